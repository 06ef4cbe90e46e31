"""Bots against each other: the referee holds the state, each bot gets what its seat may see."""

from dataclasses import dataclass
from time import perf_counter

from shoal.bots.bot import Bot, Budget
from shoal.bots.roster import bot_for
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
    """Seat the bots, the last of them on all seats left over, and rotate them with the number of the game."""
    line = bots + [bots[-1]] * (seats - len(bots))
    turn = number % seats
    return line[turn:] + line[:turn]


def play_game(
    game: Game, seats: int, options: Options, bots: list[str], budget: Budget, seed: int, number: int
) -> list[Result]:
    """Play one game and give each seat's result; it depends on the seed and the number alone, times apart."""
    names = seating(bots, seats, number)
    chance = Rng(seed, number)
    players = [bot_for(name, game, seat) for seat, name in enumerate(names)]
    own = [Rng(chance.word()) for _ in players]
    seconds, decisions = [0.0] * seats, [0] * seats
    state = game.start(seats, options)
    while (mover := state.mover()) != NOBODY:
        if mover == CHANCE:
            action = state.sample(chance)
        else:
            legal = state.legal(mover)
            begun = perf_counter()
            action = players[mover].choose(state.view(mover), legal, budget, own[mover])
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
