# Heimathafen : ce que dit le plateau.
heimathafen-title = Heimathafen
heimathafen-tagline = Six vents, un port : ramène ton bateau à la maison avant les autres.
heimathafen-poster = Affiche : un voilier cingle vers le phare
heimathafen-option-board = Carte marine
heimathafen-option-board-hint = Ses cases décident des six vents qui soufflent.
heimathafen-option-board-sea-1 = Cases carrées
heimathafen-option-board-sea-hex = Hexagones (longue partie)
heimathafen-option-memory-aid = Retenir les vents
heimathafen-option-memory-aid-hint = Ce que tout le monde a vu reste visible sur les râteliers.

heimathafen-short-n = N
heimathafen-short-ne = NE
heimathafen-short-e = E
heimathafen-short-se = SE
heimathafen-short-s = S
heimathafen-short-sw = SO
heimathafen-short-w = O
heimathafen-short-nw = NO
heimathafen-wind-n = nord
heimathafen-wind-ne = nord-est
heimathafen-wind-e = est
heimathafen-wind-se = sud-est
heimathafen-wind-s = sud
heimathafen-wind-sw = sud-ouest
heimathafen-wind-w = ouest
heimathafen-wind-nw = nord-ouest
heimathafen-to-n = le nord
heimathafen-to-ne = le nord-est
heimathafen-to-e = l’est
heimathafen-to-se = le sud-est
heimathafen-to-s = le sud
heimathafen-to-sw = le sud-ouest
heimathafen-to-w = l’ouest
heimathafen-to-nw = le nord-ouest
heimathafen-danger-pirates = Les pirates
heimathafen-danger-storm = La tempête
heimathafen-danger-sea-dragon = Le dragon de mer
heimathafen-you = Toi
heimathafen-motto = Ici ne soufflent que six vents.

# Le bord de la table
heimathafen-round = Tour { $round }
heimathafen-before = Avant le départ
heimathafen-over-short = Au port
heimathafen-note-far = { $count ->
    [one] encore une case
   *[other] encore { $count } cases
}
heimathafen-note-hit = touché, encore { $count }
heimathafen-note-home = à la maison
heimathafen-moves = { $count ->
    [one] un coup
   *[other] { $count } coups
}

# Questions
heimathafen-wait = C’est à { $name }.
heimathafen-wait-flag = { $name } réfléchit : faux pavillon ou non ?
heimathafen-wait-holder = { $name } range encore ses vents.
heimathafen-wait-start = { $name } choisit son vent de départ.
heimathafen-wait-hint = Tu peux déjà tout regarder.
heimathafen-over = Un bateau est rentré, la partie est finie.
heimathafen-ask-start = Quel vent mets-tu sous ton bateau ?
heimathafen-ask-start-hint = Il reste visible. Les cinq autres vont sur ton râtelier.
heimathafen-ask-start-sides = Touche une case de départ V, à gauche ou à droite, puis un vent.
heimathafen-ask-holder = Range tes vents.
heimathafen-ask-holder-hint = Celui de gauche souffle d’abord. Personne d’autre ne voit l’ordre.
heimathafen-ask-sail = Hisses-tu la voile ?
heimathafen-ask-sail-hint = { $count ->
    [one] Cinq coups au lieu de trois. C’est ta dernière voile.
   *[other] Cinq coups au lieu de trois. Tu as { $count } voiles pour tout le voyage.
}
heimathafen-ask-sail-danger = { $count ->
    [one] Ton bateau est dans un danger, le dé tombe juste après. Il reste une voile.
   *[other] Ton bateau est dans un danger, le dé tombe juste après. Il reste { $count } voiles.
}
heimathafen-ask-timing = Quand lances-tu le dé des dangers ?
heimathafen-ask-timing-hint = Une fois par tour, les dangers dérivent, et tu les diriges.
heimathafen-ask-mode = Un { $count } : comment dérivent les dangers ?
heimathafen-ask-mode-hint = Qui est touché a un vent de moins au tour suivant.
heimathafen-ask-danger = Quel danger dérive ?
heimathafen-ask-on = { $danger } : et ensuite, vers où ?
heimathafen-ask-danger-hint = { $count ->
    [one] Touche un danger, puis sa case. Encore un pas.
   *[other] Touche un danger, puis sa case. Encore { $count } pas.
}
heimathafen-ask-ship = Quel bateau prend ce vent : { $wind } ?
heimathafen-ask-ship-hint = Son ancien vent arrive à droite sur ton râtelier.
heimathafen-ask-ship-free = Tu ne dois ramener personne au port : ce vent ({ $wind }) peut aussi passer.
heimathafen-ask-nobody = Ce vent ({ $wind }) ne déplace personne.
heimathafen-ask-nobody-hint = Le vent passe à droite, cela compte comme un coup.
heimathafen-ask-flag = { $name } te pousse vers { $to }.
heimathafen-ask-flag-home = { $name } te ramène au port.
heimathafen-ask-flag-hint = { $count ->
    [one] Laisses-tu faire ? Il te reste un faux pavillon.
   *[other] Laisses-tu faire ? Il te reste { $count } faux pavillons.
}

