# Pisces in English.

summary = Send boats, roll for fish as they grow up, spawn and die; guard your own stock, and bid to be first. The boards that come with Shoal are a reconstruction.
designer = an unnamed designer
option-pass_final = who passes in an auction bids no more; a marker that was placed stays and can win
option-top_leader = a bid must be the highest
option-blocked_stack = of several stacks hit, a blocked one is free to choose, chosen only without others, or chosen before others
option-joint_payment = one payment for all that is bought
option-overpay = more chips may be paid than the price takes
option-strict_supply = trophies and stars can run out
name-pass_final = Passing is final
name-top_leader = Top bids only
name-blocked_stack = A blocked stack that is hit
name-joint_payment = Joint payment
name-overpay = Overpaying
name-strict_supply = Strict supply
value-blocked_stack-free = free to choose
value-blocked_stack-last = comes last
value-blocked_stack-first = comes first
ending-rounds = The last round has been fished.

## Names

species-snapper = Snapper
species-tuna = Tuna
species-mahi = Mahi-mahi
species-crab = Crab
species-shark = Shark
species-sardine = Sardine
area-snapper = { species-snapper }
area-tuna = { species-tuna }
area-mahi = { species-mahi }
area-crab = { species-crab }
area-shark = { species-shark }
area-sardine = { species-sardine }
area-ocean = Open Ocean
stage-young = young
stage-juvenile = juvenile
stage-adult = adult
stage-spawner = spawner
item-boat = Boat
item-outboard = Outboard Motor
item-outrigger = Outrigger
item-finder = Fish Finder
phase-first-player = Setup
phase-boards = Setup
phase-goals = Goals
phase-management = Management
phase-fleet = Fleet
phase-fishing = Fishing
phase-finder = Fishing
phase-roll = Fishing
phase-stack = Fishing
phase-purchases = Purchases
phase-payment = Purchases
phase-reproduction = Life cycles
phase-bidding = Bidding
phase-bid-payment = Bidding
phase-over = The end
location-snapper-young-a = { species-snapper } { stage-young } a
location-snapper-young-b = { species-snapper } { stage-young } b
location-snapper-young-c = { species-snapper } { stage-young } c
location-snapper-young-d = { species-snapper } { stage-young } d
location-snapper-juvenile-1a = { species-snapper } { stage-juvenile } 1a
location-snapper-juvenile-1b = { species-snapper } { stage-juvenile } 1b
location-snapper-juvenile-1c = { species-snapper } { stage-juvenile } 1c
location-snapper-juvenile-1d = { species-snapper } { stage-juvenile } 1d
location-snapper-adult-6 = { species-snapper } { stage-adult } 6
location-snapper-adult-5 = { species-snapper } { stage-adult } 5
location-snapper-adult-4 = { species-snapper } { stage-adult } 4
location-snapper-adult-3 = { species-snapper } { stage-adult } 3
location-snapper-adult-2 = { species-snapper } { stage-adult } 2
location-snapper-spawner-a = { species-snapper } { stage-spawner } a
location-snapper-spawner-b = { species-snapper } { stage-spawner } b
location-tuna-juvenile-1a = { species-tuna } { stage-juvenile } 1a
location-tuna-juvenile-1b = { species-tuna } { stage-juvenile } 1b
location-tuna-juvenile-1c = { species-tuna } { stage-juvenile } 1c
location-tuna-juvenile-1d = { species-tuna } { stage-juvenile } 1d
location-tuna-adult-6 = { species-tuna } { stage-adult } 6
location-tuna-adult-5 = { species-tuna } { stage-adult } 5
location-tuna-adult-4 = { species-tuna } { stage-adult } 4
location-tuna-adult-3 = { species-tuna } { stage-adult } 3
location-tuna-adult-2 = { species-tuna } { stage-adult } 2
location-tuna-spawner-a = { species-tuna } { stage-spawner } a
location-tuna-spawner-b = { species-tuna } { stage-spawner } b
location-mahi-juvenile-1a = { species-mahi } { stage-juvenile } 1a
location-mahi-juvenile-1b = { species-mahi } { stage-juvenile } 1b
location-mahi-juvenile-1c = { species-mahi } { stage-juvenile } 1c
location-mahi-juvenile-1d = { species-mahi } { stage-juvenile } 1d
location-mahi-juvenile-1e = { species-mahi } { stage-juvenile } 1e
location-mahi-juvenile-1f = { species-mahi } { stage-juvenile } 1f
location-mahi-adult-6 = { species-mahi } { stage-adult } 6
location-mahi-adult-5 = { species-mahi } { stage-adult } 5
location-mahi-adult-4 = { species-mahi } { stage-adult } 4
location-mahi-adult-3 = { species-mahi } { stage-adult } 3
location-mahi-adult-2 = { species-mahi } { stage-adult } 2
location-mahi-spawner-a = { species-mahi } { stage-spawner } a
location-mahi-spawner-b = { species-mahi } { stage-spawner } b
location-crab-juvenile-12 = { species-crab } { stage-juvenile } 12
location-crab-juvenile-11 = { species-crab } { stage-juvenile } 11
location-crab-juvenile-4 = { species-crab } { stage-juvenile } 4
location-crab-juvenile-3 = { species-crab } { stage-juvenile } 3
location-crab-juvenile-2 = { species-crab } { stage-juvenile } 2
location-crab-adult-9-10 = { species-crab } { stage-adult } 9-10
location-crab-adult-8 = { species-crab } { stage-adult } 8
location-crab-adult-7 = { species-crab } { stage-adult } 7
location-crab-adult-6 = { species-crab } { stage-adult } 6
location-crab-adult-5 = { species-crab } { stage-adult } 5
location-crab-spawner-a = { species-crab } { stage-spawner } a
location-crab-spawner-b = { species-crab } { stage-spawner } b
location-shark-young-a = { species-shark } { stage-young } a
location-shark-young-b = { species-shark } { stage-young } b
location-shark-young-c = { species-shark } { stage-young } c
location-shark-young-d = { species-shark } { stage-young } d
location-shark-juvenile-1a = { species-shark } { stage-juvenile } 1a
location-shark-juvenile-1b = { species-shark } { stage-juvenile } 1b
location-shark-juvenile-1c = { species-shark } { stage-juvenile } 1c
location-shark-juvenile-1d = { species-shark } { stage-juvenile } 1d
location-shark-adult-6 = { species-shark } { stage-adult } 6
location-shark-adult-5 = { species-shark } { stage-adult } 5
location-shark-adult-4 = { species-shark } { stage-adult } 4
location-shark-adult-2-3 = { species-shark } { stage-adult } 2-3
location-shark-spawner-a = { species-shark } { stage-spawner } a
location-shark-spawner-b = { species-shark } { stage-spawner } b
location-sardine-adult-10-12 = { species-sardine } { stage-adult } 10-12
location-sardine-adult-8-9 = { species-sardine } { stage-adult } 8-9
location-sardine-adult-6-7 = { species-sardine } { stage-adult } 6-7
location-sardine-adult-2-5 = { species-sardine } { stage-adult } 2-5
location-sardine-spawner-a = { species-sardine } { stage-spawner } a
location-sardine-spawner-b = { species-sardine } { stage-spawner } b

