"""Breakdowns while honest people play: cut connections, a wrong clock, unreadable tables, a stolen session.

Each gets the site and a duration in seconds, as attacks do, and returns what it tried and what went wrong.
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

from trials.attacks.websocket_attacks import Gain
from trials.harness.cluster import Cluster
from trials.harness.processes import Shoal
from trials.harness.random_clients import TableOpener

SETTINGS: Final = {"SHOAL_LIMITS": "on", "SHOAL_PACE": "on"}
CUTS: Final = frozenset({"cut_database", "read_only_database"})
"""During these breakdowns moves may be refused, but none may be lost, and play must go on afterwards."""
OWNER: Final = {"name": "Honest Ann", "password": "nine fathoms deep"}
HEAL_SECONDS: Final = 6.0
"""After so long a node has reloaded tables whose messages got lost."""
CLOCK: Final = {"kind": "live", "main": 30, "increment": 0}
SECONDS_AHEAD: Final = 60.0
CLOCK_CHECK_SECONDS: Final = 6.0
"""After so long a new worker has checked all clocks."""


@dataclass(frozen=True)
class Site:
    """The cluster that breaks, and the opener of tables for honest people."""

    cluster: Cluster
    opener: TableOpener


async def register_owner(opener: TableOpener) -> str:
    """Make the account whose password will be guessed; return its name."""
    await opener.ask("POST", "/api/players/register", body=OWNER, address=opener.new_address())
    return OWNER["name"]


async def run_sql(site: Site, statement: str, *arguments: Any) -> None:
    """Run a statement without the proxy, even if the database is read-only for others."""
    connection = await asyncpg.connect(site.cluster.database, server_settings={"default_transaction_read_only": "off"})
    await connection.execute(statement, *arguments)
    await connection.close()


async def listen(site: Site, table: str, cookie: str = "") -> ClientConnection:
    """Open a websocket at the second node, and wait for the welcome."""
    url = f"ws://127.0.0.1:{site.cluster.ports[1]}/api/tables/{table}/play"
    headers = {"Cookie": cookie, "X-Forwarded-For": site.opener.new_address()}
    line = await connect(url, additional_headers=headers, ping_interval=None)
    await line.send('{"type": "hello", "since": 0}')
    await line.recv()
    return line


async def unknown_rules(site: Site, seconds: float) -> Gain:
    """Set the rules version of an open table to one that this release does not have."""
    table = (await site.opener.open("fishery", 2, 2, 1.0))[0].table
    line = await listen(site, table)
    await run_sql(site, "UPDATE tables SET rules_version = 999, version = version + 1 WHERE id = $1", table)
    await asyncio.sleep(max(seconds, HEAL_SECONDS))
    await line.close()
    return Gain(asked=1)


async def deleted_table(site: Site, seconds: float) -> Gain:
    """Delete a table from the database while somebody has it open."""
    table = (await site.opener.open("fishery", 2, 2, 1.0))[0].table
    line = await listen(site, table)
    for name in ("entries", "chairs", "snapshots", "said", "jobs"):
        await run_sql(site, f"DELETE FROM {name} WHERE table_id = $1", table)  # noqa: S608  (the names are constants)
    await run_sql(site, "DELETE FROM tables WHERE id = $1", table)
    await asyncio.sleep(max(seconds, HEAL_SECONDS))
    await line.close()
    return Gain(asked=1)


async def cut_database(site: Site, seconds: float) -> Gain:
    """Cut the connection to PostgreSQL silently, then restore it."""
    site.cluster.lines["postgres"].hold()
    await asyncio.sleep(seconds)
    site.cluster.lines["postgres"].pass_on()
    await asyncio.sleep(max(seconds, HEAL_SECONDS))
    return Gain(asked=1)


async def cut_bus(site: Site, seconds: float) -> Gain:
    """Cut the connection to NATS silently, then restore it."""
    site.cluster.lines["nats"].hold()
    await asyncio.sleep(seconds)
    site.cluster.lines["nats"].pass_on()
    return Gain(asked=1)


async def read_only_database(site: Site, seconds: float) -> Gain:
    """Make PostgreSQL refuse all writes, then allow them again."""
    await run_sql(site, "ALTER SYSTEM SET default_transaction_read_only = on")
    await run_sql(site, "SELECT pg_reload_conf()")
    await asyncio.sleep(seconds)
    await run_sql(site, "ALTER SYSTEM RESET default_transaction_read_only")
    await run_sql(site, "SELECT pg_reload_conf()")
    await asyncio.sleep(max(seconds, HEAL_SECONDS))
    return Gain(asked=1)


async def wrong_clock(site: Site, seconds: float) -> Gain:
    """Run a worker whose clock is a minute ahead; granted are the games with a clock that it ended wrongly."""
    worker = Shoal("worker ahead", ["worker"], lambda: True, dict(site.cluster.environment), skew=SECONDS_AHEAD)
    worker.start()
    address, tables = site.opener.new_address(), list[str]()
    for _ in range(4):
        host, guest = [await site.opener.guest(address) for _ in range(2)]
        opened = await site.opener.ask("POST", "/api/tables", host, {"game": "fishery", "clock": CLOCK}, address)
        tables.append(opened.json()["id"])
        await site.opener.ask("POST", f"/api/tables/{tables[-1]}/join", guest, {}, address)
    await asyncio.sleep(max(seconds, CLOCK_CHECK_SECONDS))
    found = [await site.opener.ask("GET", f"/api/tables/{table}", address=address) for table in tables]
    await asyncio.to_thread(worker.stop)
    return Gain(asked=len(found), granted=sum(one.json()["status"] == "over" for one in found))


async def stolen_session(site: Site, seconds: float) -> Gain:
    """The attacker reads with a stolen cookie; granted are the seconds it works after its owner signed out."""
    address = site.opener.new_address()
    cookie = await site.opener.guest(address)
    wish = {"game": "fishery", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    opened = await site.opener.ask("POST", "/api/tables", cookie, wish, address)
    line = await listen(site, opened.json()["id"], cookie)
    await site.opener.ask("POST", "/api/players/logout-everywhere", cookie, {}, address)
    begun = time.monotonic()
    with suppress(ConnectionClosed, TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                await line.recv()
    kept = time.monotonic() - begun
    await line.close()
    await asyncio.sleep(max(0.0, seconds - kept))
    return Gain(asked=1, granted=int(kept))


Breakdown = Callable[[Site, float], Coroutine[Any, Any, Gain]]
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
