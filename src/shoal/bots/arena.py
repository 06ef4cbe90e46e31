"""Bots against each other: the referee holds the state, each bot gets what its seat may see."""

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
    """One seat of one game: who played it, what it got, and how long its decisions took."""

    bot: str
    share: float
    score: int
    seconds: float
    decisions: int


def seating(bots: list[str], seats: int, number: int) -> list[str]:
    """Seat the bots for the game of that number, rotated from game to game.

    The last bot takes all seats left over. Of more bots than seats every selection plays in turn.
    """
    line = bots + [bots[-1]] * (seats - len(bots))
    selections = list(combinations(line, seats))
    chosen = list(selections[number % len(selections)])
    turn = number // len(selections) % seats
    return chosen[turn:] + chosen[:turn]


def play_game(
    game: Game, seats: int, options: Options, bots: list[str], budget: Budget, seed: int, number: int
) -> list[Result]:
    """Play one game and give each seat's result; it depends on the seed and the number alone, times apart.

    Bots are named as for `entrant`; the budget is for those that bring none of their own.
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
    """Let every bot take note of the action as its seat may see it."""
    for seat, player in enumerate(players):
        player.notice(show(state, mover, action, seat))
