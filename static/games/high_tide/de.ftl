# High Tide: was das Brett sagt.
high-tide-title = High Tide
high-tide-tagline = Rück deine Liegestühle ans Wasser, aber nur so weit, wie die Flut nicht reicht.
high-tide-poster = Plakat: Liegestühle am Strand, die Flut kommt

high-tide-black = Schwarz
high-tide-purple = Lila
high-tide-blue = Blau
high-tide-orange = Orange
high-tide-yellow = Gelb
high-tide-white = Weiß
high-tide-die = { $colour } { $value }
high-tide-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Rand des Tisches
high-tide-round = Runde { $round } von { $rounds }
high-tide-note-now = ist dran
high-tide-note-next = danach
high-tide-note-done = hat gezogen
high-tide-note-last = zuletzt
high-tide-note-place = { $place }. in der Reihe

# Fragen
high-tide-wait = { $name } ist dran.
high-tide-wait-hint = Du kannst dir schon alles ansehen.
high-tide-over = Die Partie ist zu Ende.
high-tide-source = Du bist dran: nimm ein Würfelpaar oder würfle.
high-tide-source-roll = Du bist dran: würfle.
high-tide-source-take = Du bist dran: nimm ein Würfelpaar.
high-tide-source-free = { $again ->
    [one] Gefällt dir der Wurf nicht, darfst du noch einmal neu würfeln.
   *[other] Gefällt dir der Wurf nicht, darfst du noch { $again }-mal neu würfeln.
}
high-tide-source-binds = Nach dem Würfeln ist nur noch ein Platz frei. Der Wurf gilt dann sofort.
high-tide-source-full = Alle offenen Plätze sind belegt, darum bleibt nur ein Paar von der Wiese.
high-tide-accept = Behältst du { $left } und { $right }?
high-tide-accept-free = Lehnst du ab, bleibt das Paar auf der Wiese liegen, und du würfelst neu.
high-tide-accept-last = Lehnst du ab, bleibt das Paar auf der Wiese liegen. Dein nächster Wurf gilt.
high-tide-accept-forced = Dieser Wurf gilt: { $left } und { $right }.
high-tide-accept-forced-hint = Es ist nur noch ein Platz frei.
high-tide-reroll = Willst du neu werfen?
high-tide-reroll-one = Von Platz 2 darfst du einen Würfel neu werfen. Was dann oben liegt, gilt.
high-tide-reroll-two = Von Platz 1 darfst du einen oder beide Würfel neu werfen. Was dann oben liegt, gilt.

# Hilfe zur Frage
high-tide-help-source = Nimm ein Paar von der Wiese, oder würfle zwei Würfel aus dem Beutel. Wer würfelt, kann in diesem Zug kein Paar mehr nehmen. Von Platz 1 darfst du danach bis zu zwei Würfel neu werfen, von Platz 2 einen. Je weiter unten dein Handtuch liegt, desto früher bist du in der nächsten Runde dran.
high-tide-help-accept = Behältst du den Wurf, rücken deine Stühle an den Stränden dieser Farben so weit vor, wie die Würfel zeigen. Lehnst du ab, bleibt das Paar für die anderen liegen, und du würfelst neu. Auf dem letzten freien Platz gilt der Wurf.
high-tide-help-reroll = Du darfst neu werfen, musst aber nicht. Die Farben bleiben, nur die Augen ändern sich. Was danach oben liegt, gilt.

