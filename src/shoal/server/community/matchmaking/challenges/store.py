"""Challenges in the database."""

from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import Row, and_, delete, func, insert, literal_column, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.schema import PLAYERS
from shoal.server.community.matchmaking.schema import CHALLENGES
from shoal.server.platform.db.database import at_most
from shoal.table.http_types import TimeControl

AT_ONCE: Final = 20
SHOWN: Final = 10
"""How many challenges are told to those who get them: the newest."""
BY: Final = PLAYERS.alias("by")
TO: Final = PLAYERS.alias("to")
OPEN: Final = CHALLENGES.c.state == literal_column("'open'")
ACCEPTED: Final = CHALLENGES.c.state == literal_column("'accepted'")


ChallengeState = Literal["open", "silent", "accepted", "declined"]


class ChallengeRow(NamedTuple):
    """A challenge, with the names of both players."""

    id: str
    challenger: str
    challenged: str
    by: str
    to: str
    game: str
    clock: TimeControl
    rated: bool
    state: ChallengeState
    expires: int
    table: str | None
    near: str | None
    seal: str
    by_program: bool
    to_program: bool


class NewChallenge(NamedTuple):
    """A challenge before it is stored."""

    id: str
    challenger: str
    challenged: str
    game: str
    clock: TimeControl
    rated: bool
    address: str
    state: ChallengeState
    created: int
    expires: int
    near: str = ""
    seal: str = ""


def challenge_of(row: Row[Any]) -> ChallengeRow:
    terms = ("game", "clock", "rated", "state", "expires", "table_id", "near", "seal")
    names = ("id", "challenger", "challenged", "by", "to", *terms)
    owners = (row.by_owner, row.to_owner)
    return ChallengeRow(*(row._mapping[name] for name in names), *(owner is not None for owner in owners))


NAMED: Final = (
    select(
        CHALLENGES,
        BY.c.name.label("by"),
        TO.c.name.label("to"),
        BY.c.owner.label("by_owner"),
        TO.c.owner.label("to_owner"),
    )
    .join(BY, BY.c.id == CHALLENGES.c.challenger)
    .join(TO, TO.c.id == CHALLENGES.c.challenged)
)


async def add_challenge(connection: AsyncConnection, fresh: NewChallenge) -> None:
    """Add a challenge in place of an earlier one of the same two players, and delete some old ones."""
    earlier = (CHALLENGES.c.challenger == fresh.challenger, CHALLENGES.c.challenged == fresh.challenged)
    standing = update(CHALLENGES).where(*earlier, CHALLENGES.c.expires > fresh.created, ~ACCEPTED)
    await connection.execute(standing.values(expires=fresh.created))
    await connection.execute(insert(CHALLENGES), fresh._asdict())


async def forget_old(connection: AsyncConnection, before: int) -> None:
    """Delete some challenges that ended before a time."""
    over = (
        select(CHALLENGES.c.id)
        .where(CHALLENGES.c.expires < before)
        .order_by(CHALLENGES.c.expires)
        .limit(at_most(AT_ONCE))
        .with_for_update(skip_locked=True)
    )
    await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.id.in_(over)))


async def count_standing(
    connection: AsyncConnection, moment: int, challenger: str, challenged: str, address: str
) -> tuple[int, int, int]:
    """Return how many challenges stand: by a player, to a player, and from an address.

    Those that stand already between these two are not counted, because a new one replaces them.
    """
    another = or_(CHALLENGES.c.challenger != challenger, CHALLENGES.c.challenged != challenged)
    counts = [
        select(func.count()).where(column == value, CHALLENGES.c.expires > moment, ~ACCEPTED, another).scalar_subquery()
        for column, value in (
            (CHALLENGES.c.challenger, challenger),
            (CHALLENGES.c.challenged, challenged),
            (CHALLENGES.c.address, address),
        )
    ]
    by, to, near = (await connection.execute(select(*counts))).one()
    return by, to, near


async def is_paused(connection: AsyncConnection, challenger: str, challenged: str, moment: int) -> bool:
    """Return whether a player wants no challenges of another for a while."""
    pair = (CHALLENGES.c.challenger == challenger, CHALLENGES.c.challenged == challenged)
    paused = select(CHALLENGES.c.id).where(*pair, CHALLENGES.c.pauses > moment).limit(1)
    return (await connection.scalar(paused)) is not None


async def lock_challenge(connection: AsyncConnection, challenge: str) -> ChallengeRow | None:
    """Return a challenge and lock it."""
    row = (await connection.execute(NAMED.where(CHALLENGES.c.id == challenge).with_for_update(of=CHALLENGES))).first()
    return None if row is None else challenge_of(row)


async def change_challenge(connection: AsyncConnection, challenge: str, **values: Any) -> None:
    await connection.execute(update(CHALLENGES).where(CHALLENGES.c.id == challenge).values(**values))


async def count_declined(connection: AsyncConnection, challenger: str, challenged: str) -> int:
    """Return how many challenges of one player another has declined lately."""
    pair = (CHALLENGES.c.challenger == challenger, CHALLENGES.c.challenged == challenged)
    declined = select(func.count()).where(*pair, CHALLENGES.c.state == "declined")
    return int(await connection.scalar(declined) or 0)


async def received(connection: AsyncConnection, player: str, moment: int) -> list[ChallengeRow]:
    """Return the newest challenges that a player may answer."""
    mine = NAMED.where(CHALLENGES.c.challenged == player, CHALLENGES.c.expires > moment, OPEN)
    rows = await connection.execute(mine.order_by(CHALLENGES.c.expires.desc()).limit(at_most(SHOWN)))
    return [challenge_of(row) for row in rows]


async def sent(connection: AsyncConnection, player: str, moment: int) -> list[ChallengeRow]:
    """Return the challenges of a player that stand or were just accepted."""
    mine = NAMED.where(CHALLENGES.c.challenger == player, CHALLENGES.c.expires > moment)
    rows = await connection.execute(mine.order_by(CHALLENGES.c.expires.desc()).limit(at_most(SHOWN)))
    return [challenge_of(row) for row in rows]


async def of_player(connection: AsyncConnection, player: str) -> list[ChallengeRow]:
    """Return all challenges by a player and to them, the latest first, but none that the player may not know of."""
    told = and_(CHALLENGES.c.challenged == player, CHALLENGES.c.state != literal_column("'silent'"))
    mine = NAMED.where(or_(CHALLENGES.c.challenger == player, told))
    return [challenge_of(row) for row in await connection.execute(mine.order_by(CHALLENGES.c.created.desc()))]


async def forget_challenges(connection: AsyncConnection, player: str) -> None:
    """Delete all challenges by and to a player."""
    for column in (CHALLENGES.c.challenger, CHALLENGES.c.challenged):
        await connection.execute(delete(CHALLENGES).where(column == player))
