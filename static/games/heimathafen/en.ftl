# Heimathafen: what the board says.
heimathafen-title = Heimathafen
heimathafen-tagline = Six winds, one harbour: be the first to bring your ship home.
heimathafen-poster = Poster: a sailing ship heads for the lighthouse
heimathafen-option-board = Sea chart
heimathafen-option-board-hint = Its fields decide which six winds blow.
heimathafen-option-board-sea-1 = Square fields
heimathafen-option-board-sea-hex = Hexagons (a long game)
heimathafen-option-memory-aid = Remember the winds
heimathafen-option-memory-aid-hint = What everybody has seen stays open in the holders.

heimathafen-short-n = N
heimathafen-short-ne = NE
heimathafen-short-e = E
heimathafen-short-se = SE
heimathafen-short-s = S
heimathafen-short-sw = SW
heimathafen-short-w = W
heimathafen-short-nw = NW
heimathafen-wind-n = north
heimathafen-wind-ne = northeast
heimathafen-wind-e = east
heimathafen-wind-se = southeast
heimathafen-wind-s = south
heimathafen-wind-sw = southwest
heimathafen-wind-w = west
heimathafen-wind-nw = northwest
heimathafen-to-n = north
heimathafen-to-ne = northeast
heimathafen-to-e = east
heimathafen-to-se = southeast
heimathafen-to-s = south
heimathafen-to-sw = southwest
heimathafen-to-w = west
heimathafen-to-nw = northwest
heimathafen-danger-pirates = Pirates
heimathafen-danger-storm = Storm
heimathafen-danger-sea-dragon = Sea dragon
heimathafen-you = You
heimathafen-motto = Only six winds blow here.

# The edge of the table
heimathafen-round = Round { $round }
heimathafen-before = Before setting out
heimathafen-over-short = In harbour
heimathafen-note-far = { $count ->
    [one] one field to go
   *[other] { $count } fields to go
}
heimathafen-note-hit = hit, { $count } to go
heimathafen-note-home = home
heimathafen-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}

# Questions
heimathafen-wait = It is { $name }’s turn.
heimathafen-wait-flag = { $name } is thinking: false flag or not?
heimathafen-wait-holder = { $name } is still arranging winds.
heimathafen-wait-start = { $name } is choosing a wind to start on.
heimathafen-wait-hint = Have a look around in the meantime.
heimathafen-over = A ship is home, the game is over.
heimathafen-ask-start = Which wind lies under your ship?
heimathafen-ask-start-hint = It lies open. The other five go into your holder.
heimathafen-ask-start-sides = Tap a start field marked V, left or right, then a wind.
heimathafen-ask-holder = Put your winds in order.
heimathafen-ask-holder-hint = The left one blows first. Nobody else sees the order.
heimathafen-ask-sail = Do you set sail?
heimathafen-ask-sail-hint = { $count ->
    [one] Five moves instead of three. This is your last sail.
   *[other] Five moves instead of three. You have { $count } sails for the whole voyage.
}
heimathafen-ask-sail-danger = { $count ->
    [one] Your ship lies in a danger, the die falls right after this. One sail is left.
   *[other] Your ship lies in a danger, the die falls right after this. { $count } sails are left.
}
heimathafen-ask-timing = When do you throw the danger die?
heimathafen-ask-timing-hint = Once a turn the dangers drift, and you steer them.
heimathafen-ask-mode = A { $count }: how do the dangers drift?
heimathafen-ask-mode-hint = Whoever is hit has one wind less next turn.
heimathafen-ask-danger = Which danger drifts on?
heimathafen-ask-on = { $danger }: where to next?
heimathafen-ask-danger-hint = { $count ->
    [one] Tap a danger, then its field. One step left.
   *[other] Tap a danger, then its field. { $count } steps left.
}
heimathafen-ask-ship = Which ship goes { $wind }?
heimathafen-ask-ship-hint = Its old wind comes into your holder at the right.
heimathafen-ask-ship-free = You need not bring anybody home: this wind ({ $wind }) may pass.
heimathafen-ask-nobody = No ship can go { $wind }.
heimathafen-ask-nobody-hint = The wind goes to the right; that counts as a move.
heimathafen-ask-flag = { $name } pushes you { $to }.
heimathafen-ask-flag-home = { $name } brings you home.
heimathafen-ask-flag-hint = { $count ->
    [one] Do you let that happen? You have one false flag left.
   *[other] Do you let that happen? You have { $count } false flags left.
}

