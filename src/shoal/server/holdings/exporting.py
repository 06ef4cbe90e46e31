"""All data of a player as one JSON file, written piece by piece, so that many games need little memory."""

from collections.abc import AsyncIterator, Iterable
from dataclasses import asdict
from typing import Any, Final

import orjson
from sqlalchemy import Row

from shoal.core.errors import ShoalError
from shoal.server.finding import erasing as finding
from shoal.server.holdings import store
from shoal.server.moments import format_moment, now
from shoal.server.notices import devices
from shoal.server.notices import store as notices
from shoal.server.players import store as players
from shoal.server.players.bots import store as bots
from shoal.server.players.passkeys import store as passkeys
from shoal.server.players.store import Player
from shoal.server.players.tokens import store as tokens
from shoal.server.presence import store as presence
from shoal.server.ratings import store as ratings
from shoal.server.relations import store as relations
from shoal.server.reports import store as reports
from shoal.server.resources import Resources
from shoal.server.solving import erasing as solving
from shoal.server.statistics import store as statistics
from shoal.server.tables import records
from shoal.server.tables.facts import Facts
from shoal.server.tournaments import erasing as tournaments

FORMAT: Final = "shoal export 1"


async def export(resources: Resources, player: Player) -> AsyncIterator[bytes]:
    """Yield the file. A running game is shown as its player may see it."""
    yield b'{"format":' + orjson.dumps(FORMAT)
    yield b',"made":' + orjson.dumps(format_moment(now()))
    for name, value in (await about(resources, player)).items():
        yield b"," + orjson.dumps(name) + b":" + orjson.dumps(value)
    yield b',"games":['
    comma = b""
    async for page in pages(resources, player):
        for game in page:
            yield comma + orjson.dumps(game)
            comma = b","
    yield b"]}\n"


async def about(resources: Resources, player: Player) -> dict[str, Any]:
    """Return everything but the games."""
    async with resources.database.reading() as connection:
        sessions = await players.sessions_of(connection, player.id)
        keys = await passkeys.of_player(connection, player.id)
        made = await tokens.of_player(connection, player.id)
        programs = await bots.of_owner(connection, player.id)
        names = await players.earlier_names(connection, player.id)
        rated = await ratings.of_player(connection, player.id)
        history = await statistics.history_of(connection, player.id)
        counted = {
            "tallies": await statistics.tallies_of(connection, player.id),
            "habits": await statistics.habits_of(connection, player.id),
            "rivalries": await statistics.rivalries_of(connection, player.id),
        }
        wishes = await notices.wishes_of(connection, player.id)
        pushed = await devices.of_player(connection, player.id)
        seen = await presence.seen_at(connection, player.id)
        people = {kind: await relations.of_player(connection, player.id, kind) for kind in relations.MOST}
        hearing = await relations.hearing_of(connection, player.id)
        reported = await reports.of_player(connection, player.id)
        found = await finding.told(connection, player.id)
        entered = await tournaments.told(connection, player.id)
        solved = await solving.told(connection, player.id)
    return {
        "profile": {
            "id": player.id,
            "name": player.name,
            "account": player.account,
            "since": format_moment(player.created),
            "email": player.email,
            "recovery_words_made": moment(player.worded),
            "leaves": moment(player.leaves),
            "last_here": moment(seen),
        },
        "names": [{"name": name, "kept_until": format_moment(until)} for name, until in names],
        "sessions": [
            {"device": one.device, "since": moment(one.created), "seen": moment(one.seen)} for one in sessions
        ],
        "passkeys": [{"id": one.id, "device": one.device, "since": format_moment(one.created)} for one in keys],
        "tokens": [
            {"name": one.name, "scopes": one.scopes, "since": format_moment(one.created), "seen": moment(one.seen)}
            for one in made
        ],
        "bots": [{"name": one.name, "since": format_moment(one.created)} for one in programs],
        "ratings": [
            {"game": game, "rating": one.shown(), "strength": one.strength, "doubt": one.doubt, "games": one.games}
            for game, one in rated.items()
        ],
        "rating_history": [
            {"game": row.game, "at": format_moment(row.at), "rating": row.points, "games": row.number}
            for row in history
        ],
        **{name: [told_row(row, player.id) for row in rows] for name, rows in counted.items()},
        "notices": None if wishes is None else asdict(wishes),
        "pushed_to": [one.endpoint for one in pushed],
        "people": {kind: [name for _, name in found] for kind, found in people.items()},
        "chat_read_of": hearing,
        "reports": [
            {"kind": one.kind, "about": one.evidence["name"], "words": one.words, "made": format_moment(one.made)}
            for one in reported
        ],
        "tournaments": entered,
        "puzzles": solved,
        **found,
    }


def told_row(row: Row[Any], player: str) -> dict[str, Any]:
    """Return a counted row without ids of players; of a rivalry it tells on which side the player is."""
    told = {str(name): value for name, value in row._mapping.items() if name not in ("player", "first", "second")}
    return {**told, "first": row.first == player} if "first" in row._mapping else told


def moment(at: int | None) -> str | None:
    return None if at is None else format_moment(at)


async def pages(resources: Resources, player: Player) -> AsyncIterator[list[dict[str, Any]]]:
    """Yield the player's games: first those that are not over, then finished ones, the latest first."""
    async with resources.database.reading() as connection:
        found = await store.open_tables(connection, player.id)
    yield await told(resources, player, found)
    before = (now() + 1, "")
    while True:
        async with resources.database.reading() as connection:
            found = await store.finished(connection, player.id, before)
        if not found:
            return
        yield await told(resources, player, found)
        before = (found[-1].ended or 0, found[-1].id)


async def told(resources: Resources, player: Player, found: Iterable[Facts]) -> list[dict[str, Any]]:
    """Return games with their records and with what the player said."""
    games = list(found)
    async with resources.database.reading() as connection:
        lines = await store.said(connection, player.id, [facts.id for facts in games])
    return [
        {
            **facts.summary(),
            "my_seats": facts.seats_of(player.id),
            "result": facts.result,
            "ended": moment(facts.ended),
            "record": await record_of(resources, facts, player),
            "said": [
                {"at": format_moment(one["at"]), "text": one["text"]} for one in lines if one["table"] == facts.id
            ],
        }
        for facts in games
    ]


async def record_of(resources: Resources, facts: Facts, player: Player) -> Any:
    """Return the record as the player may see it, or None if there is none that this release can read."""
    try:
        text = await records.record_of(resources.database, facts, facts.seat_of(player.id))
    except ShoalError:
        return None
    return orjson.loads(text)
