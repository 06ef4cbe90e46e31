# What the terminal says, in English.

## shoal games

column-game = Game
column-designer = Designer
column-players = Players
column-options = Options and presets
range = { $low } to { $high }
option = { $setting } ({ $values }): { $effect }
preset = preset { $name }: { $settings }
reconstructed = reconstructed, not from the rulebook: { $sections }

## shoal play

welcome = { $title } by { $designer }: { $players }
player = { $who ->
    [you] { $seat } (you)
    [bot] { $seat } (a bot)
   *[person] { $seat } (a person)
}
options = Options: { $settings }
not-printed = Reconstructed, not from the rulebook: { $sections }
commitment = Commitment { $hash }
keys = Type an action, or: ? to list the legal actions, hint for advice, undo, quit.
prompt = { $seat_is ->
    [you] You
   *[other] { $seat }
}
prompt-sealed = { $seat_is ->
    [you] You
   *[other] { $seat }
} (sealed)
hand-over = Hand over to { $seat }, press Enter
taken-back = Taken back.
cannot-undo = There is nothing to undo, or chance or a secret has been involved since.
unknown-action = No action is called “{ $text }”.
hint = Best: { $actions }
hint-action = { $action } ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
record-written = Record written to { $file }; `shoal verify { $file }` checks it.

## The end

unfinished = The game was left unfinished after { $plies ->
    [one] 1 ply
   *[other] { $plies } plies
}.
result = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-won = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $seat_is ->
    [you] you win
   *[other] wins
}
result-shared = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $seat_is ->
    [you] you share
   *[other] shares
} the win ({ NUMBER($share, style: "percent", maximumFractionDigits: 0) })
