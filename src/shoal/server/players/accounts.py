"""Come as a guest, register, sign in and out, change the name."""

from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.errors import Problem
from shoal.server.identifiers import new_identifier
from shoal.server.moments import format_moment, now
from shoal.server.outages import DATABASE_ERRORS, refuses_writes
from shoal.server.players import cookies, passwords, store
from shoal.server.players.names import clean, made_up
from shoal.server.players.store import Player
from shoal.server.resources import Resources

TRIES: Final = 8
HOUR: Final = 3600 * 1000
PROLONGED_BY: Final = cookies.DAY * 1000
NAME_LASTS: Final = 30 * cookies.DAY * 1000
"""Milliseconds between two changes of an account's name; for as long the earlier name is kept."""
SESSIONS_ENDED: Final = "shoal.sessions"
"""The subject that says whose sessions have ended, so that nodes close their websockets."""


async def come_as_guest(resources: Resources, wished: str | None, device: str = "") -> tuple[Player, str]:
    """Make a guest and their session; without a wanted name the guest gets a free one."""
    for attempt in range(TRIES):
        name = made_up(attempt) if wished is None else clean(wished)
        async with resources.database.transaction() as connection:
            player = await add(connection, name, None)
            if player is not None:
                return player, await new_session(connection, player, device)
        if wished is not None:
            raise taken(name)
    raise Problem("unavailable", "server.no-free-name")


async def register(
    resources: Resources, visitor: Player | None, name: str, password: str, token: str, device: str = ""
) -> tuple[Player, str | None]:
    """Make an account. A guest stays the same player and keeps all games; a stranger gets a session."""
    if visitor is not None and visitor.account:
        raise Problem("taken", "server.has-account")
    name = clean(name)
    passwords.expect_uncommon(password, name)
    known = await passwords.hashed(password)
    async with resources.database.transaction() as connection:
        if visitor is not None:
            joined = await join(connection, visitor, name, token)
            await store.change(connection, visitor.id, password=known)
            return replace(joined, password=known), None
        player = await add(connection, name, known)
        if player is None:
            raise taken(name)
        return player, await new_session(connection, player, device, proved=True)


async def join(connection: AsyncConnection, guest: Player, name: str, token: str) -> Player:
    """Make an account of a guest, in a transaction that also gives them a way to sign in."""
    at = now()
    await give_name(connection, guest, name)
    await store.change(connection, guest.id, joined=at)
    await store.prove(connection, cookies.hash_of(token))
    return replace(guest, name=name, joined=at)


async def add(connection: AsyncConnection, name: str, password: str | None) -> Player | None:
    """Add a player, or return None if somebody has the name or had it until lately."""
    if await store.by_earlier_name(connection, name) is not None:
        return None
    return await store.add(connection, new_identifier(), name, password)


async def log_in(resources: Resources, name: str, password: str, tries: int, device: str = "") -> tuple[Player, str]:
    async with resources.database.reading() as connection:
        player = await store.by_name(connection, name) or await store.by_earlier_name(connection, name)
    if not await passwords.fits(password, None if player is None else player.password) or player is None:
        raise Problem("password", "server.wrong-login", tries=tries)
    async with resources.database.transaction() as connection:
        return player, await new_session(connection, player, device, proved=True)


async def new_session(connection: AsyncConnection, player: Player, device: str, *, proved: bool = False) -> str:
    """Open a session and return the token for the cookie. Every way in ends here, so a ban is checked here."""
    if player.banned is not None and player.banned > now():
        raise Problem("forbidden", "server.banned", date=format_moment(player.banned)[:10])
    token = cookies.new_token()
    await store.open_session(connection, cookies.hash_of(token), player.id, expiry(), device, proved=proved)
    return token


async def log_out(resources: Resources, token: str) -> None:
    async with resources.database.transaction() as connection:
        player = await store.close_session(connection, cookies.hash_of(token))
    if player is not None:
        await tell_nodes(resources, player)


async def log_out_everywhere(resources: Resources, player: Player, but: str = "") -> None:
    """End all sessions and tokens of a player and of their bot accounts, or all but the one with this token."""
    async with resources.database.transaction() as connection:
        ended = await store.close_sessions(connection, player.id, but=cookies.hash_of(but))
    await tell_nodes(resources, *ended)


async def log_out_there(resources: Resources, player: Player, session: str) -> None:
    """End one of the player's sessions."""
    async with resources.database.transaction() as connection:
        found = [one for one in await store.sessions_of(connection, player.id) if one.id == session]
        if not found:
            raise Problem("unknown", "server.no-session")
        await store.close_session(connection, found[0].token)
    await tell_nodes(resources, player.id)


async def tell_nodes(resources: Resources, *players: str) -> None:
    """Tell all nodes that sessions of these players have ended; they ask the database which."""
    for player in players:
        await resources.bus.publish(SESSIONS_ENDED, player.encode())


async def prolong(resources: Resources, token: str) -> None:
    """Prolong a session once a day, and note every hour that it was seen; without writes it stays as it is."""
    try:
        async with resources.database.transaction() as connection:
            await store.prolong(connection, cookies.hash_of(token), expiry(), PROLONGED_BY, now() - HOUR)
    except DATABASE_ERRORS as error:
        if not refuses_writes(error):
            raise


async def rename(resources: Resources, player: Player, name: str) -> Player:
    """Change the name: a guest's at any time, an account's once in a while. An account's earlier name is kept."""
    name, at = clean(name), now()
    if player.renamed is not None and player.renamed + NAME_LASTS > at:
        raise Problem("limit", "server.name-changed", date=format_moment(player.renamed + NAME_LASTS)[:10])
    async with resources.database.transaction() as connection:
        await give_name(connection, player, name)
        if player.account and name != player.name:
            await store.keep_name(connection, player, at + NAME_LASTS)
            await store.change(connection, player.id, renamed=at)
            return replace(player, name=name, renamed=at)
    return replace(player, name=name)


async def give_name(connection: AsyncConnection, player: Player, name: str) -> None:
    if not await store.rename(connection, player.id, name):
        raise taken(name)


def taken(name: str) -> Problem:
    return Problem("taken", "server.name-taken", name=name)


def expiry() -> int:
    return now() + cookies.LASTS * 1000
