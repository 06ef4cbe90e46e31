# What the pages about people say, in English: the lists of the lobby, profiles, leaderboards.

## Lists of the lobby

lists-mine = Continue
lists-note = { $waiting ->
    [0] { $others ->
        [one] 1 waits for others
       *[other] { $others } wait for others
    }
    [one] 1 waits for you · { $others } for others
   *[other] { $waiting } wait for you · { $others } for others
}
lists-all = All my games
lists-yourTurn = Your turn
lists-missed = A bot plays for you
lists-toPlay = { $name } to play
lists-waits = waits for players
lists-running = others to play
lists-left = { $time } left
lists-days = { $days } d { $hours } h
lists-hours = { $hours } h { $minutes } min
lists-minutes = { $minutes } min
lists-more = { $name } and { $number } more
lists-open = Open tables
lists-any = All
lists-live = Live
lists-overDays = Over days
lists-rated = rated
lists-watch = Being played
lists-watchIt = Watch
lists-stays = A table stays open while its host is here, or 7 days if it is played by link.

## Level and seats

pick-title = { $game } against bots
pick-level = Level
pick-seats = Seats
pick-play = Play { $level } · { $seats } seats
pick-kept = Kept for next time.
pick-options = All options
pick-deckhand = overlooks much; for your first games
pick-mate = plays soundly and misses some things
pick-skipper = punishes mistakes
pick-admiral = plans far ahead
pick-neptune = thinks longest, 2 s

## Profiles

profile-guest = a guest: kept on this device only
profile-account = an account
profile-program = a bot account: a program plays
profile-since = since { $date }
profile-finishes = finishes { $share } of their games
profile-puzzles = puzzles { $rating } ± { $margin }
profile-ratedGames = { $number ->
    [one] 1 rated game
   *[other] { $number } rated games
}
profile-ratings = Ratings by game
profile-noRatings = No rated games yet.
profile-margin = ± { $margin }
profile-settling = still settling
profile-change = { $change } in 90 days
profile-history = { $game }, rating day by day: from { $first } to { $last }, lowest { $least }, highest { $most }
profile-games = Recent games
profile-gamesNote = public tables
profile-gamesOwn = games by link and against bots are shown to you alone
profile-earlierGames = Earlier games
profile-noGames = No finished games yet.
profile-won = won, { $score }
profile-shared = shared the win, { $score }
profile-lost = lost, { $score }
profile-review = Review
profile-reviewOf = Review this game of { $game }
profile-rename = Change the name
profile-name = Name
profile-save = Save
profile-earlier = until lately { $name }
profile-tallies = Results
profile-talliesNote = finished games against people, public tables
profile-talliesLine = A shared win counts in parts. At more seats an even player wins less often, so the last column is the one to compare.
profile-noTallies = No finished games against people at public tables yet.
profile-game = game
profile-seats = seats
profile-played = games
profile-first = first
profile-share = share won
profile-even = even share
profile-above = above even
profile-habits = Habits
profile-habitsNote = public games against people
profile-square = { $game }: first ship as Black
profile-licence = { $game }: licences bought
profile-box = { $game }: box of the first year
profile-species = { $game }: Fisheries Board
profile-withIt = and share won with it
profile-habit = { $number } · { $share }
profile-few = Fewer than 10 games: shown, but no conclusion is drawn.
profile-together = You and { $name }
profile-togetherGames = { $number ->
    [one] 1 game
   *[other] { $number } games
}
profile-you = You { $number }
profile-ahead = { $game }, { $seats } seats
profile-aheadLine = ahead of each other
profile-seen = What others see here
profile-seenLine = Name, ratings, results and habits at public tables. Not shown: e-mail, devices, games by link, games against bots, whom you follow or block.

## Leaderboards

players-title = Players
players-board = Leaderboard
players-bots = Bots
players-note = 10 rated games, ± { $most } or less
players-player = player
players-rating = rating
players-margin = sure to
players-games = games
players-above = above even
players-you = you
players-nobody = Nobody has a place yet. Rated games with an account lead here.
players-line = The rating is lowered while it is unsure, so that a few lucky games lead nowhere. Guests and bots take no place.
players-more = More
players-find = Find somebody
players-challenge = Challenge
players-challengeThem = Challenge { $name }
players-name = Name
players-none = Nobody is called that. A guest is found by the whole name only.
players-best = { $game } { $rating }
players-unrated = not rated yet
