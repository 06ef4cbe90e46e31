"""The choices of a seat: whole, different, and all of them."""

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE, NOBODY, State
from shoal.core.rng import Rng
from shoal.puzzles.whole_turns import MOST, choices_of, decides_alone, likeness
from support.puzzle_examples import VIEW, mirrored


def positions(name: str, seed: int) -> list[tuple[int, State]]:
    """Return the positions of a random game in which one seat decides, as far as it knows."""
    game, rng = load(name), Rng(seed)
    state = game.start(game.meta.seats[0], {})
    found: list[tuple[int, State]] = []
    while (mover := state.mover()) != NOBODY:
        if mover != CHANCE and decides_alone(game, mover, state.view(mover)):
            found.append((mover, state.copy()))
        state.apply(mover, state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover)))
    return found


@pytest.mark.parametrize("name", OURS)
def test_a_choice_ends_where_somebody_else_acts(name: str) -> None:
    game = load(name)
    listed = 0
    for seat, state in positions(name, 1)[::7]:
        choices = choices_of(game, seat, state.view(seat))
        if choices is None:
            continue
        listed += 1
        for choice in choices:
            ahead = state.copy()
            for step in choice.steps:
                assert ahead.turn() == (seat,)
                assert step in ahead.legal(seat)
                ahead.apply(seat, step)
            assert ahead.turn() != (seat,)
            assert ahead.view(seat) == choice.after
        assert len({str(choice.after) for choice in choices}) == len(choices) <= MOST
        assert {choice.steps[0] for choice in choices} <= set(state.legal(seat))
    assert listed > 3


def test_a_position_of_one_step_has_its_legal_actions_as_choices() -> None:
    game = load("fishery")
    choices = choices_of(game, 1, VIEW)
    assert choices is not None
    assert [choice.steps for choice in choices] == [[action] for action in game.imagine(VIEW, Rng(0)).legal(1)]


def test_too_many_choices_are_not_listed() -> None:
    game = load("fishery")
    state = game.start(2, {})
    assert len(state.legal(0)) > MOST
    assert choices_of(game, 0, state.view(0)) is None


def test_a_seat_that_seals_a_choice_does_not_decide_alone() -> None:
    game, rng = load("fresh_fish"), Rng(1)
    state = game.start(2, {})
    while len(state.turn()) < 2:
        mover = state.mover()
        state.apply(mover, state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover)))
    assert not decides_alone(game, 0, state.view(0))
    state.apply(1, state.legal(1)[0])
    assert state.turn() == (0,)
    assert not decides_alone(game, 0, state.view(0))  # seat 0 cannot know that the other has sealed its bid


def test_mirrored_positions_are_alike_and_others_are_not() -> None:
    game = load("fishery")

    def like(view: dict[str, object]) -> str:
        return likeness(game, 1, view, choices_of(game, 1, view) or [])

    twin = mirrored(VIEW)
    assert game.imagine(twin, Rng(0)).view(1) == twin != VIEW
    assert like(twin) == like(VIEW)
    assert like({**VIEW, "nets": ["c2/c3"]}) != like(VIEW)
    assert like({**VIEW, "nets": ["a1/a2"]}) != like(VIEW)
