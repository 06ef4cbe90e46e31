"""Reasons for actions of Fishery Boom."""

from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.games.fishery_boom import GAME
from shoal.games.fishery_boom.insight import insight
from shoal.texts import Speaker

GAMES = 6


def test_what_is_said_of_a_catch_is_what_the_insight_says() -> None:
    """Points and plates after the act, and the fish of next year that are lost with the one taken."""
    rng, losses, points, spared = Rng(12), 0, 0, 0
    for number in range(GAMES):
        state = GAME.start(2 + number % 3, {})
        while (mover := state.mover()) != NOBODY:
            action = state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover))
            told = [] if mover == CHANCE else GAME.reasons(state.view(mover), mover, action)
            before = insight(GAME, state.view(NOBODY))
            state.apply(mover, action)
            after = insight(GAME, state.view(NOBODY))
            for reason in told:
                if reason.id == "fishery_boom.why-lost" and str(reason.args["fish"]) in before["losses"]:
                    losses += 1
                    assert reason.args["school"] == before["losses"][str(reason.args["fish"])]
                if reason.id == "fishery_boom.why-nothing-lost":
                    assert not before["losses"].get(str(reason.args["fish"]))
                if reason.id == "fishery_boom.why-spared":
                    spared += 1
                    assert reason.args["school"] == after["losses"][str(reason.args["fish"])]
                if reason.id == "fishery_boom.why-points":
                    points += 1
                    assert reason.args["points"] == after["scores"][mover]
                    assert reason.args["before"] == before["scores"][mover]
    assert min(losses, points, spared) > 0, (losses, points, spared)


def test_equipment_tells_its_dice() -> None:
    state = GAME.start(2, {})
    state.apply(CHANCE, GAME.actions.parse("start 0"))
    told = GAME.reasons(state.view(0), 0, GAME.actions.parse("fish with default"))
    assert [Speaker(GAME, reader=0)(reason) for reason in told] == [
        "Default: roll 1 die, take 1 fish.",
        "Living fish for 6 of the 6 numbers of a die.",
        "Plates filled: 0 of 1.",
    ]
