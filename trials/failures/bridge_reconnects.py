"""Play games through `shoal bridge` while the node it talks to is killed with -9, and check that none is lost by that.

    python -m trials.failures.bridge_reconnects [--games 100] [--every 250] [--game fishery] [--json]

Starts a cluster of two nodes on free ports. Two bot accounts play: the program in Python and the one in JavaScript that
docs/reference/bot-protocol.md prints. For each of them, guests challenge it and play at random until all games are
over. After every so many moves of the guests the node of both bridges is killed and started again; each bridge is
killed once too.
A game is lost if somebody quit it, or if it does not end.
"""

import argparse
import asyncio
import json
import random
import re
import secrets
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TypeVar

from shoal.client import Client, ClientError
from trials.harness.cluster import UNLIMITED, Cluster, run_cluster
from trials.harness.processes import Program

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "reference" / "bot-protocol.md"
PRINTED = re.compile(r'^```\w+ title="(first\.\w+)"\n(.*?)^```', re.MULTILINE | re.DOTALL)
COMMAND = [sys.executable, "-c", "from shoal.cli import main; main()", "bridge"]
RIVALS = 3
PATIENCE = 240.0
T = TypeVar("T")


@dataclass
class Found:
    """What happened, and what the checks found."""

    games: dict[str, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    quit: int = 0
    moves: int = 0
    kills: int = 0
    bridges_killed: int = 0
    seconds: float = 0


async def make_bots(address: str, programs: list[str]) -> dict[str, str]:
    """Make an account with a bot account for each program; return the bots' tokens by name."""
    tokens = {}
    async with Client(address) as owner:
        await owner.ask("POST", "/api/players/register", {"name": "Owner", "password": secrets.token_urlsafe()})
        for program in programs:
            name = program.replace(".", " ")
            await owner.ask("POST", "/api/me/bots", {"name": name})
            wish = {"name": "bridge", "scopes": ["read", "play"], "days": 1}
            tokens[name] = (await owner.ask("POST", f"/api/me/bots/{name}/tokens", wish))["token"]
    return tokens


def written(folder: Path) -> list[Path]:
    """Write the programs that the document prints."""
    files = []
    for name, text in PRINTED.findall(DOCUMENT.read_text(encoding="utf-8")):
        file = folder / name
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)
        files.append(file)
    return files


async def rival(address: str, bot: str, game: str, left: list[int], found: Found) -> None:
    """Challenge a bot and play at random, until no games are left."""
    rng = random.Random(bot)
    async with Client(address) as client:
        await until(client.come_as_guest)
        while left:
            left.pop()
            async with asyncio.timeout(PATIENCE):
                table = await begun(client, bot, game)
            async with asyncio.timeout(PATIENCE), client.sit(table) as seat:
                while position := await seat.decision():
                    await seat.act(rng.choice(position["legal"]))
                    found.moves += 1
            assert seat.result is not None
            ending = seat.result["ending"]
            found.games[bot] = found.games.get(bot, 0) + 1
            found.endings[ending] = found.endings.get(ending, 0) + 1
            found.quit += seat.result["quitter"] is not None


async def until(ask: Callable[[], Awaitable[T]]) -> T:
    """Return the answer to a question, which is asked again while the server is away."""
    while True:
        try:
            return await ask()
        except ClientError:
            await asyncio.sleep(0.5)


async def begun(client: Client, bot: str, game: str) -> str:
    """Return the table of a new game with the bot."""
    while True:
        for mine in await until(client.mine):
            if mine["table"]["status"] == "running":
                return mine["table"]["id"]
        if all(one["table"] is not None for one in (await until(client.finding))["sent"]):
            try:
                await client.challenge(bot, game)
            except ClientError:
                await asyncio.sleep(0.5)
        await asyncio.sleep(0.3)


async def kill(cluster: Cluster, bridges: list[Program], every: int, found: Found) -> None:
    """Kill the node of the bridges again and again, and each bridge once."""
    later = list(bridges)
    while True:
        next_kill = found.moves + every
        while found.moves < next_kill:
            await asyncio.sleep(0.05)
        await asyncio.to_thread(again, cluster.nodes[0])
        await asyncio.to_thread(cluster.nodes[0].wait_until_ready)
        found.kills += 1
        if later:
            again(later.pop())
            found.bridges_killed += 1


def again(program: Program) -> None:
    program.stop()
    program.start()


async def play(cluster: Cluster, folder: Path, games: int, every: int, game: str) -> Found:
    found, begin = Found(), time.monotonic()
    here, there = (f"http://127.0.0.1:{port}" for port in cluster.ports)
    files = written(folder)
    tokens = await make_bots(there, [file.name for file in files])
    bridges = []
    for file, (name, token) in zip(files, tokens.items(), strict=True):
        command = [*COMMAND, str(file), "--server", here, "--tables", str(RIVALS)]
        bridges.append(Program(name, command, lambda: True, {"SHOAL_TOKEN": token}, folder / f"{file.name}.log"))
    for bridge in bridges:
        bridge.start()
    killing = asyncio.create_task(kill(cluster, bridges, every, found))
    try:
        counts = {name: list(range(games)) for name in tokens}
        await asyncio.gather(*(rival(there, name, game, counts[name], found) for name in tokens for _ in range(RIVALS)))
    finally:
        killing.cancel()
        for bridge in bridges:
            bridge.stop()
    found.seconds = round(time.monotonic() - begin, 1)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games of each bot (default: 100)")
    parser.add_argument("--every", type=int, default=250, help="moves between two kills (default: 250)")
    parser.add_argument("--game", default="fishery", help="which game (default: fishery)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, run_cluster(2, 1, UNLIMITED) as cluster:
        found = asyncio.run(play(cluster, Path(folder), chosen.games, chosen.every, chosen.game))
    print(json.dumps(asdict(found)) if chosen.json else found)
    raise SystemExit(found.quit > 0 or any(count != chosen.games for count in found.games.values()))


if __name__ == "__main__":
    main()
