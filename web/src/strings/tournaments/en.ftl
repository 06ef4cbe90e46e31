# What the pages about tournaments say, in English.

## The calendar

list-title = Tournaments
list-mine = Yours
list-running = Running now
list-open = Beginning
list-over = Over
list-none = No tournament is announced. Make one.
list-make = Make a tournament
list-look = Look
list-enter = Enter
list-all = All tournaments
list-seats = { $seats } at a table
list-live = { $minutes } min + { $increment } s
list-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
list-rated = rated
list-players = { $number ->
    [0] nobody yet
    [one] 1 player
   *[other] { $number } players
}
list-arena = arena, { $minutes } minutes
list-rounds = { $number ->
    [one] 1 round
   *[other] { $number } rounds
}
list-everybody = everybody meets
list-starts = in { $time }
list-bell = bell in { $time }
list-timeDays = { $days } d { $hours } h
list-timeHours = { $hours } h { $minutes } min
list-round = round { $round } of { $rounds }
list-by = by { $host }

## One tournament

page-left = { $minutes ->
    [one] left of 1 minute
   *[other] left of { $minutes } minutes
}
page-until = until it starts
page-ofRounds = { $rounds ->
    [one] of 1
   *[other] of { $rounds }
}
page-round = Round { $round }
page-over = Over
page-few = Not started: fewer than { $least } players had entered.
page-stopped = The host has stopped this tournament.
page-in = you are in, place { $place }
page-passed = { $passed } of { $whole } minutes have passed
page-yours = Your table is ready
page-yoursLine = Your clock runs. Sit down.
page-sit = To the table
page-waits = You are next. A table is found as soon as somebody is free.
page-waitsRound = Your next round begins when all tables of this one are over.
page-starts = You have entered. Come back when it starts.
page-pausedFor = You left a game. You are seated again in { $time }.
page-paused = You pause. Nobody waits for you.
page-out = You have left this tournament.
page-enter = Enter
page-again = Play on
page-pause = Pause me
page-withdraw = Withdraw
page-watching = You are watching. Enter to play.
page-closed = Nobody can enter any more.
page-host = You are the host
page-hostLine = You may start it before its time, remove somebody before the start, and stop it. You cannot change results.
page-start = Start now
page-stop = Stop it
page-stopSure = Stop it: sure?
page-remove = Remove
page-removeThem = Remove { $name }
page-link = Link to this tournament
page-least = It needs at least { $least } players.
page-enough = Enough players have entered.
page-unknown = There is no such tournament.

## Tables and standings

standings-title = Standings
standings-sum = sum of points
standings-player = player
standings-games = games, latest right
standings-roundShort = r { $round }
standings-played = played
standings-opponents = opponents
standings-points = points
standings-place = place
standings-plays = plays
standings-paused = pauses
standings-out = has left
standings-waits = waits
standings-arenaTies = Equal points: the one with fewer games, then who won between them, then the stronger opponents.
standings-leagueTies = Equal points: mean points of the opponents met, then places against each other, then by lot, drawn from the open secret.
standings-empty = Nobody has entered yet.
tables-title = Tables
tables-running = { $number ->
    [0] none runs
    [one] 1 runs · no evaluation while it runs
   *[other] { $number } run · no evaluation while they run
}
tables-name = Round { $round }, table { $place }
tables-watch = Watch
tables-review = Look
tables-bot = a bot
tables-points = { $name } { $points }
tables-out = { $name } sits out and gets 3 points

## Rules

rules-arena = Rules of an arena
rules-minutes = { $minutes ->
    [one] 1 minute.
   *[other] { $minutes } minutes.
}
rules-arenaTime = Finish a game, get the next. Come and go as you like.
rules-points = Points.
rules-pointsLine = First 6, last 0, evenly between. Shared places share. No bonus for a run of wins.
rules-pairing = Pairing.
rules-pairingLine = The nearest in points among those who wait; not the same twice in a row; seats in turn. After 90 seconds a table may be one seat smaller.
rules-bell = The bell.
rules-bellLine = A game begun before it counts.
rules-leaving = Leaving a game
rules-leavingLine = is last place in it, and a pause of 2 minutes, then 5, then the end of the arena.
rules-league = How tables are made
rules-everyRound = Everybody plays every round.
rules-everyRoundLine = If the number does not divide, some tables have one seat fewer; they go round. At two seats one sits out and gets 3 points.
rules-neighbours = Neighbours meet.
rules-neighboursLine = Sorted by points, then exchanged until the fewest meet again. The first round is by lot.
rules-seats = Seats are fair.
rules-seatsLine = Over the rounds each sits first, second and so on about equally often.
rules-size = Table size does not matter.
rules-sizeLine = The mean is 3 points at every table:
rules-place = place
rules-ofSeats = { $seats } seats
rules-left = If somebody leaves
rules-leftLine = A bot of level Skipper plays the seat on. Who left is last at that table and plays the next round only if they ask. The places of the others count as played.
rules-check = Nobody chooses who meets whom
rules-checkLine = Every round follows from the results before it and from a secret. Its hash was fixed when the tournament was opened: { $hash }
rules-secret = The secret is { $secret }

## Making one

make-title = Make a tournament
make-name = Name
make-form = Form
make-arena = Arena
make-leagueDays = League over days
make-leagueLive = League, one evening
make-arenaHint = Games begin again and again until the bell. All clocks of a table together have at most 25 minutes.
make-game = Game
make-preset = Board
make-standard = Standard
make-seats = Seats at a table
make-seatsHint = Tables of one fewer are used when the number does not divide.
make-rounds = Rounds
make-everybody = Everybody meets
make-everybodyHint = Two seats and at most 16 players.
make-minutes = Minutes
make-clock = Clock
make-clockLive = { $minutes } min + { $increment } s
make-clockDays = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
make-door = Who may enter
make-public = Anybody
make-link = By link
make-starts = Starts
make-inMinutes = in { $minutes } min
make-inHours = { $hours ->
    [one] in 1 hour
   *[other] in { $hours } hours
}
make-inDays = { $days ->
    [one] in 1 day
   *[other] in { $days } days
}
make-rated = Rated
make-ratedHint = every seat needs an account
make-bots = Bots fill tables
make-botsHint = a Skipper sits where somebody would have to wait or sit out; not in rated tournaments
make-talk = Chat at the tables
make-open = Open the tournament
make-cancel = Cancel
make-means = What this means
make-with = With { $number } players
make-tables = { $larger } of { $seats }, { $smaller } of { $fewer }
make-tablesEqual = { $larger } of { $seats }
make-fewer = With fewer than { $least }
make-notStarted = it does not start
