"""Who plays with whom: groups of people in one pool whose ratings are near enough, and who have not blocked each other.

Somebody who has waited longer accepts ratings that are further away; after five minutes all of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

MINUTE: Final = 60_000
FIRST: Final = 150
"""How far away a rating may be in the first minute, and how much further with each minute."""
ALL_AFTER: Final = 5
"""Minutes after which every rating is accepted."""
ANY: Final = 1_000_000
MOST_STEPS: Final = 2000
"""How many people one search for a group looks at, so that many blocks cannot make it slow."""
Blocks = Mapping[str, set[str]]


@dataclass(frozen=True)
class Seeker:
    """Somebody who looks for people, since when, and their rating."""

    player: str
    name: str
    since: int
    rating: int


def reach(waited: int) -> int:
    """Return how far away a rating may be after so many milliseconds."""
    minutes = max(0, waited) // MINUTE
    return ANY if minutes >= ALL_AFTER else FIRST * (minutes + 1)


def fits(one: Seeker, other: Seeker, blocks: Blocks, moment: int) -> bool:
    """Return whether both accept each other."""
    if other.player in blocks.get(one.player, ()) or one.player in blocks.get(other.player, ()):
        return False
    least = min(reach(moment - one.since), reach(moment - other.since))
    return abs(one.rating - other.rating) <= least


def first_group(seekers: Sequence[Seeker], seats: int, blocks: Blocks, moment: int) -> list[Seeker] | None:
    """Return a group in which all fit, with the one who has waited longest if there is such a group."""
    steps = 0

    def extended(group: list[Seeker], rest: Sequence[Seeker]) -> list[Seeker] | None:
        nonlocal steps
        if len(group) == seats:
            return group
        for place, one in enumerate(rest):
            steps += 1
            if steps > MOST_STEPS or len(rest) - place < seats - len(group):
                return None
            if all(fits(one, other, blocks, moment) for other in group):
                whole = extended([*group, one], rest[place + 1 :])
                if whole is not None:
                    return whole
        return None

    return extended([], sorted(seekers, key=lambda one: (one.since, one.player)))
