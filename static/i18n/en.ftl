### The house: every page
page-title = Tidetable
page-description = Board games with friends, in the browser. Open a link, type your name, take a seat.
page-invitation = { $host } invites you to { $game }
page-invitation-text = Open the link, type your name, take a seat: { $game } in the browser, no account needed.

app-nav = The house
app-tables = Tables
app-rules = Rules
app-home = To the front page
app-skip = To the content
app-skip-table = To the question
app-close = Close
app-no = Rather not
app-again = Try again
app-lost = Nothing here but the sea.
app-your-turn = Your turn
app-menu = Menu
app-settings = Settings
app-language = Language
app-theme = Look
app-theme-system = Like the device
app-theme-day = Day
app-theme-night = Night
app-sound = Sound
app-sound-hint = A soft chime when it is your turn.
app-still = Calm board
app-still-hint = Nothing moves, everything is in place at once.
app-one-click = One click will do
app-one-click-hint = With the mouse the first click counts, for dice as well.
app-keys = Keyboard shortcuts
app-keys-hint = Single keys at the table, for example U to take back.

### The house: refusals
error-offline = No network. Try again in a moment.
error-broken = Something did not arrive. Load the page again.
error-stale = The question has just changed. Have another look at what is asked now.
error-not-asked = It is somebody else’s turn. Yours will come soon.
error-not-offered = That does not work right now. What works is glowing.
error-over = The game is over already.
error-sealed = There is no way back beyond this: dice were rolled, or somebody else has played.
error-nothing-to-undo = There is nothing to take back right now.
error-key-reused = That arrived twice. Load the page again and everything will be right.
error-malformed = We did not understand that. Load the page again and have another go.
error-too-large = That is too long. A shorter one will do.
error-too-fast = That was very quick. Wait a moment and try again.
error-not-saved = That was not saved. Try again in a moment.
error-not-found = There is no such thing here. Perhaps the link lost a character.
error-seat-taken = This chair is taken. Choose a free one.
error-table-full = All chairs are taken. You are welcome to watch.
error-too-few-players = Somebody is still missing. Invite friends or seat a bot.
error-not-host = Only the person who laid the table can do that.
error-playing = The game is on. Everything stays as it is now.
error-name-invalid = This name does not work. It may have 1 to 32 visible characters.
error-option-invalid = This setting does not work. Choose one of those offered.
error-unauthorized = We do not know who you are yet. Type your name first.
error-forbidden-origin = This address is not part of the house. Open the table by its own link.

