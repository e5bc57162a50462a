# Heimathafen: was das Brett sagt.
heimathafen-title = Heimathafen
heimathafen-tagline = Sechs Winde, ein Hafen: bring dein Schiff als Erstes nach Hause.
heimathafen-poster = Plakat: ein Segelschiff läuft auf den Leuchtturm zu
heimathafen-option-board = Seekarte
heimathafen-option-board-hint = Die Felder entscheiden, welche sechs Winde wehen.
heimathafen-option-board-sea-1 = Felder im Quadrat
heimathafen-option-board-sea-hex = Sechsecke (lange Partie)
heimathafen-option-memory-aid = Winde merken
heimathafen-option-memory-aid-hint = Was alle gesehen haben, bleibt in den Haltern offen liegen.

heimathafen-short-n = N
heimathafen-short-ne = NO
heimathafen-short-e = O
heimathafen-short-se = SO
heimathafen-short-s = S
heimathafen-short-sw = SW
heimathafen-short-w = W
heimathafen-short-nw = NW
heimathafen-wind-n = Nord
heimathafen-wind-ne = Nordost
heimathafen-wind-e = Ost
heimathafen-wind-se = Südost
heimathafen-wind-s = Süd
heimathafen-wind-sw = Südwest
heimathafen-wind-w = West
heimathafen-wind-nw = Nordwest
heimathafen-to-n = Norden
heimathafen-to-ne = Nordosten
heimathafen-to-e = Osten
heimathafen-to-se = Südosten
heimathafen-to-s = Süden
heimathafen-to-sw = Südwesten
heimathafen-to-w = Westen
heimathafen-to-nw = Nordwesten
heimathafen-danger-pirates = Die Piraten
heimathafen-danger-storm = Der Sturm
heimathafen-danger-sea-dragon = Der Seedrache
heimathafen-you = Du
heimathafen-motto = Hier wehen nur sechs Winde.

# Rand des Tisches
heimathafen-round = Runde { $round }
heimathafen-before = Vor dem Auslaufen
heimathafen-over-short = Im Hafen
heimathafen-note-far = { $count ->
    [one] noch ein Feld
   *[other] noch { $count } Felder
}
heimathafen-note-hit = getroffen, noch { $count }
heimathafen-note-home = zu Hause
heimathafen-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}

# Fragen
heimathafen-wait = { $name } ist dran.
heimathafen-wait-flag = { $name } überlegt: falsche Flagge oder nicht?
heimathafen-wait-holder = { $name } ordnet noch die Winde.
heimathafen-wait-start = { $name } wählt den Startwind.
heimathafen-wait-hint = Du kannst dir schon alles ansehen.
heimathafen-over = Ein Schiff ist zu Hause, die Partie ist zu Ende.
heimathafen-ask-start = Welcher Wind liegt unter deinem Schiff?
heimathafen-ask-start-hint = Er liegt offen. Die anderen fünf kommen in deinen Halter.
heimathafen-ask-start-sides = Tippe auf ein Startfeld mit V, links oder rechts, dann auf den Wind.
heimathafen-ask-holder = Ordne deine Winde.
heimathafen-ask-holder-hint = Der linke weht zuerst. Niemand sonst sieht die Reihenfolge.
heimathafen-ask-sail = Setzt du Segel?
heimathafen-ask-sail-hint = { $count ->
    [one] Fünf Züge statt drei. Das ist dein letztes Segel.
   *[other] Fünf Züge statt drei. Du hast { $count } Segel für die ganze Fahrt.
}
heimathafen-ask-sail-danger = { $count ->
    [one] Dein Schiff steht in einer Gefahr, gleich danach fällt der Würfel. Ein Segel ist übrig.
   *[other] Dein Schiff steht in einer Gefahr, gleich danach fällt der Würfel. { $count } Segel sind übrig.
}
heimathafen-ask-timing = Wann wirfst du den Gefahrenwürfel?
heimathafen-ask-timing-hint = Einmal im Zug treiben die Gefahren, und du lenkst sie.
heimathafen-ask-mode = Eine { $count }: wie treiben die Gefahren?
heimathafen-ask-mode-hint = Wer getroffen wird, hat im nächsten Zug einen Wind weniger.
heimathafen-ask-danger = Welche Gefahr treibt weiter?
heimathafen-ask-on = { $danger }: wohin weiter?
heimathafen-ask-danger-hint = { $count ->
    [one] Tippe auf eine Gefahr, dann auf ihr Feld. Noch ein Schritt.
   *[other] Tippe auf eine Gefahr, dann auf ihr Feld. Noch { $count } Schritte.
}
heimathafen-ask-ship = Welches Schiff nimmt den { $wind }?
heimathafen-ask-ship-hint = Sein alter Wind kommt rechts in deinen Halter.
heimathafen-ask-ship-free = Du musst niemanden nach Hause bringen: der { $wind } darf auch weiterziehen.
heimathafen-ask-nobody = Der { $wind } bewegt niemanden.
heimathafen-ask-nobody-hint = Er kommt nach rechts, das zählt als Zug.
heimathafen-ask-flag = { $name } schiebt dich nach { $to }.
heimathafen-ask-flag-home = { $name } bringt dich nach Hause.
heimathafen-ask-flag-hint = { $count ->
    [one] Lässt du das zu? Du hast noch eine falsche Flagge.
   *[other] Lässt du das zu? Du hast noch { $count } falsche Flaggen.
}

