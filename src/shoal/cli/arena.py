"""shoal arena: play bots against each other and show their win shares with 95 % intervals."""

import json
from collections import Counter
from math import comb
from pathlib import Path
from typing import Annotated, NamedTuple, TypedDict

import typer
from rich.console import Console
from rich.table import Table

from shoal.bots.arena import SeatResult, play_game
from shoal.bots.bot import Budget
from shoal.bots.roster import NAMES, check_bot, entrant
from shoal.cli.game_arguments import (
    AsJson,
    EditionFile,
    GameArguments,
    GameName,
    OptionTexts,
    Preset,
    Seats,
    known_seed,
    prepare,
)
from shoal.cli.process_pool import gather
from shoal.core.catalogue import load
from shoal.core.options import Value
from shoal.sequential_testing import interval, verdict, wilson

PlainResults = list[tuple[str, float, int, float, int, str]]
"""How each bot did in one game, as plain data."""


class ArenaGame(NamedTuple):
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


class ArenaRow(TypedDict):
    """How one bot did: its share of the wins per seat, with a 95 % interval, its points and its time per decision.

    faults              how often it lost by each fault of a program
    rating, deviation   on a ladder: the bot's strength and the uncertainty of it; otherwise None
    """

    bot: str
    share: float
    low: float
    high: float
    score_mean: float
    seconds_mean: float
    faults: dict[str, int]
    rating: float | None
    deviation: float | None


class Arena(TypedDict):
    """The figures of one contest; scripts rely on these names.

    games        how many were played
    total_mean   the points of all seats together, which count in co-operative play
    target       the share that the first bot was tested against; then its interval holds at whatever game one stops
    verdict      "above" or "below" once its share in whole rounds shows it; otherwise None
    """

    game: str
    seats: int
    games: int
    rows: list[ArenaRow]
    total_mean: float
    target: float | None
    verdict: str | None


