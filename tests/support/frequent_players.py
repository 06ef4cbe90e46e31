"""Guests of a node, and their tables, which are made in its database without HTTP."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

import httpx

from shoal.core.rng import Rng
from shoal.server.play.tables import chairs, create_table
from shoal.server.play.tables.chairs import Person
from shoal.server.play.tables.create_table import ChairPlan, TablePlan
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from support.nodes import Node
from support.running_tables import NO_CLOCK, act_at_random, run_tables

GAME, GAME_OF_THREE = "fishery", "pisces"


def people(node: Node, number: int) -> list[httpx.Client]:
    """Return some new guests."""
    found = [node.person() for _ in range(number)]
    for person in found:
        assert person.post("/api/players/guest").status_code == 200
    return found


def guest(person: httpx.Client) -> Person:
    """Return a guest, who may sit at rated tables as if they had an account."""
    me = person.get("/api/me").json()
    return Person(me["id"], me["name"], account=True)


def at_tables(node: Node, work: Callable[[TableRegistry], Awaitable[None]]) -> None:
    """Work with the tables in the database of a node, without HTTP."""

    async def run() -> None:
        async with run_tables(node.settings) as tables:
            await work(tables)

    asyncio.run(run())


async def open_for(
    tables: TableRegistry,
    guests: list[Person],
    seats: int,
    door: Literal["public", "link"] = "public",
    *,
    rated: bool = False,
    game: str = GAME,
) -> LiveTable:
    """Open a table as the first guest; the others join."""
    wishes = [ChairPlan("me"), *[ChairPlan("open")] * (seats - 1)]
    plan = TablePlan(game, None, {}, wishes, NO_CLOCK, door, rated=rated, talk=True)
    live = await tables.live((await create_table.open_table(tables, guests[0], plan)).id)
    for other in guests[1:]:
        await chairs.join_table(tables, live, other)
    return live


async def play_until(tables: TableRegistry, live: LiveTable, moves: int) -> None:
    """Play at random until every seat has made so many moves."""
    rng = Rng(moves)
    while min(live.playing().moves()) < moves:
        await act_at_random(tables, live.facts.id, rng, f"move {live.facts.entries}")
