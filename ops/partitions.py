"""Compare one database table of entries with one in partitions: moves, whole games, and the deletion of old games.

    python ops/partitions.py [--tables 100000] [--partitions 16] [--json]

Fills both with the same games, in a new database on the PostgreSQL server of SHOAL_TEST_DATABASE. Then it writes moves
and reads games at random tables, deletes a tenth of all games as the archive does, and lets PostgreSQL clean up. It
prints medians.
"""

import argparse
import asyncio
import json
import secrets
import time
from collections.abc import Awaitable
from dataclasses import asdict, dataclass
from random import Random
from statistics import median
from typing import Any

import asyncpg

from pairs import DATABASE

ENTRIES = 31
"""Entries of each game."""
ROUNDS = 2000
AT_ONCE = 40
COLUMNS = """(table_id varchar(16) NOT NULL, ply integer NOT NULL, seat smallint NOT NULL, kind varchar(8) NOT NULL,
    text varchar(200) NOT NULL, back_to integer NOT NULL, key varchar(64), made bigint NOT NULL,
    PRIMARY KEY (table_id, ply))"""
KEYS = "CREATE UNIQUE INDEX ON {} (table_id, seat, key) WHERE key IS NOT NULL"
FILL = """
INSERT INTO {} SELECT substr(md5('table ' || n), 1, 12), ply, ply % 2, 'act', 'cast d3/e3', 0, 'key ' || ply, n
FROM generate_series(1, {}) AS n, generate_series(0, {}) AS ply
"""
IDS = "SELECT substr(md5('table ' || n), 1, 12) FROM generate_series(1, $1) AS n"
GAME = "SELECT * FROM {} WHERE table_id = $1 AND ply >= 0 AND ply < 100 ORDER BY ply"
MOVE = "INSERT INTO {} VALUES ($1, $2, 0, 'act', 'cast d3/e3', 0, $3, 1)"
GONE = "DELETE FROM {} WHERE table_id = ANY($1)"
SIZE = """
SELECT pg_total_relation_size($1::text::regclass)
    + coalesce((SELECT sum(pg_total_relation_size(inhrelid)) FROM pg_inherits WHERE inhparent = $1::text::regclass), 0)
"""


@dataclass
class Found:
    """Milliseconds: a move, a whole game read, a game deleted, and cleaning up afterwards; and the size."""

    partitions: int
    move_ms: float
    game_ms: float
    deletion_ms: float
    vacuum_ms: float
    gigabytes: float


async def make(connection: Any, name: str, partitions: int, tables: int) -> None:
    """Make and fill a database table of entries."""
    if partitions:
        await connection.execute(f"CREATE TABLE {name} {COLUMNS} PARTITION BY HASH (table_id)")
        for part in range(partitions):
            values = f"WITH (MODULUS {partitions}, REMAINDER {part})"
            await connection.execute(f"CREATE TABLE {name}_{part} PARTITION OF {name} FOR VALUES {values}")
    else:
        await connection.execute(f"CREATE TABLE {name} {COLUMNS}")
    await connection.execute(KEYS.format(name))
    await connection.execute(FILL.format(name, tables, ENTRIES - 1))
    await connection.execute(f"VACUUM ANALYZE {name}")


async def timed(work: Awaitable[object]) -> float:
    begun = time.perf_counter()
    await work
    return (time.perf_counter() - begun) * 1000


async def measure(connection: Any, name: str, partitions: int, ids: list[str]) -> Found:
    random = Random(1)
    move, game = await connection.prepare(MOVE.format(name)), await connection.prepare(GAME.format(name))
    moves, games, gone = list[float](), list[float](), list[float]()
    for number in range(ROUNDS):
        table = random.choice(ids)
        moves.append(await timed(move.fetch(table, 1000 + number, f"k{number}")))
        games.append(await timed(game.fetch(table)))
    for first in range(0, len(ids) // 10, AT_ONCE):
        deleting = connection.execute(GONE.format(name), ids[first : first + AT_ONCE])
        gone.append(await timed(deleting) / AT_ONCE)
    cleaned = await timed(connection.execute(f"VACUUM {name}"))
    size = await connection.fetchval(SIZE, name)
    return Found(partitions, median(moves), median(games), median(gone), cleaned, float(size) / 2**30)


async def compare(tables: int, partitions: int) -> list[Found]:
    admin = await asyncpg.connect(DATABASE)
    name = f"shoal_parts_{secrets.token_hex(4)}"
    await admin.execute(f'CREATE DATABASE "{name}"')
    try:
        connection = await asyncpg.connect(f"{DATABASE.rsplit('/', 1)[0]}/{name}")
        rows = await connection.fetch(
            "SELECT substr(md5('table ' || n), 1, 12) FROM generate_series(1, $1) AS n", tables
        )
        ids = [row[0] for row in rows]
        found = []
        for number in (0, partitions):
            await make(connection, f"entries_{number}", number, tables)
            found.append(await measure(connection, f"entries_{number}", number, ids))
        await connection.close()
        return found
    finally:
        await admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
        await admin.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100_000, help="games of 31 entries (default: 100000)")
    parser.add_argument("--partitions", type=int, default=16, help="partitions by hash of the table id (default: 16)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    chosen = parser.parse_args()
    found = asyncio.run(compare(chosen.tables, chosen.partitions))
    if chosen.json:
        print(json.dumps([asdict(one) for one in found]))
        return
    for one in found:
        print(", ".join(f"{name.replace('_', ' ')} {value:.3g}" for name, value in asdict(one).items()))


if __name__ == "__main__":
    main()
