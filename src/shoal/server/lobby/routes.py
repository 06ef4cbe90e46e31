"""The lobby and history over HTTP."""

from datetime import datetime
from typing import Annotated, Final, TypedDict

from fastapi import APIRouter, Path, Query, Request, Response

from shoal.server.codings import packed_json
from shoal.server.errors import Problem, declared
from shoal.server.lobby import store
from shoal.server.moments import format_moment, milliseconds, now
from shoal.server.players import store as players
from shoal.server.players.store import Player
from shoal.server.players.visitors import ThePlayer, TheVisitor
from shoal.server.ratings import store as ratings
from shoal.server.resources import Resources, TheResources
from shoal.server.solving import store as solving
from shoal.server.solving.wire import Solver, shown
from shoal.server.statistics import store as statistics
from shoal.server.statistics.wire import (
    GameRating,
    Habit,
    Rivalry,
    Tally,
    share_finished,
    told_habits,
    told_ratings,
    told_rivalry,
    told_tallies,
)
from shoal.server.tables.company import without_blocked
from shoal.server.tables.facts import RUNNING, Facts
from shoal.server.tables.facts import Chair as StoredChair
from shoal.server.texts import TABLE_ID, Text
from shoal.server.wire import model
from shoal.table.answers import Lobby, Mine
from shoal.table.messages import Chair, Result

router = APIRouter(tags=["lobby"])
PlayerName = Annotated[Text, Path(max_length=100)]
Before = Annotated[datetime | None, Query(description="Only games that ended before this moment.")]
Below = Annotated[str, Query(pattern=f"{TABLE_ID}|^$", description="And of this moment, only tables below this one.")]
MONTH: Final = len("2026-01")
NEVER: Final = "~"
"""After every moment."""


class Finished(TypedDict):
    """A finished game of a player, who sat at `seat`."""

    id: str
    game: str
    seat: int
    rated: bool
    ended: str
    chairs: list[Chair]
    result: Result


class Profile(TypedDict):
    """What everybody may know about a player. `since` is a month, `earlier` are names of the last 30 days.

    Games by link are shown only to the player. `finished` is the share of games that they did not leave, once there are
    enough. `rivalry` is what the reader and the player have played against each other, and empty for everybody else.
    `program` says that it is a bot account. `puzzles` is the rating at puzzles, once a try has counted.
    """

    name: str
    account: bool
    program: bool
    earlier: list[str]
    since: str
    ratings: list[GameRating]
    tallies: list[Tally]
    habits: list[Habit]
    finished: float | None
    rivalry: list[Rivalry]
    recent: list[Finished]
    puzzles: Solver | None


@router.get("/api/lobby", response_model=model(Lobby), responses=declared())
async def lobby(request: Request, resources: TheResources, visitor: TheVisitor) -> Response:
    """List the tables that anybody may join or watch; not those to join where somebody has blocked the visitor."""
    async with resources.database.reading() as connection:
        waiting, running = await store.waiting(connection), await store.running(connection)
        if visitor is not None:
            waiting = await without_blocked(connection, visitor.id, waiting)
    free = [facts.summary() for facts in waiting if facts.is_open()]
    listed: Lobby = {"open": free, "running": [facts.summary() for facts in running]}
    return packed_json(request, listed)


@router.get("/api/tables/mine", response_model=model(list[Mine]), responses=declared("stranger"))
async def mine(resources: TheResources, player: ThePlayer) -> list[Mine]:
    """List the player's tables that are not over: the most urgent first, then running, then waiting ones."""
    async with resources.database.reading() as connection:
        tables = await store.of_player(connection, player.id)
    listed = [told(facts, chairs) for facts in tables if (chairs := held(facts, player.id))]
    return sorted(listed, key=urgency)


def held(facts: Facts, player: str) -> list[StoredChair]:
    """Return the chairs of a player: several if people share their device, also one on which a bot plays for them."""
    missed = facts.missed_of(player)
    return [facts.chairs[seat] for seat in facts.seats_of(player)] if missed is None else [missed]


def urgency(entry: Mine) -> tuple[bool, str, bool]:
    return not entry["due"], entry["until"] or NEVER, entry["table"]["status"] != RUNNING


def told(facts: Facts, chairs: list[StoredChair]) -> Mine:
    """Return one of a player's tables; of several chairs the one that owes a decision."""
    due = [one for one in chairs if facts.status == RUNNING and one.seat in facts.turn and one.missed is None]
    chair = (due or chairs)[0]
    return {
        "table": facts.summary(),
        "seat": chair.seat,
        "due": bool(due),
        "until": format_moment(chair.due) if due and chair.due is not None else None,
        "missed": chair.missed is not None,
    }


@router.get("/api/players/{name}", response_model=model(Profile), responses=declared("unknown"))
async def profile(resources: TheResources, visitor: TheVisitor, name: PlayerName) -> Profile:
    """Return what is known of a player: ratings, tallies, habits, and the latest games."""
    player = await find(resources, name)
    known = visitor is not None and not is_same(visitor, player)
    async with resources.database.reading() as connection:
        rated = await ratings.of_player(connection, player.id)
        history = await statistics.history_of(connection, player.id)
        names = await players.earlier_names(connection, player.id)
        tallies = await statistics.tallies_of(connection, player.id)
        habits = await statistics.habits_of(connection, player.id)
        met = await statistics.rivalry_of(connection, visitor.id, player.id) if visitor and known else []
        played = await store.finished(connection, player.id, (now() + 1, ""), hidden=is_same(visitor, player))
        solver = await solving.rating_of(connection, player.id)
    return {
        "name": player.name,
        "account": player.account,
        "program": player.program,
        "earlier": [earlier for earlier, until in names if until > now()],
        "since": format_moment(player.created)[:MONTH],
        "ratings": told_ratings(rated, history),
        "tallies": told_tallies(tallies),
        "habits": told_habits(habits),
        "finished": share_finished(tallies),
        "rivalry": told_rivalry(met),
        "recent": [remembered(facts, player.id) for facts in played],
        "puzzles": shown(solver) if solver.games else None,
    }


@router.get("/api/players/{name}/games", response_model=model(list[Finished]), responses=declared("unknown"))
async def games(
    resources: TheResources, visitor: TheVisitor, name: PlayerName, before: Before = None, below: Below = ""
) -> list[Finished]:
    """Return a page of a player's finished games, the latest first."""
    player = await find(resources, name)
    moment = now() + 1 if before is None else milliseconds(before)
    async with resources.database.reading() as connection:
        played = await store.finished(connection, player.id, (moment, below), hidden=is_same(visitor, player))
    return [remembered(facts, player.id) for facts in played]


async def find(resources: Resources, name: str) -> Player:
    async with resources.database.reading() as connection:
        player = await players.by_name(connection, name) or await players.by_earlier_name(connection, name)
    if player is None:
        raise Problem("unknown", "server.no-player")
    return player


def is_same(visitor: Player | None, player: Player) -> bool:
    return visitor is not None and visitor.id == player.id


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
