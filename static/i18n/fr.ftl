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
error-broken = Quelque chose n’est pas arrivé. Recharge la page.
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

### Home
home-title = Tes tables
home-hello-guest = Une soirée jeux, même loin les uns des autres.
home-hello-first = Content de te voir, { $name }.
home-hello-quiet = Personne ne t’attend pour l’instant.
home-hello-asked = { $count ->
    [one] Une table t’attend.
   *[other] { $count } tables t’attendent.
}
home-lead = Joue ton tour maintenant, ou ce soir au lit. Ta place reste la tienne.
home-lead-quiet = Dès que c’est à toi quelque part, la table apparaît ici tout en haut.
home-lead-first = Mets une table et envoie le lien. Il n’en faut pas plus.
home-lead-guest = L’un de vous met la table, les autres ouvrent un lien, écrivent leur nom et s’assoient.
home-step-lay = Mets une table : vous êtes combien ?
home-step-send = Envoie le lien à tes amis.
home-step-play = Jouez en direct ce soir, ou coup par coup.
home-mine = Tes tables
home-more = Montrer les tables plus anciennes
home-alone = personne d’autre pour l’instant
home-with = avec { $names }
home-seated = { $count } sur { $seats }
home-over = terminée
home-off = annulée
home-waiting-many = { $name } et { $count } de plus
home-games = Jeux
home-players = { $min } à { $max }
home-minutes = { $count } min
home-play = Jouer
home-rules = Comment ça marche
home-lay = Jouer entre amis
home-game = Jeu
home-count = À combien
home-pace = Rythme
home-pace-live = En direct
home-pace-async = Coup par coup
home-pace-none = Sans pendule
home-visibility = Qui peut venir
home-door-link = Qui a le lien
home-door-open = Toute la maison
home-lay-do = Mettre la table
home-open = Tables ouvertes
home-open-none = Aucune table n’est ouverte. Mets-en une que toute la maison voit.
home-by = Chez { $name }
home-join = Jouer avec
home-code = Code ou lien
home-code-open = Ouvrir
home-fair = Dés honnêtes
home-api = Pour bots et programmes

### Before the start
before-title = { $game }, avant le départ
before-name = Ton nom
before-name-hint = Comment on t’appelle à table
before-seated = { $count ->
    [0] Personne n’est encore assis.
    [one] Une personne sur { $seats } est assise.
   *[other] { $count } sur { $seats } sont assis.
}
before-free = encore libre
before-sit = S’asseoir
before-move = Ici
before-stand = Se lever
before-remove = Retirer { $name } de sa place
before-bot = Bot
before-is-bot = un bot
before-is-me = toi
before-is-me-host = toi, ta table
before-is-host = a mis la table
before-is-here = est là
before-is-away = pas là pour l’instant
before-take = Il reste une chaise libre.
before-take-hint = Assieds-toi et tu joues.
before-full = Toutes les chaises sont prises.
before-full-hint = Tu peux regarder. Tu verras le plateau dès que ça commence.
before-wait = Ça commence bientôt.
before-wait-hint = { $host } lance la partie.
before-ready = On peut commencer.
before-ready-hint = Tout le monde est assis.
before-ready-free = Ça suffit déjà. Les chaises libres s’en vont quand tu lances la partie.
before-missing = { $count ->
    [one] Il manque encore une personne.
   *[other] Il en manque encore { $count }.
}
before-missing-hint = Envoie le lien, ou mets un bot sur une chaise.
before-start = Lancer la partie
before-keep-order = Garder ces places au lieu de les tirer au sort
before-chair = Ton transat
before-chair-taken = { $colour } : { $name }
before-colour-red = rouge, rayures
before-colour-green = vert, pois
before-colour-brown = brun, damier
before-colour-teal = turquoise, vagues
before-colour-pink = rose, étoile
before-colour-cream = crème, uni
before-terms = Comment on joue
before-rules = Les règles de { $game }
before-off = Cette table est annulée.
before-off-do = Annuler la table
before-off-ask = Annuler cette table ?
before-off-text = Qui ouvre le lien verra qu’on ne joue pas ici.
invite-title = { $count ->
    [one] Invite encore une personne
   *[other] Invite { $count } personnes
}
invite-full = Toutes les places sont prises
invite-text = Ouvrir le lien, écrire son nom, s’asseoir. Sans compte.
invite-copy = Copier
invite-share = Partager
invite-qr = Le lien en code QR
invite-qr-hint = À ouvrir avec l’appareil photo quand vous êtes côte à côte.

