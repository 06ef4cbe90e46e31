# Lots in English.

summary = Everybody seals a bid, and the highest buys the lot.
ending-sold = Every lot is sold.

## What happened

sealed = { $seat_is ->
    [you] You seal
   *[other] { $seat } seals
} a bid.
bid = { $seat_is ->
    [you] You bid
   *[other] { $seat } bids
} { $money }.

## What is to be seen

has = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $money } and { $lots ->
    [one] 1 lot
   *[other] { $lots } lots
}.

## Why not

too-much = You cannot bid more than you have.
