# High Tide: what the board says.
high-tide-title = High Tide
high-tide-tagline = Move your deckchairs to the water, but only as far as the tide will not reach.
high-tide-poster = Poster: deckchairs on the beach, the tide is coming in

high-tide-black = Black
high-tide-purple = Purple
high-tide-blue = Blue
high-tide-orange = Orange
high-tide-yellow = Yellow
high-tide-white = White
high-tide-die = { $colour } { $value }
high-tide-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The rim of the table
high-tide-round = Round { $round } of { $rounds }
high-tide-note-now = to play
high-tide-note-next = up next
high-tide-note-done = has played
high-tide-note-last = plays last
high-tide-note-place = number { $place } in line

# Questions
high-tide-wait = It is { $name }’s turn.
high-tide-wait-hint = Have a look around in the meantime.
high-tide-over = The game is over.
high-tide-source = Your turn: take a pair of dice or roll.
high-tide-source-roll = Your turn: roll the dice.
high-tide-source-take = Your turn: take a pair of dice.
high-tide-source-free = { $again ->
    [one] If you don’t like the roll, you may roll once more.
   *[other] If you don’t like the roll, you may roll { $again } more times.
}
high-tide-source-binds = Only one space is free after rolling. The roll counts at once.
high-tide-source-full = All open spaces are taken, so only a pair from the lawn is left to you.
high-tide-accept = Keep { $left } and { $right }?
high-tide-accept-free = If you refuse, the pair stays on the lawn and you roll again.
high-tide-accept-last = If you refuse, the pair stays on the lawn. Your next roll counts.
high-tide-accept-forced = This roll counts: { $left } and { $right }.
high-tide-accept-forced-hint = Only one space is free.
high-tide-reroll = Throw again?
high-tide-reroll-one = From space 2 you may throw one die again. What it shows then counts.
high-tide-reroll-two = From space 1 you may throw one die or both again. What they show then counts.

# Help for a question
high-tide-help-source = Take a pair from the lawn, or roll two dice from the bag. Whoever rolls cannot take a pair in that turn. From space 1 you may then throw up to two dice again, from space 2 one. The lower your towel lies, the earlier you play next round.
high-tide-help-accept = If you keep the roll, your chairs on the beaches of those colours move as far as the dice show. If you refuse, the pair stays for the others and you roll again. On the last free space the roll counts.
high-tide-help-reroll = You may throw again, but you need not. The colours stay, only the pips change. What they show then counts.

