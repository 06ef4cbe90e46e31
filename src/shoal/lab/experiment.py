"""Read experiment files; docs/reference/lab.md describes them. Where a value is a list, each combination is a case."""

import tomllib
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeVar

from shoal.core.catalogue import load
from shoal.core.errors import ShoalError
from shoal.core.game import CHANCE, NOBODY, Game
from shoal.core.options import Options
from shoal.core.random_playout import eager
from shoal.core.rng import Rng
from shoal.lab.errors import BadExperiment
from shoal.lab.plan import Case, Plan
from shoal.lab.play.seats import LIGHT, check_player
from shoal.lab.sweeps import GRID, SWEEPS, SweepPoint, changed, choices

LIGHT_BATCH: Final = 1000
BATCH: Final = 20
MOST_GAMES: Final = 2**32
KEYS: Final = {"seed", "games", "luck", "decisions", "batch", "case"}
CASE_KEYS: Final = {"game", "seats", "bots", "options", "numbers", "sweep", "editions"}
STRONG: Final = "skipper"
"""Who plays if the file does not say it."""

T = TypeVar("T")


def read_experiment(path: Path) -> Plan:
    """Return the plan of an experiment file, with a value for everything that the file leaves out."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return _plan(data, path.parent)
    except (OSError, tomllib.TOMLDecodeError, ShoalError, TypeError) as error:
        raise BadExperiment(f"{path.name}: {error}") from error


def _plan(data: dict[str, Any], folder: Path) -> Plan:
    _refuse_unknown(data, KEYS)
    tables = [_expect(dict, "case", table) for table in _list(data.get("case", []))]
    cases = tuple(case for table in tables for case in _cases(table, folder))
    if not cases:
        raise BadExperiment("there is no [[case]]")
    if len({case.name for case in cases}) < len(cases):
        raise BadExperiment("two cases are the same")
    games = _whole(data, "games", 100, 1, MOST_GAMES)
    bots = {bot for case in cases for bot in case.bots}
    batch = _whole(data, "batch", LIGHT_BATCH if bots <= set(LIGHT) else BATCH, 2, MOST_GAMES)
    if batch % 2:
        raise BadExperiment("batch must be even, so that pairs of games stay together")
    return Plan(
        seed=_whole(data, "seed", 0, 0, 2**64),
        games=games,
        luck=_whole(data, "luck", 0, 0, games // 2 + 1),
        decisions=_expect(bool, "decisions", data.get("decisions", False)),
        batch=batch,
        cases=cases,
    )


def _cases(table: dict[str, Any], folder: Path) -> list[Case]:
    _refuse_unknown(table, CASE_KEYS)
    name = _expect(str, "game", table.get("game"))
    editions = [_expect(str, "editions", edition) for edition in _list(table.get("editions", ""))]
    bots = table.get("bots", [STRONG])
    lines = bots if isinstance(bots, list) and bots and isinstance(bots[0], list) else [bots]
    cases = []
    for edition, choice, line in product(editions, _choices(table), lines):
        game = load(name, folder / edition if edition else None)
        if choice.numbers:
            game = game.with_edition(changed(game.edition, choice.numbers))
        varied = [*choice.varied, *([Path(edition).stem] if edition else [])]
        varied += ["+".join(line)] if len(lines) > 1 else []
        own = not (edition or choice.numbers)
        cases += [
            _case(game, seats, choice.options, _bots(line, seats), varied, own=own)
            for seats in _list(table.get("seats", list(game.meta.seats)))
        ]
    return cases


def _choices(table: dict[str, Any]) -> list[SweepPoint]:
    sweep = _expect(str, "sweep", table.get("sweep", GRID))
    if sweep not in SWEEPS:
        raise BadExperiment(f"sweep is one of {', '.join(SWEEPS)}, not {sweep!r}")
    options, numbers = (_expect(dict, key, table.get(key, {})) for key in ("options", "numbers"))
    for key, value in [*options.items(), *numbers.items()]:
        if value == []:
            raise BadExperiment(f"{key} has no values")
    return list(choices(options, numbers, sweep))


def _case(
    game: Game, seats: int, options: Mapping[str, Any], bots: tuple[str, ...], varied: list[str], *, own: bool
) -> Case:
    """Return a case; `own` says that it is played with the game's own edition."""
    settled = game.settle(_expect(int, "seats", seats), options)
    game.start(seats, settled)  # refuses options that do not fit together
    return Case(
        name=" ".join([f"{game.name} {seats}", *varied]),
        game=game.name,
        rules_version=game.meta.rules_version,
        seats=seats,
        options=settled,
        bots=bots,
        edition=game.edition.digest,
        chance=has_chance(game, seats, settled),
        edition_file="" if own else game.edition.file,
        edition_text="" if own else game.edition.text,
    )


def has_chance(game: Game, seats: int, options: Options) -> bool:
    """Return whether chance is ever due, as far as a game of eager players shows."""
    state, rng = game.start(seats, options), Rng(0)
    while (mover := state.mover()) not in (NOBODY, CHANCE):
        state.apply(mover, rng.pick(eager(state.legal(mover), game.actions.idle)))
    return mover == CHANCE


def _bots(line: list[Any], seats: int) -> tuple[str, ...]:
    if not line:
        raise BadExperiment(f"no bots for {seats} seats")
    for bot in line:
        check_player(_expect(str, "bots", bot))
    return tuple(line)


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _whole(data: Mapping[str, Any], key: str, default: int, least: int, end: int) -> int:
    number = data.get(key, default)
    if type(number) is not int or not least <= number < end:
        raise BadExperiment(f"{key} must be a whole number from {least} to {end - 1}, not {number!r}")
    return number


def _expect(kind: type[T], key: str, value: object) -> T:
    if not isinstance(value, kind):
        raise BadExperiment(f"{key} cannot be {value!r}")
    return value


def _refuse_unknown(table: Mapping[str, Any], keys: set[str]) -> None:
    unknown = sorted(set(table) - keys)
    if unknown:
        raise BadExperiment(f"there is no {', '.join(unknown)}; there are {', '.join(sorted(keys))}")
