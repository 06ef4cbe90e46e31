"""What people do with a tournament: open it, enter, pause, withdraw; and its host: start, stop, remove somebody.

The attackers: a guest who fills the calendar, or a tournament with guests of their own, or enters everything; a host
who would change results, which no host can. Who was blocked by the host, or has blocked them, is told that it is full.
"""

import secrets
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.catalogue import load
from shoal.server import limits
from shoal.server.errors import Problem
from shoal.server.identifiers import new_identifier
from shoal.server.moments import now
from shoal.server.players import names
from shoal.server.players.store import Player
from shoal.server.relations.store import blocked_among
from shoal.server.resources import Resources
from shoal.server.tables.facts import MINUTE
from shoal.server.tables.opening import Person, new_facts
from shoal.server.tables.waiting.store import take_turns
from shoal.server.tournaments import store
from shoal.server.tournaments.facts import LONGEST, OPEN, OVER, RUNNING, Tournament
from shoal.server.tournaments.wire import TournamentWish

OF_HOST: Final = 3
OF_ADDRESS: Final = 6
"""How many tournaments that are not over a host may have opened, and an address."""
ENTERED: Final = 10
"""How many tournaments that are not over somebody may have entered."""
NEAR: Final = 16
"""How many may enter one tournament from one address."""
BEAT: Final = 10_000


async def make(resources: Resources, player: Player, address: str, wish: TournamentWish) -> Tournament:
    """Open a tournament."""
    fresh = planned(player, wish, limits.subject_of(resources, "tournaments", address))
    expect_sense(fresh)
    async with resources.database.transaction() as connection:
        await take_turns(connection, player.id, fresh.address)
        own, near = await store.count_standing(connection, player.id, fresh.address)
        if resources.settings.limits and (own >= OF_HOST or near >= OF_ADDRESS):
            raise Problem("limit", "server.most-tournaments", most=OF_HOST)
        await store.add(connection, fresh)
    return fresh


def planned(player: Player, wish: TournamentWish, address: str) -> Tournament:
    starts = now() + wish.starts * MINUTE
    return Tournament(
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
        lasts=wish.minutes * MINUTE if wish.form == "arena" else 0,
        host=player.id,
        address=address,
        secret=secrets.token_hex(32),
        state=OPEN,
        created=now(),
        starts=starts,
        due=starts,
    )


def expect_sense(fresh: Tournament) -> None:
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
    if fresh.form == "arena" and (clock["kind"] != "live" or fresh.seats * clock["main"] > LONGEST):
        raise Problem("malformed", "server.arena-too-slow", most=LONGEST // 60)


async def expect(connection: AsyncConnection, tournament: str) -> Tournament:
    """Return a tournament and lock it."""
    known = await store.locked(connection, tournament)
    if known is None:
        raise Problem("unknown", "server.no-tournament")
    return known


async def enter(resources: Resources, player: Player, address: str, tournament: str) -> None:
    """Enter a tournament, or come back to it; doing it twice changes nothing more."""
    subject = limits.subject_of(resources, "entries", address, tournament)
    async with resources.database.transaction() as connection:
        known = await expect(connection, tournament)
        mine = await store.entrant(connection, tournament, player.id)
        if mine is not None:
            await come_back(connection, known, mine)
            return
        if not known.admits(now()):
            raise Problem("stale", "server.tournament-closed")
        if known.rated and (not player.account or player.program):
            raise Problem("forbidden", "server.rated-needs-account")
        whole, near = await store.count_entrants(connection, tournament, subject)
        if whole >= known.most or await blocked_among(connection, player.id, {known.host} - {player.id}):
            raise Problem("taken", "server.tournament-full")
        if resources.settings.limits:
            if near >= NEAR:
                raise Problem("limit", "server.network-entrants", most=NEAR)
            if await store.count_entered(connection, player.id) >= ENTERED:
                raise Problem("limit", "server.most-entered", most=ENTERED)
        await store.enter(connection, tournament, player.id, subject, now())
        await store.change(connection, tournament)


async def come_back(connection: AsyncConnection, known: Tournament, mine: store.Entrant) -> None:
    """Let somebody play on who has paused or withdrawn, while they might still enter."""
    if mine.state == "in":
        return
    returns = known.state != OVER if mine.state == "paused" else known.admits(now())
    if not returns or (mine.state == "out" and mine.left > 0):
        raise Problem("stale", "server.tournament-closed")
    await store.change_entrant(connection, known.id, mine.player, state="in", since=now(), seen=now())
    await store.change(connection, known.id)


async def pause(resources: Resources, player: str, tournament: str) -> None:
    """Get no more tables until one enters again. A game that runs goes on."""
    await stand_down(resources, player, tournament, "paused")


async def withdraw(resources: Resources, player: str, tournament: str) -> None:
    """Leave a tournament: without a trace before the start, otherwise with the points that one has."""
    await stand_down(resources, player, tournament, "out")


async def stand_down(resources: Resources, player: str, tournament: str, state: str) -> None:
    async with resources.database.transaction() as connection:
        known = await expect(connection, tournament)
        mine = await store.entrant(connection, tournament, player)
        if mine is None or known.state == OVER or mine.state in (state, "out"):
            return
        if known.state == OPEN:
            await store.remove(connection, tournament, player)
        else:
            await store.change_entrant(connection, tournament, player, state=state)
        await store.change(connection, tournament)


async def be_there(resources: Resources, player: str, tournament: str) -> None:
    """Note that an entrant is there, so that an arena seats them."""
    async with resources.database.reading() as connection:
        mine = await store.entrant(connection, tournament, player)
    if mine is not None and mine.seen < now() - BEAT:
        async with resources.database.transaction() as connection:
            await store.change_entrant(connection, tournament, player, seen=now())


async def expect_host(connection: AsyncConnection, player: str, tournament: str) -> Tournament:
    known = await expect(connection, tournament)
    if known.host != player:
        raise Problem("forbidden", "server.tournament-host-only")
    return known


async def start(resources: Resources, player: str, tournament: str) -> None:
    """Start a tournament now; a worker does it in a moment. Too few entrants are refused, and it stays open."""
    async with resources.database.transaction() as connection:
        known = await expect_host(connection, player, tournament)
        if known.state == OVER:
            raise Problem("stale", "server.tournament-closed")
        entrants, _ = await store.count_entrants(connection, tournament, "")
        if entrants < known.least:
            raise Problem("stale", "server.too-few-entrants", least=known.least)
        if known.state == OPEN and known.starts > now():
            await store.change(connection, tournament, starts=now(), due=now())


async def stop(resources: Resources, player: str, tournament: str) -> None:
    """End a tournament. Games that run go on, but do not count for it any more."""
    async with resources.database.transaction() as connection:
        known = await expect_host(connection, player, tournament)
        if known.state in (OPEN, RUNNING):
            await store.change(connection, tournament, state=OVER, why="host", ended=now(), due=None)


async def remove(resources: Resources, player: str, tournament: str, name: str) -> None:
    """Remove an entrant before the start."""
    async with resources.database.transaction() as connection:
        known = await expect_host(connection, player, tournament)
        if known.state != OPEN:
            raise Problem("stale", "server.tournament-begun")
        for one in await store.entrants_of(connection, tournament):
            if one.name == name:
                await store.remove(connection, tournament, one.player)
                await store.change(connection, tournament)
