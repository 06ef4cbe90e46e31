"""shoal arena: bots against each other, with win shares and how sure they are."""

import json
from math import sqrt
from pathlib import Path
from typing import Annotated, Final, NamedTuple, TypedDict

import typer
from rich.console import Console
from rich.table import Table

from shoal.bots.arena import Result, play_game
from shoal.bots.bot import Budget
from shoal.bots.roster import NAMES, bot_for
from shoal.cli.spreading import spread
from shoal.cli.starting import AsJson, EditionFile, GameName, OptionTexts, Preset, Seats, known_seed, prepare
from shoal.core.catalogue import load
from shoal.core.errors import BadSeats
from shoal.core.options import Value

CONFIDENCE: Final = 1.96


class Contest(NamedTuple):
    """A game for one process to play, as plain data."""

    game: str
    edition: Path | None
    seats: int
    options: dict[str, Value]
    bots: list[str]
    seconds: float | None
    iterations: int | None
    seed: int
    number: int


class Row(TypedDict):
    """How one bot did: its share of the wins per seat, with a 95 % interval, its points and its time per decision."""

    bot: str
    share: float
    low: float
    high: float
    score_mean: float
    seconds_mean: float


class Arena(TypedDict):
    """The figures of one contest; scripts rely on these names."""

    game: str
    seats: int
    games: int
    rows: list[Row]


def arena(
    game: GameName,
    *,
    edition: EditionFile = None,
    seats: Seats = None,
    preset: Preset = None,
    option: OptionTexts = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help=f"Who plays; the last fills the table. {', '.join(NAMES)}.")
    ],
    games: Annotated[
        int, typer.Option("--games", min=1, help="How many games; seats rotate from one to the next.")
    ] = 100,
    seconds: Annotated[float | None, typer.Option("--seconds", min=0.001, help="How long a decision may take.")] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", min=1, help="How many iterations a search may take.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", callback=known_seed, help="The same seed gives the same chance.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes play.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and show their win shares."""
    start = prepare(game, edition, seats, preset, option)
    names = bots.split(",")
    if len(names) > start.seats:
        raise BadSeats(f"{len(names)} bots for {start.seats} seats")
    for name in names:
        bot_for(name, start.game, 0)
    contests = [
        Contest(start.game.name, edition, start.seats, start.options, names, seconds, iterations, seed, number)
        for number in range(games)
    ]
    results = [Result(*plain) for one in spread(play_one, contests, jobs) for plain in one]
    answer: Arena = {
        "game": start.game.name,
        "seats": start.seats,
        "games": games,
        "rows": [row_of(name, [result for result in results if result.bot == name]) for name in dict.fromkeys(names)],
    }
    typer.echo(json.dumps(answer)) if as_json else show(answer)


def play_one(contest: Contest) -> list[tuple[str, float, int, float, int]]:
    game = load(contest.game, contest.edition)
    budget = Budget(contest.seconds, contest.iterations)
    results = play_game(game, contest.seats, contest.options, contest.bots, budget, contest.seed, contest.number)
    return [(one.bot, one.share, one.score, one.seconds, one.decisions) for one in results]


def row_of(bot: str, results: list[Result]) -> Row:
    count = len(results)
    share = sum(result.share for result in results) / count
    low, high = interval(share, count)
    return {
        "bot": bot,
        "share": share,
        "low": low,
        "high": high,
        "score_mean": sum(result.score for result in results) / count,
        "seconds_mean": sum(result.seconds for result in results) / max(1, sum(result.decisions for result in results)),
    }


def interval(share: float, count: int) -> tuple[float, float]:
    """Give Wilson's 95 % interval of a share."""
    square = CONFIDENCE**2
    centre = (share + square / (2 * count)) / (1 + square / count)
    half = CONFIDENCE * sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    return min(share, max(0.0, centre - half)), max(share, min(1.0, centre + half))


def show(answer: Arena) -> None:
    typer.echo(f"{answer['game']}, {answer['seats']} seats, {answer['games']:,} games")
    table = Table("Bot", "Win share", "95 %", "Points", "Seconds per decision")
    for row in answer["rows"]:
        sure = f"{row['low']:.1%} to {row['high']:.1%}"
        table.add_row(row["bot"], f"{row['share']:.1%}", sure, f"{row['score_mean']:.1f}", f"{row['seconds_mean']:.4f}")
    Console().print(table)
