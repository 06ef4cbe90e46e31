"""A position of Fleet, made from a view."""

from shoal.core.game import CHANCE, NOBODY
from shoal.games.fleet.layout import CLASSES, KIND_BIT, LEVELS_OF_KIND, SEAT_BIT
from shoal.games.fleet.payment import FOR_LAUNCH
from shoal.games.fleet.phases import NAMES, OVER
from shoal.games.fleet.position import Position
from shoal.games.fleet.printed import BOAT_KINDS, BOATS, LICENCE_KINDS, LICENCES
from shoal.games.fleet.view import Auction, Counts, FleetView, Payment, Player, Remembered


def rebuild(position: Position, known: FleetView) -> None:
    """Put everything that the view tells into a first position; hidden cards are there, but may be of any kind."""
    _rebuild_round(position, known)
    _rebuild_auction(position, known["auction"])
    _rebuild_payment(position, known["payment"])
    _rebuild_decks(position, known)
    for seat, player in enumerate(known["players"]):
        _rebuild_player(position, seat, player)


def _rebuild_round(position: Position, known: FleetView) -> None:
    position.phase = NAMES.index(known["phase"])
    to_move = known["to_move"]
    position.to_move = to_move if to_move is not None else NOBODY if position.phase == OVER else CHANCE
    position.round, position.start_player = known["round"], known["start_player"]
    position.seat, position.order = known["seat"], known["order"]
    position.launches_left, position.hires_left, position.draws_left = known["left"]
    position.launched = _bits(known["launched"])
    position.process_from = known["process_from"]
    position.supply, position.crates_gone = known["supply"], known["crates_gone"]
    position.no_licences, position.no_crates = known["last_round"]


def _bits(seats: list[int]) -> int:
    return sum(SEAT_BIT[seat] for seat in seats)


def _counts(names: tuple[str, ...], named: Counts) -> list[int]:
    return [named.get(name, 0) for name in names]


def _rebuild_auction(position: Position, auction: Auction) -> None:
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


def _rebuild_decks(position: Position, known: FleetView) -> None:
    position.display = _counts(LICENCES, known["display"])
    position.displayed = sum(position.display)
    position.removed = _counts(LICENCES, known["removed"])
    position.unseen = _counts(LICENCES, known["unseen"])
    position.top_left, position.commons_left, position.premiums_left = known["below"]
    position.deck_size = known["deck_size"]
    position.deck = _counts(BOATS, known["deck"] or {})
    position.deck_at_reshuffle = _counts(BOATS, known["deck_at_reshuffle"])
    position.reshuffles = known["reshuffles"]
    position.fresh = _placed(known["fresh"], known["fresh_size"])
    position.thrown_size = sum(player["thrown_size"] for player in known["players"])


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


def _rebuild_memory(position: Position, seat: int, remembered: Remembered, known: list[str]) -> None:
    position.base[seat] = sum(KIND_BIT[BOATS.index(name)] for name in remembered["base"])
    position.certain[seat] = sum(KIND_BIT[BOATS.index(name)] for name in known)
    position.floors[seat] = remembered["floor"]
    position.recording[seat] = int(remembered["recording"])
    position.memory_mask[seat], position.memory_size[seat] = remembered["mask"], remembered["size"]
    position.memory[seat] = list(remembered["events"])
