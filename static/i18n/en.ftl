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

### The table in play
table-rests = This table rests: something is wrong, and we are looking into it. No move is lost.
table-lost = No network. We keep trying.
table-lost-kept = No network. Your move is kept and goes out in a moment.
table-missed = { $count ->
    [one] While you were away: one step.
   *[other] While you were away: { $count } steps.
}
table-missed-show = Watch
table-copy-link = Copy the link to this table
table-copied = The link is copied.
table-rules = Rules of the game
table-keys = Keys
table-leave = Leave the table
table-key-answer = Answer 1 to 9 in the prompt bar
table-key-disarm = Never mind, or close
table-key-undo = Take back
table-key-help = The rule for this question
table-key-prompt = To the question
table-key-board = To the board
table-key-chat = Write in the chat
table-key-log = Log
table-key-past = Look back: one step back, one step on
table-key-now = Back to now
table-key-keys = This list

### The prompt bar
prompt-label = What is asked now
prompt-loading = Laying the table …
prompt-help = The rule
prompt-undo = Take back
prompt-undo-none = You have done nothing since the last roll
prompt-final = cannot be taken back
prompt-armed = This cannot be taken back.
prompt-again = tap once more
prompt-confirm = Yes, do it
prompt-disarm = Never mind
prompt-wait-many = We are waiting for { $names }.
prompt-away = { $name } is not at the table right now.
prompt-watching = You are watching.
prompt-since = For { $since }.
prompt-past = Looking back: move { $n } of { $last }
prompt-past-hint = This is how it stood. You are only looking.
prompt-over = See where the points came from.
prompt-result = To the result

### The people at the table
people-title = At the table, in turn order
people-you = You
people-twin = { $name } { $mark }
people-score = Points:
people-score-hint = if it ended now
people-here = at the table
people-away = not here right now
people-bot = a bot
people-bot-red = Crab
people-bot-green = Turtle
people-bot-brown = Seal
people-bot-teal = Whale
people-bot-pink = Flamingo
people-bot-cream = Gull
people-since-minutes = { $count } min
people-since-hours = { $count } h
people-since-days = { $count ->
    [one] one day
   *[other] { $count } days
}
people-thinking = for { $since }

### The log and the past
log-drawer = Log and chat
log-tab-all = All
log-tab-log = Log
log-tab-chat = Chat
log-none = Nothing has happened yet.
log-gone = Taken back:
log-look = How it stood after this
log-look-move = See how it stood after move { $n }
log-past = Look back
log-first = To the start
log-prev = One step back
log-next = One step on
log-walk = Play
log-halt = Pause
log-now = Now
log-to-now = Back to now
log-move = Move { $n }
log-round = Round { $round }

### The chat
talk-title = Chat
talk-lines = What was said
talk-none = Nobody has said anything yet.
talk-write = Write to the table
talk-send = Send
talk-guest = Type your name first, then you can join in.
talk-mute = Mute the chat
talk-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
talk-remove = Remove
talk-remove-line = Remove the line by { $name }: { $text }
talk-remove-ask = Remove this line?
