"""What may be known of a position of Pisces: everything, by anybody; only dice and cards to come are unknown."""

from typing import TYPE_CHECKING, Final, TypedDict, cast

from shoal.core.game import Game, View
from shoal.core.options import Value
from shoal.games.pisces.boards import GEAR_TYPES, ITEMS
from shoal.games.pisces.phases import FLEET, NAMES, OVER
from shoal.games.pisces.rebuilding import rebuild

if TYPE_CHECKING:
    from shoal.games.pisces.state import PiscesState

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

    player   whose turn of the phase it is, also while chance rolls for him
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


def view(state: "PiscesState") -> PiscesView:
    boards = state.boards
    return {
        "options": dict(state.options),
        "phase": NAMES[state.phase],
        "round": state.round,
        "first_player": _seat(state.first),
        "player": _seat(state.player) if state.phase != OVER else None,
        "to_move": _seat(state.active),
        "boards": {name: _board(state, kind) for kind, name in enumerate(boards.species) if state.owner[kind] >= 0},
        "ocean": [_name(boards.species, kind) for kind in state.ocean[1:]],
        "goals": [boards.species[kind] for kind in state.goals],
        "cards": _counts(boards.species, state.cards),
        "gear_left": _gear(state.gear_left),
        "players": [_player(state, seat) for seat in range(state.seats)],
        "attempt": _attempt(state),
        "payment": _payment(state),
        "breeding": _name(boards.species, state.breeding),
        "tally": state.tally.copy(),
    }


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _name(names: list[str], number: int) -> str | None:
    return names[number] if number >= 0 else None


def _counts(names: list[str], numbers: list[int], seat: int = 0) -> dict[str, int]:
    """Name what there is any of, in the seat's part of the row."""
    first = len(names) * seat
    return {name: numbers[first + place] for place, name in enumerate(names) if numbers[first + place]}


def _gear(numbers: list[int], seat: int = 0) -> dict[str, int]:
    return {name: numbers[GEAR_TYPES * seat + place] for place, name in enumerate(GEAR)}


def _board(state: "PiscesState", kind: int) -> BoardView:
    boards, owner = state.boards, state.owner[kind]
    starts = boards.stage_from[kind]
    block = state.block[owner]
    return {
        "owner": owner,
        "centre": state.centre[kind],
        "stacks": {
            stage: state.stack[starts[number] : starts[number + 1]] for number, stage in enumerate(boards.stages[kind])
        },
        "block": boards.spot_of[block] if block >= 0 else None,
    }


def _player(state: "PiscesState", seat: int) -> PlayerView:
    boards = state.boards
    return {
        "board": _name(boards.species, state.board[seat]),
        "chips": _counts(boards.species, state.hold, seat),
        "trophies": state.trophies[seat],
        "stars": state.stars[seat],
        "boats": state.boats[seat],
        "gear": _gear(state.gear, seat),
        "used": _gear(state.used, seat),
        "new_motors": state.new_motors[seat],
        "at": _counts(boards.areas, state.at, seat),
        "caught": _counts(boards.species, state.caught, seat),
        "won": bool(state.won[seat]),
        "marker": state.markers[seat] or None,
        "passed": bool(state.passed[seat]),
    }


def _attempt(state: "PiscesState") -> AttemptView | None:
    if state.phase == FLEET or (state.area < 0 and state.origin < 0):
        return None
    areas = state.boards.areas
    return {
        "moved_from": _name(areas, state.origin),
        "area": _name(areas, state.area),
        "roll": state.roll or None,
    }


def _payment(state: "PiscesState") -> PaymentView | None:
    if state.due == 0:
        return None
    items = [item for number, item in enumerate(ITEMS) for _ in range(state.basket[number])]
    motors = 0
    if not items:
        items = [f"bid {max(state.markers)}"]
        usable = state.gear[GEAR_TYPES * state.player] - state.new_motors[state.player]
        motors = usable - state.motors_left
    return {
        "items": items,
        "due": state.due,
        "paid": [state.boards.species[kind] for kind in state.paid],
        "motors": motors,
    }


def imagine(game: Game, view: View) -> "PiscesState":
    """Rebuild the position exactly: there is nothing that a view leaves out."""
    known = cast("PiscesView", view)
    state = cast("PiscesState", game.start(len(known["players"]), known["options"]))
    rebuild(state, known)
    return state
