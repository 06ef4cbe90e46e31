"""A plan: an experiment with a value for everything, as plain data that any machine can play batch by batch.

Games are numbered. Game n takes its chance from one stream n and its players' choices from another stream n. So game n
of one case and game n of another are a pair: the same chance, and the same choices as long as play is the same.

For `luck`, games 2k and 2k + 1 of a case are played again, each with its own chance and the choices of the other. Where
the bots differ, each is played again twice: once by the same bots in the same seats, once by a lineup that is drawn. In
a game without chance none of this tells anything, so it is not played.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final, NamedTuple

from shoal.core.catalogue import load
from shoal.core.edition import parse_edition
from shoal.core.game import Game
from shoal.core.options import Value
from shoal.core.rng import Rng

FEWEST_PAIRS: Final = 30
"""The fewest pairs of games that say something about luck; fewer are not played."""
LINEUPS: Final = 0x11E0
"""Mixed into the seed, so that lineups that are drawn are independent of chance and choices."""
FIRST_DRAWN: Final = 2**32
"""Lineups that are drawn have numbers from here on, above those of games."""


@dataclass(frozen=True)
class Case:
    """One set-up to play many times: a game with its seats, options, edition and bots; `chance` if it has any."""

    name: str
    game: str
    rules_version: int
    seats: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    edition: str
    chance: bool
    edition_file: str = ""
    edition_text: str = ""

    @property
    def variant(self) -> str:
        """Return what distinguishes the case from others of the game with as many seats."""
        return self.name.removeprefix(f"{self.game} {self.seats}").strip()

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


class Streams(NamedTuple):
    """One game: the numbers of its chance, of its choices, and of its lineup, which says who sits where."""

    chance: int
    choices: int
    lineup: int


class Batch(NamedTuple):
    """The games of one case from `first` up to but not including `end`; one worker plays them into one file."""

    case: int
    first: int
    end: int


def games_of(plan: Plan, batch: Batch) -> list[Streams]:
    """Return the games of a batch: the plain ones, then those for luck."""
    case = plan.cases[batch.case]
    plain = [Streams(number, number, number) for number in range(batch.first, batch.end)]
    pairs = plan.luck if case.chance and plan.luck >= FEWEST_PAIRS else 0
    again = range(batch.first, min(batch.end // 2, pairs) * 2)
    return plain + [streams for number in again for streams in _again(plan, case, number)]


def _again(plan: Plan, case: Case, number: int) -> list[Streams]:
    """Return the game of that number with the choices of the other game of its pair."""
    same = Streams(number, number ^ 1, number)
    if len(set(case.bots)) == 1:
        return [same]
    return [same, same._replace(lineup=FIRST_DRAWN + Rng(plan.seed ^ LINEUPS, number).word())]


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