# Aide à la question
heimathafen-help-start-token = Sous chaque bateau se trouve un vent visible. Qui déplace le bateau le prend sur son râtelier et y laisse le sien. Tu rangeras les cinq autres face cachée.
heimathafen-help-holder = C’est toujours le vent de gauche de ton râtelier qui souffle. Celui que tu joues reste sous un bateau, et l’ancien vent de ce bateau arrive à droite. Touche deux vents pour les échanger, ou fais-les glisser. Au clavier : Entrée prend, les flèches déplacent.
heimathafen-help-sail = Avec une voile, tu as cinq vents ce tour-ci au lieu de trois. Chacun a deux voiles pour toute la partie, une par tour.
heimathafen-help-timing = Tu lances le dé des dangers une fois par tour, avant tes vents ou après. Sur un X, les dangers se reposent, sinon ils dérivent d’une à trois cases.
heimathafen-help-danger-mode = Sur un 2 ou un 3, tu déplaces autant de dangers d’une case, ou un seul d’autant de cases. Un danger qui rencontre un bateau s’arrête là.
heimathafen-help-danger = Les dangers dérivent partout où souffle un vent, mais pas sur une île, dans le port ou l’un sur l’autre. Qui est touché a un vent de moins au tour suivant. Tu peux aussi t’arrêter.
heimathafen-help-ship = Le vent de gauche doit déplacer un bateau si l’un d’eux peut bouger : le tien ou un autre. Les îles, les bateaux et le bord arrêtent, les dangers non. Personne n’est obligé de ramener un autre bateau au port.
heimathafen-help-flag = Un faux pavillon garde ton bateau où il est. Le vent doit alors trouver un autre bateau. Chacun en a deux pour toute la partie.

# Réponses
heimathafen-do-holder = Que ça souffle ainsi
heimathafen-do-sail = Hisser la voile
heimathafen-do-no-sail = Sans voile
heimathafen-do-now = Lancer maintenant
heimathafen-do-later = Après les vents
heimathafen-do-many = { $count } dangers, une case chacun
heimathafen-do-one = Un danger, jusqu’à { $count } cases
heimathafen-do-stop = Les laisser
heimathafen-do-mine = Mon bateau vers { $to }
heimathafen-do-rotate = Passer ce vent : { $wind }
heimathafen-do-flag = Montrer un faux pavillon
heimathafen-do-flag-note = tu restes, encore { $count }
heimathafen-do-accept = Laisser faire
heimathafen-gain-harbour = au port
heimathafen-gain-danger = { $danger } : un coup de moins
heimathafen-gain-far = { $count ->
    [one] puis encore une case
   *[other] puis encore { $count } cases
}
heimathafen-say-start = { $side ->
    [left] Vent sous ton bateau : { $wind }, case de départ { $space } à gauche.
    [right] Vent sous ton bateau : { $wind }, case de départ { $space } à droite.
   *[none] Vent sous ton bateau : { $wind }, case de départ { $space }.
}
heimathafen-say-holder = De gauche à droite : { $winds }
heimathafen-say-sail = Hisser la voile : { $count } coups
heimathafen-say-no-sail = Sans voile : { $count } coups
heimathafen-say-now = Lancer le dé des dangers maintenant, avant tes vents
heimathafen-say-later = Lancer le dé des dangers après tes vents
heimathafen-say-many = Jusqu’à { $count } dangers dérivent d’une case
heimathafen-say-one = Un danger dérive jusqu’à { $count } cases
heimathafen-say-danger = { $hit ->
    [me] { $danger } vers { $to }, sur ton propre bateau
    [other] { $danger } vers { $to }, sur le bateau de { $name }
   *[none] { $danger } vers { $to }
}
heimathafen-say-stop = Les dangers restent où ils sont
heimathafen-say-rotate = Ce vent ({ $wind }) passe à droite et ne déplace personne
heimathafen-say-ship = { $me ->
    [yes] Ton bateau vers { $to }, { $gain }. Tu reçois : { $takes }.
   *[no] Le bateau de { $name } vers { $to }, { $gain }. Tu reçois : { $takes }.
}
heimathafen-say-asks = { $name } peut montrer un faux pavillon.
heimathafen-say-flag = Tu montres un faux pavillon et tu restes où tu es
heimathafen-say-accept = Tu laisses faire : { $gain }

