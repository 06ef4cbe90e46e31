"""The test kit: what every game promises, checked by random games with all player counts and options.

The author of a game calls one line:

    shoal.testkit.check_game(GAME)

or, to have one test per promise, parametrises over `PROMISES` and calls `check(name, GAME)`. A promise that is not kept
raises `Broken` with the position that shows it.
"""

from collections.abc import Callable
from typing import Final

from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.testkit.chance import check_law, check_odds
from shoal.testkit.digest import digest
from shoal.testkit.forced_steps import check_forced
from shoal.testkit.knowledge import check_imagination, check_previews, check_telling, check_views
from shoal.testkit.playthrough import playthrough
from shoal.testkit.random_games import Broken
from shoal.testkit.rules import (
    check_complete,
    check_conservation,
    check_copies,
    check_legality,
    check_records,
    check_shares,
    check_termination,
    check_texts,
    check_turns,
)
from shoal.testkit.secrets import check_arrival, check_sealed, check_secrets

__all__ = ["PROMISES", "Broken", "check", "check_game", "digest", "playthrough"]

PROMISES: Final[dict[str, Callable[[Game, Rng, int], None]]] = {
    "complete": check_complete,
    "texts": check_texts,
    "turns": check_turns,
    "legality": check_legality,
    "termination": check_termination,
    "conservation": check_conservation,
    "copies": check_copies,
    "records": check_records,
    "shares": check_shares,
    "odds": check_odds,
    "law": check_law,
    "views": check_views,
    "imagination": check_imagination,
    "previews": check_previews,
    "telling": check_telling,
    "secrets": check_secrets,
    "sealed": check_sealed,
    "arrival": check_arrival,
    "forced": check_forced,
}


def check(promise: str, game: Game, *, walks: int = 1, seed: int = 1) -> None:
    """Check one promise on that many random games of every setup."""
    PROMISES[promise](game, Rng(seed), walks)


def check_game(game: Game, *, walks: int = 1, seed: int = 1) -> None:
    """Check every promise."""
    for promise in PROMISES:
        check(promise, game, walks=walks, seed=seed)
