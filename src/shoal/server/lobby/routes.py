"""The lobby and history over HTTP."""

from datetime import UTC, datetime
from typing import Annotated, TypedDict

from fastapi import APIRouter, Path, Query

from shoal.server.errors import Problem, declared
from shoal.server.lobby import store
from shoal.server.moments import format_moment, now
from shoal.server.players import store as players
from shoal.server.players.store import Player
from shoal.server.players.visitors import ThePlayer, TheVisitor
from shoal.server.ratings import store as ratings
from shoal.server.resources import Resources, TheResources
from shoal.server.tables.facts import RUNNING, Facts
from shoal.server.texts import Text
from shoal.server.wire import model
from shoal.table.messages import Chair, Result, Summary

router = APIRouter(tags=["lobby"])
PlayerName = Annotated[Text, Path(max_length=100)]
Before = Annotated[datetime | None, Query(description="Only games that ended before this moment.")]


class Lobby(TypedDict):
    """Public tables: those with an open chair, and those that can be watched; the newest first."""

    open: list[Summary]
    running: list[Summary]


class Mine(TypedDict):
    """A table that the player sits at; `due` says whether they owe a decision."""

    table: Summary
    seat: int
    due: bool


class Finished(TypedDict):
    """A finished game of a player, who sat at `seat`."""

    id: str
    game: str
    seat: int
    rated: bool
    ended: str
    chairs: list[Chair]
    result: Result


class GameRating(TypedDict):
    """A player's rating at a game, and how many rated games it is based on."""

    game: str
    rating: int
    games: int


class Profile(TypedDict):
    """What everybody may know about a player. Games by link are shown only to the player."""

    name: str
    account: bool
    since: str
    ratings: list[GameRating]
    recent: list[Finished]


@router.get("/api/lobby", response_model=model(Lobby), responses=declared())
async def lobby(resources: TheResources) -> Lobby:
    """List the tables that anybody may join or watch."""
    async with resources.database.reading() as connection:
        waiting, running = await store.waiting(connection), await store.running(connection)
    return {"open": [facts.summary() for facts in waiting], "running": [facts.summary() for facts in running]}


@router.get("/api/tables/mine", response_model=model(list[Mine]), responses=declared("stranger"))
async def mine(resources: TheResources, player: ThePlayer) -> list[Mine]:
    """List the player's tables that are not over: first those where they owe a decision, then running, then waiting."""
    async with resources.database.reading() as connection:
        tables = await store.of_player(connection, player.id)
    listed = [told(facts, seats) for facts in tables if (seats := facts.seats_of(player.id))]
    return sorted(listed, key=lambda entry: (not entry["due"], entry["table"]["status"] != RUNNING))


def told(facts: Facts, seats: list[int]) -> Mine:
    """Return one of a player's tables; of several seats the one that owes a decision."""
    due = [seat for seat in seats if facts.status == RUNNING and seat in facts.turn]
    return {"table": facts.summary(), "seat": (due or seats)[0], "due": bool(due)}


@router.get("/api/players/{name}", response_model=model(Profile), responses=declared("unknown"))
async def profile(resources: TheResources, visitor: TheVisitor, name: PlayerName) -> Profile:
    """Return a player's ratings by game and latest games."""
    player = await find(resources, name)
    async with resources.database.reading() as connection:
        rated = await ratings.of_player(connection, player.id)
        played = await store.finished(connection, player.id, now() + 1, hidden=is_same(visitor, player))
    return {
        "name": player.name,
        "account": player.account,
        "since": format_moment(player.created),
        "ratings": [{"game": game, "rating": found.shown(), "games": found.games} for game, found in rated.items()],
        "recent": [remembered(facts, player.id) for facts in played],
    }


@router.get("/api/players/{name}/games", response_model=model(list[Finished]), responses=declared("unknown"))
async def games(
    resources: TheResources, visitor: TheVisitor, name: PlayerName, before: Before = None
) -> list[Finished]:
    """Return a page of a player's finished games, the latest first."""
    player = await find(resources, name)
    moment = now() + 1 if before is None else milliseconds(before)
    async with resources.database.reading() as connection:
        played = await store.finished(connection, player.id, moment, hidden=is_same(visitor, player))
    return [remembered(facts, player.id) for facts in played]


async def find(resources: Resources, name: str) -> Player:
    async with resources.database.reading() as connection:
        player = await players.by_name(connection, name)
    if player is None:
        raise Problem("unknown", "server.no-player")
    return player


def is_same(visitor: Player | None, player: Player) -> bool:
    return visitor is not None and visitor.id == player.id


def milliseconds(moment: datetime) -> int:
    """Return a time in milliseconds; without a zone it is UTC."""
    zoned = moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
    return round((zoned - datetime.fromtimestamp(0, UTC)).total_seconds() * 1000)


def remembered(facts: Facts, player: str) -> Finished:
    (seat,) = [chair.seat for chair in facts.chairs if chair.player == player]
    assert facts.result is not None
    assert facts.ended is not None
    return {
        "id": facts.id,
        "game": facts.game,
        "seat": seat,
        "rated": facts.counts,
        "ended": format_moment(facts.ended),
        "chairs": [chair.shown() for chair in facts.chairs],
        "result": Result(**facts.result),  # type: ignore[typeddict-item]  # the column holds nothing else
    }
