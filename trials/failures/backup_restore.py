"""Play, destroy PostgreSQL, restore it from its backup, and compare every game: the drill of docs/guides/backup.md.

    python -m trials.failures.backup_restore [--way stream] [--tables 20] [--seconds 60] [--json]

Halfway through, a base backup is taken while people play. At the end PostgreSQL is killed with -9 and its folder
deleted, as if its disk had died. It is restored twice: to the last moment, and to a moment between backup and end.
Then every game is replayed, every view that somebody was shown is compared, a node starts on the restored database,
and a new game is played there.

    --way stream   pg_receivewal copies the write-ahead log as it is written
    --way archive  PostgreSQL copies a segment when it is full, and every five seconds
"""

import argparse
import asyncio
import json
import random
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

import asyncpg

from shoal.core.catalogue import OURS
from trials.failures.kill_nodes import Trial, check_views, keep_a_table, plans, to_entry
from trials.harness.cluster import UNLIMITED, database_at, launch, make_node, make_worker, migrate
from trials.harness.processes import (
    Program,
    as_postgres,
    folder_of_postgres,
    free_ports,
    give_to_postgres,
    make_nats,
    make_postgres,
    postgres_at,
    postgres_tool,
)
from trials.harness.random_clients import Client, TableOpener

EVERY = 5
"""Seconds after which PostgreSQL archives a segment that is not full."""


@dataclass
class Found:
    """What the drill measured, and what its checks found."""

    way: str
    acknowledged: int = 0
    backup_seconds: float = 0
    backup_megabytes: float = 0
    archive_megabytes: float = 0
    restored_seconds: float = 0
    lost: int = 0
    lost_seconds: float = 0
    views: int = 0
    faults: list[str] = field(default_factory=list)


@dataclass
class Site:
    """A PostgreSQL with an archive, and the folders of both and of the base backup."""

    folder: Path
    port: int
    way: str

    @property
    def archive(self) -> Path:
        return self.folder / "archive"

    @property
    def backup(self) -> Path:
        return self.folder / "backup"

    def postgres(self) -> Program:
        copying = f"test ! -f {self.archive}/%f && cp %p {self.archive}/%f"
        settings = {"archive_mode": "on", "archive_command": copying, "archive_timeout": str(EVERY)}
        return make_postgres(self.folder, self.port, settings if self.way == "archive" else {})

    def streamer(self) -> Program:
        """Return what copies the write-ahead log as it is written."""
        words = [*self.tool("pg_receivewal"), "-D", str(self.archive), "--no-loop"]
        return Program("pg_receivewal", as_postgres(words), lambda: any(self.archive.iterdir()))

    def tool(self, name: str) -> list[str]:
        return [postgres_tool(name), "-h", "127.0.0.1", "-p", str(self.port), "-U", "shoal"]

    def take_backup(self) -> float:
        """Copy the whole database while it is used; return the seconds."""
        begun = time.monotonic()
        command = [*self.tool("pg_basebackup"), "-D", str(folder_of_postgres(self.backup)), "-c", "fast"]
        subprocess.run(as_postgres(command), check=True, capture_output=True)
        return time.monotonic() - begun

    def restored(self, name: str, port: int, until: float | None) -> Program:
        """Return a PostgreSQL that begins with the backup and does what the archive says, until a moment."""
        data = self.folder / name
        shutil.copytree(self.backup, data)
        fetch = f"cp {self.archive}/%f %p || cp {self.archive}/%f.partial %p"
        settings = {"restore_command": fetch, "recovery_target_action": "promote", "archive_mode": "off"}
        if until is not None:
            settings["recovery_target_time"] = time.strftime("%Y-%m-%d %H:%M:%S+00", time.gmtime(until))
        (data / "recovery.signal").touch()
        return postgres_at(give_to_postgres(data), port, settings)


@contextmanager
def running(site: Site) -> Iterator[dict[str, str]]:
    """Run a node and a worker on the database of a site; yield their environment."""
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder, (port, nats_port) = Path(name), free_ports(2)
        nats = make_nats(folder, nats_port)
        launch(stack, nats)
        environment = {
            "SHOAL_DATABASE": database_at(site.port),
            "SHOAL_NATS": f"nats://127.0.0.1:{nats_port}",
            "SHOAL_SECRET": secrets.token_urlsafe(32),
            **UNLIMITED,
        }
        migrate(folder, environment)
        node = make_node(folder, environment, port)
        for program in (node, make_worker(folder, environment, 1)):
            launch(stack, program)
        node.wait_until_ready()
        yield {**environment, "port": str(port)}


async def play(port: int, tables: int, seconds: float, halfway: Callable[[], None]) -> tuple[list[Client], float]:
    """Let people play for a while; call `halfway` in the middle. Return the clients and the moment of the end."""
    rng, never = random.Random(1), asyncio.Event()
    log: list[Client] = []
    opener, wanted = TableOpener([port], rng), plans(list(OURS), rng)
    playing = [asyncio.create_task(keep_a_table(opener, wanted, 0.3, never, log)) for _ in range(tables)]
    await asyncio.sleep(seconds / 2)
    await asyncio.to_thread(halfway)
    await asyncio.sleep(seconds / 2)
    ended = time.monotonic()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return log, ended


def acknowledged(log: list[Client]) -> dict[str, float]:
    """Return when each command was acknowledged."""
    return {
        key: move.sent + move.taken
        for client in log
        for key, move in zip(client.acknowledged, client.moves, strict=True)
    }


