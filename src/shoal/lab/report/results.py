"""The results of one case as arrays: plain games for all figures, exchanged games for luck."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from shoal.core.game import Game
from shoal.lab.folder import Folder
from shoal.lab.plan import Case
from shoal.lab.play.sheet import Sheet, sheet_for
from shoal.texts import Speaker

Numbers = npt.NDArray[np.float64]
Places = npt.NDArray[np.int64]
Words = npt.NDArray[np.object_]


@dataclass(frozen=True)
class Results:
    """One case: its plain games, and those with chance and choices exchanged, sorted by the number of their chance."""

    case: Case
    game: Game
    sheet: Sheet
    plain: pa.Table
    exchanged: pa.Table

    @cached_property
    def speaker(self) -> Speaker:
        """What names the seats and endings of the game."""
        return Speaker(self.game)

    @property
    def seats(self) -> int:
        return self.case.seats

    @property
    def games(self) -> int:
        return int(self.plain.num_rows)

    @property
    def together(self) -> bool:
        """Whether all seats win or lose together, so that shares of the win mean nothing."""
        return bool(np.ptp(self.by_seat("shares")) == 0)

    def column(self, name: str) -> Numbers:
        return numbers(self.plain, name)

    def by_seat(self, name: str) -> Numbers:
        return seat_numbers(self.plain, name, self.seats)

    def words_by_seat(self, name: str) -> Words:
        flat = self.plain[name].combine_chunks().flatten()
        return np.array(flat.to_pylist(), dtype=object).reshape(-1, self.seats)

    def lists(self, name: str) -> tuple[Numbers, Places]:
        """Return the numbers of all lists in one array, and the index of each number in its own list."""
        column = self.plain[name].combine_chunks()
        lengths = pc.list_value_length(column).to_numpy()
        starts = np.repeat(np.cumsum(lengths) - lengths, lengths)
        flat = column.flatten().to_numpy().astype(np.float64)
        return flat, np.arange(len(flat)) - starts

    def names(self, kind: str) -> list[str]:
        """Return the names of all columns of a kind, such as `figure`, without the kind."""
        return [name.partition(":")[2] for name in self.plain.column_names if name.startswith(f"{kind}:")]


def numbers(table: pa.Table, name: str) -> Numbers:
    return _array(table[name].to_numpy())


def seat_numbers(table: pa.Table, name: str, seats: int) -> Numbers:
    return _array(table[name].combine_chunks().flatten().to_numpy()).reshape(-1, seats)


def _array(values: Any) -> Numbers:
    return np.asarray(values, dtype=np.float64)


def results_of(folder: Folder) -> list[Results]:
    return [_results(folder, number, case) for number, case in enumerate(folder.plan.cases)]


def _results(folder: Folder, number: int, case: Case) -> Results:
    table = folder.games(number)
    game = case.load()
    plain = table.filter(pc.invert(table["exchanged"])).sort_by("chance")
    exchanged = table.filter(table["exchanged"]).sort_by("chance")
    return Results(case, game, sheet_for(game), plain, exchanged)
