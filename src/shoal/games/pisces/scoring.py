"""The end of Pisces: points, the award, ties; and counts of pieces for checks and simulations."""

from typing import TYPE_CHECKING

from shoal.core.native import i64
from shoal.games.pisces.boards import GEAR_TYPES, ITEMS

if TYPE_CHECKING:
    from shoal.games.pisces.state import PiscesState


def scores(state: "PiscesState") -> list[int]:
    """Add up chips, trophies and the award for most stars, which all who tie for it receive."""
    boards = state.boards
    most: i64 = max(state.stars)
    found: list[int] = []
    for seat in range(state.seats):
        total: i64 = state.points[seat] + boards.trophy_points * state.trophies[seat]
        if most > 0 and state.stars[seat] == most:
            total += boards.award_points
        found.append(total)
    return found


def species_held(state: "PiscesState", seat: i64) -> i64:
    """Count the species among a seat's chips."""
    begin: i64 = seat * state.boards.kinds
    found: i64 = 0
    for place in range(begin, begin + state.boards.kinds):
        if state.hold[place]:
            found += 1
    return found


def shares(state: "PiscesState") -> list[float]:
    """Give the win to the most points, of those to the most species; whoever is still level shares it."""
    points = scores(state)
    best: i64 = max(points)
    widest: i64 = 0
    for seat in range(state.seats):
        if points[seat] == best:
            widest = max(widest, species_held(state, seat))
    winners = [points[seat] == best and species_held(state, seat) == widest for seat in range(state.seats)]
    share = 1.0 / winners.count(True)
    return [share if wins else 0.0 for wins in winners]


def facts(state: "PiscesState") -> dict[str, int]:
    """Give what a designer would ask of many games."""
    attempts, at_sea, landed, released, bids = state.tally
    return {
        "rounds": state.round,
        "attempts": attempts,
        "ocean_attempts": at_sea,
        "chips_landed": landed,
        "chips_released": released,
        "bids": bids,
        "winning_score": max(scores(state)),
        "trophies": sum(state.trophies),
        "stars": sum(state.stars),
        "boats_built": sum(state.boats) - state.seats * int(state.boards.boats_start),
        "gear_bought": sum(state.gear),
    }


def census(state: "PiscesState") -> dict[str, int]:
    """Count fish chips of every species wherever they lie, and gear cards of every kind."""
    boards, kinds = state.boards, len(state.boards.species)
    counted: dict[str, int] = {}
    for kind, name in enumerate(boards.species):
        on_board = state.stack[boards.board_from[kind] : boards.board_from[kind + 1]]
        counted[f"{name} chips"] = state.centre[kind] + sum(on_board) + sum(state.hold[kind::kinds])
    for gear, name in enumerate(ITEMS[1:]):
        counted[f"{name} cards"] = state.gear_left[gear] + sum(state.gear[gear::GEAR_TYPES])
    return counted
