"""What people do with a tournament: open it, enter, pause, withdraw; and its host: start, stop, remove somebody.

The attackers: a guest who fills the calendar, or a tournament with guests of their own, or enters everything; a host
who would change results, which no host can. Who was blocked by the host, or has blocked them, is told that it is full.
"""

import secrets
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.catalogue import load
from shoal.server.accounts.identity import names
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.accounts.social_graph.store import blocked_among
from shoal.server.community.tournaments import store
from shoal.server.community.tournaments.http_types import TournamentRequest
from shoal.server.community.tournaments.store import EntrantState
from shoal.server.community.tournaments.tournament_row import LONGEST_CLOCKS_S, OPEN, OVER, RUNNING, TournamentRow
from shoal.server.platform.base.ids import new_identifier
from shoal.server.platform.base.timestamps import MINUTE_MS, MINUTE_S, now
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits import fixed_window
from shoal.server.platform.resources import Resources
from shoal.server.play.tables.chairs import Person
from shoal.server.play.tables.create_table import new_facts
from shoal.server.play.tables.waiting.store import take_turns

OF_HOST: Final = 3
OF_ADDRESS: Final = 6
"""How many tournaments that are not over a host may have opened, and an address."""
ENTERED: Final = 10
"""How many tournaments that are not over somebody may have entered."""
NEAR: Final = 250
"""How many may enter one tournament from one address."""
HEARTBEAT_EVERY_MS: Final = 10_000


async def make_tournament(
    resources: Resources, player: PlayerRow, address: str, wish: TournamentRequest
) -> TournamentRow:
    """Open a tournament."""
    fresh = planned(player, wish, fixed_window.subject_of(resources, "tournaments", address))
    expect_sense(fresh)
    async with resources.database.transaction() as connection:
        await take_turns(connection, player.id, fresh.address)
        own, near = await store.count_standing(connection, player.id, fresh.address)
        if resources.settings.limits and (own >= OF_HOST or near >= OF_ADDRESS):
            raise Problem("limit", "server.most-tournaments", most=OF_HOST)
        await store.add_tournament(connection, fresh)
    return fresh


def planned(player: PlayerRow, wish: TournamentRequest, address: str) -> TournamentRow:
    starts = now() + wish.starts * MINUTE_MS
    return TournamentRow(
        id=new_identifier(),
        name=names.clean(wish.name),
        form=wish.form,
        game=load(wish.game).name,
        preset=wish.preset,
        seats=wish.seats,
        clock={
            "kind": wish.clock.kind,
            "main": wish.clock.main,
            "increment": wish.clock.increment,
            "days": wish.clock.days,
            "vacation": wish.clock.vacation if wish.clock.kind == "days" else 0,
        },
        door=wish.door,
        rated=wish.rated,
        talk=wish.talk,
        bots=wish.bots,
        everybody=wish.everybody,
        rounds=wish.rounds,
        lasts=wish.minutes * MINUTE_MS if wish.form == "arena" else 0,
        host=player.id,
        address=address,
        secret=secrets.token_hex(32),
        state=OPEN,
        created=now(),
        starts=starts,
        due=starts,
    )