# Help for the question
heimathafen-help-start-token = Under every ship lies an open wind. Whoever moves the ship takes it into their holder and leaves their own there. The other five you will arrange face down.
heimathafen-help-holder = It is always the left wind of your holder that blows. What you play then lies under a ship, and that ship’s old wind comes in at the right. Tap two winds to swap them, or drag them. With the keyboard: Enter picks up, arrows shift.
heimathafen-help-sail = With a sail you have five winds this turn instead of three. Everybody has two sails for the whole game, one per turn.
heimathafen-help-timing = You throw the danger die once a turn, before your winds or after them. On an X the dangers rest, otherwise they drift one to three fields.
heimathafen-help-danger-mode = On a 2 or 3 you move that many dangers one field each, or a single one that far. A danger that meets a ship goes no further.
heimathafen-help-danger = Dangers drift wherever a wind blows, but not onto islands, into the harbour or onto each other. Whoever is hit has one wind less next turn. You may also stop.
heimathafen-help-ship = The left wind has to move a ship if any can go: yours or another. Islands, ships and the edge are in the way, dangers are not. Nobody has to bring another’s ship into the harbour.
heimathafen-help-flag = A false flag keeps your ship where it is. The wind then has to find another ship. Everybody has two for the whole game.

# Answers
heimathafen-do-holder = Let it blow like this
heimathafen-do-sail = Set sail
heimathafen-do-no-sail = No sail
heimathafen-do-now = Throw now
heimathafen-do-later = After the winds
heimathafen-do-many = { $count } dangers, one field each
heimathafen-do-one = One danger, up to { $count } fields
heimathafen-do-stop = Let them lie
heimathafen-do-mine = My ship { $to }
heimathafen-do-rotate = Pass on { $wind }
heimathafen-do-flag = Show a false flag
heimathafen-do-flag-note = you stay, { $count } to go
heimathafen-do-accept = Let it happen
heimathafen-gain-harbour = home
heimathafen-gain-danger = { $danger }: one move less
heimathafen-gain-far = { $count ->
    [one] then one field to go
   *[other] then { $count } fields to go
}
heimathafen-say-start = { $side ->
    [left] Your ship lies on { $wind }, left start field { $space }.
    [right] Your ship lies on { $wind }, right start field { $space }.
   *[none] Your ship lies on { $wind }, start field { $space }.
}
heimathafen-say-holder = From left to right: { $winds }
heimathafen-say-sail = Set sail: { $count } moves
heimathafen-say-no-sail = No sail: { $count } moves
heimathafen-say-now = Throw the danger die now, before your winds
heimathafen-say-later = Throw the danger die after your winds
heimathafen-say-many = Up to { $count } dangers drift one field each
heimathafen-say-one = One danger drifts up to { $count } fields
heimathafen-say-danger = { $hit ->
    [me] { $danger } goes { $to }, onto your own ship
    [other] { $danger } goes { $to } and hits { $name }
   *[none] { $danger } goes { $to }
}
heimathafen-say-stop = The dangers stay where they are
heimathafen-say-rotate = The { $wind } wind goes to the right and moves nobody
heimathafen-say-ship = { $me ->
    [yes] Your ship { $to }: { $gain }. You get { $takes }.
   *[no] { $name }’s ship { $to }: { $gain }. You get { $takes }.
}
heimathafen-say-asks = { $name } may show a false flag.
heimathafen-say-flag = You show a false flag and stay where you are
heimathafen-say-accept = You let it happen: { $gain }

