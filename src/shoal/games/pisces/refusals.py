"""Why an action is refused in Pisces, by rule id (texts: en.ftl)."""

from collections.abc import Callable
from typing import Final, cast

from shoal.core.game import CHANCE
from shoal.core.protocol_refusals import protocol_refusal
from shoal.core.refusal import Refusal, refused
from shoal.games.pisces import bidding, fishing, payment, phases, purchases
from shoal.games.pisces.edition_numbers import BOAT, FINDER, GEAR_TYPES, ITEMS, OUTBOARD
from shoal.games.pisces.position import Position

WORK_OF_PHASE: Final = {
    phases.BOARDS: (refused("PI-R1", "pisces.now-boards"), ("take",)),
    phases.MANAGEMENT: (refused("PI-R1", "pisces.now-blocks"), ("block",)),
    phases.FLEET: (refused("PI-R1", "pisces.now-boats"), ("boat",)),
    phases.FISHING: (refused("PI-R1", "pisces.now-fishing"), ("cast", "finder")),
    phases.FINDER: (refused("PI-R1", "pisces.now-lifted"), ("cast", "finder")),
    phases.STACK: (refused("PI-R1", "pisces.now-roll"), ("keep", "reroll", "stack")),
    phases.PURCHASES: (refused("PI-R1", "pisces.now-shop"), ("buy", "done")),
    phases.PAYMENT: (refused("PI-R1", "pisces.now-payment"), ("pay",)),
    phases.BIDDING: (refused("PI-R1", "pisces.now-auction"), ("bid", "pass")),
    phases.BID_PAYMENT: (refused("PI-R1", "pisces.now-bid-payment"), ("motor", "pay")),
}
PAYMENT_IS_COVERED: Final = refused("PI-R1", "pisces.now-covered")


def refusal(position: Position, seat: int, action: int) -> Refusal | None:
    by_protocol = protocol_refusal(position, seat, action)
    if by_protocol is not None or seat == CHANCE:
        return by_protocol
    if action in position.legal(seat):
        return None
    step = position.actions.entries[action]
    other_work, verbs = WORK_OF_PHASE[position.phase]
    if step.verb in verbs:
        return REASONS[step.verb](position, step.what)
    return PAYMENT_IS_COVERED if position.phase == phases.PAYMENT and position.due == 0 else other_work


def _take(position: Position, what: str) -> Refusal:
    owner = position.owner[position.printed.species.index(what)]
    return refused("PI-S3", "pisces.board-taken", seat=owner, species=what)


def _block(position: Position, what: str) -> Refusal:
    printed = position.printed
    kind, own = printed.species_of[printed.locations.index(what)], position.board[position.seat]
    if kind != own:
        return refused("PI-M1", "pisces.not-your-board", species=printed.species[own], location=what)
    return refused("PI-M2", "pisces.nothing-to-protect", location=what)


def _boat(position: Position, what: str) -> Refusal:
    areas = position.printed.areas
    if areas.index(what) not in position.in_play:
        return _not_in_play("PI-F1", what)
    return refused("PI-F1", "pisces.boat-too-late", area=what, previous=areas[position.area])


def _not_in_play(rule: str, what: str) -> Refusal:
    return refused(rule, "pisces.not-in-play", species=what)


def _cast(position: Position, what: str) -> Refusal:
    if position.printed.areas.index(what) not in position.in_play:
        return _not_in_play("PI-F1", what)
    if position.phase == phases.FINDER:
        return refused("PI-U3", "pisces.moved-nowhere", area=what)
    return refused("PI-A1", "pisces.no-boat-there", area=what)


def _finder(position: Position, what: str) -> Refusal:
    if position.phase == phases.FINDER:
        return refused("PI-U3", "pisces.lifted-already")
    if fishing.unused(position, FINDER) <= 0:
        return refused("PI-U4", "pisces.no-card", item="finder")
    if position.printed.areas.index(what) not in position.in_play:
        return _not_in_play("PI-F1", what)
    return refused("PI-A1", "pisces.no-boat-there", area=what)


def _keep(position: Position, what: str) -> Refusal:  # noqa: ARG001  (all reasons are asked alike)
    hit = [position.printed.locations[place] for place in fishing.hits(position)]
    return refused("PI-A6", "pisces.must-choose", locations=hit)


def _reroll(position: Position, what: str) -> Refusal:  # noqa: ARG001  (all reasons are asked alike)
    return refused("PI-U4", "pisces.no-card", item="outrigger")


