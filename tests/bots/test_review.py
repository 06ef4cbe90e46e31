"""Reviews: shares follow the game to its end, and advice uses only what the seat saw."""

import pytest

from shoal.bots.bot import Budget
from shoal.bots.hints import advise
from shoal.bots.review import judge_act
from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE, NOBODY
from shoal.core.record import ActEntry
from shoal.core.rng import Rng
from shoal.texts import LANGUAGES, Speaker
from support.fishery_positions import BruteForce, late

BUDGET = Budget(iterations=30)


@pytest.mark.parametrize("name", OURS)
def test_a_game_is_reviewed_from_start_to_end(name: str) -> None:
    rng = Rng(5)
    game = load(name)
    state = game.start(2, {})
    judged = 0
    while (mover := state.mover()) != NOBODY:
        action = state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover))
        act = ActEntry(mover, game.actions.format(action))
        if judged < 12:
            judgement = judge_act(state, act, BUDGET, rng)
            assert sum(judgement.shares) == pytest.approx(1, abs=0.02)
            assert bool(judgement.best) == (mover != CHANCE and len(state.legal(mover)) > 1)
            judged += 1
        state.apply(mover, action)
    assert judge_act(state, ActEntry(CHANCE, ""), BUDGET, rng).shares == state.shares()


def test_advice_does_not_depend_on_what_the_seat_cannot_know() -> None:
    game = load("fleet")
    state = game.start(2, {})
    rng = Rng(8)
    while state.mover() != 0 or len(state.legal(0)) < 3:
        mover = state.mover()
        state.apply(mover, state.sample(rng) if mover == CHANCE else state.legal(mover)[0])
    twin = state.copy()
    twin.reshuffle(0, rng)
    act = ActEntry(0, game.actions.format(state.legal(0)[0]))
    assert judge_act(state, act, BUDGET, Rng(1)).best == judge_act(twin, act, BUDGET, Rng(1)).best


def test_hints_and_reviews_say_so_where_the_winner_is_proven() -> None:
    rng = Rng(12)
    told = set()
    for _ in range(12):
        state = late(rng, 5)
        mover, winner = state.mover(), BruteForce().winner(state)
        played = state.legal(mover)[0]
        judgement = judge_act(state, ActEntry(mover, state.game.actions.format(played)), BUDGET, rng)
        assert judgement.proven
        assert judgement.shares == [float(winner == 0), float(winner == 1)]
        assert {share for _, share in judgement.best} <= {float(winner == mover)}
        found, origin = advise(state.game, mover, state.view(mover), BUDGET, rng)
        assert {one.share for one in found} == {float(winner == mover)}
        state.apply(mover, found[0].action)
        assert winner != mover or state.mover() == NOBODY or BruteForce().winner(state) == mover
        told.add(origin.id)
        assert all(Speaker(state.game, language)(origin) for language in LANGUAGES)
    assert told == {"core.proven-won", "core.proven-lost"}


def test_nothing_is_proven_while_ships_are_placed() -> None:
    state = load("fishery").start(2, {})
    assert not judge_act(state, ActEntry(0, "a1"), BUDGET, Rng(1)).proven
