"""The matchmaking rule: people of one pool whose ratings are near enough, and who have not blocked each other.

Somebody who has waited longer accepts ratings that are further away; after five minutes all of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from shoal.server.platform.base.timestamps import MINUTE_MS

FIRST: Final = 150
"""How far away a rating may be in the first minute, and how much further with each minute."""
ALL_AFTER_MINUTES: Final = 5
"""Minutes after which every rating is accepted."""
ANY: Final = 1_000_000
MOST_STEPS: Final = 2000
"""How many people one search for a group looks at, so that many blocks cannot make it slow."""
Blocks = Mapping[str, set[str]]


@dataclass(frozen=True)
class WaitingPlayer:
    """Somebody who looks for people, since when, and their rating."""

    player: str
    name: str
    since: int
    rating: int


def allowed_rating_gap(waited: int) -> int:
    """Return how far away a rating may be after so many milliseconds."""
    minutes = max(0, waited) // MINUTE_MS
    return ANY if minutes >= ALL_AFTER_MINUTES else FIRST * (minutes + 1)


def fits(seeker: WaitingPlayer, other: WaitingPlayer, blocks: Blocks, moment: int) -> bool:
    """Return whether both accept each other."""
    if other.player in blocks.get(seeker.player, ()) or seeker.player in blocks.get(other.player, ()):
        return False
    least = min(allowed_rating_gap(moment - seeker.since), allowed_rating_gap(moment - other.since))
    return abs(seeker.rating - other.rating) <= least


def first_group(
    seekers: Sequence[WaitingPlayer], seats: int, blocks: Blocks, moment: int
) -> list[WaitingPlayer] | None:
    """Return a group in which all fit, with the one who has waited longest if there is such a group."""
    steps = 0

    def extended(group: list[WaitingPlayer], rest: Sequence[WaitingPlayer]) -> list[WaitingPlayer] | None:
        nonlocal steps
        if len(group) == seats:
            return group
        for place, seeker in enumerate(rest):
            steps += 1
            if steps > MOST_STEPS or len(rest) - place < seats - len(group):
                return None
            if all(fits(seeker, other, blocks, moment) for other in group):
                whole = extended([*group, seeker], rest[place + 1 :])
                if whole is not None:
                    return whole
        return None

    return extended([], sorted(seekers, key=lambda seeker: (seeker.since, seeker.player)))
