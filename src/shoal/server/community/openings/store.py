"""All SQL of openings. A game is counted, and marked as counted, in one transaction."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.community.openings.schema import OPENINGS
from shoal.server.platform.db.database import at_most, upsert
from shoal.server.play.tables.schema import TABLES, UNREAD
from shoal.server.play.tables.store import read_many
from shoal.server.play.tables.table_row import TableRow

KEY: Final = ("key", "choice", "band")


class CountedChoice(NamedTuple):
    """What is counted: a choice in a position, by seats of one strength."""

    key: str
    choice: str
    band: int


@dataclass(frozen=True)
class Step:
    """One step of an opening: where it is counted, and the share of the win that its seat had at the end."""

    place: CountedChoice
    share: float


async def unread(connection: AsyncConnection, most: int) -> list[TableRow]:
    """Return some games that are not counted, the last to end first, so that old ones never keep new ones waiting."""
    ended = select(TABLES).where(UNREAD).order_by(TABLES.c.ended.desc()).limit(at_most(most))
    return await read_many(connection, ended)


async def count_games(connection: AsyncConnection, games: Mapping[str, Sequence[Step]]) -> int:
    """Count games by their tables, and mark them; return how many. Those that are marked by now are left out."""
    wanted = select(TABLES.c.id, TABLES.c.in_openings).where(TABLES.c.id.in_(sorted(games))).order_by(TABLES.c.id)
    uncounted = [table for table, counted in await connection.execute(wanted.with_for_update()) if not counted]
    await add_steps(connection, [step for table in uncounted for step in games[table]])
    await connection.execute(update(TABLES).where(TABLES.c.id.in_(uncounted)).values(in_openings=True))
    return len(uncounted)


async def add_steps(connection: AsyncConnection, steps: Sequence[Step]) -> None:
    """Add steps to the counts, in the order of their keys, against deadlocks."""
    sums: dict[CountedChoice, tuple[int, float]] = {}
    for step in steps:
        games, shares = sums.get(step.place, (0, 0.0))
        sums[step.place] = games + 1, shares + step.share
    if sums:
        rows = [{**place._asdict(), "games": games, "shares": won} for place, (games, won) in sorted(sums.items())]
        added = upsert(connection, OPENINGS).values(rows)
        more = {name: OPENINGS.c[name] + added.excluded[name] for name in ("games", "shares")}
        await connection.execute(added.on_conflict_do_update(index_elements=list(KEY), set_=more))


async def choices(
    connection: AsyncConnection, keys: Collection[str], bands: Collection[int]
) -> dict[tuple[str, str], tuple[int, float]]:
    """Return for some positions how often each choice was made, and the sum of the shares won."""
    wanted = select(OPENINGS.c.key, OPENINGS.c.choice, func.sum(OPENINGS.c.games), func.sum(OPENINGS.c.shares))
    rows = wanted.where(OPENINGS.c.key.in_(keys), OPENINGS.c.band.in_(bands))
    sums = await connection.execute(rows.group_by(OPENINGS.c.key, OPENINGS.c.choice))
    return {(key, choice): (int(games), float(won)) for key, choice, games, won in sums}
