"""A cluster for one test run: PostgreSQL, NATS, nodes and workers, in a folder that is deleted afterwards."""

import secrets
import signal
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trials.harness.processes import Program, Shoal, answers, free_ports, make_nats, make_postgres
from trials.harness.tcp_proxy import Proxy

UNLIMITED: Final = {"SHOAL_LIMITS": "off", "SHOAL_PACE": "off"}


@dataclass
class Cluster:
    """All programs of a cluster; nodes and workers reach PostgreSQL and NATS through the proxies in `lines`."""

    database: str
    environment: Mapping[str, str]
    postgres: Program
    nats: Program
    nodes: Sequence[Program]
    workers: Sequence[Program]
    ports: list[int]
    lines: Mapping[str, Proxy]


@contextmanager
def run_cluster(
    nodes: int, workers: int, settings: Mapping[str, str] = UNLIMITED, *, proxied: bool = False
) -> Iterator[Cluster]:
    """Run a cluster until the block ends or this process is terminated; `proxied`: its connections can be cut."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory(prefix="shoal-trial-") as name, ExitStack() as stack:
        folder, (postgres_port, nats_port, *ports) = Path(name), free_ports(nodes + 2)
        postgres, nats = make_postgres(folder, postgres_port), make_nats(folder, nats_port)
        for program in (postgres, nats):
            launch(stack, program)
            program.wait_until_ready()
        reached = {"postgres": postgres_port, "nats": nats_port}
        lines = {name: stack.enter_context(Proxy("127.0.0.1", port)) for name, port in reached.items() if proxied}
        reached |= {name: line.port for name, line in lines.items()}
        environment = {
            "SHOAL_DATABASE": database_at(reached["postgres"]),
            "SHOAL_NATS": f"nats://127.0.0.1:{reached['nats']}",
            "SHOAL_SECRET": secrets.token_urlsafe(32),
            "SHOAL_CONNECTIONS": "8",
            **settings,
        }
        migrate(folder, environment)
        made = [make_node(folder, environment, port) for port in ports]
        helpers = [make_worker(folder, environment, number) for number in range(workers)]
        for program in (*made, *helpers):
            launch(stack, program)
        for program in made:
            program.wait_until_ready()
        database = database_at(postgres_port)
        yield Cluster(database, environment, postgres, nats, made, helpers, ports, lines)


def launch(stack: ExitStack, program: Program) -> None:
    """Start a program, and stop it when the stack closes."""
    program.start()
    stack.callback(program.stop)


def database_at(port: int) -> str:
    return f"postgresql://shoal@127.0.0.1:{port}/postgres"


def migrate(folder: Path, environment: Mapping[str, str]) -> None:
    migration = Shoal("migrate", ["migrate"], lambda: True, dict(environment), folder / "migrate.log")
    migration.start()
    migration.finish()


def make_node(folder: Path, environment: Mapping[str, str], port: int) -> Shoal:
    words = ["serve", "--port", str(port)]
    return Shoal(f"node {port}", words, lambda: answers(port), dict(environment), folder / f"node {port}.log")


def make_worker(folder: Path, environment: Mapping[str, str], number: int) -> Shoal:
    return Shoal(f"worker {number}", ["worker"], lambda: True, dict(environment), folder / f"worker {number}.log")
