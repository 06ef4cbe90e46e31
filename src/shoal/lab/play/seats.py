"""The players at a table of the lab: light policies that need only the legal actions, and bots that get views."""

from typing import Final

from shoal.bots.arena import part, seating, tell
from shoal.bots.bot import Bot, BotFailed, Budget
from shoal.bots.roster import LEVEL_NUMBERS, LEVELS, BadBudget, bot_for, check_bot, entrant
from shoal.core.game import Game, State
from shoal.core.random_playout import eager
from shoal.core.rng import Rng

EAGER: Final = "eager"
LIGHT: Final = (EAGER, "random")
"""The policies that need only the list of legal actions."""
UNLIMITED: Final = Budget()
OWN_LIMIT: Final = Budget(iterations=2**31 - 1)
"""What a level without a budget gets: no limit but its own iterations, and no clock, so that games can repeat."""
CHOICES: Final = 0x5EA7
"""Mixed into the seed, so that choices and chance of the same number are independent."""


def check_player(text: str) -> None:
    """Refuse an unknown bot, and a bot with a budget in seconds."""
    name, budget = entrant(text, UNLIMITED)
    if name != EAGER:
        check_bot(name)
    if name in LIGHT and text != name:
        raise BadBudget(f"{text}: {name} does not think, so it has no budget")
    if budget.seconds is not None or (name in LEVELS and budget.iterations is None and not _has_limit(name)):
        raise BadBudget(f"{text}: give a budget in iterations, such as {name}@100i; seconds cannot be repeated exactly")


def _has_limit(level: str) -> bool:
    """Return whether a level has a number of iterations of its own."""
    return "iterations" in LEVEL_NUMBERS[level]


def _entrant(text: str) -> tuple[str, Budget]:
    return entrant(text, OWN_LIMIT if text in LEVELS else UNLIMITED)


class LabPlayers:
    """The players of one game, each with a random generator of its own; bots change seats from lineup to lineup."""

    def __init__(self, game: Game, seats: int, bots: list[str], seed: int, number: int, lineup: int) -> None:
        self.names = seating(bots, seats, lineup)
        source = Rng(seed ^ CHOICES, number)
        self.rngs = [Rng(source.word(), source.word()) for _ in range(seats)]
        self.eager = [name == EAGER for name in self.names]
        self.idle = game.actions.idle
        self.light = all(name in LIGHT for name in self.names)
        self.entrants = [] if self.light else [_entrant(name) for name in self.names]
        self.budgets = [budget for _, budget in self.entrants]
        self.bots: list[Bot] = []

    def sit_down(self, game: Game) -> None:
        for seat, (name, _) in enumerate(self.entrants):
            self.bots.append(bot_for("random" if name == EAGER else name, game, seat))

    def part(self, state: State, failure: BotFailed | None) -> None:
        """Tell the bots how the game ended, and let them go."""
        part(state, self.bots, failure)

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        rng = self.rngs[seat]
        if self.eager[seat]:
            return rng.pick(eager(legal, self.idle))
        if self.light:
            return rng.pick(legal)
        return self.bots[seat].choose(state.view(seat), legal, self.budgets[seat], rng)

    def notice(self, state: State, mover: int, action: int) -> None:
        """Tell the bots which action is about to be applied."""
        if not self.light:
            tell(state, self.bots, mover, action)
