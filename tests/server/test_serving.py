"""The server as a process: it starts with one command, stops gracefully, and its logs name nobody."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from shoal.server.platform.static_files.pages import are_built

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


@pytest.mark.slow
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
    address, kept, bots, *missing, stop = printed.splitlines()
    assert address == f"Shoal is at http://127.0.0.1:{port}"
    assert kept == f"Tables are kept in {tmp_path / 'shoal.sqlite'}"
    assert bots == "Bots play here, in this process."
    assert bool(missing) == (not are_built())
    assert stop == "Press Ctrl-C to stop."
    assert (tmp_path / "shoal.sqlite").exists()
    assert "upgrade" not in logged
    for line in logged.splitlines():
        assert json.loads(line)["level"] in ("info", "warning")
    assert not [secret for secret in (name, table, cookie, "127.0.0.1:") if secret in logged]


@pytest.mark.slow
def test_ctrl_c_ends_it_in_peace(serving: "subprocess.Popen[str]", port: int) -> None:
    wait_for(port)
    serving.send_signal(signal.SIGINT)
    printed, logged = serving.communicate(timeout=30)
    assert (serving.returncode, printed.splitlines()[-1], logged) == (0, "Stopped.", "")


@pytest.mark.slow
def test_a_port_in_use_is_refused_in_one_line(port: int, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", port)):
        command = [*COMMAND, "serve", "--port", str(port)]
        environment = {**os.environ, "SHOAL_DATA": str(tmp_path)}
        ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith(f"shoal: cannot listen on 127.0.0.1, port {port}: ")
    assert ended.stderr.count("\n") == 1


@pytest.mark.slow
def test_the_migrate_command_prints_the_new_version(tmp_path: Path) -> None:
    environment = {**os.environ, "SHOAL_DATABASE": f"sqlite:///{tmp_path / 'a.sqlite'}", "SHOAL_DATA": str(tmp_path)}
    done = subprocess.run([*COMMAND, "migrate"], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("the database is at version 0")


@pytest.mark.slow
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