## What happened

first = { $seat_is ->
    [you] You get the First-player Token and take
   *[other] { $seat } gets the First-player Token and takes
} a board first.
reconstructed = The boards are a reconstruction: their pictures are lost.
taken = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
} the { $species } board.
absent = Not in this game: { $absent }.
reaches = On the Open Ocean, { $tokens } { $tokens_count ->
    [one] reaches
   *[other] reach
} the spawners of { $species }.
rolls-again = On the Open Ocean, { $tokens } { $tokens_count ->
    [one] is
   *[other] are
} rolled again.
round-begun = Round { $round }. The first goal is { $species }.
goal-second = The second goal is { $species }: catch { $goals } to win a trophy.
goal-again = The second goal is { $species } again: catch two chips of it to win a trophy.
protected = { $seat_is ->
    [you] You protect
   *[other] { $seat } protects
} { $location }, { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}.
sent = { $seat_is ->
    [you] You send
   *[other] { $seat } sends
} a boat to { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
}.
lifted = { $seat_is ->
    [you] You lift
   *[other] { $seat } lifts
} a boat from { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
} with a Fish Finder.
fished = { $seat_is ->
    [you] You fish
   *[other] { $seat } fishes
} on { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
} with { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
fished-elsewhere = { $seat_is ->
    [you] You fish
   *[other] { $seat } fishes
} on { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
} with { $dice ->
    [one] one die
   *[other] { $dice } dice
}; the boat comes from { $origin_is ->
    [ocean] the { $origin }
   *[other] { $origin }
}.
rolled = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} { $roll } on { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
}.
rolled-nothing = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} { $roll } on { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
} and { $seat_is ->
    [you] hit
   *[other] hits
} nothing.
rolled-choice = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} { $roll } on { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
}. { $locations_count ->
    [one] That hits { $locations }.
   *[other] To choose from: { $locations }.
}
rolled-choice-blocked = { $seat_is ->
    [you] You roll
   *[other] { $seat } rolls
} { $roll } on { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
}. { $locations_count ->
    [one] That hits { $locations }, which is blocked.
   *[other] To choose from: { $locations }. Blocked: { $location }.
}
may-reroll = { $seat_is ->
    [you] You
   *[other] { $seat }
} may roll again with an Outrigger.
blocked = { $seat_is ->
    [you] You hit
   *[other] { $seat } hits
} { $location }, where { $other_is ->
    [you] your block
   *[other] { $other }’s block
} holds the fish.
blocked-own = { $seat_is ->
    [you] You hit { $location }, where your own block
   *[other] { $seat } hits { $location }, where their own block
} holds the fish.
released = { $seat_is ->
    [you] You release
   *[other] { $seat } releases
} { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} of { $location }.
landed = { $seat_is ->
    [you] You land
   *[other] { $seat } lands
} { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} of { $location }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
starred = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
trophy-won = { $seat_is ->
    [you] You have met the goals and win
   *[other] { $seat } has met the goals and wins
} a trophy.
kept = { $seat_is ->
    [you] You leave it at that and catch
   *[other] { $seat } leaves it at that and catches
} nothing on { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
}.
rerolled = { $seat_is ->
    [you] You use an Outrigger and roll
   *[other] { $seat } uses an Outrigger and rolls
} again on { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
}.
port = Boats and blocks return to port. The shop opens.
port-last = The last boat is home.
awarded = The award for the most stars, { $award ->
    [one] 1 point
   *[other] { $award } points
}, goes to { $seats } with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}{ $seats_count ->
    [one] .
   *[other] { "" } each.
}
scored = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $chips } in chips, { $trophies } in trophies, { $award } by the award.
shared = Game over: { $seats } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
} and chips of { $kinds ->
    [one] one species
   *[other] { $kinds } species
} each.
won-tie = Game over: { $seats } are level at { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} the tie with chips of { $kinds ->
    [one] one species
   *[other] { $kinds } species
}, more than anybody else in it.
won = Game over: { $seat_is ->
    [you] you win
   *[other] { $seat } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
wanted = { $seat_is ->
    [you] You choose
   *[other] { $seat } chooses
} { $item_is ->
    [boat] a boat
    [finder] a { $item }
   *[other] an { $item }
}: { $due ->
    [one] 1 point
   *[other] { $due } points
} to pay.
paid = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} with a { $species } chip, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
motor-counted = { $seat_is ->
    [you] You count
   *[other] { $seat } counts
} an Outboard Motor, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
bid-paid = The bid is paid. { $seat_is ->
    [you] You have
   *[other] { $seat } has
} the First-player Token.
built = { $seat_is ->
    [you] You build a boat and have
   *[other] { $seat } builds a boat and has
} { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
} now.
equipped = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
} { $item_is ->
    [finder] a { $item }
   *[other] an { $item }
}, for use from the next round on.
payment-closed = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} paid.
basket-full = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} { $due ->
    [one] 1 point
   *[other] { $due } points
} for everything together: { $items }.
left-shop = { $seat_is ->
    [you] You leave
   *[other] { $seat } leaves
} the shop.
life-cycles = The fish live on.
aged = { $species }: { $dead } dead, { $spawners } at the spawning grounds; dice decide how many are born.
lived = { $species }: { $dead } dead, { $spawners } at the spawning grounds, { $born } born.
bred = The dice for { $species } show { $roll }: { $born ->
    [one] 1 chip is born.
   *[other] { $born } chips are born.
}
auction-opened = The First-player Token is auctioned. { $seat_is ->
    [you] You speak
   *[other] { $seat } speaks
} first.
bid = { $seat_is ->
    [you] You bid
   *[other] { $seat } bids
} { $spot }.
passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
auction-won = { $seat_is ->
    [you] You win the auction and have
   *[other] { $seat } wins the auction and has
} to pay { $due ->
    [one] 1 point
   *[other] { $due } points
}.
no-bids = Nobody has bid. The First-player Token passes to { $seat }.
forced-board = { $seat_is ->
    [you] Taken for you: one Fisheries Board was left.
   *[other] Taken for { $seat }: one Fisheries Board was left.
}
forced-block = { $seat_is ->
    [you] Placed for you: there is one stack to guard.
   *[other] Placed for { $seat }: there is one stack to guard.
}
forced-boat = { $seat_is ->
    [you] Sent for you: in the order of the areas only this one is left.
   *[other] Sent for { $seat }: in the order of the areas only this one is left.
}
forced-cast = { $seat_is ->
    [you] Fished for you: there is one place to fish.
   *[other] Fished for { $seat }: there is one place to fish.
}
forced-leave = { $seat_is ->
    [you] Left the shop for you: there is nothing that you can buy.
   *[other] Left the shop for { $seat }: there is nothing that they can buy.
}
forced-checkout = { $seat_is ->
    [you] Gone to pay for you: nothing that comes next in the shop can be added.
   *[other] Gone to pay for { $seat }: nothing that comes next in the shop can be added.
}
forced-payment = { $seat_is ->
    [you] Paid for you: there is one way to pay.
   *[other] Paid for { $seat }: there is one way to pay.
}
forced-pass = { $seat_is ->
    [you] Passed for you: there is no bid that you can pay exactly.
   *[other] Passed for { $seat }: there is no bid that they can pay exactly.
}

