"""What is told of a game of Fleet, and to whom."""

import pytest

from games.fleet.fleet_moves import afloat, idle_until, launching, opened, own, play
from shoal.core.game import NOBODY, show
from shoal.games.fleet import GAME
from shoal.games.fleet.state import FleetState


def told(state: FleetState, last: str, reader: int = NOBODY) -> list[str]:
    """Play one step, and tell it to the reader."""
    shown = show(state, state.mover(), GAME.actions.parse(last), reader)
    before = state.view(reader)
    return GAME.narrate(before, shown, play(state, last).view(reader))


def test_setup() -> None:
    state = GAME.start(2, {})
    assert told(state, "start 1") == ["Seat 1 has the start player marker."]
    assert told(state, "reveal vessel") == ["Processing Vessel comes into the auction."]
    assert told(state, "reveal cod") == ["Cod comes into the auction.", "Round 1 begins. Seat 1 is start player."]


def test_an_auction() -> None:
    state = opened(2, "cod shrimp")
    assert told(state, "auction cod") == ["Seat 0 puts Cod up for auction."]
    assert told(state, "bid 4") == ["Seat 0 opens at $4."]
    assert told(state, "bid 5") == ["Seat 1 raises to $5."]
    assert told(state, "pass") == ["Seat 0 passes."]
    assert told(state, "pay tuna") == ["Seat 1 pays a Tuna card."]
    assert told(state, "pay lobster") == ["Seat 1 pays a Lobster card.", "Seat 1 buys Cod for $5 (2 cards worth $5)."]
    assert told(state, "decline") == ["Seat 0 buys no licence this round."]


def test_discount_and_crates_in_a_price() -> None:
    state = opened(2, "cod shrimp")
    own(state, 0, "shrimp")
    state.processed[0] = 2
    play(state, "auction cod, bid 5, pass, pay shrimp, pay crate")
    assert told(state, "pay crate")[1] == "Seat 0 buys Cod for $5 ($1 off, 1 card worth $2 and 2 crates)."


def test_nobody_buys() -> None:
    state = play(opened(2), "decline")
    assert told(state, "decline")[1] == "Nobody bought a licence: those in the auction leave the game."


def test_launching_and_hiring() -> None:
    state = opened(2)
    own(state, 0, "shrimp cod")
    launching(state)
    assert told(state, "launch shrimp") == [
        "Seat 0 launches a Shrimp boat.",
        "The Shrimp boat is afloat, for $1 ($1 off).",
    ]
    assert told(state, "launch cod") == ["Seat 0 launches a Cod boat."]
    assert told(state, "pay king-crab")[1] == "The Cod boat is afloat, for $2 ($1 off and 1 card worth $1)."
    assert told(state.copy(), "draw tuna") == ["Seat 0 draws a card for Cod."]
    assert told(state.copy(), "draw tuna", 1) == ["Seat 0 draws a card for Cod."]
    assert told(state, "draw tuna", 0) == ["Seat 0 draws a Tuna card for Cod."]
    assert told(state.copy(), "captain tuna", 1) == ["Seat 0 hires a captain."]
    assert told(state, "captain tuna", 0) == ["Seat 0 hires a captain: a Tuna card."]
    assert told(state, "aboard cod") == [
        "Seat 0 puts the captain aboard a Cod boat.",
        "All fish, 1 crate: Seat 0 1. 49 left.",
    ]


def test_processing_and_trading() -> None:
    state = opened(2)
    own(state, 0, "vessel")
    afloat(state, 0, "cod", crates=1)
    idle_until(launching(state), "process")
    assert told(state, "process cod 2") == ["Seat 0 processes a crate of a Cod boat with 2 crates."]
    assert told(state.copy(), "stop") == ["Seat 0 is done processing."]
    assert told(state, "trade") == ["Seat 0 trades a processed crate for cards."]
    assert told(state, "draw cod") == ["Seat 0 draws a card for a crate."]


def test_draw_and_discard() -> None:
    state = idle_until(opened(2), "draw")
    assert told(state, "draw cod") == ["Seat 0 draws a card."]
    play(state, "draw tuna")
    assert told(state, "discard cod", 1) == ["Seat 0 discards a Cod card."]


def test_face_down() -> None:
    state = opened(2, "cod shrimp", hidden_discards=True)
    play(state, "auction cod, bid 4, pass")
    assert told(state.copy(), "pay tuna", 0) == ["Seat 0 pays a Tuna card."]
    assert told(state, "pay tuna", 1) == ["Seat 0 pays a card, face down."]
    play(state, "pay shrimp")
    assert told(state, "settle 1 over", 1) == [
        "Seat 0 settles the payment.",
        "Seat 0 buys Cod for $4 (2 cards worth $5).",
    ]
    idle_until(state, "draw")
    play(state, "draw cod, draw tuna")
    assert told(state, "discard cod", 1) == ["Seat 0 discards a card, face down."]


@pytest.mark.parametrize(
    ("points", "result"),
    [
        ("cod", "Game over: Seat 0 wins. Points: Seat 0 4, Seat 1 0."),
        ("", "Game over: Seat 0 and Seat 1 share the victory. Points: Seat 0 0, Seat 1 0."),
    ],
)
def test_the_end(points: str, result: str) -> None:
    state = opened(2)
    own(state, 0, points)
    state.top_left, state.commons_left, state.premiums_left = 0, 0, 0
    lines = told(play(state, "decline"), "decline")
    assert lines[-1] == "The licence deck cannot fill the auction: this is the last round."
    while state.draws_left or state.order < 1:
        idle_until(state, "discard")
        last = state.legal(state.mover())[0]
        if state.order == 1:
            break
        state.apply(state.mover(), last)
    assert told(state, GAME.actions.format(state.legal(1)[0]))[-1] == result


def test_a_reshuffle() -> None:
    state = idle_until(play(opened(2), "auction cod, bid 4, pass, pay tuna, pay cod, decline"), "draw")
    state.captains[5] += sum(state.deck) - state.deck[1]
    state.deck, state.deck_size = [0, 1, 0, 0, 0, 0], 1
    assert told(state, "draw shrimp")[1] == "The boat deck is empty; the discards are shuffled into a new one."


def test_crates_run_out() -> None:
    state = opened(2)
    afloat(state, 0, "cod", crates=0, boats=2)
    afloat(state, 0, "cod")
    state.supply = 2
    launching(state)
    assert told(state, "stop") == [
        "Seat 0 is done hiring.",
        "All fish, 2 crates: Seat 0 2. 0 left.",
        "The last crate is taken: this is the last round.",
    ]
