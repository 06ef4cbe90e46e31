# What the pages say when people look for each other, in English.

find-title = Find people
find-note = { $looking ->
    [0] nobody else is looking
    [one] 1 person is looking
   *[other] { $looking } people are looking
}
find-games = Any of these games
find-seats = Players for { $game }
find-people = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
find-clock = Clock
find-live = Live
find-days = Over days
find-either = Either
find-bot = Play a bot while I wait
find-botHint = It is put aside, not lost, when people are found.
find-rated = Rated
find-ratedHint = Needs an account at every seat.
find-look = Look for people
find-noTimes = We look for 30 minutes and tell you. For a game over days nobody has to be here.
find-usual = At this hour most waits for { $game } took under { $minutes ->
    [one] 1 minute.
   *[other] { $minutes } minutes.
}
find-looking = Looking for people: { $time }
find-lookingSaid = Looking for people.
find-ratings = Ratings { $low } to { $high }, wider every minute
find-anyRating = Every rating
find-here = { $here } of { $seats } for { $game }
find-stops = After 30 minutes we stop and say so. Your bot game stays.
find-back = Back to the bot
find-stop = Stop looking
find-ended = We have stopped looking: nobody came in 30 minutes, or your connection was lost.
find-close = Close
found-two = { $game } for two: sit down within a minute
found-three = { $game } for three: sit down within a minute
found-four = { $game } for four: sit down within a minute
found-five = { $game } for five: sit down within a minute
found-six = { $game } for six: sit down within a minute
found-left = { $time } left.
found-bot = Your game against the bot is put aside.
found-sit = Sit down
found-no = Not this time
found-waits = Waiting for the others to sit down
found-waitsLine = The game starts when everybody sits. If somebody does not come within a minute, we look on for you.
challenge-got = { $name } challenges you to { $game }
challenge-terms = { $clock ->
    [live] live
   *[days] over days
} · { $rated ->
    [yes] rated
   *[no] not rated
} · stands for { $time }
challenge-accept = Accept
challenge-notNow = Not now
challenge-other = Other terms
challenge-sent = You challenge { $name } to { $game }
challenge-takeBack = Take it back
challenge-accepted = { $name } accepts: { $game }
challenge-sit = Sit down
challenge-title = Challenge { $name }
challenge-game = Game
challenge-send = Send the challenge
challenge-hint = It stands for 2 minutes live, 2 days over days. Nobody is told that somebody said no.
rematch-asked = You asked for a rematch
rematch-askedLine = { $name } is asked. It stands while you are here.
rematch-askedMany = Rematch: { $here } of { $seats } want it
rematch-takeBack = Take it back
rematch-got = { $name } asks for a rematch
rematch-gotLine = Same clock, you are { $seat } now.
rematch-gotPlain = Same clock and options. Everybody sits one seat further.
rematch-play = Play
rematch-notNow = Not now
rematch-silent = { $name } has not answered
rematch-silentLine = We can leave the rematch for later: live when you both are here, or over days.
rematch-days = Over days
rematch-later = When both are here
rematch-bot = Play a bot
code-good = good for 7 days
code-tell = Tell them the code
code-hint = Typed in the lobby. Large or small letters, with or without the dash.
code-copy = Copy the code
code-copied = Copied
code-join = Join by code
code-looking = Looking for the table …
bots-add = Add a bot
bots-addTo = Add a bot to seat { $number }
bots-level = Level of the bot on seat { $number }
bots-remove = Take the bot away
bots-free = Free the seat
bots-start = Start now with { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
invite-say = { $missing ->
    [1] Send this to a friend
    [2] Send this to two friends
    [3] Send this to three friends
   *[other] Send this to your friends
}
invite-line = The game starts when { $seats ->
    [2] both seats are taken.
    [3] all three seats are taken.
    [4] all four seats are taken.
    [5] all five seats are taken.
   *[other] all six seats are taken.
} { $door ->
    [public] Anybody may join from the lobby.
   *[link] You may leave; we keep your seat and tell you.
}
