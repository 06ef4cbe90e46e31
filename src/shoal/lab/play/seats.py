"""The players at a table of the lab: light policies that need only the legal actions, and bots that get views."""

from typing import Final

from shoal.bots.arena import seating, tell
from shoal.bots.bot import Budget
from shoal.bots.roster import LEVELS, NAMES, BadBudget, UnknownBot, bot_for, entrant
from shoal.core.game import Game, State
from shoal.core.playout import eager
from shoal.core.rng import Rng

EAGER: Final = "eager"
LIGHT: Final = (EAGER, "random")
"""The policies that need only the list of legal actions."""
KNOWN: Final = [EAGER, *NAMES]
UNLIMITED: Final = Budget()
CHOICES: Final = 0x5EA7
"""Mixed into the seed, so that choices and chance of the same number are independent."""


def check_player(text: str) -> None:
    """Refuse an unknown bot, and a bot with a budget in seconds."""
    name, budget = entrant(text, UNLIMITED)
    if name not in KNOWN:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(KNOWN)}")
    if name in LIGHT and text != name:
        raise BadBudget(f"{text}: {name} does not think, so it has no budget")
    if budget.seconds is not None or (name in LEVELS and budget.iterations is None):
        raise BadBudget(f"{text}: give a budget in iterations, such as {name}@100i; seconds cannot be repeated exactly")


class Table:
    """The players of one game, each with a random generator of its own; bots change seats from game to game."""

    def __init__(self, game: Game, seats: int, bots: list[str], seed: int, number: int) -> None:
        self.names = seating(bots, seats, number)
        source = Rng(seed ^ CHOICES, number)
        self.rngs = [Rng(source.word(), source.word()) for _ in range(seats)]
        self.eager = [name == EAGER for name in self.names]
        self.idle = game.actions.idle
        self.light = all(name in LIGHT for name in self.names)
        entrants = [] if self.light else [entrant(name, UNLIMITED) for name in self.names]
        self.budgets = [budget for _, budget in entrants]
        self.bots = [
            bot_for("random" if name == EAGER else name, game, seat) for seat, (name, _) in enumerate(entrants)
        ]

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
