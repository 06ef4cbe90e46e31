"""Is an address theirs? A letter with a link asks the owner of the mailbox, and only then it is a way back.

A typo thus shows before it matters, and nobody gets letters about accounts that strangers made with their address.
"""

import secrets
from typing import Final

from shoal.server.accounts.identity import one_time_tickets_store as tickets
from shoal.server.accounts.identity import store
from shoal.server.accounts.identity.credentials import ADDRESS
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.platform.base.timestamps import DAY_MS, DAY_S
from shoal.server.platform.email.store import queue_email
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits.fixed_window import RateLimit, enforce_limit
from shoal.server.platform.resources import Resources

CONFIRMATION_LIFETIME_MS: Final = 7 * DAY_MS
OF_PLAYER: Final = RateLimit("addresses", 6, DAY_S)
OF_MAILBOX: Final = RateLimit("addresses of mailbox", 3, DAY_S)
"""Letters a day that ask one mailbox whether it is somebody's."""


async def ask_if_allowed(resources: Resources, player: PlayerRow, email: str, language: str) -> None:
    """Ask the owner of a mailbox, unless letters cannot be sent or too many were: the account page says so."""
    try:
        await ask_owner(resources, player, email, language)
    except Problem as problem:
        if problem.code not in ("limit", "forbidden"):
            raise


async def ask_owner(resources: Resources, player: PlayerRow, email: str, language: str) -> None:
    """Write a letter with a link that confirms the address. Links of earlier letters stop working."""
    if not resources.settings.mails:
        raise Problem("forbidden", "server.no-letters")
    await enforce_limit(resources, OF_PLAYER, player.id)
    await enforce_limit(resources, OF_MAILBOX, email)
    secret = secrets.token_urlsafe(32)
    data = {"name": player.name, "link": f"{resources.settings.url}/letters/address/{secret}"}
    async with resources.database.transaction() as connection:
        await tickets.drop(connection, player.id, ADDRESS)
        await tickets.issue_ticket(connection, ADDRESS, secret, player.id, CONFIRMATION_LIFETIME_MS)
        key = f"address {tickets.hash_of(ADDRESS, secret)}"
        await queue_email(connection, to=email, kind="address", language=language, data=data, key=key)


async def confirm(resources: Resources, secret: str) -> str:
    """Confirm an address by the link of a letter; return it."""
    async with resources.database.transaction() as connection:
        ticket = await tickets.take(connection, ADDRESS, secret)
        player = None if ticket is None or ticket[0] is None else await store.by_id(connection, ticket[0])
        if player is None or player.email is None:
            raise Problem("unknown", "server.no-letter")
        await store.confirm_email(connection, player.id, player.email)
    return player.email