# On the board
heimathafen-board = The sea chart: the harbour at the top, the start fields at the bottom
heimathafen-dock = Your wind holder
heimathafen-dock-move = Move { $move } of { $moves }
heimathafen-dock-turn = { $name }’s turn
heimathafen-dock-other = { $name }’s wind holder
heimathafen-dock-pick = Choose your first wind
heimathafen-dock-order = The left one blows first
heimathafen-dock-wait = Not yet arranged
heimathafen-next = next: { $wind }
heimathafen-comes = { $wind } comes in
heimathafen-hidden = face down
heimathafen-place = { $wind }, place { $place } of 5
heimathafen-place-held = { $wind }, place { $place } of 5, picked up
heimathafen-sails = { $count ->
    [one] one sail
   *[other] { $count } sails
}
heimathafen-flags = { $count ->
    [one] one flag
   *[other] { $count } flags
}
heimathafen-die-blank = Danger die, not thrown yet
heimathafen-die = Danger die: { $face }
heimathafen-die-wait = to come
heimathafen-die-x = all rest
heimathafen-die-go = dangers drift
heimathafen-others = The others’ holders
heimathafen-all = The wind holders
heimathafen-card-known = all known
heimathafen-card-hit = was hit
heimathafen-card-now = is playing
heimathafen-card-banned = showed a flag
heimathafen-card-unordered = still arranging
heimathafen-card-ship = { $name }: ship on { $wind }, { $count } to go
heimathafen-berth-left = Left start field
heimathafen-berth-right = Right start field
heimathafen-plus = + { $wind }
heimathafen-bubble = { $name }: “Off { $to } you go”
heimathafen-told = Ships and dangers
heimathafen-told-who = What
heimathafen-told-where = Where
heimathafen-told-wind = Wind below
heimathafen-told-far = Way home
heimathafen-told-place = Row { $row } from the harbour, { $side ->
    [west] { $count } to the west
    [east] { $count } to the east
   *[mid] in the middle
}
heimathafen-told-none = not at sea yet
heimathafen-told-islands = Islands

# Log
heimathafen-log-started = { $board ->
    [sea-hex] The chart of hexagons is laid out.
   *[other] The chart of square fields is laid out.
}
heimathafen-log-start = { $me ->
    [yes] You start on { $space }, with { $wind } below.
   *[no] { $name } starts on { $space }, with { $wind } below.
}
heimathafen-log-holder = { $me ->
    [yes] You have arranged your winds.
   *[no] { $name } has arranged the winds.
}
heimathafen-log-turn = { $trouble ->
    [danger] { $me ->
        [yes] Round { $round }: your turn, in the middle of a danger
       *[no] Round { $round }: { $name }, in the middle of a danger
    }
    [loss] { $me ->
        [yes] Round { $round }: your turn, with one move less
       *[no] Round { $round }: { $name }, with one move less
    }
   *[none] { $me ->
        [yes] Round { $round }: your turn
       *[no] Round { $round }: { $name }’s turn
    }
}
heimathafen-log-sail = { $me ->
    [yes] You set sail: { $count } moves.
   *[no] { $name } sets sail: { $count } moves.
}
heimathafen-log-rolled = { $face ->
    [X] { $forced ->
        [yes] { $me ->
            [yes] You throw an X: one more move is lost.
           *[no] { $name } throws an X: one more move is lost.
        }
       *[no] { $me ->
            [yes] You throw an X, all dangers rest.
           *[no] { $name } throws an X, all dangers rest.
        }
    }
   *[other] { $me ->
        [yes] You throw a { $face } for the dangers.
       *[no] { $name } throws a { $face } for the dangers.
    }
}
heimathafen-log-danger = { $hit ->
    [me] { $danger } to the { $to }: your ship is hit.
    [other] { $danger } to the { $to }: { $name }’s ship is hit.
   *[none] { $danger } to the { $to }.
}
heimathafen-log-chosen = { $mine ->
    [yes] { $name } wants to push your ship { $to }.
   *[no] { $me ->
        [yes] You want to push { $owner }’s ship { $to }.
       *[no] { $name } wants to push { $owner }’s ship { $to }.
    }
}
heimathafen-log-flagged = { $me ->
    [yes] You show a false flag and stay.
   *[no] { $name } shows a false flag and stays.
}
heimathafen-log-moved = { $hit ->
    [yes] { $me ->
        [yes] You sail { $to }, into a danger, and get { $takes }.
       *[no] { $name } sails { $to }, into a danger, and gets { $takes }.
    }
   *[no] { $me ->
        [yes] You sail { $to } and get { $takes }.
       *[no] { $name } sails { $to } and gets { $takes }.
    }
}
heimathafen-log-pushed = { $mine ->
    [yes] { $hit ->
        [yes] { $name } pushes you { $to }, into a danger, and takes { $takes }.
       *[no] { $name } pushes you { $to } and takes { $takes }.
    }
   *[no] { $hit ->
        [yes] { $me ->
            [yes] You push { $owner } { $to }, into a danger, and take { $takes }.
           *[no] { $name } pushes { $owner } { $to }, into a danger, and takes { $takes }.
        }
       *[no] { $me ->
            [yes] You push { $owner } { $to } and take { $takes }.
           *[no] { $name } pushes { $owner } { $to } and takes { $takes }.
        }
    }
}
heimathafen-log-rotated = { $me ->
    [yes] The { $wind } wind moves nobody and goes to your right.
   *[no] The { $wind } wind moves nobody and goes to { $name }’s right.
}
heimathafen-log-over-harbour = A ship sails into the home harbour. The game is over.
heimathafen-log-over-limit = The last round is played. The game is over.
heimathafen-log-took-back = { $me ->
    [yes] You take back { $moves ->
        [one] one answer
       *[other] { $moves } answers
    }.
   *[no] { $name } takes back { $moves ->
        [one] one answer
       *[other] { $moves } answers
    }.
}

