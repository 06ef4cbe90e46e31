"""Open, join and leave a table, begin the game when all chairs are taken, open a rematch."""

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Literal

from shoal.bots.roster import LEVELS
from shoal.core.catalogue import load
from shoal.core.game import NOBODY, Game
from shoal.core.options import Options, Value
from shoal.server.errors import Problem
from shoal.server.identifiers import new_identifier
from shoal.server.moments import now
from shoal.server.players import names
from shoal.server.tables import clocks, store
from shoal.server.tables.changes import Admit, Change
from shoal.server.tables.company import Unchecked, company_of, refuse_blocked
from shoal.server.tables.facts import CLOSED, OVER, RUNNING, WAITING, Chair, Facts
from shoal.server.tables.flush import DoneBefore
from shoal.server.tables.hosting import OPEN, expect_host, hand_over
from shoal.server.tables.live import Live, begin_again
from shoal.server.tables.tables import Tables, advance
from shoal.table.errors import Denied
from shoal.table.messages import Absence, Clock


@dataclass(frozen=True)
class Person:
    """A player who wants a chair: their id, name, rating at this game, and the word that they add to chance.

    `origin` is a hash of the address of a player who opens a table. `auto` says whether the table takes their forced
    steps for them. `program` is true for a bot account.
    """

    player: str
    name: str
    rating: int | None = None
    word: str = ""
    origin: str = ""
    auto: bool = True
    program: bool | None = None


@dataclass(frozen=True)
class Opener:
    """A keyed hash of the address that opens a table, and a function that refuses one more table that waits."""

    address: str
    admit: Admit


@dataclass(frozen=True)
class Wish:
    """Who will sit on a chair: the host, somebody with a name at the host's device, anybody, or a bot."""

    kind: Literal["me", "beside", "open", "bot"]
    level: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class Plan:
    """A table as its host wants it."""

    game: str
    preset: str | None
    options: Mapping[str, Value]
    wishes: Sequence[Wish]
    clock: Clock
    door: Literal["public", "link"]
    rated: bool
    talk: bool
    practice: bool = False
    absence: Absence | None = None

    @property
    def shared(self) -> bool:
        return any(wish.kind == "beside" for wish in self.wishes)


async def open_table(tables: Tables, person: Person, plan: Plan, opener: Opener | None = None) -> Facts:
    """Open a table; it begins at once if no chair is open. Otherwise `opener` may refuse one more table that waits."""
    facts = new_facts(person, plan)
    if has_room(facts):
        address, admit = (None, None) if opener is None else (opener.address, opener.admit)
        await store.create(tables.database, facts, None, address, admit)
        return facts
    beginning = begin(facts)
    await store.create(tables.database, facts, beginning)
    await tables.wake(beginning.after)
    return beginning.after


def new_facts(person: Person, plan: Plan) -> Facts:
    game = load(plan.game)
    options = game.settle(len(plan.wishes), {**preset_of(game, plan.preset), **plan.options})
    check(plan)
    return Facts(
        id=new_identifier(),
        game=game.name,
        rules_version=game.meta.rules_version,
        edition=game.edition.digest,
        seats=len(plan.wishes),
        options=options,
        clock=plan.clock,
        door=plan.door,
        rated=plan.rated,
        talk=plan.talk and not plan.shared,
        host=person.player,
        secret=secrets.token_hex(32),
        created=now(),
        origin=person.origin,
        practice=plan.practice,
        shared=plan.shared,
        absence=None if plan.shared or plan.practice else plan.absence,
        chairs=tuple(place(seat, wish, person) for seat, wish in enumerate(plan.wishes)),
    )


def preset_of(game: Game, name: str | None) -> Options:
    if name is None:
        return {}
    if name not in game.meta.presets:
        raise Problem("malformed", "server.malformed", text=f"{game.name} has no preset with that name")
    return game.meta.presets[name]


