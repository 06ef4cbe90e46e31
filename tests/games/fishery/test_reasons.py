"""Reasons for actions of Fishery."""

from games.fishery.fishery_moves import sketch
from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng
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
        f"The result would then be {own} fish for you, {others} for {rival}.",
    ]


def test_the_result_that_is_told_is_the_result() -> None:
    rng, closing = Rng(8), 0
    while closing < 40:
        state = GAME.start(2, {})
        while (mover := state.mover()) not in (NOBODY, CHANCE):
            action = rng.pick(state.legal(mover))
            told = GAME.reasons(state.view(mover), mover, action)
            state.apply(mover, action)
            for reason in told:
                if reason.id == "fishery.why-result":
                    closing += 1
                    assert [reason.args["fish"], reason.args["fewer"]] == [
                        state.scores()[mover],
                        state.scores()[1 - mover],
                    ]
