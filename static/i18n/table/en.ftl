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
prompt-past-hint = This is how it stood after this move.
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
talk-guest = Your name, to join in
talk-enter = Join in
talk-mute = Mute the chat
talk-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
talk-remove = Remove
talk-remove-line = Remove the line by { $name }: { $text }
talk-remove-ask = Remove this line?
