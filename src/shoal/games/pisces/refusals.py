"""Why an action is refused in Pisces, by rule id."""

from collections.abc import Callable
from typing import Final

from shoal.core.checks import protocol_refusal
from shoal.core.game import CHANCE
from shoal.core.refusal import ORDER, Refusal
from shoal.games.pisces import bidding, fishing, phases, purchases
from shoal.games.pisces.position import Position
from shoal.games.pisces.printed import BOAT, FINDER, ITEMS

WORK_OF_PHASE: Final = {
    phases.BOARDS: (Refusal("PI-R1", "Boards are chosen now."), ("take",)),
    phases.MANAGEMENT: (Refusal("PI-R1", "Management blocks are placed now."), ("block",)),
    phases.FLEET: (Refusal("PI-R1", "Boats are sent out now."), ("boat",)),
    phases.FISHING: (Refusal("PI-R1", "Choose which of your boats fishes next."), ("cast", "finder")),
    phases.FINDER: (Refusal("PI-R1", "The boat that you lifted has to be cast somewhere."), ("cast", "finder")),
    phases.STACK: (Refusal("PI-R1", "Say first what becomes of your roll."), ("keep", "reroll", "stack")),
    phases.PURCHASES: (Refusal("PI-R1", "The shop is open: buy something, or be done."), ("buy", "done")),
    phases.PAYMENT: (Refusal("PI-R1", "What you buy has to be paid first."), ("pay",)),
    phases.BIDDING: (Refusal("PI-R1", "The token is being auctioned: bid or pass."), ("bid", "pass")),
    phases.BID_PAYMENT: (Refusal("PI-R1", "Your winning bid has to be paid first."), ("motor", "pay")),
}


def refusal(position: Position, seat: int, action: int) -> Refusal | None:
    by_protocol = protocol_refusal(position, seat, action)
    if by_protocol is not None or seat == CHANCE:
        return by_protocol
    step = position.actions.entries[action]
    other_work, verbs = WORK_OF_PHASE[position.phase]
    if step.verb not in verbs:
        return other_work
    return None if action in position.legal(seat) else REASONS[step.verb](position, step.what)


def _take(position: Position, what: str) -> Refusal:
    owner = position.owner[position.printed.species.index(what)]
    return Refusal("PI-S3", f"Seat {owner} has the {what} board already.")


def _block(position: Position, what: str) -> Refusal:
    place = position.printed.locations.index(what)
    if position.printed.species_of[place] != position.board[position.seat]:
        return Refusal("PI-M1", "You can protect fish on your own board only.")
    return Refusal("PI-M2", f"There is no fish on {what} to protect.")


def _boat(position: Position, what: str) -> Refusal:
    area = position.printed.areas.index(what)
    return ORDER if area in position.in_play else _not_in_play(what)


def _not_in_play(what: str) -> Refusal:
    return Refusal("PI-F1", f"Nobody chose the {what} board, so it is not in this game.")


def _cast(position: Position, what: str) -> Refusal:
    area = position.printed.areas.index(what)
    if area not in position.in_play:
        return _not_in_play(what)
    if position.phase == phases.FINDER:
        return Refusal("PI-U3", "The Fish Finder moves the boat to another area than the one it comes from.")
    return Refusal("PI-A1", f"You have no boat at {what} that has still to fish.")


def _finder(position: Position, what: str) -> Refusal:
    if position.phase == phases.FINDER:
        return Refusal("PI-U3", "A boat is moved once before its attempt, not twice.")
    if fishing.unused(position, FINDER) <= 0:
        return Refusal("PI-U4", "You have no Fish Finder that is unused in this round.")
    area = position.printed.areas.index(what)
    if area not in position.in_play:
        return _not_in_play(what)
    return Refusal("PI-A1", f"You have no boat at {what} that has still to fish.")


def _keep(position: Position, what: str) -> Refusal:  # noqa: ARG001  (all reasons are asked alike)
    return Refusal("PI-A6", "The roll hits fish: choose one of the stacks.")


def _reroll(position: Position, what: str) -> Refusal:  # noqa: ARG001  (all reasons are asked alike)
    return Refusal("PI-U4", "You have no Outrigger that is unused in this round.")


def _stack(position: Position, what: str) -> Refusal:
    printed = position.printed
    place = printed.locations.index(what)
    kind = printed.species_of[place]
    if position.area == printed.ocean:
        matching = printed.grounds[position.ocean[position.roll]]
        if place not in matching:
            return Refusal("PI-A4", f"In the ocean {position.roll} reaches the spawners of another board, not {what}.")
    elif kind != position.area or place not in printed.hit_by[kind][position.roll]:
        return Refusal("PI-A3", f"A {position.roll} at {printed.areas[position.area]} does not hit {what}.")
    if not position.stack[place]:
        return Refusal("PI-A5", f"There is no fish on {what}.")
    return Refusal("PI-A6", "At this table a block decides which of several stacks is hit, and it is not this one.")


def _buy(position: Position, what: str) -> Refusal:
    item = ITEMS.index(what)
    if item < position.item:
        return ORDER
    if not purchases.in_stock(position, item):
        if item == BOAT:
            return Refusal("PI-P4", f"Your fleet has its {position.printed.boats_most} boats.")
        return Refusal("PI-P4", f"No {what} card is left.")
    price = position.due + position.printed.cost_of(item)
    return Refusal("PI-P2", f"That takes {price} points in fish chips, and you have {position.points[position.seat]}.")


def _pay(position: Position, what: str) -> Refusal:
    kind = position.printed.species.index(what)
    if not position.hold[position.seat * len(position.printed.species) + kind]:
        return Refusal("PI-P3", f"You have no {what} chip.")
    if position.printed.rank_of[kind] < position.rank:
        return ORDER
    if position.phase == phases.PAYMENT:
        return ORDER
    return Refusal("PI-B3", f"With a {what} chip the {position.due} points to pay cannot be met exactly.")


def _motor(position: Position, what: str) -> Refusal:  # noqa: ARG001  (all reasons are asked alike)
    if position.usable_motors(position.seat) == 0:
        return Refusal("PI-U1", "You have no Outboard Motor that you owned when the round began.")
    if position.paid:
        return ORDER
    if position.motors_left == 0:
        return Refusal("PI-U4", "Each Outboard Motor counts once, and yours have all been counted.")
    return Refusal("PI-B3", f"With one more motor the {position.due} points to pay cannot be met exactly.")


def _bid(position: Position, what: str) -> Refusal:
    spot = int(what)
    if spot in position.markers:
        return Refusal("PI-B2", f"There is a marker on {spot} already.")
    if spot < position.markers[position.seat]:
        return Refusal("PI-B2", f"Your marker stands on {position.markers[position.seat]} and can only rise.")
    if position.top_leader and spot < bidding.leading_bid(position):
        return Refusal("PI-B2", f"At this table a bid must top the highest, {bidding.leading_bid(position)}.")
    return Refusal("PI-B3", f"You cannot pay exactly {spot} with your chips and motors.")


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
