"""A position of Pisces, made from a view."""

from collections.abc import Mapping

from shoal.core.game import CHANCE, NOBODY
from shoal.games.pisces.edition_numbers import GEAR_TYPES, ITEMS
from shoal.games.pisces.phases import FIRST_PLAYER, FLEET, NAMES
from shoal.games.pisces.position import Position
from shoal.games.pisces.view import PaymentView, PiscesView


def rebuild(position: Position, view: PiscesView) -> None:
    """Put everything that the view tells into a first position."""
    printed = position.printed
    position.phase = NAMES.index(view["phase"])
    position.round = view["round"]
    position.first_player = _number(view["first_player"])
    over = view["phase"] == "over"
    position.seat = position.first_player if over else _number(view["player"])
    position.to_move = _seat_to_act(view["to_move"], over=over)
    position.ocean = [-1, *(_index(printed.species, name) for name in view["ocean"])] if view["ocean"] else []
    position.goals = [printed.species.index(name) for name in view["goals"]]
    position.cards = _row(printed.species, view["cards"])
    position.gear_left = [view["gear_left"][gear] for gear in ITEMS[1:]]
    position.breeding = _index(printed.species, view["breeding"])
    position.tally = list(view["tally"])
    _rebuild_boards(position, view)
    _rebuild_players(position, view)
    if position.ocean:
        position.in_play = [*(kind for kind, owner in enumerate(position.owner) if owner >= 0), int(printed.ocean)]
    _rebuild_turn(position, view)


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


def _rebuild_boards(position: Position, view: PiscesView) -> None:
    printed = position.printed
    for name, board in view["boards"].items():
        kind, seat = printed.species.index(name), board["owner"]
        position.owner[kind] = seat
        position.board[seat] = kind
        position.centre[kind] = board["centre"]
        begin, end = printed.board_from[kind], printed.board_from[kind + 1]
        position.stack[begin:end] = [chips for stage in printed.stages[kind] for chips in board["stacks"][stage]]
        if board["block"] is not None:
            position.block[seat] = printed.locations.index(f"{name} {board['block']}")


def _rebuild_players(position: Position, view: PiscesView) -> None:
    printed = position.printed
    kinds, areas = len(printed.species), len(printed.areas)
    for seat, player in enumerate(view["players"]):
        chips = _row(printed.species, player["chips"])
        position.hold[kinds * seat : kinds * (seat + 1)] = chips
        position.points[seat] = sum(number * value for number, value in zip(chips, printed.values, strict=True))
        position.trophies[seat] = player["trophies"]
        position.stars[seat] = player["stars"]
        position.boats[seat] = player["boats"]
        gear = slice(GEAR_TYPES * seat, GEAR_TYPES * (seat + 1))
        position.gear[gear] = _row(ITEMS[1:], player["gear"])
        position.used[gear] = _row(ITEMS[1:], player["used"])
        position.new_motors[seat] = player["new_motors"]
        position.at[areas * seat : areas * (seat + 1)] = _row(printed.areas, player["at"])
        position.caught[kinds * seat : kinds * (seat + 1)] = _row(printed.species, player["caught"])
        position.won[seat] = int(player["won"])
        position.markers[seat] = player["marker"] or 0
        position.passed[seat] = int(player["passed"])


def _rebuild_turn(position: Position, view: PiscesView) -> None:
    """Restore what is half done: boats, an attempt, a payment."""
    printed, attempt = position.printed, view["attempt"]
    if attempt is not None:
        position.origin = _index(printed.areas, attempt["moved_from"])
        position.area = _index(printed.areas, attempt["area"])
        position.roll = attempt["roll"] or 0
    if position.phase > FIRST_PLAYER and view["player"] is not None:
        seat, areas = view["player"], len(printed.areas)
        boats = position.at[areas * seat : areas * (seat + 1)]
        if position.phase == FLEET:
            position.boats_left = position.boats[seat] - sum(boats)
            position.area = max((area for area, number in enumerate(boats) if number), default=0)
        elif view["goals"]:
            position.boats_left = sum(boats) + int(position.origin >= 0)
    if view["payment"] is not None:
        _rebuild_payment(position, view["payment"])


def _rebuild_payment(position: Position, payment: PaymentView) -> None:
    printed = position.printed
    position.due = payment["due"]
    position.paid = [printed.species.index(name) for name in payment["paid"]]
    position.rank = printed.rank_of[position.paid[-1]] if position.paid else 0
    for item in payment["items"]:
        if item in ITEMS:
            position.basket[ITEMS.index(item)] += 1
            position.item = ITEMS.index(item) if position.joint_payment else 0
    if not sum(position.basket):
        position.motors_left = position.usable_motors(position.seat) - payment["motors"]