# Answers
high-tide-do-roll = Roll
high-tide-do-accept = Keep
high-tide-do-reject = Refuse
high-tide-do-reject-note = pair to space { $slot }, roll again
high-tide-do-keep = Take as they are
high-tide-do-again = { $die } again
high-tide-do-both = Both again
high-tide-short-landing = { $beach } to { $to }
high-tide-landing = { $wet ->
    [yes] { $beach } to { $to }, wet
   *[no] { $beach } to { $to }, dry, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
high-tide-say-roll = Roll: two dice from the bag.
high-tide-say-take = Take { $left } and { $right } from space { $slot }: { $landings }
high-tide-say-take-again = Take { $left } and { $right } from space { $slot }: { $landings }. Then you may throw again.
high-tide-say-accept = Keep { $left } and { $right }: { $landings }
high-tide-say-reject = Refuse { $left } and { $right } and roll again
high-tide-say-keep = Take { $left } and { $right } as they are: { $landings }
high-tide-say-again = Throw { $die } again
high-tide-say-both = Throw both dice again

# On the board
high-tide-tell-wet = wet: does not count
high-tide-tell-wet-short = wet
high-tide-tell-first = dry, in front: { $points ->
    [one] 1 point
   *[other] { $points } points
}
high-tide-tell-dry = dry: { $points ->
    [one] 1 point
   *[other] { $points } points
}
high-tide-tell-dry-short = dry
high-tide-lawn = The lawn
high-tide-lawn-order = next round: from the bottom up
high-tide-lawn-order-side = next round: from right to left
high-tide-lawn-label = { $count ->
    [one] The lawn, one space
   *[other] The lawn, { $count } spaces
}
high-tide-slot = Space { $slot }
high-tide-slot-free = free
high-tide-slot-shut = not yet open
high-tide-slot-rental = Rental: not yet open
high-tide-slot-turtle = closed
high-tide-slot-bonus = { $dice } again
high-tide-slot-bonus-long = { $dice ->
    [one] One die may be thrown again here
   *[other] { $dice } dice may be thrown again here
}
high-tide-slot-next = { $place }.
high-tide-slot-next-long = number { $place } of the towels for next round
high-tide-rental-open = rental open
high-tide-hand-me = Your roll
high-tide-hand-name = Roll: { $name }
high-tide-hand-from = from space { $slot }
high-tide-board = The board: six beaches, the sea above, the bars below
high-tide-told = The beaches, from the water to the bar
high-tide-told-beach = Beach
high-tide-told-water = Water
high-tide-told-chairs = Chairs
high-tide-told-sea = only beyond space { $sand }
high-tide-told-from = from space { $water }
high-tide-told-space = space { $at }: { $names }
high-tide-told-wet = space { $at }, in the water: { $names }
high-tide-told-bar = at the bar: { $names }
high-tide-told-points = { $points ->
    [one] { $name } (1 point)
   *[other] { $name } ({ $points } points)
}
high-tide-you = You
high-tide-you-within = you

# The log
high-tide-log-round = { $me ->
    [yes] Round { $round }, you begin
   *[no] Round { $round }, { $name } begins
}
high-tide-log-rolled = { $me ->
    [yes] You roll { $dice }.
   *[no] { $name } rolls { $dice }.
}
high-tide-log-accepted = { $me ->
    [yes] You keep the roll.
   *[no] { $name } keeps the roll.
}
high-tide-log-forced = { $me ->
    [yes] The roll counts for you.
   *[no] The roll counts for { $name }.
}
high-tide-log-rejected = { $me ->
    [yes] You refuse. { $dice } stays on space { $slot }.
   *[no] { $name } refuses. { $dice } stays on space { $slot }.
}
high-tide-log-took = { $me ->
    [yes] You take { $dice } from space { $slot }.
   *[no] { $name } takes { $dice } from space { $slot }.
}
high-tide-log-rerolled = { $me ->
    [yes] You throw again: { $dice }.
   *[no] { $name } throws again: { $dice }.
}
high-tide-log-kept = { $me ->
    [yes] You take the dice as they are.
   *[no] { $name } takes the dice as they are.
}
high-tide-log-advanced = { $beach }: { $by ->
    [one] one space on, to { $to }.
   *[other] { $by } spaces on, to { $to }.
}
high-tide-log-advanced-wet = { $beach }: { $by ->
    [one] one space on, to { $to }, into the water.
   *[other] { $by } spaces on, to { $to }, into the water.
}
high-tide-log-towel = { $me ->
    [yes] Your towel lies on space { $slot }.
   *[no] { $name }’s towel lies on space { $slot }.
}
high-tide-log-tide-rolled = { $me ->
    [yes] You roll for the tide: { $dice }.
   *[no] { $name } rolls for the tide: { $dice }.
}
high-tide-log-waves = The tide: { $large } { $first } spaces, { $small } { $second } spaces
high-tide-log-waves-same = The tide: { $large } { $sum } spaces at once
high-tide-log-order = Next round: { $names }
high-tide-log-over-own = A chair stands in the water. The game is over.
high-tide-log-over-wave = The tide reaches a chair. The game is over.
high-tide-log-over-rounds = Six rounds are played. The game is over.
high-tide-log-took-back = { $me ->
    [yes] You take back { $moves ->
        [one] one answer
       *[other] { $moves } answers
    }.
   *[no] { $name } takes back { $moves ->
        [one] one answer
       *[other] { $moves } answers
    }.
}

# Scores
high-tide-sheet = Where the points come from
high-tide-sheet-who = Who
high-tide-sheet-sum = Total
high-tide-sheet-first = nearest the water
high-tide-sheet-second = behind
high-tide-sheet-third = third
high-tide-sheet-bar = still at the bar
high-tide-sheet-wet = wet, does not count
high-tide-sheet-none = no points
high-tide-far = The longest walk
high-tide-far-text = { $me ->
    [yes] Round { $round }: your chair on { $beach } moves { $by } spaces, to space { $to }.
   *[no] Round { $round }: { $name }’s chair on { $beach } moves { $by } spaces, to space { $to }.
}
high-tide-flood = The biggest tide
high-tide-flood-text = { $hit ->
    [0] Round { $round }: { $large } loses three spaces, { $small } two.
    [one] Round { $round }: { $large } loses three spaces, { $small } two. One chair gets wet.
   *[other] Round { $round }: { $large } loses three spaces, { $small } two. { $hit } chairs get wet.
}
high-tide-flood-same = { $hit ->
    [0] Round { $round }: { $large } loses five spaces at once.
    [one] Round { $round }: { $large } loses five spaces at once. One chair gets wet.
   *[other] Round { $round }: { $large } loses five spaces at once. { $hit } chairs get wet.
}
high-tide-race = The closest race
high-tide-race-same = { $beach }, space { $at }: on the right, { $winner } beats { $loser } to the four points.
high-tide-race-near = { $gap ->
    [one] { $beach }: on space { $at }, { $winner } is one space ahead of { $loser }.
   *[other] { $beach }: on space { $at }, { $winner } is { $gap } spaces ahead of { $loser }.
}
high-tide-story = Points, had it ended after that round

# Rules
high-tide-rules-goal = What it is about
high-tide-rules-goal-text = Everyone has one deckchair on each of the six beaches. It starts at the bar and longs for the water. In the end it counts who sits in front and dry.
high-tide-rules-turn = Your turn
high-tide-rules-turn-text = Take a pair of dice from the lawn, or roll two dice from the bag. Keep the roll, or refuse it: then it stays on the lawn and you roll again. When only one space is free, the roll counts.
high-tide-rules-bonus = Throwing again
high-tide-rules-bonus-text = Take a pair from space 1 and you may throw one die or both again; from space 2, one. What they show then counts.
high-tide-rules-move = Moving on
high-tide-rules-move-text = Each die moves your chair on the beach of its colour by as many spaces as it shows. Same colour: the sum. You stand to the right of those already there. Right is better.
high-tide-rules-order = Who begins next
high-tide-rules-order-text = Your towel lies where your pair came from, or on the first free space. Whoever lies lowest begins the next round. The rental opens three spaces at first and moves on by one each turn.
high-tide-rules-tide = The tide
high-tide-rules-tide-text = One pair is left at the end of the round, or one is rolled. The higher die brings its beach a large wave of three spaces, the other a small one of two.
high-tide-rules-end = The end and the score
high-tide-rules-end-text = When a chair stands in the water after a round, or six rounds are played, the game ends. Wet chairs do not count. On each beach the foremost dry chair scores 4 points, the second 2, the third 1, that one with five or six players only. Each chair at the bar scores 1 point.
