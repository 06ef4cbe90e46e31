"""Why an action is refused in Pisces, by rule id."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from shoal.core.door import protocol_refusal
from shoal.core.game import CHANCE
from shoal.core.refusal import CHANCE_NOT, CHANCE_ONLY, ORDER, Refusal
from shoal.games.pisces import bidding, fishing, phases, purchases
from shoal.games.pisces.actions import Step
from shoal.games.pisces.boards import BOAT, FINDER, ITEMS

if TYPE_CHECKING:
    from shoal.games.pisces.state import PiscesState

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


def refusal(state: "PiscesState", seat: int, action: int) -> Refusal | None:
    by_protocol = protocol_refusal(state, seat)
    if by_protocol is not None:
        return by_protocol
    if seat == CHANCE:
        return None if any(action == outcome for outcome, _ in state.odds()) else CHANCE_NOT
    step = cast("Step", state.table.records[action])
    if step.verb in ("first", "goal", "roll"):
        return CHANCE_ONLY
    other_work, verbs = WORK_OF_PHASE[state.phase]
    if step.verb not in verbs:
        return other_work
    return None if action in state.legal(seat) else REASONS[step.verb](state, step.what)


def _take(state: "PiscesState", what: str) -> Refusal:
    owner = state.owner[state.boards.species.index(what)]
    return Refusal("PI-S3", f"Seat {owner} has the {what} board already.")


def _block(state: "PiscesState", what: str) -> Refusal:
    place = state.boards.locations.index(what)
    if state.boards.species_of[place] != state.board[state.player]:
        return Refusal("PI-M1", "You can protect fish on your own board only.")
    return Refusal("PI-M2", f"There is no fish on {what} to protect.")


def _boat(state: "PiscesState", what: str) -> Refusal:
    area = state.boards.areas.index(what)
    return ORDER if area in state.in_play else _not_in_play(what)


def _not_in_play(what: str) -> Refusal:
    return Refusal("PI-F1", f"Nobody chose the {what} board, so it is not in this game.")


def _cast(state: "PiscesState", what: str) -> Refusal:
    area = state.boards.areas.index(what)
    if area not in state.in_play:
        return _not_in_play(what)
    if state.phase == phases.FINDER:
        return Refusal("PI-U3", "The Fish Finder moves the boat to another area than the one it comes from.")
    return Refusal("PI-A1", f"You have no boat at {what} that has still to fish.")


def _finder(state: "PiscesState", what: str) -> Refusal:
    if state.phase == phases.FINDER:
        return Refusal("PI-U3", "A boat is moved once before its attempt, not twice.")
    if fishing.unused(state, FINDER) <= 0:
        return Refusal("PI-U4", "You have no Fish Finder that is unused in this round.")
    area = state.boards.areas.index(what)
    if area not in state.in_play:
        return _not_in_play(what)
    return Refusal("PI-A1", f"You have no boat at {what} that has still to fish.")


def _keep(state: "PiscesState", what: str) -> Refusal:  # noqa: ARG001  (all reasons are asked alike)
    return Refusal("PI-A6", "The roll hits fish: choose one of the stacks.")


def _reroll(state: "PiscesState", what: str) -> Refusal:  # noqa: ARG001  (all reasons are asked alike)
    return Refusal("PI-U4", "You have no Outrigger that is unused in this round.")


def _stack(state: "PiscesState", what: str) -> Refusal:
    boards = state.boards
    place = boards.locations.index(what)
    kind = boards.species_of[place]
    if state.area == boards.ocean:
        matching = boards.grounds[state.ocean[state.roll]]
        if place not in matching:
            return Refusal("PI-A4", f"In the ocean {state.roll} reaches the spawners of another board, not {what}.")
    elif kind != state.area or place not in boards.hit_by[kind][state.roll]:
        return Refusal("PI-A3", f"A {state.roll} at {boards.areas[state.area]} does not hit {what}.")
    if not state.stack[place]:
        return Refusal("PI-A5", f"There is no fish on {what}.")
    return Refusal("PI-A6", "At this table a block decides which of several stacks is hit, and it is not this one.")


def _buy(state: "PiscesState", what: str) -> Refusal:
    item = ITEMS.index(what)
    if item < state.item:
        return ORDER
    if not purchases.in_stock(state, item):
        if item == BOAT:
            return Refusal("PI-P4", f"Your fleet has its {state.boards.boats_most} boats.")
        return Refusal("PI-P4", f"No {what} card is left.")
    price = state.due + state.boards.cost_of(item)
    return Refusal("PI-P2", f"That takes {price} points in fish chips, and you have {state.points[state.player]}.")


def _pay(state: "PiscesState", what: str) -> Refusal:
    kind = state.boards.species.index(what)
    if not state.hold[state.player * len(state.boards.species) + kind]:
        return Refusal("PI-P3", f"You have no {what} chip.")
    if state.boards.rank_of[kind] < state.rank:
        return ORDER
    if state.phase == phases.PAYMENT:
        return ORDER
    return Refusal("PI-B3", f"With a {what} chip the {state.due} points to pay cannot be met exactly.")


def _motor(state: "PiscesState", what: str) -> Refusal:  # noqa: ARG001  (all reasons are asked alike)
    if bidding.usable_motors(state, state.player) == 0:
        return Refusal("PI-U1", "You have no Outboard Motor that you owned when the round began.")
    if state.paid:
        return ORDER
    if state.motors_left == 0:
        return Refusal("PI-U4", "Each Outboard Motor counts once, and yours have all been counted.")
    return Refusal("PI-B3", f"With one more motor the {state.due} points to pay cannot be met exactly.")


def _bid(state: "PiscesState", what: str) -> Refusal:
    spot = int(what)
    if spot in state.markers:
        return Refusal("PI-B2", f"There is a marker on {spot} already.")
    if spot < state.markers[state.player]:
        return Refusal("PI-B2", f"Your marker stands on {state.markers[state.player]} and can only rise.")
    if state.top_leader and spot < bidding.leading_bid(state):
        return Refusal("PI-B2", f"At this table a bid must top the highest, {bidding.leading_bid(state)}.")
    return Refusal("PI-B3", f"You cannot pay exactly {spot} with your chips and motors.")


REASONS: Final[dict[str, Callable[["PiscesState", str], Refusal]]] = {
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
