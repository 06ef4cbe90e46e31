"""Finding people over HTTP: codes, searches and challenges."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request

from shoal.server.accounts.identity.authentication import ThePlayer
from shoal.server.accounts.identity.shared_place import place_of
from shoal.server.community.matchmaking import join_codes
from shoal.server.community.matchmaking.challenges import accept as accepting
from shoal.server.community.matchmaking.challenges import challenge as challenges
from shoal.server.community.matchmaking.challenges.store import ChallengeRow as KnownChallenge
from shoal.server.community.matchmaking.http_types import (
    ChallengeRequest,
    Followed,
    JoinCodeRequest,
    SearchRequest,
    TableCode,
    UsualWaits,
)
from shoal.server.community.matchmaking.pools import GameTerms, expect_seats
from shoal.server.community.matchmaking.queue import matcher, searches
from shoal.server.community.matchmaking.queue.searches import PoolStatus
from shoal.server.platform.base.input_text import TABLE_ID
from shoal.server.platform.base.timestamps import HOUR_S, format_moment, now
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, address_of, enforce_limit, limit_failures
from shoal.server.platform.resources import Resources, TheResources
from shoal.server.play.tables.dependencies import TheTables
from shoal.server.play.tables.http_types import SealRequest
from shoal.server.play.tables.registry import TableRegistry
from shoal.table.client_messages import Summary
from shoal.table.http_types import Challenge, Finding, Pool, Search, TimeControl

router = APIRouter(prefix="/api", tags=["finding"])
GUESSES: Final = RateLimit("table codes of address", 20, HOUR_S)
SEARCHED: Final = RateLimit("searches", 60, HOUR_S)
CHALLENGED: Final = RateLimit("challenges", 40, HOUR_S)
FINDING: Final = model(Finding)
TableId = Annotated[str, Path(pattern=TABLE_ID)]
ChallengeId = Annotated[str, Path(pattern=TABLE_ID)]


@router.post(
    "/tables/{table}/code", response_model=model(TableCode), responses=declared("stranger", "unknown", "seat", "stale")
)
async def give_code(resources: TheResources, tables: TheTables, player: ThePlayer, table: TableId) -> TableCode:
    """Return the short code of a table that waits."""
    code, until = await join_codes.issue_code(resources, (await tables.newest(table)).facts, player.id)
    return {"code": code, "until": format_moment(until)}


@router.post("/codes", response_model=model(Followed), responses=declared("unknown"))
async def follow_code(request: Request, resources: TheResources, wish: JoinCodeRequest) -> Followed:
    """Return the table that a code leads to."""
    async with limit_failures(resources, GUESSES, address_of(request)):
        return {"table": await join_codes.follow(resources, wish.code)}


@router.get("/finding/waits", response_model=model(UsualWaits), responses=declared())
async def waits(resources: TheResources) -> UsualWaits:
    """Return how many look for people now, and how long that usually takes at this hour."""
    looking, minutes = await searches.usual_waits(resources)
    return {"looking": looking, "minutes": minutes}


@router.post("/finding", response_model=FINDING, responses=declared("stranger", "unknown"))
async def attend(resources: TheResources, tables: TheTables, player: ThePlayer) -> Finding:
    """Say that the player is there, and return their search and challenges."""
    return await finding_of(resources, tables, player.id)


@router.post("/search", response_model=FINDING, responses=declared("stranger", "forbidden", "unknown"))
async def search(
    request: Request, resources: TheResources, tables: TheTables, player: ThePlayer, wish: SearchRequest
) -> Finding:
    """Look for people."""
    for wished in wish.games:
        expect_seats(wished.game, wished.seats)
    clocks: tuple[TimeControl, ...] = ("live", "days") if wish.clock == "either" else (wish.clock,)
    wanted = [GameTerms(wished.game, wished.seats, clock, wish.rated) for wished in wish.games for clock in clocks]
    address = address_of(request)
    await enforce_limit(resources, SEARCHED, player.id, address)
    await searches.begin_search(resources, player, address, wanted)
    for terms in wanted:
        await matcher.match(resources, terms.pool)
    return await finding_of(resources, tables, player.id)


@router.post("/search/leave", response_model=FINDING, responses=declared("stranger", "unknown"))
async def leave(resources: TheResources, tables: TheTables, player: ThePlayer) -> Finding:
    """Look no longer."""
    await matcher.leave_search(resources, tables, player.id)
    return await finding_of(resources, tables, player.id)


@router.post("/challenges", response_model=FINDING, responses=declared("stranger", "forbidden", "unknown"))
async def challenge(
    request: Request, resources: TheResources, tables: TheTables, player: ThePlayer, wish: ChallengeRequest
) -> Finding:
    """Challenge somebody by name."""
    address = address_of(request)
    await enforce_limit(resources, CHALLENGED, player.id, address)
    terms = GameTerms(wish.game, challenges.SEATS, wish.clock, wish.rated)
    wanted = challenges.Challenging(wish.name, terms, place_of(resources, request, player), wish.seal)
    await challenges.make_challenge(resources, player, address, wanted)
    if wish.instead is not None:
        await challenges.replace(resources, player.id, wish.instead)
    return await finding_of(resources, tables, player.id)


@router.post(
    "/challenges/{challenge}/accept",
    response_model=model(Summary),
    responses=declared("stranger", "unknown", "stale"),
)
async def accept(
    request: Request,
    resources: TheResources,
    tables: TheTables,
    player: ThePlayer,
    challenge: ChallengeId,
    wish: SealRequest | None = None,
) -> Summary:
    """Accept a challenge; the game begins, and its table is returned."""
    near, seal = place_of(resources, request, player), "" if wish is None else wish.seal
    return (await accepting.accept_challenge(resources, tables, player.id, challenge, near, seal)).summary()


@router.post("/challenges/{challenge}/decline", response_model=FINDING, responses=declared("stranger", "unknown"))
async def decline(resources: TheResources, tables: TheTables, player: ThePlayer, challenge: ChallengeId) -> Finding:
    """Say "not now". Nobody is told."""
    await challenges.decline_challenge(resources, player.id, challenge)
    return await finding_of(resources, tables, player.id)


@router.post("/challenges/{challenge}/withdraw", response_model=FINDING, responses=declared("stranger", "unknown"))
async def withdraw(resources: TheResources, tables: TheTables, player: ThePlayer, challenge: ChallengeId) -> Finding:
    """Take a challenge back."""
    await challenges.withdraw_challenge(resources, player.id, challenge)
    return await finding_of(resources, tables, player.id)


async def finding_of(resources: Resources, tables: TableRegistry, player: str) -> Finding:
    received, sent = await challenges.list_challenges(resources, player)
    return {
        "search": await search_of(resources, tables, player),
        "received": [told_challenge(known_challenge) for known_challenge in received],
        "sent": [told_challenge(known_challenge) for known_challenge in sent],
    }


async def search_of(resources: Resources, tables: TableRegistry, player: str) -> Search | None:
    """Return the search of a player; one whose game has begun is over. Of a table that was found, its pool is told."""
    search_and_places = await searches.refresh_search(resources, player)
    if search_and_places is None:
        return None
    own_search, places = search_and_places
    if own_search.table is not None:
        facts = (await tables.newest(own_search.table)).facts
        if facts.started is not None:
            await matcher.settle_table(resources, tables, own_search.table)
            return None
        terms = GameTerms(facts.game, facts.seats, "days" if facts.clock["kind"] == "days" else "live", facts.rated)
        places = [place for place in places if place.terms == terms]
    return {
        "state": own_search.state,
        "waited": max(0, now() - own_search.since),
        "pools": [told_place(place) for place in places],
        "table": own_search.table,
        "left": None if own_search.until is None else max(0, own_search.until - now()),
    }


def told_place(place: PoolStatus) -> Pool:
    terms, accepted = place.terms, place.ratings
    ratings = None if accepted is None else list(accepted)
    return {
        "game": terms.game,
        "seats": terms.seats,
        "clock": terms.clock,
        "here": place.here,
        "ratings": ratings,
    }


def told_challenge(known_challenge: KnownChallenge) -> Challenge:
    return {
        "id": known_challenge.id,
        "by": known_challenge.by,
        "to": known_challenge.to,
        "game": known_challenge.game,
        "clock": known_challenge.clock,
        "rated": known_challenge.rated,
        "left": max(0, known_challenge.expires - now()),
        "table": known_challenge.table,
        "program": known_challenge.by_program,
    }
