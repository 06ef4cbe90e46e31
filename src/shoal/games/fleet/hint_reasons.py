"""What speaks for an action of Fleet: what it is paid with, what stays, which boats can still be launched."""

from typing import cast

from shoal.core.game import Game, View
from shoal.core.telling import Telling, telling
from shoal.games.fleet import launching
from shoal.games.fleet.actions import (
    ABOARD,
    ACTIONS,
    AUCTION,
    BID,
    CAPTAIN,
    DECLINE,
    DISCARD,
    DRAW,
    LAUNCH,
    LEVELS,
    PASS,
    PAY,
    PROCESS,
    SETTLE,
    STOP,
    TRADE,
)
from shoal.games.fleet.edition_numbers import BOAT_KINDS, BOATS, LICENCE_KINDS, VESSEL
from shoal.games.fleet.insight import Bid, bids_of, catch_of
from shoal.games.fleet.position_layout import CLASSES, LEVELS_OF_KIND
from shoal.games.fleet.state import FleetState, state_of
from shoal.games.fleet.view import FleetView
from shoal.games.fleet.ways_to_pay import open_purse, payments, purse_for_licence


def reasons(game: Game, view: View, seat: int, action: int) -> list[Telling]:  # noqa: PLR0911  (one for each kind of step)
    state = state_of(game, cast("FleetView", view))
    if action < DECLINE:
        state.apply(seat, action)
        points = telling("fleet.why-licence-points", points=state.printed.licence_points[action - AUCTION])
        return [*_bid(state, seat, int(state.printed.minimum_bids[state.block])), points]
    if action >= BID:
        return _bid(state, seat, action - BID)
    if action in (DECLINE, PASS):
        return _without(state, seat)
    if PAY <= action < LAUNCH or action >= SETTLE:
        return _pay(state, seat, action)
    if LAUNCH <= action < STOP:
        return _launch(state, seat, action)
    if CAPTAIN <= action < PROCESS:
        return _hire(state, seat, action)
    if PROCESS <= action < DISCARD:
        return _process(state, seat, action)
    return _discard(state, seat, action - DISCARD) if DISCARD <= action < DRAW else [_purse(state, seat)]


def _bid(state: FleetState, seat: int, amount: int) -> list[Telling]:
    """Tell how a bid would be paid, what could then be launched, and the bid that would change that."""
    bids = bids_of(state, seat)
    bid = next(candidate for candidate in bids if candidate["amount"] == amount)
    told = [_spent(bid["pay"], bid["crates"], bid["lost"])]
    if bid["launch"]:
        told.append(telling("fleet.why-ready", ready=bid["launch"]))
    elif otherwise := _possible(state, seat, bid):
        told.append(telling("fleet.why-otherwise", ready=otherwise))
    else:
        told.append(telling("fleet.why-no-launch", bid=amount))
    return [*told, *_limit(state, seat, bid, bids)]


def _possible(state: FleetState, seat: int, bid: Bid) -> list[str]:
    """List the boats of which one could be launched in this round after a bid, whatever it is paid with."""
    hand = state.hands[BOAT_KINDS * seat : BOAT_KINDS * (seat + 1)]
    purse = purse_for_licence(state, seat, int(state.block), hand)
    kinds: set[int] = set()
    for _, _, lost, pay in purse.ranked(bid["due"]):
        left = [have - paid for have, paid in zip(hand, pay, strict=True)]
        kinds.update(purse.launchable(left, bid["due"] + lost))
    return [BOATS[kind] for kind in sorted(kinds)]


def _limit(state: FleetState, seat: int, bid: Bid, bids: list[Bid]) -> list[Telling]:
    for later in bids:
        if later["amount"] <= bid["amount"] or set(bid["launch"]) <= set(later["launch"]):
            continue
        possible = _possible(state, seat, later)
        gone = [boat for boat in bid["launch"] if boat not in possible]
        if gone:
            return [_lost_at(later, gone, possible)]
    return []


def _lost_at(bid: Bid, gone: list[str], possible: list[str]) -> Telling:
    if possible:
        return telling("fleet.why-limit", bid=bid["amount"], gone=gone)
    return telling("fleet.why-no-launch", bid=bid["amount"])


def _without(state: FleetState, seat: int) -> list[Telling]:
    """Tell what a seat keeps that does not buy."""
    bids = bids_of(state, seat)
    ready = _ready(state, seat)
    told: list[Telling] = []
    if bids:
        possible = _possible(state, seat, bids[0])
        gone = [boat for boat in ready if boat not in possible]
        if gone or not possible:
            told.append(_lost_at(bids[0], gone, possible))
    if ready:
        told.append(telling("fleet.why-ready", ready=ready))
    return [*told, _purse(state, seat)]


