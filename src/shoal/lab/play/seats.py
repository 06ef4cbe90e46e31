"""Who sits at a table of the lab: light policies that need the legal actions only, and bots that get views."""

from typing import Final

from shoal.bots.arena import seating, tell
from shoal.bots.bot import Budget
from shoal.bots.roster import LEVELS, NAMES, BadBudget, UnknownBot, bot_for, entrant
from shoal.core.game import Game, State
from shoal.core.playout import eager
from shoal.core.rng import Rng

EAGER: Final = "eager"
LIGHT: Final = (EAGER, "random")
"""Who plays by the list of legal actions alone."""
KNOWN: Final = [EAGER, *NAMES]
UNLIMITED: Final = Budget()
CHOICES: Final = 0x5EA7
"""Mixed into the seed, so that the choices and the chance of one number are unrelated."""


def check_player(text: str) -> None:
    """Refuse whoever does not exist, and whoever would think by the clock."""
    name, budget = entrant(text, UNLIMITED)
    if name not in KNOWN:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(KNOWN)}")
    if name in LIGHT and text != name:
        raise BadBudget(f"{text}: {name} does not think, so it has no budget")
    if budget.seconds is not None or (name in LEVELS and budget.iterations is None):
        raise BadBudget(f"{text}: say how many iterations it may search, as in {name}@100i; seconds are not repeatable")


class Table:
    """The players of one game, each with a generator of its own; the bots rotate with the number of the game."""

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
        """Tell the bots what is about to be applied."""
        if not self.light:
            tell(state, self.bots, mover, action)
