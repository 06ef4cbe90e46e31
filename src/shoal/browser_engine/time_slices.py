"""Time slices for long work (cooperative multitasking), so that short questions in between are answered at once.

A task is a generator that yields after every slice and returns its value at the end. Usually it yields None. A search
whose budget is in seconds first yields what another worker may search meanwhile, and at the end WAIT; then it is sent
what the other has found, if there is another.
"""

from collections.abc import Generator
from time import perf_counter
from typing import Any, Final, Literal, TypedDict, TypeVar, cast

from shoal.bots.bot import Bot, Budget
from shoal.bots.hints import search_for
from shoal.bots.levels import SearchBot, tighter
from shoal.bots.mcts import TreeSearch
from shoal.bots.review import judging
from shoal.core.catalogue import load
from shoal.core.game import State, View
from shoal.core.record import Record
from shoal.core.replay import replay
from shoal.core.rng import Rng
from shoal.table.http_types import Judged
from shoal.table.judgements import tell_judgement
from shoal.table.scenes import match_after

T = TypeVar("T")
Findings = list[tuple[int, int, float]]
WAIT: Final = "wait"


class HelperSearch(TypedDict):
    """What another worker may search meanwhile."""

    game: str
    seat: int
    view: View
    stream: int
    seconds: float


Task = Generator[HelperSearch | Literal["wait"] | None, Findings | None, T]
SLICE_S: Final = 0.03
"""Seconds of one slice; after it, other calls can be answered."""
TIME_FACTOR: Final = 4.0


def helped(search: TreeSearch, view: View, budget: Budget) -> Task[None]:
    """Search together with another worker if the budget allows it; both begin with other random numbers."""
    if budget.seconds is None or budget.iterations is not None:
        yield from searching(search, budget)
        return
    stream = search.rng.below(2**31)
    yield HelperSearch(
        game=search.imagined.game.name, seat=search.seat, view=view, stream=stream, seconds=budget.seconds
    )
    yield from searching(search, budget)
    search.learn((yield WAIT) or [])


def help_out(game: str, seat: int, view: View, stream: int, seconds: float) -> Findings:
    """Search for another worker."""
    search = search_for(load(game), seat, view, Rng(stream))
    search.run(Budget(seconds=seconds))
    return search.findings()


def searching(search: TreeSearch, budget: Budget) -> Task[None]:
    """Run a search within its budget, slice by slice. Slices do not change what a budget in iterations finds."""
    begun = now = perf_counter()
    while not _used_up(search, budget, now - begun):
        pause = now + SLICE_S
        while now < pause and not _used_up(search, budget, now - begun):
            search.run(Budget(iterations=search.done + 1))
            now = perf_counter()
        yield None


def _used_up(search: TreeSearch, budget: Budget, seconds: float) -> bool:
    late = budget.seconds is not None and seconds >= budget.seconds
    return late or (budget.iterations is not None and search.done >= budget.iterations)


def choosing(bot: Bot, state: State, seat: int, budget: Budget, rng: Rng) -> Task[int]:
    """Let a bot choose among the legal actions of its seat, from the seat's view."""
    view, legal = state.view(seat), state.legal(seat)
    if not isinstance(bot, SearchBot):
        return bot.choose(view, legal, budget, rng)
    sure = bot.sure(view, legal, rng)
    if sure >= 0:
        return sure
    search = bot.begin(view, rng)
    yield from helped(search, view, tighter(budget, unhurried(bot.skill.limit)))
    return bot.settle(search, legal)


def unhurried(limit: Budget) -> Budget:
    """Return more seconds for a level that counts iterations, because a page is slower than a server."""
    if limit.seconds is None or limit.iterations is None:
        return limit
    return Budget(TIME_FACTOR * limit.seconds, limit.iterations)


def judging_act(record: Record, number: int, budget: Budget) -> Task[Judged]:
    """Judge the position after so many acts of a finished game, and the next act."""
    acts = replay(record).acts
    act, rng = acts[number], Rng(number)
    wanted = judging(match_after(record, acts[:number]).state, act, rng)
    while True:
        try:
            search = next(wanted)
        except StopIteration as end:
            return tell_judgement(number, act, end.value)
        yield from searching(search, budget)


def finish(task: Task[T]) -> T:
    """Return the value of a task that does not wait for anybody, without a pause."""
    while True:
        try:
            next(task)
        except StopIteration as end:
            return cast("T", end.value)


class Tasks:
    """Tasks that are not finished, by number."""

    def __init__(self) -> None:
        self.begun: dict[int, Task[Any]] = {}
        self.number = 0

    def begin(self, task: Task[Any]) -> int:
        self.number += 1
        self.begun[self.number] = task
        return self.number

    def work(self, task: int, heard: Findings | None = None) -> dict[str, Any]:
        """Do one slice; return whether the task is done, its value if it is, and what it wishes for.

        `heard` is what another worker has found, after the task has said that it waits.
        """
        try:
            wish = self.begun[task].send(heard)
        except StopIteration as end:
            del self.begun[task]
            return {"done": True, "value": end.value, "wish": None}
        except BaseException:
            del self.begun[task]
            raise
        return {"done": False, "value": None, "wish": wish}
