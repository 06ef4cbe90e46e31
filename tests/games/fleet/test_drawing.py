"""Positions of Fleet as plain text."""

from games.fleet.fleet_moves import afloat, idle_until, launching, opened, own, play
from shoal.core.game import NOBODY
from shoal.core.rng import Rng
from shoal.games.fleet import GAME
from shoal.testkit.walks import Setup, walk

BIDDING = """
Round 1   [Auction]  Launch  Captains  Processing  Draw
Licences: [cod $4], lobster $5
Bid: $6 by Seat 0
Licence deck: 15, 3 premium   Crates: 43   Boat deck: 77   Discards: 0

 * Seat 0: 10 points, 6 cards
    licences:   2 shrimp
    boats:      vessel (no captain)
    holds:      tuna, shrimp, lobster, vessel, cod, king-crab

>  Seat 1: 10 points, 6 cards, 2 processed crates
    boats:      tuna [#...], 2 lobster [##..]
    hand:       tuna, shrimp, lobster, vessel, cod, king-crab, $11 in all
    captains:   3 shrimp
"""


def test_an_auction_for_the_bidder() -> None:
    state = opened(2, "cod lobster")
    own(state, 0, "shrimp shrimp")
    afloat(state, 0, "vessel")
    afloat(state, 1, "lobster", crates=2, boats=2)
    afloat(state, 1, "tuna", crates=1)
    state.processed[1] = 2
    state.supply -= 2
    play(state, "auction cod, bid 6")
    assert GAME.draw(state.view(1)) == BIDDING.strip("\n")


def test_others_see_what_they_know_and_no_more() -> None:
    state = opened(2)
    own(state, 0, "shrimp")
    play(launching(state), "launch shrimp, captain cod, aboard shrimp")
    drawn = GAME.draw(state.view(NOBODY))
    assert "hand:" not in drawn
    assert "captains:" not in drawn
    assert "holds:      at least $4" in drawn


def test_a_payment_and_cards_just_drawn() -> None:
    state = play(opened(2), "auction cod, bid 7, pass, pay tuna")
    assert "to pay:     $4 of $7" in GAME.draw(state.view(1))
    idle_until(state, "draw")
    play(state, "draw cod, draw tuna")
    assert "just drawn: tuna, cod" in GAME.draw(state.view(0))
    assert "just drawn" not in GAME.draw(state.view(1))


def test_no_line_is_too_long() -> None:
    for state in walk(Setup(GAME, 4, {}), Rng(1)):
        assert max(map(len, GAME.draw(state.view(0)).splitlines())) <= 100
