"""Mining: looks for puzzles in the positions of played games, and counts what the rules refuse."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Final

from shoal.bot_games import play
from shoal.core.game import CHANCE, Game
from shoal.core.options import Options
from shoal.core.record import ActEntry, Record
from shoal.core.replay import game_of, replay
from shoal.puzzles.criteria import Effort, NotAPuzzle, Spot
from shoal.puzzles.puzzle import Puzzle
from shoal.puzzles.selection import TIMELESS, select

MOST_OF_A_GAME: Final = 3
"""So many puzzles are taken from one game, so that they are not all alike."""
NEAR: Final = 8
"""So many acts after a puzzle no other is looked for, since neighbouring positions ask the same."""


@dataclass
class Yield:
    """What one game gave: the positions looked at, how many each rule refused, and the puzzles.

    `seconds` has the processor time of playing the game, of what each rule refused, and of the puzzles.
    """

    looked: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    puzzles: list[Puzzle] = field(default_factory=list)


def played_by_bots(game: Game, seats: int, options: Options, level: str, seed: int) -> Record:
    """Play a game among bots of one level, who have no clock: equal seeds give equal games."""
    return play(game, [f"{level}@{TIMELESS.iterations}i"] * seats, options=options, seed=seed)


def mine(record: Record, level: str, effort: Effort, seed: int) -> Yield:
    """Look at every decision of a finished game; `level` is that of its bots, or empty."""
    game_yield = Yield()
    for spot in spots(record, level):
        game_yield.looked += 1
        begun = process_time()
        outcome = "kept"
        try:
            check_distance(spot, game_yield.puzzles)
            game_yield.puzzles.append(select(spot, effort, seed + spot.acts))
        except NotAPuzzle as refused:
            outcome = refused.rule
            game_yield.refused[outcome] += 1
        game_yield.seconds[outcome] += process_time() - begun
        if len(game_yield.puzzles) == MOST_OF_A_GAME:
            break
    return game_yield


def check_distance(spot: Spot, puzzles: Sequence[Puzzle]) -> None:
    """Refuse a position that comes soon after a puzzle of the same game."""
    if puzzles and spot.acts - puzzles[-1].acts < NEAR:
        raise NotAPuzzle("near")


def spots(record: Record, level: str) -> Iterator[Spot]:
    """Yield the positions in which a seat begins to decide, each as that seat knew it."""
    game, acts = game_of(record), replay(record).acts
    state = game.start(record.seats, record.options)
    for number, act in enumerate(acts):
        begins = number == 0 or acts[number - 1].seat != act.seat
        if act.seat != CHANCE and begins and len(state.legal(act.seat)) > 1:
            steps = own_steps(acts, number)
            yield Spot(game, record.seats, act.seat, state.view(act.seat), steps, number, len(acts), level)
        state.apply(act.seat, game.actions.parse(act.text))


def own_steps(acts: Sequence[ActEntry], first: int) -> list[str]:
    """Return the acts of one seat from a number on, until another seat or chance acts."""
    last = first
    while last < len(acts) and acts[last].seat == acts[first].seat:
        last += 1
    return [act.text for act in acts[first:last]]
