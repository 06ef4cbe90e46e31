"""The roster: bots by name, for a seat of a game."""

import tomllib
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final, cast

from shoal.bots.bot import Bot, Budget
from shoal.bots.find_mind import learned_mind, mind_for, tuning_for
from shoal.bots.greedy import Greedy
from shoal.bots.levels import Level, SearchBot
from shoal.bots.random_bot import RandomBot
from shoal.core.errors import ShoalError
from shoal.core.game import Game

LEVEL_NUMBERS: Final[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("levels.toml").read_text(encoding="utf-8")
)["level"]
LEVELS: Final = tuple(LEVEL_NUMBERS)
NAMES: Final = ("random", "greedy", *LEVELS)
GROUP: Final = "shoal.bots"
"""The entry points of bots in other packages: each names what makes a bot for a game and a seat."""


class UnknownBot(ShoalError):
    """There is no bot of that name."""


class BadBudget(ShoalError):
    """The text after the @ of a bot's name is not a budget."""


def entrant(text: str, budget: Budget) -> tuple[str, Budget]:
    """Return the name and budget of a bot: own seconds (`admiral@0.2`) or iterations (`admiral@500i`), or `budget`."""
    name, has_own, own = text.rpartition("@")
    if not has_own:
        return text, budget
    try:
        budget = Budget(iterations=int(own[:-1])) if own.endswith("i") else Budget(seconds=float(own))
    except ValueError:
        raise BadBudget(f"{own!r} is not a budget: write seconds (0.2) or iterations (500i)") from None
    if not (budget.iterations or 0) + (budget.seconds or 0.0) > 0:
        raise BadBudget(f"{own!r} leaves no time to think")
    return name, budget


def bot_for(name: str, game: Game, seat: int) -> Bot:
    """Return a new bot for a seat: one of ours, the program at a path, or one of another package by its name."""
    if is_program(name):
        from shoal.bots.external_program import program_for  # noqa: PLC0415  (pages have no processes)

        return program_for(name, game, seat)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return Greedy(game, seat, mind_for(game))
    return opponent(name, game, seat) if name in LEVELS else maker_of(name)(game, seat)


def opponent(level: str, game: Game, seat: int) -> Bot:
    """Return a new bot of a level that people play against. No other name is known, so a stranger may choose it."""
    if level not in LEVELS:
        raise UnknownBot(f"no level is called {level!r}; there are {', '.join(LEVELS)}")
    numbers = {**LEVEL_NUMBERS[level], **LEVEL_NUMBERS[level].get(game.name, {})}
    limit = Budget(numbers["seconds"], numbers.get("iterations"))
    skill = Level(limit, numbers["overlook"], numbers.get("proves", False))
    mind = learned_mind(game) if numbers.get("learned", False) else mind_for(game)
    return SearchBot(game, seat, mind, tuning_for(game), skill)


def is_program(name: str) -> bool:
    """Return whether the name of a bot is the path of a program."""
    return "/" in name or "\\" in name or name.endswith(".py")


def maker_of(name: str) -> Callable[[Game, int], Bot]:
    """Return what makes a bot of another package."""
    others = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name not in others:
        names = ", ".join([*NAMES, *sorted(others)])
        raise UnknownBot(f"no bot is called {name!r}; there are {names}, and programs by their path, such as ./bot.py")
    return cast("Callable[[Game, int], Bot]", others[name].load())


def check_bot(name: str) -> None:
    """Refuse the name of a bot that does not exist."""
    if is_program(name):
        if not Path(name).is_file():
            raise UnknownBot(f"there is no program {name}")
    elif name not in NAMES:
        maker_of(name)
