"""A fair queue of jobs: decisions before reviews, then payers within the budget before those over it.

Then payers take turns: the payer with the least spent this hour is first, with one claim at a time; cheap work before
expensive, old before new. Quick work has its own room, so a deckhand never waits for a Neptune. The walk over payers
continues where the last one ended, so every payer has a turn.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from shoal.server.platform.db.database import Database
from shoal.server.play.job_workers.fair_queue_store import WINDOW, walk_over
from shoal.server.play.job_workers.job_types import REVIEW, USUAL_S, DueJob, is_deep
from shoal.server.play.thinking_budget import hourly_budget

WINDOWS: Final = 4
"""How many walks look for payers within the budget before those over it are served."""
Room = Mapping[bool, int]
"""How many deep (True) and quick (False) claims there is room for."""
Uses = dict[tuple[str, str], float]


class FairQueue:
    """The order for one worker; `starts` has for each level or kind the payer at which the next walk begins."""

    def __init__(self) -> None:
        self.starts = dict.fromkeys(USUAL_S, "")

    async def choose(self, database: Database, room: Room) -> list[DueJob]:
        """Return what should be claimed next."""
        names = {name for name in USUAL_S if room[is_deep(name)] > 0}
        candidates: list[DueJob] = []
        uses: Uses = {}
        for _ in range(WINDOWS):
            offers, names = await self._walk(database, names)
            candidates += offers
            uses |= (
                await hourly_budget.uses(database, {(offer.payer, offer.origin) for offer in offers}) if offers else {}
            )
            within = [offer for offer in candidates if uses[offer.payer, offer.origin] < 1]
            names = {name for name in names if count_offers(within, deep=is_deep(name)) < room[is_deep(name)]}
            if not names:
                break
        return pick(candidates, uses, room)

    async def _walk(self, database: Database, names: Iterable[str]) -> tuple[list[DueJob], set[str]]:
        """Return offers of the next payers, and the levels or kinds that have more payers."""
        begun = {name: self.starts[name] for name in names}
        met = await walk_over(database, begun)
        unfinished: set[str] = set()
        for name, start in begun.items():
            payers = [queue.payer for queue in met if queue.name == name]
            has_more = len(payers) == WINDOW
            self.starts[name] = f"{payers[-1]} " if has_more else ""
            if has_more or start:
                unfinished.add(name)
        return [queue.offer for queue in met if queue.offer is not None], unfinished


def count_offers(offers: Iterable[DueJob], *, deep: bool) -> int:
    return sum(offer.deep == deep for offer in offers)


def pick(offers: Iterable[DueJob], uses: Uses, room: Room) -> list[DueJob]:
    """Return the first offers in order, for each payer at most one deep and one quick."""

    def place(offer: DueJob) -> tuple[bool, bool, float, float, int]:
        used = uses[offer.payer, offer.origin]
        return offer.kind == REVIEW, used >= 1, used, USUAL_S[offer.name], offer.due

    picked: dict[tuple[bool, str], DueJob] = {}
    for offer in sorted(offers, key=place):
        if count_offers(picked.values(), deep=offer.deep) < room[offer.deep]:
            picked.setdefault((offer.deep, offer.payer), offer)
    return list(picked.values())
