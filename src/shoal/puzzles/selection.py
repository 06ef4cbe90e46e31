"""Which positions are puzzles: the rules, the cheap ones first, and the puzzle if all of them hold."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from shoal.bots.bot import Budget
from shoal.bots.roster import bot_for
from shoal.core.game import Game, View
from shoal.core.rng import Rng
from shoal.puzzles.choices import Choice, choices_of, decides_alone
from shoal.puzzles.puzzle import HARDEST, Puzzle, Theme, Valued
from shoal.puzzles.weighing import Weight, line_after, proven, surely_ahead, weigh

Rule = Literal["sealed", "few", "many", "glance", "look", "obvious", "close", "differs", "lost", "unsure"]
RULES: Final[tuple[Rule, ...]] = (
    "sealed",
    "few",
    "many",
    "glance",
    "look",
    "obvious",
    "close",
    "differs",
    "lost",
    "unsure",
)
"""sealed   others choose at the same time, so no choice can be searched by itself
few      fewer than four choices
many     more than sixty choices
glance   in very small searches of each choice none is ahead
look     in small searches of each choice none is ahead
obvious  the greedy bot and the mate both find the answer
close    in one of two full searches the best choice is less than 15 points ahead
differs  the two full searches prefer different choices
lost     even the best choice keeps less than a quarter of the win
unsure   the 95 % interval of the lead goes below 10 points"""

FEWEST: Final = 4
TRIES: Final = 5
FOUND: Final = 3
"""A bot finds an answer if it makes the whole choice in so many of TRIES tries."""
LEAD: Final = 0.15
SURE_LEAD: Final = 0.10
LEAST: Final = 0.25
TIMELESS: Final = Budget(iterations=1_000_000)
"""A level's own limit in iterations is lower, and then it has no limit in seconds: equal seeds give equal moves."""


@dataclass(frozen=True)
class Effort:
    """How long each choice of a position is searched, in iterations: at a glance, at a look, and in full."""

    glance: int = 10
    look: int = 80
    full: int = 2500


@dataclass(frozen=True)
class Spot:
    """A position of a played game, as the seat that decides knows it. The fields are those of a puzzle."""

    game: Game
    seats: int
    seat: int
    view: View
    played: list[str]
    acts: int
    of: int
    level: str


