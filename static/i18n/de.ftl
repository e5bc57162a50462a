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
error-broken = Da ist etwas nicht angekommen. Lade die Seite neu.
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

### Home
home-title = Deine Tische
home-hello-guest = Spieleabend, auch wenn ihr weit auseinander wohnt.
home-hello-first = Schön, dass du da bist, { $name }.
home-hello-quiet = Gerade wartet niemand auf dich.
home-hello-asked = { $count ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
home-lead = Spiel jetzt deinen Zug oder heute Abend im Bett. Dein Platz bleibt dir.
home-lead-quiet = Sobald du irgendwo dran bist, steht der Tisch hier ganz oben.
home-lead-first = Deck einen Tisch und schick den Link herum. Mehr braucht es nicht.
home-lead-guest = Einer deckt den Tisch, alle anderen öffnen einen Link, tippen ihren Namen und setzen sich.
home-step-lay = Deck einen Tisch: Wie viele seid ihr?
home-step-send = Schick deinen Freunden den Link.
home-step-play = Spielt live am Abend oder Zug um Zug.
home-mine = Deine Tische
home-more = Ältere Tische zeigen
home-alone = noch niemand außer dir
home-with = mit { $names }
home-seated = { $count } von { $seats }
home-over = vorbei
home-off = abgesagt
home-waiting-many = { $name } und { $count } mehr
home-games = Spiele
home-players = { $min } bis { $max }
home-minutes = { $count } min
home-play = Spielen
home-rules = So geht es
home-lay = Mit Freunden spielen
home-game = Spiel
home-count = Zu wievielt
home-pace = Tempo
home-pace-live = Live
home-pace-async = Zug um Zug
home-pace-none = Ohne Uhr
home-visibility = Wer darf kommen
home-door-link = Wer den Link hat
home-door-open = Alle im Haus
home-lay-do = Tisch decken
home-open = Offene Tische
home-open-none = Gerade steht kein Tisch offen. Deck einen, den alle im Haus sehen.
home-by = Bei { $name }
home-join = Mitspielen
home-code = Code oder Link
home-code-open = Öffnen
home-fair = Faire Würfel
home-api = Für Bots und Programme

### Before the start
before-title = { $game }, vor dem Start
before-name = Dein Name
before-name-hint = So heißt du am Tisch
before-seated = { $count ->
    [0] Noch sitzt niemand.
    [one] Eine Person von { $seats } sitzt schon.
   *[other] { $count } von { $seats } sitzen schon.
}
before-free = noch frei
before-sit = Hinsetzen
before-move = Hierher
before-stand = Aufstehen
before-remove = { $name } vom Platz nehmen
before-bot = Bot
before-is-bot = ein Bot
before-is-me = du
before-is-me-host = du, dein Tisch
before-is-host = hat den Tisch gedeckt
before-is-here = ist da
before-is-away = gerade nicht da
before-take = Ein Stuhl ist noch frei.
before-take-hint = Setz dich, dann bist du dabei.
before-full = Alle Stühle sind besetzt.
before-full-hint = Du kannst gern zuschauen. Sobald es losgeht, siehst du das Brett.
before-wait = Gleich geht es los.
before-wait-hint = { $host } startet das Spiel.
before-ready = Es kann losgehen.
before-ready-hint = Alle sitzen.
before-ready-free = So reicht es schon. Freie Stühle fallen weg, wenn du startest.
before-missing = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count }.
}
before-missing-hint = Schick den Link herum oder setz einen Bot auf einen Stuhl.
before-start = Spiel starten
before-keep-order = Sitzordnung behalten, statt sie auszulosen
before-chair = Dein Liegestuhl
before-chair-taken = { $colour }: { $name }
before-colour-red = rot, Streifen
before-colour-green = grün, Punkte
before-colour-brown = braun, Karo
before-colour-teal = türkis, Wellen
before-colour-pink = rosa, Stern
before-colour-cream = creme, uni
before-terms = So spielen wir
before-rules = Die Regeln von { $game }
before-off = Dieser Tisch ist abgesagt.
before-off-do = Tisch absagen
before-off-ask = Diesen Tisch absagen?
before-off-text = Wer den Link öffnet, sieht dann, dass hier nicht gespielt wird.
invite-title = { $count ->
    [one] Lad noch jemanden ein
   *[other] Lad { $count } Leute ein
}
invite-full = Alle Plätze sind besetzt
invite-text = Link öffnen, Namen eintippen, hinsetzen. Ohne Konto.
invite-copy = Kopieren
invite-share = Teilen
invite-qr = Der Link als QR-Code
invite-qr-hint = Mit der Kamera öffnen, wenn ihr nebeneinander sitzt.

