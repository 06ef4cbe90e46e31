"""Play bots against each other: the arena holds the state, and each bot gets what its seat may see."""

from dataclasses import dataclass
from itertools import combinations
from time import perf_counter

from shoal.bots.bot import Bot, Budget
from shoal.bots.roster import bot_for, entrant
from shoal.core.game import CHANCE, NOBODY, Game, State, show
from shoal.core.options import Options
from shoal.core.rng import Rng


@dataclass(frozen=True)
class Result:
    """The result of one seat in one game: its bot, its share and score, and the time of its decisions."""

    bot: str
    share: float
    score: int
    seconds: float
    decisions: int


def seating(bots: list[str], seats: int, number: int) -> list[str]:
    """Return the bot of each seat in the game of that number; the bots rotate from game to game.

    The last bot takes all remaining seats. With more bots than seats, every combination plays in turn.
    """
    line = bots + [bots[-1]] * (seats - len(bots))
    selections = list(combinations(line, seats))
    chosen = list(selections[number % len(selections)])
    turn = number // len(selections) % seats
    return chosen[turn:] + chosen[:turn]


def play_game(
    game: Game, seats: int, options: Options, bots: list[str], budget: Budget, seed: int, number: int
) -> list[Result]:
    """Play one game and return each seat's result; except for times it depends only on the seed and the number.

    Bots are named as in `entrant`; the budget is for bots without one of their own.
    """
    names = seating(bots, seats, number)
    chance = Rng(seed, number)
    entrants = [entrant(name, budget) for name in names]
    players = [bot_for(bot, game, seat) for seat, (bot, _) in enumerate(entrants)]
    own = [Rng(chance.word()) for _ in players]
    seconds, decisions = [0.0] * seats, [0] * seats
    state = game.start(seats, options)
    while (mover := state.mover()) != NOBODY:
        if mover == CHANCE:
            action = state.sample(chance)
        else:
            legal = state.legal(mover)
            begun = perf_counter()
            action = players[mover].choose(state.view(mover), legal, entrants[mover][1], own[mover])
            if len(legal) > 1:
                seconds[mover] += perf_counter() - begun
                decisions[mover] += 1
        tell(state, players, mover, action)
        state.apply(mover, action)
    outcome = zip(names, state.shares(), state.scores(), seconds, decisions, strict=True)
    return [Result(*one) for one in outcome]


def tell(state: State, players: list[Bot], mover: int, action: int) -> None:
    """Tell every bot of the action, as its seat may see it."""
    for seat, player in enumerate(players):
        player.notice(show(state, mover, action, seat))
