"""Programs that a script starts, kills and starts again: PostgreSQL, NATS, nodes and workers."""

import multiprocessing
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import MappingProxyType, ModuleType

import httpx

from shoal.cli import main
from shoal.core.catalogue import OURS

PATIENCE = 120.0
NOTHING: Mapping[str, str] = MappingProxyType({})
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(
    [
        "shoal.server.app.main",
        "trials.harness.random_clients",
        "trials.attacks.http_attacks",
        *(f"shoal.games.{name}" for name in OURS),
    ]
)


class NotReady(Exception):
    """A program was not ready in time."""


@dataclass
class Program:
    """A program in its own process group: a kill also kills its children, as if the machine had died."""

    name: str
    command: list[str]
    is_ready: Callable[[], bool]
    environment: dict[str, str] = field(default_factory=dict)
    log: Path = Path(os.devnull)
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                env={**os.environ, **self.environment},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            if time.monotonic() > end:
                raise NotReady(f"{self.name} was not ready in {PATIENCE:.0f} s; the end of its log:\n{self.log_tail()}")
            time.sleep(0.1)

    def log_tail(self) -> str:
        return "\n".join(self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-20:])

    def stop(self, number: int = signal.SIGKILL) -> None:
        """Send a signal to the whole group and wait until the program has ended."""
        if self.process is not None:
            os.killpg(self.process.pid, number)
            self.process.wait(PATIENCE)
            self.process = None


@dataclass
class Shoal(Program):
    """The `shoal` command, forked from a process that has loaded it already, so that a start is cheap.

    `command` holds its arguments. Its wall clock is `skew` seconds ahead.
    """

    child: BaseProcess | None = None
    skew: float = 0.0

    def start(self) -> None:
        self.child = FORKS.Process(target=run_shoal, args=(self.command, self.environment, str(self.log), self.skew))
        self.child.start()
        with suppress(ProcessLookupError):
            while os.getpgid(self.child.pid or 0) != self.child.pid:
                time.sleep(0.01)

    def finish(self) -> None:
        """Wait until it ends by itself; raise NotReady if it failed."""
        assert self.child is not None
        self.child.join(PATIENCE)
        if self.child.exitcode != 0:
            raise NotReady(f"{self.name} failed:\n{self.log_tail()}")

    def stop(self, number: int = signal.SIGKILL) -> None:
        if self.child is not None and self.child.pid is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.child.pid, number)
            self.child.join(PATIENCE)
            self.child = None


def skew_clock(seconds: float) -> None:
    """Set the wall clock of this process ahead, as on a machine with a wrong clock."""
    true, true_ns = time.time, time.time_ns
    time.time = lambda: true() + seconds
    time.time_ns = lambda: true_ns() + round(seconds * 1e9)


def run_shoal(words: list[str], environment: dict[str, str], log: str, skew: float = 0.0) -> None:
    """Turn this process into `shoal` with these arguments, in its own process group."""
    os.setsid()
    if skew:
        skew_clock(skew)
    os.environ.update(environment)
    with Path(log).open("ab") as file:
        for output in (1, 2):
            os.dup2(file.fileno(), output)
    sys.modules["__main__"] = ModuleType("__main__")
    sys.argv = ["shoal", *words]
    main()


def free_ports(number: int) -> list[int]:
    """Return free ports below those that Linux uses for outgoing connections, which could take them meanwhile."""
    found: set[int] = set()
    while len(found) < number:
        port = 20_000 + secrets.randbelow(12_000)
        with socket.socket() as one, suppress(OSError):
            one.bind(("127.0.0.1", port))
            found.add(port)
    return list(found)


def accepts(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=20, verify=False).status_code == 200  # noqa: S501  (no TLS here: nothing to load certificates for)
    except httpx.HTTPError:
        return False


def as_postgres(command: list[str]) -> list[str]:
    """Return the command as the user postgres if we are root, because PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


def postgres_tool(name: str) -> str:
    tools = Path(shutil.which("initdb") or max(Path("/usr/lib/postgresql").glob("*/bin/initdb"))).resolve().parent
    return str(tools / name)


def folder_of_postgres(path: Path) -> Path:
    """Make a folder that PostgreSQL may write into."""
    path.mkdir()
    return give_to_postgres(path)


def give_to_postgres(path: Path) -> Path:
    """Let PostgreSQL own a folder with everything in it."""
    if os.geteuid() == 0:
        path.parent.chmod(0o755)
        for part in (path, *path.rglob("*")):
            shutil.chown(part, "postgres")
    path.chmod(0o700)
    return path


def make_postgres(folder: Path, port: int, settings: Mapping[str, str] = NOTHING) -> Program:
    """Return a PostgreSQL with an empty database."""
    data = folder_of_postgres(folder / "postgres")
    making = [postgres_tool("initdb"), "-D", str(data), "-A", "trust", "-U", "shoal", "--no-sync"]
    subprocess.run(as_postgres(making), check=True, capture_output=True)
    return postgres_at(data, port, settings)


def postgres_at(data: Path, port: int, settings: Mapping[str, str] = NOTHING) -> Program:
    """Return a PostgreSQL with the database in this folder."""
    everything = {"listen_addresses": "127.0.0.1", **settings}
    changed = [word for name, value in everything.items() for word in ("-c", f"{name}={value}")]
    run = [postgres_tool("postgres"), "-D", str(data), "-p", str(port), "-k", str(data), *changed]
    is_ready = [postgres_tool("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    return Program(
        "postgres",
        as_postgres(run),
        lambda: subprocess.run(is_ready, check=False).returncode == 0,
        log=data.parent / f"{data.name}.log",
    )


def make_nats(folder: Path, port: int) -> Program:
    binary = shutil.which("nats-server") or "/usr/sbin/nats-server"
    return Program("nats", [binary, "-a", "127.0.0.1", "-p", str(port)], lambda: accepts(port), log=folder / "nats.log")
