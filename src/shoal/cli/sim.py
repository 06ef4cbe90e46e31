"""shoal sim: play many games at random and show means."""

import json
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from shoal.cli.game_arguments import AsJson, EditionFile, GameName, OptionTexts, Preset, Seats, known_seed, prepare
from shoal.cli.process_pool import gather
from shoal.core.catalogue import load
from shoal.core.options import Value
from shoal.core.simulation import POLICIES, SimulatedGame, SimulationSummary, simulate, summarise
from shoal.texts import Speaker

BATCH: Final = 100
MOST_GAMES: Final = 2**32

PlainPlayed = tuple[int, int, int, list[int], list[float], str, dict[str, int]]


class SimBatch(NamedTuple):
    """Games for one process to play, as plain data; game and state objects are never sent to another process."""

    game: str
    edition: Path | None
    seats: int
    options: dict[str, Value]
    policy: str
    seed: int
    first: int
    end: int


def known_policy(name: str) -> str:
    if name not in POLICIES:
        raise typer.BadParameter(f"{name!r} is not one of {', '.join(POLICIES)}")
    return name


def sim(
    game: GameName,
    *,
    edition: EditionFile = None,
    seats: Seats = None,
    preset: Preset = None,
    option: OptionTexts = None,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many games to play.")] = 100,
    seed: Annotated[int, typer.Option("--seed", callback=known_seed, help="Equal seeds give equal games.")] = 0,
    policy: Annotated[
        str,
        typer.Option(
            "--policy",
            metavar="|".join(POLICIES),
            callback=known_policy,
            help="uniform: any legal action; eager: pass only if there is no other action.",
        ),
    ] = POLICIES[0],
    jobs: Annotated[
        int, typer.Option("--jobs", min=1, help="How many processes to use; the results are the same.")
    ] = 1,
    as_json: AsJson = False,
) -> None:
    """Play many games at random and show mean points, wins, lengths and endings."""
    start = prepare(game, edition, seats, preset, option)
    batches = [
        SimBatch(start.game.name, edition, start.seats, start.options, policy, seed, first, min(first + BATCH, games))
        for first in range(0, games, BATCH)
    ]
    gathered = gather(play_batch, batches, jobs, lambda batch: batch.end - batch.first)
    played = [SimulatedGame(*plain) for batch in gathered for plain in batch]
    summary = summarise(start.game, start.seats, policy, seed, played)
    if as_json:
        typer.echo(json.dumps(summary))
    else:
        show_summary(summary, Speaker(start.game))
    gathered.end()


def play_batch(batch: SimBatch) -> list[PlainPlayed]:
    numbers = range(batch.first, batch.end)
    game = load(batch.game, batch.edition)
    played = simulate(game, batch.seats, batch.options, batch.policy, batch.seed, numbers)
    return [
        (result.plies, result.decisions, result.choices, result.scores, result.shares, result.ending, result.figures)
        for result in played
    ]


def show_summary(summary: SimulationSummary, speaker: Speaker) -> None:
    games = summary["games"]
    title = f"{summary['game']}: {games:,} games, {summary['policy']} policy, seed {summary['seed']}"
    typer.echo(title)
    table = Table("", "Mean")
    table.add_row("plies", f"{summary['plies_mean']:.2f}")
    table.add_row("legal actions", f"{summary['branching_mean']:.2f}")
    for seat, (points, share) in enumerate(zip(summary["score_mean"], summary["share"], strict=True)):
        table.add_row(f"points of {speaker.seat(seat)}", f"{points:.2f}")
        table.add_row(f"wins of {speaker.seat(seat)}", f"{share:.1%}")
    for ending, count in summary["ends"].items():
        table.add_row(f"ends: {ending}", f"{count / games:.1%}")
    for figure, mean in summary["figures"].items():
        table.add_row(figure.replace("_", " "), f"{mean:.2f}")
    Console().print(table)