### After the game
over-title = { $game }, terminée
over-won = Tu as gagné.
over-won-by = { $name } gagne.
over-shared = Victoire partagée : { $names }
over-points = { $count ->
    [one] Un point à { $game }.
   *[other] { $count } points à { $game }.
}
over-rematch = Revanche
over-rematch-there = Vers la revanche
over-own = Jouer aussi
over-share = Partager la partie
over-story = Comment c’est arrivé
over-replay = Revoir la partie
over-fair = Les dés étaient honnêtes.
over-fair-text = Tu peux recalculer chaque lancer.
over-verify = Vérifier les dés

### Fair dice
verify-title = Les dés étaient-ils honnêtes ?
verify-lead = C’est ton navigateur qui calcule, pas la maison.
verify-back = Retour à { $game }
verify-which = Code ou lien de la table
verify-look = Recalculer
verify-running = La maison ne montre son nombre secret qu’après la partie, sinon on pourrait prévoir les lancers.
verify-good = Tout est juste.
verify-bad = Quelque chose ne va pas.
verify-each = Tous les lancers
verify-how = Comment ça marche
verify-how-one = Quand la table est mise, la maison tire un long nombre secret et n’en montre que l’empreinte.
verify-how-two = Ensuite ton navigateur invente son propre nombre et l’envoie une seule fois.
verify-how-three = Le nombre secret et ceux de tous les navigateurs donnent chaque lancer. Plus personne ne peut rien changer.
verify-how-four = Après la partie, la maison montre le nombre secret. Il doit correspondre à l’empreinte et donner chaque lancer.
verify-numbers = Les nombres
verify-numbers-text = Pour recalculer par tes propres moyens : le journal de la partie et le programme engines.core.verify.
verify-commitment = Promesse de la maison
verify-record = Journal de la partie

### Me
me-title = Toi
me-nobody = Qui es-tu ?
me-save = Enregistrer
me-saved = Enregistré.
me-zone = Fuseau horaire
me-another = Continuer sur un autre appareil
me-another-text = Un lien pour un seul appareil, valable dix minutes. Là-bas aussi, tu seras toi.
me-pass-make = Montrer le lien et le code QR
me-pass-until = Valable jusqu’à { $time }, une fois.
me-devices = Tes appareils
me-device-this = celui-ci
me-device-seen = vu { $time }
me-device-ask = Déconnecter { $device } ?
me-device-text = Il faudra y écrire un nom de nouveau.
me-out = Se déconnecter
me-out-ask = Se déconnecter ici ?
me-out-text = Sans un autre appareil connecté, tu ne retrouveras plus tes places. Ouvre d’abord la maison sur un autre appareil.

### Another device
pass-title = Continuer ici ?
pass-text = Ce navigateur devient le tien, avec ton nom et tes places.
pass-already = { $name } est déjà connecté ici. Si tu continues, ce navigateur change.
pass-do = Oui, continuer ici
pass-done = Te revoilà, { $name }.
pass-gone = Ce lien est déjà utilisé ou trop vieux. Fais-en un nouveau sur ton premier appareil.

### Rules
rules-title = Règles : { $game }
rules-none = Les règles de ce jeu ne sont pas encore ici.

