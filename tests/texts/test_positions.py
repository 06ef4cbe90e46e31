"""Whatever happens in a game and whatever is refused can be said, in every language."""

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.game import NOBODY, show
from shoal.core.rng import Rng
from shoal.testkit.random_games import random_ply
from shoal.texts import LANGUAGES, Speaker

POSITIONS = 500
REFUSALS = 20
"""Refusals that are said of each position, of all that there are."""


@pytest.mark.slow
@pytest.mark.parametrize("game_name", OURS)
def test_everything_can_be_said(game_name: str) -> None:
    game, rng = load(game_name), Rng(7)
    seen = 0
    while seen < POSITIONS:
        state = game.start(rng.pick(list(game.meta.seats)), {})
        while state.turn() and seen < POSITIONS:
            seen += 1
            seat, action = random_ply(state, rng)
            reader = rng.pick([NOBODY, *range(state.seats)])
            speakers = [Speaker(game, language, reader=reader) for language in LANGUAGES]
            before, shown = state.view(reader), show(state, seat, action, reader)
            owed = next((one for one in state.turn() if one >= 0), NOBODY)
            actions = [rng.below(len(game.actions)) for _ in range(REFUSALS)]
            refusals = [state.refusal(owed, one) for one in actions] if owed >= 0 else []
            state.apply(seat, action)
            tellings = game.tell(before, shown, state.view(reader))
            tellings += [refusal.telling for refusal in refusals if refusal is not None]
            for speaker in speakers:
                assert all(speaker(telling) for telling in tellings)
                assert game.draw(state.view(reader), speaker)
