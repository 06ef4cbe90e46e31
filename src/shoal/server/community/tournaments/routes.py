"""Tournaments over HTTP: the calendar, one tournament, and what people and hosts do with it."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Request

from shoal.server.accounts.identity.authentication import ThePlayer, TheVisitor
from shoal.server.accounts.identity.shared_place import place_of
from shoal.server.community.tournaments import commands, serializers
from shoal.server.community.tournaments.http_types import (
    Calendar,
    RemoveEntrantRequest,
    TournamentDetails,
    TournamentRequest,
)
from shoal.server.community.tournaments.serializers import SnapshotCache
from shoal.server.platform.base.app_state import held
from shoal.server.platform.base.input_text import TABLE_ID
from shoal.server.platform.base.timestamps import DAY_S, HOUR_S
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, address_of, enforce_limit
from shoal.server.platform.resources import TheResources

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
SHOWN: Final = model(TournamentDetails)
CHANGED: Final[dict[int | str, Any]] = declared("stranger", "unknown", "forbidden", "taken", "stale", "busy")
MADE: Final = RateLimit("tournaments", 10, DAY_S)
ENTERED: Final = RateLimit("entries", 60, HOUR_S)
TournamentId = Annotated[str, Path(pattern=TABLE_ID)]


async def pictures_of(request: Request) -> SnapshotCache:
    return held(request.app, SnapshotCache)


ThePictures = Annotated[SnapshotCache, Depends(pictures_of)]


@router.get("", response_model=model(Calendar), responses=declared())
async def calendar(resources: TheResources, visitor: TheVisitor) -> Calendar:
    """Return the tournaments that run, begin, or are over, and those of the visitor."""
    return await serializers.calendar_for(resources, None if visitor is None else visitor.id)


@router.post("", status_code=201, response_model=SHOWN, responses=declared("stranger", "unknown"))
async def make(
    request: Request, resources: TheResources, pictures: ThePictures, player: ThePlayer, wish: TournamentRequest
) -> TournamentDetails:
    """Open a tournament."""
    address = address_of(request)
    await enforce_limit(resources, MADE, player.id, address)
    made = await commands.make_tournament(resources, player, address, wish)
    return await serializers.show(resources, pictures, made.id, player.id)


@router.get("/{tournament}", response_model=SHOWN, responses=declared("unknown"))
async def look(
    resources: TheResources, pictures: ThePictures, visitor: TheVisitor, tournament: TournamentId
) -> TournamentDetails:
    """Return a tournament with its standings and tables."""
    return await serializers.show(resources, pictures, tournament, None if visitor is None else visitor.id)


@router.post("/{tournament}/here", response_model=SHOWN, responses=CHANGED)
async def be_there(
    resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId
) -> TournamentDetails:
    """Say that the player is there, so that an arena seats them, and return the tournament."""
    await commands.be_there(resources, player.id, tournament)
    return await serializers.show(resources, pictures, tournament, player.id)


@router.post("/{tournament}/enter", response_model=SHOWN, responses=CHANGED)
async def enter(
    request: Request, resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId
) -> TournamentDetails:
    """Enter a tournament, or play on after a pause."""
    address = address_of(request)
    await enforce_limit(resources, ENTERED, player.id, address)
    near = place_of(resources, request, player)
    await commands.enter_tournament(resources, player, address, tournament, near)
    return await serializers.show(resources, pictures, tournament, player.id)


@router.post("/{tournament}/pause", response_model=SHOWN, responses=CHANGED)
async def pause(
    resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId
) -> TournamentDetails:
    """Get no more tables until one enters again."""
    await commands.pause_entry(resources, player.id, tournament)
    return await serializers.show(resources, pictures, tournament, player.id)


@router.post("/{tournament}/withdraw", response_model=SHOWN, responses=CHANGED)
async def withdraw(
    resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId
) -> TournamentDetails:
    """Leave a tournament."""
    await commands.withdraw_entry(resources, player.id, tournament)
    return await serializers.show(resources, pictures, tournament, player.id)


@router.post("/{tournament}/start", response_model=SHOWN, responses=CHANGED)
async def start(
    resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId
) -> TournamentDetails:
    """Start a tournament before its time; only its host may."""
    await commands.start_tournament(resources, player.id, tournament)
    return await serializers.show(resources, pictures, tournament, player.id)


@router.post("/{tournament}/stop", response_model=SHOWN, responses=CHANGED)
async def stop(
    resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId
) -> TournamentDetails:
    """End a tournament; only its host may."""
    await commands.stop_tournament(resources, player.id, tournament)
    return await serializers.show(resources, pictures, tournament, player.id)


@router.post("/{tournament}/remove", response_model=SHOWN, responses=CHANGED)
async def remove(
    resources: TheResources,
    pictures: ThePictures,
    player: ThePlayer,
    tournament: TournamentId,
    wish: RemoveEntrantRequest,
) -> TournamentDetails:
    """Remove an entrant before the start; only the host may."""
    await commands.remove_from_tournament(resources, player.id, tournament, wish.name)
    return await serializers.show(resources, pictures, tournament, player.id)
