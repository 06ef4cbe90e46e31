"""Everything that a page asks of the engine, as calls in JSON text.

A call is `{"call": name, ...}`, its answer `{"value": …}` or `{"error": {"code", "rule", "telling"}}`. A call that
starts long work returns the number of a task; `work` does one slice of it. The page stores the tables: `keep` returns
what to store, `open` reads it again.
"""

import json
from collections.abc import Callable, Sequence
from datetime import date
from typing import Any

from shoal.bots.bot import Budget
from shoal.browser_engine.local_table import KeptTable, LocalTable, NotHere, Saved
from shoal.browser_engine.time_slices import Tasks, finish, help_out, judging_act
from shoal.builds import running
from shoal.core.catalogue import load
from shoal.core.errors import ShoalError
from shoal.core.game import ALL
from shoal.core.record import ActEntry, decode, encode, encode_entry
from shoal.core.replay import redact, replay
from shoal.puzzles.collection import find as find_puzzle
from shoal.puzzles.solving import all_asked, hint, posed, solution, tried
from shoal.table.client_messages import Chair
from shoal.table.dice_verification import check_dice
from shoal.table.game_descriptions import boxes, rules_of
from shoal.table.http_types import Checked, Judged, Scene
from shoal.table.match import Match
from shoal.table.reader_view import previewed, reasons, refusal_of
from shoal.table.scenes import scene, scenes, study
from shoal.table.server_messages import Previewed, Reasons


class LocalTables:
    """The tables of one page."""

    def __init__(self) -> None:
        self.tables: dict[str, LocalTable] = {}
        self.tasks = Tasks()
        self.calls: dict[str, Callable[..., Any]] = {
            "build": running,
            "games": boxes,
            "rules": lambda game: rules_of(load(game)),
            "create": self.create,
            "open": self.open,
            "take": self.take,
            "keep": lambda table: self.find(table).kept(),
            "say": lambda table, seat, message: self.find(table).receive(seat, message),
            "hides": lambda table: self.find(table).hides(),
            "record": self.record,
            "export": lambda table: encode(self.find(table).record()),
            "scenes": self.scenes,
            "dice": self.dice,
            "acts": lambda table: len(self.finished(table).match.walk.acts),
            "study": look,
            "study_preview": look_ahead,
            "study_why": why_not,
            "puzzles": lambda day: all_asked(date.fromisoformat(day)),
            "puzzle_try": lambda game, puzzle, steps: tried(find_puzzle(game, puzzle), steps),
            "puzzle_hint": lambda game, puzzle: hint(find_puzzle(game, puzzle)),
            "puzzle_solution": lambda game, puzzle: solution(find_puzzle(game, puzzle)),
            "think": lambda table: self.tasks.begin(self.find(table).thinking()),
            "advise": lambda table, seat, message: self.tasks.begin(self.find(table).advising(seat, message)),
            "judge": self.judge,
            "judge_alone": judge_alone,
            "work": self.tasks.work,
            "search": help_out,
        }

    def call(self, text: str) -> str:
        request = json.loads(text)
        try:
            value = self.calls[request.pop("call")](**request)
        except ShoalError as error:
            return json.dumps({"error": refusal_of(error)})
        return json.dumps({"value": value})

    def find(self, table: str) -> LocalTable:
        if table not in self.tables:
            raise NotHere("core.no-table")
        return self.tables[table]

    def create(
        self,
        table: str,
        game: str,
        options: dict[str, Any],
        chairs: list[Chair],
        secret: str,
        seed: int,
        created: str,
        practice: bool = False,  # noqa: FBT001, FBT002  (calls come by name, from JSON)
        by_hand: Sequence[int] = (),
    ) -> KeptTable:
        if practice and sum(chair["kind"] == "person" for chair in chairs) != 1:
            raise NotHere("core.practice-alone")
        rules = load(game)
        saved: Saved = {
            "id": table,
            "game": game,
            "rules_version": rules.meta.rules_version,
            "seats": len(chairs),
            "options": rules.settle(len(chairs), options),
            "chairs": chairs,
            "created": created,
            "secret": secret,
            "words": [],
            "seed": seed,
            "entries": [],
            "practice": practice,
            "by_hand": list(by_hand),
        }
        return self.open(saved)

    def open(self, saved: Saved) -> KeptTable:
        table = self.tables[saved["id"]] = LocalTable(saved)
        return table.kept()

    def take(self, table: str, text: str, created: str) -> KeptTable:
        """Make a table from a record that was played elsewhere. Every entry is checked. Nobody can play on."""
        record = decode(text)
        replay(record)
        unknown: Chair = {"kind": "person", "name": "", "level": None, "rating": None}
        saved: Saved = {
            "id": table,
            "game": record.game,
            "rules_version": record.rules_version,
            "seats": record.seats,
            "options": dict(record.options),
            "chairs": [unknown] * record.seats,
            "created": created,
            "secret": "",
            "words": [],
            "seed": 0,
            "entries": [encode_entry(entry) for entry in record.entries],
            "taken": text,
        }
        return self.open(saved)

    def record(self, table: str, reader: int) -> dict[str, Any]:
        """Return all entries as one reader may know them."""
        device_table = self.find(table)
        record = device_table.record() if device_table.over else redact(device_table.record(), reader)
        entries = [encode_entry(entry) for entry in record.entries]
        return {"game": record.game, "seats": record.seats, "entries": entries}

    def scenes(self, table: str, reader: int, first: int, count: int) -> list[Scene]:
        return scenes(self.finished(table).record(), reader, first, count)

    def dice(self, table: str) -> Checked:
        return check_dice(self.finished(table).record())

    def judge(self, table: str, acts: int, seconds: float | None = None, iterations: int | None = None) -> int:
        """Start to judge the position after so many acts of a finished game, and the next act."""
        record = self.finished(table).record()
        return self.tasks.begin(judging_act(record, acts, Budget(seconds, iterations)))

    def finished(self, table: str) -> LocalTable:
        device_table = self.find(table)
        if not device_table.over:
            raise NotHere("core.not-finished")
        return device_table


def judge_alone(text: str, acts: int, seconds: float | None = None, iterations: int | None = None) -> Judged:
    """Judge an act as `judge` does, for another worker, without slices."""
    return finish(judging_act(decode(text), acts, Budget(seconds, iterations)))


Acts = Sequence[tuple[int, str]]


def look(reader: int, **position: Any) -> Scene:
    match = _studied(**position)
    return scene(match, max(ALL, min(reader, match.state.seats - 1)))


def look_ahead(ahead: list[str], reader: int, **position: Any) -> Previewed:
    match = _studied(**position)
    return previewed(match, "", reader, match.due[reader], ahead)


def why_not(ahead: list[str], actions: list[str], reader: int, **position: Any) -> Reasons:
    match = _studied(**position)
    return reasons(match, "", reader, match.due[reader], ahead, actions)


def _studied(game: str, seats: int, options: dict[str, Any], acts: Acts, steps: list[str], puzzle: str = "") -> Match:
    if puzzle:
        return posed(find_puzzle(game, puzzle), steps)
    return study(game, seats, options, [ActEntry(seat, text) for seat, text in acts], steps)


TABLES = LocalTables()


def call(text: str) -> str:
    """Answer one call. A page imports nothing else."""
    return TABLES.call(text)
