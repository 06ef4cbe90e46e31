# Tide in English; the texts of a game that is a single file lie beside that file.

summary = Draw, call, roll.
ending-opened = All cards are open.
option-sides = sides of the die
chance = Chance: { $what }.
did = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $what }.
not-now = That is not yours to do now.
