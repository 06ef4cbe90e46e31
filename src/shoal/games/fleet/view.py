"""What may be known of a position of Fleet, and positions imagined from it."""

from typing import TYPE_CHECKING, TypedDict, cast

from shoal.core.game import ALL, Game, View
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.games.fleet import imagination
from shoal.games.fleet.layout import CLASSES, KIND_BIT, LEVELS_OF_KIND, SEAT_BIT
from shoal.games.fleet.payment import FOR_LAUNCH
from shoal.games.fleet.phases import BIDDING, DISCARDING, DRAWING, NAMES, OPENING, OVER, PAYING
from shoal.games.fleet.printed import BOAT_KINDS, BOATS, LICENCE_KINDS, LICENCES

if TYPE_CHECKING:
    from shoal.games.fleet.state import FleetState

Counts = dict[str, int]
"""By kind of boat or licence; kinds that are not there are left out."""


class Boats(TypedDict):
    """Boats that are alike: their kind, whether they have captains, the crates on each, how many there are."""

    kind: str
    captain: bool
    crates: int
    boats: int


class Remembered(TypedDict):
    """What everybody remembers of a hand: see `memory.py`."""

    base: list[str]
    floor: int
    recording: bool
    mask: int
    size: int
    events: list[int]


class Player(TypedDict):
    """One seat; None where the reader may not know.

    known     cards that everybody knows to be in the hand
    at_least  cash that everybody knows to be in the hand
    thrown    cards on the discard pile that this seat paid or discarded
    drawn     cards drawn since the deck was last reshuffled
    """

    hand_size: int
    hand: Counts | None
    known: list[str]
    at_least: int
    licences: Counts
    boats: list[Boats]
    captains: int
    captain_cards: Counts | None
    processed: int
    thrown_size: int
    thrown: Counts | None
    drawn: Counts | None
    remembered: Remembered


class Auction(TypedDict):
    """The licence on the block, if one is; who cannot win one any more; who is out of the bidding for this one."""

    licence: str | None
    bid: int | None
    high: int | None
    done: list[int]
    passed: list[int]
    bought: int


class Payment(TypedDict):
    """An open payment, or the last one; what it still lacks and the sum of its cards are None where they are hidden."""

    seat: int
    boat: str | None
    licence: str | None
    price: int
    discount: int
    cards: int
    crates: int
    cash: int | None
    due: int | None
    place: int | None


class FleetView(TypedDict):
    """A position in names.

    seat     whose part of the phase it is; to_move is None while chance decides and after the end
    left     launches, captains or cards that this seat may still have now
    fresh    cards of the present draw, and how many of them there are
    below    licences still to come: common ones on top, then common and premium ones mixed
    unseen   licences that nobody has seen, those out of the game since the setup included
    """

    options: dict[str, Value]
    reader: int
    phase: str
    to_move: int | None
    round: int
    start_player: int
    seat: int
    order: int
    left: list[int]
    launched: list[int]
    process_from: int
    auction: Auction
    payment: Payment
    display: Counts
    removed: Counts
    unseen: Counts
    below: list[int]
    supply: int
    crates_gone: int
    last_round: list[bool]
    deck_size: int
    deck: Counts | None
    deck_at_reshuffle: Counts
    reshuffles: int
    fresh_size: int
    fresh: Counts | None
    players: list[Player]


def view(state: "FleetState", reader: int) -> FleetView:
    drawing = state.phase in {DRAWING, DISCARDING}
    reads_fresh = drawing and reader in (state.seat, ALL)
    return {
        "options": dict(state.options),
        "reader": reader,
        "phase": NAMES[state.phase],
        "to_move": None if state.to_move < 0 else state.to_move,
        "round": state.round,
        "start_player": state.start_player,
        "seat": state.seat,
        "order": state.order,
        "left": [state.launches_left, state.hires_left, state.draws_left],
        "launched": _seats(state.launched),
        "process_from": state.process_from,
        "auction": _auction(state),
        "payment": _payment(state, reader),
        "display": _named(LICENCES, state.display),
        "removed": _named(LICENCES, state.removed),
        "unseen": _named(LICENCES, state.unseen),
        "below": [state.top_left, state.commons_left, state.premiums_left],
        "supply": state.supply,
        "crates_gone": state.crates_gone,
        "last_round": [state.no_licences, state.no_crates],
        "deck_size": state.deck_size,
        "deck": _named(BOATS, state.deck) if reader == ALL else None,
        "deck_at_reshuffle": _named(BOATS, state.deck_at_reshuffle),
        "reshuffles": state.reshuffles,
        "fresh_size": sum(state.fresh) if drawing else 0,
        "fresh": _named(BOATS, state.fresh) if reads_fresh else None,
        "players": [_player(state, seat, reader) for seat in range(state.seats)],
    }


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(4) if bits & SEAT_BIT[seat]]


