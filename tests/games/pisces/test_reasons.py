"""Reasons for actions of Pisces."""

from games.pisces.pisces_moves import auctioned, fishing, give, in_port, play
from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.games.pisces import GAME
from shoal.games.pisces.state import PiscesState
from shoal.texts import Speaker


def said(state: PiscesState, action: str) -> list[str]:
    seat = state.mover()
    speaker = Speaker(GAME, reader=seat)
    return [speaker(reason) for reason in GAME.reasons(state.view(seat), seat, GAME.actions.parse(action))]


def test_an_attempt_has_the_odds_of_its_dice() -> None:
    """Five adults of tuna lie on 2 to 6: five of the six numbers of one die catch one chip of 9 points."""
    state = fishing("tuna", "crab", fleets=("tuna ocean", "tuna tuna"), goals=("tuna", "crab"))
    assert said(state, "cast tuna") == ["Chance of a catch (Tuna): 5 in 6.", "Points on average: 7.5."]


def test_a_purchase_tells_its_chips_and_rounds() -> None:
    state = give(in_port("sardine", "crab"), 0, crab=2, sardine=1)
    assert said(state, "buy finder") == [
        "Paid with Crab \N{MULTIPLICATION SIGN}2, 10 points: exact.",
        "Fish Finder: useful in 5 more rounds.",
    ]
    assert said(state, "buy outboard")[-1] == "Outboard Motor: useful in 4 more rounds."  # not in today's auction
    assert said(state, "done") == [
        "In the auction that follows you can pay at most 14, others at most 0.",
        "You keep your 14 points in chips.",
    ]
    assert said(play(state, "buy finder"), "pay crab") == [
        "Paid with Crab \N{MULTIPLICATION SIGN}2, 10 points: exact.",
        "You then hold 4 points in chips.",
    ]


def test_a_bid_counts_motors() -> None:
    state = auctioned(in_port("sardine", "crab"), 1, 1, {"crab": 1, "sardine": 1})
    assert said(state, "bid 7") == [
        "Paid with Sardine, 4 points: exact.",
        "Motors count 3 of it and are not spent.",
        "The highest bid is first in the next round.",
    ]


def test_a_guard_tells_stars_and_odds() -> None:
    state = GAME.start(2, {})
    play(state, "first 0", "take tuna", "take crab", "goal tuna", "goal crab")
    assert said(state, "block tuna adult 6") == [
        "Each hit there brings you 1 star.",
        "Chance that a roll reaches it: 1 in 6.",
    ]
    assert said(state, "block tuna spawner a")[1] == "Chance that a roll on the Open Ocean reaches it: 3 in 6."


def test_what_a_stack_is_said_to_bring_comes() -> None:
    rng, checked = Rng(10), 0
    while checked < 200:
        state = GAME.start(3, {})
        while (mover := state.mover()) != NOBODY:
            action = state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover))
            told = [] if mover == CHANCE else GAME.reasons(state.view(mover), mover, action)
            points, stars, trophies = state.points.copy(), state.stars.copy(), state.trophies.copy()
            state.apply(mover, action)
            for reason in told:
                if reason.id == "pisces.why-land":
                    checked += 1
                    assert state.points[mover] - points[mover] == reason.args["points"]
                    goals = any(one.id == "pisces.why-goals" for one in told)
                    assert (state.trophies[mover] > trophies[mover]) == goals
                if reason.id == "pisces.why-others-stars":
                    other = reason.args["other"]
                    assert isinstance(other, int)
                    assert state.stars[other] - stars[other] == reason.args["stars"]


def test_stars_and_trophies_that_are_gone_speak_for_nothing() -> None:
    """With a strict supply a hit brings what is left, and goals bring nothing after the last trophy."""
    state = GAME.start(2, {"strict_supply": True})
    play(state, "first 0", "take tuna", "take crab", "goal tuna", "goal crab")
    state.stars[1] = int(state.printed.stars)
    assert said(state, "block tuna adult 6")[0] == "Each hit there brings you 0 stars."
    state = fishing("tuna", "crab", fleets=("tuna ocean", "tuna tuna"), goals=("tuna", "tuna"), strict_supply=True)
    state.trophies[1] = int(state.printed.trophies)
    assert not any("trophy" in reason for reason in said(state, "cast tuna"))