### The pages: what else they say
home-extras = D’autres choix
before-mine = Ta table est mise.
before-invited = { $name } t’invite.
before-at = Tu es à la table de { $name }.
before-door = Comment t’appelles-tu ?
before-door-text = Un nom suffit, et te voilà à table. Sans compte.
before-sit-as = S’asseoir : { $name }
before-sit-here = S’asseoir sur la chaise { $seat }
before-invite = Inviter
before-invite-seat = Inviter quelqu’un sur la chaise { $seat }
before-bot-seat = Mettre un robot sur la chaise { $seat }
before-came = { $name } est maintenant à table.
before-remove-ask = Libérer la chaise de { $name } ?
before-remove-text = Avec le lien, on peut se rasseoir.
before-remove-yes = Libérer la chaise
before-off-by = { $host } a changé d’avis. Il y a de la place à une autre table.
before-keep-order-hint = Sinon, les dés de la table décident des places.
before-terms-sentence = Nous sommes { $seats } et jouons { $pace }. Bienvenue à { $visibility }.
before-terms-seats = À combien
before-terms-range = { $min } à { $max }
before-terms-pace = Rythme
before-terms-pace-live = en direct
before-terms-pace-async = tour par tour
before-terms-pace-none = sans horloge
before-terms-visibility = Qui peut venir
before-terms-visibility-link = qui a le lien
before-terms-visibility-open = tout le monde ici
invite-message = Viens jouer à { $game } : ouvre le lien, tape ton nom, assieds-toi.
invite-copied = Le lien est copié.
over-none = Cette partie n’a pas de résultat.
over-sheet = D’où viennent les points
over-behind = Derrière : { $names }.
over-you = toi
over-behind-one = { $name } avec { $score }
over-shared-too = Tu partages la victoire avec { $names }.
over-message = Notre partie de { $game }, coup par coup.
over-rematch-watch = Regarder la revanche
over-step = Après
rules-play = Y jouer
me-hello = Bonjour, { $name }.
me-name-text = C’est ton nom à toutes les tables.
me-looks = À ton goût
me-zone-text = Pour que les heures soient les tiennes.
me-device-out = Déconnecter
me-device-out-of = Déconnecter { $device }
me-out-others = Tu restes toi sur tes autres appareils, et tu peux rouvrir celui-ci depuis l’un d’eux.
verify-good-text = { $count ->
    [one] Un nombre au hasard a été tiré, et il est juste.
   *[other] { $count } nombres au hasard ont été tirés, et chacun est juste.
}
verify-bad-text = Au moins une étape ci-dessous ne tombe pas juste. Montre cette page à la personne qui tient cette maison.
verify-early = La partie n’a pas encore commencé.
verify-on = La partie est encore en cours.
verify-steps = Ce qui a été recalculé
verify-found-right = juste
verify-found-wrong = faux
verify-found-unknown = inconnu ici
verify-seed = La promesse est tenue
verify-seed-right = Le nombre secret montré maintenant donne exactement l’empreinte que la maison avait montrée en mettant la table.
verify-seed-wrong = Le nombre secret montré maintenant donne une autre empreinte que celle que la maison avait montrée.
verify-promise = Ton navigateur se souvient
verify-promise-right = Il a gardé l’empreinte avant le début, et c’est toujours la même.
verify-promise-wrong = Il avait gardé une autre empreinte avant le début. Le nombre secret a été échangé.
verify-promise-unknown = Ce navigateur n’était pas là avant le début, il n’a donc rien gardé.
verify-salt = Ton propre nombre a compté
verify-salt-right = Le nombre tiré par ton navigateur fait partie des dés. Personne ne pouvait les choisir d’avance.
verify-salt-wrong = Le nombre tiré par ton navigateur manque dans les dés.
verify-salt-unknown = Ce navigateur n’a donné aucun nombre à cette table.
verify-seats = Qui est assis où
verify-seats-right = Les places sont celles que les dés ont mêlées, ou celles que vous aviez prises.
verify-seats-wrong = Les dés auraient mêlé les places autrement.
verify-seats-unknown = L’enregistrement ne dit pas d’où viennent les places.
verify-draws = Rien n’a été tiré deux fois
verify-draws-right = Les nombres sont venus l’un après l’autre, aucun sauté, aucun répété.
verify-draws-wrong = Le compte des nombres revient en arrière.
verify-throws = Chaque lancer, relancé
verify-throws-right = Ton navigateur a relancé tous les dés et obtenu les mêmes.
verify-throws-wrong = Au moins un lancer donne autre chose.
verify-move = Coup
verify-who = Qui
verify-on-table = À la table
verify-again = Recalculé
verify-all = { $count ->
    [one] Montrer le lancer
   *[other] Montrer les { $count } lancers
}
verify-the-seed = Le nombre secret de la maison
verify-salts = Les nombres des navigateurs, place par place
verify-yours = le tien
verify-proves = Ce que cela prouve
verify-proves-change = Personne n’a changé un dé après le début, pas même la maison.
verify-proves-foresee = Personne à la table ne pouvait prévoir un lancer.
verify-proves-salt = Avec ton propre nombre dedans, personne ne pouvait choisir les dés en faveur de quelqu’un.
verify-not = Ce que cela ne prouve pas
verify-not-house = La maison connaît le nombre secret pendant la partie. Qui la tient pourrait regarder d’avance.
verify-not-people = Cela ne dit pas qui tenait quel appareil en main.
verify-not-luck = Des dés justes peuvent être cruels quand même.
