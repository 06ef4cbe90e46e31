# Fishery Boom in English.

summary = Feed your country for ten years from one sea that all fish: what you serve this year is asked for again next year. The sheet of the sea is lost; ours is a reconstruction.
designer = an unnamed designer
seat-0 = North
seat-1 = East
seat-2 = South
seat-3 = West
option-scoring = own points, or the total of all
option-spawn_one = every surviving species regains its topmost depleted fish
option-upgrade_replaces_base = upgraded equipment loses its old use
option-plus_one = the year whose demand a +1 box raises
option-unplayed_plates = whether plates of a year that the fish do not reach are scored
option-rotation = where the start player's mark goes
option-ties = who wins with equal points
name-scoring = Scoring
name-spawn_one = One fish comes back
name-upgrade_replaces_base = Upgrades replace the old use
name-plus_one = A +1 box raises
name-unplayed_plates = Plates of years not reached
name-rotation = Who starts the next year
name-ties = Equal points
value-scoring-competitive = competitive
value-scoring-co-operative = co-operative
value-plus_one-own_year = its own year
value-plus_one-next_year = the next year
value-unplayed_plates-count = count
value-unplayed_plates-ignore = do not count
value-rotation-counter-clockwise = who was last
value-rotation-clockwise = the next seat
value-ties-shared = shared win
value-ties-fewest_marks = fewest fish taken and killed
preset-together = Together
ending-played = All years have been played.
ending-extinct = The fish have run out.

## Names

species-Sharks = Sharks
species-Tuna = Tuna
species-Mackerel = Mackerel
species-Herring = Herring
species-Pollock = Pollock
species-Anchovy = Anchovy
species-Shrimp = Shrimp
species-Cod = Cod
species-Squid = Squid
species-Whales = Whales
fish-Sharks-1 = { species-Sharks } 1
fish-Sharks-2 = { species-Sharks } 2
fish-Tuna-1 = { species-Tuna } 1
fish-Tuna-2 = { species-Tuna } 2
fish-Tuna-3 = { species-Tuna } 3
fish-Tuna-4 = { species-Tuna } 4
fish-Tuna-5 = { species-Tuna } 5
fish-Tuna-6 = { species-Tuna } 6
fish-Tuna-7 = { species-Tuna } 7
fish-Tuna-8 = { species-Tuna } 8
fish-Mackerel-1 = { species-Mackerel } 1
fish-Mackerel-2 = { species-Mackerel } 2
fish-Mackerel-3 = { species-Mackerel } 3
fish-Mackerel-4 = { species-Mackerel } 4
fish-Herring-1 = { species-Herring } 1
fish-Herring-2 = { species-Herring } 2
fish-Pollock-1 = { species-Pollock } 1
fish-Pollock-2 = { species-Pollock } 2
fish-Pollock-3 = { species-Pollock } 3
fish-Anchovy-1 = { species-Anchovy } 1
fish-Anchovy-2 = { species-Anchovy } 2
fish-Anchovy-3 = { species-Anchovy } 3
fish-Anchovy-4 = { species-Anchovy } 4
fish-Shrimp-1 = { species-Shrimp } 1
fish-Shrimp-2 = { species-Shrimp } 2
fish-Shrimp-3 = { species-Shrimp } 3
fish-Shrimp-4 = { species-Shrimp } 4
fish-Cod-1 = { species-Cod } 1
fish-Cod-2 = { species-Cod } 2
fish-Cod-3 = { species-Cod } 3
fish-Squid-1 = { species-Squid } 1
fish-Squid-2 = { species-Squid } 2
fish-Squid-3 = { species-Squid } 3
fish-Squid-4 = { species-Squid } 4
fish-Whales-1 = { species-Whales } 1
fish-Whales-2 = { species-Whales } 2
gear-default = Default
gear-seine = Seine net
gear-seine-plus = upgraded Seine net
gear-longline = Longline
gear-longline-plus = upgraded Longline
gear-trawler = Trawler
gear-trawler-plus = upgraded Trawler
box-seine = Seine net
box-seine-plus = Seine net upgrade
box-longline = Longline
box-longline-plus = Longline upgrade
box-trawler = Trawler
box-trawler-plus = Trawler upgrade
box-release = Catch and Release
box-refrigeration = Refrigeration
box-radar = Fish Radar
box-faux = Faux Fish
box-marketing = Marketing
box-enforcement = Enforcement
box-overfish = Overfish
phase-start = the start
phase-fishing = fishing
phase-upgrade = upgrade or bonus
phase-illegal-fishing = illegal fishing
phase-over = the end
year-start = start
year-end = end

