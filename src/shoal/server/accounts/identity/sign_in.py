"""Sign-in and sessions: come as a guest, register, sign in and out, change the name."""

from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity import passwords, sessions, store
from shoal.server.accounts.identity.names import clean, made_up
from shoal.server.accounts.identity.sessions import new_session, renew_session, tell_nodes
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.platform.base.ids import new_identifier
from shoal.server.platform.base.timestamps import DAY_MS, format_moment, now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.resources import Resources

TRIES: Final = 8
NAME_KEPT_MS: Final = 30 * DAY_MS
"""Milliseconds between two changes of an account's name; for as long the earlier name is kept."""


@dataclass(frozen=True)
class Registration:
    """What somebody gives to have an account; the address is clean, or there is none."""

    name: str
    password: str
    email: str | None


async def come_as_guest(resources: Resources, wished: str | None, device: str = "") -> tuple[PlayerRow, str]:
    """Make a guest and their session; without a wanted name the guest gets a free one."""
    for attempt in range(TRIES):
        name = made_up(attempt) if wished is None else clean(wished)
        async with resources.database.transaction() as connection:
            player = await create_player(connection, name, None)
            if player is not None:
                return player, await new_session(connection, player, device)
        if wished is not None:
            raise taken(name)
    raise Problem("unavailable", "server.no-free-name")


async def register_account(
    resources: Resources, visitor: PlayerRow | None, wish: Registration, token: str, device: str = ""
) -> tuple[PlayerRow, str]:
    """Make an account in one transaction. A guest stays the same player, keeps all games, and gets a new token.

    If anything of it fails there is no account, and the name is free.
    """
    if visitor is not None and visitor.account:
        raise Problem("taken", "server.has-account")
    name = clean(wish.name)
    passwords.expect_uncommon(wish.password, name)
    hashed = await passwords.hashed(wish.password)
    async with resources.database.transaction() as connection:
        if visitor is None:
            player, session = await add_account(connection, name, hashed, device)
        else:
            player, session = await join(connection, visitor, name, token)
        await store.change_player(connection, player.id, password=hashed)
        if wish.email is not None:
            await store.set_email(connection, player.id, wish.email)
    await tell_nodes(resources, player.id)
    return replace(player, password=hashed, email=wish.email), session


async def add_account(connection: AsyncConnection, name: str, hashed: str, device: str) -> tuple[PlayerRow, str]:
    """Add somebody who was not even a guest, and open their session."""
    player = await create_player(connection, name, hashed)
    if player is None:
        raise taken(name)
    return player, await new_session(connection, player, device, proved=True)


async def join(connection: AsyncConnection, guest: PlayerRow, name: str, token: str) -> tuple[PlayerRow, str]:
    """Make an account of a guest, in a transaction that also gives them a way to sign in; return the new token.

    Anybody who shared the guest does not share the account.
    """
    at = now()
    await give_name(connection, guest, name)
    await store.change_player(connection, guest.id, joined=at)
    await store.note_proof(connection, sessions.hash_of(token))
    return replace(guest, name=name, joined=at), await renew_session(connection, guest.id, token)


async def create_player(connection: AsyncConnection, name: str, password: str | None) -> PlayerRow | None:
    """Add a player, or return None if somebody has the name or had it until lately."""
    if await store.by_earlier_name(connection, name) is not None:
        return None
    return await store.add_player(connection, new_identifier(), name, password)


async def log_in(resources: Resources, name: str, password: str, tries: int, device: str = "") -> tuple[PlayerRow, str]:
    async with resources.database.reading() as connection:
        player = await store.by_name(connection, name) or await store.by_earlier_name(connection, name)
    if not await passwords.fits(password, None if player is None else player.password) or player is None:
        raise Problem("password", "server.wrong-login", tries=tries)
    async with resources.database.transaction() as connection:
        return player, await new_session(connection, player, device, proved=True)


async def rename_player(resources: Resources, player: PlayerRow, name: str) -> PlayerRow:
    """Change the name: a guest's at any time, an account's once in a while. An account's earlier name is kept."""
    name, at = clean(name), now()
    if player.renamed is not None and player.renamed + NAME_KEPT_MS > at:
        raise Problem("limit", "server.name-changed", date=format_moment(player.renamed + NAME_KEPT_MS)[:10])
    async with resources.database.transaction() as connection:
        await give_name(connection, player, name)
        if player.account and name != player.name:
            await store.keep_name(connection, player, at + NAME_KEPT_MS)
            await store.change_player(connection, player.id, renamed=at)
            return replace(player, name=name, renamed=at)
    return replace(player, name=name)


async def give_name(connection: AsyncConnection, player: PlayerRow, name: str) -> None:
    if not await store.set_name(connection, player.id, name):
        raise taken(name)


def taken(name: str) -> Problem:
    return Problem("taken", "server.name-taken", name=name)
