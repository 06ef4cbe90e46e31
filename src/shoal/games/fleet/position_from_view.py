"""A position of Fleet, made from a view."""

from shoal.core.game import CHANCE, NOBODY
from shoal.games.fleet.edition_numbers import BOAT_KINDS, BOATS, LICENCE_KINDS, LICENCES
from shoal.games.fleet.payment import FOR_LAUNCH
from shoal.games.fleet.phases import NAMES, OVER
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import CLASSES, KIND_BIT, LEVELS_OF_KIND, SEAT_BIT
from shoal.games.fleet.view import Counts, FleetView, LicenceAuction, Payment, Player, Remembered


def rebuild(position: Position, view: FleetView) -> None:
    """Put everything that the view tells into a first position; hidden cards are there, but may be of any kind."""
    _rebuild_round(position, view)
    _rebuild_auction(position, view["auction"])
    _rebuild_payment(position, view["payment"])
    _rebuild_decks(position, view)
    for seat, player in enumerate(view["players"]):
        _rebuild_player(position, seat, player)


def _rebuild_round(position: Position, view: FleetView) -> None:
    position.phase = NAMES.index(view["phase"])
    to_move = view["to_move"]
    position.to_move = to_move if to_move is not None else NOBODY if position.phase == OVER else CHANCE
    position.round, position.start_player = view["round"], view["start_player"]
    position.seat, position.order = view["seat"], view["order"]
    position.launches_left, position.hires_left, position.draws_left = view["left"]
    position.launched = _bits(view["launched"])
    position.process_from = view["process_from"]
    position.supply, position.crates_gone = view["supply"], view["crates_gone"]
    position.no_licences, position.no_crates = view["last_round"]


def _bits(seats: list[int]) -> int:
    return sum(SEAT_BIT[seat] for seat in seats)


def _counts(names: tuple[str, ...], named: Counts) -> list[int]:
    return [named.get(name, 0) for name in names]


def _rebuild_auction(position: Position, auction: LicenceAuction) -> None:
    licence, bid, high = auction["licence"], auction["bid"], auction["high"]
    if licence is not None:
        position.block = LICENCES.index(licence)
    if bid is not None and high is not None:
        position.bid, position.high = bid, high
    position.done, position.passed = _bits(auction["done"]), _bits(auction["passed"])
    position.bought = auction["bought"]


def _rebuild_payment(position: Position, payment: Payment) -> None:
    boat, licence = payment["boat"], payment["licence"]
    if boat is not None:
        position.paying_for = FOR_LAUNCH + BOATS.index(boat)
    elif licence is not None:
        position.paying_for = LICENCES.index(licence)
    position.payer, position.price, position.paid_discount = payment["seat"], payment["price"], payment["discount"]
    position.paid_cards, position.paid_crates = payment["cards"], payment["crates"]
    position.paid_sum, position.due, position.place = payment["cash"] or 0, payment["due"] or 0, payment["place"] or 0


def _rebuild_decks(position: Position, view: FleetView) -> None:
    position.display = _counts(LICENCES, view["display"])
    position.displayed = sum(position.display)
    position.removed = _counts(LICENCES, view["removed"])
    position.unseen = _counts(LICENCES, view["unseen"])
    position.top_left, position.commons_left, position.premiums_left = view["below"]
    position.deck_size = view["deck_size"]
    position.deck = _counts(BOATS, view["deck"] or {})
    position.deck_at_reshuffle = _counts(BOATS, view["deck_at_reshuffle"])
    position.reshuffles = view["reshuffles"]
    position.fresh = _placed(view["fresh"], view["fresh_size"])
    position.thrown_size = sum(player["thrown_size"] for player in view["players"])


def _placed(named: Counts | None, size: int) -> list[int]:
    """Return counts by kind if they are known, or else as many cards of any kind."""
    return [size, 0, 0, 0, 0, 0] if named is None else _counts(BOATS, named)


def _rebuild_player(position: Position, seat: int, player: Player) -> None:
    first, cash = BOAT_KINDS * seat, position.printed.cash
    hand = _placed(player["hand"], player["hand_size"])
    position.hands[first : first + BOAT_KINDS] = hand
    position.hand_size[seat] = player["hand_size"]
    position.cash[seat] = sum(count * cash[kind] for kind, count in enumerate(hand))
    position.captains[first : first + BOAT_KINDS] = _placed(player["captain_cards"], player["captains"])
    position.thrown[first : first + BOAT_KINDS] = _placed(player["thrown"], player["thrown_size"])
    position.drawn[first : first + BOAT_KINDS] = _placed(player["drawn"], 0)
    position.licences[LICENCE_KINDS * seat : LICENCE_KINDS * (seat + 1)] = _counts(LICENCES, player["licences"])
    position.processed[seat] = player["processed"]
    for boats in player["boats"]:
        level = 1 + boats["crates"] if boats["captain"] else 0
        position.fleet[CLASSES * seat + LEVELS_OF_KIND * BOATS.index(boats["kind"]) + level] = boats["boats"]
    position.waiting[seat] = sum(boats["boats"] for boats in player["boats"] if not boats["captain"])
    _rebuild_memory(position, seat, player["remembered"], player["known"])


def _rebuild_memory(position: Position, seat: int, remembered: Remembered, certain: list[str]) -> None:
    position.base[seat] = sum(KIND_BIT[BOATS.index(name)] for name in remembered["base"])
    position.certain[seat] = sum(KIND_BIT[BOATS.index(name)] for name in certain)
    position.floors[seat] = remembered["floor"]
    position.recording[seat] = int(remembered["recording"])
    position.memory_mask[seat], position.memory_size[seat] = remembered["mask"], remembered["size"]
    position.memory[seat] = list(remembered["events"])
