"""The journal of mining: one line for every game that was looked at, so that mining can go on where it stopped."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from shoal.core.catalogue import load
from shoal.puzzles.criteria import RULES
from shoal.puzzles.mining import Yield
from shoal.puzzles.puzzle import BadPuzzle, Puzzle, from_plain
from shoal.puzzles.whole_turns import choices_of, likeness


@dataclass(frozen=True)
class JournalEntry:
    """What one game gave, and which game that was."""

    source: str
    found: Yield


def append(journal: Path, source: str, game_yield: Yield) -> None:
    """Add a game to the journal, with one write, so that several processes may share it."""
    data = {
        "source": source,
        "looked": game_yield.looked,
        "refused": dict(game_yield.refused),
        "seconds": {name: round(seconds, 3) for name, seconds in game_yield.seconds.items()},
        "puzzles": [asdict(puzzle) for puzzle in game_yield.puzzles],
    }
    with journal.open("ab", buffering=0) as file:
        file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")


def read(journal: Path) -> list[JournalEntry]:
    """Read a journal; the last line may be half written, if mining was killed."""
    if not journal.exists():
        return []
    *whole, _ = journal.read_text(encoding="utf-8").split("\n")
    return [_entry(line) for line in whole]


def _entry(line: str) -> JournalEntry:
    try:
        data = json.loads(line)
        puzzles = [from_plain(puzzle) for puzzle in data["puzzles"]]
        game_yield = Yield(data["looked"], Counter(data["refused"]), data["seconds"], puzzles)
        return JournalEntry(data["source"], game_yield)
    except (ValueError, KeyError, TypeError) as error:
        raise BadPuzzle(f"not a line of a journal: {line[:60]}") from error


def different(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Return the puzzles without those whose position was seen before, be it mirrored."""
    seen: dict[str, Puzzle] = {}
    for puzzle in puzzles:
        game = load(puzzle.game)
        choices = choices_of(game, puzzle.seat, puzzle.view) or []
        seen.setdefault(likeness(game, puzzle.seat, puzzle.view, choices), puzzle)
    return list(seen.values())


def varied(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """Return at most so many puzzles with the same answer, the first ones, so that no answer is a good guess."""
    alike: Counter[tuple[str, ...]] = Counter()
    kept = []
    for puzzle in puzzles:
        alike[tuple(puzzle.answer.steps)] += 1
        if alike[tuple(puzzle.answer.steps)] <= most:
            kept.append(puzzle)
    return kept


def figures(entries: Sequence[JournalEntry]) -> dict[str, tuple[int, float]]:
    """Count games, positions, what each rule refused, positions that were seen before, and puzzles, each with seconds.

    The seconds of the games are those of playing them.
    """
    refused: Counter[str] = Counter()
    seconds: dict[str, float] = defaultdict(float)
    for entry in entries:
        refused.update(entry.found.refused)
        for name, part in entry.found.seconds.items():
            seconds[name] += part
    puzzles = [puzzle for entry in entries for puzzle in entry.found.puzzles]
    kept = different(puzzles)
    counts: dict[str, int] = {
        "games": len(entries),
        "looked": sum(entry.found.looked for entry in entries),
        **{rule: refused[rule] for rule in RULES},
        "seen": len(puzzles) - len(kept),
        "kept": len(kept),
    }
    return {name: (count, seconds[name]) for name, count in counts.items()}
