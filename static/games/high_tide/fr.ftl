# High Tide : ce que dit le plateau.
high-tide-title = High Tide
high-tide-tagline = Avance tes transats vers l’eau, mais pas plus loin que la marée ne viendra.
high-tide-poster = Affiche : des transats sur la plage, la marée monte

high-tide-black = Noir
high-tide-purple = Violet
high-tide-blue = Bleu
high-tide-orange = Orange
high-tide-yellow = Jaune
high-tide-white = Blanc
high-tide-die = { $colour } { $value }
high-tide-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Le bord de la table
high-tide-round = Manche { $round } sur { $rounds }
high-tide-note-now = joue
high-tide-note-next = ensuite
high-tide-note-done = a joué
high-tide-note-last = en dernier
high-tide-note-place = { $place }e à jouer

# Questions
high-tide-wait = C’est à { $name } de jouer.
high-tide-wait-hint = En attendant, regarde bien le plateau.
high-tide-over = La partie est finie.
high-tide-source = À toi : prends une paire de dés ou lance.
high-tide-source-roll = À toi : lance les dés.
high-tide-source-take = À toi : prends une paire de dés.
high-tide-source-free = { $again ->
    [one] Si le lancer ne te plaît pas, tu peux relancer une fois.
   *[other] Si le lancer ne te plaît pas, tu peux relancer { $again } fois.
}
high-tide-source-binds = Il ne restera qu’une place libre. Le lancer comptera aussitôt.
high-tide-source-full = Toutes les places ouvertes sont prises : il ne reste que les paires de la pelouse.
high-tide-accept = Tu gardes { $left } et { $right } ?
high-tide-accept-free = Si tu refuses, la paire reste sur la pelouse et tu relances.
high-tide-accept-last = Si tu refuses, la paire reste sur la pelouse. Ton prochain lancer comptera.
high-tide-accept-forced = Ce lancer compte : { $left } et { $right }.
high-tide-accept-forced-hint = Il ne reste qu’une place libre.
high-tide-reroll = Tu veux relancer ?
high-tide-reroll-one = De la place 2, tu peux relancer un dé. Le résultat compte.
high-tide-reroll-two = De la place 1, tu peux relancer un dé ou les deux. Le résultat compte.

# Aide pour une question
high-tide-help-source = Prends une paire sur la pelouse, ou lance deux dés tirés du sac. Qui lance ne peut plus prendre de paire dans ce tour. De la place 1 tu peux ensuite relancer jusqu’à deux dés, de la place 2 un seul. Plus ta serviette est basse, plus tôt tu joues à la manche suivante.
high-tide-help-accept = Si tu gardes ce lancer, tes transats avancent, sur les plages de ces couleurs, d’autant de cases que montrent les dés. Si tu refuses, la paire reste pour les autres et tu relances. Sur la dernière place libre, le lancer compte.
high-tide-help-reroll = Tu peux relancer, sans y être obligé. Les couleurs restent, seuls les points changent. Le résultat compte.

