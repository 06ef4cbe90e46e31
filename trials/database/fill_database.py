"""Fill a database as if it had been used for years: one real game, copied many times inside PostgreSQL.

Most tables are over, some are running, some are waiting; most are by link. Three guests play much: the regular has
every twentieth game, the recluse has every tenth, nearly all by link, and the busy guest has thousands that are
running.
"""

import time
from typing import Any

import asyncpg

from shoal.server.platform.base.timestamps import now

MEMORY = "SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'; SET synchronous_commit = off"
SEEDED = "SET session_replication_role = replica; SELECT setseed(0.5)"
OVER = 0.96
"""The share of tables whose games are over."""
LARGE = (
    *("entries", "chairs", "snapshots", "said", "jobs", "sessions", "attempts", "meetings", "ratings"),
    *("tallies", "habits", "rivalries", "rating_history"),
)
KEPT = """
SELECT c.conname AS name, true AS is_constraint, pg_get_constraintdef(c.oid) AS definition
FROM pg_constraint c WHERE c.conrelid = $1::regclass AND c.contype IN ('p', 'u')
UNION ALL
SELECT i.relname, false, pg_get_indexdef(i.oid) FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
WHERE x.indrelid = $1::regclass AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.oid)
"""
ID = "substr(md5('table ' || n), 1, 12)"
SOMEBODY = "'p' || floor(random() * random() * $players)::int"
NUMBERED = """
CREATE UNLOGGED TABLE numbered AS
SELECT n, {id} AS id,
    CASE WHEN n % 20 = 0 THEN '{regular}' WHEN n % 10 = 1 THEN '{recluse}' ELSE {somebody} END AS first,
    {somebody} AS second,
    CASE WHEN n % 10 = 1 AND n > {tables} / 200 OR random() < 0.7 THEN 'link' ELSE 'public' END AS door,
    CASE WHEN random() < {over} THEN 'over' WHEN random() < 0.75 THEN 'running' ELSE 'waiting' END AS status,
    {now} - ({tables} - n) * 60000::bigint AS created
FROM generate_series(1, {tables}) AS n
"""
TABLES = """
INSERT INTO tables (id, game, rules_version, edition, seats, options, clock, door, rated, talk, host, status, version,
    entries, turn, secret, words, said, result, created, started, ended, expires)
SELECT numbered.id, game, rules_version, edition, seats, options, clock, numbered.door, n % 3 = 0, talk, first,
    numbered.status, CASE numbered.status WHEN 'waiting' THEN 0 ELSE version END,
    CASE numbered.status WHEN 'over' THEN entries WHEN 'running' THEN {some} ELSE 0 END,
    CASE numbered.status WHEN 'over' THEN turn ELSE '[0]' END, secret, words, CASE WHEN n % 10 = 0 THEN 3 ELSE 0 END,
    CASE numbered.status WHEN 'over' THEN result END, numbered.created,
    CASE numbered.status WHEN 'waiting' THEN NULL ELSE numbered.created END,
    CASE numbered.status WHEN 'over' THEN numbered.created + 600000 END,
    CASE numbered.status WHEN 'waiting' THEN {now} + n * 10 END
FROM numbered, tables WHERE tables.id = '{template}'
"""
CHAIRS = """
INSERT INTO chairs (table_id, seat, kind, player, name, word, "left", since, due, door, created, ended)
SELECT numbered.id, seat, CASE WHEN seat = 1 AND status = 'waiting' THEN 'open' ELSE 'person' END,
    CASE WHEN seat = 0 AND n % 40 = 2 AND status = 'running' THEN '{busy}' WHEN seat = 0 THEN first
        WHEN status = 'waiting' THEN NULL ELSE second END,
    'Somebody', '', CASE status WHEN 'running' THEN 600000 END,
    CASE WHEN status = 'running' AND seat = 0 THEN {now} END,
    CASE WHEN status = 'running' AND seat = 0 THEN {now} + 86400000 + n END,
    door, created, CASE status WHEN 'over' THEN created + 600000 END
FROM numbered, generate_series(0, 1) AS seat
"""
ENTRIES = """
INSERT INTO entries (table_id, ply, seat, kind, text, back_to, key, made)
SELECT numbered.id, ply, seat, kind, text, back_to, CASE WHEN key IS NULL THEN NULL ELSE 'key ' || ply END, created
FROM numbered, entries
WHERE table_id = '{template}' AND (status = 'over' OR status = 'running' AND ply < {some})
"""
SNAPSHOTS = """
INSERT INTO snapshots (table_id, entries, data) SELECT numbered.id, entries, data
FROM numbered, snapshots WHERE table_id = '{template}' AND status = 'over' AND n % 5 = 0
"""
SAID = """
INSERT INTO said (table_id, number, player, name, seat, text, key, at)
SELECT id, number, first, 'Somebody', 0, 'Well played, and thank you.', number, created
FROM numbered, generate_series(0, 2) AS number WHERE n % 10 = 0
"""
JOBS = """
INSERT INTO jobs (table_id, kind, entry, seat, due, result)
SELECT id, CASE WHEN n % 10 = 3 THEN 'hint' ELSE 'review' END, 4 * part, 0,
    CASE WHEN part < 2 THEN created END, CASE WHEN part >= 2 THEN '[]'::json END
FROM numbered, generate_series(0, 3) AS part WHERE n % 10 IN (3, 7) AND status = 'over' AND n <= {tables} * 11 / 20
"""
OTHERS = """
CREATE UNLOGGED TABLE counted AS SELECT 'p' || n AS id FROM generate_series(0, {players}) AS n
UNION SELECT unnest(ARRAY['{regular}', '{recluse}', '{busy}']);
INSERT INTO players (id, name, folded, created, joined)
SELECT 'p' || n, 'Player ' || word, 'player' || word, {now} - n, CASE WHEN n % 2 = 0 THEN {now} END
FROM generate_series(0, {players}) AS n, translate(n::text, '0123456789', 'abcdefghjk') AS word;
INSERT INTO sessions (token, player, expires)
SELECT md5('session ' || n) || md5('more ' || n), 'p' || n % {players}, {now} + (n - {tables} / 20) * 60000::bigint
FROM generate_series(1, {tables} / 2) AS n;
INSERT INTO attempts (subject, period, count)
SELECT md5('attempt ' || n) || md5('more ' || n), {now} + (n - {tables} / 10) / 100 * 1000::bigint, 1
FROM generate_series(1, {tables} / 2) AS n;
INSERT INTO ratings (player, game, strength, doubt, games, points, listed)
SELECT 'p' || n, 'fishery', 25, 2, 90, 1000 + n % 700, n % 2 = 0 FROM generate_series(0, {players}) AS n;
INSERT INTO ratings (player, game, strength, doubt, games, points, listed)
SELECT id, 'fishery', 25, 2, 90, 1400, true FROM unnest(ARRAY['{regular}', '{recluse}', '{busy}']) AS id;
INSERT INTO meetings (first, second, game, since, games)
SELECT 'p' || n % {players}, 'p' || n / {players} || 'q', 'fishery', {now}, 2
FROM generate_series(1, {tables} / 3) AS n;
INSERT INTO tallies (player, game, seats, games, firsts, shares, "left")
SELECT id, game, seats, 20, 8, 9.5, 1 FROM counted, unnest(ARRAY['fishery', 'fleet', 'pisces']) AS game,
    generate_series(2, 4) AS seats;
INSERT INTO habits (player, game, kind, thing, games, shares)
SELECT id, 'fishery', 'square', substr('abcdefghi', 1 + n % 9, 1) || 1 + n / 9, 5, 2
FROM counted, generate_series(0, 29) AS n;
INSERT INTO rivalries (first, second, game, seats, ahead, behind, level)
SELECT DISTINCT least('p' || n, id), greatest('p' || n, id), 'fishery', 2, 3, 2, 0
FROM counted, generate_series(0, 20) AS n WHERE 'p' || n <> id;
INSERT INTO rating_history (player, game, number, at, points)
SELECT id, 'fishery', n, {now} - (90 - n) * 86400000::bigint, 1000 + n FROM counted, generate_series(31, 90) AS n;
DROP TABLE counted
"""