# Score sheet
heimathafen-sheet = How far it still was
heimathafen-sheet-rank = Place
heimathafen-sheet-who = Who
heimathafen-sheet-far = Fields
heimathafen-sheet-own = sailed by hand
heimathafen-sheet-pushed = pushed by others
heimathafen-sheet-hits = hit
heimathafen-sheet-flags = Flags
heimathafen-sheet-sails = Sails
heimathafen-sheet-home = home
heimathafen-sheet-winds = And this is how the holders lay in the end
heimathafen-story = Fields to go, at the start of each round

# Rules
heimathafen-rules-goal = What it is about
heimathafen-rules-goal-text = Everybody starts in the south, the harbour lies in the north. The first ship on the harbour field wins at once, no matter who moved it there.
heimathafen-rules-holder = Your winds
heimathafen-rules-holder-text = Everybody has six winds. One lies open under your own ship, the other five you arrange face down in your holder. It is always the left one that blows.
heimathafen-rules-move = Three winds a turn
heimathafen-rules-move-text = The left wind moves one ship by one field: yours or another. It stays under that ship, and the wind from there comes into your holder at the right. If any ship can go, you have to move one. Islands, ships and the edge are in the way. If none can go, the wind simply goes to the right.
heimathafen-rules-flag = The false flag
heimathafen-rules-flag-text = When somebody wants to move your ship, you may show a false flag, twice a game. Your ship stays, and the wind has to find another.
heimathafen-rules-danger = Pirates, storm and sea dragon
heimathafen-rules-danger-text = Once a turn you throw the danger die, before your winds or after them. On 1 to 3 that many dangers drift one field, or a single one that far; you say where to. A ship that is met, or sails into one, has one wind less next turn. Whoever lies in a danger has to throw first, and there an X costs one more wind.
heimathafen-rules-sail = Set sail
heimathafen-rules-sail-text = Twice a game you may set sail at the start of your turn: then five winds blow for you instead of three.
heimathafen-rules-hex = The other chart
heimathafen-rules-hex-text = On the chart of hexagons six other winds blow, and two of them lead away from the harbour. The to and fro takes longer.