def _named(names: tuple[str, ...], counts: list[int], first: int = 0) -> Counts:
    return {name: counts[first + kind] for kind, name in enumerate(names) if counts[first + kind]}


def _auction(state: "FleetState") -> Auction:
    on_block = state.phase in {OPENING, BIDDING}
    bidding = state.phase == BIDDING
    return {
        "licence": LICENCES[state.block] if on_block else None,
        "bid": state.bid if bidding else None,
        "high": state.high if bidding else None,
        "done": _seats(state.done),
        "passed": _seats(state.passed) if on_block else [],
        "bought": state.bought,
    }


def _payment(state: "FleetState", reader: int) -> Payment:
    open_ = state.phase == PAYING
    launch = state.paying_for >= FOR_LAUNCH
    known = not state.hidden or reader in (state.payer, ALL)
    return {
        "seat": state.payer,
        "boat": BOATS[state.paying_for - FOR_LAUNCH] if launch else None,
        "licence": None if launch else LICENCES[state.paying_for],
        "price": state.price,
        "discount": state.paid_discount,
        "cards": state.paid_cards,
        "crates": state.paid_crates,
        "cash": state.paid_sum if known or not open_ else None,
        "due": state.due if known or not open_ else None,
        "place": state.place if known or not open_ else None,
    }


def _player(state: "FleetState", seat: int, reader: int) -> Player:
    first = BOAT_KINDS * seat
    own = reader in (seat, ALL)
    thrown = state.thrown[first : first + BOAT_KINDS]
    known = [kind for kind in range(BOAT_KINDS) if state.certain[seat] & KIND_BIT[kind]]
    unknown = state.hand_size[seat] - len(known)
    certain = sum(state.printed.cash[kind] for kind in known) + unknown * state.printed.least_cash
    return {
        "hand_size": state.hand_size[seat],
        "hand": _named(BOATS, state.hands, first) if own else None,
        "known": [BOATS[kind] for kind in known],
        "at_least": max(certain, state.floors[seat]),
        "licences": _named(LICENCES, state.licences, LICENCE_KINDS * seat),
        "boats": _boats(state, seat),
        "captains": sum(state.captains[first : first + BOAT_KINDS]),
        "captain_cards": _named(BOATS, state.captains, first) if own else None,
        "processed": state.processed[seat],
        "thrown_size": sum(thrown),
        "thrown": _named(BOATS, thrown) if own or not state.hidden else None,
        "drawn": _named(BOATS, state.drawn, first) if own else None,
        "remembered": {
            "base": [BOATS[kind] for kind in range(BOAT_KINDS) if state.base[seat] & KIND_BIT[kind]],
            "floor": state.floors[seat],
            "recording": bool(state.recording[seat]),
            "mask": state.memory_mask[seat],
            "size": state.memory_size[seat],
            "events": list(state.memory[seat]),
        },
    }


def _boats(state: "FleetState", seat: int) -> list[Boats]:
    found: list[Boats] = []
    for place, boats in enumerate(state.fleet[CLASSES * seat : CLASSES * seat + CLASSES]):
        if boats:
            kind, level = divmod(place, LEVELS_OF_KIND)
            found.append({"kind": BOATS[kind], "captain": level > 0, "crates": max(level - 1, 0), "boats": boats})
    return found


# Back again


def imagine(game: Game, view: View, rng: Rng) -> "FleetState":
    """Rebuild what the view tells, and fill in a fair sample of what it does not tell."""
    known = cast("FleetView", view)
    state = restore(game, known)
    if known["reader"] != ALL:
        imagination.reshuffle(state, known["reader"], rng)
    return state


def restore(game: Game, known: FleetView) -> "FleetState":
    """Rebuild what the view tells; hidden cards are there in number, but of no matter which kind."""
    state = cast("FleetState", game.start(len(known["players"]), known["options"]))
    _restore_round(state, known)
    _restore_auction(state, known["auction"])
    _restore_payment(state, known["payment"])
    _restore_decks(state, known)
    for seat, player in enumerate(known["players"]):
        _restore_player(state, seat, player)
    return state


