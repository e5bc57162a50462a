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
prompt-past-hint = Voilà comment c’était après ce coup.
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
talk-guest = Ton nom, pour en parler
talk-enter = Participer
talk-mute = Couper le chat
talk-unread = { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
talk-remove = Retirer
talk-remove-line = Retirer la ligne de { $name } : { $text }
talk-remove-ask = Retirer cette ligne ?
