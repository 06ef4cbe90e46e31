"""The tools of a player as an MCP server, for programs that run language models."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from shoal import __version__
from shoal.client.errors import ClientError
from shoal.client.http import Client
from shoal.client.mcp_tools import McpTools
from shoal.core.errors import ShoalError

INSTRUCTIONS: Final = """\
Play board games on a Shoal server as one player. Begin with `games`, read `rules`, open a table with bots or join one.
Then `look` shows the table as your seat sees it with your legal actions, and `act` takes one of them. `why` says which
rule forbids an action. Repeat until the game is over.
"""
Tool = Callable[..., Awaitable[str]]


def make_server(desk: McpTools) -> MCPServer:
    """Return a server whose tools are those of the desk."""
    server = MCPServer("shoal", instructions=INSTRUCTIONS, version=__version__)
    tools = (
        desk.games,
        desk.rules,
        desk.tables,
        desk.open_table,
        desk.join,
        desk.look,
        desk.act,
        desk.why,
        desk.resign,
    )
    for tool in tools:
        server.add_tool(told(tool))
    return server


def told(tool: Tool) -> Tool:
    """Return the tool; what the server or the engine refuses is told to the model."""

    @wraps(tool)
    async def asked(*arguments: object, **named: object) -> str:
        try:
            return await tool(*arguments, **named)
        except (ClientError, ShoalError) as error:
            raise ToolError(str(error)) from error

    return asked


async def serve(address: str, token: str | None) -> None:
    """Serve on standard input and output until the input ends."""
    async with McpTools(Client(address, token)) as desk:
        await make_server(desk).run_stdio_async()
