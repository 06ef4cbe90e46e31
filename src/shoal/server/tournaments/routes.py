"""Tournaments over HTTP: the calendar, one tournament, and what people and hosts do with it."""

from typing import Annotated, Any, Final, cast

from fastapi import APIRouter, Depends, Path, Request

from shoal.server.errors import declared
from shoal.server.limits import DAY, HOUR, Limit, address_of, spend
from shoal.server.players.visitors import ThePlayer, TheVisitor
from shoal.server.resources import TheResources
from shoal.server.texts import TABLE_ID
from shoal.server.tournaments import entering, telling
from shoal.server.tournaments.telling import Pictures
from shoal.server.tournaments.wire import Calendar, RemoveWish, Shown, TournamentWish
from shoal.server.wire import model

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
SHOWN: Final = model(Shown)
CHANGED: Final[dict[int | str, Any]] = declared("stranger", "unknown", "forbidden", "taken", "stale", "busy")
MADE: Final = Limit("tournaments", 10, DAY)
ENTERED: Final = Limit("entries", 60, HOUR)
TournamentId = Annotated[str, Path(pattern=TABLE_ID)]


def pictures_of(request: Request) -> Pictures:
    return cast("Pictures", request.app.state.pictures)


ThePictures = Annotated[Pictures, Depends(pictures_of)]


@router.get("", response_model=model(Calendar), responses=declared())
async def calendar(resources: TheResources, visitor: TheVisitor) -> Calendar:
    """Return the tournaments that run, begin, or are over, and those of the visitor."""
    return await telling.calendar(resources, None if visitor is None else visitor.id)


@router.post("", status_code=201, response_model=SHOWN, responses=declared("stranger", "unknown"))
async def make(
    request: Request, resources: TheResources, pictures: ThePictures, player: ThePlayer, wish: TournamentWish
) -> Shown:
    """Open a tournament."""
    address = address_of(request)
    await spend(resources, MADE, player.id, address)
    made = await entering.make(resources, player, address, wish)
    return await telling.show(resources, pictures, made.id, player.id)


@router.get("/{tournament}", response_model=SHOWN, responses=declared("unknown"))
async def look(resources: TheResources, pictures: ThePictures, visitor: TheVisitor, tournament: TournamentId) -> Shown:
    """Return a tournament with its standings and tables."""
    return await telling.show(resources, pictures, tournament, None if visitor is None else visitor.id)


@router.post("/{tournament}/here", response_model=SHOWN, responses=CHANGED)
async def be_there(
    resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId
) -> Shown:
    """Say that the player is there, so that an arena seats them, and return the tournament."""
    await entering.be_there(resources, player.id, tournament)
    return await telling.show(resources, pictures, tournament, player.id)


@router.post("/{tournament}/enter", response_model=SHOWN, responses=CHANGED)
async def enter(
    request: Request, resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId
) -> Shown:
    """Enter a tournament, or play on after a pause."""
    address = address_of(request)
    await spend(resources, ENTERED, player.id, address)
    await entering.enter(resources, player, address, tournament)
    return await telling.show(resources, pictures, tournament, player.id)


@router.post("/{tournament}/pause", response_model=SHOWN, responses=CHANGED)
async def pause(resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId) -> Shown:
    """Get no more tables until one enters again."""
    await entering.pause(resources, player.id, tournament)
    return await telling.show(resources, pictures, tournament, player.id)


@router.post("/{tournament}/withdraw", response_model=SHOWN, responses=CHANGED)
async def withdraw(
    resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId
) -> Shown:
    """Leave a tournament."""
    await entering.withdraw(resources, player.id, tournament)
    return await telling.show(resources, pictures, tournament, player.id)


@router.post("/{tournament}/start", response_model=SHOWN, responses=CHANGED)
async def start(resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId) -> Shown:
    """Start a tournament before its time; only its host may."""
    await entering.start(resources, player.id, tournament)
    return await telling.show(resources, pictures, tournament, player.id)


@router.post("/{tournament}/stop", response_model=SHOWN, responses=CHANGED)
async def stop(resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId) -> Shown:
    """End a tournament; only its host may."""
    await entering.stop(resources, player.id, tournament)
    return await telling.show(resources, pictures, tournament, player.id)


@router.post("/{tournament}/remove", response_model=SHOWN, responses=CHANGED)
async def remove(
    resources: TheResources, pictures: ThePictures, player: ThePlayer, tournament: TournamentId, wish: RemoveWish
) -> Shown:
    """Remove an entrant before the start; only the host may."""
    await entering.remove(resources, player.id, tournament, wish.name)
    return await telling.show(resources, pictures, tournament, player.id)
