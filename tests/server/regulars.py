"""Guests of a node, and their tables, which are made in its database without HTTP."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

import httpx

from server.nodes import Node
from server.playing import NO_CLOCK, act_at_random, run_tables
from shoal.core.rng import Rng
from shoal.server.tables import opening
from shoal.server.tables.live import Live
from shoal.server.tables.opening import Person, Plan, Wish
from shoal.server.tables.tables import Tables

GAME, GAME_OF_THREE = "fishery", "pisces"


def people(node: Node, number: int) -> list[httpx.Client]:
    """Return some new guests."""
    found = [node.person() for _ in range(number)]
    for person in found:
        assert person.post("/api/players/guest").status_code == 200
    return found


def guest(person: httpx.Client) -> Person:
    me = person.get("/api/me").json()
    return Person(me["id"], me["name"])


def at_tables(node: Node, work: Callable[[Tables], Awaitable[None]]) -> None:
    """Work with the tables in the database of a node, without HTTP."""

    async def run() -> None:
        async with run_tables(node.settings) as tables:
            await work(tables)

    asyncio.run(run())


async def open_for(
    tables: Tables,
    guests: list[Person],
    seats: int,
    door: Literal["public", "link"] = "public",
    *,
    rated: bool = False,
    game: str = GAME,
) -> Live:
    """Open a table as the first guest; the others join."""
    wishes = [Wish("me"), *[Wish("open")] * (seats - 1)]
    plan = Plan(game, None, {}, wishes, NO_CLOCK, door, rated=rated, talk=True)
    live = await tables.live((await opening.open_table(tables, guests[0], plan)).id)
    for other in guests[1:]:
        await opening.join(tables, live, other)
    return live


async def play_until(tables: Tables, live: Live, moves: int) -> None:
    """Play at random until every seat has made so many moves."""
    rng = Rng(moves)
    while min(live.playing().moves()) < moves:
        await act_at_random(tables, live.facts.id, rng, f"move {live.facts.entries}")