## What happened

start-player = { $seat_is ->
    [you] You ate seafood last and start.
   *[other] { $seat } ate seafood last and starts.
}
fished = { $seat_is ->
    [you] You fish
   *[other] { $seat } fishes
} with { $gear_is ->
    [default] { $gear }.
   *[other] the { $gear }.
}
fished-again = { $seat_is ->
    [you] You fish
   *[other] { $seat } fishes
} once more, with { $gear_is ->
    [default] { $gear }.
   *[other] the { $gear }.
}
rolled = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} a { $die }.
rolled-last = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} a { $die }: the dice show { $dice }.
set-aside = { $seat_is ->
    [you] You set
   *[other] { $seat } sets
} a { $die } aside to roll it again.
rolling-again = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} { $rolls ->
    [one] 1 die again.
   *[other] { $rolls } dice again.
}
dice-kept = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
} the dice as they are.
killer-chosen = { $seat_is ->
    [you] You choose
   *[other] { $seat } chooses
} a { $die } to kill with.
extra-chosen = { $seat_is ->
    [you] You choose
   *[other] { $seat } chooses
} a { $die } for the extra fish.
extra-given-up = { $seat_is ->
    [you] You give your
   *[other] { $seat } gives the
} extra fish to a 6, where it is lost.
hooked = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $fish } on the hook for a { $die }.
taken-on-plate = { $seat_is ->
    [you] You take { $fish } for a { $die } and fill a plate.
   *[other] { $seat } takes { $fish } for a { $die } and fills a plate.
}
taken-in-excess = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} { $fish } for a { $die }, more than was asked for.
kept-on-plate = { $seat_is ->
    [you] You keep { $fish } and fill a plate.
   *[other] { $seat } keeps { $fish } and fills a plate.
}
kept-in-excess = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
} { $fish }, more than was asked for.
released = { $seat_is ->
    [you] You let
   *[other] { $seat } lets
} { $fish } go again.
refrigerated = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} { $fish } on ice for next year.
killed = { $seat_is ->
    [you] You kill
   *[other] { $seat } kills
} { $fish } with a { $die }.
catches-lost = No fish is left for a { $die }: { $catches ->
    [one] 1 catch is lost.
   *[other] { $catches } catches are lost.
}
none-to-kill = No fish is left for a { $die }, so none is killed.
only-sixes = A Longline catches nothing for a 6.
all-fished = All have fished. Now each country marks a box.
marked-upgrade = { $seat_is ->
    [you] You mark
   *[other] { $seat } marks
} { $box }, which works from next year on.
marked-too-late = { $seat_is ->
    [you] You mark
   *[other] { $seat } marks
} { $box }, too late to be of use.
marked = { $seat_is ->
    [you] You mark
   *[other] { $seat } marks
} { $box }.
marked-overfish = { $seat_is ->
    [you] You mark { $box } and go fishing again.
   *[other] { $seat } marks { $box } and goes fishing again.
}
marked-faux = { $seat_is ->
    [you] You mark { $box } and fill a plate.
   *[other] { $seat } marks { $box } and fills a plate.
}
marked-faux-in-excess = { $seat_is ->
    [you] You mark
   *[other] { $seat } marks
} { $box } and { $seat_is ->
    [you] draw
   *[other] draws
} one fish more than was asked for.
plate-added = { $seat_is ->
    [you] You add
   *[other] { $seat } adds
} an empty plate.
plate-added-filled = { $seat_is ->
    [you] You add
   *[other] { $seat } adds
} a plate, and an excess fish goes on it.
plate-crossed-out = { $seat_is ->
    [you] You cross
   *[other] { $seat } crosses
} out an empty plate.
no-empty-plate = { $seat_is ->
    [you] You cross
   *[other] { $seat } crosses
} nothing out: no plate is empty.
shielded = { $seat_is ->
    [you] You fill
   *[other] { $seat } fills
} the shield of { $species }.
shield-again = { $seat_is ->
    [you] You name
   *[other] { $seat } names
} { $species }, protected already.
demand = Plates for year { $year }: { $plates }.
poachers-come = Illegal fishing follows, with { $rolls ->
    [one] 1 die.
   *[other] { $rolls } dice.
}
poached = Illegal fishing rolls a { $die } and kills { $fish }.
poached-below = Illegal fishing rolls a { $die }. With { $protected } protected, it kills { $fish }.
all-protected = Illegal fishing rolls a { $die }. With { $protected } protected, there is nothing to kill.
nothing-poached = Illegal fishing rolls a { $die }. There is nothing to kill.
depleted = Depletion: { $school } { $school_count ->
    [one] is gone.
   *[other] are gone.
}
nothing-depleted = Depletion: nothing more is lost.
grown-back = { $school } { $school_count ->
    [one] has grown back.
   *[other] have grown back.
}
new-year = Year { $year } of { $years }: { $seat_is ->
    [you] you start.
   *[other] { $seat } starts.
}
sea-empty = No fish is left for another year.
won = Game over: { $seat_is ->
    [you] you win.
   *[other] { $seat } wins.
} Points: { $scores }.
win-shared = Game over: { $seats } tie for most points, with { $points }, and share the win. Points: { $scores }.
won-by-marks = Game over: several tie for most points, with { $points }. { $seat_is ->
    [you] You win, having
   *[other] { $seat } wins, having
} taken and killed the fewest fish of them: { $marks }. Points: { $scores }.
win-shared-by-marks = Game over: { $seats } tie for most points, with { $points }, and for the fewest fish taken and killed, and share the win. Fish: { $marks }. Points: { $scores }.
ended-together = Game over: { $total ->
    [one] { $total } point
   *[other] { $total } points
} together. Points: { $scores }.
forced-gear = { $seat_is ->
    [you] Fished for you: you have one kind of equipment.
   *[other] Fished for { $seat }: they have one kind of equipment.
}
forced-die = { $seat_is ->
    [you] Chosen for you: all dice show the same.
   *[other] Chosen for { $seat }: all dice show the same.
}
forced-fish = { $seat_is ->
    [you] Marked for you: one fish is left for the dice.
   *[other] Marked for { $seat }: one fish is left for the dice.
}
forced-mark = { $seat_is ->
    [you] Marked for you: one box is left.
   *[other] Marked for { $seat }: one box is left.
}
forced-shield = { $seat_is ->
    [you] Protected for you: one species is left.
   *[other] Protected for { $seat }: one species is left.
}

