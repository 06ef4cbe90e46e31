"""Password reset: a new password by recovery words, or by the link of a password reset e-mail."""

import secrets
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity import one_time_tickets_store as tickets
from shoal.server.accounts.identity import passwords, store
from shoal.server.accounts.identity.credentials import LETTER, RESET_LIFETIME_MS, clean_email, store_password
from shoal.server.accounts.identity.sessions import new_session, tell_nodes
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.accounts.identity.word_lists import joined
from shoal.server.platform.email.store import queue_email
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.resources import Resources

MOST_LETTERS: Final = 3
"""How many accounts of one address get a letter."""


async def recover_by_words(
    resources: Resources, name: str, words: str, password: str, tries: int, device: str
) -> tuple[PlayerRow, str]:
    """Set a new password by recovery words, which are then used up, and end all sessions.

    An unknown name and one without words take as long as a wrong word, and get the same answer.
    """
    passwords.expect_uncommon(password, name)
    async with resources.database.reading() as connection:
        player = await store.by_name(connection, name) or await store.by_earlier_name(connection, name)
    if not await passwords.fits(joined(words), None if player is None else player.words) or player is None:
        raise Problem("password", "server.wrong-words", tries=tries)
    passwords.expect_uncommon(password, player.name)
    hashed = await passwords.hashed(password)
    async with resources.database.transaction() as connection:
        token, ended = await begin_anew(connection, player, hashed, device)
    await tell_nodes(resources, *ended)
    return player, token


async def begin_anew(connection: AsyncConnection, player: PlayerRow, hashed: str, device: str) -> tuple[str, set[str]]:
    """Store a password without the old one, and use the recovery words up.

    Return the token of the only session, and the players whose sessions have ended.
    """
    ended = await store_password(connection, player.id, hashed, "")
    await store.change_player(connection, player.id, words=None, worded=None)
    return await new_session(connection, player, device, proved=True), ended


async def send_reset_email(resources: Resources, email: str, language: str) -> None:
    """Send a link to the accounts whose owner has confirmed an address; each letter names its account.

    For an unknown address the same work is done, and nothing is sent.
    """
    if not resources.settings.mails:
        raise Problem("forbidden", "server.no-letters")
    address = clean_email(email) or ""
    async with resources.database.transaction() as connection:
        accounts: list[PlayerRow | None] = [*(await store.reached_by(connection, address))[:MOST_LETTERS]]
        for player in accounts or [None]:
            secret = secrets.token_urlsafe(32)
            await tickets.issue_ticket(
                connection, LETTER, secret, None if player is None else player.id, RESET_LIFETIME_MS
            )
            if player is not None:
                link = {"name": player.name, "link": f"{resources.settings.url}/recover#{secret}"}
                key = f"recovery {tickets.hash_of(LETTER, secret)}"
                await queue_email(connection, to=address, kind="recovery", language=language, data=link, key=key)


async def reset_password(resources: Resources, secret: str, password: str, device: str) -> tuple[PlayerRow, str]:
    """Set a new password by the link of a letter, which is then used up, and end all sessions."""
    passwords.expect_uncommon(password, "")
    hashed = await passwords.hashed(password)
    async with resources.database.transaction() as connection:
        ticket = await tickets.take(connection, LETTER, secret)
        player = None if ticket is None or ticket[0] is None else await store.by_id(connection, ticket[0])
        if player is None:
            raise Problem("unknown", "server.no-letter")
        passwords.expect_uncommon(password, player.name)
        token, ended = await begin_anew(connection, player, hashed, device)
    await tell_nodes(resources, *ended)
    return player, token
