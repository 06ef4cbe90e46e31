"""A language model plays over MCP: whole games with the client of the `mcp` package, and refused acts."""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from mcp import Client as Model
from mcp import StdioServerParameters
from mcp.client.stdio import get_default_environment

from shoal.client import Client
from shoal.client.mcp_server import make_server
from shoal.client.mcp_tools import McpTools
from shoal.core.catalogue import OURS, load
from shoal.core.rng import Rng
from shoal.server.platform.config.settings import Settings
from support.nodes import Node, run_node

pytestmark = pytest.mark.slow
TURN = "Legal actions:\n"
TOOLS = {"games", "rules", "tables", "open_table", "join", "look", "act", "why", "resign"}
MOST_CALLS = 2000


def run(work: Callable[[], Coroutine[Any, Any, None]], seconds: float = 90) -> None:
    asyncio.run(asyncio.wait_for(work(), seconds))


async def call(model: Model, tool: str, **arguments: Any) -> str:
    """Return the text that a tool answers."""
    answer = await model.call_tool(tool, arguments)
    assert not answer.is_error, answer.content
    return str(answer.content[0].text)  # type: ignore[union-attr]  # every tool answers with text


def legal_in(told: str) -> list[str]:
    return told.partition(TURN)[2].splitlines() if TURN in told else []


async def play_out(model: Model, table: str, rng: Rng) -> int:
    """Play at random until the game is over, and try an act that does not exist; return the number of acts."""
    acts, told = 0, await call(model, "look", table=table)
    refused = await call(model, "act", table=table, action="castle")
    assert refused.startswith("refused"), refused
    for _ in range(MOST_CALLS):
        if "The game is over" in told:
            return acts
        legal = [action for action in legal_in(told) if not action.startswith("…")]
        if legal:
            told = await call(model, "act", table=table, action=legal[rng.below(len(legal))], wait=1)
            acts += 1
        else:
            told = await call(model, "look", table=table, wait=5)
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", OURS)
def test_two_models_play_a_whole_game(cluster: Settings, game: str) -> None:
    seats = max(2, load(game).meta.seats[0])

    async def work(first: McpTools, second: McpTools) -> None:
        async with first, second, Model(make_server(first)) as one, Model(make_server(second)) as other:
            table = (await call(one, "open_table", game=game, seats=seats)).split()[1].strip(",")
            assert await call(other, "join", table=table) == "running"
            acts = await asyncio.gather(play_out(one, table, Rng(1)), play_out(other, table, Rng(2)))
            assert min(acts) > 3
            assert await call(one, "tables") == ""

    with run_node(cluster) as node:
        run(lambda: work(McpTools(Client(node.url)), McpTools(Client(node.url))))


def test_what_a_model_asks_and_what_is_refused(node: Node) -> None:
    async def work() -> None:
        async with McpTools(Client(node.url)) as desk, Model(make_server(desk)) as model:
            assert {tool.name for tool in (await model.list_tools()).tools} == TOOLS
            assert [line.partition(":")[0] for line in (await call(model, "games")).splitlines()] == list(OURS)
            assert "FI-" in await call(model, "rules", game="fishery", containing="net")
            table = (await call(model, "open_table", game="fishery")).split()[1].strip(",")
            assert await call(model, "look", table=table, wait=0) == "the game has not begun"
            assert await call(model, "why", table=table, action="castle") == "it is not your turn"
            for tool, arguments in (
                ("look", {"table": "a" * 16}),
                ("look", {"table": "../../secret"}),
                ("rules", {"game": "chess"}),
                ("open_table", {"game": "chess"}),
                ("open_table", {"game": "fishery", "seats": 17}),
                ("act", {"table": table, "action": "x" * 201}),
            ):
                assert (await model.call_tool(tool, arguments)).is_error, (tool, arguments)

    run(work)


def test_the_command_speaks_mcp_on_standard_input_and_output(node: Node) -> None:
    arguments = ["-c", "from shoal.cli import main; main()", "mcp", "--server", node.url]
    command = StdioServerParameters(command=sys.executable, args=arguments, env=get_default_environment())

    async def work() -> None:
        async with Model(command) as model:
            assert "fleet" in await call(model, "games")
            assert (await call(model, "open_table", game="fleet")).endswith("waiting")

    run(work)
