# What tables say about people who are there or away, in English.

presence-here = here
presence-away = away
presence-lost = lost the connection { $time }
presence-since = away for { $time }
presence-idle = no input for { $time }
presence-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
presence-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
presence-watchers = { $number ->
    [one] 1 watching
   *[other] { $number } watching
}
presence-lostLine = Their connection is lost since { $time }.
presence-clockRuns = Their clock runs: { $left }.

## Going on without somebody

absent-title = { $name } has been away for { $time }
absent-spoken = { $name } is away. You can wait or go on.
absent-choose = Their clock still runs: { $left }. You choose; waiting costs you nothing.
absent-chooseSlow = You choose; waiting costs you nothing.
absent-wait = Wait
absent-waitLonger = Wait 5 minutes
absent-claim = Claim the win
absent-bot = Let a bot take over
absent-vote = Bot takes over
absent-votes = { $names } { $voters ->
    [one] votes
   *[other] vote
} for a bot. { $needed ->
    [one] One more vote and { $bot } plays the seat on.
   *[other] { $needed } more votes and { $bot } plays the seat on.
}
absent-noVotes = Those who are here vote. With enough votes { $bot } plays the seat on.
absent-nudge = Remind them
absent-still = Are you still there?
absent-stillLine = The others may go on without you soon.
absent-stillHere = I am here

## Coming back

back-title = { $moves ->
    [0] A bot plays for you
    [one] A bot played 1 move for you
   *[other] A bot played { $moves } moves for you
}
back-counts = You were away for less than 5 minutes, so the game counts as usual.
back-late = You were away for more than 5 minutes, so you have last place for ratings. You may play on.
back-take = Take my seat back
back-leave = Let the bot go on

## What the table says from the start

leaving-title = If somebody leaves
leaving-after = After
leaving-line = After { $time } the others may let a bot, { $bot }, play on.
leaving-seconds = { $seconds } s
leaving-minutes = { $minutes } min
leaving-shown = If somebody leaves for { $time }: a bot, { $bot }, plays on
