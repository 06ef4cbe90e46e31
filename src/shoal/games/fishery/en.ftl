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
name-ships = Ships of each player
name-net_limit = Nets of each player
value-net_limit-0 = as many as needed
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
forced-pass = { $seat_is ->
    [you] Passed for you: there is no net that you may cast.
   *[other] Passed for { $seat }: there is no net that they may cast.
}

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
asked-pass = { $seat_is ->
    [you] You can only pass.
   *[other] { $seat } can only pass.
}
asked-end = { $seat_is ->
    [you] You can only pass and end the game.
   *[other] { $seat } can only pass and end the game.
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
without-ship = Every fishery needs a ship: { $squares_count ->
    [1] { $squares }
    [2] { $squares }
    [3] { $squares }
    [4] { $squares }
   *[other] { $squares_count } squares
} would be closed off without one.
without-rim = Every fishery needs a blue net of the rim: { $squares_count ->
    [1] { $squares }
    [2] { $squares }
    [3] { $squares }
    [4] { $squares }
   *[other] { $squares_count } squares
} would have none.
ships-too-many = There is no room for that many ships on a board of { $rows } by { $columns }: { $ships }.

## Headings of RULES.md

rules-fishery-the-rules = Fishery: the rules
rules-fishery-the-rules-line = { summary }
rules-board-and-pieces = Board and pieces
rules-board-and-pieces-line = Squares, net spaces between them, a rim of blue nets, and the same number of ships for each side.
rules-ships = Ships
rules-ships-line = In turn, each side places one ship on a free square; nobody passes.
rules-nets = Nets
rules-nets-line = One net a move; every fishery needs a ship and a blue net of the rim.
rules-passing = Passing
rules-passing-line = You may pass instead of casting a net, and must if no net can be cast.
rules-end-of-the-game = End of the game
rules-end-of-the-game-line = Two passes in a row end the game.
rules-scoring = Scoring
rules-scoring-line = More ships own a fishery and its fish; White wins ties.
rules-rulings = Rulings
rules-rulings-line = What the rulebook leaves open, how it is decided here, and why.
rules-why-legality-is-quick = Why legality is quick
rules-why-legality-is-quick-line = A proof that only the water beside a new net must be looked at.
rules-version-history = Version history
rules-version-history-line = What changed from one version of these rules to the next.

## What speaks for it

why-ends = Both have then passed, and the game ends.
why-closes = Closes { $squares_count ->
    [one] 1 square
   *[other] { $squares_count } squares
} for you, ships { $own } to { $others }.
why-gives = Gives { $squares_count ->
    [one] 1 square
   *[other] { $squares_count } squares
} to { $other }, ships { $others } to { $own }.
why-nobody = Closes { $squares_count ->
    [one] 1 square
   *[other] { $squares_count } squares
} for nobody, ships { $ships } to { $ships }.
why-result = If both then passed: { $fish } fish for you, { $fewer } for { $other }.
why-tie = If both then passed: { $fish } fish each, and a tie wins for White.
why-bars = Nobody may then cast a net at { $nets }.
why-bars-many = It rules out { $number } other nets.
why-quiet = It closes nothing yet.
why-nearer = Your ships are then nearest to { $number ->
    [one] 1 square
   *[other] { $number } squares
} (now { $before }).
why-others-nearer = { $other } is then nearest to { $number ->
    [one] 1 square
   *[other] { $number } squares
} (now { $before }).

## On the page

ask-ship = Your turn: place a ship
ask-shipLine = Any empty square. Ships left: { $left } of { $all }.
ask-net = Your turn: cast a net, or pass
ask-netLine = More ships own closed water. Every part must keep a ship and a blue net of the rim.
ask-onlyPass = Your turn: pass
ask-theyPassed = The other side has passed: if you pass too, the game ends.
do-ship = Place ship on { $square }
do-net = Cast net { $net }
do-pass = Pass
do-aShip = Place a ship
do-aNet = Cast a net
do-onlyPass = No net to cast: pass
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
track-ships = Ships
track-nets = Nets
words-ship = Choose an empty square on the board.
words-net = Choose a net space between two squares, or pass.
words-onlyPass = You cannot cast a net any more. Press Pass.
words-shipChosen = Ship { $square } chosen.
words-shipGains = { $number ->
    [one] It gains you 1 square of reach.
   *[other] It gains you { $number } squares of reach.
}
words-netChosen = Net { $net } chosen.
words-closesNothing = It closes nothing yet.
words-closes = It closes two fisheries: { $parts }.
words-passChosen = Pass chosen.
words-passLine = Two passes in a row end the game.

board-label = Fishery board, { $rows } × { $columns }. Arrow keys go from space to space, Enter chooses.
board-empty = { $square }, empty
board-ship = { $square }, { $side } ship
board-space = Net space { $net }: { $consequence }
board-closesNothing = closes nothing
board-closes = closes two fisheries: { $parts }
board-part = { $side } { $number }
board-nobody = tied
board-refused = refused: { $sentence }
nudge-ship = Ship on { $square }
nudge-net = Net { $net }

score-title = Final score
score-now = If it ended now
score-squares = { $number ->
    [one] 1 square
   *[other] { $number } squares
}
score-fish = Black { $black } · tied { $tied } · White { $white }
score-tied = tied { $fish }
score-lead = lead { $gain }
score-withNet = With your net
score-hereNet = Choose a net: its result is shown here.
score-hereWait = The other side is to move.
score-refused = Refused
score-fisheries = Black { $black }, White { $white }, tied { $tied }.
reach-title = Reach
reach-note = whose ship is nearest
reach-line = A square counts for the side with the nearest ship. It is a picture of what could be netted, not a score.
reach-squares = Black { $black } · equal { $equal } · White { $white }
reach-equal = equal { $number }
reach-withShip = With your ship
reach-here = Choose a square: its reach is shown here.
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
fisheries-one = { $side }: { $fish } fish
fisheries-inIt = Ships in it: { $black } black, { $white } white. { $owned ->
    [yes] The side with more ships gets a fish for each square.
   *[no] Equally many, so nobody scores.
}
left-title = What is left
left-open = Open net spaces
left-refused = Refused for good
left-nets = Nets cast
parts-first = largest fishery
parts-second = second
parts-others = others
now-chosen = Chosen: { $move }
now-changes = What changes
now-ships = ships { $ships }
now-fromTo = { $before } → { $after }
now-closing = Nets that close water now
now-noClosing = No single net closes water yet. Nets may stand anywhere and prepare it.

legend-open = open
legend-chosen = your choice
legend-last = last move
legend-refused = refused
legend-nearBlack = nearer to Black
legend-nearWhite = nearer to White
legend-equal = equal
legend-gained = gained by this ship
legend-tied = tied water
legend-title = On the board
legend-black = Black's water
legend-white = White's water
legend-openHelp = A net can be cast here.
legend-chosenHelp = It is sent when you confirm it.
legend-lastHelp = The latest move, until the next one.
legend-refusedHelp = A net here would close water without a ship, or without a blue net of the rim. It stays refused for both sides.
legend-blackHelp = Black has more ships in this water: its fish are for Black.
legend-whiteHelp = White has more ships in this water: its fish are for White.
legend-tiedHelp = Both sides have equally many ships in this water: nobody scores.
legend-gainedHelp = Your ship would be the nearest one here.