def expect_sense(fresh: TournamentRow) -> None:
    """Refuse a tournament whose tables could not be opened, or whose rules contradict each other."""
    if fresh.seats not in load(fresh.game).meta.seats:
        text = f"{fresh.game} is not played with {fresh.seats} seats"
        raise Problem("malformed", "server.malformed", text=text)
    new_facts(Person(fresh.host, ""), fresh.plan(fresh.seats))
    if fresh.rated and fresh.bots:
        raise Problem("malformed", "server.rated-without-bots")
    if fresh.everybody and (fresh.form == "arena" or fresh.seats > 2):
        raise Problem("malformed", "server.everybody-needs-two")
    clock = fresh.clock
    if fresh.form == "arena" and (clock["kind"] != "live" or fresh.seats * clock["main"] > LONGEST_CLOCKS_S):
        raise Problem("malformed", "server.arena-too-slow", most=LONGEST_CLOCKS_S // MINUTE_S)


async def expect(connection: AsyncConnection, tournament: str) -> TournamentRow:
    """Return a tournament and lock it."""
    current = await store.lock_tournament(connection, tournament)
    if current is None:
        raise Problem("unknown", "server.no-tournament")
    return current


async def enter_tournament(
    resources: Resources, player: PlayerRow, address: str, tournament: str, place: str = ""
) -> None:
    """Enter a tournament, or come back to it; doing it twice changes nothing more.

    `place` is what the player may share with others.
    """
    subject = fixed_window.subject_of(resources, "entries", address, tournament)
    async with resources.database.transaction() as connection:
        current = await expect(connection, tournament)
        mine = await store.entrant(connection, tournament, player.id)
        if mine is not None:
            await come_back(connection, current, mine)
            return
        if not current.admits(now()):
            raise Problem("stale", "server.tournament-closed")
        if current.rated and (not player.account or player.program):
            raise Problem("forbidden", "server.rated-needs-account")
        whole, near = await store.count_entrants(connection, tournament, subject)
        if whole >= current.most or await blocked_among(connection, player.id, {current.host} - {player.id}):
            raise Problem("taken", "server.tournament-full")
        if resources.settings.limits:
            if near >= NEAR:
                raise Problem("limit", "server.network-entrants", most=NEAR)
            if await store.count_entered(connection, player.id) >= ENTERED:
                raise Problem("limit", "server.most-entered", most=ENTERED)
        await store.add_entrant(connection, tournament, player.id, subject, now(), place)
        await store.change_tournament(connection, tournament)


async def come_back(connection: AsyncConnection, tournament: TournamentRow, mine: store.EntrantRow) -> None:
    """Let somebody play on who has paused or withdrawn, while they might still enter."""
    if mine.state == "in":
        return
    returns = tournament.state != OVER if mine.state == "paused" else tournament.admits(now())
    if not returns or (mine.state == "out" and mine.left > 0):
        raise Problem("stale", "server.tournament-closed")
    await store.change_entrant(connection, tournament.id, mine.player, state="in", since=now(), seen=now())
    await store.change_tournament(connection, tournament.id)


async def pause_entry(resources: Resources, player: str, tournament: str) -> None:
    """Get no more tables until one enters again. A game that runs goes on."""
    await stand_down(resources, player, tournament, "paused")


async def withdraw_entry(resources: Resources, player: str, tournament: str) -> None:
    """Leave a tournament: without a trace before the start, otherwise with the points that one has."""
    await stand_down(resources, player, tournament, "out")


async def stand_down(resources: Resources, player: str, tournament: str, state: EntrantState) -> None:
    async with resources.database.transaction() as connection:
        current = await expect(connection, tournament)
        mine = await store.entrant(connection, tournament, player)
        if mine is None or current.state == OVER or mine.state in (state, "out"):
            return
        if current.state == OPEN:
            await store.remove_entrant(connection, tournament, player)
        else:
            await store.change_entrant(connection, tournament, player, state=state)
        await store.change_tournament(connection, tournament)


async def be_there(resources: Resources, player: str, tournament: str) -> None:
    """Note that an entrant is there, so that an arena seats them."""
    async with resources.database.reading() as connection:
        mine = await store.entrant(connection, tournament, player)
    if mine is not None and mine.seen < now() - HEARTBEAT_EVERY_MS:
        async with resources.database.transaction() as connection:
            await store.change_entrant(connection, tournament, player, seen=now())


async def expect_host(connection: AsyncConnection, player: str, tournament: str) -> TournamentRow:
    current = await expect(connection, tournament)
    if current.host != player:
        raise Problem("forbidden", "server.tournament-host-only")
    return current


async def start_tournament(resources: Resources, player: str, tournament: str) -> None:
    """Start a tournament now; a worker does it in a moment. Too few entrants are refused, and it stays open."""
    async with resources.database.transaction() as connection:
        current = await expect_host(connection, player, tournament)
        if current.state == OVER:
            raise Problem("stale", "server.tournament-closed")
        entrants, _ = await store.count_entrants(connection, tournament, "")
        if entrants < current.least:
            raise Problem("stale", "server.too-few-entrants", least=current.least)
        if current.state == OPEN and current.starts > now():
            await store.change_tournament(connection, tournament, starts=now(), due=now())


async def stop_tournament(resources: Resources, player: str, tournament: str) -> None:
    """End a tournament. Games that run go on, but do not count for it any more."""
    async with resources.database.transaction() as connection:
        current = await expect_host(connection, player, tournament)
        if current.state in (OPEN, RUNNING):
            await store.change_tournament(connection, tournament, state=OVER, why="host", ended=now(), due=None)


async def remove_from_tournament(resources: Resources, player: str, tournament: str, name: str) -> None:
    """Remove an entrant before the start."""
    async with resources.database.transaction() as connection:
        current = await expect_host(connection, player, tournament)
        if current.state != OPEN:
            raise Problem("stale", "server.tournament-begun")
        for entrant in await store.entrants_of(connection, tournament):
            if entrant.name == name:
                await store.remove_entrant(connection, tournament, entrant.player)
                await store.change_tournament(connection, tournament)
