"""Come as a guest, register, log in and out, change name and password."""

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.errors import Problem
from shoal.server.identifiers import new_identifier
from shoal.server.moments import now
from shoal.server.outages import DATABASE_ERRORS, refuses_writes
from shoal.server.players import cookies, passwords, store
from shoal.server.players.names import clean, made_up
from shoal.server.players.store import Player
from shoal.server.resources import Resources

TRIES: Final = 8
PROLONGED_BY: Final = cookies.DAY * 1000
SESSIONS_ENDED: Final = "shoal.sessions"
"""The subject that says whose sessions have ended, so that nodes close their websockets."""


async def come_as_guest(resources: Resources, wished: str | None) -> tuple[Player, str]:
    """Make a guest and their session; without a wanted name the guest gets a free one."""
    for attempt in range(TRIES):
        name = made_up(attempt) if wished is None else clean(wished)
        async with resources.database.transaction() as connection:
            player = await store.add(connection, new_identifier(), name, None)
            if player is not None:
                return player, await new_session(connection, player)
        if wished is not None:
            raise taken(name)
    raise Problem("unavailable", "server.no-free-name")


async def register(resources: Resources, visitor: Player | None, name: str, password: str) -> tuple[Player, str | None]:
    """Make an account. A guest stays the same player and keeps all games; a stranger gets a session."""
    if visitor is not None and visitor.account:
        raise Problem("taken", "server.has-account")
    name, known = clean(name), await passwords.hashed(password)
    async with resources.database.transaction() as connection:
        if visitor is not None:
            await give_name(connection, visitor, name)
            await store.set_password(connection, visitor.id, known)
            return Player(visitor.id, name, known, visitor.created), None
        player = await store.add(connection, new_identifier(), name, known)
        if player is None:
            raise taken(name)
        return player, await new_session(connection, player)


async def log_in(resources: Resources, name: str, password: str) -> tuple[Player, str]:
    async with resources.database.reading() as connection:
        player = await store.by_name(connection, name)
    if not await passwords.fits(password, None if player is None else player.password) or player is None:
        raise Problem("password", "server.wrong-login")
    async with resources.database.transaction() as connection:
        return player, await new_session(connection, player)


async def new_session(connection: AsyncConnection, player: Player) -> str:
    """Open a session and return the token for the cookie."""
    token = cookies.new_token()
    await store.open_session(connection, cookies.hash_of(token), player.id, expiry())
    return token


async def log_out(resources: Resources, token: str) -> None:
    async with resources.database.transaction() as connection:
        player = await store.close_session(connection, cookies.hash_of(token))
    if player is not None:
        await tell_nodes(resources, player)


async def log_out_everywhere(resources: Resources, player: Player) -> None:
    async with resources.database.transaction() as connection:
        await store.close_sessions(connection, player.id)
    await tell_nodes(resources, player.id)


async def tell_nodes(resources: Resources, player: str) -> None:
    """Tell all nodes that sessions of this player have ended; they ask the database which."""
    await resources.bus.publish(SESSIONS_ENDED, player.encode())


async def prolong(resources: Resources, token: str) -> None:
    """Prolong a session, at most once a day. If the database takes no writes, the session stays as it is."""
    try:
        async with resources.database.transaction() as connection:
            await store.prolong(connection, cookies.hash_of(token), expiry(), PROLONGED_BY)
    except DATABASE_ERRORS as error:
        if not refuses_writes(error):
            raise


async def rename(resources: Resources, player: Player, name: str) -> Player:
    name = clean(name)
    async with resources.database.transaction() as connection:
        await give_name(connection, player, name)
    return Player(player.id, name, player.password, player.created)


async def give_name(connection: AsyncConnection, player: Player, name: str) -> None:
    if not await store.rename(connection, player.id, name):
        raise taken(name)


async def change_password(resources: Resources, player: Player, token: str, old: str, new: str) -> None:
    """Change the password and end every other session."""
    if not await passwords.fits(old, player.password):
        raise Problem("password", "server.wrong-password")
    known = await passwords.hashed(new)
    async with resources.database.transaction() as connection:
        await store.set_password(connection, player.id, known)
        await store.close_sessions(connection, player.id, but=cookies.hash_of(token))
    await tell_nodes(resources, player.id)


def taken(name: str) -> Problem:
    return Problem("taken", "server.name-taken", name=name)


def expiry() -> int:
    return now() + cookies.LASTS * 1000
