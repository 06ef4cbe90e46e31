"""Credentials of an account: password, recovery words, e-mail, and proofs before they are changed."""

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity import one_time_tickets_store as tickets
from shoal.server.accounts.identity import passwords, sessions, store
from shoal.server.accounts.identity.sessions import renew_session, tell_nodes
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.accounts.identity.word_lists import new_recovery_words
from shoal.server.platform.base.email_address import is_address
from shoal.server.platform.base.timestamps import MINUTE_MS, now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.resources import Resources

LETTER: Final = "letter"
ADDRESS: Final = "address"
"""Tickets of letters: for a new password, and to confirm an address."""
RESET_LIFETIME_MS: Final = 30 * MINUTE_MS


async def change_password(resources: Resources, player: PlayerRow, token: str, old: str, new: str) -> str:
    """Change the password and end every other session; return the new token of this one."""
    if not await passwords.fits(old, player.password):
        raise Problem("password", "server.wrong-password")
    return await set_password(resources, player, token, new)


async def set_password(resources: Resources, player: PlayerRow, token: str, new: str) -> str:
    """Set a password and end every other session; return the new token of this one."""
    passwords.expect_uncommon(new, player.name)
    hashed = await passwords.hashed(new)
    async with resources.database.transaction() as connection:
        ended = await store_password(connection, player.id, hashed, token)
        fresh = await renew_session(connection, player.id, token)
    await tell_nodes(resources, *ended)
    return fresh


async def store_password(connection: AsyncConnection, player: str, hashed: str, token: str) -> set[str]:
    """Store a password, end every other session, and make letters that were sent before useless.

    Return the players whose sessions have ended.
    """
    await store.change_player(connection, player, password=hashed)
    ended = await store.close_sessions(connection, player, but=sessions.hash_of(token))
    await tickets.drop(connection, player, LETTER)
    return ended


async def prove_password(resources: Resources, player: PlayerRow, token: str, password: str, tries: int) -> None:
    """Note that the holder of this session knows the password."""
    if not await passwords.fits(password, player.password):
        raise Problem("password", "server.wrong-login", tries=tries)
    async with resources.database.transaction() as connection:
        await store.note_proof(connection, sessions.hash_of(token))


async def make_words(resources: Resources, player: PlayerRow) -> list[str]:
    """Make new recovery words; earlier ones stop working. Only their hash is kept."""
    words = new_recovery_words()
    hashed = await passwords.hashed(" ".join(words))
    async with resources.database.transaction() as connection:
        await store.change_player(connection, player.id, words=hashed, worded=now())
    return words


async def set_email(resources: Resources, player: PlayerRow, token: str, email: str | None) -> str:
    """Set the address for letters, or delete it; return the new token of this session.

    Letters to the earlier address become useless, and all other browsers are signed out.
    """
    async with resources.database.transaction() as connection:
        await store.set_email(connection, player.id, email)
        for kind in (LETTER, ADDRESS):
            await tickets.drop(connection, player.id, kind)
        fresh = await renew_session(connection, player.id, token)
    await tell_nodes(resources, player.id)
    return fresh


def clean_email(email: str) -> str | None:
    """Return an address as it is stored and looked up, or None if it is empty."""
    address = email.strip().casefold()
    if address and not is_address(address):
        raise Problem("malformed", "server.email-wrong")
    return address or None
