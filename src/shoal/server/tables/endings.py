"""A game that ends, as statistics count it."""

from collections.abc import Iterable

from shoal.core.game import NOBODY, View
from shoal.core.record import Act, Entry, Event, standing
from shoal.server.statistics import LONGEST_THING, Ending, Finisher, Habit
from shoal.server.tables.changes import Change
from shoal.server.tables.facts import Chair, Facts


def is_counted(facts: Facts) -> bool:
    """Return whether a game counts: at least two people sat down, each on a device of their own.

    So does a game of bot accounts alone; a game of people against bot accounts counts for neither.
    """
    players = {chair.player for chair in facts.chairs if chair.player is not None}
    return len(players) > 1 and not facts.practice and not facts.shared and not facts.is_mixed()


def ending_of(change: Change, shares: list[float], entries: Iterable[Entry]) -> Ending:
    """Return how a game ended. Somebody who has left wins nothing, even if the bot in their place does."""
    facts = change.after
    view = None if change.draft is None or facts.door != "public" else change.draft.state.view(NOBODY)
    late = {entry.seat for entry in change.fresh if isinstance(entry, Event) and entry.kind == "timeout"}
    acts = standing(entries)
    finishers = []
    for chair in facts.chairs:
        if chair.player is not None:
            left = chair.kind != "person" or chair.seat in late
            share = 0.0 if left else float(shares[chair.seat])
            known = [] if view is None else habits(facts, chair, view, acts)
            finishers.append(Finisher(chair.player, share, left, known))
    return Ending(facts.game, facts.seats, facts.door == "public", finishers)


def merits(facts: Facts, shares: list[float]) -> dict[str, float]:
    """Return each player's merit: their share of the win, or -1 if a bot had to take over for long."""
    return {
        chair.player: shares[chair.seat] if chair.kind == "person" and not chair.late else -1.0
        for chair in facts.chairs
        if chair.player is not None
    }


def habits(facts: Facts, chair: Chair, view: View, acts: list[Act]) -> list[Habit]:
    words = [act.text for act in acts if act.seat == chair.seat]
    found = facts.rules().habits(view, chair.seat, words)
    return [Habit(kind, thing) for kind, thing in found if len(thing) <= LONGEST_THING]
