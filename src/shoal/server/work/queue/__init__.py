"""The order of work: decisions before reviews, and those within the budget before those over it.

Then payers take turns: the one for whom least was spent in this hour is first, with one thing at a time; cheap before
dear, old before new. Quick thoughts have room of their own, so a deckhand never waits for an admiral. The walk over
payers goes on where it last ended, so everybody is met in time however many there are.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from shoal.server import budget
from shoal.server.database import Database
from shoal.server.work.claims import REVIEW, SECONDS, Offer
from shoal.server.work.queue.store import WINDOW, walk_over

WINDOWS: Final = 4
"""So many walks in a row look for somebody within the budget before those over it have their turn."""
Room = Mapping[bool, int]
"""How many deep thoughts (True) and quick ones (False) can be taken on."""
Uses = dict[tuple[str, str], float]


class Queue:
    """The order as one worker sees it; `starts` says for each level or kind where the next walk begins."""

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
        """Meet the next payers; return too the names for which there are more payers to meet."""
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
    """Return the first offers in order, at most one of each payer for deep thoughts and one for quick ones."""

    def place(offer: Offer) -> tuple[bool, bool, float, float, int]:
        used = uses[offer.payer, offer.origin]
        return offer.kind == REVIEW, used >= 1, used, SECONDS[offer.name], offer.due

    picked: dict[tuple[bool, str], Offer] = {}
    for offer in sorted(offers, key=place):
        if count(picked.values(), deep=offer.deep) < room[offer.deep]:
            picked.setdefault((offer.deep, offer.payer), offer)
    return list(picked.values())