async def fill(
    address: str, template: str, snapshot: tuple[int, str], guests: dict[str, str], tables: int, players: int
) -> float:
    """Copy the template table so many times, distribute the copies to players and guests; return the seconds taken."""
    begun = time.monotonic()
    connection = await asyncpg.connect(address)
    words = {
        **guests,
        "template": template,
        "tables": tables,
        "players": players,
        "now": now(),
        "some": 5,
        "over": OVER,
        "id": ID,
    }
    words["somebody"] = SOMEBODY.replace("$players", str(words["players"]))
    await connection.execute("INSERT INTO snapshots VALUES ($1, $2, $3)", template, *snapshot)
    await connection.execute(MEMORY)
    await connection.execute(SEEDED)
    kept = {table: await take_indexes(connection, table) for table in LARGE}
    for statement in (NUMBERED, TABLES, CHAIRS, ENTRIES, SNAPSHOTS, SAID, JOBS, OTHERS):
        await connection.execute(statement.format(**words))
    await connection.execute("DROP TABLE numbered")
    for table in LARGE:
        await put_back(connection, table, kept[table])
    await connection.execute("VACUUM ANALYZE")
    await connection.close()
    return time.monotonic() - begun


async def take_indexes(connection: Any, table: str) -> list[Any]:
    """Drop the indexes of a database table and turn off its log, to fill it faster; return the indexes."""
    kept = list(await connection.fetch(KEPT, table))
    for one in kept:
        dropped = f"ALTER TABLE {table} DROP CONSTRAINT" if one["is_constraint"] else "DROP INDEX"
        await connection.execute(f"{dropped} {one['name']}")
    await connection.execute(f"ALTER TABLE {table} SET UNLOGGED")
    return kept


async def put_back(connection: Any, table: str, kept: list[Any]) -> None:
    for one in kept:
        made = f"ALTER TABLE {table} ADD CONSTRAINT {one['name']} {one['definition']}"
        await connection.execute(made if one["is_constraint"] else one["definition"])