def _restore_round(state: "FleetState", known: FleetView) -> None:
    state.phase = NAMES.index(known["phase"])
    to_move = known["to_move"]
    state.to_move = to_move if to_move is not None else -2 if state.phase == OVER else -1
    state.round, state.start_player = known["round"], known["start_player"]
    state.seat, state.order = known["seat"], known["order"]
    state.launches_left, state.hires_left, state.draws_left = known["left"]
    state.launched = _bits(known["launched"])
    state.process_from = known["process_from"]
    state.supply, state.crates_gone = known["supply"], known["crates_gone"]
    state.no_licences, state.no_crates = known["last_round"]


def _bits(seats: list[int]) -> int:
    return sum(SEAT_BIT[seat] for seat in seats)


def _counts(names: tuple[str, ...], named: Counts) -> list[int]:
    return [named.get(name, 0) for name in names]


def _restore_auction(state: "FleetState", auction: Auction) -> None:
    licence, bid, high = auction["licence"], auction["bid"], auction["high"]
    if licence is not None:
        state.block = LICENCES.index(licence)
    if bid is not None and high is not None:
        state.bid, state.high = bid, high
    state.done, state.passed, state.bought = _bits(auction["done"]), _bits(auction["passed"]), auction["bought"]


def _restore_payment(state: "FleetState", payment: Payment) -> None:
    boat, licence = payment["boat"], payment["licence"]
    if boat is not None:
        state.paying_for = FOR_LAUNCH + BOATS.index(boat)
    elif licence is not None:
        state.paying_for = LICENCES.index(licence)
    state.payer, state.price, state.paid_discount = payment["seat"], payment["price"], payment["discount"]
    state.paid_cards, state.paid_crates = payment["cards"], payment["crates"]
    state.paid_sum, state.due, state.place = payment["cash"] or 0, payment["due"] or 0, payment["place"] or 0


def _restore_decks(state: "FleetState", known: FleetView) -> None:
    state.display = _counts(LICENCES, known["display"])
    state.displayed = sum(state.display)
    state.removed = _counts(LICENCES, known["removed"])
    state.unseen = _counts(LICENCES, known["unseen"])
    state.top_left, state.commons_left, state.premiums_left = known["below"]
    state.deck_size = known["deck_size"]
    state.deck = _counts(BOATS, known["deck"] or {})
    state.deck_at_reshuffle = _counts(BOATS, known["deck_at_reshuffle"])
    state.reshuffles = known["reshuffles"]
    state.fresh = _placed(known["fresh"], known["fresh_size"])
    state.thrown_size = sum(player["thrown_size"] for player in known["players"])


def _placed(named: Counts | None, size: int) -> list[int]:
    """Give counts by kind, or as many cards of no matter which kind, to be imagined."""
    return [size, 0, 0, 0, 0, 0] if named is None else _counts(BOATS, named)


def _restore_player(state: "FleetState", seat: int, player: Player) -> None:
    first, cash = BOAT_KINDS * seat, state.printed.cash
    hand = _placed(player["hand"], player["hand_size"])
    state.hands[first : first + BOAT_KINDS] = hand
    state.hand_size[seat] = player["hand_size"]
    state.cash[seat] = sum(count * cash[kind] for kind, count in enumerate(hand))
    state.captains[first : first + BOAT_KINDS] = _placed(player["captain_cards"], player["captains"])
    state.thrown[first : first + BOAT_KINDS] = _placed(player["thrown"], player["thrown_size"])
    state.drawn[first : first + BOAT_KINDS] = _placed(player["drawn"], 0)
    state.licences[LICENCE_KINDS * seat : LICENCE_KINDS * (seat + 1)] = _counts(LICENCES, player["licences"])
    state.processed[seat] = player["processed"]
    for boats in player["boats"]:
        level = 1 + boats["crates"] if boats["captain"] else 0
        state.fleet[CLASSES * seat + LEVELS_OF_KIND * BOATS.index(boats["kind"]) + level] = boats["boats"]
    state.waiting[seat] = sum(boats["boats"] for boats in player["boats"] if not boats["captain"])
    _restore_memory(state, seat, player["remembered"], player["known"])


def _restore_memory(state: "FleetState", seat: int, remembered: Remembered, known: list[str]) -> None:
    state.base[seat] = sum(KIND_BIT[BOATS.index(name)] for name in remembered["base"])
    state.certain[seat] = sum(KIND_BIT[BOATS.index(name)] for name in known)
    state.floors[seat] = remembered["floor"]
    state.recording[seat] = int(remembered["recording"])
    state.memory_mask[seat], state.memory_size[seat] = remembered["mask"], remembered["size"]
    state.memory[seat] = list(remembered["events"])
