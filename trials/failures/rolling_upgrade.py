"""Replace every node and worker by the next release and back while people play, as docs/reference/operations.md says.

    python -m trials.failures.rolling_upgrade [--tables 30] [--slowness 1] [--nodes 2] [--workers 2] [--longest 3]
        [--games a,b] [--json]

The next release is a copy of the installed one with one more migration, which adds a table, a column and an index.
First it migrates the database, then it takes over node by node and worker by worker. Then the release before takes
over again, on the schema of the next one. At the end every game is compared with what its players were told.
"""

import argparse
import asyncio
import compileall
import json
import random
import secrets
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path

import shoal
from shoal.core.catalogue import OURS
from shoal.server.migrations.upgrade import newest
from trials.failures.kill_nodes import Trial, check, keep_a_table, plans, until_quiet
from trials.harness.cluster import UNLIMITED, database_at, launch
from trials.harness.processes import Program, answers, free_ports, make_nats, make_postgres
from trials.harness.random_clients import Client, TableOpener

SETTLE = 3.0
"""Seconds of play before the first program is replaced, and after the last one."""
MIGRATION = '''"""What a next release might add: marks of players."""

import sqlalchemy as sa
from alembic import op

revision = "{next}"
down_revision = "{now}"


def upgrade() -> None:
    op.create_table("marks", sa.Column("player", sa.String(16), primary_key=True), sa.Column("mark", sa.String(8)))
    op.add_column("players", sa.Column("mark", sa.String(8)))
    op.create_index("ix_tables_mark", "tables", ["game", "id"])
'''
SHOAL = [sys.executable, "-P", "-c", "from shoal.cli import main; main()"]


@dataclass
class Found:
    """What the upgrade did to the players, and what the checks found."""

    tables: int = 0
    acknowledged: int = 0
    entries: int = 0
    views: int = 0
    replaced: int = 0
    seconds_to_replace: float = 0
    migration_seconds: float = 0
    connections_lost: int = 0
    longest_away: float = 0
    refused: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


@dataclass
class Place:
    """One node or worker, whichever release runs there now. A worker has no port."""

    words: Sequence[str]
    port: int | None
    log: Path
    program: Program | None = None

    def run(self, release: Mapping[str, str]) -> None:
        """Stop what runs here as an operator would, and start a release instead."""
        if self.program is not None:
            self.program.stop(signal.SIGTERM)
        self.program = Program(self.log.stem, [*SHOAL, *self.words], self.is_ready, dict(release), self.log)
        self.program.start()
        self.program.wait_until_ready()

    def is_ready(self) -> bool:
        return self.port is None or answers(self.port)

    def end(self) -> None:
        if self.program is not None:
            self.program.stop()


def next_release(folder: Path) -> Path:
    """Copy the installed package and add a migration; return the folder to import it from."""
    made, now = folder / "next", newest()
    shutil.copytree(Path(shoal.__file__).parent, made / "shoal", ignore=shutil.ignore_patterns("__pycache__"))
    text = MIGRATION.format(now=now, next=f"{int(now) + 1:04}")
    (made / "shoal" / "server" / "migrations" / "versions" / "next_marks.py").write_text(text, encoding="utf-8")
    compileall.compile_dir(made, quiet=2)
    return made


def migrate(release: Mapping[str, str], log: Path) -> float:
    """Run `shoal migrate` of a release; return the seconds."""
    begun = time.monotonic()
    program = Program("migrate", [*SHOAL, "migrate"], lambda: True, dict(release), log)
    program.start()
    assert program.process is not None
    if program.process.wait(120):
        raise RuntimeError(program.log_tail())
    return time.monotonic() - begun


async def replace_all(places: Sequence[Place], release: Mapping[str, str], found: Found) -> None:
    """Replace one program after the other; the others go on meanwhile."""
    for place in places:
        begun = time.monotonic()
        await asyncio.to_thread(place.run, release)
        found.replaced += 1
        found.seconds_to_replace = max(found.seconds_to_replace, round(time.monotonic() - begun, 2))
        await asyncio.sleep(1)


