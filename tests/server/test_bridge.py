"""The bridge: programs of this machine accept challenges on a server by rule, and play them to their end."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from shoal.cli.bridge import play_until_stopped as play_as_told
from shoal.client import Client, Refused
from shoal.client import bot_bridge as bridge_module
from shoal.client.bot_bridge import Bridge, BridgePlan
from shoal.core.rng import Rng
from support.nodes import Node
from support.snippets import ROOT, blocks
from trials.failures.bridge_reconnects import play
from trials.harness.cluster import run_cluster
from trials.harness.processes import free_ports

GAME = "fishery"
DOCUMENT = (ROOT / "docs" / "reference" / "bot-protocol.md").read_text(encoding="utf-8")
PROGRAMS = {block.title: block.text for block in blocks(DOCUMENT) if block.title}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shoal.client.bot_bridge.POLL_EVERY_S", 0.3)


@pytest.fixture
def program(tmp_path: Path) -> str:
    """Return the path of a program that plays."""
    return written(tmp_path, "first.py", PROGRAMS["first.py"])


def written(folder: Path, name: str, text: str) -> str:
    if name.endswith(".js") and shutil.which("node") is None:
        pytest.skip("Node is not installed")
    file = folder / name
    file.write_text(text, encoding="utf-8")
    file.chmod(0o755)
    return str(file)


def run(work: Callable[[], Coroutine[Any, Any, None]], seconds: float = 60) -> None:
    asyncio.run(asyncio.wait_for(work(), seconds))


@asynccontextmanager
async def bridged(client: Client, plan: BridgePlan) -> AsyncIterator[list[str]]:
    """Run a bridge and yield what it tells."""
    told: list[str] = []
    task = asyncio.create_task(Bridge(client, plan, told.append).run())
    try:
        yield told
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def play_at_random(client: Client, table: str) -> dict[str, Any]:
    """Play a table to its end and return the result."""
    rng = Rng(1)
    async with client.sit(table) as seat:
        while position := await seat.decision():
            await seat.act(position["legal"][rng.below(len(position["legal"]))])
    assert seat.result is not None
    return dict(seat.result)


async def accepted(client: Client) -> str:
    """Return the table of the challenge that was accepted."""
    while True:
        mine = await client.mine()
        if mine:
            return mine[0]["table"]["id"]
        await asyncio.sleep(0.5)


async def play_accepted(client: Client) -> dict[str, Any]:
    return await play_at_random(client, await accepted(client))


def plan_of(bot: str, **rules: Any) -> BridgePlan:
    return BridgePlan(bot, frozenset({GAME}), **{"seconds": 0.1, **rules})


@pytest.mark.slow
@pytest.mark.parametrize("name", ["first.py", "first.js"])
def test_a_program_of_the_documents_plays_to_the_end(node: Node, tmp_path: Path, name: str) -> None:
    program = written(tmp_path, name, PROGRAMS[name])

    async def work() -> None:
        async with Client(node.url) as bots, Client(node.url) as person:
            bot = (await bots.come_as_guest())["name"]
            await person.come_as_guest()
            async with bridged(bots, plan_of(program)) as told:
                await person.challenge(bot, GAME)
                table = await accepted(person)
                result = await play_at_random(person, table)
                assert result["quitter"] is None
                while len(told) < 2:
                    await asyncio.sleep(0.05)
            assert told == [
                f"plays {GAME} at {table}",
                f"leaves {table}: {result['ending']}, points {result['scores']}",
            ]

    run(work)


def test_what_the_rules_do_not_accept_is_declined(node: Node, program: str) -> None:
    async def work() -> None:
        async with Client(node.url) as bots, Client(node.url) as person, Client(node.url) as other:
            name = (await bots.come_as_guest())["name"]
            known = (await person.come_as_guest())["name"]
            stranger = (await other.come_as_guest())["name"]
            async with bridged(bots, plan_of(program, only=frozenset({known}))) as told:
                await person.challenge(name, "fleet")
                await other.challenge(name, GAME)
                while len(told) < 2:
                    await asyncio.sleep(0.05)
            assert sorted(told) == sorted([f"declined {known}, fleet", f"declined {stranger}, {GAME}"])
            assert await bots.mine() == []

    run(work)


def test_a_program_that_breaks_the_protocol_resigns(node: Node, tmp_path: Path) -> None:
    lines = 'for line in iter(input, ""):\n    if "decide" in line:\n        print("nonsense", flush=True)\n'
    broken = written(tmp_path, "broken.py", lines)

    async def work() -> None:
        async with Client(node.url) as bots, Client(node.url) as person:
            name = (await bots.come_as_guest())["name"]
            await person.come_as_guest()
            async with bridged(bots, plan_of(broken)) as told:
                await person.challenge(name, GAME)
                while not told:
                    await asyncio.sleep(0.05)
                result = await play_at_random(person, told[0].rpartition(" ")[2])
                assert result["ending"] == "quit"
                while not told[-1].startswith("leaves"):
                    await asyncio.sleep(0.05)
            assert any("has lost (garbled)" in line for line in told)

    run(work)


@pytest.mark.slow
def test_games_go_on_when_the_bridge_comes_back_and_no_more_begin_than_allowed(node: Node, program: str) -> None:
    async def work() -> None:
        async with Client(node.url) as bots, Client(node.url) as first, Client(node.url) as second:
            name = (await bots.come_as_guest())["name"]
            for person in (first, second):
                await person.come_as_guest()
                await person.challenge(name, GAME)
            async with bridged(bots, plan_of(program, at_once=1)):
                while not await bots.mine():
                    await asyncio.sleep(0.1)
                await asyncio.sleep(1)
                assert len(await bots.mine()) == 1, "the second challenge waits"
            async with bridged(bots, plan_of(program, at_once=1)):
                endings = await asyncio.gather(*(play_accepted(person) for person in (first, second)))
            assert [ending["quitter"] for ending in endings] == [None, None]

    run(work)


def test_a_bridge_waits_for_a_server_that_is_away(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    (port,) = free_ports(1)

    async def work() -> None:
        task = asyncio.create_task(play_as_told(Client(f"http://127.0.0.1:{port}"), bridge_module, plan_of(program)))
        printed = ""
        while printed.count("waits") < 2:
            await asyncio.sleep(0.1)
            assert not task.done()
            printed += capsys.readouterr().out
        task.cancel()
        assert printed.splitlines() == [f"waits {pause} s: GET /api/me: ConnectError" for pause in (1, 1)]

    run(work)


def test_a_stranger_is_told_at_once(node: Node, program: str) -> None:
    async def work() -> None:
        async with Client(node.url) as nobody:
            with pytest.raises(Refused):
                await Bridge(nobody, plan_of(program), lambda told: None).run()

    run(work)


@pytest.mark.ops
@pytest.mark.usefixtures("services")
def test_no_game_is_lost_while_the_node_is_killed(tmp_path: Path) -> None:
    with run_cluster(2, 1) as cluster:
        found = asyncio.run(play(cluster, tmp_path, 6, 40, GAME))
    assert found.games == {"first py": 6, "first js": 6}
    assert found.quit == 0
    assert found.kills > 0
