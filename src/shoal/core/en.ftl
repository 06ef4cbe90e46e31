# What is said in every game, in English.

you = you
seat-number = Seat { $number }
number-of = { $thing } { $number }
error = { $text }

not-your-decision = It is not your decision now.
over = The game is over.
chance-only = Only chance decides that.
chance-first = Chance has to decide first.
chance-not = Chance cannot give that outcome now.
order = The pieces of one choice are named in a fixed order, and this one comes too late.

changed = The position has changed meanwhile.
no-undo = Something new was seen since then: all others must agree to go back.
unknown-action = This game has no such action.
unknown-game = There is no game with that name.
bad-seats = This game cannot be played with that number of players.
bad-option = An option is not possible: { $text }.
other-rules = This game was begun with rules that this release does not have.
other-edition = This game was played with another edition.
bad-record = This record is not valid: { $text }.
dice-unconfirmed = The dice could not be confirmed: { $text }.
no-table = There is no such table on this device.
not-finished = Only a finished game can be reviewed.
nobody-else = Nobody else is at this table.

resigned = { $seat_is ->
    [you] You give up.
   *[other] { $seat } gives up.
}
timed-out = { $seat_is ->
    [you] You have run out of time.
   *[other] { $seat } has run out of time.
}
taken-over = A bot plays on for { $seat }.
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
seat = { $seat }
