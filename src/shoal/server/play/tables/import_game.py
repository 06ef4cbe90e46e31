"""Take a record: check every act and every outcome of chance, then store it as a finished table."""

import json
import re
from dataclasses import replace
from typing import Final

from sqlalchemy.exc import IntegrityError

from shoal.core.errors import ShoalError
from shoal.core.record import LONGEST_COMPLAINT, EventEntry, Record, decode
from shoal.core.replay import verify
from shoal.server.platform.base.input_text import SENTENCE, has_refused_text
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.error_kinds import violates_unique
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables import store
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.table_row import OVER, RUNNING, ChairRow, TableRow
from shoal.table.match import Match
from shoal.table.reader_view import result
from shoal.table.scenes import match_after

NAME: Final = re.compile(r"[a-z0-9]{10,16}")
"""Ids of tables; the commitment of a record names one."""
LONGEST_WORD: Final = 64
MOST_UNDONE: Final = 50_000
"""How many acts may be replayed for undos; a long game has a few hundred acts."""
SECRET: Final = re.compile(r"[0-9a-f]{64}")
SEAL: Final = re.compile(r"([0-9a-f]{64})?")


async def import_record(tables: TableRegistry, player: str, record: Record, end: Match) -> TableRow:
    """Store a record as a table under its own id; return the stored one if it was taken before."""
    assert record.commitment is not None
    facts = await store.find_table(tables.database, record.commitment.table)
    if facts is None:
        change = storing(record, end, player)
        try:
            await store.create(tables.database, change.before, change)
        except IntegrityError as error:
            if not violates_unique(error, "pk_tables", "tables.id"):
                raise
            facts = await store.find_table(tables.database, record.commitment.table)
        else:
            return change.after
    if facts is None or facts.status != OVER:
        raise Problem("taken", "server.record-id-taken")
    return facts


def read_finished_game(text: str) -> tuple[Record, Match]:
    """Return a finished game that was read, or raise a Problem that says what is wrong."""
    try:
        expect_plain(text)
        record = decode(text)
        expect_commitment(record)
        expect_little_work(record)
        end = ended(record)
        verify(record)
    except Problem:
        raise
    except ShoalError as error:
        raise Problem("malformed", "core.bad-record", text=str(error)[:LONGEST_COMPLAINT]) from error
    return record, end


def expect_plain(text: str) -> None:
    """Refuse a file with characters that nobody may send, before an error sentence could repeat them."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return  # `decode` says what is wrong
    if has_refused_text(data):
        raise Problem("malformed", "server.malformed", text=f"`text` {SENTENCE}, not even as escapes")


def ended(record: Record) -> Match:
    """Return the match after all entries; refuse it if the game is not over."""
    end = match_after(record, ())
    for entry in record.entries:
        end.feed(entry)
    if not end.walk.over():
        raise Problem("stale", "server.record-not-over", entries=end.entries)
    return end


def expect_commitment(record: Record) -> None:
    commitment = record.commitment
    if commitment is None or NAME.fullmatch(commitment.table) is None:
        raise Problem("malformed", "server.record-without-table")
    if len(commitment.words) > record.seats or any(len(word) > LONGEST_WORD for word in commitment.words):
        raise Problem("malformed", "core.bad-record", text="its words are too many or too long")
    if commitment.seals and (len(commitment.seals) != record.seats or not all(map(SEAL.fullmatch, commitment.seals))):
        raise Problem("malformed", "core.bad-record", text="its seals are not valid")
    if commitment.secret is not None and SECRET.fullmatch(commitment.secret) is None:
        raise Problem("malformed", "core.bad-record", text="its secret is not valid")


def expect_little_work(record: Record) -> None:
    """Refuse a record that takes long to replay: each undo replays all acts before the one it goes back to."""
    undone = sum(entry.to for entry in record.entries if isinstance(entry, EventEntry))
    if undone > MOST_UNDONE:
        raise Problem("malformed", "core.bad-record", text="it has too many undos")


def storing(record: Record, end: Match, player: str) -> TableChange:
    """Return the change that stores all entries of a record at its new table."""
    assert record.commitment is not None
    at, seals = now(), record.commitment.seals or ("",) * record.seats
    before = TableRow(
        id=record.commitment.table,
        game=record.game,
        rules_version=record.rules_version,
        edition=record.edition,
        seats=record.seats,
        options=dict(record.options),
        clock={"kind": "none", "main": 0, "increment": 0, "days": 0},
        door="link",
        rated=False,
        talk=False,
        host=player,
        secret=record.commitment.secret or "",
        created=at,
        status=RUNNING,
        words=list(record.commitment.words),
        started=at,
        chairs=tuple(ChairRow(seat, "person", None, "", seal=seal) for seat, seal in enumerate(seals)),
    )
    over = before.then(entries=end.entries, status=OVER, result=dict(result(end) or {}), ended=at)
    return TableChange(before, replace(over, turn=[]), record.entries, at=at)
