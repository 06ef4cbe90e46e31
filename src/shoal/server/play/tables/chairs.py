"""Chairs of a table: join and leave it, put bots on chairs, and begin the game when all chairs are taken."""

from dataclasses import dataclass, replace
from typing import Final

from shoal.core.chance import seal_of
from shoal.core.game import NOBODY
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables import clocks
from shoal.server.play.tables.advance_game import advance
from shoal.server.play.tables.block_checks import BlocksUnchecked, others_at, refuse_blocked
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.group_commit import DuplicateCommand
from shoal.server.play.tables.host_commands import OPEN, expect_host, hand_over
from shoal.server.play.tables.live_table import LiveTable, begin_again
from shoal.server.play.tables.rated_games import without_places
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import CLOSED, RUNNING, WAITING, ChairRow, TableRow
from shoal.table.errors import Denied

REVEAL_MS: Final = 8000
"""Milliseconds that a full table waits for sealed words; those that come later do not count."""


@dataclass(frozen=True)
class Person:
    """A player who wants a chair: their id, name, rating at this game, and the word that they add to chance.

    With `seal`, its hash, the word itself comes when the table is full.
    `origin` is a hash of the address of a player who opens a table. `auto` says whether the table takes their forced
    steps for them. `program` is true for a bot account. `account` says whether they have an account, and `near` what
    they may share with others.
    """

    player: str
    name: str
    rating: int | None = None
    word: str = ""
    origin: str = ""
    auto: bool = True
    program: bool | None = None
    account: bool = False
    near: str = ""
    seal: str = ""


def sit(seat: int, person: Person) -> ChairRow:
    word = "" if person.seal else person.word
    chair = ChairRow(seat, "person", person.player, person.name, None, person.rating, word)
    return replace(chair, auto=person.auto, program=person.program, near=person.near or None, seal=person.seal)


def beside(person: Person, name: str) -> Person:
    """Return somebody who sits at a person's device: they have no rating and add no word to chance."""
    return replace(person, name=name, rating=None, word="", seal="")


def has_room(facts: TableRow) -> bool:
    return any(chair.kind == OPEN for chair in facts.chairs)


def begin(before: TableRow, full: TableRow) -> TableChange:
    """Return the change that begins the game of a full table: the words are fixed, and the clocks are started."""
    full = without_places(full)
    left, vacation = clocks.first_left(full), clocks.first_vacation(full)
    chairs = [
        replace(chair, left=left, vacation=vacation) if chair.kind == "person" else chair for chair in full.chairs
    ]
    words = [chair.word for chair in full.chairs if chair.word or full.seals()]
    started = replace(full, status=RUNNING, words=words, started=now(), reveal_by=None).with_chairs(*chairs)
    return advance(before, started, begin_again(full), None, NOBODY, None)


def fill(before: TableRow, full: TableRow) -> TableChange:
    """Return the change that fills a table: its game begins, or first the sealed words are to be revealed."""
    sealed = wait_for_words(full)
    return begin(before, full) if sealed is full else TableChange(before, sealed, at=now())


def wait_for_words(full: TableRow) -> TableRow:
    """Return the facts of a full table with the time until which its sealed words are to be revealed, if any are.

    Words that were told openly are sealed now, so that none can be chosen after those that are revealed.
    """
    if not any(chair.kind == "person" and chair.is_sealed for chair in full.chairs):
        return full
    told = (replace(chair, seal=seal_of(chair.word)) for chair in full.chairs if chair.word)
    return replace(full, reveal_by=now() + REVEAL_MS).with_chairs(*told)


async def join_table(tables: TableRegistry, live: LiveTable, person: Person, seat: int | None = None) -> TableRow:
    """Take a chair; when the last chair is taken the game begins. People who have blocked each other never meet."""
    checked: set[str] = set()
    while True:
        try:
            return await take_chair(tables, live, person, seat, checked)
        except BlocksUnchecked:
            checked = await refuse_blocked(tables.database, live.facts, person.player)


async def take_chair(
    tables: TableRegistry, live: LiveTable, person: Person, seat: int | None, checked: set[str]
) -> TableRow:
    """Take a chair at a table where nobody else sits than those who were checked."""

    def make(table: LiveTable) -> TableChange:
        facts = table.facts
        chair = free_chair(facts, person.player, seat)
        if not others_at(facts, person.player) <= checked:
            raise BlocksUnchecked("Somebody else has just sat down.")
        taken = facts.then().with_chairs(*(sit_again(facts, person) if facts.shared else [sit(chair.seat, person)]))
        if taken.rated and not person.account:
            raise Problem("forbidden", "server.rated-needs-account")
        if taken.rated and taken.is_mixed():
            raise Problem("forbidden", "server.rated-apart")
        return TableChange(facts, taken, at=now()) if has_room(taken) else fill(facts, taken)

    try:
        return await tables.change(live, make)
    except DuplicateCommand:
        return live.facts


def sit_again(facts: TableRow, person: Person) -> list[ChairRow]:
    """Return the chairs of all people who share the device, for a rematch. Their names stay."""
    kept = [chair for chair in facts.chairs if chair.kind == OPEN and chair.player == person.player]
    seated = [sit(chair.seat, beside(person, chair.name)) for chair in kept]
    return [replace(chair, seal=person.seal) if chair is seated[0] else chair for chair in seated]


def free_chair(facts: TableRow, player: str, seat: int | None) -> ChairRow:
    """Return the chair that is kept for the player, or one that is open to anybody."""
    if facts.seats_of(player):
        raise DuplicateCommand("You sit at this table already.")
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


async def leave_table(tables: TableRegistry, live: LiveTable, player: str) -> TableRow:
    """Leave a chair before the game begins. If the host leaves, another person becomes host, or the table is closed."""

    def make(table: LiveTable) -> TableChange:
        facts = table.facts
        held = facts.seats_of(player)
        if not held:
            raise Problem("seat", "server.not-seated")
        if facts.status != WAITING or facts.reveal_by is not None:
            raise Problem("stale", "server.only-resign")
        after = facts.then().with_chairs(*(ChairRow(seat, OPEN, None, "") for seat in held))
        return TableChange(facts, hand_over(after), at=now())

    return await tables.change(live, make)


async def place_bot(tables: TableRegistry, live: LiveTable, player: str, seat: int, level: str | None) -> TableRow:
    """Put a bot on a chair before the game begins, or change its level; without a level, free the chair.

    When no chair is open any more, the game begins.
    """

    def make(table: LiveTable) -> TableChange:
        facts = table.facts
        expect_host(facts, player)
        expect_room(facts, seat, level)
        chair = ChairRow(seat, OPEN, None, "") if level is None else ChairRow(seat, "bot", None, level, level)
        if chair == facts.chairs[seat]:
            raise DuplicateCommand("It is so already.")
        after = facts.then().with_chairs(chair)
        if has_room(after):
            return TableChange(facts, after, at=now())
        if not after.people():
            raise Problem("malformed", "server.no-person")
        return fill(facts, after)

    try:
        return await tables.change(live, make)
    except DuplicateCommand:
        return live.facts


def expect_room(facts: TableRow, seat: int, level: str | None) -> None:
    """Refuse a bot at a rated table, on a person's chair, and on a chair that is kept at a public table."""
    if facts.rated and level is not None:
        raise Problem("malformed", "server.rated-without-bots")
    chair = facts.chairs[seat] if seat < facts.seats else None
    if chair is None or chair.kind == "person" or (chair.player is not None and facts.door == "public"):
        raise Problem("taken", "server.no-room-for-bots")
