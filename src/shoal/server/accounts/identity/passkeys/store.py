"""Passkeys in the database."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import PASSKEYS
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.database import at_most, upsert

MOST: Final = 20
"""Passkeys of one account."""
COLUMNS: Final = (
    PASSKEYS.c.id,
    PASSKEYS.c.player,
    PASSKEYS.c.key,
    PASSKEYS.c.uses,
    PASSKEYS.c.device,
    PASSKEYS.c.created,
    PASSKEYS.c.used,
)


@dataclass(frozen=True)
class PasskeyRow:
    """A passkey: its public key, and how often its authenticator says it was used."""

    id: str
    player: str
    key: bytes
    uses: int
    device: str
    created: int
    used: int | None


async def add_passkey(connection: AsyncConnection, passkey: PasskeyRow) -> bool:
    """Add a passkey; return False if it is known already."""
    added = upsert(connection, PASSKEYS).values(vars(passkey)).on_conflict_do_nothing()
    return (await connection.execute(added.returning(PASSKEYS.c.id))).first() is not None


async def find_passkey(connection: AsyncConnection, identifier: str) -> PasskeyRow | None:
    row = (await connection.execute(select(*COLUMNS).where(PASSKEYS.c.id == identifier))).first()
    return None if row is None else PasskeyRow(*row)


async def of_player(connection: AsyncConnection, player: str) -> list[PasskeyRow]:
    query = select(*COLUMNS).where(PASSKEYS.c.player == player).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
    return [PasskeyRow(*row) for row in await connection.execute(query.limit(at_most(MOST)))]


async def count_passkeys(connection: AsyncConnection, player: str) -> int:
    return int(await connection.scalar(select(func.count()).where(PASSKEYS.c.player == player)) or 0)


async def note_use(connection: AsyncConnection, passkey: PasskeyRow, uses: int) -> bool:
    """Note a use; return False if somebody used it at the same time."""
    same = (PASSKEYS.c.id == passkey.id, PASSKEYS.c.uses == passkey.uses)
    noted = update(PASSKEYS).where(*same).values(uses=uses, used=now())
    return (await connection.execute(noted)).rowcount == 1


async def remove_passkey(connection: AsyncConnection, player: str, identifier: str) -> bool:
    gone = delete(PASSKEYS).where(PASSKEYS.c.id == identifier, PASSKEYS.c.player == player)
    return (await connection.execute(gone)).rowcount == 1
