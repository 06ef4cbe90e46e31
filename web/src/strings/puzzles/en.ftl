### The pages of puzzles.

title = Puzzles
line = One choice is clearly best. Find it; there is no clock.
none = There are no puzzles here yet.
loading = The puzzle is loading.

daily-title = Puzzle of the day
daily-line = The same for everybody. It changes at midnight, UTC.
daily-solve = Solve it
daily-look = Look again
daily-days = { $number ->
    [one] { $number } day in a row
   *[other] { $number } days in a row
}
daily-week = This week
daily-weekNote = a missed day costs nothing
daily-key = ✓ first try · 2 second try · – not solved. No message is ever sent for a puzzle.
daily-first = { $day }: solved at the first try
daily-later = { $day }: solved at try { $tries }
daily-open = { $day }: not solved

list-game = Game
list-theme = Theme
list-all = All
list-number = { $number ->
    [one] { $number } puzzle
   *[other] { $number } puzzles
}
list-solved = { $solved } of { $all } solved
list-name = Puzzle { $number }
list-done = solved
list-more = Show { $number } more

difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = hard

theme-patience = Patience
theme-only-way = Only way
theme-trap = Trap
theme-opening = Opening
theme-ending = Ending
theme-middle = Middle game

ask-say = { $name } to play: one choice is clearly best
ask-sub = { $asked } · There is no clock.
ask-check = Check: { $move }
ask-hint = Hint
ask-show = Show it
ask-again = Try again
ask-next = Next puzzle
ask-all = All puzzles

wrong-say = { $move } is number { $rank } of { $of }. There is better
wrong-sub = Try again, or look.
right-say = Yes: { $move } is best
right-sub = The second best is clearly behind.
shown-say = The answer: { $move }
hint-say = A hint for the answer
hint-none = Compare what each choice leaves the others.

about-tab = Puzzle
about-title = This puzzle
about-game = Game
about-choices = Choices
about-difficulty = Difficulty
about-theme = Theme
about-after = told afterwards
about-from = From
about-bots = a game of { $level } bots, act { $acts } of { $of }
about-people = a game of people, act { $acts } of { $of }
about-rules = Rules
about-known = Only what this seat knew is shown.

why-title = Why
why-note = in order of merit
why-rank = Rank { $rank }
why-played = played in the game
why-goes = Best play goes on: { $line }
why-refuted = { $name } answers { $move } and wins
why-proven = It is proven: this choice wins whatever the others do, and every other choice loses.
why-lead = Every choice was searched by itself with the same effort, and the best was clearly ahead of the second.

rating-title = Your rating at puzzles
rating-tries = { $number ->
    [one] { $number } first try
   *[other] { $number } first tries
}
rating-line = The first try at each puzzle counts; after a hint it counts half.
rating-later = The first try counts; for the puzzle of the day it counts after a day.
