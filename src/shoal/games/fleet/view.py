"""The view of a position of Fleet, and who may read an action."""

from typing import TypedDict

from shoal.core.game import ALL, CHANCE, NOBODY
from shoal.core.options import Value
from shoal.games.fleet.actions import CAPTAIN, DISCARD, DRAW, LAUNCH, PAY, PAY_CRATE, STOP
from shoal.games.fleet.edition_numbers import BOAT_KINDS, BOATS, LICENCE_KINDS, LICENCES
from shoal.games.fleet.payment import FOR_LAUNCH
from shoal.games.fleet.phases import BIDDING, DISCARDING, DRAWING, NAMES, OPENING, PAYING, REVEALING
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import CLASSES, KIND_BIT, LEVELS_OF_KIND, SEAT_BIT

Counts = dict[str, int]
"""By kind of boat or licence; kinds that are not there are left out."""


class Boats(TypedDict):
    """Boats that are alike: their kind, whether they have captains, the crates on each, how many there are."""

    kind: str
    captain: bool
    crates: int
    boats: int


class Remembered(TypedDict):
    """What everybody remembers of a hand: see `hand_tracking.py`."""

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


class LicenceAuction(TypedDict):
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
    auction: LicenceAuction
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


def view(position: Position, reader: int) -> FleetView:
    drawing = position.phase in {DRAWING, DISCARDING}
    reads_fresh = drawing and reader in (position.seat, ALL)
    return {
        "options": dict(position.options),
        "reader": reader,
        "phase": NAMES[position.phase],
        "to_move": None if position.to_move < 0 else position.to_move,
        "round": position.round,
        "start_player": position.start_player,
        "seat": position.seat,
        "order": position.order,
        "left": [position.launches_left, position.hires_left, position.draws_left],
        "launched": _seats(position.launched),
        "process_from": position.process_from,
        "auction": _auction(position),
        "payment": _payment(position, reader),
        "display": _named(LICENCES, position.display),
        "removed": _named(LICENCES, position.removed),
        "unseen": _named(LICENCES, position.unseen),
        "below": [position.top_left, position.commons_left, position.premiums_left],
        "supply": position.supply,
        "crates_gone": position.crates_gone,
        "last_round": [position.no_licences, position.no_crates],
        "deck_size": position.deck_size,
        "deck": _named(BOATS, position.deck) if reader == ALL else None,
        "deck_at_reshuffle": _named(BOATS, position.deck_at_reshuffle),
        "reshuffles": position.reshuffles,
        "fresh_size": sum(position.fresh) if drawing else 0,
        "fresh": _named(BOATS, position.fresh) if reads_fresh else None,
        "players": [_player(position, seat, reader) for seat in range(position.seats)],
    }


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(4) if bits & SEAT_BIT[seat]]


def _named(names: tuple[str, ...], counts: list[int], first: int = 0) -> Counts:
    return {name: counts[first + kind] for kind, name in enumerate(names) if counts[first + kind]}


def _auction(position: Position) -> LicenceAuction:
    on_block = position.phase in {OPENING, BIDDING}
    bidding = position.phase == BIDDING
    return {
        "licence": LICENCES[position.block] if on_block else None,
        "bid": position.bid if bidding else None,
        "high": position.high if bidding else None,
        "done": _seats(position.done),
        "passed": _seats(position.passed) if on_block else [],
        "bought": position.bought,
    }


def _payment(position: Position, reader: int) -> Payment:
    open_ = position.phase == PAYING
    launch = position.paying_for >= FOR_LAUNCH
    visible = not position.hidden or reader in (position.payer, ALL)
    return {
        "seat": position.payer,
        "boat": BOATS[position.paying_for - FOR_LAUNCH] if launch else None,
        "licence": None if launch else LICENCES[position.paying_for],
        "price": position.price,
        "discount": position.paid_discount,
        "cards": position.paid_cards,
        "crates": position.paid_crates,
        "cash": position.paid_sum if visible or not open_ else None,
        "due": position.due if visible or not open_ else None,
        "place": position.place if visible or not open_ else None,
    }


def _player(position: Position, seat: int, reader: int) -> Player:
    first = BOAT_KINDS * seat
    own = reader in (seat, ALL)
    thrown = position.thrown[first : first + BOAT_KINDS]
    known_kinds = [kind for kind in range(BOAT_KINDS) if position.certain[seat] & KIND_BIT[kind]]
    unknown = position.hand_size[seat] - len(known_kinds)
    certain = sum(position.printed.cash[kind] for kind in known_kinds) + unknown * position.printed.least_cash
    return {
        "hand_size": position.hand_size[seat],
        "hand": _named(BOATS, position.hands, first) if own else None,
        "known": [BOATS[kind] for kind in known_kinds],
        "at_least": max(certain, position.floors[seat]),
        "licences": _named(LICENCES, position.licences, LICENCE_KINDS * seat),
        "boats": _boats(position, seat),
        "captains": sum(position.captains[first : first + BOAT_KINDS]),
        "captain_cards": _named(BOATS, position.captains, first) if own else None,
        "processed": position.processed[seat],
        "thrown_size": sum(thrown),
        "thrown": _named(BOATS, thrown) if own or not position.hidden else None,
        "drawn": _named(BOATS, position.drawn, first) if own else None,
        "remembered": {
            "base": [BOATS[kind] for kind in range(BOAT_KINDS) if position.base[seat] & KIND_BIT[kind]],
            "floor": position.floors[seat],
            "recording": bool(position.recording[seat]),
            "mask": position.memory_mask[seat],
            "size": position.memory_size[seat],
            "events": list(position.memory[seat]),
        },
    }


def _boats(position: Position, seat: int) -> list[Boats]:
    groups: list[Boats] = []
    for place, boats in enumerate(position.fleet[CLASSES * seat : CLASSES * seat + CLASSES]):
        if boats:
            kind, level = divmod(place, LEVELS_OF_KIND)
            groups.append({"kind": BOATS[kind], "captain": level > 0, "crates": max(level - 1, 0), "boats": boats})
    return groups


def seen_by(position: Position, seat: int, action: int, reader: int) -> bool:
    """Return whether another seat may read the action: not cards drawn, captains, or cards put face down."""
    if seat == CHANCE:
        return position.phase <= REVEALING or reader == position.seat
    if CAPTAIN <= action < CAPTAIN + BOAT_KINDS:
        return False
    if not position.hidden:
        return True
    return position.phase != DISCARDING and not (position.phase == PAYING and PAY <= action < PAY_CRATE)


def shows(position: Position, seat: int, action: int) -> bool:
    """Return whether the action puts a card of the seat's hand face up."""
    from_hand = LAUNCH <= action < STOP or PAY <= action < PAY_CRATE or DISCARD <= action < DRAW
    return from_hand and seen_by(position, seat, action, NOBODY)
