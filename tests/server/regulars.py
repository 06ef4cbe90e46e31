"""People who play again and again: guests of a node, and tables of theirs made beside it, over its database."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

import httpx

from server.nodes import Node
from server.rooms import NO_CLOCK, act_at_random, open_room
from shoal.core.rng import Rng
from shoal.server.tables import opening
from shoal.server.tables.live import Live
from shoal.server.tables.opening import Guest, Plan, Wish
from shoal.server.tables.tables import Tables

GAME, GAME_OF_THREE = "fishery", "pisces"


def people(node: Node, number: int) -> list[httpx.Client]:
    """Let some guests come in."""
    found = [node.person() for _ in range(number)]
    for person in found:
        assert person.post("/api/players/guest").status_code == 200
    return found


def guest(person: httpx.Client) -> Guest:
    me = person.get("/api/me").json()
    return Guest(me["id"], me["name"])


def at_tables(node: Node, work: Callable[[Tables], Awaitable[None]]) -> None:
    """Work with tables beside the node, over its database."""

    async def run() -> None:
        async with open_room(node.settings) as tables:
            await work(tables)

    asyncio.run(run())


async def open_for(
    tables: Tables,
    guests: list[Guest],
    seats: int,
    door: Literal["public", "link"] = "public",
    *,
    rated: bool = False,
    game: str = GAME,
) -> Live:
    """Open a table and let the guests sit down."""
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
