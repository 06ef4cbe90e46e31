"""Players and sessions in the database."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.database import at_most, upsert
from shoal.server.looks import fold
from shoal.server.moments import now
from shoal.server.outages import breaks
from shoal.server.players.names import kept
from shoal.server.players.schema import PLAYERS, SESSIONS

AT_ONCE: Final = 20
COLUMNS: Final = (PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.password, PLAYERS.c.created)


@dataclass(frozen=True)
class Player:
    """A player. The hash of the password never leaves this package."""

    id: str
    name: str
    password: str | None
    created: int

    @property
    def account(self) -> bool:
        return self.password is not None


def read(row: Row[Any, Any, Any, Any] | None) -> Player | None:
    return None if row is None else Player(*row)


async def add(connection: AsyncConnection, identifier: str, name: str, password: str | None) -> Player | None:
    """Add a player and return them, or None if the name is taken."""
    player = Player(identifier, name, password, now())
    row = {"id": player.id, "name": name, "folded": fold(name), "password": password, "created": player.created}
    added = upsert(connection, PLAYERS).values(row).on_conflict_do_nothing(index_elements=[PLAYERS.c.folded])
    return player if (await connection.execute(added.returning(PLAYERS.c.id))).first() else None


async def by_name(connection: AsyncConnection, name: str) -> Player | None:
    """Return the player with that name; one whose name is older than the comparison of looks comes first."""
    found = select(*COLUMNS).where(PLAYERS.c.folded.in_((fold(name), kept(name))))
    return read((await connection.execute(found.order_by(PLAYERS.c.folded != kept(name)).limit(1))).first())


async def rename(connection: AsyncConnection, player: str, name: str) -> bool:
    """Change the name; return False if somebody else has it. The old name is free at once."""
    changed = update(PLAYERS).where(PLAYERS.c.id == player).values(name=name, folded=fold(name))
    try:
        async with connection.begin_nested():
            await connection.execute(changed)
    except IntegrityError as error:
        if not breaks(error, "uq_players_folded", "players.folded"):
            raise
        return False
    return True


async def set_password(connection: AsyncConnection, player: str, password: str) -> None:
    await connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(password=password))


async def open_session(connection: AsyncConnection, token: str, player: str, expires: int) -> None:
    """Add a session, and delete some that are over."""
    await connection.execute(insert(SESSIONS).values(token=token, player=player, expires=expires))
    over = (
        select(SESSIONS.c.token)
        .where(SESSIONS.c.expires < now())
        .order_by(SESSIONS.c.expires)
        .limit(at_most(AT_ONCE))
        .with_for_update(skip_locked=True)
    )
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.token.in_(over)))


async def by_session(connection: AsyncConnection, token: str) -> Player | None:
    question = (
        select(*COLUMNS)
        .join(SESSIONS, SESSIONS.c.player == PLAYERS.c.id)
        .where(SESSIONS.c.token == token, SESSIONS.c.expires > now())
    )
    return read((await connection.execute(question)).first())


async def prolong(connection: AsyncConnection, token: str, expires: int, least: int) -> None:
    """Prolong a session until `expires`, if that adds at least so many milliseconds."""
    soon = SESSIONS.c.expires < expires - least
    await connection.execute(update(SESSIONS).where(SESSIONS.c.token == token, soon).values(expires=expires))


async def living(connection: AsyncConnection, tokens: Sequence[str]) -> set[str]:
    """Return which of these sessions are not over."""
    question = select(SESSIONS.c.token).where(SESSIONS.c.token.in_(tokens), SESSIONS.c.expires > now())
    return {token for (token,) in await connection.execute(question)}


async def close_session(connection: AsyncConnection, token: str) -> str | None:
    """End a session and return whose it was."""
    ended = delete(SESSIONS).where(SESSIONS.c.token == token).returning(SESSIONS.c.player)
    return (await connection.execute(ended)).scalar_one_or_none()


async def close_sessions(connection: AsyncConnection, player: str, but: str = "") -> None:
    """End all sessions of a player, or all but one."""
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.player == player, SESSIONS.c.token != but))