## What is drawn

before-round-one = Before the first round.
order-boats = Name boats board by board, the { $area } last.
order-shop = Things are named in the order of the shop, and then paid together.
heading = Round { $round }, { $phase }. The First-player Token is with { $seat }.
heading-goals = Round { $round }, { $phase }. Goals: { $goals }. The First-player Token is with { $seat }.
board = { $species } ({ $seat }), { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $chips } in the centre
stage = { $stage }
boats-here = boats:
boats-of = { $seat_is ->
    [you] you
   *[other] { $seat }
} x{ $boats }
area = { $area }
tokens-of = { $tokens } { $species }
tokens-again = { $tokens } roll again
legend = + catch   x release   ~ from the ocean only   [ ] blocked   6:2 is two chips on 6
player = { $seat_is ->
    [you] You
   *[other] { $seat }
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
chips-of = { $chips } { $species }
no-chips = no chips
trophies = { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
}
stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
boats = { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}
cards-of = { $cards ->
    [one] 1 { $item }
   *[other] { $cards } { $item }s
}
has-bid = { $seat_is ->
    [you] You have bid
   *[other] { $seat } has bid
} { $spot }.
has-passed = { $seat_is ->
    [you] You have passed.
   *[other] { $seat } has passed.
}
no-bid-yet = Nobody has bid yet.
has-rolled = { $seat_is ->
    [you] You have rolled
   *[other] { $seat } has rolled
} { $roll } on { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
}.
owes-bid = { $seat_is ->
    [you] You have won the auction and still owe
   *[other] { $seat } has won the auction and still owes
} { $due ->
    [one] 1 point
   *[other] { $due } points
}.
owes = { $seat_is ->
    [you] You still owe
   *[other] { $seat } still owes
} { $due ->
    [one] 1 point
   *[other] { $due } points
} for: { $items }.
spent = Paid so far: { $spent }.

## Why not

now-boards = Boards are chosen now.
now-blocks = Management Blocks are placed now.
now-boats = Boats are sent out now.
now-fishing = Choose which of your boats fishes next.
now-lifted = The boat that you lifted has to fish somewhere now.
now-roll = Decide first what to do with your roll.
now-shop = The shop is open: buy something, or be done.
now-payment = What you buy has to be paid first.
now-covered = The price is covered: add chips, or be done.
now-auction = The First-player Token is being auctioned: bid or pass.
now-bid-payment = Your winning bid has to be paid first.
board-taken = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} the { $species } board already.
not-your-board = You can protect fish on your own board only, which is { $species }: not { $location }.
nothing-to-protect = There is no fish on { $location } to protect.
boat-too-late = Boats are sent in the order of the areas: { $area } comes before { $previous }, where your last boat went.
not-in-play = Nobody chose the { $species } board, so it is not in this game.
moved-nowhere = The Fish Finder has lifted the boat from { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
}: it has to fish in another area.
no-boat-there = You have no boat on { $area_is ->
    [ocean] the { $area }
   *[other] { $area }
} that has still to fish.
lifted-already = You have lifted a boat already. It has to fish before you can lift another.
no-card = You have no { $item } that is unused in this round.
must-choose = Your roll hits { $locations_count ->
    [one] fish, { $locations }: you cannot leave them.
   *[other] several stacks: choose one of { $locations }.
}
not-in-reach = You rolled { $roll } on the Open Ocean: that reaches the spawners of { $species }, not { $location }.
not-hit = You rolled { $roll } on { $area }: that does not hit { $location }.
no-fish-there = There is no fish on { $location }.
block-comes-first = At this table you have to choose the blocked stack, { $location }.
block-comes-last = At this table you can choose a blocked stack, like { $location }, only if the roll hits no other.
item-too-late = Things are chosen in the order of the shop: { $item } comes before { $chosen }, which you have chosen.
fleet-complete = A fleet has at most { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}.
sold-out = No { $item } is left in the shop.
too-dear = That makes { $due ->
    [one] 1 point
   *[other] { $due } points
} to pay in fish chips, and yours are worth { $points }.
no-chip = You have no { $species } chip.
chip-too-late = Chips are paid in a fixed order, the most valuable first: { $species } comes before { $paid }, which you have paid.
chip-too-early = Chips are paid in a fixed order, the most valuable first. From { $species } on yours do not cover the { $due ->
    [one] 1 point
   *[other] { $due } points
} to pay: another chip has to come first.
bid-chip-too-early = Chips are paid in a fixed order, the most valuable first. To pay exactly { $due ->
    [one] 1 point
   *[other] { $due } points
}, another chip has to come before { $species }.
motors-first = Motors are counted before chips are paid. To pay exactly { $due ->
    [one] 1 point
   *[other] { $due } points
} with a { $species } chip, count a motor first.
chip-not-exact = With a { $species } chip you cannot pay exactly the { $due ->
    [one] 1 point that is due.
   *[other] { $due } points that are due.
}
no-motor = You have no Outboard Motor.
motor-new = A motor bought in this round counts from the next round on.
motor-too-late = Motors are counted before chips are paid, and you have paid a chip.
motors-counted = Each motor counts once, and yours have all been counted.
motor-not-exact = With one more motor you could not pay exactly the { $due ->
    [one] 1 point that is due.
   *[other] { $due } points that are due.
}
bid-not-higher = Your marker stands on { $spot } already: a new bid has to be higher.
spot-taken = { $seat_is ->
    [you] Your
   *[other] { $seat }’s
} marker stands on { $spot } already.
bid-not-highest = At this table a bid has to be the highest, above { $spot }.
bid-not-exact = You cannot pay exactly { $spot } with your chips and motors.

