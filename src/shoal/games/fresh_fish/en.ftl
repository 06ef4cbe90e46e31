# Fresh Fish in English.

summary = Reserve plots, bid for outlets and watch streets grow by force; the shortest routes win.
seat-0 = Blue
seat-1 = Vermilion
seat-2 = Green
seat-3 = Rose
seat-4 = Amber
option-layout = supply centers in the corners, in different quarters, or anywhere
option-tie_break = equal bids: first to the drawer, or to the drawer's left
option-construction_zones = zone tiles in the deck, each with one more of apartments
option-demonstrations = antinuclear demonstrations in the deck
option-play_to_full_board = play on when the scores are settled
name-layout = Supply centers
name-tie_break = Equal bids go first to
name-construction_zones = Construction zones
name-demonstrations = Demonstrations
name-play_to_full_board = Play to the full board
value-layout-simple = in the corners
value-layout-moderate = in different quarters
value-layout-complex = anywhere
value-tie_break-author = the drawer
value-tie_break-left = the drawer's left
value-construction_zones-0 = none
value-demonstrations-0 = none
preset-whole-box = Whole box
ending-settled = No route and no purse could change any more.
ending-full = The last plot was developed.
ending-unsold = The last plot was developed before every outlet had been auctioned.

## Names

center-harbor = Harbor
center-nuclear-power-plant = Nuclear Power Plant
center-oil-refinery = Oil Refinery
center-game-factory = Game Factory
tile-apartments = apartments
tile-fish-market = Fish Market
tile-nuclear-waste-disposal = Nuclear Waste Disposal
tile-gas-station = Gas Station
tile-game-shop = Game Shop
tile-demonstration = demonstration
tile-construction-zone = construction zone
tile-street = street
trade-fish-market = fish
trade-nuclear-waste-disposal = waste
trade-gas-station = gas
trade-game-shop = games
choice-reserve-or-draw = reserve a plot or draw a tile
choice-reserve-or-take = reserve a plot, or take apartments or a street
choice-reserve-or-street = reserve a plot or take a street
choice-reserve = reserve a plot
choice-draw = draw a tile
choice-take = take apartments or a street
choice-street = take a street
choice-pass = pass, since nothing else is possible

## What happened

stands = The { $center } stands at { $plot }.
begins = { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
}
reserved = { $seat_is ->
    [you] You reserve
   *[other] { $seat } reserves
} { $plot }.
drew = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} a tile.
took = The deck is empty: { $seat_is ->
    [you] you take
   *[other] { $seat } takes
} { $tile_is ->
    [street] a street
   *[other] apartments that were set aside
}.
passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
turned-up = { $tile_is ->
    [apartments] Apartments are
   *[other] A { $tile } is
} turned up.
zone-waits = A { $tile } is turned up. There are no apartments for it, so it waits for the next ones.
auctioned = A { $outlet } is turned up, and auctioned among { $seats }.
last-turned-up = The last { $outlet } is turned up.
sealed = { $seat_is ->
    [you] You seal
   *[other] { $seat } seals
} a bid.
sealed-bid = { $seat_is ->
    [you] You seal
   *[other] { $seat } seals
} a bid of { $bid }.
bids-opened = The last bid is in, and all are opened: { $bids }.
won-alone = Only { $seat_is ->
    [you] you still need a { $outlet }, and get
   *[other] { $seat } still needs a { $outlet }, and gets
} it for nothing.
won-auction = { $seat_is ->
    [you] You win the { $outlet } and pay
   *[other] { $seat } wins the { $outlet } and pays
} { $price }.
won-tie-drawer-first = { $seat_is ->
    [you] You win the tie for the { $outlet } and pay
   *[other] { $seat } wins the tie for the { $outlet } and pays
} { $price }: the drawer comes first, then the others clockwise.
won-tie-left-first = { $seat_is ->
    [you] You win the tie for the { $outlet } and pay
   *[other] { $seat } wins the tie for the { $outlet } and pays
} { $price }: the drawer's left comes first, then the others clockwise.
beside-board = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} no reserved plot, so the { $outlet } stays beside the board.
turn-again = { $seat_is ->
    [you] Your
   *[other] { $seat }'s
} turn starts again.
zone-put = { $seat_is ->
    [you] You put
   *[other] { $seat } puts
} the construction zone on the apartments at { $plot }.
waiting-zone-put = The waiting construction zone is put on the apartments at { $plot }.
built-over-zone = { $seat_is ->
    [you] You build
   *[other] { $seat } builds
} apartments over the construction zone at { $plot }; no reserved plot is used.
built = { $seat_is ->
    [you] You build
   *[other] { $seat } builds
} { $tile_is ->
    [apartments] apartments
    [street] a street
    [demonstration] a demonstration
   *[other] the { $tile }
} at { $plot }.
marker-joins = One of { $seat_is ->
    [you] your markers set aside joins your
   *[other] { $seat }'s markers set aside joins the
} supply.
route = The route to this { $outlet } has length { $length }: { $route }.
expropriated = Expropriated for { $plots_count ->
    [one] a street
   *[other] streets
}: { $plots }.
markers-home = { $seat_is ->
    [you] Your
   *[other] { $seat }'s
} { $plots_count ->
    [one] marker comes
   *[other] markers come
} home from { $plots }.
over = Game over. { $ending }
scored = { $seat_is ->
    [you] You score
   *[other] { $seat } scores
} { $score }: { $routes } make { $total }, less { $money } money.{ $missing_count ->
    [0] { "" }
   *[other] { " " }Not on the board: { $missing }.
}
won = { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} with the lowest score, { $score }.
won-by-money = The lowest score, { $score }, is shared by { $tied }. { $seat_is ->
    [you] You win
   *[other] { $seat } wins
} with the most money of them, { $money }.
shared-by-money = The lowest score, { $score }, is shared by { $tied }. The win is shared by { $seats }, who have the most money of them, { $money } each.
shared = The win is shared by { $seats }, with a score of { $score } and { $money } money each.
forced-reserve = { $seat_is ->
    [you] Reserved for you: one plot is left.
   *[other] Reserved for { $seat }: one plot is left.
}
forced-pass = { $seat_is ->
    [you] Passed for you: there is nothing that you may do.
   *[other] Passed for { $seat }: there is nothing that they may do.
}
forced-tile = { $seat_is ->
    [you] Done for you: no plot can be reserved.
   *[other] Done for { $seat }: no plot can be reserved.
}
forced-build = { $seat_is ->
    [you] Built for you: there is one plot for it.
   *[other] Built for { $seat }: there is one plot for it.
}

