"""Reports over HTTP: make one, and see what became of one's own.

The operators read them with `shoal admin`; no route shows them to anybody else.
"""

from typing import Any, Final

from fastapi import APIRouter
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.authentication import ThePlayer
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.community.player_reports import store
from shoal.server.community.player_reports.http_types import ReportRequest, ReportStatus
from shoal.server.community.player_reports.store import ReportRow
from shoal.server.platform.base.ids import new_identifier
from shoal.server.platform.base.timestamps import DAY_S, format_moment, milliseconds, now
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import Problem, declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, enforce_limit
from shoal.server.platform.rate_limits.route_limits import TheAddress
from shoal.server.platform.resources import TheResources
from shoal.server.play.tables import store as tables
from shoal.server.play.tables.person_ref import find_person

router = APIRouter(prefix="/api/reports", tags=["reports"])
REPORTS: Final = RateLimit("reports", 20, DAY_S)


@router.get("", response_model=model(list[ReportStatus]), responses=declared("stranger"))
async def reports(resources: TheResources, player: ThePlayer) -> list[ReportStatus]:
    """Return the latest reports that the player has made."""
    async with resources.database.reading() as connection:
        listed = await store.of_player(connection, player.id)
    return [told_report(report) for report in listed]


def told_report(report: ReportRow) -> ReportStatus:
    return {
        "kind": report.kind,
        "name": report.evidence["name"],
        "made": format_moment(report.made),
        "outcome": report.outcome,
    }


@router.post("", status_code=204, responses=declared("stranger", "unknown", "seat"))
async def make(resources: TheResources, player: ThePlayer, address: TheAddress, wish: ReportRequest) -> None:
    """Report somebody. The same report made twice is kept once."""
    await enforce_limit(resources, REPORTS, player.id, address)
    async with resources.database.transaction() as connection:
        about, evidence = await EVIDENCE[wish.kind](connection, wish, player)
        if about.id == player.id:
            raise Problem("malformed", "server.not-oneself")
        table = None if wish.kind == "name" else wish.table
        words = " ".join(wish.words.split())
        told = {"name": about.name, **evidence}
        await store.add_report(
            connection, ReportRow(new_identifier(), player.id, about.id, wish.kind, table, words, told, now())
        )


Found = tuple[PlayerRow, dict[str, Any]]


async def of_name(connection: AsyncConnection, wish: ReportRequest, player: PlayerRow) -> Found:
    return await find_person(connection, wish, player), {}


async def of_line(connection: AsyncConnection, wish: ReportRequest, _player: PlayerRow) -> Found:
    """Return who said the line, and the lines around it."""
    if wish.table is None or wish.seat is None or wish.at is None:
        raise Problem("malformed", "server.malformed", text="a line has a table, a seat and a time")
    line = await store.line(connection, wish.table, wish.seat, milliseconds(wish.at))
    speaker = None if line is None else await players.by_id(connection, line[1])
    if line is None or speaker is None:
        raise Problem("unknown", "server.no-line")
    return speaker, {"reported": line[0], "lines": await store.lines_around(connection, wish.table, line[0])}


async def of_game(connection: AsyncConnection, wish: ReportRequest, player: PlayerRow) -> Found:
    """Return somebody at a table at which the player sat too, and its last lines."""
    facts = None if wish.table is None else await tables.read_facts(connection, wish.table)
    if facts is None or all(chair.player != player.id for chair in facts.chairs):
        raise Problem("seat", "server.was-not-seated")
    evidence = {"seat": wish.seat, "lines": await store.lines_around(connection, facts.id, facts.said)}
    return await find_person(connection, wish, player), evidence


EVIDENCE: Final = {"name": of_name, "line": of_line, "game": of_game}