## What is shown

head = Year { $year } of { $years }: { $phase }
head-started = Year { $year } of { $years }: { $phase }. Start player: { $seat }
served = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $drawn } fish, { $asked ->
    [one] 1 plate
   *[other] { $asked } plates
}
reconstructed = (The printed sheet is lost: species, dice, fish and arrows are our reconstruction.)
column = year { $year }
column-ahead = year { $year } (for now)
column-dice = dice
row = { $species }
legend = (- depleted, x killed illegally, * protected; A taken and a killed by country A)
poachers = Dice of illegal fishing: this year { $now }, next year { $next }
poachers-now = Dice of illegal fishing: this year { $now }
country = { $seat_is ->
    [you] You
   *[other] { $seat }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
row-year = year
row-plates = plates
row-fish = fish
label = { $label }
boxes-marked = Marked:
box = { $box }
together = Together { $total }
catch = { $seat_is ->
    [you] You fish
   *[other] { $seat } fishes
} with { $gear_is ->
    [default] { $gear }.
   *[other] the { $gear }.
}
catch-dice = Dice: { $dice }.
catch-rolls = To roll: { $rolls ->
    [one] 1 die.
   *[other] { $rolls } dice.
}
catch-takes = To take for: { $dice }.
catch-kills = To kill for: { $die }.
catch-hooked = On the hook: { $fish }.

## Why not

choose-gear = Choose the equipment that you fish with.
choose-reroll = Name a die to roll again, or stop.
choose-killer = First choose the die that kills.
choose-extra = First choose the die that the extra fish is for.
choose-fish = You are not done fishing: choose a fish for one of your dice.
choose-fate = First decide what becomes of the fish that you have just chosen.
choose-box = Mark one box of your sheet.
choose-plate = Add a plate or cross one out.
choose-shield = Name a species whose shield you fill.
gear-not-owned = You do not own the { $gear }.
gear-replaced = You have upgraded the { $gear }, and in this game the upgrade replaces it.
no-such-die = There is no { $die } among your dice on the table.
die-too-late = Dice are named by rising numbers, so it is too late for a { $die }.
not-living = { $fish } does not live any more.
die-kills = The { $die } that you have left kills; it takes no fish.
six-on-longline = A Longline takes no fish for a 6.
higher-number = The { $gear } takes fish only for the higher number, your { $die }.
die-used = You have no unused { $die } left.
gear-kills-nothing = You fish with { $gear_is ->
    [default] { $gear }
   *[other] the { $gear }
}, which kills no fish.
other-die-kills = The die that kills is your { $die }.
killed-already = Your Trawler has killed its fish already.
cannot-refrigerate = You need { $box } to put a fish on ice.
cannot-release = You need { $box } to let a fish go.
last-year = This is the last year: there is no next year to put fish on ice for.
not-with-so-many = With { $players ->
    [one] 1 player
   *[other] { $players } players
} nobody fishes illegally, so { $box } is not used.
box-marked = { $boxes ->
    [0] The sheet has no box for { $box }.
    [one] You have marked { $box } already.
    [2] You have marked both boxes of { $box } already.
   *[other] You have marked all { $boxes } boxes of { $box } already.
}
gear-first = Mark the { $gear } first: this is its upgrade.
no-shield = The sheet has no shield for { $species }.
shield-named = You have named { $species } just now: the species must be different.
shield-too-late = Shields are named from top to bottom, so it is too late for { $species }.
shield-too-early = Shields are named from top to bottom: below { $species } too few are left. Name it last.

## Headings of RULES.md

rules-fishery-boom-the-rules = Fishery Boom: the rules
rules-fishery-boom-the-rules-line = { summary }
rules-setup = Setup
rules-setup-line = Ten years, a sheet for each country, one sea for all.
rules-the-year = The year
rules-the-year-line = Five phases, and who begins.
rules-fishing = Fishing
rules-fishing-line = Choose equipment, roll its dice, take fish for them.
rules-upgrade-or-bonus = Upgrade or bonus
rules-upgrade-or-bonus-line = Each year everybody marks one box, and what the boxes do.
rules-demand = Demand
rules-demand-line = This year's fish are next year's plates.
rules-illegal-fishing = Illegal fishing
rules-illegal-fishing-line = With two or three players, dice kill fish that no shield protects.
rules-depletion = Depletion
rules-depletion-line = A fish of next year needs a living parent in this one.
rules-end-and-scoring = End and scoring
rules-end-and-scoring-line = When the game ends, what plates count, and who wins.
rules-in-steps = In steps
rules-in-steps-line = In which order the parts of a decision are named.
rules-rulings = Rulings
rules-rulings-line = What the rulebook leaves open, how it is decided here, and why.
rules-version-history = Version history
rules-version-history-line = What changed from one version of these rules to the next.
## What speaks for it

why-gear = { $gear }: roll { $rolls ->
    [one] 1 die
   *[other] { $rolls } dice
}, take { $takes } fish{ $kills ->
    [0] .
   *[other] , kill { $kills }.
}
why-numbers = Living fish for { $number } of the 6 numbers of a die.
why-hungry = Plates filled: { $filled } of { $wanted }.
why-spared = { $fish } lives, and so next year: { $school }.
why-excess = Fish beyond the plates: { $excess }.
why-covered = Dice with a living fish: { $covered } of { $rolls }.
why-die = Living fish for a { $die }: { $number }.
why-shield = { $species }: { $number } living fish behind the shield.
why-poachers = Illegal fishing comes with { $rolls ->
    [one] 1 die
   *[other] { $rolls } dice
} this year.
why-last-year = It is the last year: nothing is lost after it.
why-lost = Without { $fish }, lost next year: { $school }.
why-nothing-lost = Without { $fish }, nothing is lost next year.
why-years = { $box }: { $years ->
    [0] no year follows.
    [one] 1 year follows.
   *[other] { $years } years follow.
}
why-points = Your points would be { $points }, now { $before }.
why-next-plates = Plates next year, as it stands: { $number }.

## On the page

sentences = { $first } { $second }
how-default = { $roll ->
    [one] 1 die
   *[other] { $roll } dice
}, take { $take }
how-seine = { $roll ->
    [one] 1 die
   *[other] { $roll } dice
}, take { $take } of the higher
how-longline = { $roll ->
    [one] 1 die
   *[other] { $roll } dice
}, 1 each, none for a 6
how-longline-plus = { $roll ->
    [one] 1 die
   *[other] { $roll } dice
}, 1 each and 1 more, none for a 6
how-trawler = { $roll ->
    [one] 1 die
   *[other] { $roll } dice
}: kill { $kill }, take { $take }
how-notOwned = not owned
how-replaced = replaced by its upgrade
when-year = Year { $year }
when-now = Year { $year }, now
when-of = Year { $year } of { $years }
when-ended = The end of year { $year }
when-ifNone = Year { $year }, if none is taken
living-now = { $number } alive
living-then = { $now } now → { $then }
board-label = The High Seas: this year’s fish from top to bottom. Arrow keys go from fish to fish, Enter takes one or leaves it.
board-showAll = Show all rows
board-fold = Fold rows
ask-gear = Year { $year }: choose your equipment
ask-overfish = Overfish: choose your equipment for a second catch
ask-starts = You start this year.
ask-plates = { $number ->
    [0] You have no empty plate.
    [one] You have 1 empty plate.
   *[other] You have { $number } empty plates.
}
ask-killer = Choose the die that kills a fish
ask-extra = Choose the die that gets one more fish
ask-fishFor = { $number ->
    [one] a fish for { $die }
   *[other] { $number } fish for { $die }
}
ask-take = Take { $catches }
ask-kill = Kill a fish with the { $die }
ask-takeKill = Take { $catches }, kill a fish with the { $die }
ask-complete = Your catch is complete
ask-nothing = There is no fish for your dice
ask-compulsory = What your dice can take or kill, they must.
ask-rolled = Rolled { $dice } ({ $gear }).
ask-radar = Fish Radar may roll dice again first.
ask-again = Roll dice again, or keep them
ask-againChosen = Roll again: { $dice }
ask-fate = { $fish } is on the hook: what becomes of it?
ask-mark = Mark one box
ask-marked = Mark one box: { $box } chosen
ask-markSub = One a year, and you must mark one. Equipment and permanents work from next year, bonuses now.
ask-marketing = Marketing: add a plate, or cross out an empty one
ask-shields = Enforcement: choose { $number ->
    [one] one more shield
   *[other] { $number } shields
}
ask-shieldsSub = A shield protects a whole species from illegal fishing, for ever.
send-gear = Roll with { $gear }
send-overfish = Mark Overfish, roll with { $gear }
send-mark = Mark { $box }
send-addPlate = Mark { $box }: add a plate
send-crossOut = Mark { $box }: cross out a plate
send-shields = Mark { $box }: { $species }
send-keepDice = Keep the dice
send-rollAgain = Roll dice again
send-again = Roll { $number ->
    [one] 1 die
   *[other] { $number } dice
} again
first-keep = Keep { $fish }
first-take = Take { $fish }
first-kill = Kill { $fish }
first-refrigerate = Put { $fish } on ice
first-release = Let { $fish } go
further-keep = keep { $fish }
further-take = take { $fish }
further-kill = kill { $fish }
further-refrigerate = put { $fish } on ice
further-release = let { $fish } go
dice-title = Dice
dice-again = { $on ->
    [yes] Die { $die }, to be rolled again
   *[no] Die { $die }
}
dice-killer = Choose the die that kills a fish: { $die }
dice-extra = Choose the die that gets one more fish: { $die }
dice-take = Take for { $die }
dice-kill = Kill with { $die }
dice-kills = kills
dice-oneMore = +1
dice-reroll = Roll again
dice-keep = Keep all
fate-keep = Keep
fate-refrigerate = On ice
fate-release = Let go
fate-of = What becomes of { $fish }
state-depleted = { $fish }, depleted.
state-poached = { $fish }, killed by illegal fishing.
state-taken = { $by ->
    [you] { $fish }, taken by you.
   *[other] { $fish }, taken by { $name }.
}
state-killed = { $by ->
    [you] { $fish }, killed by you.
   *[other] { $fish }, killed by { $name }.
}
state-living = { $how ->
    [take] { $fish }, chosen to take.
    [kill] { $fish }, chosen to kill.
    [legal] { $fish }, may be taken.
   *[lives] { $fish }, lives.
}
state-costs = { $number ->
    [0] Taking it costs next year nothing.
   *[other] Taking it depletes { $school } next year.
}
cost-title = Next year loses { $number } fish
cost-line = { $school } would have no living parent.
cost-none = Next year loses nothing by it
sheet-mine = Your country
sheet-of = Country of { $name }
sheet-note = +1 filled, −2 empty, 0 excess
sheet-dashed = dashed: by your choice
sheet-whose = Whose country
sheet-line = { $plates ->
    [0] no plate
    [one] { $filled ->
        [0] 1 plate to fill
       *[other] 1 plate, filled
    }
   *[other] { $filled ->
        [0] { $plates } plates to fill
       *[other] { $filled } of { $plates } plates filled
    }
}
sheet-year = Year { $year }: { $plates ->
    [one] 1 plate
   *[other] { $plates } plates
}, { $filled } filled{ $excess ->
    [0] { "" }
   *[other] , { $excess } more fish
}
upgrades-title = Upgrades
upgrades-note = one box a year
upgrades-bonuses = Bonuses
upgrades-bonusesNote = now
upgrades-equipment = Equipment
upgrades-equipmentBefore = Equipment, chosen before the roll
upgrades-permanents = Permanent upgrades
upgrades-fromNext = from next year
upgrades-owned = marked in year { $year }
upgrades-free = { $number ->
    [one] 1 box left.
   *[other] { $number } boxes left.
}
upgrades-then = This year { $before } → { $after }
upgrades-thenPlates = This year { $before } → { $after }. { $plates ->
    [one] 1 plate
   *[other] { $plates } plates
} next year
upgrades-against = { $number ->
    [0] no illegal fishing is left
    [one] in time for this year’s illegal die
   *[other] in time for this year’s { $number } illegal dice
}
effect-release = You may let go a fish that you take.
effect-refrigeration = A fish may go to next year’s box.
effect-radar = Roll any of your dice again, once a catch.
effect-faux = Draw a fish in this year’s box, from nowhere.
effect-marketing = Add a plate, or cross out an empty one.
effect-enforcement = Fill the shields of two species, for ever.
effect-overfish = Fish once more, at once.
marketing-add = Add a plate
marketing-crossOut = Cross out a plate
poaching-title = Illegal fishing
poaching-note = after demand
poaching-none = With four players nobody fishes illegally.
seas-title = High Seas
seas-note = living fish
seas-reconstructed = rows and arrows reconstructed
ended-killed = { $fish } killed
ended-none = no unprotected fish
final-score = Score
final-points = points
final-filled = plates filled
final-empty = empty plates
final-marks = fish marked
final-together = together { $points ->
    [one] 1 point
   *[other] { $points } points
}
total-note = one result for all; scores apart show whose plates are empty
legend-may = may be taken
legend-taken = taken by
legend-killed = killed
legend-depleted = depleted
legend-lost = lost next year
act-start = start player drawn
act-roll = rolls { $die }
act-gear = { $gear }
act-reroll = { $die } again
act-stop = dice kept
act-killer = { $die } kills
act-extra = +1 for { $die }
act-keep = fish kept
act-refrigerate = fish on ice
act-release = fish let go
act-mark = marks { $box }
act-catch = { $gear } { $dice }: { $fish }
act-onIce = { $fish } on ice
act-letGo = { $fish } let go
act-noFish = no fish
act-shield = shield: { $species }
act-take = { $fish } for { $die }
act-kill = { $fish } killed
track-fishing = Fishing
track-upgrade = Mark a box
track-demand = Demand
track-illegal = Illegal fishing
track-depletion = Depletion
ask-takeFrom = Take { $catches }: { $species }
send-choose = Choose equipment
send-markBox = Mark a box
send-killer = Choose the die that kills
send-extra = Choose the die for one more
send-more = { $acts } and …
send-shieldsMore = { $box }: { $species } and …
words-gear = Choose equipment above the High Seas, then roll.
words-how = { $gear }: { $how }.
words-chosen = { $number } of { $all } fish chosen:
words-take-for = { $fish } for the { $die }
words-kill-for = { $fish } killed by the { $die }
words-sentence = { $list }.
words-next = { $number ->
    [one] Choose one for the { $die }.
   *[other] Choose { $number } for the { $die }.
}
words-nextKill = Choose one to kill with the { $die }.
words-killer = Tap the die that kills. Each of the others takes a fish.
words-extra = Tap the die that gets one more fish.
words-dice = Keep the dice, or roll some of them again.
words-again = Tap the dice to roll again.
words-box = Choose a box from the list.
words-marketing = Add a plate, or cross out an empty one: choose above the High Seas.
words-overfish = Choose the equipment for your second catch.
words-shields = { $number } of { $all ->
    [one] 1 shield
   *[other] { $all } shields
} chosen:
words-shield = { $number ->
    [one] Choose one more shield beside the names.
   *[other] Choose { $number } shields beside the names.
}
tray-label = What you choose from
tray-box = Choose a box
tray-boxNote = the list is in { $tab }
tray-again = second catch
tray-marketing = What Marketing does
tray-shields = { $number } of { $all ->
    [one] 1 shield
   *[other] { $all } shields
}
tray-shieldsNote = tap shields beside the names
tray-tonight = { $number ->
    [0] No illegal dice this year
    [one] Then 1 illegal die
   *[other] Then { $number } illegal dice
}
tray-tonightNote = { $number ->
    [one] it kills one unprotected fish
   *[other] each kills one unprotected fish
}
dice-left = { $number ->
    [0] { "" }
   *[other] choose { $number }
}
dice-leftKill = kill one
dice-noFish = no fish
lane-label = Last catch and box of every country
lane-seat = Last catch: { $gear }, dice { $dice }. Last box: { $box }.
lane-poachers = Illegal fishing last rolled { $dice }. { $number ->
    [0] None follows this year.
    [one] 1 die follows this year.
   *[other] { $number } dice follow this year.
}
lane-none = none yet
lane-next = then { $number }
lane-then = then { $number ->
    [one] 1 illegal die
   *[other] { $number } illegal dice
} this year
lane-first = { $number ->
    [one] 1 illegal die
   *[other] { $number } illegal dice
}
plates-title = Your plates
plates-filled = Filled
plates-of = { $filled } of { $plates }
plates-counts = Points of year { $year }
plates-next = Plates of year { $year }
plates-change = { $before } → { $after }
counts-title = Points of year { $year }
counts-line = { $name }, { $filled } of { $plates } filled
demand-title = Demand for year { $year }
demand-plates = { $number ->
    [one] 1 plate
   *[other] { $number } plates
}
ended-title = Year { $year } ended: { $number ->
    [0] no fish is gone
    [one] 1 fish is gone
   *[other] { $number } fish are gone
}
act-addPlate = plate added
act-crossOut = plate crossed out
shields-of = { $filled ->
    [yes] Shield of { $species }, filled already
   *[no] Shield of { $species }
}
help-notOwned = You do not own it: mark its box.
help-replaced = You have upgraded it, and at this table the upgrade replaces it.
help-once = It happens at once.
help-later = It works from next year on.
help-dice = Caught by { $dice }.
help-living = { $living } of { $all } live this year.
help-filled = Its shield is filled: no illegal die kills it.
help-shield = Its shield is empty: illegal dice kill the topmost fish of their number.
help-poachers = Each die kills the topmost living fish of its number in a row without a filled shield.