# Antworten
high-tide-do-roll = Würfeln
high-tide-do-accept = Behalten
high-tide-do-reject = Ablehnen
high-tide-do-reject-note = Paar auf Platz { $slot }, dann neu
high-tide-do-keep = So nehmen
high-tide-do-again = { $die } neu
high-tide-do-both = Beide neu
high-tide-short-landing = { $beach } auf { $to }
high-tide-landing = { $wet ->
    [yes] { $beach } auf { $to }, nass
   *[no] { $beach } auf { $to }, trocken, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
high-tide-say-roll = Würfeln: zwei Würfel aus dem Beutel.
high-tide-say-take = { $left } und { $right } von Platz { $slot } nehmen: { $landings }
high-tide-say-take-again = { $left } und { $right } von Platz { $slot } nehmen: { $landings }. Danach darfst du neu werfen.
high-tide-say-accept = { $left } und { $right } behalten: { $landings }
high-tide-say-reject = { $left } und { $right } ablehnen und neu würfeln
high-tide-say-keep = { $left } und { $right } so nehmen: { $landings }
high-tide-say-again = { $die } neu werfen
high-tide-say-both = Beide Würfel neu werfen

# Auf dem Brett
high-tide-tell-wet = nass: zählt nicht
high-tide-tell-wet-short = nass
high-tide-tell-first = trocken, vorn: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
high-tide-tell-dry = trocken: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
high-tide-tell-dry-short = trocken
high-tide-lawn = Liegewiese
high-tide-lawn-order = nächste Runde: von unten her
high-tide-lawn-order-side = nächste Runde: von rechts her
high-tide-lawn-label = { $count ->
    [one] Liegewiese, ein Platz
   *[other] Liegewiese, { $count } Plätze
}
high-tide-slot = Platz { $slot }
high-tide-slot-free = frei
high-tide-slot-shut = noch zu
high-tide-slot-rental = Verleih: noch zu
high-tide-slot-turtle = gesperrt
high-tide-slot-bonus = { $dice } neu
high-tide-slot-bonus-long = { $dice ->
    [one] Hier darf ein Würfel neu geworfen werden
   *[other] Hier dürfen { $dice } Würfel neu geworfen werden
}
high-tide-slot-next = { $place }.
high-tide-slot-next-long = in der nächsten Runde auf Rang { $place } der Handtücher
high-tide-rental-open = Verleih offen
high-tide-hand-me = Dein Wurf
high-tide-hand-name = Wurf: { $name }
high-tide-hand-from = von Platz { $slot }
high-tide-board = Das Brett: sechs Strände, oben das Meer, unten die Bars
high-tide-told = Die Strände, vom Wasser zur Bar
high-tide-told-beach = Strand
high-tide-told-water = Wasser
high-tide-told-chairs = Stühle
high-tide-told-sea = erst hinter Feld { $sand }
high-tide-told-from = ab Feld { $water }
high-tide-told-space = Feld { $at }: { $names }
high-tide-told-wet = Feld { $at }, im Wasser: { $names }
high-tide-told-bar = an der Bar: { $names }
high-tide-told-points = { $points ->
    [one] { $name } (1 Punkt)
   *[other] { $name } ({ $points } Punkte)
}
high-tide-you = Du
high-tide-you-within = du

# Verlauf
high-tide-log-round = { $me ->
    [yes] Runde { $round }, du beginnst
   *[no] Runde { $round }, { $name } beginnt
}
high-tide-log-rolled = { $me ->
    [yes] Du würfelst { $dice }.
   *[no] { $name } würfelt { $dice }.
}
high-tide-log-accepted = { $me ->
    [yes] Du behältst den Wurf.
   *[no] { $name } behält den Wurf.
}
high-tide-log-forced = { $me ->
    [yes] Der Wurf gilt für dich.
   *[no] Der Wurf gilt für { $name }.
}
high-tide-log-rejected = { $me ->
    [yes] Du lehnst ab. { $dice } liegt auf Platz { $slot }.
   *[no] { $name } lehnt ab. { $dice } liegt auf Platz { $slot }.
}
high-tide-log-took = { $me ->
    [yes] Du nimmst { $dice } von Platz { $slot }.
   *[no] { $name } nimmt { $dice } von Platz { $slot }.
}
high-tide-log-rerolled = { $me ->
    [yes] Du wirfst neu: { $dice }.
   *[no] { $name } wirft neu: { $dice }.
}
high-tide-log-kept = { $me ->
    [yes] Du nimmst die Würfel, wie sie liegen.
   *[no] { $name } nimmt die Würfel, wie sie liegen.
}
high-tide-log-advanced = { $beach }: { $by ->
    [one] ein Feld vor auf { $to }.
   *[other] { $by } Felder vor auf { $to }.
}
high-tide-log-advanced-wet = { $beach }: { $by ->
    [one] ein Feld vor auf { $to }, ins Wasser.
   *[other] { $by } Felder vor auf { $to }, ins Wasser.
}
high-tide-log-towel = { $me ->
    [yes] Dein Handtuch liegt auf Platz { $slot }.
   *[no] Das Handtuch von { $name } liegt auf Platz { $slot }.
}
high-tide-log-tide-rolled = { $me ->
    [yes] Du würfelst für die Flut: { $dice }.
   *[no] { $name } würfelt für die Flut: { $dice }.
}
high-tide-log-waves = Die Flut: { $large } { $first } Felder, { $small } { $second } Felder
high-tide-log-waves-same = Die Flut: { $large } { $sum } Felder auf einmal
high-tide-log-order = Nächste Runde: { $names }
high-tide-log-over-own = Ein Stuhl steht im Wasser. Die Partie ist aus.
high-tide-log-over-wave = Die Flut erreicht einen Stuhl. Die Partie ist aus.
high-tide-log-over-rounds = Sechs Runden sind gespielt. Die Partie ist aus.
high-tide-log-took-back = { $me ->
    [yes] Du nimmst { $moves ->
        [one] eine Antwort
       *[other] { $moves } Antworten
    } zurück.
   *[no] { $name } nimmt { $moves ->
        [one] eine Antwort
       *[other] { $moves } Antworten
    } zurück.
}

# Wertung
high-tide-sheet = Woher die Punkte kommen
high-tide-sheet-who = Wer
high-tide-sheet-sum = Summe
high-tide-sheet-first = am nächsten am Wasser
high-tide-sheet-second = dahinter
high-tide-sheet-third = danach
high-tide-sheet-bar = noch an der Bar
high-tide-sheet-wet = nass, zählt nicht
high-tide-sheet-none = keine Punkte
high-tide-far = Der weiteste Zug
high-tide-far-text = { $me ->
    [yes] Runde { $round }: dein Stuhl bei { $beach } rückt { $by } Felder vor, bis auf Feld { $to }.
   *[no] Runde { $round }: der Stuhl von { $name } bei { $beach } rückt { $by } Felder vor, bis auf Feld { $to }.
}
high-tide-flood = Die größte Flut
high-tide-flood-text = { $hit ->
    [0] Runde { $round }: { $large } verliert drei Felder, { $small } zwei.
    [one] Runde { $round }: { $large } verliert drei Felder, { $small } zwei. Ein Stuhl wird nass.
   *[other] Runde { $round }: { $large } verliert drei Felder, { $small } zwei. { $hit } Stühle werden nass.
}
high-tide-flood-same = { $hit ->
    [0] Runde { $round }: { $large } verliert fünf Felder auf einmal.
    [one] Runde { $round }: { $large } verliert fünf Felder auf einmal. Ein Stuhl wird nass.
   *[other] Runde { $round }: { $large } verliert fünf Felder auf einmal. { $hit } Stühle werden nass.
}
high-tide-race = Das engste Rennen
high-tide-race-same = { $beach }, Feld { $at }: { $winner } steht rechts von { $loser } und bekommt die vier Punkte.
high-tide-race-near = { $gap ->
    [one] { $beach }: { $winner } steht auf Feld { $at }, ein Feld vor { $loser }.
   *[other] { $beach }: { $winner } steht auf Feld { $at }, { $gap } Felder vor { $loser }.
}
high-tide-story = Punkte, wenn nach der Runde Schluss gewesen wäre

# Regeln
high-tide-rules-goal = Worum es geht
high-tide-rules-goal-text = Jeder hat an jedem der sechs Strände einen Liegestuhl. Er beginnt an der Bar und will ans Wasser. Am Ende zählt, wer vorn im Trockenen steht.
high-tide-rules-turn = Dein Zug
high-tide-rules-turn-text = Nimm ein Würfelpaar von der Liegewiese, oder würfle zwei Würfel aus dem Beutel. Den Wurf behältst du, oder du lehnst ihn ab: dann bleibt er auf der Wiese liegen, und du würfelst neu. Ist nur noch ein Platz frei, gilt der Wurf.
high-tide-rules-bonus = Neu werfen
high-tide-rules-bonus-text = Wer ein Paar von Platz 1 nimmt, darf einen oder beide Würfel neu werfen, von Platz 2 einen. Was dann oben liegt, gilt.
high-tide-rules-move = Vorrücken
high-tide-rules-move-text = Jeder Würfel rückt deinen Stuhl am Strand seiner Farbe um so viele Felder vor, wie er Augen zeigt. Gleiche Farbe: die Summe. Du kommst rechts neben die, die schon da stehen. Rechts ist besser.
high-tide-rules-order = Wer als Nächster beginnt
high-tide-rules-order-text = Dein Handtuch liegt dort, woher dein Paar kam, oder auf dem ersten freien Platz. Wer am weitesten unten liegt, beginnt die nächste Runde. Der Verleih gibt zu Anfang drei Plätze frei und rückt mit jedem Zug einen weiter.
high-tide-rules-tide = Die Flut
high-tide-rules-tide-text = Ein Paar bleibt am Ende der Runde liegen, sonst wird eines geworfen. Der höhere Würfel bringt seinem Strand eine große Welle von drei Feldern, der andere eine kleine von zwei.
high-tide-rules-end = Ende und Wertung
high-tide-rules-end-text = Steht nach einer Runde ein Stuhl im Wasser, oder sind sechs Runden gespielt, ist Schluss. Nasse Stühle zählen nicht. An jedem Strand bekommt der vorderste trockene Stuhl 4 Punkte, der zweite 2, der dritte 1, dieser nur zu fünft und sechst. Jeder Stuhl an der Bar bringt 1 Punkt.