# Hilfe zur Frage
heimathafen-help-start-token = Unter jedem Schiff liegt ein offener Wind. Wer das Schiff bewegt, nimmt ihn in seinen Halter und lässt den eigenen dort liegen. Die fünf übrigen Winde ordnest du gleich verdeckt.
heimathafen-help-holder = Immer weht der linke Wind deines Halters. Was du ausspielst, liegt danach unter einem Schiff, und dessen alter Wind kommt rechts dazu. Tippe zwei Winde an, um sie zu tauschen, oder ziehe sie. Mit der Tastatur: Eingabe hebt auf, Pfeile schieben.
heimathafen-help-sail = Mit einem Segel hast du in diesem Zug fünf Winde statt drei. Jeder hat zwei Segel für die ganze Partie, eines je Zug.
heimathafen-help-timing = Du wirfst den Gefahrenwürfel einmal im Zug, vor deinen Winden oder danach. Bei X bleiben die Gefahren liegen, sonst treiben sie ein bis drei Felder.
heimathafen-help-danger-mode = Bei 2 oder 3 bewegst du so viele Gefahren um je ein Feld, oder eine einzige so weit. Eine Gefahr, die ein Schiff trifft, bleibt dort liegen.
heimathafen-help-danger = Gefahren treiben in jede Richtung, in die ein Wind weht, aber nicht auf Inseln, in den Hafen oder aufeinander. Wer getroffen wird, hat im nächsten Zug einen Wind weniger. Du darfst auch aufhören.
heimathafen-help-ship = Der linke Wind muss ein Schiff bewegen, wenn eines kann: deines oder ein anderes. Inseln, Schiffe und der Rand halten auf, Gefahren nicht. Niemand muss ein anderes Schiff in den Hafen bringen.
heimathafen-help-flag = Eine falsche Flagge hält dein Schiff, wo es ist. Der Wind muss dann ein anderes Schiff finden. Jeder hat zwei für die ganze Partie.