## Headings of RULES.md

rules-pisces-the-rules = Pisces: the rules
rules-pisces-the-rules-line = { summary }
rules-setup = Setup
rules-setup-line = Boards, chips, ocean numbers, tournament cards, and what each player begins with.
rules-the-round = The round
rules-the-round-line = Six rounds of eight phases, in turn from the first player.
rules-1-goals = 1. Goals
rules-1-goals-line = Two cards show the species of this round's tournament.
rules-2-management = 2. Management
rules-2-management-line = Your block protects one stack on your own board.
rules-3-fleet = 3. Fleet
rules-3-fleet-line = Send each boat to a board or to the ocean.
rules-4-fishing = 4. Fishing
rules-4-fishing-line = Roll for each boat; green is a catch, red goes back, a block saves and brings stars.
rules-5-port = 5. Port
rules-5-port-line = Boats and blocks come home; here the last round ends.
rules-6-purchases = 6. Purchases
rules-6-purchases-line = Buy boats and gear with fish chips.
rules-gear = Gear
rules-gear-line = What motor, outrigger and finder do, each once a round.
rules-7-life-cycles = 7. Life cycles
rules-7-life-cycles-line = Spawners die, fish grow, and new ones are born.
rules-8-bidding = 8. Bidding
rules-8-bidding-line = The First-player Token is auctioned; bids are paid exactly.
rules-the-end = The end
rules-the-end-line = Chips, trophies and the award for most stars; how ties are broken.
rules-rulings = Rulings
rules-rulings-line = What the rulebook leaves open, how it is decided here, and why.
rules-the-reconstruction = The reconstruction
rules-the-reconstruction-line = The numbers of the lost boards, and why we chose them.
rules-version-history = Version history
rules-version-history-line = What changed from one version of these rules to the next.
## What speaks for it