# Réponses
high-tide-do-roll = Lancer
high-tide-do-accept = Garder
high-tide-do-reject = Refuser
high-tide-do-reject-note = paire en place { $slot }, puis relance
high-tide-do-keep = Prendre ainsi
high-tide-do-again = Relancer { $die }
high-tide-do-both = Relancer les deux
high-tide-short-landing = { $beach } en { $to }
high-tide-landing = { $wet ->
    [yes] { $beach } en { $to }, dans l’eau
   *[no] { $beach } en { $to }, au sec, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
high-tide-say-roll = Lancer : deux dés du sac.
high-tide-say-take = Prendre { $left } et { $right } de la place { $slot } : { $landings }
high-tide-say-take-again = Prendre { $left } et { $right } de la place { $slot } : { $landings }. Ensuite tu peux relancer.
high-tide-say-accept = Garder { $left } et { $right } : { $landings }
high-tide-say-reject = Refuser { $left } et { $right } et relancer
high-tide-say-keep = Prendre { $left } et { $right } ainsi : { $landings }
high-tide-say-again = Relancer { $die }
high-tide-say-both = Relancer les deux dés

# Sur le plateau
high-tide-tell-wet = mouillé : ne compte pas
high-tide-tell-wet-short = mouillé
high-tide-tell-first = au sec, devant : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
high-tide-tell-dry = au sec : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
high-tide-tell-dry-short = au sec
high-tide-lawn = La pelouse
high-tide-lawn-order = manche suivante : de bas en haut
high-tide-lawn-order-side = manche suivante : de droite à gauche
high-tide-lawn-label = { $count ->
    [one] La pelouse, une place
   *[other] La pelouse, { $count } places
}
high-tide-slot = Place { $slot }
high-tide-slot-free = libre
high-tide-slot-shut = encore fermée
high-tide-slot-rental = Location : encore fermée
high-tide-slot-turtle = interdite
high-tide-slot-bonus = relance { $dice }
high-tide-slot-bonus-long = { $dice ->
    [one] Ici, on peut relancer un dé
   *[other] Ici, on peut relancer { $dice } dés
}
high-tide-slot-next = { $place }.
high-tide-slot-next-long = serviette numéro { $place } pour la manche suivante
high-tide-rental-open = location ouverte
high-tide-hand-me = Ton lancer
high-tide-hand-name = Lancer : { $name }
high-tide-hand-from = de la place { $slot }
high-tide-board = Le plateau : six plages, la mer en haut, les bars en bas
high-tide-told = Les plages, de l’eau vers le bar
high-tide-told-beach = Plage
high-tide-told-water = Eau
high-tide-told-chairs = Transats
high-tide-told-sea = seulement après la case { $sand }
high-tide-told-from = à partir de la case { $water }
high-tide-told-space = case { $at } : { $names }
high-tide-told-wet = case { $at }, dans l’eau : { $names }
high-tide-told-bar = au bar : { $names }
high-tide-told-points = { $points ->
    [one] { $name } ({ $points } point)
   *[other] { $name } ({ $points } points)
}
high-tide-you = Toi
high-tide-you-within = toi

# Le journal
high-tide-log-round = { $me ->
    [yes] Manche { $round }, tu commences
   *[no] Manche { $round }, { $name } commence
}
high-tide-log-rolled = { $me ->
    [yes] Tu lances { $dice }.
   *[no] { $name } lance { $dice }.
}
high-tide-log-accepted = { $me ->
    [yes] Tu gardes ce lancer.
   *[no] { $name } garde ce lancer.
}
high-tide-log-forced = { $me ->
    [yes] Le lancer compte pour toi.
   *[no] Le lancer compte pour { $name }.
}
high-tide-log-rejected = { $me ->
    [yes] Tu refuses. { $dice } reste en place { $slot }.
   *[no] { $name } refuse. { $dice } reste en place { $slot }.
}
high-tide-log-took = { $me ->
    [yes] Tu prends { $dice } de la place { $slot }.
   *[no] { $name } prend { $dice } de la place { $slot }.
}
high-tide-log-rerolled = { $me ->
    [yes] Tu relances : { $dice }.
   *[no] { $name } relance : { $dice }.
}
high-tide-log-kept = { $me ->
    [yes] Tu prends les dés tels quels.
   *[no] { $name } prend les dés tels quels.
}
high-tide-log-advanced = { $beach } : { $by ->
    [one] une case de plus, en { $to }.
   *[other] { $by } cases de plus, en { $to }.
}
high-tide-log-advanced-wet = { $beach } : { $by ->
    [one] une case de plus, en { $to }, dans l’eau.
   *[other] { $by } cases de plus, en { $to }, dans l’eau.
}
high-tide-log-towel = { $me ->
    [yes] Ta serviette est en place { $slot }.
   *[no] La serviette de { $name } est en place { $slot }.
}
high-tide-log-tide-rolled = { $me ->
    [yes] Tu lances pour la marée : { $dice }.
   *[no] { $name } lance pour la marée : { $dice }.
}
high-tide-log-waves = La marée : { $large } { $first } cases, { $small } { $second } cases
high-tide-log-waves-same = La marée : { $large } { $sum } cases d’un coup
high-tide-log-order = Manche suivante : { $names }
high-tide-log-over-own = Un transat est dans l’eau. La partie est finie.
high-tide-log-over-wave = La marée atteint un transat. La partie est finie.
high-tide-log-over-rounds = Les six manches sont jouées. La partie est finie.
high-tide-log-took-back = { $me ->
    [yes] Tu reprends { $moves ->
        [one] une réponse
       *[other] { $moves } réponses
    }.
   *[no] { $name } reprend { $moves ->
        [one] une réponse
       *[other] { $moves } réponses
    }.
}

# Le décompte
high-tide-sheet = D’où viennent les points
high-tide-sheet-who = Qui
high-tide-sheet-sum = Total
high-tide-sheet-first = au plus près de l’eau
high-tide-sheet-second = derrière
high-tide-sheet-third = ensuite
high-tide-sheet-bar = encore au bar
high-tide-sheet-wet = mouillé, ne compte pas
high-tide-sheet-none = aucun point
high-tide-far = La plus longue marche
high-tide-far-text = { $me ->
    [yes] Manche { $round } : ton transat de la plage { $beach } avance de { $by } cases, jusqu’à la case { $to }.
   *[no] Manche { $round } : le transat de { $name } sur la plage { $beach } avance de { $by } cases, jusqu’à la case { $to }.
}
high-tide-flood = La plus grande marée
high-tide-flood-text = { $hit ->
    [0] Manche { $round } : { $large } perd trois cases, { $small } deux.
    [one] Manche { $round } : { $large } perd trois cases, { $small } deux. Un transat est mouillé.
   *[other] Manche { $round } : { $large } perd trois cases, { $small } deux. { $hit } transats sont mouillés.
}
high-tide-flood-same = { $hit ->
    [0] Manche { $round } : { $large } perd cinq cases d’un coup.
    [one] Manche { $round } : { $large } perd cinq cases d’un coup. Un transat est mouillé.
   *[other] Manche { $round } : { $large } perd cinq cases d’un coup. { $hit } transats sont mouillés.
}
high-tide-race = La course la plus serrée
high-tide-race-same = { $beach }, case { $at } : à droite, { $winner } prend les quatre points devant { $loser }.
high-tide-race-near = { $gap ->
    [one] { $beach } : en case { $at }, { $winner } a une case d’avance sur { $loser }.
   *[other] { $beach } : en case { $at }, { $winner } a { $gap } cases d’avance sur { $loser }.
}
high-tide-story = Points si la partie s’était arrêtée après la manche

# Règles
high-tide-rules-goal = De quoi il s’agit
high-tide-rules-goal-text = Chacun a un transat sur chacune des six plages. Il part du bar et rêve d’eau. À la fin compte celui qui est devant, et au sec.
high-tide-rules-turn = Ton tour
high-tide-rules-turn-text = Prends une paire de dés sur la pelouse, ou lance deux dés tirés du sac. Garde le lancer, ou refuse-le : il reste sur la pelouse et tu relances. S’il ne reste qu’une place libre, le lancer compte.
high-tide-rules-bonus = Relancer
high-tide-rules-bonus-text = Une paire prise en place 1 permet de relancer un dé ou les deux, en place 2 un seul. Le résultat compte.
high-tide-rules-move = Avancer
high-tide-rules-move-text = Chaque dé avance ton transat, sur la plage de sa couleur, d’autant de cases qu’il montre de points. Même couleur : la somme. Tu te places à droite de ceux qui y sont déjà. La droite est meilleure.
high-tide-rules-order = Qui commence ensuite
high-tide-rules-order-text = Ta serviette va là d’où vient ta paire, ou sur la première place libre. La plus basse commence la manche suivante. La location ouvre d’abord trois places, puis une de plus à chaque tour.
high-tide-rules-tide = La marée
high-tide-rules-tide-text = Une paire reste à la fin de la manche, sinon on en lance une. Le dé le plus haut apporte à sa plage une grande vague de trois cases, l’autre une petite de deux.
high-tide-rules-end = Fin et décompte
high-tide-rules-end-text = Si un transat est dans l’eau après une manche, ou si six manches sont jouées, c’est la fin. Les transats mouillés ne comptent pas. Sur chaque plage, le premier transat au sec marque 4 points, le deuxième 2, le troisième 1, celui-ci seulement à cinq ou six. Chaque transat resté au bar marque 1 point.
