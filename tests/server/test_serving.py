"""The server as a process: it starts with one command, stops gracefully, and its logs name nobody."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from programs import accepts, free_ports
from shoal.server.pages import are_built
from shoal.server.settings import Settings

COMMAND = [sys.executable, "-c", "from shoal.cli import main; main()"]
WISH = {"game": "fishery", "chairs": [{"kind": "me"}, {"kind": "open"}], "door": "link"}


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        found: int = free.getsockname()[1]
        return found


@pytest.fixture
def serving(port: int, tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """Run `shoal serve` with only the data folder configured."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SHOAL_")}
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", str(port)],
        env={**environment, "SHOAL_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    yield process
    process.kill()
    process.communicate()


def wait_for(port: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            assert httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("the server did not start")


def test_one_command_starts_a_server_that_stops_gracefully_and_logs_no_names(
    serving: "subprocess.Popen[str]", port: int, tmp_path: Path
) -> None:
    wait_for(port)
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"X-Shoal": "1"}) as person:
        name = person.post("/api/players/guest").json()["name"]
        table = person.post("/api/tables", json=WISH).json()["id"]
        cookie = person.cookies["shoal"]
    headers = {"Cookie": f"shoal={cookie}"}
    with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/play", additional_headers=headers) as reader:
        reader.send(json.dumps({"type": "hello", "since": 0}))
        assert json.loads(reader.recv(timeout=20))["type"] == "welcome"
        serving.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed):
            reader.recv(timeout=20)
    printed, logged = serving.communicate(timeout=30)
    address, kept, *missing, stop = printed.splitlines()
    assert address == f"Shoal is at http://127.0.0.1:{port}"
    assert kept == f"Tables are kept in {tmp_path / 'shoal.sqlite'}"
    assert bool(missing) == (not are_built())
    assert stop == "Press Ctrl-C to stop."
    assert (tmp_path / "shoal.sqlite").exists()
    assert "upgrade" not in logged
    for line in logged.splitlines():
        assert json.loads(line)["level"] in ("info", "warning")
    assert not [secret for secret in (name, table, cookie, "127.0.0.1:") if secret in logged]


def test_ctrl_c_ends_it_in_peace(serving: "subprocess.Popen[str]", port: int) -> None:
    wait_for(port)
    serving.send_signal(signal.SIGINT)
    printed, logged = serving.communicate(timeout=30)
    assert (serving.returncode, printed.splitlines()[-1], logged) == (0, "Stopped.", "")


def test_a_port_in_use_is_refused_in_one_line(port: int, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", port)):
        command = [*COMMAND, "serve", "--port", str(port)]
        environment = {**os.environ, "SHOAL_DATA": str(tmp_path)}
        ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith(f"shoal: cannot listen on 127.0.0.1, port {port}: ")
    assert ended.stderr.count("\n") == 1


def test_the_migrate_command_prints_the_new_version(tmp_path: Path) -> None:
    environment = {**os.environ, "SHOAL_DATABASE": f"sqlite:///{tmp_path / 'a.sqlite'}", "SHOAL_DATA": str(tmp_path)}
    done = subprocess.run([*COMMAND, "migrate"], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("the database is at version 0")


def test_a_worker_serves_metrics_too(port: int, tmp_path: Path) -> None:
    places = {"SHOAL_DATA": str(tmp_path), "SHOAL_METRICS": f"127.0.0.1:{port}"}
    with subprocess.Popen([*COMMAND, "worker"], env={**os.environ, **places}, stderr=subprocess.PIPE) as process:
        try:
            assert "python_info" in wait_for_metrics(port)
        finally:
            process.terminate()
            assert process.wait(30) == 0


def wait_for_metrics(port: int) -> str:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/metrics").text
        except httpx.TransportError:
            time.sleep(0.05)
    raise TimeoutError("the worker did not start")


@contextmanager
def served_together(settings: Settings, port: int, metrics: int) -> Iterator["subprocess.Popen[str]"]:
    environment = {
        **os.environ,
        "SHOAL_DATABASE": settings.database,
        "SHOAL_NATS": settings.nats,
        "SHOAL_SECRET": settings.secret,
        "SHOAL_LIMITS": "off",
        "SHOAL_METRICS": f"127.0.0.1:{metrics}",
    }
    command = [*COMMAND, "serve", "--port", str(port), "--processes", "2"]
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == f"Shoal is at http://127.0.0.1:{port}\n"
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def asked_of(metrics: int) -> float:
    """Return how many requests of people a process has answered."""
    told = httpx.get(f"http://127.0.0.1:{metrics}/metrics").text
    return sum(
        float(line.rpartition(" ")[2])
        for line in told.splitlines()
        if "/api/players/guest" in line and "_count" in line
    )


def test_several_processes_share_a_port_and_its_tables(cluster: Settings) -> None:
    port, metrics = neighbours()
    with served_together(cluster, port, metrics) as process:
        for _ in range(30):
            assert httpx.post(f"http://127.0.0.1:{port}/api/players/guest", headers={"X-Shoal": "1"}).status_code == 200
        assert min(asked_of(metrics), asked_of(metrics + 1)) > 0
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    assert not accepts(port)


def test_if_one_of_several_processes_is_killed_all_end(cluster: Settings) -> None:
    port, metrics = neighbours()
    with served_together(cluster, port, metrics) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        os.kill(int(children[-1]), signal.SIGKILL)
        assert process.wait(30) == 1
        assert process.stderr is not None
        assert "one of the processes has ended by itself" in process.stderr.read()
    assert not accepts(port)


def test_sqlite_is_for_one_process(tmp_path: Path) -> None:
    command = [*COMMAND, "serve", "--processes", "2"]
    environment = {**os.environ, "SHOAL_DATA": str(tmp_path), "SHOAL_DATABASE": ""}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr.count("\n")) == (1, 1)
    assert "--processes needs PostgreSQL" in ended.stderr


def neighbours() -> tuple[int, int]:
    """Return a free port, and another one whose next is free too."""
    while True:
        port, metrics = free_ports(2)
        if metrics + 1 != port and not accepts(metrics + 1):
            return port, metrics
