"""Searches in slices, and searches that two workers share."""

from collections import Counter, defaultdict
from typing import Any

import pytest

from shoal.bots.bot import Budget
from shoal.bots.hints import search_for
from shoal.bots.roster import bot_for
from shoal.browser_engine.time_slices import WAIT, Tasks, choosing, help_out, helped
from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE, State
from shoal.core.rng import Rng


def first_decision(name: str) -> State:
    game = load(name)
    state, rng = game.start(min(game.meta.seats), {}), Rng(1)
    while state.mover() == CHANCE or len(state.legal(state.mover())) == 1:
        mover = state.mover()
        state.apply(mover, state.sample(rng) if mover == CHANCE else state.legal(mover)[0])
    return state


def worked(tasks: Tasks, number: int, *, answer: bool) -> tuple[Any, list[Any]]:
    """Work until the end; another worker answers if asked, and its wishes are returned."""
    wishes: list[Any] = []
    heard = None
    while True:
        done = tasks.work(number, heard)
        heard = None
        if done["done"]:
            return done["value"], wishes
        if done["wish"] == WAIT:
            heard = help_out(**wishes[0]) if answer else None
        elif done["wish"]:
            wishes.append(done["wish"])


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("answer", [True, False])
def test_a_search_hears_what_another_worker_found(name: str, answer: bool) -> None:
    state = first_decision(name)
    seat = state.mover()
    view = state.view(seat)
    search = search_for(state.game, seat, view, Rng(3))
    tasks = Tasks()
    _, wishes = worked(tasks, tasks.begin(helped(search, view, Budget(seconds=0.05))), answer=answer)
    visits = sum(visits for _, visits, _ in search.findings())
    assert [wish["seat"] for wish in wishes] == [seat]
    assert (visits > search.done) == answer
    assert {action for action, _, _ in search.findings()} <= set(state.legal(seat))


def test_findings_of_two_searches_are_added() -> None:
    state = first_decision("fishery")
    seat = state.mover()
    one, other = (search_for(state.game, seat, state.view(seat), Rng(stream)) for stream in (1, 2))
    for search in (one, other):
        search.run(Budget(iterations=60))
    before, heard = one.findings(), other.findings()
    one.learn(heard)
    visits: dict[int, int] = Counter()
    totals: dict[int, float] = defaultdict(float)
    for action, times, share in [*before, *heard]:
        visits[action] += times
        totals[action] += share * times
    assert {action: times for action, times, _ in one.findings()} == visits
    for action, times, share in one.findings():
        assert share == pytest.approx(totals[action] / times)


def test_a_level_that_counts_iterations_asks_nobody() -> None:
    state = first_decision("fishery")
    seat = state.mover()
    tasks = Tasks()
    task = choosing(bot_for("mate", state.game, seat), state, seat, Budget(), Rng(5))
    action, wishes = worked(tasks, tasks.begin(task), answer=True)
    assert wishes == []
    assert action in state.legal(seat)
