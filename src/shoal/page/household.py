"""Everything that a page asks of the engine, as calls in plain JSON: the worker in the page passes text to and fro.

A call is `{"call": name, ...}`, its answer `{"value": …}` or `{"error": {"code", "rule", "sentence"}}`. What is to be
stored is the page's business: `save` gives it, `open` takes it back.
"""

import json
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from shoal.bots.bot import Budget
from shoal.core.catalogue import load
from shoal.core.errors import ShoalError
from shoal.core.record import decode, encode, encode_entry
from shoal.core.replay import replay, verify
from shoal.page.home_table import HomeTable, NotHere, Saved
from shoal.table.messages import Chair, Judged, Scene, Summary
from shoal.table.reading import refusal_of
from shoal.table.shelf import boxes, rules_of
from shoal.table.story import explore, judgements, scenes


class Household:
    """The tables of one page."""

    def __init__(self) -> None:
        self.tables: dict[str, HomeTable] = {}
        self.reviews: dict[str, Iterator[Judged]] = {}
        self.calls: dict[str, Callable[..., Any]] = {
            "games": boxes,
            "rules": lambda game: rules_of(load(game)),
            "create": self.create,
            "open": self.open,
            "save": lambda table: self.find(table).saved,
            "summary": lambda table: self.find(table).summary(),
            "say": lambda table, seat, message: self.find(table).receive(seat, message),
            "think": lambda table: self.find(table).think(),
            "record": lambda table: encode(self.find(table).record()),
            "take": self.take,
            "scenes": self.scenes,
            "explore": self.explore,
            "review": self.review,
        }

    def call(self, text: str) -> str:
        request = json.loads(text)
        try:
            value = self.calls[request.pop("call")](**request)
        except ShoalError as error:
            return json.dumps({"error": refusal_of(error)})
        return json.dumps({"value": value})

    def find(self, table: str) -> HomeTable:
        if table not in self.tables:
            raise NotHere(f"There is no table {table} on this device.")
        return self.tables[table]

    def create(
        self, table: str, game: str, options: dict[str, Any], chairs: list[Chair], secret: str, seed: int, created: str
    ) -> Summary:
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
        }
        return self.open(saved)

    def open(self, saved: Saved) -> Summary:
        self.tables[saved["id"]] = HomeTable(saved)
        return self.find(saved["id"]).summary()

    def take(self, text: str) -> dict[str, object]:
        """Read a record from elsewhere; say what it is, and whether its chance is as it was committed to."""
        record = decode(text)
        ended = replay(record)
        checked = verify(record) if record.commitment and record.commitment.secret else None
        entries = [encode_entry(entry) for entry in record.entries]
        head = {"game": record.game, "seats": record.seats, "options": dict(record.options)}
        return {**head, "entries": entries, "over": ended.over(), "checked": checked}

    def scenes(self, table: str, reader: int, first: int, count: int) -> list[Scene]:
        return scenes(self.finished(table).record(), reader, first, count)

    def explore(self, table: str, first: int, steps: list[str], reader: int) -> Scene:
        return explore(self.finished(table).record(), first, steps, reader)

    def review(self, table: str, count: int, iterations: int) -> list[Judged]:
        """Judge the next few acts of a finished game; nothing is left when the list is empty."""
        if table not in self.reviews:
            self.reviews[table] = judgements(self.finished(table).record(), 0, Budget(iterations=iterations))
        return list(islice(self.reviews[table], count))

    def finished(self, table: str) -> HomeTable:
        found = self.find(table)
        if not found.table.walk.over():
            raise NotHere("Only a finished game is told with all that was hidden.")
        return found


HOUSEHOLD = Household()


def call(text: str) -> str:
    """Answer one call; the only thing that a page imports."""
    return HOUSEHOLD.call(text)
