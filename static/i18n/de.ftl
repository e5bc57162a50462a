### The house: every page
page-title = Tidetable
page-description = Brettspiele mit Freunden, im Browser. Link öffnen, Namen eintippen, hinsetzen.
page-invitation = { $host } lädt dich zu { $game } ein
page-invitation-text = Link öffnen, Namen eintippen, hinsetzen: { $game } im Browser, ohne Konto.

app-nav = Das Haus
app-tables = Tische
app-rules = Regeln
app-home = Zur Startseite
app-skip = Zum Inhalt
app-skip-table = Zur Frage
app-close = Schließen
app-no = Lieber nicht
app-again = Noch einmal versuchen
app-lost = Hier ist nur Meer.
app-your-turn = Du bist dran
app-menu = Menü
app-settings = Einstellungen
app-language = Sprache
app-theme = Ansicht
app-theme-system = Wie das Gerät
app-theme-day = Tag
app-theme-night = Nacht
app-sound = Ton
app-sound-hint = Ein leiser Klang, wenn du dran bist.
app-still = Ruhiges Brett
app-still-hint = Nichts bewegt sich, alles steht gleich da.
app-one-click = Ein Klick genügt
app-one-click-hint = Mit der Maus gilt schon der erste Klick, auch beim Würfeln.
app-keys = Tastenkürzel
app-keys-hint = Einzelne Tasten am Tisch, zum Beispiel U für Zurück.

### The house: refusals
error-offline = Kein Netz. Versuch es gleich noch einmal.
error-stale = Die Frage hat sich gerade geändert. Schau noch einmal, was jetzt gefragt ist.
error-not-asked = Gerade ist jemand anderes dran. Du kommst gleich wieder an die Reihe.
error-not-offered = Das geht gerade nicht. Was geht, leuchtet.
error-over = Das Spiel ist schon vorbei.
error-sealed = Dahinter führt kein Weg zurück: Es ist schon gewürfelt, oder jemand anderes war dran.
error-nothing-to-undo = Es gibt gerade nichts zurückzunehmen.
error-key-reused = Das kam doppelt an. Lade die Seite neu, dann stimmt alles wieder.
error-malformed = Das haben wir nicht verstanden. Lade die Seite neu und versuch es noch einmal.
error-too-large = Das ist zu lang. Kürzer geht es.
error-too-fast = Das war sehr schnell. Warte einen Augenblick und versuch es noch einmal.
error-not-saved = Das wurde nicht gespeichert. Versuch es gleich noch einmal.
error-not-found = Das gibt es hier nicht. Vielleicht fehlt am Link ein Zeichen.
error-seat-taken = Dieser Stuhl ist schon besetzt. Nimm einen freien.
error-table-full = Alle Stühle sind besetzt. Zuschauen darfst du gern.
error-too-few-players = Es fehlt noch jemand. Lade Freunde ein oder setz einen Bot dazu.
error-not-host = Das darf nur, wer den Tisch gedeckt hat.
error-playing = Das Spiel läuft schon. Jetzt bleibt alles, wie es ist.
error-name-invalid = Dieser Name geht nicht. 1 bis 32 sichtbare Zeichen dürfen es sein.
error-option-invalid = Diese Einstellung geht nicht. Nimm eine der angebotenen.
error-unauthorized = Wir wissen noch nicht, wer du bist. Tipp zuerst deinen Namen ein.
error-forbidden-origin = Diese Adresse gehört nicht zum Haus. Öffne den Tisch über seinen eigenen Link.

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
prompt-past-hint = So stand es damals. Das Spiel wartet nicht auf dich.
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
talk-guest = Tipp zuerst deinen Namen ein, dann kannst du mitreden.
talk-mute = Chat stumm
talk-unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
talk-remove = Entfernen
talk-remove-line = Zeile von { $name } entfernen: { $text }
talk-remove-ask = Diese Zeile entfernen?
