"""Sessions and the session lifetime: opened, prolonged, and ended on one device or on all."""

import hashlib
import secrets
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity import store
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.platform.base.timestamps import DAY_MS, DAY_S, HOUR_MS, format_moment, now
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS, refuses_writes
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.resources import Resources

SESSION_LIFETIME_S: Final = 180 * DAY_S
"""In seconds; a visit prolongs it."""
PROLONG_BY_MS: Final = DAY_MS
SESSIONS_ENDED: Final = "shoal.sessions"
"""The subject that says whose sessions have ended, so that nodes close their websockets."""


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """Return the hash of a token, which the database stores instead of it."""
    return hashlib.sha256(token.encode()).hexdigest()


async def new_session(connection: AsyncConnection, player: PlayerRow, device: str, *, proved: bool = False) -> str:
    """Open a session and return the token for the cookie. Every way in ends here, so a ban is checked here."""
    if player.banned is not None and player.banned > now():
        raise Problem("forbidden", "server.banned", date=format_moment(player.banned)[:10])
    token = new_token()
    await store.open_session(connection, hash_of(token), player.id, expiry(), device, proved=proved)
    return token


async def renew_session(connection: AsyncConnection, player: str, token: str) -> str:
    """Return a new token for a browser's session; the sessions of all other browsers end.

    Anybody who knew the token, or shared the guest who now has an account, is out. Tell the nodes afterwards.
    """
    fresh = new_token()
    await store.close_browsers(connection, player, but=hash_of(token))
    await store.replace_token(connection, hash_of(token), hash_of(fresh))
    return fresh


async def log_out(resources: Resources, token: str) -> None:
    async with resources.database.transaction() as connection:
        player = await store.close_session(connection, hash_of(token))
    if player is not None:
        await tell_nodes(resources, player)


async def log_out_everywhere(resources: Resources, player: PlayerRow, but: str = "") -> None:
    """End all sessions and tokens of a player and of their bot accounts, or all but the one with this token."""
    async with resources.database.transaction() as connection:
        ended = await store.close_sessions(connection, player.id, but=hash_of(but))
    await tell_nodes(resources, *ended)


async def log_out_there(resources: Resources, player: PlayerRow, session: str) -> None:
    """End one of the player's sessions."""
    async with resources.database.transaction() as connection:
        sessions = [
            candidate for candidate in await store.sessions_of(connection, player.id) if candidate.id == session
        ]
        if not sessions:
            raise Problem("unknown", "server.no-session")
        await store.close_session(connection, sessions[0].token)
    await tell_nodes(resources, player.id)


async def tell_nodes(resources: Resources, *players: str) -> None:
    """Tell all nodes that sessions of these players have ended; they ask the database which."""
    for player in players:
        await resources.bus.publish(SESSIONS_ENDED, player.encode())


async def prolong_session(resources: Resources, token: str) -> None:
    """Prolong a session once a day, and note every hour that it was seen; without writes it stays as it is."""
    try:
        async with resources.database.transaction() as connection:
            await store.extend_session(connection, hash_of(token), expiry(), PROLONG_BY_MS, now() - HOUR_MS)
    except DATABASE_ERRORS as error:
        if not refuses_writes(error):
            raise


def expiry() -> int:
    return now() + SESSION_LIFETIME_S * 1000