# Antworten
heimathafen-do-holder = So weht es
heimathafen-do-sail = Segel setzen
heimathafen-do-no-sail = Ohne Segel
heimathafen-do-now = Jetzt werfen
heimathafen-do-later = Nach den Winden
heimathafen-do-many = { $count } Gefahren je ein Feld
heimathafen-do-one = Eine Gefahr bis { $count } Felder
heimathafen-do-stop = Liegen lassen
heimathafen-do-mine = Mein Schiff nach { $to }
heimathafen-do-rotate = { $wind } weiterlegen
heimathafen-do-flag = Falsche Flagge zeigen
heimathafen-do-flag-note = du bleibst, noch { $count }
heimathafen-do-accept = Zulassen
heimathafen-gain-harbour = nach Hause
heimathafen-gain-danger = { $danger }: ein Zug weniger
heimathafen-gain-far = { $count ->
    [one] dann noch ein Feld
   *[other] dann noch { $count } Felder
}
heimathafen-say-start = { $side ->
    [left] { $wind } liegt unter deinem Schiff, Startfeld { $space } links.
    [right] { $wind } liegt unter deinem Schiff, Startfeld { $space } rechts.
   *[none] { $wind } liegt unter deinem Schiff, Startfeld { $space }.
}
heimathafen-say-holder = Von links nach rechts: { $winds }
heimathafen-say-sail = Segel setzen: { $count } Züge
heimathafen-say-no-sail = Ohne Segel: { $count } Züge
heimathafen-say-now = Den Gefahrenwürfel jetzt werfen, vor deinen Winden
heimathafen-say-later = Den Gefahrenwürfel nach deinen Winden werfen
heimathafen-say-many = Bis zu { $count } Gefahren treiben je ein Feld
heimathafen-say-one = Eine Gefahr treibt bis zu { $count } Felder
heimathafen-say-danger = { $hit ->
    [me] { $danger } nach { $to }, auf dein eigenes Schiff
    [other] { $danger } nach { $to }, trifft { $name }
   *[none] { $danger } nach { $to }
}
heimathafen-say-stop = Die Gefahren bleiben, wo sie sind
heimathafen-say-rotate = { $wind } kommt nach rechts und bewegt niemanden
heimathafen-say-ship = { $me ->
    [yes] Dein Schiff nach { $to }: { $gain }. Du bekommst { $takes }.
   *[no] Das Schiff von { $name } nach { $to }: { $gain }. Du bekommst { $takes }.
}
heimathafen-say-asks = { $name } darf eine falsche Flagge zeigen.
heimathafen-say-flag = Du zeigst eine falsche Flagge und bleibst, wo du bist
heimathafen-say-accept = Du lässt es zu: { $gain }

# Auf dem Brett
heimathafen-board = Die Seekarte: oben der Hafen, unten die Startfelder
heimathafen-dock = Dein Windhalter
heimathafen-dock-move = Zug { $move } von { $moves }
heimathafen-dock-turn = { $name } ist dran
heimathafen-dock-other = Windhalter von { $name }
heimathafen-dock-pick = Wähle deinen Startwind
heimathafen-dock-order = Links weht es zuerst
heimathafen-dock-wait = Noch nicht geordnet
heimathafen-next = als Nächstes: { $wind }
heimathafen-comes = { $wind } kommt dazu
heimathafen-hidden = verdeckt
heimathafen-place = { $wind }, Platz { $place } von 5
heimathafen-place-held = { $wind }, Platz { $place } von 5, aufgehoben
heimathafen-sails = { $count ->
    [one] ein Segel
   *[other] { $count } Segel
}
heimathafen-flags = { $count ->
    [one] eine Flagge
   *[other] { $count } Flaggen
}
heimathafen-die-blank = Gefahrenwürfel, noch nicht geworfen
heimathafen-die = Gefahrenwürfel: { $face }
heimathafen-die-wait = noch offen
heimathafen-die-x = alles ruht
heimathafen-die-go = Gefahren treiben
heimathafen-others = Die Halter der anderen
heimathafen-all = Die Windhalter
heimathafen-card-known = alles bekannt
heimathafen-card-hit = wurde getroffen
heimathafen-card-now = ist dran
heimathafen-card-banned = hat Flagge gezeigt
heimathafen-card-unordered = ordnet noch
heimathafen-card-ship = { $name }: Schiff auf { $wind }, noch { $count }
heimathafen-berth-left = Linkes Startfeld
heimathafen-berth-right = Rechtes Startfeld
heimathafen-plus = + { $wind }
heimathafen-bubble = { $name }: „Ab nach { $to }“
heimathafen-told = Schiffe und Gefahren
heimathafen-told-who = Was
heimathafen-told-where = Wo
heimathafen-told-wind = Wind darunter
heimathafen-told-far = Bis nach Hause
heimathafen-told-place = Reihe { $row } vom Hafen, { $side ->
    [west] { $count } westlich
    [east] { $count } östlich
   *[mid] in der Mitte
}
heimathafen-told-none = noch nicht auf See
heimathafen-told-islands = Inseln

