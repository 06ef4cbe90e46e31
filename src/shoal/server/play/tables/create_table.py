"""Create a table as its host wants it; it begins at once if no chair is open."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.bots.roster import LEVELS
from shoal.core.catalogue import load
from shoal.core.game import Game
from shoal.core.options import Options, Value
from shoal.server.accounts.identity import names
from shoal.server.platform.base.ids import new_identifier
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables import store
from shoal.server.play.tables.chairs import Person, begin, beside, has_room, sit, wait_for_words
from shoal.server.play.tables.changes import Admit
from shoal.server.play.tables.host_commands import OPEN
from shoal.server.play.tables.rated_games import expect_full_size
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import ChairRow, TableRow
from shoal.table.client_messages import Absence, Clock, Door


@dataclass(frozen=True)
class WaitingTablesCheck:
    """A keyed hash of the address that opens a table, and a function that refuses one more table that waits."""

    address: str
    admit: Admit


Sitter = Literal["me", "beside", "open", "bot"]


@dataclass(frozen=True)
class ChairPlan:
    """Who will sit on a chair: the host, somebody with a name at the host's device, anybody, or a bot."""

    kind: Sitter
    level: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class TablePlan:
    """A table as its host wants it."""

    game: str
    preset: str | None
    options: Mapping[str, Value]
    wishes: Sequence[ChairPlan]
    clock: Clock
    door: Door
    rated: bool
    talk: bool
    practice: bool = False
    absence: Absence | None = None

    @property
    def shared(self) -> bool:
        return any(wish.kind == "beside" for wish in self.wishes)


async def open_table(
    tables: TableRegistry, person: Person, plan: TablePlan, opener: WaitingTablesCheck | None = None
) -> TableRow:
    """Open a table; if no chair is open it begins, at once or after the host has revealed the word that they sealed.

    Otherwise `opener` may refuse one more table that waits.
    """
    facts = new_facts(person, plan)
    if plan.rated and not person.account:
        raise Problem("forbidden", "server.rated-needs-account")
    if has_room(facts):
        address, admit = (None, None) if opener is None else (opener.address, opener.admit)
        await store.create(tables.database, facts, None, address, admit)
        return facts
    async with tables.database.transaction() as connection:
        after = await insert_full_table(connection, facts)
    await tables.wake(after)
    return after


async def insert_full_table(connection: AsyncConnection, facts: TableRow) -> TableRow:
    """Store a table at which everybody sits; its game begins, or first their sealed words are to be revealed."""
    sealed = wait_for_words(facts)
    await store.insert_table(connection, sealed)
    if sealed is not facts:
        return sealed
    beginning = begin(facts, facts)
    await store.apply(connection, beginning)
    return beginning.after


def new_facts(person: Person, plan: TablePlan) -> TableRow:
    game = load(plan.game)
    options = game.settle(len(plan.wishes), {**preset_of(game, plan.preset), **plan.options})
    check_plan(plan)
    if plan.rated:
        expect_full_size(game, options)
    return TableRow(
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


def check_plan(plan: TablePlan) -> None:
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


def place(seat: int, wish: ChairPlan, person: Person) -> ChairRow:
    if wish.kind == "me":
        return sit(seat, person)
    if wish.kind == "beside":
        return sit(seat, beside(person, names.clean(wish.name or "")))
    if wish.kind == "open":
        return ChairRow(seat, OPEN, None, "")
    assert wish.level is not None
    return ChairRow(seat, "bot", None, wish.level, wish.level)
