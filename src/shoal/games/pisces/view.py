"""The view of a position of Pisces: everybody knows everything but dice and cards to come."""

from typing import Final, TypedDict

from shoal.core.options import Value
from shoal.games.pisces.edition_numbers import GEAR_TYPES, ITEMS
from shoal.games.pisces.phases import FLEET, NAMES, OVER, PAYMENT
from shoal.games.pisces.position import Position

GEAR: Final = ITEMS[1:]


class BoardView(TypedDict):
    """A Fisheries Board in play: chips by stage in filling order, and the location under the block."""

    owner: int
    centre: int
    stacks: dict[str, list[int]]
    block: str | None


class PlayerView(TypedDict):
    """What lies before one player.

    gear, used      cards owned, and how many of them were used in this round
    new_motors      motors bought in this round, which do not count in its auction
    at              boats that were sent out and have not fished yet
    caught, won     chips caught in this round, and whether they have met the tournament's goals
    marker, passed  in the auction
    """

    board: str | None
    chips: dict[str, int]
    trophies: int
    stars: int
    boats: int
    gear: dict[str, int]
    used: dict[str, int]
    new_motors: int
    at: dict[str, int]
    caught: dict[str, int]
    won: bool
    marker: int | None
    passed: bool


class AttemptView(TypedDict):
    """A boat at work: the area that it fishes (None while it is being moved there), its roll (None before it)."""

    moved_from: str | None
    area: str | None
    roll: int | None


class PaymentView(TypedDict):
    """What is being bought or bid, what is still to pay, and with what it was paid so far."""

    items: list[str]
    due: int
    paid: list[str]
    motors: int


class PiscesView(TypedDict):
    """A position in names.

    player   whose turn of the phase it is, also while chance rolls for them
    ocean    for the numbers 1 to 6, the species whose spawners they reach; None on Roll Again
    cards    Tournament Cards still face down
    breeding the board whose new chips are being rolled for
    tally    attempts, ocean attempts, chips landed, chips released and bids so far
    """

    options: dict[str, Value]
    phase: str
    round: int
    first_player: int | None
    player: int | None
    to_move: int | None
    boards: dict[str, BoardView]
    ocean: list[str | None]
    goals: list[str]
    cards: dict[str, int]
    gear_left: dict[str, int]
    players: list[PlayerView]
    attempt: AttemptView | None
    payment: PaymentView | None
    breeding: str | None
    tally: list[int]


def view(position: Position) -> PiscesView:
    printed = position.printed
    return {
        "options": dict(position.options),
        "phase": NAMES[position.phase],
        "round": position.round,
        "first_player": _seat(position.first_player),
        "player": _seat(position.seat) if position.phase != OVER else None,
        "to_move": _seat(position.to_move),
        "boards": {
            name: _board(position, kind) for kind, name in enumerate(printed.species) if position.owner[kind] >= 0
        },
        "ocean": [_name(printed.species, kind) for kind in position.ocean[1:]],
        "goals": [printed.species[kind] for kind in position.goals],
        "cards": _counts(printed.species, position.cards),
        "gear_left": _gear(position.gear_left),
        "players": [_player(position, seat) for seat in range(position.seats)],
        "attempt": _attempt(position),
        "payment": _payment(position),
        "breeding": _name(printed.species, position.breeding),
        "tally": position.tally.copy(),
    }


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _name(names: list[str], number: int) -> str | None:
    return names[number] if number >= 0 else None


def _counts(names: list[str], numbers: list[int], seat: int = 0) -> dict[str, int]:
    """Return what the seat has, by name, without those of which it has none."""
    first = len(names) * seat
    return {name: numbers[first + place] for place, name in enumerate(names) if numbers[first + place]}


def _gear(numbers: list[int], seat: int = 0) -> dict[str, int]:
    return {name: numbers[GEAR_TYPES * seat + place] for place, name in enumerate(GEAR)}


def _board(position: Position, kind: int) -> BoardView:
    printed, owner = position.printed, position.owner[kind]
    starts = printed.stage_from[kind]
    block = position.block[owner]
    return {
        "owner": owner,
        "centre": position.centre[kind],
        "stacks": {
            stage: position.stack[starts[number] : starts[number + 1]]
            for number, stage in enumerate(printed.stages[kind])
        },
        "block": printed.spot_of[block] if block >= 0 else None,
    }


def _player(position: Position, seat: int) -> PlayerView:
    printed = position.printed
    return {
        "board": _name(printed.species, position.board[seat]),
        "chips": _counts(printed.species, position.hold, seat),
        "trophies": position.trophies[seat],
        "stars": position.stars[seat],
        "boats": position.boats[seat],
        "gear": _gear(position.gear, seat),
        "used": _gear(position.used, seat),
        "new_motors": position.new_motors[seat],
        "at": _counts(printed.areas, position.at, seat),
        "caught": _counts(printed.species, position.caught, seat),
        "won": bool(position.won[seat]),
        "marker": position.markers[seat] or None,
        "passed": bool(position.passed[seat]),
    }


def _attempt(position: Position) -> AttemptView | None:
    if position.phase == FLEET or (position.area < 0 and position.origin < 0):
        return None
    areas = position.printed.areas
    return {
        "moved_from": _name(areas, position.origin),
        "area": _name(areas, position.area),
        "roll": position.roll or None,
    }


def _payment(position: Position) -> PaymentView | None:
    if position.due == 0 and position.phase != PAYMENT:
        return None
    items = [item for number, item in enumerate(ITEMS) for _ in range(position.basket[number])]
    motors = 0
    if not items:
        items = [f"bid {max(position.markers)}"]
        motors = int(position.usable_motors(position.seat) - position.motors_left)
    return {
        "items": items,
        "due": position.due,
        "paid": [position.printed.species[kind] for kind in position.paid],
        "motors": motors,
    }
