# What is said in every game, in English.

you = you
you-with-number = you
seat-number = Seat { $number }
number-of = { $thing } { $number }
several = { $thing } ×{ $number }
error = { $text }

not-your-decision = It is not your decision now.
over = The game is over.
chance-only = Only chance decides that.
chance-first = Chance has to decide first.
chance-not = Chance cannot give that outcome now.
order = The pieces of one choice are named in a fixed order, and this one comes too late.

changed = The position has changed meanwhile.
no-undo = Something new was seen since then: all others must agree to go back.
no-undo-of-chance = Dice, drawn cards and what was newly shown cannot be undone.
no-position = There is no such position to go back to.
unknown-action = This game has no such action.
unknown-game = There is no game with that name.
unknown-puzzle = There is no such puzzle.
bad-seats = This game cannot be played with that number of players.
bad-option = An option is not possible: { $text }.
option-range = For the option { $option } there are: { $range }.
option-unknown = There is no option { $option }.
other-rules = This game was begun with rules that this release does not have.
other-edition = This game was played with another edition.
bad-record = This record is not valid: { $text }.
dice-unconfirmed = The dice could not be confirmed: { $text }.
no-table = There is no such table on this device.
not-finished = Only a finished game can be reviewed.
nobody-else = Nobody else is at this table.
practice-alone = Only a table of one person and bots can be for practice.

resigned = { $seat_is ->
    [you] You give up.
   *[other] { $seat } gives up.
}
timed-out = { $seat_is ->
    [you] You have run out of time.
   *[other] { $seat } has run out of time.
}
absent = { $seat_is ->
    [you] You were away for too long.
   *[other] { $seat } was away for too long.
}
returned = { $seat_is ->
    [you] You are back and play on.
   *[other] { $seat } is back and plays on.
}
taken-over = { $seat_is ->
    [you] A bot plays on for you.
   *[other] { $seat }: a bot plays on from here.
}
only-step = { $seat_is ->
    [you] Done for you: nothing else is allowed.
   *[other] Done for { $seat }: nothing else is allowed.
}
undone = { $seat_is ->
    [you] You go
   *[other] { $seat } goes
} back to the position after { $to ->
    [one] 1 act.
   *[other] { $to } acts.
}
quit = { $seat_is ->
    [you] You have quit.
   *[other] { $seat } has quit.
}

from-games = From { $games ->
    [one] 1 game
   *[other] { $games } games
} played on.
from-positions = From { $positions ->
    [one] 1 position
   *[other] { $positions } positions
} looked at.
proven-won = Proven: this wins, whatever the other side does.
proven-lost = Proven: the other side wins if it makes no mistake.
