# Fishery in English.

summary = Place ships, then cast nets until the sea is divided; the most ships in a fishery own its fish.
seat-0 = Black
seat-1 = White
option-rows = rows of the board
option-columns = columns of the board
option-ships = ships of each player
option-net_limit = nets of each player; 0 for as many as needed
name-rows = Rows
name-columns = Columns
name-ships = Ships
name-net_limit = Net limit
preset-pond = Pond
preset-puddle = Puddle
ending-passed = Both players passed although nets could still be cast.
ending-exhausted = No net could be cast any more.

## What happened

passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
placed = { $seat_is ->
    [you] You place
   *[other] { $seat } places
} a ship on { $square }.
all-placed = All ships are placed. Nets are cast from here on.
cast = { $seat_is ->
    [you] You cast
   *[other] { $seat } casts
} a net at { $net }.
closed = A fishery closes at { $square } with { $squares_count ->
    [one] 1 fish
   *[other] { $squares_count } fish
}: { $black } black and { $white } white { $white ->
    [one] ship
   *[other] ships
}. It is { $seat_is ->
    [you] yours
   *[other] { $seat }'s
}.
contested = A fishery closes at { $square } with { $squares_count ->
    [one] 1 fish
   *[other] { $squares_count } fish
}: { $black } black and { $white } white { $white ->
    [one] ship
   *[other] ships
}. It is nobody's.
won = Game over: { $seat_is ->
    [you] you win
   *[other] { $seat } wins
} with { $fish } fish to { $fewer }.
won-tie = Game over, with { $fish } fish each: { $seat_is ->
    [you] you win
   *[other] { $seat } wins
} the tie, as White always does.

## What is asked

asked-ship = { $seat_is ->
    [you] You place
   *[other] { $seat } places
} a ship.
asked-net = { $seat_is ->
    [you] You cast a net, or pass.
   *[other] { $seat } casts a net, or passes.
}
asked-net-or-end = { $seat_is ->
    [you] You cast a net, or pass and end the game.
   *[other] { $seat } casts a net, or passes and ends the game.
}

## Why not

ships-first = Nets come after the last ship has been placed.
ships-all-placed = All ships are placed; now nets are cast.
no-pass = You cannot pass while ships are being placed.
nets-used-up = You have no net left, so you must pass.
no-such-square = { $square } is not on this board.
ship-there = There is a ship on { $square } already.
no-such-net = { $net } is not on this board.
net-there = There is a net at { $net } already.
without-ship = Every fishery needs a ship: { $squares } would be closed off without one.
without-rim = Every fishery needs a blue net of the rim: { $squares } would have none.

## On the page

ask-ship = Your turn: place a ship
ask-shipLine = Any empty square. Ships left: { $left } of { $all }.
ask-net = Your turn: cast a net, or pass
ask-netLine = A net closes water only where every part keeps a ship and a blue net of the rim.
ask-onlyPass = Your turn: pass
ask-theyPassed = The other side has passed: if you pass too, the game ends.
ask-chosen = Chosen: { $move }. Enter confirms.
do-ship = Place ship on { $square }
do-net = Cast net { $net }
do-pass = Pass
move-ship = ship { $square }
move-net = net { $net }
move-pass = pass
line-ships = Ship { $number } of { $all }
line-nets = Move { $move } · Nets
line-left = { $side } · { $ships ->
    [one] 1 ship left
   *[other] { $ships } ships left
}
line-winsTies = { $side } · wins ties

board-label = Fishery board, { $rows } × { $columns }. Arrow keys go from space to space, Enter chooses.
board-empty = { $square }, empty
board-ship = { $square }, { $side } ship
board-space = Net space { $net }: { $consequence }
board-closesNothing = closes nothing
board-closes = closes two fisheries: { $parts }
board-part = { $side } { $number }
board-nobody = nobody
board-refused = refused: { $sentence }
nudge-ship = Ship on { $square }
nudge-net = Net { $net }

score-title = Score
score-now = Score if it ended now
score-squares = { $number ->
    [one] 1 square
   *[other] { $number } squares
}
score-fish = Black { $black } · tied { $tied } · White { $white }
score-black = Black { $fish }
score-tied = tied { $fish }
score-white = { $fish } White
score-withNet = with your net
reach-title = Reach
reach-note = nearest ship
reach-line = A square counts for the side with the nearest ship. It is a picture of what could be netted, not a score.
reach-squares = Black { $black } · equal { $equal } · White { $white }
reach-equal = equal { $number }
reach-withShip = with your ship
supply-ships = Ships to place
supply-left = { $ships ->
    [one] 1 ship left
   *[other] { $ships } ships left
}
fisheries-title = Fisheries
fisheries-note = ships Black–White
fisheries-first = first square
fisheries-ships = ships
fisheries-tied = tied
fisheries-sum = Fish

legend-open = open
legend-chosen = your choice
legend-last = last move
legend-refused = refused
legend-nearBlack = nearer to Black
legend-nearWhite = nearer to White
legend-equal = equal
legend-gained = gained by this ship
legend-tied = tied, nobody scores
