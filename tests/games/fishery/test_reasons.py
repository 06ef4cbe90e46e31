"""Reasons for actions of Fishery."""

from collections.abc import Iterator

from games.fishery.fishery_moves import sketch
from shoal.core.game import NOBODY
from shoal.core.rng import Rng
from shoal.core.telling import Telling
from shoal.games.fishery import GAME
from shoal.games.fishery.state import FisheryState
from shoal.texts import Speaker

GAP = """
   +===+===+===+
 2 ‖ B   ·   · ‖
   +   +   +   +
 1 ‖ ·   · | W ‖
   +===+===+===+
     a   b   c
"""


def said(state: FisheryState, seat: int, action: str) -> list[str]:
    speaker = Speaker(GAME, reader=seat)
    return [speaker(reason) for reason in GAME.reasons(state.view(seat), seat, GAME.actions.parse(action))]


def test_what_a_net_closes_and_for_whom() -> None:
    state = sketch(GAP)
    seat = state.mover()
    told = said(state, seat, "b2/c2")
    own, others = (4, 2) if seat == 0 else (2, 4)
    rival = "White" if seat == 0 else "Black"
    assert told == [
        f"Closes {own} squares for you, ships 1 to 0.",
        f"Gives {others} squares to {rival}, ships 1 to 0.",
        f"If both then passed: {own} fish for you, {others} for {rival}.",
    ]


def acts(seed: int) -> Iterator[tuple[FisheryState, FisheryState, int, int, list[Telling]]]:
    """Play random games for ever; yield the position before and after each act, its seat, and reasons."""
    rng = Rng(seed)
    while True:
        state = GAME.start(2, {})
        while (mover := state.mover()) != NOBODY:
            before, action = state.copy(), rng.pick(state.legal(mover))
            state.apply(mover, action)
            yield before, state, mover, action, GAME.reasons(before.view(mover), mover, action)


def test_the_result_that_is_told_is_the_result() -> None:
    closing = 0
    for _, after, seat, _, told in acts(8):
        own, others = after.scores()[seat], after.scores()[1 - seat]
        for reason in told:
            if reason.id == "fishery.why-result":
                closing += 1
                assert (reason.args["fish"], reason.args["fewer"]) == (own, others)
            if reason.id == "fishery.why-tie":
                assert reason.args["fish"] == own == others
        if closing == 40:
            break


def test_what_is_told_is_a_change() -> None:
    """Nets that are ruled out were legal before and no longer are; a number of squares is told only if it changes."""
    barring = 0
    for before, after, seat, action, told in acts(9):
        for reason in told:
            if reason.id == "fishery.why-bars":
                barring += 1
                gone = sorted(set(before.legal(seat)) - set(after.legal(after.mover())) - {action})
                assert reason.args["nets"] == [GAME.actions.format(net) for net in gone]
            if reason.id in ("fishery.why-nearer", "fishery.why-others-nearer"):
                assert reason.args["number"] != reason.args["before"]
        if barring == 20:
            break
