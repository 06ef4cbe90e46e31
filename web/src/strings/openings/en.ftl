### The page of openings.

title = Openings
loading = The position is loading.

tab-choices = Choices
tab-which = Which games

say-games = { $games ->
    [one] In { $games } game somebody decided here
   *[other] In { $games } games somebody decided here
}
say-nobody = Nobody has been here yet
say-chance = Chance decides here
say-end = Only the first { $decisions } decisions are counted
say-firsts = What each seat chose first
say-start = The start of the game

list-games = { $games ->
    [0] no games
    [one] { $games } game
   *[other] { $games } games
}
list-share = wins { $share }, probably { $low } to { $high }
list-none = No finished public game was here.
list-chance = What chance may give
list-end = The opening ends here.
list-place = Number { $place } to decide
list-alike = Positions that turning or mirroring the board makes equal are counted together. Fewer than ten games have no share.
list-firsts = Whatever happened before. Fewer than ten games have no share.

act-back = One step back
act-start = To the start

which-title = Which games are counted
which-game = Game
which-seats = Seats
which-options = Options
which-strength = Who decided
which-everybody = Everybody
which-line = All finished public games, without names. A game counts within a minute of its end.

strength-new = New people
strength-middle = People from 1400
strength-strong = People from 1800
strength-easy = Easy bots
strength-hard = Strong bots