def arena(
    game: GameName,
    *,
    edition: EditionFile = None,
    seats: Seats = None,
    preset: Preset = None,
    option: OptionTexts = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="A,B",
            help=f"The bots, separated by commas: {', '.join(NAMES)}, bots of other packages by their name, and "
            "programs by their path, such as ./bot.py. A bot may have its own budget: admiral@0.2 (seconds) or "
            "admiral@500i (iterations). The last bot takes the remaining seats. With more bots than seats, all "
            "combinations play, and the bots are rated.",
        ),
    ],
    games: Annotated[
        int, typer.Option("--games", min=1, help="How many games. The bots change seats from game to game.")
    ] = 100,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0.001, help="How long a bot may think about a decision.")
    ] = None,
    iterations: Annotated[
        int | None, typer.Option("--iterations", min=1, help="How many iterations of search a decision may take.")
    ] = None,
    target: Annotated[
        float | None,
        typer.Option(
            "--target",
            min=0.0,
            max=1.0,
            help="Stop as soon as the first bot's share is above or below this. The verdict is wrong in at most 5 % of "
            "such contests.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", callback=known_seed, help="Equal seeds give equal dice.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes to use.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play bots against each other and show their win shares."""
    start = prepare(game, edition, seats, preset, option)
    names = bots.split(",")
    for name in names:
        check_bot(entrant(name, Budget())[0])
    contests = [
        ArenaGame(start.game.name, edition, start.seats, start.options, names, seconds, iterations, seed, number)
        for number in range(games)
    ]

    def is_decided(answers: list[PlainResults]) -> bool:
        return target is not None and verdict(rounds_of(names, start.seats, results_of(answers)), target) is not None

    gathered = gather(play_one, contests, jobs, lambda _: 1, is_decided)
    answer = conclude_contest(start, names, results_of(gathered), target)
    typer.echo(json.dumps(answer)) if as_json else show_arena(answer)
    gathered.end()


def results_of(answers: list[PlainResults]) -> list[list[SeatResult]]:
    return [[SeatResult(*plain) for plain in answer] for answer in answers]


def play_one(contest: ArenaGame) -> PlainResults:
    game = load(contest.game, contest.edition)
    budget = Budget(contest.seconds, contest.iterations)
    results = play_game(game, contest.seats, contest.options, contest.bots, budget, contest.seed, contest.number)
    return [
        (result.bot, result.share, result.score, result.seconds, result.decisions, result.fault) for result in results
    ]


def conclude_contest(
    start: GameArguments, names: list[str], played: list[list[SeatResult]], target: float | None
) -> Arena:
    seated = {result.bot for game in played for result in game}
    rows = [row_of(name, played) for name in dict.fromkeys(names) if name in seated]
    if len(names) > start.seats:
        rate(rows, played)
    rounds = rounds_of(names, start.seats, played)
    if target is not None and rounds:
        low, high = interval(rounds)
        rows[0]["low"], rows[0]["high"] = min(low, rows[0]["share"]), max(high, rows[0]["share"])
    return {
        "game": start.game.name,
        "seats": start.seats,
        "games": len(played),
        "rows": rows,
        "total_mean": sum(result.score for game in played for result in game) / len(played),
        "target": target,
        "verdict": None if target is None else verdict(rounds, target),
    }


def row_of(bot: str, played: list[list[SeatResult]]) -> ArenaRow:
    results = [result for game in played for result in game if result.bot == bot]
    count = len(results)
    share = sum(result.share for result in results) / count
    low, high = wilson(share, count)
    return {
        "bot": bot,
        "share": share,
        "low": low,
        "high": high,
        "score_mean": sum(result.score for result in results) / count,
        "seconds_mean": sum(result.seconds for result in results) / max(1, sum(result.decisions for result in results)),
        "faults": dict(Counter(result.fault for result in results if result.fault)),
        "rating": None,
        "deviation": None,
    }


def rounds_of(names: list[str], seats: int, played: list[list[SeatResult]]) -> list[float]:
    """Return the first bot's share in each round in which the bots have changed all their seats.

    Single games would not do: a seat may be better than another, and the seats come in a fixed order.
    """
    size = seats * comb(max(len(names), seats), seats)
    whole = [played[first : first + size] for first in range(0, len(played) - size + 1, size)]
    shares = [[result.share for game in games for result in game if result.bot == names[0]] for games in whole]
    return [sum(round_shares) / len(round_shares) for round_shares in shares]


def rate(rows: list[ArenaRow], played: list[list[SeatResult]]) -> None:
    from shoal.cli.bot_ratings import ratings  # noqa: PLC0415  (the rating library is for ladders alone)

    rated = ratings(played)
    for row in rows:
        row["rating"], row["deviation"] = rated[row["bot"]]


def show_arena(answer: Arena) -> None:
    typer.echo(f"{answer['game']}, {answer['seats']} seats, {answer['games']:,} games")
    table = Table("Bot", "Win share", "95 %", "Points", "Seconds per decision", "Rating")
    for row in answer["rows"]:
        sure = f"{row['low']:.1%} to {row['high']:.1%}"
        rating = "-" if row["rating"] is None else f"{row['rating']:.1f} ± {row['deviation']:.1f}"
        points, seconds = f"{row['score_mean']:.1f}", f"{row['seconds_mean']:.4f}"
        table.add_row(row["bot"], f"{row['share']:.1%}", sure, points, seconds, rating)
    Console().print(table)
    for row in answer["rows"]:
        for fault, count in row["faults"].items():
            typer.echo(f"{row['bot']} lost {count} of its games by a fault: {fault}.")
    typer.echo(f"Points of all seats together: {answer['total_mean']:.1f}")
    if answer["target"] is not None:
        finding = answer["verdict"] or "neither above nor below"
        typer.echo(f"The share of {answer['rows'][0]['bot']} is {finding} {answer['target']:.1%} (error at most 5 %).")