def _stack(position: Position, what: str) -> Refusal:
    printed, roll = position.printed, int(position.roll)
    place = printed.locations.index(what)
    kind = printed.species_of[place]
    if position.owner[kind] < 0:
        return _not_in_play("PI-S3", printed.species[kind])
    if position.area == printed.ocean:
        reached = position.ocean[roll]
        if place not in printed.grounds[reached]:
            return refused("PI-A4", "pisces.not-in-reach", roll=roll, species=printed.species[reached], location=what)
    elif kind != position.area or place not in printed.hit_by[kind][roll]:
        return refused("PI-A3", "pisces.not-hit", roll=roll, area=printed.areas[position.area], location=what)
    if not position.stack[place]:
        return refused("PI-A5", "pisces.no-fish-there", location=what)
    if position.block_rule > 0:
        return refused("PI-A6", "pisces.block-comes-first", location=printed.locations[fishing.hits(position)[0]])
    return refused("PI-A6", "pisces.block-comes-last", location=what)


def _buy(position: Position, what: str) -> Refusal:
    item = ITEMS.index(what)
    if item < position.item:
        return refused("PI-P5", "pisces.item-too-late", item=what, chosen=ITEMS[position.item])
    if not purchases.in_stock(position, item):
        if item == BOAT:
            return refused("PI-P4", "pisces.fleet-complete", boats=int(position.printed.boats_most))
        return refused("PI-P4", "pisces.sold-out", item=what)
    due = int(position.due) + position.printed.cost_of(item)
    return refused("PI-P2", "pisces.too-dear", due=due, points=position.points[position.seat])


def _pay(position: Position, what: str) -> Refusal:
    printed, due = position.printed, int(position.due)
    kind = printed.species.index(what)
    rule = "PI-P3" if position.phase == phases.PAYMENT else "PI-B6"
    if not position.hold[position.seat * printed.kinds + kind]:
        return refused(rule, "pisces.no-chip", species=what)
    if printed.rank_of[kind] < position.rank:
        last = printed.species[position.paid[-1]]
        return refused(rule, "pisces.chip-too-late", species=what, paid=last)
    if position.phase == phases.PAYMENT:
        return refused(rule, "pisces.chip-too-early", species=what, due=due)
    return _pay_bid(position, kind)


def _pay_bid(position: Position, kind: int) -> Refusal:
    """Tell a chip that fits into an exact payment, only not yet, from one that does not."""
    printed, seat, due = position.printed, position.seat, int(position.due)
    name, rest = printed.species[kind], due - printed.values[kind]
    others = cast("Position", position.copy())
    others.hold[seat * printed.kinds + kind] -= 1
    by_chips = int(payment.chip_sums(others, seat, position.rank))
    by_motors = 0 if position.paid else int(payment.payable(others, seat, position.motors_left))
    if rest >= 0 and by_chips >> rest & 1:
        return refused("PI-B6", "pisces.bid-chip-too-early", species=name, due=due)
    if rest >= 0 and by_motors >> rest & 1:
        return refused("PI-B6", "pisces.motors-first", species=name, due=due)
    return refused("PI-B3", "pisces.chip-not-exact", species=name, due=due)


def _motor(position: Position, what: str) -> Refusal:  # noqa: ARG001  (all reasons are asked alike)
    if position.gear[GEAR_TYPES * position.seat + OUTBOARD] == 0:
        return refused("PI-U1", "pisces.no-motor")
    if position.usable_motors(position.seat) == 0:
        return refused("PI-U4", "pisces.motor-new")
    if position.paid:
        return refused("PI-B6", "pisces.motor-too-late")
    if position.motors_left == 0:
        return refused("PI-U4", "pisces.motors-counted")
    return refused("PI-B3", "pisces.motor-not-exact", due=int(position.due))


def _bid(position: Position, what: str) -> Refusal:
    spot, seat = int(what), position.seat
    own = position.markers[seat]
    if spot <= own:
        return refused("PI-B2", "pisces.bid-not-higher", spot=own)
    if spot in position.markers:
        return refused("PI-B2", "pisces.spot-taken", seat=position.markers.index(spot), spot=spot)
    highest = int(bidding.leading_bid(position))
    if position.top_leader and spot < highest:
        return refused("PI-B2", "pisces.bid-not-highest", spot=highest)
    with_new_motors = int(payment.payable(position, seat, position.gear[GEAR_TYPES * seat + OUTBOARD]))
    if with_new_motors >> spot & 1:
        return refused("PI-U4", "pisces.motor-new")
    return refused("PI-B3", "pisces.bid-not-exact", spot=spot)


REASONS: Final[dict[str, Callable[[Position, str], Refusal]]] = {
    "take": _take,
    "block": _block,
    "boat": _boat,
    "cast": _cast,
    "finder": _finder,
    "keep": _keep,
    "reroll": _reroll,
    "stack": _stack,
    "buy": _buy,
    "pay": _pay,
    "motor": _motor,
    "bid": _bid,
}
