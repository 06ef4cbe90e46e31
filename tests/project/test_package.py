"""The package of the guide to games is installed as anybody would install it, and every command knows its game."""

import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from support.people import Line
from support.snippets import ROOT, blocks
from trials.harness.processes import free_ports

GUIDE = ROOT / "docs" / "guides" / "game.md"
EXPERIMENT = 'seed = 1\ngames = 400\n\n[[case]]\ngame = "catch"\nbots = ["greedy", "random"]\n'
pytestmark = pytest.mark.slow
SHOAL = [sys.executable, "-P", "-c", "from shoal.cli import main; main()"]
LOOK = """
import json
from shoal.bots.find_mind import mind_for
from shoal.core.catalogue import load
from shoal.lab.play.sheet import sheet_for
from shoal.rl.session import GameSetup

table = GameSetup("catch", None, None)
planes = [plane.name for plane in table.features.planes]
print(json.dumps([type(mind_for(table.game)).__name__, sheet_for(table.game).stock, planes]))
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Install the package into a folder of its own; return the environment of a process that finds it."""
    source, site = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("site")
    for block in blocks(GUIDE.read_text(encoding="utf-8")):
        if block.title:
            file = source / block.title
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--target", str(site), str(source)], check=True)
    return {**os.environ, "PYTHONPATH": str(site), "SHOAL_DATA": str(source / "data")}


def run(environment: dict[str, str], *arguments: str) -> str:
    command = [*SHOAL, *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_parts_of_the_room_are_used(environment: dict[str, str]) -> None:
    found = subprocess.run([sys.executable, "-c", LOOK], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(found.stdout) == ["CatchMind", "fish in the sea", ["left", "caught"]]


def test_every_command_knows_the_game(environment: dict[str, str], tmp_path: Path) -> None:
    experiment, results, record = tmp_path / "experiment.toml", tmp_path / "results", tmp_path / "game.json"
    experiment.write_text(EXPERIMENT)
    assert "catch" in run(environment, "games")
    assert "take one, two or three" in run(environment, "games", "catch").lower()
    run(environment, "play", "catch", "--bot", "1", "--against", "mate", "--record", str(record))
    run(environment, "replay", str(record))
    run(environment, "verify", str(record))
    run(environment, "sim", "catch", "--games", "20")
    run(environment, "perft", "catch", "--depth", "2")
    run(environment, "bench", "catch", "--seconds", "0.01", "--rounds", "1")
    arena = json.loads(run(environment, "arena", "catch", "--bots", "greedy,random", "--games", "20", "--json"))
    assert arena["rows"][0]["share"] > 0.8, "greedy knows the secret of the game"
    run(environment, "lab", "run", str(experiment), "--out", str(results))
    run(environment, "lab", "report", str(results))
    assert "fish caught" in (results / "report.html").read_text(encoding="utf-8")


def test_the_server_lists_it_and_plays_it(environment: dict[str, str]) -> None:
    (port,) = free_ports(1)
    command = [*SHOAL, "serve", "--port", str(port)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            transport = httpx.HTTPTransport(retries=0)
            address = f"http://127.0.0.1:{port}"
            with httpx.Client(base_url=address, headers={"X-Shoal": "1"}, timeout=20, transport=transport) as client:
                wait_for(client)
                assert [box["title"] for box in client.get("/api/games").json() if box["name"] == "catch"] == ["Catch"]
                play_against_a_bot(client, port)
        finally:
            server.terminate()


def wait_for(client: httpx.Client) -> None:
    for _ in range(200):
        with suppress(httpx.TransportError):
            if client.get("/api/games").is_success:
                return
        time.sleep(0.1)
    pytest.fail("the server does not answer")


def play_against_a_bot(client: httpx.Client, port: int) -> None:
    """Play to the end over the websocket, as the plain room of the page does."""
    client.post("/api/players/guest").raise_for_status()
    bots = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    table = client.post("/api/tables", json={"game": "catch", "chairs": bots}).raise_for_status().json()
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = f"ws://127.0.0.1:{port}/api/tables/{table['id']}/play"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=2**22) as socket:
        line = Line(socket)
        position = line.hello()["position"]
        while position["result"] is None:
            if position["legal"]:
                line.send(type="act", decision=position["decision"], steps=[position["legal"][0]])
            position = line.hear("news")["position"]
        assert sum(position["result"]["scores"]) == 10