def check(plan: Plan) -> None:
    kinds = [wish.kind for wish in plan.wishes]
    if kinds.count("me") > 1:
        raise Problem("malformed", "server.two-chairs")
    if any(wish.kind == "bot" and wish.level not in LEVELS for wish in plan.wishes):
        raise Problem("malformed", "server.malformed", text=f"the level of a bot is one of {', '.join(LEVELS)}")
    if plan.absence is not None and plan.absence["level"] not in LEVELS:
        raise Problem("malformed", "server.malformed", text=f"the level of a bot is one of {', '.join(LEVELS)}")
    if kinds.count("bot") == len(kinds):
        raise Problem("malformed", "server.no-person")
    if plan.rated and "bot" in kinds:
        raise Problem("malformed", "server.rated-without-bots")
    if plan.practice and plan.rated:
        raise Problem("malformed", "server.practice-unrated")
    if plan.practice and (plan.shared or "open" in kinds or "me" not in kinds):
        raise Problem("malformed", "core.practice-alone")
    if plan.shared and (plan.rated or plan.door != "link" or "open" in kinds or "me" not in kinds):
        raise Problem("malformed", "server.shared-alone")


def place(seat: int, wish: Wish, person: Person) -> Chair:
    if wish.kind == "me":
        return sit(seat, person)
    if wish.kind == "beside":
        return sit(seat, beside(person, names.clean(wish.name or "")))
    if wish.kind == "open":
        return Chair(seat, OPEN, None, "")
    assert wish.level is not None
    return Chair(seat, "bot", None, wish.level, wish.level)


def sit(seat: int, person: Person) -> Chair:
    chair = Chair(seat, "person", person.player, person.name, None, person.rating, person.word)
    return replace(chair, auto=person.auto, program=person.program)


def beside(person: Person, name: str) -> Person:
    """Return somebody who sits at a person's device: they have no rating and add no word to chance."""
    return replace(person, name=name, rating=None, word="")


def has_room(facts: Facts) -> bool:
    return any(chair.kind == OPEN for chair in facts.chairs)


def begin(facts: Facts) -> Change:
    """Return the change that begins the game: the words are fixed, and the clocks are started."""
    at = now()
    left, vacation = clocks.first_left(facts), clocks.first_vacation(facts)
    chairs = [replace(one, left=left, vacation=vacation) if one.kind == "person" else one for one in facts.chairs]
    words = [chair.word for chair in facts.chairs if chair.word]
    started = replace(facts, status=RUNNING, words=words, started=at).with_chairs(*chairs)
    change = advance(Live(started, None), begin_again(facts), None, NOBODY)
    return replace(change, before=facts)


async def join(tables: Tables, live: Live, person: Person, seat: int | None = None) -> Facts:
    """Take a chair; when the last chair is taken the game begins. People who have blocked each other never meet."""
    checked: set[str] = set()
    while True:
        try:
            return await take_chair(tables, live, person, seat, checked)
        except Unchecked:
            checked = await refuse_blocked(tables.database, live.facts, person.player)


async def take_chair(tables: Tables, live: Live, person: Person, seat: int | None, checked: set[str]) -> Facts:
    """Take a chair at a table where nobody else sits than those who were checked."""

    def make(known: Live) -> Change:
        facts = known.facts
        chair = free_chair(facts, person.player, seat)
        if not company_of(facts, person.player) <= checked:
            raise Unchecked("Somebody else has just sat down.")
        taken = facts.then().with_chairs(*(sit_again(facts, person) if facts.shared else [sit(chair.seat, person)]))
        if taken.rated and taken.is_mixed():
            raise Problem("forbidden", "server.rated-apart")
        return Change(facts, taken, at=now()) if has_room(taken) else replace(begin(taken), before=facts)

    try:
        return await tables.change(live, make)
    except DoneBefore:
        return live.facts


def sit_again(facts: Facts, person: Person) -> list[Chair]:
    """Return the chairs of all people who share the device, for a rematch. Their names stay."""
    kept = [chair for chair in facts.chairs if chair.kind == OPEN and chair.player == person.player]
    return [sit(chair.seat, beside(person, chair.name)) for chair in kept]


def free_chair(facts: Facts, player: str, seat: int | None) -> Chair:
    """Return the chair that is kept for the player, or one that is open to anybody."""
    if facts.seats_of(player):
        raise DoneBefore("You sit at this table already.")
    if facts.closed is not None:
        raise Denied("stale", CLOSED[facts.closed])
    if facts.status != WAITING:
        raise Problem("stale", "server.begun")
    if player in (facts.away or ()):
        raise Problem("forbidden", "server.turned-away")
    free = [chair for chair in facts.chairs if chair.kind == OPEN and chair.player in (None, player)]
    wanted = [chair for chair in free if seat in (None, chair.seat)]
    if not wanted:
        raise Problem("taken", "server.chair-taken")
    return min(wanted, key=lambda chair: chair.player != player)


