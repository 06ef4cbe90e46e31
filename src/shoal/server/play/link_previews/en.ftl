## Postcards. They are in English: nobody says which language the one who gets a postcard speaks.

invitation = { $name } invites you to { $game }
invites = { $name } invites you to
free = { $free ->
    [0] All { $seats } seats are taken.
    [one] 1 of { $seats } seats is free.
   *[other] { $free } of { $seats } seats are free.
}
free-seat = free seat
somebody = Somebody
former = A former player
running = A game is on
late = two turns ago
wins = { $name } wins
shared = A shared result
players = Played by { $names }.
turn = After turn { $turn }
turning = Turning point: turn { $turn }
change = { $before } to { $after } %
turns = { $turns ->
    [one] 1 turn to replay
   *[other] { $turns } turns to replay
}
puzzle = { $game }: a puzzle
best = One choice is best
to-play = { $name } to play: one choice is clearly best. Find it; there is no clock.
plays = to play
no-clock = a puzzle without a clock
