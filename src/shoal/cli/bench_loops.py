"""The loops that are timed: whole playouts in the engine, single moves from Python, searches of bots."""

from collections.abc import Callable, Mapping
from random import Random
from time import perf_counter
from typing import Final

from shoal.bots.bot import Budget
from shoal.bots.find_mind import mind_for, tuning_for
from shoal.bots.mcts import TreeSearch
from shoal.core.game import CHANCE, Game
from shoal.core.random_playout import play_out
from shoal.core.rng import Rng

DRILLS_AT_ONCE: Final = 100


def playouts_per_s(game: Game, seconds: float) -> float:
    """Play whole games in the engine, with the full list of legal actions at every ply."""
    seats, rng = min(game.meta.seats), Rng(1)
    games, begun = 0, perf_counter()
    while (elapsed := perf_counter() - begun) < seconds:
        play_out(game.start(seats, {}), rng)
        games += 1
    return games / elapsed


def moves_per_s(game: Game, seconds: float) -> float:
    """Play whole games ply by ply, as a user's program would."""
    seats, rng, random = min(game.meta.seats), Rng(1), Random(1).random
    moves, begun = 0, perf_counter()
    while (elapsed := perf_counter() - begun) < seconds:
        state = game.start(seats, {})
        while turn := state.turn():
            seat = turn[0]
            if seat == CHANCE:
                action = state.sample(rng)
            else:
                legal = state.legal(seat)
                action = legal[int(random() * len(legal))]
            state.apply(seat, action)
            moves += 1
    return moves / elapsed


def peer_moves_per_s(name: str, seconds: float) -> float:
    """Play a game of OpenSpiel in the same loop."""
    import pyspiel  # noqa: PLC0415  (it may be missing, and nothing else needs it)

    game, generator = pyspiel.load_game(name), Random(1)
    random, choices = generator.random, generator.choices
    over, chance = pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.CHANCE
    moves, begun = 0, perf_counter()
    while (elapsed := perf_counter() - begun) < seconds:
        state = game.new_initial_state()
        while (player := state.current_player()) != over:
            if player == chance:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = choices(outcomes, weights)[0]
            else:
                legal = state.legal_actions()
                action = legal[int(random() * len(legal))]
            state.apply_action(action)
            moves += 1
    return moves / elapsed


def drills_per_s(game: Game, drill: str, seconds: float) -> float:
    """Do one of the game's own drills over and over."""
    done, begun = 0, perf_counter()
    while (elapsed := perf_counter() - begun) < seconds:
        game.drill(drill, DRILLS_AT_ONCE)
        done += DRILLS_AT_ONCE
    return done / elapsed


def iterations_per_s(game: Game, seconds: float) -> float:
    """Search the first decision of a game with the fewest seats, beginning with an empty tree."""
    rng = Rng(1)
    state = game.start(min(game.meta.seats), {})
    while (seat := state.mover()) == CHANCE:
        state.apply(CHANCE, state.sample(rng))
    search = TreeSearch(game, mind_for(game), tuning_for(game), seat, state.view(seat), rng)
    begun = perf_counter()
    search.run(Budget(seconds))
    return search.done / (perf_counter() - begun)


def rows_of(game: Game) -> list[str]:
    """Return the names of all figures of a game."""
    return [*ROWS, *(f"{drill}_per_s" for drill in game.drills())]


def rate_of(game: Game, row: str, seconds: float) -> float:
    """Measure one figure of `rows_of` or of the search."""
    loop = ROWS.get(row) or SEARCH_ROWS.get(row)
    return drills_per_s(game, row.removesuffix("_per_s"), seconds) if loop is None else loop(game, seconds)


ROWS: Final[Mapping[str, Callable[[Game, float], float]]] = {
    "playouts_per_s": playouts_per_s,
    "moves_per_s": moves_per_s,
}
SEARCH_ROWS: Final[Mapping[str, Callable[[Game, float], float]]] = {"iterations_per_s": iterations_per_s}
