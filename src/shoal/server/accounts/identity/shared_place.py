"""Do two players share an address, a browser, or the owner of their bot accounts? Then their games are not rated.

Only keyed hashes are kept, and of a table only until its game begins.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from starlette.requests import HTTPConnection

from shoal.server.accounts.identity import session_cookie
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.platform.rate_limits.fixed_window import address_of, subject_of
from shoal.server.platform.resources import Resources

LENGTH: Final = 24


def place_of(resources: Resources, connection: HTTPConnection, player: PlayerRow) -> str:
    """Return what a player may share with others, as hashes; nothing where limits are off."""
    if not resources.settings.limits:
        return ""
    browser = session_cookie.read_cookie(connection, resources.settings, session_cookie.DEVICE)
    parts = {"address": address_of(connection), "browser": browser, "owner": player.owner or player.id}
    return " ".join(subject_of(resources, f"place {kind}", part)[:LENGTH] for kind, part in parts.items() if part)


def any_shared(places: Iterable[str | None]) -> bool:
    """Return whether two of these have something in common."""
    sets = [set((place or "").split()) for place in places]
    return any(first & second for first, second in combinations(sets, 2))
