"""Look at an early position: play the acts that lead to it by the rules, and ask what may be chosen there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from shoal.core.catalogue import load
from shoal.core.errors import BadOption
from shoal.core.game import CHANCE, NOBODY, Game
from shoal.core.options import Options
from shoal.core.record import ActEntry
from shoal.openings.book import Book, FirstChoiceBook
from shoal.openings.position_choices import PositionQuestion, questions
from shoal.sequential_testing import wilson
from shoal.server.community.openings.http_types import OpeningChoice, OpeningOutcome, OpeningSeat
from shoal.table.http_types import Scene
from shoal.table.match import Match, begin
from shoal.table.scenes import scene

LEAST: Final = 10
"""After fewer games only their number is told."""
Counts = Mapping[tuple[str, str], tuple[int, float]]
"""By key and choice, how many games there were, and the sum of the shares won."""


@dataclass(frozen=True)
class OpeningPosition:
    """A position that was looked at."""

    acts: list[ActEntry]
    scene: Scene
    questions: list[PositionQuestion]
    outcomes: list[OpeningOutcome]
    longest: int


def play_to_position(
    book: Book, name: str, seats: int, preset: str | None, acts: Sequence[ActEntry]
) -> OpeningPosition:
    """Return the position after some acts. If there are none, chance sets the game up as the rules list it first."""
    game = load(name)
    match = begin(game, seats, options_of(game, preset))
    for act in acts:
        match.feed(act)
    if not acts and not isinstance(book, FirstChoiceBook):
        set_up(match)
    taken = match.walk.acts
    decided = sum(act.seat != CHANCE for act in taken)
    longest = seats if isinstance(book, FirstChoiceBook) else book.decisions(seats)
    return OpeningPosition(taken, scene(match, NOBODY), questions(book, match.state, decided), outcomes(match), longest)


def options_of(game: Game, preset: str | None) -> Options:
    if preset is None:
        return {}
    if preset not in game.meta.presets:
        raise BadOption(f"{game.meta.title} has no such preset")
    return game.meta.presets[preset]


def set_up(match: Match) -> None:
    """Let chance give the first of its outcomes until somebody decides. Most set-ups are alike on a turned board."""
    while match.turn() == (CHANCE,):
        match.feed(ActEntry(CHANCE, match.game.actions.format(match.state.odds()[0][0])))


def outcomes(match: Match) -> list[OpeningOutcome]:
    odds = match.state.odds() if match.turn() == (CHANCE,) else []
    ways = sum(weight for _, weight in odds)
    return [{"action": match.game.actions.format(action), "chance": weight / ways} for action, weight in odds]


def answer(question: PositionQuestion, counts: Counts) -> OpeningSeat:
    """Return what was chosen, most often first."""
    counted = [(action, *counts.get((question.key, words), (0, 0.0))) for words, action in question.actions.items()]
    chosen = [choice_of(action, games, won) for action, games, won in counted if games]
    chosen.sort(key=lambda choice: (-choice["games"], choice["action"]))
    return {"seat": question.seat, "games": sum(choice["games"] for choice in chosen), "choices": chosen}


def choice_of(action: str, games: int, won: float) -> OpeningChoice:
    if games < LEAST:
        return {"action": action, "games": games, "share": None, "low": None, "high": None}
    share = min(1.0, won / games)
    low, high = wilson(share, games)
    return {"action": action, "games": games, "share": share, "low": low, "high": high}
