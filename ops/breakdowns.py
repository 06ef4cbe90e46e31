"""What breaks by itself or by an operator's hand while honest people play: lines, clocks, tables that cannot be read.

Each gets the target and so many seconds, as the attacks of guests do, and returns what it tried and what it spoilt.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import asyncpg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fleets import Fleet
from hostile import Gain
from programs import Shoal
from sailors import Harbour

SETTINGS: Final = {"SHOAL_LIMITS": "on", "SHOAL_PACE": "on"}
CUTS: Final = frozenset({"cut_database", "read_only_database"})
"""While these last, moves are refused; none may be lost, and play goes on afterwards."""
OWNER: Final = {"name": "Honest Ann", "password": "nine fathoms deep"}
HEALED: Final = 6.0
"""After so long a node has looked again at tables of which it heard nothing."""
CLOCK: Final = {"kind": "live", "main": 30, "increment": 0}
AHEAD: Final = 60.0
STARTED: Final = 6.0
"""After so long a worker has looked at all clocks."""


@dataclass(frozen=True)
class Scene:
    """The target that breaks, and a way in for honest people."""

    fleet: Fleet
    harbour: Harbour


async def register_owner(harbour: Harbour) -> str:
    """Make the account whose password will be guessed; return its name."""
    await harbour.ask("POST", "/api/players/register", body=OWNER, address=harbour.new_address())
    return OWNER["name"]


async def run_sql(scene: Scene, statement: str, *arguments: Any) -> None:
    """Run a statement past the proxy, also where others may not write."""
    connection = await asyncpg.connect(scene.fleet.database, server_settings={"default_transaction_read_only": "off"})
    await connection.execute(statement, *arguments)
    await connection.close()


async def listen(scene: Scene, table: str, cookie: str = "") -> ClientConnection:
    """Open a websocket at the second node, and hear the welcome."""
    url = f"ws://127.0.0.1:{scene.fleet.ports[1]}/api/tables/{table}/play"
    headers = {"Cookie": cookie, "X-Forwarded-For": scene.harbour.new_address()}
    line = await connect(url, additional_headers=headers, ping_interval=None)
    await line.send('{"type": "hello", "since": 0}')
    await line.recv()
    return line


async def unknown_rules(scene: Scene, seconds: float) -> Gain:
    """Let a table that is being read have a rules version which this release lacks."""
    table = (await scene.harbour.open("fishery", 2, 2, 1.0))[0].table
    line = await listen(scene, table)
    await run_sql(scene, "UPDATE tables SET rules_version = 999, version = version + 1 WHERE id = $1", table)
    await asyncio.sleep(max(seconds, HEALED))
    await line.close()
    return Gain(asked=1)


async def deleted_table(scene: Scene, seconds: float) -> Gain:
    """Delete a table by hand while it is being read."""
    table = (await scene.harbour.open("fishery", 2, 2, 1.0))[0].table
    line = await listen(scene, table)
    for name in ("entries", "chairs", "snapshots", "said", "jobs"):
        await run_sql(scene, f"DELETE FROM {name} WHERE table_id = $1", table)  # noqa: S608  (names of our own)
    await run_sql(scene, "DELETE FROM tables WHERE id = $1", table)
    await asyncio.sleep(max(seconds, HEALED))
    await line.close()
    return Gain(asked=1)


async def cut_database(scene: Scene, seconds: float) -> Gain:
    """Cut the line to PostgreSQL silently, and let it heal."""
    scene.fleet.lines["postgres"].hold()
    await asyncio.sleep(seconds)
    scene.fleet.lines["postgres"].pass_on()
    await asyncio.sleep(max(seconds, HEALED))
    return Gain(asked=1)


async def cut_bus(scene: Scene, seconds: float) -> Gain:
    """Cut the line to NATS silently, and let it heal."""
    scene.fleet.lines["nats"].hold()
    await asyncio.sleep(seconds)
    scene.fleet.lines["nats"].pass_on()
    return Gain(asked=1)


async def read_only_database(scene: Scene, seconds: float) -> Gain:
    """Let PostgreSQL refuse all writing, and allow it again."""
    await run_sql(scene, "ALTER SYSTEM SET default_transaction_read_only = on")
    await run_sql(scene, "SELECT pg_reload_conf()")
    await asyncio.sleep(seconds)
    await run_sql(scene, "ALTER SYSTEM RESET default_transaction_read_only")
    await run_sql(scene, "SELECT pg_reload_conf()")
    await asyncio.sleep(max(seconds, HEALED))
    return Gain(asked=1)


async def wrong_clock(scene: Scene, seconds: float) -> Gain:
    """Let a worker whose machine is a minute ahead watch games with a clock; granted are those that it ended."""
    worker = Shoal("worker ahead", ["worker"], lambda: True, dict(scene.fleet.environment), skew=AHEAD)
    worker.start()
    address, tables = scene.harbour.new_address(), list[str]()
    for _ in range(4):
        host, guest = [await scene.harbour.guest(address) for _ in range(2)]
        opened = await scene.harbour.ask("POST", "/api/tables", host, {"game": "fishery", "clock": CLOCK}, address)
        tables.append(opened.json()["id"])
        await scene.harbour.ask("POST", f"/api/tables/{tables[-1]}/join", guest, {}, address)
    await asyncio.sleep(max(seconds, STARTED))
    found = [await scene.harbour.ask("GET", f"/api/tables/{table}", address=address) for table in tables]
    await asyncio.to_thread(worker.stop)
    return Gain(asked=len(found), granted=sum(one.json()["status"] == "over" for one in found))


async def stolen_session(scene: Scene, seconds: float) -> Gain:
    """Read with somebody's cookie; granted is each second that it still works after they signed out everywhere."""
    address = scene.harbour.new_address()
    cookie = await scene.harbour.guest(address)
    wish = {"game": "fishery", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    opened = await scene.harbour.ask("POST", "/api/tables", cookie, wish, address)
    line = await listen(scene, opened.json()["id"], cookie)
    await scene.harbour.ask("POST", "/api/players/logout-everywhere", cookie, {}, address)
    begun = time.monotonic()
    with suppress(ConnectionClosed, TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                await line.recv()
    kept = time.monotonic() - begun
    await line.close()
    await asyncio.sleep(max(0.0, seconds - kept))
    return Gain(asked=1, granted=int(kept))


Breakdown = Callable[[Scene, float], Coroutine[Any, Any, Gain]]
BREAKDOWNS: Final[dict[str, Breakdown]] = {
    one.__name__: one
    for one in (
        unknown_rules,
        deleted_table,
        wrong_clock,
        stolen_session,
        cut_bus,
        read_only_database,
        cut_database,
    )
}