# Sur le plateau
heimathafen-board = La carte marine : en haut le port, en bas les cases de départ
heimathafen-dock = Ton râtelier de vents
heimathafen-dock-move = Coup { $move } sur { $moves }
heimathafen-dock-turn = C’est à { $name }
heimathafen-dock-other = Râtelier de { $name }
heimathafen-dock-pick = Choisis ton vent de départ
heimathafen-dock-order = Le vent souffle de gauche
heimathafen-dock-wait = Pas encore rangé
heimathafen-next = le prochain : { $wind }
heimathafen-comes = { $wind } arrive
heimathafen-hidden = face cachée
heimathafen-place = { $wind }, place { $place } sur 5
heimathafen-place-held = { $wind }, place { $place } sur 5, en main
heimathafen-sails = { $count ->
    [one] une voile
   *[other] { $count } voiles
}
heimathafen-flags = { $count ->
    [one] un pavillon
   *[other] { $count } pavillons
}
heimathafen-die-blank = Dé des dangers, pas encore lancé
heimathafen-die = Dé des dangers : { $face }
heimathafen-die-wait = à venir
heimathafen-die-x = tout se repose
heimathafen-die-go = ça dérive
heimathafen-others = Les râteliers des autres
heimathafen-all = Les râteliers
heimathafen-card-known = tout est connu
heimathafen-card-hit = a été touché
heimathafen-card-now = joue
heimathafen-card-banned = a hissé un pavillon
heimathafen-card-unordered = range encore
heimathafen-card-ship = { $name } : bateau sur { $wind }, encore { $count }
heimathafen-berth-left = Case de départ de gauche
heimathafen-berth-right = Case de départ de droite
heimathafen-plus = + { $wind }
heimathafen-bubble = { $name } : « Cap vers { $to } »
heimathafen-told = Bateaux et dangers
heimathafen-told-who = Quoi
heimathafen-told-where = Où
heimathafen-told-wind = Vent dessous
heimathafen-told-far = Jusqu’au port
heimathafen-told-place = Rangée { $row } depuis le port, { $side ->
    [west] { $count } à l’ouest
    [east] { $count } à l’est
   *[mid] au milieu
}
heimathafen-told-none = pas encore en mer
heimathafen-told-islands = Îles

# Journal
heimathafen-log-started = { $board ->
    [sea-hex] La carte aux hexagones est étalée.
   *[other] La carte aux cases carrées est étalée.
}
heimathafen-log-start = { $me ->
    [yes] Tu pars de { $space }, avec dessous : { $wind }.
   *[no] { $name } part de { $space }, avec dessous : { $wind }.
}
heimathafen-log-holder = { $me ->
    [yes] Tu as rangé tes vents.
   *[no] { $name } a rangé ses vents.
}
heimathafen-log-turn = { $trouble ->
    [danger] { $me ->
        [yes] Tour { $round } : à toi, en plein danger
       *[no] Tour { $round } : à { $name }, en plein danger
    }
    [loss] { $me ->
        [yes] Tour { $round } : à toi, avec un coup de moins
       *[no] Tour { $round } : à { $name }, avec un coup de moins
    }
   *[none] { $me ->
        [yes] Tour { $round } : à toi
       *[no] Tour { $round } : à { $name }
    }
}
heimathafen-log-sail = { $me ->
    [yes] Tu hisses la voile : { $count } coups.
   *[no] { $name } hisse la voile : { $count } coups.
}
heimathafen-log-rolled = { $face ->
    [X] { $forced ->
        [yes] { $me ->
            [yes] Tu lances un X : encore un coup de moins.
           *[no] { $name } lance un X : encore un coup de moins.
        }
       *[no] { $me ->
            [yes] Tu lances un X, tous les dangers se reposent.
           *[no] { $name } lance un X, tous les dangers se reposent.
        }
    }
   *[other] { $me ->
        [yes] Tu lances un { $face } pour les dangers.
       *[no] { $name } lance un { $face } pour les dangers.
    }
}
heimathafen-log-danger = { $hit ->
    [me] { $danger } vers { $to }, ton bateau est touché.
    [other] { $danger } vers { $to }, le bateau de { $name } est touché.
   *[none] { $danger } vers { $to }.
}
heimathafen-log-chosen = { $mine ->
    [yes] { $name } veut pousser ton bateau vers { $to }.
   *[no] { $me ->
        [yes] Tu veux pousser le bateau de { $owner } vers { $to }.
       *[no] { $name } veut pousser le bateau de { $owner } vers { $to }.
    }
}
heimathafen-log-flagged = { $me ->
    [yes] Tu montres un faux pavillon et tu restes.
   *[no] { $name } montre un faux pavillon et reste.
}
heimathafen-log-moved = { $hit ->
    [yes] { $me ->
        [yes] Tu navigues vers { $to }, dans un danger. Tu reçois : { $takes }.
       *[no] { $name } navigue vers { $to }, dans un danger, et reçoit : { $takes }.
    }
   *[no] { $me ->
        [yes] Tu navigues vers { $to }. Tu reçois : { $takes }.
       *[no] { $name } navigue vers { $to } et reçoit : { $takes }.
    }
}
heimathafen-log-pushed = { $mine ->
    [yes] { $hit ->
        [yes] { $name } te pousse vers { $to }, dans un danger, et prend : { $takes }.
       *[no] { $name } te pousse vers { $to } et prend : { $takes }.
    }
   *[no] { $hit ->
        [yes] { $me ->
            [yes] Tu pousses { $owner } vers { $to }, dans un danger, et tu prends : { $takes }.
           *[no] { $name } pousse { $owner } vers { $to }, dans un danger, et prend : { $takes }.
        }
       *[no] { $me ->
            [yes] Tu pousses { $owner } vers { $to } et tu prends : { $takes }.
           *[no] { $name } pousse { $owner } vers { $to } et prend : { $takes }.
        }
    }
}
heimathafen-log-rotated = { $me ->
    [yes] Ce vent ({ $wind }) ne déplace personne et passe à ta droite.
   *[no] Ce vent ({ $wind }) ne déplace personne et passe à droite chez { $name }.
}
heimathafen-log-over-harbour = Un bateau entre au port. La partie est finie.
heimathafen-log-over-limit = Le dernier tour est joué. La partie est finie.
heimathafen-log-took-back = { $me ->
    [yes] Tu reprends { $moves ->
        [one] une réponse
       *[other] { $moves } réponses
    }.
   *[no] { $name } reprend { $moves ->
        [one] une réponse
       *[other] { $moves } réponses
    }.
}

