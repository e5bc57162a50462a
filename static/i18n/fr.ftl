### The house: every page
page-title = Tidetable
page-description = Des jeux de société entre amis, dans le navigateur. Ouvre le lien, tape ton nom, installe-toi.
page-invitation = { $host } t’invite à jouer à { $game }
page-invitation-text = Ouvre le lien, tape ton nom, installe-toi : { $game } dans le navigateur, sans compte.

app-nav = La maison
app-tables = Tables
app-rules = Règles
app-home = Vers l’accueil
app-skip = Vers le contenu
app-skip-table = Vers la question
app-close = Fermer
app-no = Plutôt pas
app-again = Réessayer
app-lost = Ici, il n’y a que la mer.
app-your-turn = À toi de jouer
app-menu = Menu
app-settings = Réglages
app-language = Langue
app-theme = Aspect
app-theme-system = Comme l’appareil
app-theme-day = Jour
app-theme-night = Nuit
app-sound = Son
app-sound-hint = Un tintement discret quand c’est à toi.
app-still = Plateau calme
app-still-hint = Rien ne bouge, tout est en place aussitôt.
app-one-click = Un clic suffit
app-one-click-hint = À la souris, le premier clic compte, même pour les dés.
app-keys = Raccourcis clavier
app-keys-hint = Des touches simples à la table, par exemple U pour reprendre.

### The house: refusals
error-offline = Pas de réseau. Réessaie dans un instant.
error-stale = La question vient de changer. Regarde ce qui est demandé maintenant.
error-not-asked = C’est à quelqu’un d’autre. Ton tour viendra bientôt.
error-not-offered = Ce n’est pas possible maintenant. Ce qui est possible brille.
error-over = La partie est déjà terminée.
error-sealed = On ne revient pas au-delà : les dés ont roulé, ou quelqu’un d’autre a joué.
error-nothing-to-undo = Il n’y a rien à reprendre pour l’instant.
error-key-reused = C’est arrivé deux fois. Recharge la page et tout sera en ordre.
error-malformed = Nous n’avons pas compris. Recharge la page et réessaie.
error-too-large = C’est trop long. Plus court, ça ira.
error-too-fast = C’était très rapide. Attends un instant et réessaie.
error-not-saved = Ce n’est pas enregistré. Réessaie dans un instant.
error-not-found = Cela n’existe pas ici. Il manque peut-être un caractère au lien.
error-seat-taken = Cette chaise est prise. Choisis-en une libre.
error-table-full = Toutes les chaises sont prises. Tu peux volontiers regarder.
error-too-few-players = Il manque encore quelqu’un. Invite des amis ou installe un bot.
error-not-host = Seule la personne qui a mis la table peut faire cela.
error-playing = La partie est en cours. Tout reste comme c’est.
error-name-invalid = Ce nom ne va pas. Il peut avoir de 1 à 32 caractères visibles.
error-option-invalid = Ce réglage ne va pas. Choisis parmi ceux proposés.
error-unauthorized = Nous ne savons pas encore qui tu es. Tape d’abord ton nom.
error-forbidden-origin = Cette adresse n’est pas de la maison. Ouvre la table par son propre lien.

### The table in play
table-rests = Cette table se repose : quelque chose cloche, nous regardons. Aucun coup n’est perdu.
table-lost = Pas de réseau. Nous essayons encore.
table-lost-kept = Pas de réseau. Ton coup est noté et part dans un instant.
table-missed = { $count ->
    [one] Pendant ton absence : une étape.
   *[other] Pendant ton absence : { $count } étapes.
}
table-missed-show = Regarder
table-copy-link = Copier le lien de la table
table-copied = Le lien est copié.
table-rules = Règles du jeu
table-keys = Touches
table-leave = Quitter la table
table-key-answer = Réponse 1 à 9 dans la barre
table-key-disarm = Finalement non, ou fermer
table-key-undo = Reprendre
table-key-help = La règle pour cette question
table-key-prompt = Vers la question
table-key-board = Vers le plateau
table-key-chat = Écrire dans le chat
table-key-log = Journal
table-key-past = En arrière : un pas avant, un pas après
table-key-now = Revenir à maintenant
table-key-keys = Cette liste

### The prompt bar
prompt-label = Ce qui est demandé
prompt-loading = La table se met …
prompt-help = La règle
prompt-undo = Reprendre
prompt-undo-none = Tu n’as rien fait depuis le dernier lancer
prompt-final = ne se reprend pas
prompt-armed = Cela ne se reprend pas.
prompt-again = touche encore une fois
prompt-confirm = Oui, comme ça
prompt-disarm = Finalement non
prompt-wait-many = Nous attendons { $names }.
prompt-away = { $name } n’est pas à la table en ce moment.
prompt-watching = Tu regardes.
prompt-since = Depuis { $since }.
prompt-past = En arrière : coup { $n } sur { $last }
prompt-past-hint = Voilà comment c’était. Tu ne fais que regarder.
prompt-over = Regarde d’où viennent les points.
prompt-result = Vers le résultat

### The people at the table
people-title = À la table, dans l’ordre du tour
people-you = Toi
people-twin = { $name } { $mark }
people-score = Points :
people-score-hint = si la partie s’arrêtait maintenant
people-here = à la table
people-away = pas là en ce moment
people-bot = un bot
people-bot-red = Crabe
people-bot-green = Tortue
people-bot-brown = Phoque
people-bot-teal = Baleine
people-bot-pink = Flamant
people-bot-cream = Mouette
people-since-minutes = { $count } min
people-since-hours = { $count } h
people-since-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
people-thinking = depuis { $since }

### The log and the past
log-drawer = Journal et chat
log-tab-all = Tout
log-tab-log = Journal
log-tab-chat = Chat
log-none = Rien ne s’est encore passé.
log-gone = Repris :
log-look = Comment c’était après
log-look-move = Voir comment c’était après le coup { $n }
log-past = En arrière
log-first = Au début
log-prev = Un pas en arrière
log-next = Un pas en avant
log-walk = Faire défiler
log-halt = Pause
log-now = Maintenant
log-to-now = Revenir à maintenant
log-move = Coup { $n }
log-round = Manche { $round }

### The chat
talk-title = Chat
talk-lines = Ce qui s’est dit
talk-none = Personne n’a encore rien dit.
talk-write = Écris à la table
talk-send = Envoyer
talk-guest = Tape d’abord ton nom, puis tu pourras parler.
talk-mute = Couper le chat
talk-unread = { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
talk-remove = Retirer
talk-remove-line = Retirer la ligne de { $name } : { $text }
talk-remove-ask = Retirer cette ligne ?
