"""Personal access tokens in the database: sessions that have scopes."""

from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import PLAYERS, SESSIONS
from shoal.server.accounts.identity.store import COLUMNS, PlayerRow, forget_sessions, valid
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.database import at_most

MOST: Final = 20
"""Tokens of one account."""
TOKEN: Final = SESSIONS.c.scopes.is_not(None)
FIELDS: Final = (
    SESSIONS.c.token,
    SESSIONS.c.player,
    SESSIONS.c.device,
    SESSIONS.c.scopes,
    SESSIONS.c.created,
    SESSIONS.c.expires,
    SESSIONS.c.seen,
)


@dataclass(frozen=True)
class TokenRow:
    """A token: its hash, whose it is, its name, its scopes, when it was made, when it ends, and when it was used."""

    hash: str
    player: str
    name: str
    scopes: str
    created: int
    expires: int
    seen: int | None = None

    @property
    def id(self) -> str:
        """Return the name that its owner may know; the hash itself stays here."""
        return self.hash[:16]


async def add_token(connection: AsyncConnection, token: TokenRow) -> None:
    """Add a token, and delete some sessions that are over."""
    row = {"token": token.hash, "player": token.player, "device": token.name, "scopes": token.scopes}
    await connection.execute(insert(SESSIONS).values({**row, "created": token.created, "expires": token.expires}))
    await forget_sessions(connection)


async def find_token(connection: AsyncConnection, token: str) -> tuple[PlayerRow, int] | None:
    """Return the player of a token that is not over, with its scopes, and when it was last used or 0."""
    question = select(*COLUMNS, SESSIONS.c.scopes, SESSIONS.c.seen).join(SESSIONS, SESSIONS.c.player == PLAYERS.c.id)
    row: Any = (await connection.execute(question.where(TOKEN, *valid(token)))).first()
    if row is None:
        return None
    *values, scopes, seen = row
    return replace(PlayerRow(*values), scopes=frozenset(scopes.split())), seen or 0


async def note_use(connection: AsyncConnection, token: str) -> None:
    await connection.execute(update(SESSIONS).where(SESSIONS.c.token == token).values(seen=now()))


async def lock(connection: AsyncConnection, player: str) -> None:
    """Let nobody else change what a player owns until the transaction ends."""
    await connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == player).with_for_update())


async def count_tokens(connection: AsyncConnection, player: str) -> int:
    """Return how many tokens of a player are not over."""
    mine = (SESSIONS.c.player == player, SESSIONS.c.expires > now(), TOKEN)
    return int(await connection.scalar(select(func.count()).where(*mine)) or 0)


async def of_player(connection: AsyncConnection, player: str) -> list[TokenRow]:
    """Return the tokens of a player that are not over, the newest first."""
    query = select(*FIELDS).where(SESSIONS.c.player == player, SESSIONS.c.expires > now(), TOKEN)
    ordered = query.order_by(SESSIONS.c.created.desc(), SESSIONS.c.token).limit(at_most(MOST))
    return [TokenRow(*row) for row in await connection.execute(ordered)]
