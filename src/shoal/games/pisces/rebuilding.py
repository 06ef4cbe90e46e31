"""A position of Pisces out of its view."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from shoal.core.game import CHANCE, NOBODY
from shoal.games.pisces.boards import GEAR_TYPES, ITEMS
from shoal.games.pisces.phases import FIRST_PLAYER, FLEET, NAMES

if TYPE_CHECKING:
    from shoal.games.pisces.state import PiscesState
    from shoal.games.pisces.view import PaymentView, PiscesView


def rebuild(state: "PiscesState", known: "PiscesView") -> None:
    """Give a position that has just begun everything that the view tells."""
    boards = state.boards
    state.phase = NAMES.index(known["phase"])
    state.round = known["round"]
    state.first = _number(known["first_player"])
    over = known["phase"] == "over"
    state.player = state.first if over else _number(known["player"])
    state.active = _seat_to_act(known["to_move"], over=over)
    state.ocean = [-1, *(_index(boards.species, name) for name in known["ocean"])] if known["ocean"] else []
    state.goals = [boards.species.index(name) for name in known["goals"]]
    state.cards = _row(boards.species, known["cards"])
    state.gear_left = [known["gear_left"][gear] for gear in ITEMS[1:]]
    state.breeding = _index(boards.species, known["breeding"])
    state.tally = list(known["tally"])
    _rebuild_boards(state, known)
    _rebuild_players(state, known)
    if state.ocean:
        state.in_play = [*(kind for kind, owner in enumerate(state.owner) if owner >= 0), int(boards.ocean)]
    _rebuild_turn(state, known)


def _seat_to_act(seat: int | None, *, over: bool) -> int:
    if seat is not None:
        return seat
    return NOBODY if over else CHANCE


def _number(value: int | None) -> int:
    return -1 if value is None else value


def _index(names: list[str], name: str | None) -> int:
    return -1 if name is None else names.index(name)


def _row(names: list[str], counts: Mapping[str, int]) -> list[int]:
    return [counts.get(name, 0) for name in names]


def _rebuild_boards(state: "PiscesState", known: "PiscesView") -> None:
    boards = state.boards
    for name, board in known["boards"].items():
        kind, seat = boards.species.index(name), board["owner"]
        state.owner[kind] = seat
        state.board[seat] = kind
        state.centre[kind] = board["centre"]
        begin, end = boards.board_from[kind], boards.board_from[kind + 1]
        state.stack[begin:end] = [chips for stage in boards.stages[kind] for chips in board["stacks"][stage]]
        if board["block"] is not None:
            state.block[seat] = boards.locations.index(f"{name} {board['block']}")


def _rebuild_players(state: "PiscesState", known: "PiscesView") -> None:
    boards = state.boards
    kinds, areas = len(boards.species), len(boards.areas)
    for seat, player in enumerate(known["players"]):
        chips = _row(boards.species, player["chips"])
        state.hold[kinds * seat : kinds * (seat + 1)] = chips
        state.points[seat] = sum(number * value for number, value in zip(chips, boards.values, strict=True))
        state.trophies[seat] = player["trophies"]
        state.stars[seat] = player["stars"]
        state.boats[seat] = player["boats"]
        gear = slice(GEAR_TYPES * seat, GEAR_TYPES * (seat + 1))
        state.gear[gear] = _row(ITEMS[1:], player["gear"])
        state.used[gear] = _row(ITEMS[1:], player["used"])
        state.new_motors[seat] = player["new_motors"]
        state.at[areas * seat : areas * (seat + 1)] = _row(boards.areas, player["at"])
        state.caught[kinds * seat : kinds * (seat + 1)] = _row(boards.species, player["caught"])
        state.won[seat] = int(player["won"])
        state.markers[seat] = player["marker"] or 0
        state.passed[seat] = int(player["passed"])


def _rebuild_turn(state: "PiscesState", known: "PiscesView") -> None:
    """Restore what is half done: boats, an attempt, a payment."""
    boards, attempt = state.boards, known["attempt"]
    if attempt is not None:
        state.origin = _index(boards.areas, attempt["moved_from"])
        state.area = _index(boards.areas, attempt["area"])
        state.roll = attempt["roll"] or 0
    if state.phase > FIRST_PLAYER and known["player"] is not None:
        seat, areas = known["player"], len(boards.areas)
        boats = state.at[areas * seat : areas * (seat + 1)]
        if state.phase == FLEET:
            state.boats_left = state.boats[seat] - sum(boats)
            state.area = max((area for area, number in enumerate(boats) if number), default=0)
        elif known["goals"]:
            state.boats_left = sum(boats) + int(state.origin >= 0)
    if known["payment"] is not None:
        _rebuild_payment(state, known["payment"])


def _rebuild_payment(state: "PiscesState", payment: "PaymentView") -> None:
    boards = state.boards
    state.due = payment["due"]
    state.paid = [boards.species.index(name) for name in payment["paid"]]
    state.rank = boards.rank_of[state.paid[-1]] if state.paid else 0
    for item in payment["items"]:
        if item in ITEMS:
            state.basket[ITEMS.index(item)] += 1
            state.item = ITEMS.index(item) if state.joint_payment else 0
    if not sum(state.basket):
        usable = state.gear[GEAR_TYPES * state.player] - state.new_motors[state.player]
        state.motors_left = usable - payment["motors"]
