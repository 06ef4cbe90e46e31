"""What players at a table may do: act, resign, undo, chat, take vacation, choose who takes forced steps."""

from dataclasses import replace

from shoal.core.game import NOBODY
from shoal.server.errors import Problem
from shoal.server.moments import now
from shoal.server.tables import clocks
from shoal.server.tables.changes import Change, Said
from shoal.server.tables.facts import RUNNING
from shoal.server.tables.flush import DoneBefore
from shoal.server.tables.live import Live, load_whole
from shoal.server.tables.tables import Tables, advance
from shoal.table.errors import NoUndo, Stale
from shoal.table.match import Match


def seated(live: Live, player: str | None, wanted: int | None = None) -> int:
    """Return the seat of a player, or refuse a spectator."""
    seat = live.facts.seat_of(player, wanted)
    if seat == NOBODY:
        raise Problem("seat", "server.not-seated")
    return seat


async def act(
    tables: Tables, live: Live, seat: int, key: str | None, decision: int, steps: list[str], by: str | None = None
) -> None:
    """Take steps in answer to a decision, unless the seat's time had run out when they arrived.

    `by` is the kind of who decides. A bot may have taken the seat over meanwhile, or its person taken it back.
    """
    arrived = now()

    def work(known: Live, draft: Match) -> None:
        if by is not None and known.facts.chairs[seat].kind != by:
            raise Stale("core.changed")
        if clocks.has_run_out(known.facts, seat, arrived):
            raise Stale("server.time-over")
        draft.act(seat, decision, steps)

    await tables.command(live, seat, key, work)


async def resign(tables: Tables, live: Live, seat: int, key: str | None) -> None:
    await tables.command(live, seat, key, lambda known, draft: draft.quit(seat, "resign", known.facts.people()))


async def time_out(tables: Tables, live: Live, seat: int, at: int) -> None:
    """End the seat's time, if it had run out at that time of the database's clock."""

    def work(known: Live, draft: Match) -> None:
        if not clocks.has_run_out(known.facts, seat, at):
            raise Stale("core.changed")
        draft.quit(seat, "timeout", known.facts.people())

    await tables.command(live, seat, None, work)


async def end_without_people(tables: Tables, live: Live) -> None:
    """End a game without persons. It counts as a resignation of the host, or of another player who has left."""

    def work(known: Live, draft: Match) -> None:
        facts = known.facts
        if facts.people():
            raise Stale("core.changed")
        left = [chair for chair in facts.chairs if chair.player is not None]
        last = min(left or facts.chairs, key=lambda chair: chair.player != facts.host)
        draft.quit(last.seat, "resign", ())

    seat = live.facts.chairs[0].seat

    await tables.command(live, seat, None, work)


async def undo(tables: Tables, live: Live, seat: int, key: str, to: int) -> None:
    """Go back at once if the seat has learned nothing new since; otherwise ask the other persons."""
    await reach_back(tables, live, to)
    try:
        await tables.command(live, seat, key, lambda _known, draft: draft.undo(seat, to))
    except NoUndo:
        await agree_to_undo(tables, live, seat, key, to)


async def reach_back(tables: Tables, live: Live, to: int) -> None:
    """Make sure that the match remembers the position after `to` acts."""
    async with live.lock:
        if live.match is not None and to < live.match.walk.before:
            await tables.catch_up(live)
            live.match = (await load_whole(tables.database, live.facts)).draft()


async def agree_to_undo(tables: Tables, live: Live, seat: int, key: str, to: int) -> None:
    """Note that a seat wants to go back; go back once all persons do. Who shares a device with it agrees at once."""

    def make(known: Live) -> Change:
        match, facts = known.playing(), known.facts
        if facts.status != RUNNING:
            raise NoUndo("core.no-position")
        standing = facts.asked if facts.asked is not None and facts.asked["to"] == to else None
        if standing is not None and seat in standing["agreed"]:
            raise DoneBefore("You have agreed already.")
        asked = standing or {"seat": seat, "to": to, "agreed": []}
        draft = match.draft()
        draft.go_back(asked["seat"], to)
        agreed = sorted({*asked["agreed"], seat, *facts.seats_of(facts.chairs[seat].player)})
        if not set(facts.people()) <= set(agreed):
            return Change(facts, facts.then(asked={**asked, "agreed": agreed}), at=now())
        return advance(known, draft, key if asked["seat"] == seat else None, seat)

    await tables.change(live, make)


async def answer_undo(tables: Tables, live: Live, seat: int, key: str, *, agree: bool) -> None:
    """Agree to the undo that another seat asked for, or refuse it."""
    asked = live.facts.asked
    if asked is None:
        raise Stale("server.nobody-asked")
    if agree:
        await reach_back(tables, live, asked["to"])
        await agree_to_undo(tables, live, seat, key, asked["to"])
        return

    def make(known: Live) -> Change:
        if known.facts.asked is None:
            raise Stale("server.nobody-asked")
        return Change(known.facts, known.facts.then(asked=None), at=now())

    await tables.change(live, make)


async def take_vacation(tables: Tables, live: Live, seat: int, remaining: int) -> None:
    """Let a seat take vacation until so many days remain. Sending it twice changes nothing more."""

    def make(known: Live) -> Change:
        facts, has = known.facts, known.facts.chairs[seat].vacation
        if facts.status != RUNNING or has is None:
            raise Problem("stale", "server.no-vacation")
        if remaining == has:
            raise DoneBefore("You have taken this vacation already.")
        if remaining > has:
            raise Problem("stale", "server.less-vacation")
        if clocks.has_run_out(facts, seat, now()):
            raise Stale("server.time-over")
        return Change(facts, clocks.take_vacation(facts.then(), seat, remaining), at=now())

    await tables.change(live, make)


async def choose_steps(tables: Tables, live: Live, seat: int, *, auto: bool) -> None:
    """Choose whether the table takes forced steps for a seat. Sending it twice changes nothing more."""

    def make(known: Live) -> Change:
        chair = known.facts.chairs[seat]
        if chair.auto == auto:
            raise DoneBefore("You have chosen this already.")
        return Change(known.facts, known.facts.then().with_chairs(replace(chair, auto=auto)), at=now())

    await tables.change(live, make)


async def say(tables: Tables, live: Live, player: str, name: str, key: str, text: str) -> None:
    """Add a line to the chat. Only players at the table may write; everybody may read."""

    def make(known: Live) -> Change:
        facts, seat = known.facts, seated(known, player)
        if not facts.talk:
            raise Problem("forbidden", "server.chat-off")
        said = Said(facts.said, player, name, seat, text, key, now(), facts.entries)
        return Change(facts, facts.then(said=facts.said + 1), said=said, at=said.at)

    await tables.change(live, make)
