"""The order of work: decisions before reviews, then payers within the budget before those over it.

Then payers take turns: the payer with the least spent this hour is first, with one claim at a time; cheap work before
expensive, old before new. Quick work has its own room, so a deckhand never waits for a Neptune. The walk over payers
continues where the last one ended, so every payer has a turn.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from shoal.server import budget
from shoal.server.database import Database
from shoal.server.work.claims import REVIEW, SECONDS, Offer
from shoal.server.work.queue.store import WINDOW, walk_over

WINDOWS: Final = 4
"""How many walks look for payers within the budget before those over it are served."""
Room = Mapping[bool, int]
"""How many deep (True) and quick (False) claims there is room for."""
Uses = dict[tuple[str, str], float]


class Queue:
    """The order for one worker; `starts` has for each level or kind the payer at which the next walk begins."""

    def __init__(self) -> None:
        self.starts = dict.fromkeys(SECONDS, "")

    async def choose(self, database: Database, room: Room) -> list[Offer]:
        """Return what should be claimed next."""
        names = {name for name in SECONDS if room[is_deep(name)] > 0}
        found: list[Offer] = []
        uses: Uses = {}
        for _ in range(WINDOWS):
            offers, names = await self._walk(database, names)
            found += offers
            uses |= await budget.uses(database, {(one.payer, one.origin) for one in offers}) if offers else {}
            within = [one for one in found if uses[one.payer, one.origin] < 1]
            names = {name for name in names if count(within, deep=is_deep(name)) < room[is_deep(name)]}
            if not names:
                break
        return pick(found, uses, room)

    async def _walk(self, database: Database, names: Iterable[str]) -> tuple[list[Offer], set[str]]:
        """Return offers of the next payers, and the levels or kinds that have more payers."""
        begun = {name: self.starts[name] for name in names}
        met = await walk_over(database, begun)
        unfinished: set[str] = set()
        for name, start in begun.items():
            payers = [one.payer for one in met if one.name == name]
            has_more = len(payers) == WINDOW
            self.starts[name] = f"{payers[-1]} " if has_more else ""
            if has_more or start:
                unfinished.add(name)
        return [one.offer for one in met if one.offer is not None], unfinished


def is_deep(name: str) -> bool:
    return Offer("", "", 0, name=name).deep


def count(offers: Iterable[Offer], *, deep: bool) -> int:
    return sum(offer.deep == deep for offer in offers)


def pick(offers: Iterable[Offer], uses: Uses, room: Room) -> list[Offer]:
    """Return the first offers in order, for each payer at most one deep and one quick."""

    def place(offer: Offer) -> tuple[bool, bool, float, float, int]:
        used = uses[offer.payer, offer.origin]
        return offer.kind == REVIEW, used >= 1, used, SECONDS[offer.name], offer.due

    picked: dict[tuple[bool, str], Offer] = {}
    for offer in sorted(offers, key=place):
        if count(picked.values(), deep=offer.deep) < room[offer.deep]:
            picked.setdefault((offer.deep, offer.payer), offer)
    return list(picked.values())
