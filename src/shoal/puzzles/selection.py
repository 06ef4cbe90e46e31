"""Which positions are puzzles: the rules in their order, the cheap ones first, and the puzzle if all of them hold."""

from collections.abc import Sequence
from typing import Final

from shoal.bots.bot import Budget
from shoal.bots.roster import bot_for
from shoal.core.game import View
from shoal.core.rng import Rng
from shoal.puzzles.criteria import FEWEST, Effort, NotAPuzzle, Spot
from shoal.puzzles.evaluation import line_after
from shoal.puzzles.proofs import only_winner, provable, proven_line
from shoal.puzzles.puzzle import HARDEST, Puzzle, Theme, Valued
from shoal.puzzles.successive_halving import first_elimination, full_searches, halving_rounds, start_searches
from shoal.puzzles.whole_turns import TurnChoice, choices_of, decides_alone

TRIES: Final = 5
FOUND: Final = 3
"""A bot finds an answer if it makes the whole choice in so many of TRIES tries."""
SHORT: Final = 1
"""A proof is short if at most so many acts follow the answer. Then it is obvious if one of the two bots finds it."""
TIMELESS: Final = Budget(iterations=1_000_000)
"""A level's own limit in iterations is lower, and then it has no limit in seconds: equal seeds give equal moves."""


class Bots:
    """What bots choose in a position, in several tries each. They see no more than the seat does."""

    def __init__(self, spot: Spot, seed: int) -> None:
        self.spot = spot
        self.rng = Rng(seed)
        self.tries: dict[str, list[View]] = {}

    def chosen(self, bot: str) -> list[View]:
        """Return what the seat knows after each choice of the bot."""
        if bot not in self.tries:
            self.tries[bot] = [chosen_by(bot, self.spot, self.rng) for _ in range(TRIES)]
        return self.tries[bot]

    def find(self, bot: str, answer: TurnChoice) -> bool:
        """Return whether the bot makes the whole choice often enough."""
        return self.chosen(bot).count(answer.after) >= FOUND

    def check(self, answer: TurnChoice) -> None:
        """Refuse an answer that greedy and mate both find."""
        if self.find("greedy", answer) and self.find("mate", answer):
            raise NotAPuzzle("obvious")

    def difficulty(self, answer: TurnChoice) -> int:
        """Return 1 if the greedy bot or the mate finds the answer, 2 if the skipper does, and 3 if none does."""
        if self.find("greedy", answer) or self.find("mate", answer):
            return 1
        return 2 if self.find("skipper", answer) else HARDEST


def select(spot: Spot, effort: Effort, seed: int) -> Puzzle:
    """Return the puzzle of a position, or raise Refused."""
    if not (effort.search or provable(spot.game, spot.view)):
        raise NotAPuzzle("unproven")
    choices = eligible(spot, effort.most)
    bots = Bots(spot, seed)
    winner = only_winner(spot.game, spot.seat, spot.view, choices)
    if winner is not None:
        return won(spot, choices, winner, bots)
    if not effort.search:
        raise NotAPuzzle("unproven")
    return searched(spot, choices, effort, bots, seed)


def won(spot: Spot, choices: Sequence[TurnChoice], winner: TurnChoice, bots: Bots) -> Puzzle:
    """Return the puzzle of a position with one choice that is proven to win, or raise Refused."""
    bots.check(winner)
    line = proven_line(spot.game, spot.seat, winner)
    if len(line) <= SHORT and bots.difficulty(winner) == 1:
        raise NotAPuzzle("obvious")
    shares = [float(choice is winner) for choice in choices]
    return puzzle_of(spot, choices, shares, line, bots, proven=True)


def searched(spot: Spot, choices: Sequence[TurnChoice], effort: Effort, bots: Bots, seed: int) -> Puzzle:
    """Return the puzzle of a position that only searches can judge, or raise Refused."""
    field = first_elimination(start_searches(spot, choices, effort, seed, 1), effort)
    bots.check(field[0].choice)
    field = halving_rounds(field, effort)
    favourite = field[0].choice
    bots.check(favourite)
    ranked = [weighing.choice for weighing in field]
    first = full_searches(field, effort)
    second = full_searches(start_searches(spot, ranked, effort, seed, 2), effort)
    shares = [(share + again) / 2 for share, again in zip(first, second, strict=True)]
    line = line_after(spot.game, spot.seat, favourite, effort.full, Rng(seed, 6))
    return puzzle_of(spot, ranked, shares, line, bots, proven=False)


def eligible(spot: Spot, most: int) -> list[TurnChoice]:
    """Return the choices of the position, if it has neither too few nor too many."""
    if not decides_alone(spot.game, spot.seat, spot.view):
        raise NotAPuzzle("sealed")
    choices = choices_of(spot.game, spot.seat, spot.view, most)
    if choices is None:
        raise NotAPuzzle("many")
    if len(choices) < FEWEST:
        raise NotAPuzzle("few")
    return choices


def chosen_by(bot: str, spot: Spot, rng: Rng) -> View:
    """Return what the seat knows after the choice of a bot, which sees no more than the seat does."""
    state = spot.game.imagine(spot.view, Rng(0))
    while state.turn() == (spot.seat,):
        player = bot_for(bot, spot.game, spot.seat)
        state.apply(spot.seat, player.choose(state.view(spot.seat), state.legal(spot.seat), TIMELESS, rng))
    return state.view(spot.seat)


def puzzle_of(
    spot: Spot,
    choices: Sequence[TurnChoice],
    shares: Sequence[float],
    line: Sequence[tuple[int, int]],
    bots: Bots,
    *,
    proven: bool,
) -> Puzzle:
    """Return a position that has passed all rules as a puzzle."""
    texts = spot.game.actions.format
    ranked = sorted(zip(choices, shares, strict=True), key=lambda pair: -pair[1])
    answer, _ = ranked[0]
    values = [Valued([texts(step) for step in choice.steps], round(share, 4)) for choice, share in ranked]
    liked = bots.chosen("greedy")[0]
    greedy = next(share for choice, share in ranked if choice.after == liked)
    return Puzzle(
        game=spot.game.name,
        rules_version=spot.game.meta.rules_version,
        edition=spot.game.edition.digest,
        seats=spot.seats,
        seat=spot.seat,
        view=spot.view,
        choices=values,
        line=[(seat, texts(action)) for seat, action in line],
        played=spot.played,
        acts=spot.acts,
        of=spot.of,
        level=spot.level,
        theme=theme_of(spot, answer, [] if proven else values, greedy),
        difficulty=bots.difficulty(answer),
        proven=proven,
    )


def theme_of(spot: Spot, answer: TurnChoice, values: list[Valued], greedy: float) -> Theme:
    """Return the theme; without values it is that of a proof, where every other choice loses anyway."""
    if all(spot.game.actions.idle[step] for step in answer.steps):
        return "patience"
    if values and greedy < values[0].share / 2:
        return "trap"
    if values and values[1].share < 0.1:
        return "only-way"
    if spot.acts * 4 < spot.of:
        return "opening"
    return "ending" if spot.acts * 4 >= spot.of * 3 else "middle"
