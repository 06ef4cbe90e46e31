"""Finding people over HTTP: codes, searches and challenges."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request

from shoal.server.errors import declared
from shoal.server.finding import challenges, codes, queue
from shoal.server.finding.challenges import accepting
from shoal.server.finding.challenges.store import Challenge as KnownChallenge
from shoal.server.finding.queue import Place, matching
from shoal.server.finding.terms import Pace, Terms, expect_seats
from shoal.server.finding.wire import ChallengeWish, CodeWish, Followed, SearchWish, TableCode, UsualWaits
from shoal.server.limits import HOUR, Limit, address_of, spend
from shoal.server.moments import format_moment, now
from shoal.server.players.visitors import ThePlayer
from shoal.server.resources import Resources, TheResources
from shoal.server.tables.dependency import TheTables
from shoal.server.tables.tables import Tables
from shoal.server.texts import TABLE_ID
from shoal.server.wire import model
from shoal.table.answers import Challenge, Finding, Pool, Search, State
from shoal.table.messages import Summary

router = APIRouter(prefix="/api", tags=["finding"])
GUESSES: Final = Limit("table codes of address", 20, HOUR)
SEARCHED: Final = Limit("searches", 60, HOUR)
CHALLENGED: Final = Limit("challenges", 40, HOUR)
FINDING: Final = model(Finding)
STATES: Final[dict[str, State]] = {"looking": "looking", "found": "found", "ended": "ended"}
TableId = Annotated[str, Path(pattern=TABLE_ID)]
ChallengeId = Annotated[str, Path(pattern=TABLE_ID)]


@router.post(
    "/tables/{table}/code", response_model=model(TableCode), responses=declared("stranger", "unknown", "seat", "stale")
)
async def give_code(resources: TheResources, tables: TheTables, player: ThePlayer, table: TableId) -> TableCode:
    """Return the short code of a table that waits."""
    code, until = await codes.give(resources, (await tables.newest(table)).facts, player.id)
    return {"code": code, "until": format_moment(until)}


@router.post("/codes", response_model=model(Followed), responses=declared("unknown"))
async def follow_code(request: Request, resources: TheResources, wish: CodeWish) -> Followed:
    """Return the table that a code leads to."""
    await spend(resources, GUESSES, address_of(request))
    return {"table": await codes.follow(resources, wish.code)}


@router.get("/finding/waits", response_model=model(UsualWaits), responses=declared())
async def waits(resources: TheResources) -> UsualWaits:
    """Return how many look for people now, and how long that usually takes at this hour."""
    looking, minutes = await queue.usual_waits(resources)
    return {"looking": looking, "minutes": minutes}


@router.post("/finding", response_model=FINDING, responses=declared("stranger", "unknown"))
async def attend(resources: TheResources, tables: TheTables, player: ThePlayer) -> Finding:
    """Say that the player is there, and return their search and challenges."""
    return await finding_of(resources, tables, player.id)


@router.post("/search", response_model=FINDING, responses=declared("stranger", "forbidden", "unknown"))
async def search(
    request: Request, resources: TheResources, tables: TheTables, player: ThePlayer, wish: SearchWish
) -> Finding:
    """Look for people."""
    for one in wish.games:
        expect_seats(one.game, one.seats)
    clocks: tuple[Pace, ...] = ("live", "days") if wish.clock == "either" else (wish.clock,)
    wanted = [Terms(one.game, one.seats, clock, wish.rated) for one in wish.games for clock in clocks]
    address = address_of(request)
    await spend(resources, SEARCHED, player.id, address)
    await queue.begin(resources, player, address, wanted)
    for terms in wanted:
        await matching.match(resources, terms.pool)
    return await finding_of(resources, tables, player.id)


@router.post("/search/leave", response_model=FINDING, responses=declared("stranger", "unknown"))
async def leave(resources: TheResources, tables: TheTables, player: ThePlayer) -> Finding:
    """Look no longer."""
    await matching.leave(resources, tables, player.id)
    return await finding_of(resources, tables, player.id)


@router.post("/challenges", response_model=FINDING, responses=declared("stranger", "forbidden", "unknown"))
async def challenge(
    request: Request, resources: TheResources, tables: TheTables, player: ThePlayer, wish: ChallengeWish
) -> Finding:
    """Challenge somebody by name."""
    address = address_of(request)
    await spend(resources, CHALLENGED, player.id, address)
    terms = Terms(wish.game, challenges.SEATS, wish.clock, wish.rated)
    await challenges.make(resources, player, address, wish.name, terms)
    if wish.instead is not None:
        await challenges.replace(resources, player.id, wish.instead)
    return await finding_of(resources, tables, player.id)


@router.post(
    "/challenges/{challenge}/accept",
    response_model=model(Summary),
    responses=declared("stranger", "unknown", "stale"),
)
async def accept(resources: TheResources, tables: TheTables, player: ThePlayer, challenge: ChallengeId) -> Summary:
    """Accept a challenge; the game begins, and its table is returned."""
    return (await accepting.accept(resources, tables, player.id, challenge)).summary()


@router.post("/challenges/{challenge}/decline", response_model=FINDING, responses=declared("stranger", "unknown"))
async def decline(resources: TheResources, tables: TheTables, player: ThePlayer, challenge: ChallengeId) -> Finding:
    """Say "not now". Nobody is told."""
    await challenges.decline(resources, player.id, challenge)
    return await finding_of(resources, tables, player.id)


@router.post("/challenges/{challenge}/withdraw", response_model=FINDING, responses=declared("stranger", "unknown"))
async def withdraw(resources: TheResources, tables: TheTables, player: ThePlayer, challenge: ChallengeId) -> Finding:
    """Take a challenge back."""
    await challenges.withdraw(resources, player.id, challenge)
    return await finding_of(resources, tables, player.id)


async def finding_of(resources: Resources, tables: Tables, player: str) -> Finding:
    received, sent = await challenges.listed(resources, player)
    return {
        "search": await search_of(resources, tables, player),
        "received": [told_challenge(one) for one in received],
        "sent": [told_challenge(one) for one in sent],
    }


async def search_of(resources: Resources, tables: Tables, player: str) -> Search | None:
    """Return the search of a player; one whose game has begun is over. Of a table that was found, its pool is told."""
    found = await queue.look(resources, player)
    if found is None:
        return None
    known, places = found
    if known.table is not None:
        facts = (await tables.newest(known.table)).facts
        if facts.started is not None:
            await matching.settle(resources, tables, known.table)
            return None
        terms = Terms(facts.game, facts.seats, "days" if facts.clock["kind"] == "days" else "live", facts.rated)
        places = [place for place in places if place.terms == terms]
    return {
        "state": STATES[known.state],
        "waited": max(0, now() - known.since),
        "pools": [told_place(place) for place in places],
        "table": known.table,
        "left": None if known.until is None else max(0, known.until - now()),
    }


def told_place(place: Place) -> Pool:
    terms, accepted = place.terms, place.ratings
    ratings = None if accepted is None else list(accepted)
    return {
        "game": terms.game,
        "seats": terms.seats,
        "clock": terms.clock,
        "here": place.here,
        "ratings": ratings,
    }


def told_challenge(one: KnownChallenge) -> Challenge:
    return {
        "id": one.id,
        "by": one.by,
        "to": one.to,
        "game": one.game,
        "clock": one.clock,  # type: ignore[typeddict-item]  # the column holds no other clocks
        "rated": one.rated,
        "left": max(0, one.expires - now()),
        "table": one.table,
        "program": one.by_program,
    }
