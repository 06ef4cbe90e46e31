# Fleet in English.

summary = Bid for licences, launch boats and hire captains; every card you hold is a boat, a captain and money at once.
option-advanced = premium licences may come from round 2 on
option-hidden_discards = cards paid and discarded stay face down; of a payment only the number of cards and their sum are told
name-advanced = Advanced
name-hidden_discards = Hidden discards
ending-licences = The licence deck could not fill the auction.
ending-crates = The last crate was taken from the supply.
ending-both = The licence deck could not fill the auction, and the last crate was taken in the same round.

boat-tuna = Tuna
boat-shrimp = Shrimp
boat-lobster = Lobster
boat-vessel = Processing Vessel
boat-cod = Cod
boat-king-crab = King Crab
card-tuna = Tuna
card-shrimp = Shrimp
card-lobster = Lobster
card-vessel = Processing Vessel
card-cod = Cod
card-king-crab = King Crab
licence-shrimp = Shrimp
licence-cod = Cod
licence-lobster = Lobster
licence-tuna = Tuna
licence-vessel = Processing Vessel
licence-pub = Fishermen's Pub
licence-king-crab-captains = King Crab (captains)
licence-king-crab-fish = King Crab (fish)
licence-king-crab-licences = King Crab (licences)

## What happened

start-player = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} the start player marker.
revealed = A { $licence } licence comes into the auction.
drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} a card.
drew-card = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} a { $card } card.
drew-bonus = { $licence } licence bonus: { $seat_is ->
    [you] you draw
   *[other] { $seat } draws
} a card.
drew-card-bonus = { $licence } licence bonus: { $seat_is ->
    [you] you draw
   *[other] { $seat } draws
} a { $card } card.
drew-for-crate = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} a card for the traded crate.
drew-card-for-crate = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} a { $card } card for the traded crate.
put-up = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} a { $licence } licence up for auction.
opened-bidding = { $seat_is ->
    [you] You open
   *[other] { $seat } opens
} the bidding at ${ $bid }.
raised = { $seat_is ->
    [you] You raise
   *[other] { $seat } raises
} the bid to ${ $bid }.
passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
declined = { $seat_is ->
    [you] You decline and buy
   *[other] { $seat } declines and buys
} no licence this round.
paid = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} a { $card } card.
paid-crate = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} a processed crate.
paid-face-down = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
} a card, face down.
settled = { $seat_is ->
    [you] You settle
   *[other] { $seat } settles
} the payment.
bought = { $seat_is ->
    [you] You buy
   *[other] { $seat } buys
} a { $licence } licence: price ${ $price }{ $discount ->
    [0] { "" }
   *[other] , discount ${ $discount }
}{ $cards ->
    [0] { "" }
    [one] , 1 card worth ${ $cash }
   *[other] , { $cards } cards worth ${ $cash }
}{ $crates ->
    [0] { "" }
    [one] , 1 crate
   *[other] , { $crates } crates
}.
launched = { $seat_is ->
    [you] You launch
   *[other] { $seat } launches
} a { $boat } boat.
afloat = { $seat_is ->
    [you] Your
   *[other] { $seat }'s
} { $boat } boat is afloat: price ${ $price }{ $discount ->
    [0] { "" }
   *[other] , discount ${ $discount }
}{ $cards ->
    [0] { "" }
    [one] , 1 card worth ${ $cash }
   *[other] , { $cards } cards worth ${ $cash }
}{ $crates ->
    [0] { "" }
    [one] , 1 crate
   *[other] , { $crates } crates
}.
done-launching = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} done launching.
hired = { $seat_is ->
    [you] You hire
   *[other] { $seat } hires
} a captain.
hired-card = { $seat_is ->
    [you] You hire
   *[other] { $seat } hires
} a captain: a { $card } card.
boarded = { $seat_is ->
    [you] You put your
   *[other] { $seat } puts the
} captain aboard a { $boat } boat.
done-hiring = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} done hiring.
caught = { $seat_is ->
    [you] You catch
   *[other] { $seat } catches
} { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
} of fish.
supply-left = { $crates ->
    [one] 1 crate is
   *[other] { $crates } crates are
} left in the supply.
processed = { $seat_is ->
    [you] You process
   *[other] { $seat } processes
} { $crates ->
    [one] the only crate
   *[other] one of the { $crates } crates
} of a { $boat } boat.
traded = { $seat_is ->
    [you] You trade
   *[other] { $seat } trades
} a processed crate for { $cards ->
    [0] nothing, since no card is left to draw
    [one] 1 card
   *[other] { $cards } cards
}.
done-processing = { $seat_is ->
    [you] You are
   *[other] { $seat } is
} done processing.
discarded = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} a { $card } card.
discarded-face-down = { $seat_is ->
    [you] You discard
   *[other] { $seat } discards
} a card, face down.
nobody-bought = Nobody bought a licence. Out of the game: { $licences }.
reshuffled = The boat deck is empty; the discards are shuffled into a new one.
last-by-licences = The licence deck cannot fill the auction: this is the last round.
last-by-crates = The last crate is taken from the supply: this is the last round.
round-begins = Round { $round }: { $seat_is ->
    [you] you are
   *[other] { $seat } is
} start player.
scored = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $for_licences } for licences, { $for_boats } for boats, { $for_crates } for crates, { $for_crabs } for King Crab.
won = Game over: { $seat_is ->
    [you] you win
   *[other] { $seat } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
won-by-boats = Game over: { $seats } have { $points ->
    [one] 1 point
   *[other] { $points } points
} each. { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} with the most boats, { $boats }.
won-by-crates = Game over: { $seats } have { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
} each. { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} with the most crates on boats, { $crates }.
shared = Game over: { $seats } share the victory, with { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
} and { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
} on boats each.
forced-pass = { $seat_is ->
    [you] Passed for you: you cannot go above ${ $bid }.
   *[other] Passed for { $seat }: they cannot go above ${ $bid }.
}
forced-bid = { $seat_is ->
    [you] Opened for you at ${ $bid }: you cannot go above it.
   *[other] Opened for { $seat } at ${ $bid }: they cannot go above it.
}
forced-decline = { $seat_is ->
    [you] Declined for you: you can pay for no licence on display.
   *[other] Declined for { $seat }: they can pay for no licence on display.
}
forced-stop = { $seat_is ->
    [you] Stopped for you: nothing to launch.
   *[other] Stopped for { $seat }: nothing to launch.
}
forced-aboard = { $seat_is ->
    [you] Put aboard for you: only a { $boat } boat waits for a captain.
   *[other] Put aboard for { $seat }: only a { $boat } boat waits for a captain.
}
forced-stop-processing = { $seat_is ->
    [you] Stopped for you: no crate to process or to trade.
   *[other] Stopped for { $seat }: no crate to process or to trade.
}
forced-discard = { $seat_is ->
    [you] Discarded for you: there was one kind of card to choose from.
   *[other] Discarded for { $seat }: there was one kind of card to choose from.
}
forced-payment = { $seat_is ->
    [you] Paid for you: there is one way to pay.
   *[other] Paid for { $seat }: there is one way to pay.
}

## What is shown

setup = Setup
round = Round { $round }
last-round = LAST ROUND
end = The end, after round { $round }
auction = Auction
launching = Launch
hiring = Captains
processing = Processing
drawing = Draw
display = Licences:
on-display = { $licence } ${ $bid }
none = none
standing-bid = Bid: ${ $bid } by { $seat }
licence-deck = Licence deck: { $licences_left }{ $premiums ->
    [0] { "" }
   *[other] , { $premiums } premium
}
supply = Crates: { $crates }
boat-deck = Boat deck: { $cards }
discards = Discards: { $cards }
marker = * start player
harbour = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
processed-crates = { $crates ->
    [one] 1 processed crate
   *[other] { $crates } processed crates
}
licences-owned = licences:
boats-afloat = boats:
hand = hand:
captains = captains:
fresh = just drawn:
holds = holds:
to-pay = to pay:
held = { $count ->
    [one] { $card }
   *[other] { $count } { $card }
}
held-worth = { $count ->
    [one] { $card } ${ $cash }
   *[other] { $count } { $card } at ${ $cash }
}
sailing = { $count ->
    [one] { $boat }
   *[other] { $count } { $boat }
}
owned = { $count ->
    [one] { $licence }
   *[other] { $count } { $licence }
}
no-captain = no captain
in-all = ${ $cash } in all
at-least = at least ${ $cash } in all
still-due = still ${ $due } of ${ $price }
for-licence = for a { $licence } licence
for-boat = for a { $boat } boat

## Why not

choose-now = Not now: put a licence up for auction, or decline.
decline-now = Not now: you cannot pay for any licence here, so you can only decline.
open-now = Not now: open the bidding first.
raise-now = Not now: raise the bid, or pass.
pass-now = Not now: you cannot raise the bid, so you can only pass.
pay-now = Not now: pay the ${ $due } that you still owe.
settle-now = Not now: the price is covered, so settle the payment.
launch-now = Not now: launch a boat, or stop.
hire-now = Not now: choose a card to be a captain, or stop.
board-now = Not now: choose the boat for your captain.
process-now = Not now: process a crate, or stop.
trade-now = Not now: trade a processed crate, or stop.
process-or-trade-now = Not now: process a crate, trade one, or stop.
stop-now = Not now: you can only stop.
discard-now = Not now: discard a card.
choose-instead = There is nothing to pass on yet: put a licence up for auction, or decline.
decline-instead = There is nothing to pass on yet, and you cannot pay for any licence here: decline.
pass-instead = On this licence you can pass, not decline. You decline when it is your turn to choose one.
open-first = You put the { $licence } licence up for auction, so open the bidding at ${ $least } or more.
not-in-auction = No { $licence } licence is in the auction.
too-dear = The bidding for the { $licence } licence starts at ${ $least }, and you can pay ${ $power } at most.
below-least = The bidding for the { $licence } licence starts at ${ $least }.
not-higher = The bid stands at ${ $bid }: bid more, or pass.
out-of-reach = The bid stands at ${ $bid }, and you can pay ${ $power } at most, so you can only pass.
beyond-means = You cannot bid ${ $bid }: you can pay ${ $power } at most.
already-covered = The price is covered, so nothing more is paid. Settle the payment.
no-crate = You have no processed crate.
crates-last = Crates are paid last, and { $crates ->
    [one] your 1 crate does
   *[other] your { $crates } crates do
} not cover the ${ $due } that you still owe.
not-face-down = Payments are settled only where cards are paid face down.
not-covered = The price is not covered yet: you still owe ${ $due }.
settled-wrong = Your payment is { $over ->
    [0] exact
   *[other] ${ $over } over
}, not { $said ->
    [0] exact
   *[other] ${ $said } over
}.
paid-past = Cards are paid in the order { $card_order }, and crates last. You have paid a later piece, so it is too late for { $card }.
too-little-after = Cards are paid in the order { $card_order }, and crates last. From { $card } on you have ${ $rest }, and you still owe ${ $due }.
not-in-hand = You hold no { $card } card.
no-licence = You own no licence for { $boat } boats.
launch-too-dear = Launching a { $boat } boat costs you ${ $price }, and without its own card you can pay ${ $power } at most.
no-boat-to-board = You have no { $boat } boat without a captain.
nothing-to-trade = You have no processed crate to trade.
no-boat-to-process = You have no { $boat } boat with { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
}.
processed-past = Each boat gives one crate at most. The order is { $boat_order }, of each kind those with fewer crates first: it is too late for a { $boat } boat with { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
}.
not-just-drawn = You discard one of the cards that you have just drawn, and no { $card } card is among them.

## Headings of RULES.md

rules-fleet-the-rules = Fleet: the rules
rules-fleet-the-rules-line = { summary }
rules-cards-and-setup = Cards and setup
rules-cards-and-setup-line = Boat cards, licences, crates, and what each player begins with.
rules-money = Money
rules-money-line = Cards and processed crates pay for everything; no change is given.
rules-a-round = A round
rules-a-round-line = Five phases, each finished by all before the next begins.
rules-auction = Auction
rules-auction-line = Licences are put up one by one; the highest bid buys.
rules-launching-boats = Launching boats
rules-launching-boats-line = One boat each, with a licence of its kind; Cod allows two.
rules-hiring-captains = Hiring captains
rules-hiring-captains-line = Any card of your hand, face down on a boat; Lobster allows two.
rules-fishing = Fishing
rules-fishing-line = Every boat with a captain gets a crate, up to four.
rules-processing-and-trading = Processing and trading
rules-processing-and-trading-line = With a Processing Vessel licence, crates become money or cards.
rules-draw = Draw
rules-draw-line = Draw two cards and discard one; Tuna improves this.
rules-the-end = The end
rules-the-end-line = The round in which licences or crates run short is the last.
rules-scoring = Scoring
rules-scoring-line = Points for licences, boats, crates and King Crab; how ties are broken.
rules-rulings = Rulings
rules-rulings-line = What the rulebook leaves open, how it is decided here, and why.
rules-how-the-licence-deck-is-kept = How the licence deck is kept
rules-how-the-licence-deck-is-kept-line = The chances of the next licence, though nobody knows which are out of the game.
rules-what-everybody-can-know-of-a-hand = What everybody can know of a hand
rules-what-everybody-can-know-of-a-hand-line = What the table has seen, and how bots imagine the rest.
rules-version-history = Version history
rules-version-history-line = What changed from one version of these rules to the next.
## What speaks for it

why-free = It costs you nothing.
why-crates = Paid with { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
} alone: no card is spent.
why-pay = Paid with { $spent }{ $crates ->
    [0] { "" }
    [one] { " " }and 1 crate
   *[other] { " " }and { $crates } crates
}{ $lost ->
    [0] : nothing is lost.
   *[other] : ${ $lost } too much.
}
why-staying = { $staying } { $staying_count ->
    [one] stays
   *[other] stay
} in your hand.
why-ready = You can then launch this round: { $ready }.
why-otherwise = Paid otherwise, you could launch one of these this round: { $ready }.
why-no-launch = At ${ $bid } you could launch no boat this round.
why-limit = From ${ $bid } on you could not launch { $gone } this round.
why-licence-points = The licence itself is { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
why-keep = You keep { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, ${ $cash }{ $crates ->
    [0] .
   *[other] { " " }with your crates.
}
why-boat-points = The { $boat } boat is { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
why-captain-left = { $cards ->
    [0] No card is then left for a captain.
    [one] 1 card is then left for a captain.
   *[other] { $cards } cards are then left for a captain.
}
why-captain = As money { $card } is only ${ $cash }.
why-unlicensed = You have no licence to launch { $card }.
why-catch = You then land { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
} this round.
why-trade = You draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} for $1.
why-process = You have ${ $processed } in crates then, and 1 point less.
why-room = The { $boat } boat is full: it can then land a crate again.
why-discard = As money { $card } is ${ $cash }.
why-others = You hold { $others } more of { $card }.

## On the page

unit-money = ${ $amount }
unit-vp = VP
unit-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
unit-crates = { $crates ->
    [one] 1 crate
   *[other] { $crates } crates
}
unit-several = { $name } ×{ $number }
line-seat = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}
line-round = { $last ->
    [yes] Round { $round }, the last
   *[no] Round { $round }
}
effect-shrimp = Every price you pay is $1 lower
effect-cod = Launch 2 boats a round, then draw 1 card
effect-lobster = Hire 2 captains a round, then draw 1 or 2 cards
effect-tuna = Draw 2 cards and keep both; with two licences draw 3
effect-vessel = Turn crates into $1 each; trade 1 for a card
effect-pub = 10 points, and no boats
effect-king-crab-captains = At the end 1 point for each boat with a captain, 10 at most
effect-king-crab-fish = At the end 1 point for 3 crates on boats, 10 at most
effect-king-crab-licences = At the end up to 10 points for kinds of licence
phase-auction = 1 Auction
phase-launch = 2A Launch
phase-captains = 2B Captains
phase-fishing = 3 Fishing
phase-processing = 4 Processing
phase-draw = 5 Draw
cards-label = Cards. Arrow keys go from card to card, Enter or Space chooses, Enter again confirms.

ask-choose = Put a licence up for auction, or decline
ask-chooseLine = Declining ends the auction phase for you. The player who puts up a licence opens the bidding.
ask-open = Open the bidding for { $licence }
ask-openLine = ${ $least } at least.
ask-raise = Raise above ${ $bid } for { $licence }, or pass
ask-raiseLine = Passing ends your bidding on this licence only. You may still open another.
ask-mustPass = You cannot go above ${ $bid } for { $licence }: pass
ask-payLicence = You won { $licence }: pay ${ $due }
ask-payLaunch = Pay ${ $due } for the { $boat } boat
ask-payLine = The best payment is proposed. Tap cards to change it; no change is given.
ask-launch = Launch a boat, or stop: { $left ->
    [one] 1 launch
   *[other] { $left } launches
} left
ask-launchLine = You need a licence of its kind. The boat itself cannot pay.
ask-hire = Hire a captain, or stop: { $left ->
    [one] 1 more captain
   *[other] { $left } more captains
}
ask-hireLine = Any card of your hand, face down, for ever. It stops being money.
ask-aboard = Choose the boat for your captain
ask-process = Process crates, trade one, or do neither
ask-processLine = One crate from each boat that you choose. A processed crate is $1 and no longer a point.
ask-discard = Discard one card: you drew { $drawn }
ask-discardDrawn = One of the cards just drawn must go, { $hidden ->
    [yes] face down
   *[no] face up
}.
ask-discardAny = A card of your hand must go, any one you like, { $hidden ->
    [yes] face down
   *[no] face up
}.

do-decline = Decline
do-stopLaunching = Stop launching
do-stopHiring = Stop hiring
do-stopProcessing = Do neither
do-open = Open at ${ $bid }
do-raise = Raise to ${ $bid }
do-pay = Pay ${ $paid }
do-pass = Pass
do-launch = { $paid ->
    [0] Launch { $boat }
   *[other] Launch { $boat }, pay ${ $paid }
}
do-hire = Hire { $card } for { $boat }
do-aboard = Send the captain to { $boat }
do-process = Process { $crates }
do-processAndTrade = Process { $crates }, trade 1
do-trade = Trade 1
do-discard = Discard { $card }
do-putUp = Put up a licence
do-openLicence = Open { $licence } at ${ $bid }
do-raiseBid = Raise the bid
do-payDue = Pay ${ $due }
do-launchBoat = Launch a boat
do-launchHalf = Launch { $boat } and …
do-hireCaptain = Hire a captain
do-hireHalf = Hire { $card } for …
do-sendCaptain = Send the captain
do-processCrates = Process crates
do-discardCard = Discard a card
do-putUpLicence = Put up { $thing }
do-bid = Bid ${ $bid }
do-payCard = Pay { $thing }
do-payCrate = Pay a crate
do-stop = Stop
do-hireCard = Hire { $thing }
do-processOne = Process { $thing }

display-label = Licences in the auction
display-least = min
display-block = on the block
display-chosen = chosen
display-words = { $licence } licence: at least ${ $least }, { $points ->
    [one] 1 point
   *[other] { $points } points
}. { $effect }.
display-empty = No licence is on display.
display-price = At least ${ $least }; { $points ->
    [one] 1 point
   *[other] { $points } points
}.

bidding-title = Auction
bidding-highBid = high
bidding-passed = passed
bidding-toBid = to bid
bidding-toChoose = to choose
bidding-thinking = thinking…
bidding-stillIn = still in
bidding-pays = pays ${ $price }
bidding-out = out
bidding-won = won { $licence }
bidding-yours = Your bid
bidding-reach = you can reach ${ $power }
bidding-less = Bid less
bidding-more = Bid more

harbour-noLicences = no licences yet
harbour-boatsNote = with a captain: 1 crate a round, { $most } at most
harbour-chooseBoat = choose a boat without a captain
harbour-tapBoats = tap boats to process one crate of each
harbour-noBoats = no boats yet
harbour-title = Your harbour
afloat-noCaptain = no captain
afloat-launching = launching
afloat-hired = captain
afloat-processed = 1 crate
afloat-words = { $boat } boat, { $captain ->
    [yes] with a captain
   *[no] without a captain
}, { $most ->
    [one] { $crates } of 1 crate
   *[other] { $crates } of { $most } crates
}

hand-title = Your hand
hand-onlyYou = only you see it
hand-empty = Your hand is empty.
hand-cash = cash
hand-words = { $card } boat: cash { $cash }, launch { $launch }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.{ $mark ->
    [pay] { " " }Paying.
    [would] { " " }Pays if you win.
    [launch] { " " }Launching.
    [captain] { " " }Captain.
    [discard] { " " }Discarding.
   *[none] { "" }
}{ $fresh ->
    [yes] { " " }Just drawn.
   *[no] { "" }
}
hand-crates = { $crates ->
    [one] 1 processed crate, worth $1
   *[other] { $crates } processed crates, $1 each
}
hand-fewerCrates = Pay one crate less
hand-moreCrates = Pay one crate more
hand-useless = No other payment that you can choose uses this card.
hand-whenWon = only you see it · choose how to pay when you win
hand-tapToPay = only you see it · tap cards to pay
hand-cost = cost
mark-pay = paying
mark-would = if won
mark-launch = launch
mark-captain = captain
mark-discard = discard
mark-fresh = new

sums-bid = Bid
sums-boat = { $boat } boat
sums-licence = { $licence } licence
sums-discount = Shrimp licences
sums-already = Paid already
sums-nothing = Nothing
sums-fishing = Fishing, after this

context-couldLaunch = What you could launch
context-withCards = with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
context-free = costs you nothing
context-pay = pay { $pieces }, for ${ $due }
context-then = +{ $points } VP, { $lost ->
    [0] nothing lost
   *[other] ${ $lost } lost
}
context-nothingToLaunch = None of your cards can be launched now. Tap one to see why.
context-othersSee = What others see
context-hidden = your captain is hidden
context-othersSeeLine = They see that you hired a captain, and on which boat. Only you ever see the card.
context-pool = Processed crates
context-lastRound = Careful: what is processed in the last round is lost.
context-comes = What comes by itself
context-comesNote = crates and cards this round
context-fishing = fishing
context-draw = draw

crates-process = Process { $crates }
crates-processNote = Tap boats of your harbour
crates-trade = Trade 1 for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
crates-tradeNote = once a round
crates-noTrade = nothing to trade yet

panel-supply = Supply
rivals-publicCards = public cards
rivals-line = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $crates ->
    [0] { "" }
   *[other] {" "}· { $crates } processed
}
rivals-idle = idle
stock-licences = Licences face down
stock-crates = Crates left of { $all }
stock-boatCards = Boat cards
stock-deck = { $deck } face down, { $discards } discarded
stock-ends = Ends when either runs short
stock-thisRound = with this round
stock-rounds = after { $rounds ->
    [one] 1 more round
   *[other] { $rounds } more rounds
}
stock-roundsBetween = after { $least }–{ $most } more rounds

score-title = Score
score-ties = ties: more boats, then more crates, then shared
score-licences = licences
score-boats = boats
score-crates = crates
score-king_crab = King Crab
score-sum = points
score-hands = What is left in hand
score-handsNote = counts nothing

brief-shrimp = All prices −$1
brief-cod = 2 launches, draw
brief-lobster = 2 captains, draw
brief-tuna = Draw { $number ->
    [1] 2, keep both
    [2] 3, discard 1
    [3] 3, keep all
   *[other] 4, discard 1
}
brief-vessel = Process, trade
brief-pub = 10 points
brief-king-crab-captains = End: captains
brief-king-crab-fish = End: crates
brief-king-crab-licences = End: licences

short-tuna = Tuna
short-shrimp = Shrimp
short-lobster = Lobster
short-vessel = Vessel
short-cod = Cod
short-king-crab = King Crab
short-pub = Pub
short-king-crab-captains = Crab captains
short-king-crab-fish = Crab fish
short-king-crab-licences = Crab licences

help-title = { $licence } licence
help-shrimp = Each Shrimp licence takes $1 off every price, of licences and of launches, down to nothing. It lets you launch Shrimp boats.
help-cod = You may launch two boats a round. If you launched one, you then draw a card for each of your Cod licences. It lets you launch Cod boats.
help-lobster = You may hire two captains a round. Then you draw: 1 card for one to three boats with captains, 2 for four or more. With several of these licences it is more. It lets you launch Lobster boats.
help-tuna = With one you draw 2 cards and discard none. With two you draw 3 and discard any one, with three you draw 3, with four you draw 4 and discard one. It lets you launch Tuna boats.
help-vessel = After fishing you may take one crate from each of your boats: it is worth $1 and is no point any more. Then you may trade one such crate for a card for each of these licences. It lets you launch Processing Vessel boats.
help-pub = 10 points. It has no boats and does nothing else.
help-king-crab-captains = At the end a point for each of your boats with a captain, 10 at most. It lets you launch King Crab boats.
help-king-crab-fish = At the end a point for every three crates on your boats, 10 at most. It lets you launch King Crab boats.
help-king-crab-licences = At the end for 1, 2, 3, 4, 5, 6 or 7 kinds of licence 0, 2, 4, 5, 6, 8 or 10 points. It lets you launch King Crab boats.
help-card = As money it is worth ${ $cash }. As a boat it costs ${ $launch }, needs a licence of its kind and brings { $points ->
    [one] 1 point
   *[other] { $points } points
}. As a captain it stays face down on a boat.
help-boat = Each round a boat with a captain lands one crate; { $most } are full. A crate on a boat is a point.

words-choose = Tap a licence on display.
words-declineOnly = You cannot pay for any licence here: decline.
words-wouldPay = You would pay { $pieces }: { $lost ->
    [0] exact.
   *[other] ${ $lost } lost, no change is given.
}
words-wouldCostNothing = It would cost you nothing.
words-atBid = { $licence } for ${ $bid }.
words-mustPass = You can reach ${ $power } at most: pass.
words-paid = ${ $paid } of ${ $due } chosen
words-more = ${ $more } more: tap a card.
words-pays = { $pieces }: { $lost ->
    [0] exact.
   *[other] ${ $lost } lost, no change is given.
}
words-launch = Tap a card of your hand to launch it.
words-noLaunch = None of your cards can be launched now: stop.
words-free = It costs you nothing.
words-captainCard = Tap a card of your hand; it stays face down on a boat.
words-captainHalf = Captain: { $card }.
words-captainBoat = Choose a boat without a captain.
words-captain = { $card } for the { $boat } boat.
words-captainGone = You give up ${ $cash } for ever.
words-process = Tap boats: one crate of each. Or trade one crate.
words-pool = Processed crates { $before } → { $after }.
words-tradeFor = One is traded for { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
words-discard = Tap the card that goes.
words-discardNew = Tap one of the new cards.
words-discarded = { $card }, worth ${ $cash }.
words-discardGoes = It goes to the discards, { $hidden ->
    [yes] face down
   *[no] face up
}.
words-off = (Shrimp licences −${ $discount })

act-auction = puts up { $thing }
act-bid = bids ${ $thing }
act-decline = declines
act-pass = passes
act-pay = pays { $thing }
act-payHidden = pays a card
act-payCrate = pays a crate
act-settle = has paid
act-launch = launches { $thing }
act-stop = stops
act-stopLaunching = done launching
act-stopHiring = done hiring
act-buy = buys { $thing } for ${ $price }
act-fishing = fishing
act-captain = hires { $thing }
act-captainHidden = hires a captain
act-aboard = captain on { $thing }
act-process = processes { $thing }
act-trade = trades a crate
act-discard = discards { $thing }
act-discardHidden = discards a card
act-draw = { $thing } drawn
act-drawHidden = card drawn
act-reveal = { $thing } revealed
act-start = start player drawn

top-switch = The part above shows
top-display = Display
top-rivals = Rivals
top-auction = Auction: { $licence }
top-licences = { $licences } on display
top-players = All players

now-win = If you win at ${ $bid }
now-after = After this
now-pay = You pay
now-nothing = nothing
now-lost = Lost, since no change is given
now-licence = Points of the licence
now-left = Left in your hand
now-launch = Then you could launch
now-points = Points
now-hand = Cards in hand
now-fishing = Crates from fishing
now-cod = Cards from Cod licences
now-lobster = Cards from Lobster licences
