"""Reasons of hints, in every game: few, the same in every world that the seat cannot tell apart, and in words."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from shoal.bots.bot import Budget
from shoal.bots.hints import MOST_REASONS, advise
from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE, NOBODY, Game, State
from shoal.core.rng import Rng
from shoal.testkit.random_games import setups
from shoal.texts import LANGUAGES, Speaker

POSITIONS = 250
HINTS = 8
ID = re.compile(r"[a-z]+[-_](?:crab|captains|fish|licences|plus|market|waste|station|shop|net)\b")
"""Parts of engine ids that no sentence of ours has."""
NUMBERS = re.compile(r"\b1 (?:points|cards|fishes|squares|stars|chips|plots|plates|crates|dice)\b")


def decisions(game: Game, rng: Rng) -> Iterator[tuple[State, int]]:
    """Play random games of all set-ups and return positions where a seat has a choice, with one seat that decides."""
    seen = 0
    while True:
        for setup in setups(game):
            state = setup.start()
            while (mover := state.mover()) != NOBODY:
                if mover == CHANCE:
                    state.apply(mover, state.sample(rng))
                    continue
                if len(state.legal(mover)) > 1 and rng.below(3) == 0:
                    yield state, mover
                    seen += 1
                    if seen == POSITIONS:
                        return
                state.apply(mover, rng.pick(state.legal(mover)))


@pytest.mark.parametrize("name", OURS)
def test_most_actions_have_reasons_that_can_be_said(name: str) -> None:
    game, rng, with_reasons, tried = load(name), Rng(3), 0, 0
    for state, seat in decisions(game, rng):
        view = state.view(seat)
        speakers = [Speaker(game, language, reader=seat) for language in LANGUAGES]
        for action in {rng.pick(state.legal(seat)) for _ in range(3)}:
            found = game.reasons(view, seat, action)
            tried += 1
            with_reasons += bool(found)
            assert len(found) <= 2 * MOST_REASONS
            for reason in found:
                said = [speaker(reason) for speaker in speakers]
                assert not any(ID.search(text) for text in said), said
                assert not NUMBERS.search(said[0]), said[0]
    assert with_reasons > 0.9 * tried, f"{with_reasons} of {tried}"


@pytest.mark.parametrize("name", OURS)
def test_reasons_come_from_the_view_alone(name: str) -> None:
    """In a state that differs only in what the seat cannot know, every action has the same reasons."""
    game, rng = load(name), Rng(4)
    for state, seat in decisions(game, rng):
        twin = state.copy()
        twin.reshuffle(seat, rng)
        for action in state.legal(seat)[:6]:
            assert game.reasons(twin.view(seat), seat, action) == game.reasons(state.view(seat), seat, action)


@pytest.mark.parametrize("name", OURS)
def test_asking_for_reasons_changes_nothing(name: str) -> None:
    game = load(name)
    for state, seat in decisions(game, Rng(5)):
        before = repr(state.view(seat))
        view = state.view(seat)
        game.reasons(view, seat, state.legal(seat)[-1])
        assert repr(view) == before


@pytest.mark.parametrize("name", OURS)
def test_a_hint_has_at_most_three_actions_with_at_most_three_reasons(name: str) -> None:
    game = load(name)
    state, seat = next(decisions(game, Rng(6)))
    found, origin = advise(game, seat, state.view(seat), Budget(iterations=40), Rng(1))
    assert 0 < len(found) <= 3
    assert all(len(one.reasons) <= MOST_REASONS for one in found)
    assert {one.action for one in found} <= set(state.legal(seat))
    assert list(origin.args.values()) == [40]
    assert all(Speaker(game, language)(origin) for language in LANGUAGES)


@pytest.mark.parametrize("name", OURS)
def test_what_a_hint_would_do_next_can_be_done_at_once(name: str) -> None:
    game, rng, longer = load(name), Rng(5), 0
    for state, seat in islice(decisions(game, rng), HINTS):
        found, _ = advise(game, seat, state.view(seat), Budget(iterations=40), rng)
        for advice in found:
            steps: list[int] = []
            for action in [advice.action, *advice.then]:
                assert action in state.preview(seat, steps).legal
                steps.append(action)
            longer += len(steps) > 1
    assert longer > 0 or name in {"fishery", "fresh_fish"}
