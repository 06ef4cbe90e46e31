"""Every column of the schema that can name a player belongs to one subject, or a reason says why it names nobody."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import JSON, Column, ForeignKey, MetaData, String

from shoal.server.app.account_data.subjects import SUBJECTS
from shoal.server.platform.db.database import METADATA
from support.people_everywhere import declared, has_text, named

SOURCE: Final = Path(__file__).resolve().parents[2] / "src"
SERVER: Final = SOURCE / "shoal" / "server"
for schema_file in SERVER.rglob("*schema.py"):
    import_module(".".join(schema_file.relative_to(SOURCE).with_suffix("").parts))

NAME_NOBODY: Final[Mapping[str, str]] = {
    "a table, a tournament, a row or a file of ours": "*.table_id *.tournament tables.id tables.rematch tables.previous"
    " tables.archive tournaments.id challenges.id reports.id waits.id codes.code assets.name assets.body chores.name"
    " push_keys.name push_keys.private watching.node letters.key notice_wishes.letter",
    "a game, its rules and what happened in it, by seats": "*.game *.puzzle openings.key openings.choice habits.kind"
    " habits.thing wants.pool tables.edition tables.options tables.clock tables.turn tables.asked tables.result"
    " tables.absence tables.votes entries.kind entries.text snapshots.data jobs.kind jobs.result chairs.level"
    " tournaments.preset tournaments.clock challenges.clock tournament_tables.points",
    "one of a fixed list": "*.state *.door tables.status tables.closed tables.casual tournaments.form tournaments.why"
    " chairs.kind relations.kind reports.kind reports.outcome hearing.whom notices.stage notices.told letters.kind"
    " letters.outcome letters.language notice_wishes.language notice_wishes.zone sessions.scopes tickets.kind"
    " admin_log.action",
    "a secret of a program, or its hash": "sessions.token tickets.secret tickets.holder passkeys.id passkeys.key"
    " devices.endpoint_hash tables.secret tournaments.secret entries.key said.key",
    "a keyed hash, which nobody can undo without the server's secret": "*.address *.origin *.near attempts.subject",
    "a word that was added to chance, without which nobody could check the dice, or its hash": "chairs.word"
    " chairs.seal challenges.seal tables.words",
    "what everybody reads, written by the host of a tournament": "tournaments.name",
    "the operator and their own words": "admin_log.operator admin_log.why",
}
"""Columns with text that name no player, and why. `*` stands for every database table."""


def exceptions() -> set[str]:
    return {name for names in NAME_NOBODY.values() for name in names.split()}


def uncovered(schema: MetaData) -> list[str]:
    """Return the columns that could name a player, of which nobody says whether they do."""
    covered = declared() | exceptions()
    return [
        named(column)
        for table in schema.sorted_tables
        for column in table.c
        if (has_text(column) or refers_to_player(column))
        and named(column) not in covered
        and (f"*.{column.name}" not in covered or refers_to_player(column))
    ]


def refers_to_player(column: Column[Any]) -> bool:
    return any(key.target_fullname == "players.id" for key in column.foreign_keys)


def test_every_column_that_can_name_a_player_belongs_to_one_subject() -> None:
    assert uncovered(METADATA) == []
    columns = [named(column) for subject in SUBJECTS for column in subject.COLUMNS]
    assert sorted(columns) == sorted(set(columns)), "one subject each"
    assert declared() & exceptions() == set()


@pytest.mark.parametrize(
    "column", [Column("friend", String(16)), Column("rivals", JSON), Column("whom", ForeignKey("players.id"))]
)
def test_a_new_column_that_nobody_covers_is_found(column: Column[Any]) -> None:
    schema = MetaData()
    for table in METADATA.sorted_tables:
        table.to_metadata(schema)
    schema.tables["puzzle_solvers"].append_column(column)
    assert uncovered(schema) == [f"puzzle_solvers.{column.name}"]


def test_exceptions_are_columns_that_are_there() -> None:
    columns = {named(column) for table in METADATA.sorted_tables for column in table.c if has_text(column)}
    anywhere = {f"*.{name.partition('.')[2]}" for name in columns}
    assert exceptions() - columns - anywhere == set()


def test_every_module_of_personal_data_is_in_the_list() -> None:
    modules = {path.relative_to(SERVER).with_suffix("").as_posix() for path in SERVER.rglob("personal_data.py")}
    listed = {subject.__name__.removeprefix("shoal.server.").replace(".", "/") for subject in map(module_of, SUBJECTS)}
    assert listed == modules


def module_of(subject: object) -> Any:
    """Return a subject as the module that it is."""
    return subject