## What is shown

player = { $seat_is ->
    [you] You
   *[other] { $seat }
}
column-money = money
column-markers = markers
column-trade = { $trade }
column-score = score
row-deck = in the deck
off = off
tiles-left = { $tiles ->
    [0] The deck is empty.
    [one] 1 tile is in the deck.
   *[other] { $tiles } tiles are in the deck.
}
apartments-left = Apartments: { $tiles } in the deck, { $aside } set aside.
zones-left = Construction zones: { $tiles } in the deck, { $waiting } waiting.
demonstrations-left = Demonstrations: { $tiles } in the deck.
lowest-wins = The lowest score wins.
legend-markers = 1+2: markers in supply and set aside
legend-centers = [H] { center-harbor }   [N] { center-nuclear-power-plant }   [R] { center-oil-refinery }   [F] { center-game-factory }
legend-outlets = h { tile-fish-market }   n { tile-nuclear-waste-disposal }   r { tile-gas-station }   f { tile-game-shop }   hA: of player A
legend-plots = === street   =3= demonstration   ### apartments   #Z# with a zone   (A) reserved by player A

## What is asked

asked-build = { $seat_is ->
    [you] You build
   *[other] { $seat } builds
}: { $tile }.
asked-bids = Sealed bids for the { $outlet } that { $seat_is ->
    [you] you
   *[other] { $seat }
} drew.
asked-turn = { $seat_is ->
    [you] You
   *[other] { $seat }
}: { $choice }.
asked-tile = A tile is turned up.
setting-up = Setting up.

## Why not

nothing-to-build = You have no tile to build: { $choice }.
no-auction = No outlet is being auctioned.
no-pass = You cannot pass while something else is possible: { $choice }.
no-plot = You need a reserved plot to draw or take a tile, and you have none.
deck-empty = The deck is empty: { $choice }.
deck-not-empty = You may choose your tile only when the deck is empty.
no-apartments = No apartments are set aside any more.
no-marker = You have no marker left in your supply.
developed = { $plot } is developed already.
already-reserved = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} reserved { $plot } already.
nothing-near = { $plot } lies next to no tile and no marker.
not-on-board = { $plot } is not on this board.
bid-first = Seal a bid for the { $outlet } first; 0 is a bid.
bid-is-sealed = Your bid is sealed, and cannot be changed.
has-it = You already have your { $outlet }, so you may not bid.
too-little-money = You cannot bid { $bid }: you have { $money ->
    [0] no
   *[other] { $money }
} money.
build-first = { $tile_is ->
    [construction-zone] Put the construction zone on apartments first.
   *[other] Build the { $tile } first.
}
not-your-plot = { $tile_is ->
    [apartments] Apartments go
    [street] A street goes
    [demonstration] A demonstration goes
   *[other] The { $tile } goes
} on a plot that you have reserved, and { $plot } is not one.
not-your-plot-nor-zone = Apartments go on a plot that you have reserved or over a construction zone, and { $plot } is neither.
no-apartments-there = A construction zone goes on apartments, and there are none at { $plot }.
zone-there = The apartments at { $plot } have a construction zone already.

