# What the terminal says, in English.

## shoal games

column-game = Game
column-designer = Designer
column-players = Players
game-line = { $title } by { $designer }, for { $players } players
games-more = `shoal games GAME` tells the options and presets of a game.
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
keys = Type an action, or: ? or help to list the legal actions, hint for advice, undo, quit.
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
bot-failed = { $bot } has lost: { $fault ->
    [missing] it cannot be started
    [ended] its program ended
    [late] it did not answer in time
    [flooded] it wrote too much
    [garbled] its answer cannot be read
   *[illegal] its action is not legal
} ({ $detail }).
record-written =
    Record written to { $file }.
    `shoal verify { $file }` checks it.

## The full screen

screen-turn = { $seat_is ->
    [you] your turn
   *[other] { $seat }’s turn
}
screen-sealed = { $seat_is ->
    [you] choose in secret
   *[other] { $seat } chooses in secret
}
screen-thinking = { $seat } is thinking …
screen-hinting = Looking for the best actions …
screen-over = The game is over
screen-leave = Press Enter to leave.
screen-curtain = Everybody else looks away, please.
screen-points = { $seat }: { $before } → { $after } points
screen-log = what happened
screen-ahead = if you choose { $action }
screen-advice = advice
screen-refused = not allowed
screen-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
screen-none = Enter: why?  Esc: all
screen-type = type an action, or press ↓
screen-keys = ? help  F2 hint  F3 undo  F10 quit
screen-help = Choose an action with ↑ and ↓, or type a part of its name. Shift and an arrow key go across the board, which shows what the action would change. Enter takes it.
    Tab completes what you have typed. Esc clears it.
    With the mouse, click a thing on the board or an action, and click it again to take it.
    Page Up and Page Down scroll the board, Ctrl+↑ and Ctrl+↓ the text below it, Ctrl+Page Up and Ctrl+Page Down the list of what happened.
    You may also type the name of an action that is not listed. You are then told which rule forbids it.
    F2 or “hint” asks the strongest bot. F3 or “undo” takes back your last action, unless chance or a secret was involved since. F10 or “quit” leaves.
screen-help-title = { $title }: how to play at this screen
screen-help-close = Any key goes back to the game.

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

## Installation

not-installed = { $package } is not installed. In the folder of Shoal, run: pip install '.[{ $extra }]'
not-measured = { $subject } is not installed, so it is not measured.
compiled-not-measured = The compiled build is not installed, so it is not measured.
site-no-pages = This installation has no pages. With Node (22 or later), run in the folder of Shoal: npm ci --prefix web && npm run build:site --prefix web
site-interpreted = The pages run the interpreted engine, which is about ten times slower: compiled modules of these sources are missing. To make them: python scripts/wasm.py

## shoal serve

serve-address = Shoal is at { $address }
serve-file = Tables are kept in { $file }
serve-database = Tables are kept in PostgreSQL.
serve-bots = Bots play here, in this process.
serve-bots-elsewhere = Bots need a process of their own: shoal worker
serve-no-pages = This installation has no pages, so browsers see nothing yet. With Node (22 or later), run in the folder of Shoal: python3 scripts/start.py
serve-stop = Press Ctrl-C to stop.
serve-stopped = Stopped.

## Long commands

progress = { $done } of { $total } done after { $seconds } s
faster-build = This is the interpreted build. Where bots think, the compiled one is { $least } to { $most } times as fast. In the folder of Shoal, run: HATCH_BUILD_HOOKS_ENABLE=1 pip install .
stopped = Stopped. This is what was finished:
stopped-too-early = Stopped before a game was finished.

## shoal edition

edition-none = { $game } has no edition file.