# Décompte
heimathafen-sheet = Ce qu’il restait à parcourir
heimathafen-sheet-rank = Rang
heimathafen-sheet-who = Qui
heimathafen-sheet-far = Cases
heimathafen-sheet-own = de sa main
heimathafen-sheet-pushed = poussé par d’autres
heimathafen-sheet-hits = touché
heimathafen-sheet-flags = Pavillons
heimathafen-sheet-sails = Voiles
heimathafen-sheet-home = au port
heimathafen-sheet-winds = Et voici les râteliers à la fin
heimathafen-story = Cases jusqu’au port, au début de chaque tour

# Règles
heimathafen-rules-goal = Le but
heimathafen-rules-goal-text = Tout le monde part du sud, le port est au nord. Le premier bateau sur la case du port gagne aussitôt, peu importe qui l’y a poussé.
heimathafen-rules-holder = Tes vents
heimathafen-rules-holder-text = Chacun a six vents. L’un est visible sous son bateau, les cinq autres, tu les ranges face cachée sur ton râtelier. C’est toujours celui de gauche qui souffle.
heimathafen-rules-move = Trois vents par tour
heimathafen-rules-move-text = Le vent de gauche déplace un bateau d’une case : le tien ou un autre. Il reste sous ce bateau, et le vent qui s’y trouvait arrive à droite sur ton râtelier. Si un bateau peut bouger, tu dois en déplacer un. Les îles, les bateaux et le bord arrêtent. Si aucun ne peut bouger, le vent passe simplement à droite.
heimathafen-rules-flag = Le faux pavillon
heimathafen-rules-flag-text = Quand quelqu’un veut déplacer ton bateau, tu peux, deux fois par partie, montrer un faux pavillon. Ton bateau reste, et le vent doit en trouver un autre.
heimathafen-rules-danger = Pirates, tempête et dragon de mer
heimathafen-rules-danger-text = Une fois par tour, tu lances le dé des dangers, avant tes vents ou après. De 1 à 3, autant de dangers dérivent d’une case, ou un seul d’autant de cases ; c’est toi qui dis vers où. Un bateau rencontré, ou qui entre dans un danger, a un vent de moins au tour suivant. Qui est dans un danger doit lancer d’abord, et là, un X coûte encore un vent.
heimathafen-rules-sail = Hisser la voile
heimathafen-rules-sail-text = Deux fois par partie, au début de ton tour, tu peux hisser la voile : cinq vents soufflent alors pour toi au lieu de trois.
heimathafen-rules-hex = L’autre carte
heimathafen-rules-hex-text = Sur la carte aux hexagones soufflent six autres vents, dont deux éloignent du port. Le va-et-vient dure plus longtemps.
