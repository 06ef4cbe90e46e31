"""shoal puzzles: find puzzles in games, collect them in a file, and search them again."""

import hashlib
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Annotated, Final

import typer

from shoal.cli.game_arguments import GameName, OptionTexts, Preset, Seats, prepare
from shoal.cli.process_pool import gather
from shoal.core.catalogue import load
from shoal.core.options import Value
from shoal.core.record import decode
from shoal.net_training.minds import mind_with
from shoal.puzzles import journal as journals
from shoal.puzzles.checking import ITERATIONS, CheckedPuzzle, check
from shoal.puzzles.criteria import FEWEST, Effort
from shoal.puzzles.mining import Yield, mine, played_by_bots
from shoal.puzzles.puzzle import Puzzle, encode, read_lines
from shoal.puzzles.whole_turns import MOST

app = typer.Typer(help="Find puzzles in games, collect them, and search them again.", no_args_is_help=True)
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")]
SEEDS: Final = 1 << 32
CONFIRMED: Final = 0.1
"""An answer is confirmed if it is so far ahead again."""
LONGEST: Final = 1 << 16
"""More than the acts of any game: each position of each game is searched with numbers of its own."""


@dataclass(frozen=True)
class GameToMine:
    """One game to look at: a record by its path, or a game of bots by its seed."""

    journal: Path
    source: str
    record: Path | None
    game: str
    seats: int
    options: dict[str, Value]
    level: str
    seed: int
    effort: Effort


def look_at(errand: GameToMine) -> Yield:
    """Play or read one game, look for puzzles in it, and write down what was found."""
    begun = process_time()
    if errand.record is None:
        record = played_by_bots(load(errand.game), errand.seats, errand.options, errand.level, errand.seed)
    else:
        record = decode(errand.record.read_text(encoding="utf-8"))
    seconds = process_time() - begun
    game_yield = mine(record, errand.level, errand.effort, errand.seed * LONGEST)
    game_yield.seconds["games"] = seconds
    journals.append(errand.journal, errand.source, game_yield)
    return game_yield


@app.command("mine")
def mine_games(
    game: GameName,
    records: Annotated[list[Path] | None, typer.Argument(metavar="[RECORD]...", help="Finished games.")] = None,
    *,
    journal: Annotated[Path, typer.Option(dir_okay=False, help="Gets one line for every game that was looked at.")],
    games: Annotated[int, typer.Option(min=0, help="So many games of bots, besides the records.")] = 0,
    seed: Annotated[int, typer.Option(min=0, max=SEEDS, help="The seed of the first of them.")] = 0,
    seats: Seats = None,
    preset: Preset = None,
    option: OptionTexts = None,
    level: Annotated[str, typer.Option(help="The level of the bots.")] = "mate",
    proofs: Annotated[bool, typer.Option("--proofs", help="Take only positions that can be proven.")] = False,
    choices: Annotated[int, typer.Option(min=FEWEST, max=MOST, help="Leave out positions with more of them.")] = MOST,
    jobs: Jobs = 1,
) -> None:
    """Look for puzzles in games. Games that the journal has already are left out, so it can be stopped at any time."""
    start = prepare(game, None, seats, preset, option)
    sources = {entry.source for entry in journals.read(journal)}
    effort = Effort(search=not proofs, most=choices)
    errands = [GameToMine(journal, source_of(path), path, game, 0, {}, "", 0, effort) for path in records or ()]
    chosen = " ".join(f"{name}={value}" for name, value in start.options.items())
    for number in range(seed, seed + games):
        source = f"{level} {start.seats} {chosen} {number}"
        errands.append(GameToMine(journal, source, None, game, start.seats, start.options, level, number, effort))
    gathered = gather(look_at, [errand for errand in errands if errand.source not in sources], jobs, lambda _: 1)
    for figure, (number, seconds) in journals.figures(journals.read(journal)).items():
        typer.echo(f"{figure:8} {number:7} {seconds:9.1f} s")
    gathered.end()


def source_of(record: Path) -> str:
    return f"record {hashlib.sha256(record.read_bytes()).hexdigest()[:16]}"


@app.command("collect")
def collect(
    paths: Annotated[list[Path], typer.Argument(metavar="JOURNAL...", exists=True, dir_okay=False, help="Journals.")],
    *,
    out: Annotated[Path, typer.Option(dir_okay=False, help="The file of puzzles to write, one a line.")],
    most: Annotated[int, typer.Option(min=1, help="At most so many.")] = 300,
    alike: Annotated[int, typer.Option(min=1, help="At most so many with the same answer.")] = 60,
) -> None:
    """Write the puzzles of journals into one file, without positions that were seen before, be it mirrored."""
    entries = [entry for path in paths for entry in journals.read(path)]
    seen = journals.different(puzzle for entry in entries for puzzle in entry.found.puzzles)
    puzzles = journals.varied(seen, alike)[:most]
    out.write_text("".join(encode(puzzle) + "\n" for puzzle in puzzles), encoding="utf-8")
    typer.echo(f"{out}: {len(puzzles)} puzzles")


@dataclass(frozen=True)
class PuzzleToCheck:
    """A puzzle to be searched again."""

    puzzle: Puzzle
    iterations: int
    seed: int
    proofs: bool
    net: str


def search_again(doubt: PuzzleToCheck) -> CheckedPuzzle:
    mind = mind_with(load(doubt.puzzle.game), doubt.net) if doubt.net else None
    return check(doubt.puzzle, doubt.iterations, doubt.seed, proofs=doubt.proofs, mind=mind)


@app.command("check")
def check_file(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A file of puzzles.")],
    *,
    iterations: Annotated[int, typer.Option(min=25, help="The effort for each choice.")] = ITERATIONS,
    seed: Annotated[int, typer.Option(min=0, help="Another seed gives an independent search.")] = 99,
    first: Annotated[int, typer.Option(min=0, help="Only so many puzzles, from the first on; 0: all.")] = 0,
    search: Annotated[
        bool, typer.Option("--search", help="Search what can be proven, too, instead of proving it.")
    ] = False,
    net: Annotated[
        Path | None,
        typer.Option(exists=True, dir_okay=False, help="Search with this net, not with the bots' own mind."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(dir_okay=False, help="Write the confirmed puzzles into this file.")
    ] = None,
    jobs: Jobs = 1,
) -> None:
    """Search every puzzle again, and say how many answers are confirmed: best again, by at least ten points."""
    puzzles = read_lines(file.read_text(encoding="utf-8").splitlines())[: first or None]
    text = "" if net is None else net.read_text(encoding="utf-8")
    checked = gather(
        search_again,
        [PuzzleToCheck(puzzle, iterations, seed, not search, text) for puzzle in puzzles],
        jobs,
        lambda _: 1,
    )
    leads = {result.id: result.lead for result in checked}
    for name, lead in leads.items():
        if lead < CONFIRMED:
            typer.echo(f"{name}: {100 * lead:.0f} points ahead")
    confirmed = [puzzle for puzzle in puzzles if leads.get(puzzle.id, 0.0) >= CONFIRMED]
    typer.echo(f"{len(confirmed)} of {len(leads)} confirmed")
    if out is not None:
        out.write_text("".join(encode(puzzle) + "\n" for puzzle in confirmed), encoding="utf-8")
    checked.end()
