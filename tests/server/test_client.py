"""The client for programs: whole games over real sockets, refusals, and connections that are lost."""

import asyncio
import inspect
import re
import sys
import textwrap
from asyncio.subprocess import PIPE
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

import shoal.client
from shoal.client import Client, Closed, Refused, Seat, Unreachable
from shoal.core.rng import Rng
from shoal.server.platform.config.settings import Settings
from support.nodes import Node, run_node
from support.running_tables import run_tables, workers
from support.snippets import ROOT, blocks
from trials.harness.tcp_proxy import Proxy

GAME = "fishery"


def run(work: Callable[[], Coroutine[Any, Any, None]], seconds: float = 15) -> None:
    asyncio.run(asyncio.wait_for(work(), seconds))


async def play_out(seat: Seat, rng: Rng) -> None:
    while position := await seat.decision():
        await seat.act(position["legal"][rng.below(len(position["legal"]))])


async def begin(first: Client, second: Client) -> str:
    """Return the table of a game that has begun between two guests."""
    await first.come_as_guest()
    await second.come_as_guest()
    table = await first.open_table(GAME, seats=2)
    joined = await second.join(table["id"])
    assert joined["status"] == "running"
    return table["id"]


async def who_decides(*seats: Seat) -> Seat:
    """Return the seat that owes the first decision."""
    waiting = {asyncio.create_task(seat.decision()): seat for seat in seats}
    done, left = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    return waiting[done.pop()]


@pytest.mark.slow
def test_two_programs_play_a_whole_game_and_a_rematch_follows(node: Node) -> None:
    async def work() -> None:
        async with Client(node.url) as first, Client(node.url) as second:
            table = await begin(first, second)
            async with first.sit(table) as one, second.sit(table) as other:
                await asyncio.gather(play_out(one, Rng(1)), play_out(other, Rng(2)))
            assert one.result is not None
            assert one.result == other.result
            assert (one.you, other.you) == (0, 1)
            assert len(one.happenings) == one.known
            again = await first.rematch(table)
            assert (await second.rematch(table))["id"] == again["id"]
            assert '"secret"' in await first.record(table)

    run(work)


def example_of_package() -> str:
    """Return the example of the package, as a program."""
    _, _, example = inspect.cleandoc(shoal.client.__doc__ or "").partition(":\n\n")
    body = textwrap.indent(textwrap.dedent(example), "    ")
    return f"from shoal.client import Client\nname = {GAME!r}\nasync def main():\n{body}\nasyncio.run(main())"


def example_of_guide() -> str:
    guide = (ROOT / "docs" / "guides" / "program.md").read_text(encoding="utf-8")
    (program,) = [block.text for block in blocks(guide) if block.title == "client.py"]
    return program


@pytest.mark.slow
@pytest.mark.parametrize("example", [example_of_package(), example_of_guide()], ids=["package", "guide"])
def test_an_example_runs_as_printed(cluster: Settings, example: str) -> None:
    async def work(url: str) -> tuple[int | None, bytes]:
        program = f"import asyncio\n{re.sub(r'http://127.0.0.1:[0-9]+', url, example)}"
        async with run_tables(cluster) as tables, workers(tables):
            running = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdout=PIPE)
            said, _ = await running.communicate()
        return running.returncode, said

    with run_node(cluster) as node:
        ended, said = asyncio.run(asyncio.wait_for(work(node.url), 60))
    assert ended == 0
    assert b"'ending':" in said


def test_what_a_player_asks_for(node: Node) -> None:
    async def work() -> None:
        async with Client(node.url) as client, Client(node.url) as other:
            assert await client.me() is None
            me, rival = await client.come_as_guest("Ann"), await other.come_as_guest("Ben")
            assert await client.me() == me
            assert GAME in [box["name"] for box in await client.games()]
            assert (await client.rules(GAME))["sections"]
            table = await client.open_table(GAME, seats=2, door="public")
            assert [one["id"] for one in (await other.lobby())["open"]] == [table["id"]]
            assert [one["table"]["id"] for one in await client.mine()] == [table["id"]]
            assert (await client.table(table["id"]))["status"] == "waiting"
            assert (await client.leave(table["id"]))["status"] == "over"
            await client.finding()
            await other.finding()
            await client.challenge(rival["name"], GAME)
            (challenge,) = (await other.finding())["received"]
            assert (await other.accept(challenge["id"]))["status"] == "running"

    run(work)


