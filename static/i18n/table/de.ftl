### The table in play
table-rests = Dieser Tisch ruht: Etwas stimmt nicht, und wir sehen nach. Kein Zug ist verloren.
table-lost = Kein Netz. Wir versuchen es weiter.
table-lost-kept = Kein Netz. Dein Zug ist gemerkt und geht gleich raus.
table-missed = { $count ->
    [one] Während du weg warst: ein Schritt.
   *[other] Während du weg warst: { $count } Schritte.
}
table-missed-show = Ansehen
table-copy-link = Link zum Tisch kopieren
table-copied = Der Link ist kopiert.
table-rules = Spielregeln
table-keys = Tasten
table-leave = Tisch verlassen
table-key-answer = Antwort 1 bis 9 in der Frageleiste
table-key-disarm = Doch nicht, oder schließen
table-key-undo = Zurücknehmen
table-key-help = Die Regel zu dieser Frage
table-key-prompt = Zur Frage
table-key-board = Zum Brett
table-key-chat = In den Chat schreiben
table-key-log = Verlauf
table-key-past = Rückblick: ein Schritt zurück, einer vor
table-key-now = Zurück zu jetzt
table-key-keys = Diese Liste

### The prompt bar
prompt-label = Was gerade gefragt ist
prompt-loading = Der Tisch wird gedeckt …
prompt-help = Regel dazu
prompt-undo = Zurück
prompt-undo-none = Seit dem letzten Wurf hast du noch nichts getan
prompt-final = lässt sich nicht zurücknehmen
prompt-armed = Das lässt sich nicht zurücknehmen.
prompt-again = noch einmal tippen
prompt-confirm = Ja, so machen
prompt-disarm = Doch nicht
prompt-wait-many = Wir warten auf { $names }.
prompt-away = { $name } ist gerade nicht am Tisch.
prompt-watching = Du schaust zu.
prompt-since = Seit { $since }.
prompt-past = Rückblick: Zug { $n } von { $last }
prompt-past-hint = So stand es nach diesem Zug.
prompt-over = Gleich siehst du, woher die Punkte kamen.
prompt-result = Zum Ergebnis

### The people at the table
people-title = Am Tisch, in Zugfolge
people-you = Du
people-twin = { $name } { $mark }
people-score = Punkte:
people-score-hint = wenn jetzt Schluss wäre
people-here = am Tisch
people-away = gerade nicht da
people-bot = ein Bot
people-bot-red = Krabbe
people-bot-green = Schildkröte
people-bot-brown = Robbe
people-bot-teal = Wal
people-bot-pink = Flamingo
people-bot-cream = Möwe
people-since-minutes = { $count } min
people-since-hours = { $count } h
people-since-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
}
people-thinking = seit { $since }

### The log and the past
log-drawer = Verlauf und Chat
log-tab-all = Alles
log-tab-log = Verlauf
log-tab-chat = Chat
log-none = Noch ist nichts geschehen.
log-gone = Zurückgenommen:
log-look = So stand es danach
log-look-move = Ansehen, wie es nach Zug { $n } stand
log-past = Rückblick
log-first = Zum Anfang
log-prev = Ein Schritt zurück
log-next = Ein Schritt vor
log-walk = Abspielen
log-halt = Anhalten
log-now = Jetzt
log-to-now = Zurück zu jetzt
log-move = Zug { $n }
log-round = Runde { $round }

### The chat
talk-title = Chat
talk-lines = Was gesagt wurde
talk-none = Noch hat niemand etwas gesagt.
talk-write = Schreib der Runde
talk-send = Senden
talk-guest = Dein Name, um mitzureden
talk-enter = Mitreden
talk-mute = Chat stumm
talk-unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
talk-remove = Entfernen
talk-remove-line = Zeile von { $name } entfernen: { $text }
talk-remove-ask = Diese Zeile entfernen?