### After the game
over-title = { $game }, vorbei
over-won = Du hast gewonnen.
over-won-by = { $name } gewinnt.
over-shared = Geteilter Sieg: { $names }
over-points = { $count ->
    [one] Ein Punkt bei { $game }.
   *[other] { $count } Punkte bei { $game }.
}
over-rematch = Revanche
over-rematch-there = Zur Revanche
over-own = Selbst spielen
over-share = Partie teilen
over-story = Wie es dazu kam
over-replay = Partie noch einmal ansehen
over-fair = Die Würfel waren fair.
over-fair-text = Du kannst jeden Wurf selbst nachrechnen.
over-verify = Würfel prüfen

### Fair dice
verify-title = Waren die Würfel fair?
verify-lead = Das rechnet jetzt dein Browser nach, nicht das Haus.
verify-back = Zurück zu { $game }
verify-which = Code oder Link des Tisches
verify-look = Nachrechnen
verify-running = Erst nach dem Spiel zeigt das Haus seine geheime Zahl, sonst könnte man Würfe vorhersehen.
verify-good = Alles stimmt.
verify-bad = Hier stimmt etwas nicht.
verify-each = Alle Würfe
verify-how = Wie das geht
verify-how-one = Wenn der Tisch gedeckt wird, würfelt das Haus eine lange geheime Zahl und zeigt nur ihren Fingerabdruck.
verify-how-two = Danach denkt sich dein Browser eine eigene Zahl aus und schickt sie ein einziges Mal.
verify-how-three = Aus der geheimen Zahl und den Zahlen aller Browser folgt jeder Wurf. Keiner kann danach noch etwas ändern.
verify-how-four = Nach dem Spiel zeigt das Haus die geheime Zahl. Sie muss zum Fingerabdruck passen und jeden Wurf ergeben.
verify-numbers = Die Zahlen dazu
verify-numbers-text = Zum Nachrechnen mit eigenen Mitteln: das Protokoll der Partie und das Programm engines.core.verify.
verify-commitment = Versprechen des Hauses
verify-record = Protokoll der Partie

### Me
me-title = Du
me-nobody = Wer bist du?
me-save = Speichern
me-saved = Gespeichert.
me-zone = Zeitzone
me-another = Auf einem anderen Gerät weiterspielen
me-another-text = Ein Link für genau ein Gerät, zehn Minuten gültig. Dort bist du dann auch du.
me-pass-make = Link und QR-Code zeigen
me-pass-until = Gültig bis { $time }, einmal.
me-devices = Deine Geräte
me-device-this = dieses hier
me-device-seen = zuletzt { $time }
me-device-ask = { $device } abmelden?
me-device-text = Dort muss dann neu ein Name eingetippt werden.
me-out = Abmelden
me-out-ask = Hier abmelden?
me-out-text = Ohne ein anderes angemeldetes Gerät kommst du nicht mehr an deine Plätze. Öffne dich vorher auf einem anderen Gerät.

### Another device
pass-title = Hier weiterspielen?
pass-text = Dieser Browser wird dann zu deinem: mit deinem Namen und deinen Plätzen.
pass-already = Hier ist schon { $name } angemeldet. Wenn du weitermachst, wechselt dieser Browser.
pass-do = Ja, hier weiterspielen
pass-done = Willkommen zurück, { $name }.
pass-gone = Dieser Link ist verbraucht oder zu alt. Mach auf deinem ersten Gerät einen neuen.

### Rules
rules-title = Regeln: { $game }
rules-none = Für dieses Spiel stehen noch keine Regeln hier.