async def leave(tables: Tables, live: Live, player: str) -> Facts:
    """Leave a chair before the game begins. If the host leaves, another person becomes host, or the table is closed."""

    def make(known: Live) -> Change:
        facts = known.facts
        held = facts.seats_of(player)
        if not held:
            raise Problem("seat", "server.not-seated")
        if facts.status != WAITING:
            raise Problem("stale", "server.only-resign")
        after = facts.then().with_chairs(*(Chair(seat, OPEN, None, "") for seat in held))
        return Change(facts, hand_over(after), at=now())

    return await tables.change(live, make)


async def place_bot(tables: Tables, live: Live, player: str, seat: int, level: str | None) -> Facts:
    """Put a bot on a chair before the game begins, or change its level; without a level, free the chair.

    When no chair is open any more, the game begins.
    """

    def make(known: Live) -> Change:
        facts = known.facts
        expect_host(facts, player)
        expect_room(facts, seat, level)
        chair = Chair(seat, OPEN, None, "") if level is None else Chair(seat, "bot", None, level, level)
        if chair == facts.chairs[seat]:
            raise DoneBefore("It is so already.")
        after = facts.then().with_chairs(chair)
        if has_room(after):
            return Change(facts, after, at=now())
        if not after.people():
            raise Problem("malformed", "server.no-person")
        return replace(begin(after), before=facts)

    try:
        return await tables.change(live, make)
    except DoneBefore:
        return live.facts


def expect_room(facts: Facts, seat: int, level: str | None) -> None:
    """Refuse a bot at a rated table, on a person's chair, and on a chair that is kept at a public table."""
    if facts.rated and level is not None:
        raise Problem("malformed", "server.rated-without-bots")
    chair = facts.chairs[seat] if seat < facts.seats else None
    if chair is None or chair.kind == "person" or (chair.player is not None and facts.door == "public"):
        raise Problem("taken", "server.no-room-for-bots")


async def rematch(tables: Tables, live: Live, person: Person) -> Facts:
    """Open a rematch, or join it if somebody has opened it. Everybody sits one chair further.

    A rematch that was closed before it began is replaced by another.
    """
    gone = await closed_rematch(tables, live)

    def make(known: Live) -> Change:
        facts = known.facts
        if facts.status != OVER or facts.started is None:
            raise Problem("stale", "server.not-over")
        if facts.rematch not in (None, gone):
            raise Problem("taken", "server.rematch-open")
        fresh = rematch_facts(facts, person)
        return Change(facts, facts.then(rematch=fresh.id), at=now(), opened=fresh)

    sat = [chair for chair in live.facts.chairs if chair.player == person.player]
    if not sat:
        raise Problem("seat", "server.was-not-seated")
    person = replace(person, auto=sat[0].auto)
    if live.facts.rematch in (None, gone):
        with suppress(Problem):
            await tables.change(live, make)
    if live.facts.rematch is None:
        raise Problem("stale", "server.not-over")
    return await join(tables, await tables.live(live.facts.rematch), person)


async def closed_rematch(tables: Tables, live: Live) -> str | None:
    """Return the rematch of a table if it was closed before it began."""
    known = live.facts.rematch
    return known if known is not None and (await tables.newest(known)).facts.closed is not None else None


def rematch_facts(facts: Facts, person: Person) -> Facts:
    seats = facts.seats
    chairs = [again(replace(chair, seat=(chair.seat + 1) % seats)) for chair in facts.chairs]
    return Facts(
        id=new_identifier(),
        game=facts.game,
        rules_version=facts.rules().meta.rules_version,
        edition=facts.edition,
        seats=seats,
        options=facts.options,
        clock=facts.clock,
        door="link",
        rated=facts.rated,
        talk=facts.talk,
        host=person.player,
        secret=secrets.token_hex(32),
        created=now(),
        previous=facts.id,
        origin=person.origin,
        practice=facts.practice,
        shared=facts.shared,
        absence=facts.absence,
        chairs=tuple(sorted(chairs, key=lambda chair: chair.seat)),
    )


def again(chair: Chair) -> Chair:
    """Return a chair of a rematch: kept for the player who sat on it, or taken by the same bot."""
    if chair.kind == "bot":
        return Chair(chair.seat, "bot", None, chair.level or "", chair.level)
    return Chair(chair.seat, OPEN, chair.player, chair.name, program=chair.program)
