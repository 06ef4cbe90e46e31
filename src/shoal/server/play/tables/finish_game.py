"""Finish a game: ratings and statistics are counted in the transaction that ends it."""

from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.core.game import NOBODY, View
from shoal.core.record import ActEntry, Entry, EventEntry, standing
from shoal.server.accounts.leaderboards import store as leaderboards
from shoal.server.accounts.ratings import store as ratings
from shoal.server.accounts.statistics import store as statistics
from shoal.server.accounts.statistics.finished_game import LONGEST_THING, FinishedGame, FinishedPlayer, GameHabit
from shoal.server.play.tables.changes import TableChange
from shoal.server.play.tables.entries_store import read_entries
from shoal.server.play.tables.rated_games import was_long_enough
from shoal.server.play.tables.table_row import ChairRow, TableRow


def is_counted(facts: TableRow) -> bool:
    """Return whether a game counts: at least two people sat down, each on a device of their own.

    So does a game of bot accounts alone; a game of people against bot accounts counts for neither.
    """
    players = {chair.player for chair in facts.chairs if chair.player is not None}
    return len(players) > 1 and not facts.practice and not facts.shared and not facts.is_mixed()


def ending_of(change: TableChange, shares: list[float], entries: Iterable[Entry]) -> FinishedGame:
    """Return how a game ended. Somebody who has left wins nothing, even if the bot in their place does."""
    facts = change.after
    view = None if change.draft is None or facts.door != "public" else change.draft.state.view(NOBODY)
    late = {entry.seat for entry in change.fresh if isinstance(entry, EventEntry) and entry.kind == "timeout"}
    acts = standing(entries)
    finishers = []
    for chair in facts.chairs:
        if chair.player is not None:
            left = chair.kind != "person" or chair.seat in late
            share = 0.0 if left else float(shares[chair.seat])
            own_habits = [] if view is None else habits(facts, chair, view, acts)
            finishers.append(FinishedPlayer(chair.player, share, left, own_habits))
    return FinishedGame(facts.game, facts.seats, facts.door == "public", finishers)


def merits(facts: TableRow, shares: list[float]) -> dict[str, float]:
    """Return each player's merit: their share of the win, or -1 if a bot had to take over for long."""
    return {
        chair.player: shares[chair.seat] if chair.kind == "person" and not chair.late else -1.0
        for chair in facts.chairs
        if chair.player is not None
    }


def spared(change: TableChange) -> list[str]:
    """Return the players who win nothing by a game that was too short: all but those who have left it."""
    facts = change.after
    if change.draft is None or was_long_enough(facts, change.draft):
        return []
    quitter = (facts.result or {}).get("quitter")
    stayed = (chair for chair in facts.chairs if chair.kind == "person" and not chair.late and chair.seat != quitter)
    return [chair.player for chair in stayed if chair.player is not None]


def habits(facts: TableRow, chair: ChairRow, view: View, acts: list[ActEntry]) -> list[GameHabit]:
    words = [act.text for act in acts if act.seat == chair.seat]
    pairs = facts.rules().habits(view, chair.seat, words)
    return [GameHabit(kind, thing) for kind, thing in pairs if len(thing) <= LONGEST_THING]


async def count_finished_game(connection: AsyncConnection, change: TableChange, shares: list[float]) -> None:
    """Count a game that ends: change the ratings if it is rated, and add it to what is known of its players."""
    facts = change.after
    if facts.counts:
        rated = await ratings.settle(connection, facts.game, merits(facts, shares), change.at, spared(change))
        await statistics.add_to_history(connection, facts.game, rated, change.at)
        await leaderboards.place_players(connection, facts.game, rated)
    if is_counted(facts):
        is_public = facts.door == "public"
        written = await read_entries(connection, facts.id, 0, facts.entries) if is_public else []
        await statistics.count_game(connection, ending_of(change, shares, [row.entry for row in written]))
