"""Profiles over HTTP: what everybody may know about a player, their finished games, and the search for players.

An attacker may read as much as the rate limit allows, and learns only names and ratings, which are public. A name is
looked up by its folded beginning, in which no sign of a pattern is left.
"""

from datetime import datetime
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query

from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.authentication import TheVisitor
from shoal.server.accounts.identity.names import LONGEST
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.accounts.ratings import store as ratings
from shoal.server.accounts.statistics import store as statistics
from shoal.server.accounts.statistics.http_types import (
    share_finished,
    told_habits,
    told_ratings,
    told_rivalry,
    told_tallies,
)
from shoal.server.community.profiles import store
from shoal.server.community.profiles.http_types import Finished, Found, Profile
from shoal.server.community.puzzles import store as solving
from shoal.server.community.puzzles.http_types import told_solver
from shoal.server.platform.base.confusables import fold
from shoal.server.platform.base.input_text import TABLE_ID, Text
from shoal.server.platform.base.timestamps import format_moment, milliseconds, now
from shoal.server.platform.base.typeddict_models import model
from shoal.server.platform.http.errors import Problem, declared
from shoal.server.platform.resources import Resources, TheResources
from shoal.server.play.tables.table_row import TableRow
from shoal.table.client_messages import Result

router = APIRouter(prefix="/api/players")
PlayerName = Annotated[Text, Path(max_length=100)]
Before = Annotated[datetime | None, Query(description="Only games that ended before this moment.")]
Below = Annotated[str, Query(pattern=f"{TABLE_ID}|^$", description="And of this moment, only tables below this one.")]
Beginning = Annotated[Text, Query(min_length=1, max_length=LONGEST, description="The beginning of a name.")]
MONTH: Final = len("2026-01")


@router.get("/{name}", tags=["lobby"], response_model=model(Profile), responses=declared("unknown"))
async def profile(resources: TheResources, visitor: TheVisitor, name: PlayerName) -> Profile:
    """Return what is known of a player: ratings, tallies, habits, and the latest games."""
    player = await find_player_by_name(resources, name)
    is_another = visitor is not None and not is_same(visitor, player)
    async with resources.database.reading() as connection:
        rated = await ratings.of_player(connection, player.id)
        history = await statistics.history_of(connection, player.id)
        names = await players.earlier_names(connection, player.id)
        tallies = await statistics.tallies_of(connection, player.id)
        habits = await statistics.habits_of(connection, player.id)
        met = await statistics.rivalry_of(connection, visitor.id, player.id) if visitor and is_another else []
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
        "puzzles": told_solver(solver) if solver.games else None,
    }


@router.get("/{name}/games", tags=["lobby"], response_model=model(list[Finished]), responses=declared("unknown"))
async def games(
    resources: TheResources, visitor: TheVisitor, name: PlayerName, before: Before = None, below: Below = ""
) -> list[Finished]:
    """Return a page of a player's finished games, the latest first."""
    player = await find_player_by_name(resources, name)
    moment = now() + 1 if before is None else milliseconds(before)
    async with resources.database.reading() as connection:
        played = await store.finished(connection, player.id, (moment, below), hidden=is_same(visitor, player))
    return [remembered(facts, player.id) for facts in played]


async def find_player_by_name(resources: Resources, name: str) -> PlayerRow:
    async with resources.database.reading() as connection:
        player = await players.by_name(connection, name) or await players.by_earlier_name(connection, name)
    if player is None:
        raise Problem("unknown", "server.no-player")
    return player


def is_same(visitor: PlayerRow | None, player: PlayerRow) -> bool:
    return visitor is not None and visitor.id == player.id


def remembered(facts: TableRow, player: str) -> Finished:
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


@router.get("", tags=["statistics"], response_model=model(list[Found]), responses=declared())
async def search(resources: TheResources, name: Beginning) -> list[Found]:
    """Return some accounts whose names begin like this, and a guest only by the whole name."""
    folded = fold(name)
    async with resources.database.reading() as connection:
        listed = await store.named(connection, folded) if folded else []
        exact = await players.by_name(connection, name)
        first = [] if exact is None else [(exact.id, exact.name, exact.program)]
        people = {player: (name, program) for player, name, program in [*first, *listed]}
        rated = await store.best_games(connection, list(people))
    return [told_found(people[player], rated.get(player, (None, None))) for player in people]


def told_found(person: tuple[str, bool], rated: tuple[str | None, int | None]) -> Found:
    (name, program), (game, rating) = person, rated
    return {"name": name, "program": program, "game": game, "rating": rating}
