"""How the owner of an account stays its owner: password, recovery words, e-mail, and proofs before they are changed."""

import secrets
from typing import Final

from shoal.server import letters
from shoal.server.errors import Problem
from shoal.server.mailboxes import is_address
from shoal.server.moments import now
from shoal.server.players import cookies, passwords, store
from shoal.server.players.accounts import new_session, tell_nodes
from shoal.server.players.store import Player
from shoal.server.players.tickets import store as tickets
from shoal.server.players.wordlists import joined, new_recovery_words
from shoal.server.resources import Resources

LETTER: Final = "letter"
LETTER_LASTS: Final = 30 * 60 * 1000
MOST_LETTERS: Final = 3
"""How many accounts of one address get a letter."""


async def change_password(resources: Resources, player: Player, token: str, old: str, new: str) -> None:
    """Change the password and end every other session."""
    if not await passwords.fits(old, player.password):
        raise Problem("password", "server.wrong-password")
    await set_password(resources, player, token, new)


async def set_password(resources: Resources, player: Player, token: str, new: str) -> None:
    """Set a password, end every other session, and make letters that were sent before useless."""
    passwords.expect_uncommon(new, player.name)
    known = await passwords.hashed(new)
    async with resources.database.transaction() as connection:
        await store.change(connection, player.id, password=known)
        ended = await store.close_sessions(connection, player.id, but=cookies.hash_of(token))
        await tickets.drop(connection, player.id, LETTER)
    await tell_nodes(resources, *ended)


async def prove(resources: Resources, player: Player, token: str, password: str, tries: int) -> None:
    """Note that the holder of this session knows the password."""
    if not await passwords.fits(password, player.password):
        raise Problem("password", "server.wrong-login", tries=tries)
    async with resources.database.transaction() as connection:
        await store.prove(connection, cookies.hash_of(token))


async def make_words(resources: Resources, player: Player) -> list[str]:
    """Make new recovery words; earlier ones stop working. Only their hash is kept."""
    words = new_recovery_words()
    known = await passwords.hashed(" ".join(words))
    async with resources.database.transaction() as connection:
        await store.change(connection, player.id, words=known, worded=now())
    return words


async def recover(
    resources: Resources, name: str, words: str, password: str, tries: int, device: str
) -> tuple[Player, str]:
    """Set a new password by recovery words, which are then used up, and end all sessions.

    An unknown name and one without words take as long as a wrong word, and get the same answer.
    """
    passwords.expect_uncommon(password, name)
    async with resources.database.reading() as connection:
        player = await store.by_name(connection, name) or await store.by_earlier_name(connection, name)
    if not await passwords.fits(joined(words), None if player is None else player.words) or player is None:
        raise Problem("password", "server.wrong-words", tries=tries)
    return await begin_anew(resources, player, password, device)


async def begin_anew(resources: Resources, player: Player, password: str, device: str) -> tuple[Player, str]:
    """Set a password without the old one, use the recovery words up, and return the only session."""
    await set_password(resources, player, "", password)
    async with resources.database.transaction() as connection:
        await store.change(connection, player.id, words=None, worded=None)
        return player, await new_session(connection, player, device, proved=True)


async def set_email(resources: Resources, player: Player, email: str) -> None:
    """Set the address for letters, or delete it if empty. Letters to the earlier one become useless."""
    async with resources.database.transaction() as connection:
        await store.change(connection, player.id, email=clean_email(email))
        await tickets.drop(connection, player.id, LETTER)


def clean_email(email: str) -> str | None:
    """Return an address as it is stored and looked up, or None if it is empty."""
    found = email.strip().casefold()
    if found and not is_address(found):
        raise Problem("malformed", "server.email-wrong")
    return found or None


async def send_letter(resources: Resources, email: str, language: str) -> None:
    """Send a link to the accounts of an address. For an unknown address the same work is done, and nothing is sent."""
    if not resources.settings.mails:
        raise Problem("forbidden", "server.no-letters")
    address = clean_email(email) or ""
    async with resources.database.transaction() as connection:
        found: list[Player | None] = [*(await store.by_email(connection, address))[:MOST_LETTERS]]
        for player in found or [None]:
            secret = secrets.token_urlsafe(32)
            await tickets.give(connection, LETTER, secret, None if player is None else player.id, LETTER_LASTS)
            if player is not None:
                link = {"link": f"{resources.settings.url}/recover#{secret}"}
                key = f"recovery {tickets.hash_of(LETTER, secret)}"
                await letters.write(connection, to=address, kind="recovery", language=language, data=link, key=key)


async def answer_letter(resources: Resources, secret: str, password: str, device: str) -> tuple[Player, str]:
    """Set a new password by the link of a letter, which is then used up, and end all sessions."""
    passwords.expect_uncommon(password, "")
    async with resources.database.transaction() as connection:
        found = await tickets.take(connection, LETTER, secret)
        player = None if found is None or found[0] is None else await store.by_id(connection, found[0])
    if player is None:
        raise Problem("unknown", "server.no-letter")
    return await begin_anew(resources, player, password, device)
