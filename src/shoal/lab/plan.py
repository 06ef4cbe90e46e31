"""A plan: an experiment with a value for everything, as plain data that any machine can play batch by batch.

Games are numbered. Game n takes its chance from one stream n and its players' choices from another stream n. So game n
of one case and game n of another are a pair: the same chance, and the same choices as long as play is the same. For
`luck`, games 2k and 2k + 1 of a case are played twice more with chance and choices exchanged.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import NamedTuple

from shoal.core.catalogue import load
from shoal.core.edition import parse_edition
from shoal.core.game import Game
from shoal.core.options import Value


@dataclass(frozen=True)
class Case:
    """One set-up to play many times: a game with its seats, options, edition and bots."""

    name: str
    game: str
    rules_version: int
    seats: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    edition: str
    edition_file: str = ""
    edition_text: str = ""

    def load(self) -> Game:
        game = load(self.game)
        return game.with_edition(parse_edition(self.edition_text, self.edition_file)) if self.edition_text else game


@dataclass(frozen=True)
class Plan:
    """All cases of an experiment and how they are played; `luck` is a number of pairs of games, `batch` of games."""

    seed: int
    games: int
    luck: int
    decisions: bool
    batch: int
    cases: tuple[Case, ...]


class Batch(NamedTuple):
    """The games of one case from `first` up to but not including `end`; one worker plays them into one file."""

    case: int
    first: int
    end: int

    def games(self, luck: int) -> list[tuple[int, int]]:
        """Return each game as its streams of chance and of choices: the plain ones, then the exchanged ones."""
        plain = [(number, number) for number in range(self.first, self.end)]
        pairs = range(self.first // 2, min(self.end // 2, luck))
        return plain + [streams for k in pairs for streams in ((2 * k, 2 * k + 1), (2 * k + 1, 2 * k))]


def batches_of(plan: Plan) -> list[Batch]:
    return [
        Batch(case, first, min(first + plan.batch, plan.games))
        for case in range(len(plan.cases))
        for first in range(0, plan.games, plan.batch)
    ]


def encode(plan: Plan) -> str:
    return json.dumps(asdict(plan), indent=1, sort_keys=True) + "\n"


def decode(text: str) -> Plan:
    data = json.loads(text)
    cases = tuple(Case(**{**case, "bots": tuple(case["bots"])}) for case in data.pop("cases"))
    return Plan(**data, cases=cases)