why-odds = Chance of a catch ({ $area }): { $ways } in { $outcomes }.
why-trophy = Chance of a trophy: { $ways } in { $outcomes }.
why-mean = Points on average: { $mean }.
why-blocked = Chance of hitting nothing but a block: { $ways } in { $outcomes }.
why-here = Where the boat is ({ $area }), points on average: { $mean }.
why-elsewhere = Most are caught elsewhere ({ $area }), points on average: { $mean }.
why-nothing-hit = The roll hits nothing.
why-own-stars = It is your block: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} for you.
why-others-stars = It is the block of { $other }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} for { $other }.
why-release = { $chips ->
    [one] 1 chip goes
   *[other] { $chips } chips go
} back to the centre from { $location }; it is no catch.
why-land = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} for your hold, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
why-goals = It completes your goals: a trophy.
why-goal = { $species } is a goal of this round that you still lack.
why-guard = Each hit there brings you { $stars ->
    [one] 1 star.
   *[other] { $stars } stars.
}
why-reached = Chance that a roll reaches it: { $ways } in { $outcomes }.
why-reached-at-sea = Chance that a roll on the Open Ocean reaches it: { $ways } in { $outcomes }.
why-board = A chip of { $species } is { $points ->
    [one] 1 point
   *[other] { $points } points
}; there are { $chips } of them, fished with { $dice ->
    [one] one die.
   *[other] { $dice } dice.
}
why-rounds = { $item }: useful in { $rounds ->
    [one] 1 more round.
   *[other] { $rounds } more rounds.
}
why-paid = Paid with { $spent }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $over ->
    [0] : exact.
   *[other] : { $over } too many.
}
why-motors = Your motors pay for all of it.
why-motor = Motors count { $points } of it and are not spent.
why-left = You then hold { $points ->
    [one] 1 point
   *[other] { $points } points
} in chips.
why-keep = You keep your { $points ->
    [one] 1 point
   *[other] { $points } points
} in chips.
why-auction = In the auction that follows you can pay at most { $own }, others at most { $others }.
why-first = The highest bid is first in the next round.
why-leading = The highest bid is { $bid } already.