def _ready(state: FleetState, seat: int) -> list[str]:
    return [
        BOATS[kind]
        for kind in range(BOAT_KINDS)
        if state.hands[BOAT_KINDS * seat + kind]
        and launching.licensed(state, seat, kind)
        and launching.can_pay_launch(state, seat, kind)
    ]


def _purse(state: FleetState, seat: int) -> Telling:
    crates = int(state.processed[seat])
    return telling("fleet.why-keep", cards=state.hand_size[seat], cash=int(state.cash[seat]) + crates, crates=crates)


def _spent(pay: dict[str, int], crates: int, lost: int) -> Telling:
    spent = [boat for boat, count in pay.items() for _ in range(count)]
    if not spent and not crates:
        return telling("fleet.why-free")
    if not spent:
        return telling("fleet.why-crates", crates=crates)
    return telling("fleet.why-pay", spent=spent, crates=crates, lost=lost)


def _pay(state: FleetState, seat: int, action: int) -> list[Telling]:
    """Tell the best payment that begins with this piece, what stays, and what can then be launched."""
    step = ACTIONS.format(action)
    way = next(way for way in payments(state) if way["steps"][0] == step)
    hand = state.hands[BOAT_KINDS * seat : BOAT_KINDS * (seat + 1)]
    left = [count - way["pay"].get(BOATS[kind], 0) for kind, count in enumerate(hand)]
    staying = [BOATS[kind] for kind, count in enumerate(left) for _ in range(count)]
    ready = open_purse(state).launchable(left, int(state.due) + way["lost"])
    told = [_spent(way["pay"], way["crates"], way["lost"])]
    if staying:
        told.append(telling("fleet.why-staying", staying=staying))
    if ready:
        told.append(telling("fleet.why-ready", ready=[BOATS[kind] for kind in ready]))
    return told


def _launch(state: FleetState, seat: int, action: int) -> list[Telling]:
    kind = action - LAUNCH
    after = state.copy()
    after.apply(seat, action)
    told = [telling("fleet.why-boat-points", boat=BOATS[kind], points=state.printed.boat_points[kind])]
    ways = payments(after) if after.due > 0 else []
    cards = state.hand_size[seat] - 1
    if ways:
        told.append(_spent(ways[0]["pay"], ways[0]["crates"], ways[0]["lost"]))
        cards -= sum(ways[0]["pay"].values())
    else:
        told.append(telling("fleet.why-free"))
    return [*told, telling("fleet.why-captain-left", cards=cards)]


def _hire(state: FleetState, seat: int, action: int) -> list[Telling]:
    if action >= ABOARD:
        return [_catch_with(state, seat, action - ABOARD)]
    kind = action - CAPTAIN
    told = [telling("fleet.why-captain", card=BOATS[kind], cash=state.printed.cash[kind])]
    if not launching.licensed(state, seat, kind):
        told.append(telling("fleet.why-unlicensed", card=BOATS[kind]))
    boat = next(boat for boat in range(BOAT_KINDS) if state.fleet[CLASSES * seat + LEVELS_OF_KIND * boat])
    return [*told, _catch_with(state, seat, boat)]


def _catch_with(state: FleetState, seat: int, kind: int) -> Telling:
    """Tell the crates of this round with one more captain, on a boat of that kind."""
    place = CLASSES * seat + LEVELS_OF_KIND * kind
    state.fleet[place] -= 1
    state.fleet[place + 1] += 1
    return telling("fleet.why-catch", crates=catch_of(state, seat))


def _process(state: FleetState, seat: int, action: int) -> list[Telling]:
    if action == TRADE:
        return [telling("fleet.why-trade", cards=state.licences[LICENCE_KINDS * seat + VESSEL])]
    boat, crates = BOATS[(action - PROCESS) // LEVELS], (action - PROCESS) % LEVELS + 1
    told = [telling("fleet.why-process", processed=state.processed[seat] + 1)]
    if crates == state.printed.capacity:
        told.append(telling("fleet.why-room", boat=boat))
    return told


def _discard(state: FleetState, seat: int, kind: int) -> list[Telling]:
    others = state.hands[BOAT_KINDS * seat + kind] - 1
    told = [telling("fleet.why-discard", card=BOATS[kind], cash=state.printed.cash[kind])]
    if not launching.licensed(state, seat, kind):
        told.append(telling("fleet.why-unlicensed", card=BOATS[kind]))
    if others:
        told.append(telling("fleet.why-others", card=BOATS[kind], others=others))
    return told
