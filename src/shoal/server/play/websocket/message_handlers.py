"""Handlers of websocket messages, one for each type; the message types are in shoal/table (messages)."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from shoal.core.errors import ShoalError
from shoal.core.game import NOBODY
from shoal.server.accounts.identity.access_tokens.scopes import MESSAGES, expect_scope
from shoal.server.platform.base.timestamps import DAY_S, now
from shoal.server.platform.http.errors import Problem, refusal_for
from shoal.server.platform.http.websocket_protocol import frame_of
from shoal.server.platform.rate_limits.fixed_window import RateLimit, enforce_limit
from shoal.server.platform.rate_limits.route_limits import CLAIMS, TALK, begin_computing, computed, computed_in_thread
from shoal.server.platform.rate_limits.token_buckets import Requester, TokenBuckets
from shoal.server.platform.resources import Resources
from shoal.server.play.job_workers import hints
from shoal.server.play.presence import absence_claims
from shoal.server.play.presence.presence_tracker import PresenceTracker
from shoal.server.play.tables import broadcast, chat, clocks, commands, undo
from shoal.server.play.tables.broadcast import Reader
from shoal.server.play.tables.game_record import full_record
from shoal.server.play.tables.group_commit import DuplicateCommand
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from shoal.table.client_messages import Refusal
from shoal.table.errors import Denied
from shoal.table.reader_view import happenings, hides, position, previewed, reasons, refusal_of
from shoal.table.scenes import looked
from shoal.table.server_messages import Accepted, Refused, Welcome

Message = Mapping[str, Any]
Answer = Mapping[str, Any]
LAST_TOLD: Final = 32
NUDGES: Final = RateLimit("nudges", 20, DAY_S)
LARGEST_QUESTION: Final = 128
"""Limit for the size of a question: its actions, times the number of its steps and one."""


@dataclass
class Visit:
    """One reader at one table: their seat, their name, and how limits count them."""

    tables: TableRegistry
    table: str
    reader: Reader
    name: str
    buckets: TokenBuckets
    who: Requester
    resources: Resources
    attending: PresenceTracker

    async def live(self) -> LiveTable:
        return await self.tables.live(self.table)

    async def seated(self) -> tuple[LiveTable, int]:
        live = await self.live()
        return live, commands.seated(live, self.reader.player, self.reader.wanted)


async def answer_message(visit: Visit, message: Message) -> Answer | None:
    """Answer one message. A command is accepted once it is stored."""
    key = message.get("key", "")
    visit.reader.touched = now()
    try:
        expect_scope(visit.reader.scopes, MESSAGES.get(message["type"]))
        return await HANDLERS[message["type"]](visit, message)
    except DuplicateCommand:
        return accepted_message(key)
    except ShoalError as error:
        return refused(key, refusal_of(error))
    except Exception as error:  # noqa: BLE001  (it is answered and logged, and the connection stays open)
        return refused(key, refusal_for(error))


def accepted_message(key: str) -> Accepted:
    return {"type": "accepted", "key": key}


def refused(key: str, refusal: Refusal) -> Refused:
    return {"type": "refused", "key": key, "refusal": refusal}


async def on_hello(visit: Visit, message: Message) -> None:
    """Welcome a reader, who from now on gets all news."""
    live = await visit.live()
    async with live.lock:
        await visit.tables.catch_up(live)
        reader, facts = visit.reader, live.facts
        reader.wanted = message.get("seat")
        reader.seat = facts.seat_of(reader.player, reader.wanted)
        greeting = welcome(live, reader.seat, message["since"])
        speakers = {line.player for line in live.said}
        hidden = await visit.tables.hidden({reader.player} if reader.player else (), speakers)
        heard = [line for line in live.said if (reader.player, line.player) not in hidden]
        greeting["talk"] = [broadcast.said_message(line) for line in heard]
        if facts.shared and (held := facts.seats_of(reader.player)):
            greeting["device"] = {"seats": held, "hides": live.match is not None and hides(live.match, held)}
        reader.send(frame_of(greeting))
        await visit.tables.listen(live, visit.reader)
    if message.get("presence"):
        visit.attending.came(visit.reader)


def welcome(live: LiveTable, seat: int, since: int) -> Welcome:
    facts, match = live.facts, live.match
    told, seen, earlier = [], None, 0
    if match is not None:
        start = min(since, match.entries)
        told = happenings(match, seat, max(start, match.entries - LAST_TOLD))
        earlier = match.entries - len(told)
        seen = position(match, seat)
        seen["clocks"] = clocks.faces(facts, now())
    greeting: Welcome = {
        "type": "welcome",
        "table": facts.summary(),
        "you": None if seat == NOBODY else seat,
        "earlier": earlier,
        "happenings": told,
        "position": seen,
        "talk": [],
        "asked": None if facts.asked is None else broadcast.asked(facts),
    }
    if seat != NOBODY:
        greeting["auto"] = facts.chairs[seat].auto
    return greeting


async def on_act(visit: Visit, message: Message) -> Answer:
    live, seat = await visit.seated()
    await commands.act(visit.tables, live, seat, message["key"], message["decision"], message["steps"], "person")
    return accepted_message(message["key"])


async def on_preview(visit: Visit, message: Message) -> Answer:
    def ask(live: LiveTable, seat: int) -> Answer:
        return previewed(live.playing(), message["key"], seat, message["decision"], message["steps"])

    return await ask_newest(visit, ask)


async def on_why(visit: Visit, message: Message) -> Answer:
    if (len(message["steps"]) + 1) * len(message["actions"]) > LARGEST_QUESTION:
        raise Problem("malformed", "server.malformed", text="too many actions at once")

    def ask(live: LiveTable, seat: int) -> Answer:
        decision, steps, actions = message["decision"], message["steps"], message["actions"]
        return reasons(live.playing(), message["key"], seat, decision, steps, actions)

    return await ask_newest(visit, ask)


async def on_look(visit: Visit, message: Message) -> Answer:
    """Show an earlier position to anybody who may read the table, as their seat or as a spectator.

    Reading the entries is charged too, and before it is done.
    """
    live = await visit.live()
    if message["entry"] > live.playing().entries:
        live = await visit.tables.newest(visit.table)
    reader = live.facts.seat_of(visit.reader.player, visit.reader.wanted)
    begin_computing(visit.buckets, visit.who)
    record = await full_record(visit.tables.database, live.facts)
    return await computed_in_thread(visit.buckets, visit.who, looked, record, message["key"], reader, message["entry"])


async def ask_newest(visit: Visit, ask: Callable[[LiveTable, int], Answer]) -> Answer:
    """Answer from the table in memory; if that calls the question stale, bring the table up to date and answer again.

    The answer is computed on the loop that serves everybody, so the time that it takes is charged.
    """
    live, seat = await visit.seated()
    try:
        return computed(visit.buckets, visit.who, ask, live, seat)
    except Denied as error:
        if error.code != "stale":
            raise
        return computed(visit.buckets, visit.who, ask, await visit.tables.newest(visit.table), seat)


async def on_resign(visit: Visit, message: Message) -> Answer:
    live, seat = await visit.seated()
    await commands.resign(visit.tables, live, seat, message["key"])
    return accepted_message(message["key"])


async def on_undo(visit: Visit, message: Message) -> Answer:
    live, seat = await visit.seated()
    await undo.undo(visit.tables, live, seat, message["key"], message["to"])
    return accepted_message(message["key"])


async def on_answer_undo(visit: Visit, message: Message) -> Answer:
    live, seat = await visit.seated()
    await undo.answer_undo(visit.tables, live, seat, message["key"], agree=message["agree"])
    return accepted_message(message["key"])


async def on_hint(visit: Visit, message: Message) -> Answer:
    live, seat = await visit.seated()
    hint = await hints.advise(visit.tables, live, seat, message["decision"])
    return {"type": "advised", "key": message["key"], "best": hint["best"], "origin": hint["origin"]}


async def on_vacation(visit: Visit, message: Message) -> Answer:
    live, seat = await visit.seated()
    await commands.take_vacation(visit.tables, live, seat, message["left"])
    return accepted_message(message["key"])


async def on_steps(visit: Visit, message: Message) -> Answer:
    live, seat = await visit.seated()
    await commands.choose_steps(visit.tables, live, seat, auto=message["auto"])
    return accepted_message(message["key"])


async def on_talk(visit: Visit, message: Message) -> Answer:
    live = await visit.live()
    if visit.reader.player is None:
        raise Problem("seat", "server.no-name")
    if not visit.buckets.take(TALK, visit.who):
        raise Problem("limit", "server.too-many-messages")
    text = chat.clean(message["text"])
    await chat.refuse_muted(visit.tables.database, visit.reader.player, limited=visit.buckets.limited)
    await commands.say(visit.tables, live, visit.reader.player, visit.name, message["key"], text)
    return accepted_message(message["key"])


async def on_awake(_visit: Visit, message: Message) -> Answer:
    return accepted_message(message["key"])


def expect_pace(visit: Visit) -> None:
    """Refuse claims and the like that come too quickly: each reads the table again from the database."""
    if not visit.buckets.take(CLAIMS, visit.who):
        raise Problem("limit", "server.too-many-messages")


async def on_claim(visit: Visit, message: Message) -> Answer:
    expect_pace(visit)
    await visit.tables.newest(visit.table)
    live, seat = await visit.seated()
    await absence_claims.claim_absence(visit.tables, live, seat, message["key"], message["seat"], message["what"])
    visit.attending.coming.set()
    return accepted_message(message["key"])


async def on_back(visit: Visit, message: Message) -> Answer:
    expect_pace(visit)
    live = await visit.tables.newest(visit.table)
    await absence_claims.come_back(visit.tables, live, visit.reader.player, message["key"])
    await on_hello(visit, {"since": 0, "presence": True})
    return accepted_message(message["key"])


async def on_nudge(visit: Visit, message: Message) -> Answer:
    expect_pace(visit)
    await visit.tables.newest(visit.table)
    live, seat = await visit.seated()
    await enforce_limit(visit.resources, NUDGES, visit.reader.player or "", visit.who.address)
    await absence_claims.nudge_seat(visit.tables, live, seat, message["seat"])
    visit.attending.woken.add(visit.table)
    visit.attending.coming.set()
    return accepted_message(message["key"])


Handler = Callable[[Visit, Message], Awaitable[Answer | None]]
HANDLERS: Final[Mapping[str, Handler]] = {
    "hello": on_hello,
    "act": on_act,
    "preview": on_preview,
    "why": on_why,
    "look": on_look,
    "resign": on_resign,
    "undo": on_undo,
    "answer_undo": on_answer_undo,
    "hint": on_hint,
    "vacation": on_vacation,
    "steps": on_steps,
    "talk": on_talk,
    "awake": on_awake,
    "claim": on_claim,
    "back": on_back,
    "nudge": on_nudge,
}