async def entries_of(port: int, log: list[Client], found: Found) -> set[str]:
    """Replay every table of a restored database, compare all views, and return the keys of its commands."""
    connection = await asyncpg.connect(database_at(port))
    keys: set[str] = set()
    trial = Trial()
    for table in sorted({client.table for client in log}):
        row = await connection.fetchrow("SELECT * FROM tables WHERE id = $1", table)
        entries = await connection.fetch("SELECT * FROM entries WHERE table_id = $1 ORDER BY ply", table)
        if row is None:
            continue
        if [entry["ply"] for entry in entries] != list(range(len(entries))):
            found.faults.append(f"table {table} has gaps")
        keys.update(entry["key"] for entry in entries if entry["key"])
        clients = [client for client in log if client.table == table]
        check_views(clients, row, [to_entry(entry) for entry in entries], trial)
    found.views += trial.views
    if trial.views_differing:
        found.faults.append(f"{trial.views_differing} views differ")
    await connection.close()
    return keys


async def ends_recovery(port: int) -> None:
    """Wait until a restored PostgreSQL takes writes."""
    while True:
        with suppress(OSError, asyncpg.PostgresError):
            connection = await asyncpg.connect(database_at(port))
            recovering = await connection.fetchval("SELECT pg_is_in_recovery()")
            await connection.close()
            if not recovering:
                return
        await asyncio.sleep(0.1)


def drill(folder: Path, way: str, tables: int, seconds: float) -> Found:
    found, (port, last, middle) = Found(way), free_ports(3)
    site = Site(folder, port, way)
    folder_of_postgres(site.archive)
    moments: dict[str, float] = {}

    def halfway() -> None:
        found.backup_seconds = site.take_backup()
        time.sleep(seconds / 6)
        moments["kept"], moments["clock"] = time.monotonic(), float(int(time.time()) + 1)

    with ExitStack() as stack:
        postgres = site.postgres()
        launch(stack, postgres)
        postgres.wait_until_ready()
        if way == "stream":
            launch(stack, site.streamer())
        with running(site) as environment:
            log, ended = asyncio.run(play(int(environment["port"]), tables, seconds, halfway))
            postgres.stop()
    shutil.rmtree(folder / "postgres")
    when = acknowledged(log)
    found.acknowledged = len(when)
    found.backup_megabytes, found.archive_megabytes = megabytes(site.backup), megabytes(site.archive)
    restore(site, last, log, found, when, ended)
    restore_earlier(site, middle, log, found, when, moments)
    return found


def restore(site: Site, port: int, log: list[Client], found: Found, when: dict[str, float], ended: float) -> None:
    """Restore to the last moment, count what is lost, and play a new game."""
    with ExitStack() as stack:
        begun = time.monotonic()
        launch(stack, site.restored("restored", port, None))
        asyncio.run(ends_recovery(port))
        found.restored_seconds = time.monotonic() - begun
        keys = asyncio.run(entries_of(port, log, found))  # before bots play on where moves were lost
        begun = time.monotonic()
        with running(Site(site.folder, port, site.way)) as environment:
            found.restored_seconds += time.monotonic() - begun
            asyncio.run(play_one(int(environment["port"])))
    lost = [moment for key, moment in when.items() if key not in keys]
    found.lost = len(lost)
    found.lost_seconds = max(0.0, ended - min(lost, default=ended))


def restore_earlier(
    site: Site, port: int, log: list[Client], found: Found, when: dict[str, float], moments: dict[str, float]
) -> None:
    """Restore to a moment before the end: what is older is there, and what is newer is not."""
    with ExitStack() as stack:
        launch(stack, site.restored("earlier", port, moments["clock"]))
        asyncio.run(ends_recovery(port))
        keys = asyncio.run(entries_of(port, log, found))
    missing = sum(moment < moments["kept"] and key not in keys for key, moment in when.items())
    early = sum(moment > moments["kept"] + 2 and key in keys for key, moment in when.items())
    if missing or early:
        found.faults.append(f"to a moment: {missing} older commands are missing, {early} newer ones are there")


async def play_one(port: int) -> None:
    """Play a new game to its end."""
    clients = await TableOpener([port], random.Random(2)).open("fishery", 2, 2, 0.02)
    async with asyncio.timeout(120):
        await asyncio.gather(*(client.play() for client in clients))


def megabytes(folder: Path) -> float:
    return round(sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--way", choices=["stream", "archive"], default="stream", help="how the log is copied")
    parser.add_argument("--tables", type=int, default=20, help="tables at the same time (default: 20)")
    parser.add_argument("--seconds", type=float, default=60, help="how long people play (default: 60)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="shoal-drill-") as folder:
        found = drill(Path(folder), chosen.way, chosen.tables, chosen.seconds)
    print(json.dumps(asdict(found)) if chosen.json else table_of(found))
    sys.exit(bool(found.faults))


def table_of(found: Found) -> str:
    lines = [
        f"| way | {found.way} |",
        "|---|---|",
        f"| moves acknowledged | {found.acknowledged} |",
        f"| base backup | {found.backup_seconds:.1f} s, {found.backup_megabytes:.0f} MB |",
        f"| archive | {found.archive_megabytes:.0f} MB |",
        f"| from nothing to a node that serves | {found.restored_seconds:.1f} s |",
        f"| moves lost | {found.lost} (the last {found.lost_seconds:.1f} s) |",
        f"| views compared | {found.views} |",
        f"| faults | {'; '.join(found.faults) or 'none'} |",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