## Headings of RULES.md

rules-fresh-fish-the-rules = Fresh Fish: the rules
rules-fresh-fish-the-rules-line = { summary }
rules-board-and-tiles = Board and tiles
rules-board-and-tiles-line = Plots, four trades with centers and outlets, apartments and streets.
rules-setting-up = Setting up
rules-setting-up-line = Where the centers stand, what the deck holds, money and markers.
rules-the-turn = The turn
rules-the-turn-line = Reserve a plot or draw a tile.
rules-reserving = Reserving
rules-reserving-line = A marker on an empty plot beside a tile or another marker.
rules-drawing = Drawing
rules-drawing-line = What happens with each kind of tile.
rules-auctions = Auctions
rules-auctions-line = Sealed bids for an outlet among those who still need it.
rules-expropriation = Expropriation
rules-expropriation-line = Where a building would cut something off, a street appears.
rules-end-of-the-game = End of the game
rules-end-of-the-game-line = When the board is full or the scores are settled.
rules-scoring = Scoring
rules-scoring-line = Your four routes less your money; the lowest score wins.
rules-rulings = Rulings
rules-rulings-line = What the rulebook leaves open, how it is decided here, and why.
rules-why-expropriation-is-quick = Why expropriation is quick
rules-why-expropriation-is-quick-line = A proof that tracing every wall once finds all plots that become streets.
rules-why-the-game-ends = Why the game ends
rules-why-the-game-ends-line = A proof that never all players pass in a row.
rules-version-history = Version history
rules-version-history-line = What changed from one version of these rules to the next.
## What speaks for it

why-plot = A { $outlet } here could have a route of { $length }.
why-markers = Markers in your supply then: { $markers }.
why-deck = Of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} in the deck, outlets that you still need: { $number }.
why-own-plots = A tile would go on one of your plots: { $plots }.
why-money = Money left if you win: { $money }.
why-without = Without the outlet its route counts { $maximum }.
why-no-plot = You have no reserved plot from which a route is possible.
why-best-plot = On { $plot } its route could be { $length }.
why-route = Its route today is { $length }.
why-no-route-yet = It has no route yet; { $length } at best.
why-no-streets = No plot is expropriated.
why-streets = Expropriated for streets: { $plots }.
why-own-home = You lose a reserved plot: { $plots }.
why-sent-home = { $other } loses a reserved plot: { $plots }.
why-score = Your score would be { $score }, now { $before }; the lowest wins.
why-rival = { $other } would have { $score }, now { $before }.

## On the page