# Verlauf
heimathafen-log-started = { $board ->
    [sea-hex] Die Karte mit den Sechsecken liegt aus.
   *[other] Die Karte mit den quadratischen Feldern liegt aus.
}
heimathafen-log-start = { $me ->
    [yes] Du startest auf { $space }, unter dir { $wind }.
   *[no] { $name } startet auf { $space }, darunter { $wind }.
}
heimathafen-log-holder = { $me ->
    [yes] Du hast deine Winde geordnet.
   *[no] { $name } hat die Winde geordnet.
}
heimathafen-log-turn = { $trouble ->
    [danger] { $me ->
        [yes] Runde { $round }: du bist dran, mitten in einer Gefahr
       *[no] Runde { $round }: { $name }, mitten in einer Gefahr
    }
    [loss] { $me ->
        [yes] Runde { $round }: du bist dran, mit einem Zug weniger
       *[no] Runde { $round }: { $name }, mit einem Zug weniger
    }
   *[none] { $me ->
        [yes] Runde { $round }: du bist dran
       *[no] Runde { $round }: { $name } ist dran
    }
}
heimathafen-log-sail = { $me ->
    [yes] Du setzt Segel: { $count } Züge.
   *[no] { $name } setzt Segel: { $count } Züge.
}
heimathafen-log-rolled = { $face ->
    [X] { $forced ->
        [yes] { $me ->
            [yes] Du wirfst ein X: noch ein Zug weniger.
           *[no] { $name } wirft ein X: noch ein Zug weniger.
        }
       *[no] { $me ->
            [yes] Du wirfst ein X, alle Gefahren ruhen.
           *[no] { $name } wirft ein X, alle Gefahren ruhen.
        }
    }
   *[other] { $me ->
        [yes] Du wirfst eine { $face } für die Gefahren.
       *[no] { $name } wirft eine { $face } für die Gefahren.
    }
}
heimathafen-log-danger = { $hit ->
    [me] { $danger } nach { $to }: dein Schiff ist getroffen.
    [other] { $danger } nach { $to }: das Schiff von { $name } ist getroffen.
   *[none] { $danger } nach { $to }.
}
heimathafen-log-chosen = { $mine ->
    [yes] { $name } will dein Schiff nach { $to } schieben.
   *[no] { $me ->
        [yes] Du willst das Schiff von { $owner } nach { $to } schieben.
       *[no] { $name } will das Schiff von { $owner } nach { $to } schieben.
    }
}
heimathafen-log-flagged = { $me ->
    [yes] Du zeigst eine falsche Flagge und bleibst liegen.
   *[no] { $name } zeigt eine falsche Flagge und bleibt liegen.
}
heimathafen-log-moved = { $hit ->
    [yes] { $me ->
        [yes] Du segelst nach { $to }, in eine Gefahr. { $takes } kommt dazu.
       *[no] { $name } segelt nach { $to }, in eine Gefahr. { $takes } kommt dazu.
    }
   *[no] { $me ->
        [yes] Du segelst nach { $to }. { $takes } kommt dazu.
       *[no] { $name } segelt nach { $to }. { $takes } kommt dazu.
    }
}
heimathafen-log-pushed = { $mine ->
    [yes] { $hit ->
        [yes] { $name } schiebt dich nach { $to }, in eine Gefahr, und nimmt { $takes }.
       *[no] { $name } schiebt dich nach { $to } und nimmt { $takes }.
    }
   *[no] { $hit ->
        [yes] { $me ->
            [yes] Du schiebst { $owner } nach { $to }, in eine Gefahr, und nimmst { $takes }.
           *[no] { $name } schiebt { $owner } nach { $to }, in eine Gefahr, und nimmt { $takes }.
        }
       *[no] { $me ->
            [yes] Du schiebst { $owner } nach { $to } und nimmst { $takes }.
           *[no] { $name } schiebt { $owner } nach { $to } und nimmt { $takes }.
        }
    }
}
heimathafen-log-rotated = { $me ->
    [yes] { $wind } bewegt niemanden und kommt bei dir nach rechts.
   *[no] { $wind } bewegt niemanden und kommt bei { $name } nach rechts.
}
heimathafen-log-over-harbour = Ein Schiff läuft in den Heimathafen ein. Die Partie ist aus.
heimathafen-log-over-limit = Die letzte Runde ist gespielt. Die Partie ist aus.
heimathafen-log-took-back = { $me ->
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
heimathafen-sheet = Wie weit es noch war
heimathafen-sheet-rank = Platz
heimathafen-sheet-who = Wer
heimathafen-sheet-far = Felder
heimathafen-sheet-own = selbst gesegelt
heimathafen-sheet-pushed = geschoben worden
heimathafen-sheet-hits = getroffen
heimathafen-sheet-flags = Flaggen
heimathafen-sheet-sails = Segel
heimathafen-sheet-home = zu Hause
heimathafen-sheet-winds = Und so lagen die Halter am Ende
heimathafen-story = Felder bis nach Hause, am Anfang jeder Runde

# Regeln
heimathafen-rules-goal = Worum es geht
heimathafen-rules-goal-text = Alle starten im Süden, der Hafen liegt im Norden. Wessen Schiff zuerst auf dem Hafenfeld steht, gewinnt sofort, ganz gleich, wer es dorthin bewegt hat.
heimathafen-rules-holder = Deine Winde
heimathafen-rules-holder-text = Jeder hat sechs Winde. Einer liegt offen unter dem eigenen Schiff, die anderen fünf ordnest du verdeckt in deinem Halter. Immer weht der linke.
heimathafen-rules-move = Drei Winde je Zug
heimathafen-rules-move-text = Der linke Wind bewegt ein Schiff um ein Feld: deines oder ein anderes. Er bleibt unter dem Schiff liegen, und der Wind von dort kommt rechts in deinen Halter. Kann irgendein Schiff fahren, musst du eines bewegen. Inseln, Schiffe und der Rand halten auf. Kann keines fahren, kommt der Wind einfach nach rechts.
heimathafen-rules-flag = Die falsche Flagge
heimathafen-rules-flag-text = Will jemand dein Schiff bewegen, darfst du zweimal in der Partie eine falsche Flagge zeigen. Dein Schiff bleibt, und der Wind muss ein anderes finden.
heimathafen-rules-danger = Piraten, Sturm und Seedrache
heimathafen-rules-danger-text = Einmal im Zug wirfst du den Gefahrenwürfel, vor deinen Winden oder danach. Bei 1 bis 3 treiben so viele Gefahren ein Feld, oder eine einzige so weit; wohin, sagst du. Trifft eine ein Schiff, oder fährt ein Schiff in eine hinein, hat es im nächsten Zug einen Wind weniger. Wer in einer Gefahr steht, muss zuerst werfen, und ein X kostet dort noch einen Wind.
heimathafen-rules-sail = Segel setzen
heimathafen-rules-sail-text = Zweimal in der Partie darfst du zu Beginn deines Zuges Segel setzen: dann wehen dir fünf Winde statt drei.
heimathafen-rules-hex = Die andere Karte
heimathafen-rules-hex-text = Auf der Karte aus Sechsecken wehen andere sechs Winde, und zwei davon führen fort vom Hafen. Das Hin und Her dauert länger.
