"""Play bots against each other: the arena holds the state, and each bot gets what its seat may see."""

from dataclasses import dataclass
from itertools import combinations
from time import perf_counter

from shoal.bots.bot import Bot, BotFailed, Budget
from shoal.bots.roster import bot_for, entrant
from shoal.core.game import CHANCE, NOBODY, Game, State, show
from shoal.core.options import Options
from shoal.core.pickling import pickle_by_fields
from shoal.core.replay import forfeited
from shoal.core.rng import Rng


@dataclass(frozen=True)
class SeatResult:
    """The result of one seat in one game: its bot, its share and score, and the time of its decisions.

    fault   how the bot lost by the rule for programs; empty if it did not
    """

    bot: str
    share: float
    score: int
    seconds: float
    decisions: int
    fault: str = ""


pickle_by_fields(SeatResult)


def seating(bots: list[str], seats: int, number: int) -> list[str]:
    """Return the bot of each seat in the game of that number; the bots rotate from game to game.

    The last bot takes all remaining seats. With more bots than seats, every combination plays in turn.
    """
    line = bots + [bots[-1]] * (seats - len(bots))
    selections = list(combinations(line, seats))
    chosen = list(selections[number % len(selections)])
    turn = number // len(selections) % seats
    return chosen[turn:] + chosen[:turn]


class Spent:
    """What a seat has spent on decisions that were not forced."""

    seconds: float
    decisions: int

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0


def play_game(
    game: Game, seats: int, options: Options, bots: list[str], budget: Budget, seed: int, number: int
) -> list[SeatResult]:
    """Play one game and return each seat's result; except for times it depends only on the seed and the number.

    Bots are named as in `entrant`; the budget is for bots without one of their own. If a bot fails, the game ends.
    """
    names = seating(bots, seats, number)
    entrants = [entrant(name, budget) for name in names]
    chance = Rng(seed, number)
    own = [Rng(chance.word()) for _ in names]
    spent = [Spent() for _ in names]
    state = game.start(seats, options)
    players: list[Bot] = []
    failure: BotFailed | None = None
    try:
        for seat, (bot, _) in enumerate(entrants):
            players.append(bot_for(bot, game, seat))
        play_on(state, players, [own_budget for _, own_budget in entrants], own, chance, spent)
    except BotFailed as failed:
        failure = failed
    finally:
        part(state, players, failure)
    shares = state.shares() if failure is None else forfeited(failure.seat, seats)
    return [
        SeatResult(
            name,
            shares[seat],
            state.scores()[seat],
            spent[seat].seconds,
            spent[seat].decisions,
            failure.fault if failure is not None and failure.seat == seat else "",
        )
        for seat, name in enumerate(names)
    ]


def play_on(
    state: State, players: list[Bot], budgets: list[Budget], own: list[Rng], chance: Rng, spent: list[Spent]
) -> None:
    """Play to the end."""
    while (mover := state.mover()) != NOBODY:
        if mover == CHANCE:
            action = state.sample(chance)
        else:
            legal = state.legal(mover)
            begun = perf_counter()
            action = players[mover].choose(state.view(mover), legal, budgets[mover], own[mover])
            if len(legal) > 1:
                spent[mover].seconds += perf_counter() - begun
                spent[mover].decisions += 1
        tell(state, players, mover, action)
        state.apply(mover, action)


def part(state: State, players: list[Bot], failure: BotFailed | None) -> None:
    """Tell the bots how the game ended, and let them go."""
    scores = state.scores()
    shares = state.shares() if failure is None else forfeited(failure.seat, state.seats)
    for player in players:
        player.over(scores, shares)
        player.close()


def tell(state: State, players: list[Bot], mover: int, action: int) -> None:
    """Tell every bot of the action, as its seat may see it."""
    for seat, player in enumerate(players):
        player.notice(show(state, mover, action, seat))