unit-money = ${ $amount }
line-seat = ${ $money } · { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
line-over = routes { $routes }, less ${ $money }
line-turn = Turn { $turn } · { $tiles ->
    [0] deck empty
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
line-bids = Bids open when all are in

phase-turn = Reserve or draw
phase-last = Reserve or build
phase-bids = Sealed bids
phase-build = Build

act-reserve = reserves { $plot }
act-draw = draws
act-pass = passes
act-take = takes { $tile ->
    [street] a street
   *[apartments] apartments
}
act-seal = seals a bid
act-bid = bids { $bid }
act-build = builds { $plot }
act-tile = turned up: { $tile }
act-begins = start player
act-center = center { $plot }

ask-reserveOrDraw = Reserve a plot, or draw a tile
ask-reserve = Reserve a plot
ask-draw = Draw a tile
ask-take = The deck is empty: build apartments or a street, or reserve a plot
ask-takeOn = The deck is empty: apartments or a street on { $plot }?
ask-pass = Pass: you can neither reserve nor draw
ask-turnLine = You may not pass while either is possible. Small circles: plots that you may reserve.
ask-firstLine = Your first reservation may be on any empty plot; after it you may draw.
ask-takeLine = Choose a plot of yours, then what stands on it. You may also reserve instead.
ask-bid = Seal your bid for the { $outlet }
ask-bidLine = { $name } drew it. Tap or point at one of your plots to see what building there would do.
ask-bidOwnLine = You drew it. Tap or point at one of your plots to see what building there would do.
ask-outlet = The { $outlet } is yours: build it on one of your plots
ask-apartments = Apartments: build them on one of your plots
ask-apartmentsOrZone = Apartments: one of your plots, or a construction zone
ask-street = A street: build it on one of your plots
ask-demonstration = A demonstration: put it on one of your plots
ask-zone = A construction zone: put it on apartments
ask-buildLine = Hatched plots would become streets at once, and markers on them go home.
ask-overZoneLine = On a zone apartments change nothing: no plot is used, no street appears. The zone is then gone.
ask-streetLine = A street forces nothing. Your marker comes home.
ask-demonstrationLine = It is a street that counts { $weight } in every route over it.
ask-zoneLine = A player who draws apartments later may build them there instead of on a plot.

do-reserve = Reserve { $plot }
do-draw = Draw a tile
do-pass = Pass
do-bid = Seal bid of { $bid }
do-build = Build { $tile ->
    [apartments] apartments
    [street] a street
    [demonstration] a demonstration
    [fish-market] the { tile-fish-market }
    [nuclear-waste-disposal] the { tile-nuclear-waste-disposal }
    [gas-station] the { tile-gas-station }
   *[game-shop] the { tile-game-shop }
} on { $plot }
do-overZone = Use the zone at { $plot }
do-zone = Put the zone on { $plot }
do-turn = Reserve or draw
do-last = Build or reserve
do-drawShort = Draw

say-turn = Choose a plot with a small circle, or draw a tile.
say-reserve = Choose a plot with a small circle.
say-drawn = What is drawn cannot be taken back.
say-take = Choose one of your framed plots, or a small circle to reserve.
say-pass = You have no reserved plot, and none can be reserved now.
say-plot = Choose one of your framed plots on the board.
say-zone = Choose apartments on the board.
say-bid = Bid { $bid }, not sealed yet.
say-money = You have ${ $money }. Once sealed, it cannot be changed.
say-at = { $plot }: { $words }.
say-route = { $words }.
say-home = { $markers ->
    [one] 1 marker goes home.
   *[other] { $markers } markers go home.
}
say-markers = { $markers ->
    [0] It is your last marker.
    [one] 1 marker left after it.
   *[other] { $markers } markers left after it.
}

board-label = Fresh Fish board, plots { $side } by { $side }. Arrow keys go from plot to plot, M among your plots, Enter chooses.
board-plot = Plot { $plot }
board-now = Board: { $plot }
board-empty = { $plot }, empty
board-open = { $plot }, empty, you may reserve it
board-mine = { $plot }, reserved by you. { $streets ->
    [0] Building here makes no street
    [one] Building here makes 1 street
   *[other] Building here makes { $streets } streets
}
board-reserved = { $plot }, reserved by { $name }
board-thing = { $plot }, { $thing }
board-zone = { $plot }, apartments with a construction zone
board-yours = { $plot }, your { $outlet }
board-theirs = { $plot }, { $outlet } of { $name }

turn-reserve = Reserve a plot
turn-reserveOn = Reserve { $plot }
turn-pick = choose one on the board
turn-ofMarkers = { $markers ->
    [one] your last marker
   *[other] 1 of your { $markers } markers
}
turn-best = { $outlet } here: route { $length } at best
turn-noRoute = no outlet that you lack could be linked here
turn-draw = Draw a tile
turn-drawFor = { $plots ->
    [one] you have 1 reserved plot
   *[other] you have { $plots } reserved plots
}
turn-drawThen = outlet { $outlets }, apartments { $apartments }
turn-plot = Plot
turn-plots = your reserved plots
turn-apartments = Apartments
turn-apartmentsLine = { $aside } set aside; { $streets ->
    [0] no plot becomes street
    [one] 1 plot becomes street
   *[other] { $streets } plots become street
}
turn-street = Street
turn-on = { $tile } on { $plot }
turn-streetLine = forces no other plot
turn-score = your score { $before } → { $after }
turn-scoreStays = your score stays { $score }

odds-title = If you draw
odds-note = { $tiles ->
    [one] 1 tile face down
   *[other] { $tiles } tiles face down
}
odds-needed = An outlet you still need
odds-others = An outlet for others only
odds-apartments = Apartments, on one of your plots
odds-special = A zone or a demonstration
odds-again = If another player wins the auction, your turn starts again.
end-title = To the end
end-empty = Empty plots
end-reserved = of them reserved
end-ends = Ends
end-full = when the board is full
end-settled = when no route can change

build-plot = Plot { $plot }
build-markerBack = marker back to your supply
build-streets = { $streets ->
    [0] no plot becomes street
    [one] 1 plot becomes street
   *[other] { $streets } plots become street
}
build-weighs = counts { $weight } in every route
build-overZone = Zone at { $plot }
build-overZoneLine = you keep all your plots
build-overZoneThen = no street, nothing else changes
build-zone = Apartments at { $plot }
build-zoneThen = later apartments may go there
build-best = route { $length } at best

plan-title = If you build at { $plot }
plan-streets = Plots that become street
plan-route = Your route
plan-settled = { $length }, settled
plan-best = { $length } at best
plan-bestToday = { $length } at best, { $today } at once
plan-noRoute = none possible
plan-home = Markers sent home
plan-homeYours = you ({ $plot })
plan-homeTheirs = { $name } ({ $plot })
plan-nobody = nobody
plan-pick = Which plot?
plan-compare = Your plots

auction-title = Auction
auction-note = sealed, highest pays
auction-fedBy = fed by the { $center } at { $plot }
auction-drew = drew it
auction-sealed = sealed
auction-choosing = choosing
auction-thinking = thinking…
auction-hasOne = has one, does not bid
auction-bid = Your bid
auction-less = Bid one less
auction-more = Bid one more
auction-keeps = ${ $money } left if it wins
auction-have = You have ${ $money }. A bid of 0 can win.
auction-own = You sealed { $bid }. It cannot be changed.
auction-noPlot = You have no reserved plot: if you win, the outlet stays beside the board.
auction-drewTies = drew it, wins ties
auction-notSealed = { $bid }, not sealed
auction-none = No auction yet
auction-noneNote = highest sealed bid pays
opened-title = Bids opened
opened-note = together, never one by one
opened-last = Last auction
opened-bid = bid { $bid }
opened-has = has ${ $money }
opened-won = won, paid { $bid }
opened-alone = the only one left, for nothing

if-title = If you win with { $bid }
if-money = Money
if-fromTo = ${ $before } → ${ $after }
if-plot = Best plot
if-route = { $plot }: route { $length }
if-open = Not built, the route counts

routes-title = Routes
routes-note = lower is better, { $most } at most
routes-money = $
routes-settled = settled
routes-open = may still become shorter
routes-unlinked = not linked yet
routes-unbuilt = not built, counts { $most }
routes-scoreIs = Score is routes minus money.

deck-title = Deck
deck-note = { $tiles } face down
deck-outlets = Outlets to come
deck-apartments = Apartments to come
deck-zones = Construction zones
deck-demonstrations = Demonstrations
deck-waiting = Zones that wait
deck-aside = Apartments set aside
deck-plots = { $empty }, { $reserved } reserved
deck-paid = Paid in auctions
special-title = Special tiles
special-note = options of this table
special-zone = Construction zone
special-zoneRule = It lies on apartments. Later apartments may be built over it instead of on a plot; one zone serves once.
special-demonstration = Demonstration
special-demonstrationRule = It is a street that counts { $weight } in every route. Going round it is allowed.

final-routes = Final routes
final-routesOf = Routes of
final-score = Score
final-note = lower is better
final-decided = Where it was decided
final-longest = Longest route
final-longestOf = { $length }, { $name }
final-paid = Paid in all auctions
final-streets = Streets
final-apartments = Apartments
final-unlinked = not linked, counts { $most }
final-unbuilt = not built, counts { $most }
final-most = { $length }, counts { $most }
final-look = Choose whose routes are drawn.
final-sum = { $routes } − ${ $money }

supply-title = Supply centers
supply-tiles = { $tiles ->
    [0] deck empty
    [one] 1 tile left
   *[other] { $tiles } tiles left
}

help-center = Every { $outlet } needs a route over streets from here. Each street counts 1.
help-route = From the { $center } at { $plot }. The route counts { $length } today.
help-unlinked = No street links it to the { $center } at { $plot } today. Not linked, it counts { $most }.
help-apartments = A building: no route leads through it, and it may force streets.
help-street = Routes lead over it; it counts 1.
help-marker = Reserved. Only the owner may build here; if the plot must become street, the marker goes home.
help-deck = Every tile is drawn with equal chance. Outlets: { $outlets }, apartments: { $apartments }.
help-outlet = The player who wins it builds it on a reserved plot. Short routes win.

sign-open = may be reserved
sign-mine = your plots
sign-would = would become street
sign-way = shortest route left
sign-last = last move
sign-unlinked = not linked