async def play(
    places: Sequence[Place], releases: Sequence[Mapping[str, str]], options: argparse.Namespace, found: Found
) -> list[Client]:
    """Let people play while every program is replaced by the next release and back."""
    rng, ending = random.Random(1), asyncio.Event()
    log: list[Client] = []
    opener, wanted = (
        TableOpener([place.port for place in places if place.port], rng),
        plans(options.games.split(","), rng),
    )
    slots = [
        asyncio.create_task(keep_a_table(opener, wanted, options.slowness, ending, log)) for _ in range(options.tables)
    ]
    await asyncio.sleep(SETTLE)
    before, after = releases
    found.migration_seconds = round(await asyncio.to_thread(migrate, after, places[0].log), 2)
    for release in (after, before):
        await replace_all(places, release, found)
        await asyncio.sleep(SETTLE)
    ending.set()
    for client in log:
        client.slowness = 0.1
    await until_quiet(slots, log)
    return log


def judge(found: Found, log: Sequence[Client], trial: Trial, longest: float) -> None:
    """Keep what the players met, and name every fault."""
    found.tables, found.acknowledged = trial.tables, trial.acknowledged
    found.entries, found.views = trial.entries, trial.views
    away = [seconds for client in log for seconds in client.away]
    found.connections_lost, found.longest_away = len(away), round(max(away, default=0), 2)
    found.refused = dict(Counter(code for client in log for _, code in client.refusals))
    bad = ("lost", "duplicated", "disordered", "stuck", "views_differing")
    found.faults += [f"{name}: {getattr(trial, name)}" for name in bad if getattr(trial, name)]
    if found.longest_away > longest:
        found.faults.append(f"somebody was away for {found.longest_away} s")
    if found.refused:
        found.faults.append(f"moves were refused: {found.refused}")
    if not found.acknowledged or not found.connections_lost:
        found.faults.append("nobody played, or nobody noticed")


def run(options: argparse.Namespace) -> Found:
    found, trial = Found(), Trial()
    with tempfile.TemporaryDirectory(prefix="shoal-upgrade-") as name, ExitStack() as stack:
        folder, (postgres_port, nats_port, *ports) = Path(name), free_ports(options.nodes + 2)
        for program in (make_postgres(folder, postgres_port), make_nats(folder, nats_port)):
            launch(stack, program)
            program.wait_until_ready()
        before = {
            "SHOAL_DATABASE": database_at(postgres_port),
            "SHOAL_NATS": f"nats://127.0.0.1:{nats_port}",
            "SHOAL_SECRET": secrets.token_urlsafe(32),
            **UNLIMITED,
        }
        after = {**before, "PYTHONPATH": str(next_release(folder))}
        migrate(before, folder / "migrate.log")
        places = [Place(["serve", "--port", str(port)], port, folder / f"node {port}.log") for port in ports]
        places += [Place(["worker"], None, folder / f"worker {number}.log") for number in range(options.workers)]
        for place in places:
            stack.callback(place.end)
            place.run(before)

        async def whole() -> list[Client]:
            log = await play(places, (before, after), options, found)
            await check(database_at(postgres_port), log, trial)
            return log

        judge(found, asyncio.run(whole()), trial, options.longest)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=30, help="tables that are played at the same time (default: 30)")
    parser.add_argument("--nodes", type=int, default=2, help="how many nodes run (default: 2)")
    parser.add_argument("--workers", type=int, default=2, help="how many workers run (default: 2)")
    slowness = "most seconds that people take for a decision (default: 1)"
    parser.add_argument("--slowness", type=float, default=1.0, help=slowness)
    longest = "seconds for which a player may be without a connection (default: 3)"
    parser.add_argument("--longest", type=float, default=3.0, help=longest)
    parser.add_argument("--games", default=",".join(OURS), help="names of games, separated by commas (default: all)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    options = parser.parse_args()
    found = run(options)
    told = asdict(found)
    print(json.dumps(told) if options.json else "\n".join(f"{name.replace('_', ' ')}: {told[name]}" for name in told))
    sys.exit(1 if found.faults else 0)


if __name__ == "__main__":
    main()