### The pages: what else they say
home-extras = Mehr zur Wahl
before-mine = Dein Tisch ist gedeckt.
before-invited = { $name } lädt dich ein.
before-at = Du sitzt bei { $name }.
before-door = Wie heißt du?
before-door-text = Ein Name genügt, dann sitzt du. Ohne Konto.
before-sit-as = Als { $name } hinsetzen
before-sit-here = Auf Stuhl { $seat } setzen
before-invite = Einladen
before-invite-seat = Jemanden auf Stuhl { $seat } einladen
before-bot-seat = Einen Bot auf Stuhl { $seat } setzen
before-came = { $name } sitzt jetzt hier.
before-remove-ask = Den Stuhl von { $name } freimachen?
before-remove-text = Wer den Link hat, kann sich wieder hinsetzen.
before-remove-yes = Stuhl freimachen
before-off-by = { $host } hat es sich anders überlegt. An einem anderen Tisch ist noch Platz.
before-keep-order-hint = Sonst losen die Würfel des Tischs, wer wo sitzt.
before-terms-sentence = Wir sind { $seats } und spielen { $pace }. Mitspielen { $visibility }.
before-terms-seats = Zu wievielt
before-terms-range = { $min } bis { $max }
before-terms-pace = Tempo
before-terms-pace-live = live
before-terms-pace-async = Zug um Zug
before-terms-pace-none = ohne Uhr
before-terms-visibility = Wer kommen darf
before-terms-visibility-link = darf, wer den Link hat
before-terms-visibility-open = dürfen alle hier
invite-message = Spiel mit uns { $game }: Link öffnen, Namen eintippen, hinsetzen.
invite-copied = Der Link ist kopiert.
over-none = Diese Partie hat kein Ergebnis.
over-sheet = Woher die Punkte kommen
over-behind = Dahinter: { $names }.
over-you = du
over-behind-one = { $name } mit { $score }
over-shared-too = Du teilst dir den Sieg mit { $names }.
over-message = So lief unsere Partie { $game }, Zug für Zug.
over-rematch-watch = Bei der Revanche zusehen
over-step = Nach
rules-play = Das spielen wir
me-hello = Hallo, { $name }.
me-name-text = So heißt du an jedem Tisch.
me-looks = Wie du es magst
me-zone-text = Damit die Uhrzeiten deine sind.
me-device-out = Abmelden
me-device-out-of = { $device } abmelden
me-out-others = Auf deinen anderen Geräten bleibst du angemeldet und kannst dieses von dort wieder öffnen.
verify-good-text = { $count ->
    [one] Eine Zufallszahl wurde gezogen, und sie passt.
   *[other] { $count } Zufallszahlen wurden gezogen, und jede passt.
}
verify-bad-text = Mindestens ein Schritt hier unten geht nicht auf. Zeig diese Seite der Person, die dieses Haus betreibt.
verify-early = Die Partie hat noch nicht begonnen.
verify-on = Die Partie läuft noch.
verify-steps = Was nachgerechnet wurde
verify-found-right = stimmt
verify-found-wrong = stimmt nicht
verify-found-unknown = hier nicht bekannt
verify-seed = Das Versprechen ist gehalten
verify-seed-right = Die geheime Zahl, die jetzt offen liegt, ergibt genau den Fingerabdruck, den das Haus beim Decken gezeigt hat.
verify-seed-wrong = Die geheime Zahl, die jetzt offen liegt, ergibt einen anderen Fingerabdruck, als das Haus gezeigt hat.
verify-promise = Dein Browser erinnert sich
verify-promise-right = Er hat den Fingerabdruck vor dem Start aufgehoben, und es ist noch derselbe.
verify-promise-wrong = Er hat vor dem Start einen anderen Fingerabdruck aufgehoben. Die geheime Zahl wurde vertauscht.
verify-promise-unknown = Dieser Browser war vor dem Start nicht hier und hat darum nichts aufgehoben.
verify-salt = Deine eigene Zufallszahl zählt mit
verify-salt-right = Die Zahl, die dein Browser gezogen hat, steckt in den Würfeln. Niemand konnte sie vorher aussuchen.
verify-salt-wrong = Die Zahl, die dein Browser gezogen hat, fehlt in den Würfeln.
verify-salt-unknown = Dieser Browser hat zu diesem Tisch keine eigene Zahl gegeben.
verify-seats = Wer wo sitzt
verify-seats-right = Ihr sitzt so, wie die Würfel gemischt haben oder wie ihr euch gesetzt habt.
verify-seats-wrong = Die Würfel hätten die Plätze anders gemischt.
verify-seats-unknown = Die Aufzeichnung sagt nicht, wie die Plätze entstanden sind.
verify-draws = Nichts wurde doppelt gezogen
verify-draws-right = Die Zufallszahlen kamen eine nach der anderen, keine ausgelassen, keine noch einmal.
verify-draws-wrong = Die Zählung der Zufallszahlen springt zurück.
verify-throws = Jeder Wurf, noch einmal geworfen
verify-throws-right = Dein Browser hat alle Würfel noch einmal geworfen und dieselben bekommen.
verify-throws-wrong = Mindestens ein Wurf fällt anders aus.
verify-move = Zug
verify-who = Wer
verify-on-table = Am Tisch
verify-again = Nachgerechnet
verify-all = { $count ->
    [one] Den einen Wurf zeigen
   *[other] Alle { $count } Würfe zeigen
}
verify-the-seed = Die geheime Zahl des Hauses
verify-salts = Die Zahlen der Browser, Platz für Platz
verify-yours = deine
verify-proves = Was das beweist
verify-proves-change = Niemand hat nach dem Start einen Würfel geändert, auch das Haus nicht.
verify-proves-foresee = Niemand am Tisch konnte einen Wurf vorhersehen.
verify-proves-salt = Mit deiner eigenen Zahl darin konnte niemand die Würfel für jemanden aussuchen.
verify-not = Was es nicht beweist
verify-not-house = Das Haus selbst kennt die geheime Zahl während der Partie. Wer es betreibt, könnte vorausschauen.
verify-not-people = Es sagt nichts darüber, wer welches Gerät in der Hand hatte.
verify-not-luck = Auch faire Würfel können gemein sein.