class Refused(Exception):
    """The position is not a puzzle, by this rule."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(rule)
        self.rule = rule


def select(spot: Spot, effort: Effort, seed: int) -> Puzzle:
    """Return the puzzle of a position, or raise Refused."""
    choices = eligible(spot)
    exact = proven(spot.game, spot.seat, choices)
    if exact is None:
        ahead_at(spot, choices, effort.glance, "glance", Rng(seed, 0))
        favourite = ahead_at(spot, choices, effort.look, "look", Rng(seed, 1))
    else:
        favourite = only_winner(choices, exact)
    liked = [chosen_by("greedy", spot, Rng(seed, 2)) for _ in range(TRIES)]
    greedily, quickly = liked.count(favourite.after), found_by("mate", spot, favourite, Rng(seed, 3))
    if min(greedily, quickly) >= FOUND:
        raise Refused("obvious")
    first = exact or in_full(spot, choices, favourite, effort.full, Rng(seed, 4))
    second = exact or in_full(spot, choices, favourite, effort.full, Rng(seed, 5))
    shares = [(one.share + two.share) / 2 for one, two in zip(first, second, strict=True)]
    line = line_after(spot.game, spot.seat, favourite, effort.full, Rng(seed, 6))
    slowly = found_by("skipper", spot, favourite, Rng(seed, 7))
    return puzzle_of(spot, choices, shares, liked[0], line, difficulty_of(max(greedily, quickly), slowly))


def eligible(spot: Spot) -> list[Choice]:
    """Return the choices of the position, if it has neither too few nor too many."""
    if not decides_alone(spot.game, spot.seat, spot.view):
        raise Refused("sealed")
    choices = choices_of(spot.game, spot.seat, spot.view)
    if choices is None:
        raise Refused("many")
    if len(choices) < FEWEST:
        raise Refused("few")
    return choices


def ahead_at(spot: Spot, choices: Sequence[Choice], iterations: int, rule: Rule, rng: Rng) -> Choice:
    """Return the choice that is best in small searches, if it is about as far ahead as it has to be in full ones."""
    shares = [weigh(spot.game, spot.seat, choice, iterations, rng).share for choice in choices]
    best, second = sorted(shares, reverse=True)[:2]
    if best < LEAST * 0.8 or best - second < LEAD * 0.6:
        raise Refused(rule)
    return choices[shares.index(best)]


def only_winner(choices: Sequence[Choice], exact: Sequence[Weight]) -> Choice:
    """Return the only choice that wins by proof."""
    winners = [choice for choice, weight in zip(choices, exact, strict=True) if weight.share == 1.0]
    if len(winners) != 1:
        raise Refused("close" if winners else "lost")
    return winners[0]


def found_by(bot: str, spot: Spot, answer: Choice, rng: Rng) -> int:
    """Return in how many of TRIES tries a bot makes the whole choice."""
    return sum(chosen_by(bot, spot, rng) == answer.after for _ in range(TRIES))


def chosen_by(bot: str, spot: Spot, rng: Rng) -> View:
    """Return what the seat knows after the choice of a bot, which sees no more than the seat does."""
    state = spot.game.imagine(spot.view, Rng(0))
    while state.turn() == (spot.seat,):
        player = bot_for(bot, spot.game, spot.seat)
        state.apply(spot.seat, player.choose(state.view(spot.seat), state.legal(spot.seat), TIMELESS, rng))
    return state.view(spot.seat)


def in_full(spot: Spot, choices: Sequence[Choice], favourite: Choice, iterations: int, rng: Rng) -> list[Weight]:
    """Weigh every choice in full, or stop as soon as the favourite is not far enough ahead of one of them."""
    best = weigh(spot.game, spot.seat, favourite, iterations, rng)
    if best.share < LEAST:
        raise Refused("lost")
    weights: list[Weight] = []
    for choice in choices:
        weight = best if choice is favourite else weigh(spot.game, spot.seat, choice, iterations, rng)
        if weight is not best:
            check_lead(best, weight)
        weights.append(weight)
    return weights


def check_lead(best: Weight, other: Weight) -> None:
    """Refuse a favourite that is not clearly ahead."""
    if other.share > best.share:
        raise Refused("differs")
    if best.share - other.share < LEAD:
        raise Refused("close")
    if surely_ahead(best, other) <= SURE_LEAD:
        raise Refused("unsure")


def puzzle_of(
    spot: Spot,
    choices: Sequence[Choice],
    shares: Sequence[float],
    liked: View,
    line: Sequence[tuple[int, int]],
    difficulty: int,
) -> Puzzle:
    """Return a position that has passed all rules as a puzzle; `liked` is the view after what the greedy bot likes."""
    texts = spot.game.actions.format
    ranked = sorted(zip(choices, shares, strict=True), key=lambda one: -one[1])
    answer, _ = ranked[0]
    values = [Valued([texts(step) for step in choice.steps], round(share, 4)) for choice, share in ranked]
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
        theme=theme_of(spot, answer, values, greedy),
        difficulty=difficulty,
    )


def theme_of(spot: Spot, answer: Choice, values: list[Valued], greedy: float) -> Theme:
    if all(spot.game.actions.idle[step] for step in answer.steps):
        return "patience"
    if values[1].share < 0.1:
        return "only-way"
    if greedy < values[0].share / 2:
        return "trap"
    if spot.acts * 4 < spot.of:
        return "opening"
    return "ending" if spot.acts * 4 >= spot.of * 3 else "middle"


def difficulty_of(at_once: int, slowly: int) -> int:
    """Return how hard an answer is: easy if the greedy bot or the mate finds it, hard if not even the skipper does."""
    if at_once >= FOUND:
        return 1
    return 2 if slowly >= FOUND else HARDEST