## On the page

sentences = { $first } { $second }
where-round = Round { $round } of { $rounds } · { $phase }
seats-line = { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
} · { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
seats-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
seats-chooses = to choose
ask-board = Choose the species that you look after
ask-boardSub = Its block earns you stars; everybody may fish everywhere.
ask-block = Place your block on one of your stacks
ask-blockSub = A blocked stack stays. Each hit on it gives you a star for each of its chips.
ask-boats = { $left ->
    [one] Send your last boat
   *[other] Send your boats: { $left } left
}
ask-boatsSent = Your fleet is complete
ask-boatsSub = Any area, your own included, any number together.
ask-cast = { $left ->
    [one] Fish with your last boat
   *[other] Fish with one of your boats: { $left } left
}
ask-castSub = In any order you like; decide as you go.
ask-finderSub = A Fish Finder can move a boat first.
ask-lifted = { $area_is ->
    [ocean] Where does the boat from the { $area } fish?
   *[other] Where does the boat from { $area } fish?
}
ask-rolledSeveral = { $area_is ->
    [ocean] You rolled { $roll } on the { $area }: choose a stack
   *[other] You rolled { $roll } on { $area }: choose a stack
}
ask-rolledOne = { $area_is ->
    [ocean] You rolled { $roll } on the { $area }: keep this roll, or roll again
   *[other] You rolled { $roll } on { $area }: keep this roll, or roll again
}
ask-rolledNone = { $area_is ->
    [ocean] You rolled { $roll } on the { $area }: nothing is hit
   *[other] You rolled { $roll } on { $area }: nothing is hit
}
ask-outriggerSub = Your Outrigger can roll again once; the new roll counts.
ask-stackSub = Exactly one of the stacks that are hit.
ask-stackLast = Exactly one of the stacks that are hit; a blocked one only if no other is hit.
ask-stackFirst = Exactly one of the stacks that are hit; a blocked one before any other.
ask-supply = Only as long as the supply lasts.
ask-buy = Buy a boat or gear, or stop
ask-buySub = No change is given; each thing is paid by itself.
ask-buyJointSub = No change is given; all that you choose is paid together.
ask-basket = { $items }: { $points } to pay. Choose more, or go and pay
ask-due = { $items }: pay { $points } more
ask-paySub = Highest value first; no chip may be unnecessary.
ask-covered = The price is covered: pay it, or add chips
ask-coveredSub = Highest value first. Chips that you add are not given back.
ask-bid = Bid for the First-player Token, or pass
ask-cannotBid = There is no spot that you may bid: pass
ask-noBidSub = Nobody has bid yet.
ask-passOpen = A pass is not final while others bid.
ask-passFinal = Who passes bids no more.
ask-topOnly = Only a higher bid is allowed.
ask-bidSub = Highest: { $spot }.
ask-payBid = Your bid wins: pay { $points } more
ask-bidCovered = Your bid wins: pay it
send-board = Take { $species }
send-block = Block { $location }
send-fleet = Send boats to { $areas }
send-cast = { $area_is ->
    [ocean] Fish on the { $area }
   *[other] Fish on { $area }
}
send-move = Move from { $origin } to { $area } and fish
send-land = Land { $chips ->
    [one] 1 { $species } chip
   *[other] { $chips } { $species } chips
}
send-release = Release { $chips ->
    [one] 1 { $species } chip
   *[other] { $chips } { $species } chips
}
send-hitBlock = Hit the block: { $chips ->
    [one] 1 { $species } chip
   *[other] { $chips } { $species } chips
}
send-keep = Go on
send-outrigger = Roll again with the Outrigger
send-reroll = Roll again
send-buy = Buy { $items } for { $points }
send-basket = Choose { $items }
send-toPay = Go and pay
send-done = Stop buying
send-bid = Bid { $spot }
send-pay = Pay { $points }
shop-title = Shop
shop-note = for use from next round
shop-left = { $left } left
use-boat = one more attempt a round
use-outboard = adds { $points } to a bid
use-outrigger = roll again once a round
use-finder = move a boat before it fishes
pay-title = Pay { $points }
pay-note = tap chips to change
pay-with = Pay with
pay-motor = Motor { $points }
pay-chosen = Chips that you pay with
pay-chips = { $number ->
    [one] { $species } chip, { $points }
   *[other] { $number } { $species } chips, { $points } each
}
spot-named = { $location }, { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
spot-label = { $location }, { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}, { $catch ->
    [catch] catch
    [release] release
    [ocean] from the ocean only
   *[safe] safe
}{ $state ->
    [blocked] , under the block
    [chosen] , chosen
    [both] , under the block, chosen
   *[plain] { "" }
}
bay-sea = { $species } board. Arrow keys go from location to location, Enter chooses a stack.
bay-centre = centre
bay-boat = { $by ->
    [you] your boat
   *[other] boat of { $name }
}
bay-notSent = not sent
bay-takeBack = Take back
bay-worth = { $points ->
    [one] 1 pt
   *[other] { $points } pts
} · { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
seas-ocean = Ocean
seas-areas = Areas
seas-reconstructed = boards reconstructed, see rules
seas-boats = { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}
here-send = Send
here-sendTo = { $area_is ->
    [ocean] Send a boat to the { $area }
   *[other] Send a boat to { $area }
}
here-fish = Fish
here-fishOn = { $area_is ->
    [ocean] Fish on the { $area }
   *[other] Fish on { $area }
}
here-move = Move
here-moveFrom = { $area_is ->
    [ocean] Move the boat from the { $area } with a Fish Finder
   *[other] Move the boat from { $area } with a Fish Finder
}
here-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts
here-oddsWords = lands something in { $percent } of 100 attempts, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average
ocean-note = spawners
ocean-again = again
tournament-title = Tournament
tournament-caught = caught
tournament-toCatch = still to catch
tournament-won = trophy won
tournament-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
tournament-withThis = with this roll
tournament-none = no goals now
breeding-title = Life cycle
breeding-note = after purchases
breeding-line = { $species }, { $spawners ->
    [one] 1 spawner
   *[other] { $spawners } spawners
}
breeding-born = +{ $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}
breeding-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
hold-all = Holds
hold-mine = Your hold
hold-of = Hold of { $name }
hold-whose = Whose hold
hold-empty = No chips.
hold-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
gear-title = Gear
gear-owns = owns
gear-note = each once a round
gear-ready = { $number ->
    [one] ready
   *[other] { $number } ready
}
gear-used = used
gear-newMotor = from next round
gear-notOwned = not owned
track-title = First player
track-note = outlined: payable
track-taken = { $by ->
    [you] Spot { $spot }: your marker
   *[other] Spot { $spot }: marker of { $name }
}
track-can = Spot { $spot }: you can pay it
track-cannot = Spot { $spot }: you cannot bid it
bidding-title = Bids
bidding-note = only the winner pays
bidding-passed = passed
bidding-toBid = to bid
bidding-toPay = to pay
bidding-noBid = no bid yet
bidding-canPay = can pay { $spots }
bidding-cannotPay = can pay no spot
bidding-firstNow = first player now
award-title = Stars
award-note = most stars win { $points }
award-none = none
final-scoreNote = tie: more species in the hold, then shared
final-chips = chips
final-trophies = trophies
final-award = award
final-sum = points
legend-catch = catch: yours
legend-release = release: back to the centre
legend-ocean = from the ocean only
legend-safe = safe: no roll hits it
legend-title = Rings
act-first = first player drawn
act-goal = goal { $species }
act-take = { $species } board
act-block = block: { $location }
act-boat = boat to { $area }
act-finder = boat off { $area }
act-cast = fishing: { $area }
act-roll = roll { $roll }
act-keep = leaves it
act-reroll = rolls again
act-stack = { $location }
act-buy = { $item }
act-done = leaves the shop
act-motor = counts a motor
act-pay = pays { $species }
act-bid = bids { $spot }
act-pass = passes
act-rollLands = { $roll }: lands { $chips }
act-rollReleases = { $roll }: releases { $chips }
act-rollBlocked = { $roll }: block, ★
act-rollNothing = { $roll }: nothing
act-rollBred = { $roll }: { $chips } born
dice-last = last
dice-words = Last roll here: { $name }, { $roll }
dice-bred = Rolled for the young: { $roll }
left-title = Left in the sea
left-of = { $chips } of { $all }
left-gear = Left in the shop
left-cards = Tournament cards to come
opening-order = Order of choosing
opening-taken = taken
opening-chosen = chosen
opening-first = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} · first try { $percent }, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts
go-board = Take a board
go-block = Place your block
go-boats = Send your boats
go-someBoats = Send to { $areas } and …
go-cast = Fish with a boat
go-lifted = Move from { $origin } to …
go-stack = Choose a stack
go-buy = Buy something
go-items = Buy { $items } for …
go-bid = Place a bid
go-pay = Pay { $points }
say-board = Choose a board. All of them are open to everybody’s boats.
say-boardChosen = { $species } chosen:
say-boardFacts = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} each, { $dice ->
    [one] one die
   *[other] { $dice } dice
}. Tap another board to change.
say-block = Tap one of the ringed stacks on your board.
say-blockChosen = { $location } chosen:
say-blockStars = { $chips ->
    [one] its chip stays, and each hit gives you 1 star.
   *[other] its { $chips } chips stay, and each hit gives you { $chips } stars.
}
say-boats = Choose an area for each of your boats: tap a bay.
say-several = { $area } ×{ $number }
say-boatsChosen = { $of ->
    [one] Your boat is placed:
   *[other] { $done } of { $of } boats placed:
} { $areas }.
say-boatsNext = Choose an area for the next one.
say-boatsDone = Tap a dashed boat to take it back.
say-cast = Tap the bay where one of your boats fishes now.
say-castChosen = { $area_is ->
    [ocean] On the { $area }:
   *[other] On { $area }:
}
say-odds = lands something in { $percent } of the rolls, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average.
say-lifted = Choose the area that it moves to.
say-stack = Tap one of the ringed stacks.
say-land = { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
say-release = { $chips ->
    [one] 1 chip goes back
   *[other] { $chips } chips go back
} to the centre: no catch.
say-hitBlock = The block holds them. For { $by ->
    [you] you
   *[other] { $name }
}: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
say-keep = This roll hits nothing.
say-mayReroll = Or roll again with your Outrigger; the new roll counts.
say-diceStay = The dice stay until you act.
say-buy = Tap what you want in the shop, or stop.
say-poor = Your chips pay for nothing in the shop.
say-paid = { $of ->
    [one] { $done } of 1 point chosen:
   *[other] { $done } of { $of } points chosen:
}
say-more = { $due } more: tap a chip.
say-exact = exact.
say-over = { $over } too many; no change is given.
say-bid = Outlined spots are those that you can pay exactly.
say-bidChosen = { $spot }:
say-bidHigh = the highest bid so far. You pay it only if it wins.
say-bidLow = below the highest bid of { $spot }: it cannot win unless you raise it later.
say-cannotBid = You can pass only: no spot that you may bid fits your chips and motors.
leads-title = What it leads to
leads-points = Points
leads-boats = Boats left to fish
leads-stars = { $who ->
    [you] Your stars
   *[other] Stars of { $name }
}
leads-trophies = Trophies
leads-fleet = Boats
leads-centre = Centre of { $species }
leads-chips = Chips, points each
leads-chance = A first try lands a chip
leads-brings = A first try brings
leads-odds = One attempt in each area
leads-lands = lands
leads-average = points
leads-trophy = trophy
leads-cycle = After the shop every stage of life moves one ring outwards. Spawners go back to the centre, and those that take their place breed.
leads-from = { $before } → { $after }
help-catch = Hit by a roll of { $numbers }. The player takes the whole stack.
help-release = Hit by a roll of { $numbers }. The whole stack goes back to the centre; that is no catch.
help-ocean = Spawning grounds: boats on the Open Ocean reach them, nobody else.
help-safe = No roll hits it. Its fish grow up in peace.
help-blocked = A block protects it: at every hit its owner gets a star for each chip.
help-boat = One more attempt every round. A fleet has at most { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}.
help-outboard = Adds { $points } to a bid for the First-player Token, once in each auction.
help-outrigger = Roll again for one attempt a round. The new roll counts.
help-finder = Once a round, move a boat to another area just before it fishes.
help-token = This number reaches the spawners of { $species } from the Open Ocean.
help-again = This number is rolled again on the Open Ocean.
help-goals = Who catches both goals in this round takes a trophy of { $points ->
    [one] 1 point
   *[other] { $points } points
}.
help-board = Looked after by { $name }. A chip is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
help-mine = You look after it: place your block here. A chip is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
