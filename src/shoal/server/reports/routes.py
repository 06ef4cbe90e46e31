"""Reports over HTTP: make one, and see what became of one's own.

The operators read them with `shoal admin`; no route shows them to anybody else.
"""

from datetime import datetime
from typing import Annotated, Any, Final, Literal, TypedDict

from fastapi import APIRouter
from pydantic import Field
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.errors import Problem, declared
from shoal.server.identifiers import new_identifier
from shoal.server.limits import HOUR, Limit, spend
from shoal.server.limits.paces import TheAddress
from shoal.server.moments import format_moment, milliseconds, now
from shoal.server.people.whom import Whom, find
from shoal.server.players import store as players
from shoal.server.players.store import Player
from shoal.server.players.visitors import ThePlayer
from shoal.server.reports import store
from shoal.server.reports.store import Report
from shoal.server.resources import TheResources
from shoal.server.tables import store as tables
from shoal.server.texts import Text
from shoal.server.wire import model

router = APIRouter(prefix="/api/reports", tags=["reports"])
REPORTS: Final = Limit("reports", 20, 24 * HOUR)
LONGEST: Final = 300


class Wish(Whom):
    """What is wrong: a name, a line of chat (by table, seat and time), or the behaviour at a table."""

    kind: Literal["name", "line", "game"]
    at: datetime | None = None
    words: Annotated[Text, Field(max_length=LONGEST)] = ""


class Told(TypedDict):
    """A report of the player who asks. `outcome` says what was done; it is null until somebody has looked at it."""

    kind: Literal["name", "line", "game"]
    name: str
    made: str
    outcome: Literal["nothing", "muted", "renamed", "banned", "closed"] | None


@router.get("", response_model=model(list[Told]), responses=declared("stranger"))
async def reports(resources: TheResources, player: ThePlayer) -> list[Told]:
    """Return the latest reports that the player has made."""
    async with resources.database.reading() as connection:
        found = await store.of_player(connection, player.id)
    return [told(report) for report in found]


def told(report: Report) -> Told:
    return {
        "kind": report.kind,  # type: ignore[typeddict-item]  # the column holds no other kinds
        "name": report.evidence["name"],
        "made": format_moment(report.made),
        "outcome": report.outcome,  # type: ignore[typeddict-item]  # the column holds no other outcomes
    }


@router.post("", status_code=204, responses=declared("stranger", "unknown", "seat"))
async def make(resources: TheResources, player: ThePlayer, address: TheAddress, wish: Wish) -> None:
    """Report somebody. The same report made twice is kept once."""
    await spend(resources, REPORTS, player.id, address)
    async with resources.database.transaction() as connection:
        about, evidence = await EVIDENCE[wish.kind](connection, wish, player)
        if about.id == player.id:
            raise Problem("malformed", "server.not-oneself")
        table = None if wish.kind == "name" else wish.table
        words = " ".join(wish.words.split())
        told = {"name": about.name, **evidence}
        await store.add(connection, Report(new_identifier(), player.id, about.id, wish.kind, table, words, told, now()))


Found = tuple[Player, dict[str, Any]]


async def of_name(connection: AsyncConnection, wish: Wish, player: Player) -> Found:
    return await find(connection, wish, player), {}


async def of_line(connection: AsyncConnection, wish: Wish, _player: Player) -> Found:
    """Return who said the line, and the lines around it."""
    if wish.table is None or wish.seat is None or wish.at is None:
        raise Problem("malformed", "server.malformed", text="a line has a table, a seat and a time")
    found = await store.line(connection, wish.table, wish.seat, milliseconds(wish.at))
    speaker = None if found is None else await players.by_id(connection, found[1])
    if found is None or speaker is None:
        raise Problem("unknown", "server.no-line")
    return speaker, {"reported": found[0], "lines": await store.lines_around(connection, wish.table, found[0])}


async def of_game(connection: AsyncConnection, wish: Wish, player: Player) -> Found:
    """Return somebody at a table at which the player sat too, and its last lines."""
    facts = None if wish.table is None else await tables.read_facts(connection, wish.table)
    if facts is None or all(chair.player != player.id for chair in facts.chairs):
        raise Problem("seat", "server.was-not-seated")
    evidence = {"seat": wish.seat, "lines": await store.lines_around(connection, facts.id, facts.said)}
    return await find(connection, wish, player), evidence


EVIDENCE: Final = {"name": of_name, "line": of_line, "game": of_game}