### Home
home-title = Your tables
home-hello-guest = Game night, however far apart you live.
home-hello-first = Good to have you here, { $name }.
home-hello-quiet = Nobody is waiting for you right now.
home-hello-asked = { $count ->
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
home-lead = Play your turn now or tonight in bed. Your seat stays yours.
home-lead-quiet = As soon as it is your turn somewhere, that table stands on top here.
home-lead-first = Lay a table and send the link round. That is all it takes.
home-lead-guest = One of you lays the table, everybody else opens a link, types a name and sits down.
home-step-lay = Lay a table: how many are you?
home-step-send = Send your friends the link.
home-step-play = Play live tonight, or turn by turn.
home-mine = Your tables
home-more = Show older tables
home-alone = nobody but you yet
home-with = with { $names }
home-seated = { $count } of { $seats }
home-over = over
home-off = called off
home-waiting-many = { $name } and { $count } more
home-games = Games
home-players = { $min } to { $max }
home-minutes = { $count } min
home-play = Play
home-rules = How it works
home-lay = Play with friends
home-game = Game
home-count = How many
home-pace = Pace
home-pace-live = Live
home-pace-async = Turn by turn
home-pace-none = No clock
home-visibility = Who may come
home-door-link = Whoever has the link
home-door-open = Everyone here
home-lay-do = Lay the table
home-open = Open tables
home-open-none = No table is open right now. Lay one that everyone here can see.
home-by = With { $name }
home-join = Join
home-code = Code or link
home-code-open = Open
home-fair = Fair dice
home-api = For bots and programs

### Before the start
before-title = { $game }, before the start
before-name = Your name
before-name-hint = What you are called at the table
before-seated = { $count ->
    [0] Nobody sits here yet.
    [one] One of { $seats } is seated.
   *[other] { $count } of { $seats } are seated.
}
before-free = still free
before-sit = Sit down
before-move = Move here
before-stand = Stand up
before-remove = Take { $name } off the seat
before-bot = Bot
before-is-bot = a bot
before-is-me = you
before-is-me-host = you, your table
before-is-host = laid the table
before-is-here = is here
before-is-away = not here right now
before-take = There is still a free chair.
before-take-hint = Sit down and you are in.
before-full = All chairs are taken.
before-full-hint = You are welcome to watch. You will see the board as soon as it starts.
before-wait = It starts in a moment.
before-wait-hint = { $host } starts the game.
before-ready = Ready to start.
before-ready-hint = Everybody is seated.
before-ready-free = This is enough. Free chairs go away when you start.
before-missing = { $count ->
    [one] One person is still missing.
   *[other] { $count } are still missing.
}
before-missing-hint = Send the link round, or put a bot on a chair.
before-start = Start the game
before-keep-order = Keep these seats instead of drawing them
before-chair = Your deckchair
before-chair-taken = { $colour }: { $name }
before-colour-red = red, stripes
before-colour-green = green, dots
before-colour-brown = brown, check
before-colour-teal = teal, waves
before-colour-pink = pink, star
before-colour-cream = cream, plain
before-terms = How we play
before-rules = The rules of { $game }
before-off = This table was called off.
before-off-do = Call the table off
before-off-ask = Call this table off?
before-off-text = Whoever opens the link will see that nobody plays here.
invite-title = { $count ->
    [one] Invite one more
   *[other] Invite { $count } people
}
invite-full = Every seat is taken
invite-text = Open the link, type a name, sit down. No account.
invite-copy = Copy
invite-share = Share
invite-qr = The link as a QR code
invite-qr-hint = Open it with the camera when you sit side by side.

### After the game
over-title = { $game }, over
over-won = You have won.
over-won-by = { $name } wins.
over-shared = A shared win: { $names }
over-points = { $count ->
    [one] One point at { $game }.
   *[other] { $count } points at { $game }.
}
over-rematch = Rematch
over-rematch-there = To the rematch
over-own = Play yourself
over-share = Share the game
over-story = How it came about
over-replay = Watch the game again
over-fair = The dice were fair.
over-fair-text = You can work out every throw yourself.
over-verify = Check the dice

### Fair dice
verify-title = Were the dice fair?
verify-lead = Your browser works it out now, not the house.
verify-back = Back to { $game }
verify-which = Code or link of the table
verify-look = Work it out
verify-running = The house shows its secret number after the game, else throws could be foreseen.
verify-good = Everything fits.
verify-bad = Something does not fit.
verify-each = Every throw
verify-how = How it works
verify-how-one = When the table is laid, the house draws a long secret number and shows only its fingerprint.
verify-how-two = After that your browser thinks up a number of its own and sends it a single time.
verify-how-three = The secret number and those of all browsers give every throw. Nobody can change anything from then on.
verify-how-four = After the game the house shows the secret number. It has to fit the fingerprint and give every throw.
verify-numbers = The numbers
verify-numbers-text = To work it out by your own means: the record of the game and the program engines.core.verify.
verify-commitment = The promise of the house
verify-record = Record of the game

### Me
me-title = You
me-nobody = Who are you?
me-save = Save
me-saved = Saved.
me-zone = Time zone
me-another = Go on playing on another device
me-another-text = A link for exactly one device, good for ten minutes. There you will be you, too.
me-pass-make = Show link and QR code
me-pass-until = Good until { $time }, once.
me-devices = Your devices
me-device-this = this one
me-device-seen = last { $time }
me-device-ask = Sign { $device } out?
me-device-text = A name will have to be typed there again.
me-out = Sign out
me-out-ask = Sign out here?
me-out-text = Without another device that is signed in you cannot get back to your seats. Open yourself on another device first.

### Another device
pass-title = Go on playing here?
pass-text = This browser becomes yours, with your name and your seats.
pass-already = { $name } is signed in here already. If you go on, this browser changes over.
pass-do = Yes, go on here
pass-done = Welcome back, { $name }.
pass-gone = This link is used up or too old. Make a new one on your first device.

### Rules
rules-title = Rules: { $game }
rules-none = There are no rules for this game here yet.

### The pages: what else they say
home-extras = More to choose
before-mine = Your table is laid.
before-invited = { $name } invites you.
before-at = You sit with { $name }.
before-door = What is your name?
before-door-text = A name is all it takes, then you sit. No account.
before-sit-as = Sit down as { $name }
before-sit-here = Sit down on chair { $seat }
before-invite = Invite
before-invite-seat = Invite somebody to chair { $seat }
before-bot-seat = Put a bot on chair { $seat }
before-came = { $name } is sitting here now.
before-remove-ask = Free the chair of { $name }?
before-remove-text = Whoever has the link may sit down again.
before-remove-yes = Free the chair
before-off-by = { $host } thought better of it. There is room at another table.
before-keep-order-hint = Otherwise the table’s dice decide who sits where.
before-terms-sentence = We are { $seats } and play { $pace }. Open to { $visibility }.
before-terms-seats = How many
before-terms-range = { $min } to { $max }
before-terms-pace = Pace
before-terms-pace-live = live
before-terms-pace-async = turn by turn
before-terms-pace-none = without a clock
before-terms-visibility = Who may come
before-terms-visibility-link = whoever has the link
before-terms-visibility-open = everyone here
invite-message = Come and play { $game }: open the link, type your name, sit down.
invite-copied = The link is copied.
over-none = This game has no result.
over-sheet = Where the points came from
over-behind = Behind: { $names }.
over-you = you
over-behind-one = { $name } with { $score }
over-shared-too = You share the win with { $names }.
over-message = How our game of { $game } went, move by move.
over-rematch-watch = Watch the rematch
over-step = After
rules-play = Play this
me-hello = Hello, { $name }.
me-name-text = That is what you are called at every table.
me-looks = How you like it
me-zone-text = So that times are yours.
me-device-out = Sign out
me-device-out-of = Sign { $device } out
me-out-others = You stay signed in on your other devices and can open this one from there again.
verify-good-text = { $count ->
    [one] One random number was drawn, and it fits.
   *[other] { $count } random numbers were drawn, and every one fits.
}
verify-bad-text = At least one step below does not come out right. Show this page to the person who runs this house.
verify-early = The game has not begun yet.
verify-on = The game is still on.
verify-steps = What was worked out
verify-found-right = right
verify-found-wrong = wrong
verify-found-unknown = not known here
verify-seed = The promise was kept
verify-seed-right = The secret number shown now gives exactly the fingerprint the house showed when the table was laid.
verify-seed-wrong = The secret number shown now gives another fingerprint than the one the house showed.
verify-promise = Your browser remembers the promise
verify-promise-right = It kept the fingerprint before the start, and it is still the same.
verify-promise-wrong = It kept another fingerprint before the start. The secret number was exchanged.
verify-promise-unknown = This browser was not here before the start, so it kept nothing.
verify-salt = Your own random number counted
verify-salt-right = The number your browser drew is part of the dice. Nobody could choose them beforehand.
verify-salt-wrong = The number your browser drew is missing from the dice.
verify-salt-unknown = This browser gave no number of its own to this table.
verify-seats = Who sits where
verify-seats-right = The seats are as the dice shuffled them, or as you took them.
verify-seats-wrong = The dice would have shuffled the seats in another way.
verify-seats-unknown = The record does not say how the seats came about.
verify-draws = Nothing was drawn twice
verify-draws-right = The random numbers were used one after the other, none left out, none again.
verify-draws-wrong = The count of random numbers jumps back.
verify-throws = Every throw, thrown again
verify-throws-right = Your browser threw all dice again and got the same ones.
verify-throws-wrong = At least one throw comes out differently.
verify-move = Move
verify-who = Who
verify-on-table = At the table
verify-again = Worked out
verify-all = { $count ->
    [one] Show the one throw
   *[other] Show all { $count } throws
}
verify-the-seed = The secret number of the house
verify-salts = The numbers of the browsers, seat by seat
verify-yours = yours
verify-proves = What this proves
verify-proves-change = Nobody changed a die after the start, not even the house.
verify-proves-foresee = No player could foresee a throw.
verify-proves-salt = With your own number in it, nobody could pick the dice to suit anyone.
verify-not = What it does not prove
verify-not-house = The house itself knows the secret number during the game. Whoever runs it could look ahead.
verify-not-people = It says nothing about who held which device in their hands.
verify-not-luck = Fair dice can be mean all the same.
