"""All SQL that erases what identifies a player."""

from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.names import FORMER
from shoal.server.accounts.identity.schema import NAMES, PASSKEYS, PLAYERS, SESSIONS, TICKETS
from shoal.server.accounts.identity.store import is_named
from shoal.server.platform.email.store import drop_emails_to

BLANK: Final = (
    *("password", "joined", "email", "emailed", "confirmed", "words", "worded", "renamed", "leaves", "muted", "banned"),
    "owner",
)
"""What a row of `players` loses. Its id and its beginning stay, and its name is FORMER."""


async def forget_account(connection: AsyncConnection, player: str) -> None:
    """Erase what identifies a player; their row stays for the games of others."""
    email = await connection.scalar(select(PLAYERS.c.email).where(PLAYERS.c.id == player))
    blank = {**dict.fromkeys(BLANK), "name": FORMER, "folded": f"{FORMER}{player}"}
    await connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(blank))
    for table in (SESSIONS, PASSKEYS, NAMES, TICKETS):
        await connection.execute(delete(table).where(table.c.player == player))
    if email is not None and not await is_named(connection, email):
        await drop_emails_to(connection, email)