def test_a_challenge_can_be_declined(node: Node) -> None:
    async def work() -> None:
        async with Client(node.url) as client, Client(node.url) as other:
            await client.come_as_guest()
            name = (await other.come_as_guest())["name"]
            await other.finding()
            await client.challenge(name, GAME)
            (challenge,) = (await other.finding())["received"]
            assert (await other.decline(challenge["id"]))["received"] == []

    run(work)


def test_a_refused_act_leaves_the_decision(node: Node) -> None:
    async def work() -> None:
        async with Client(node.url) as first, Client(node.url) as second:
            table = await begin(first, second)
            async with first.sit(table) as one, second.sit(table) as other:
                seat = await who_decides(one, other)
                position = await seat.decision()
                assert position is not None
                with pytest.raises(Refused) as refused:
                    await seat.act("no such thing")
                assert refused.value.code == "unknown"
                assert await seat.decision() is not None
                await seat.act(position["legal"][0])

    run(work)


def test_a_table_that_is_closed_ends_the_wait(node: Node) -> None:
    async def work() -> None:
        async with Client(node.url) as client:
            await client.come_as_guest()
            table = await client.open_table(GAME, seats=2)
            async with client.sit(table["id"]) as seat:
                waiting = asyncio.create_task(seat.decision())
                await seat.until(lambda: seat.table is not None)
                await client.leave(table["id"])
                assert await waiting is None

    run(work)


@pytest.mark.slow
def test_a_game_survives_a_connection_that_is_cut_again_and_again(node: Node) -> None:
    host, port = node.url.removeprefix("http://").split(":")
    with Proxy(host, int(port)) as proxy:

        async def cut() -> None:
            while True:
                await asyncio.sleep(0.1)
                await asyncio.to_thread(proxy.drop)
                await asyncio.sleep(0.05)
                await asyncio.to_thread(proxy.pass_on)

        async def work() -> None:
            async with Client(node.url) as first, Client(f"http://127.0.0.1:{proxy.port}") as second:
                table = await begin(first, second)
                cutting = asyncio.create_task(cut())
                async with first.sit(table) as one, second.sit(table) as other:
                    await asyncio.gather(play_out(one, Rng(1)), play_out(other, Rng(2)))
                cutting.cancel()
                assert one.result == other.result
                assert [each["text"] for each in one.happenings] == [each["text"] for each in other.happenings]
                assert proxy.connections > 2

        run(work, 120)


def test_an_ended_session_and_an_unknown_table_close_for_good(node: Node) -> None:
    async def work() -> None:
        async with Client(node.url) as first, Client(node.url) as second:
            table = await begin(first, second)
            async with first.sit(table) as seat:
                await seat.until(lambda: seat.table is not None)
                await first.ask("POST", "/api/players/logout")
                with pytest.raises(Closed):
                    await seat.until(lambda: False)
                with pytest.raises(Closed):
                    await seat.ask("resign")
            async with second.sit("a" * len(table)) as nowhere:
                with pytest.raises(Closed):
                    await nowhere.decision()

    run(work)


def test_what_is_no_shoal_server_is_unreachable(node: Node) -> None:
    async def work() -> None:
        async with Client("http://127.0.0.1:9") as nobody:
            with pytest.raises(Unreachable):
                await nobody.games()
        async with Client(node.url) as client:
            with pytest.raises(Refused) as refused:
                await client.mine()
            assert refused.value.code == "stranger"
            with pytest.raises(Unreachable):
                await client.ask("GET", "/mark.svg")

    run(work)


@pytest.mark.parametrize("said", ["nonsense", "[]", '{"type": "news"}', '{"kind": "welcome"}'])
def test_a_table_that_speaks_nonsense_ends_the_wait(said: str) -> None:
    async def talk(line: ServerConnection) -> None:
        await line.send(said)
        await line.wait_closed()

    async def work() -> None:
        async with serve(talk, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}") as client, client.sit("a" * 16) as seat:
                with pytest.raises(Closed, match="no table of a Shoal server"):
                    await seat.decision()

    run(work)
