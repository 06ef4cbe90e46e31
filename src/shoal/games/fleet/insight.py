"""What helps a person see a position of Fleet: what bids cost and leave, what can be launched, points by source."""

from typing import TypedDict, cast

from shoal.core.game import Game, View
from shoal.games.fleet import captains, fishing, launching, scoring
from shoal.games.fleet.edition_numbers import (
    BOAT_KINDS,
    BOATS,
    COMMONS,
    CRAB_CAPTAINS,
    CRAB_LICENCES,
    LARGEST_BID,
    LICENCE_KINDS,
    LICENCES,
)
from shoal.games.fleet.licence_deck import licences_to_come
from shoal.games.fleet.payment import FOR_LAUNCH
from shoal.games.fleet.phases import BIDDING, OPENING, PAYING
from shoal.games.fleet.position_layout import SEAT_BIT
from shoal.games.fleet.state import FleetState, state_of
from shoal.games.fleet.view import FleetView
from shoal.games.fleet.ways_to_pay import Purse, WayToPay, payments, purse_for_licence


class Bid(TypedDict):
    """What a bid would come to, if it won, with the payment that ranks first in `ways_to_pay`.

    due     after the discount
    pay     cards of the hand, by kind, and crates
    lost    what is paid too much, no change being given
    left    cards that stay in the hand
    launch  kinds of boat that could then still be launched this round, the new licence counted
    """

    amount: int
    due: int
    pay: dict[str, int]
    crates: int
    lost: int
    left: dict[str, int]
    launch: list[str]


class Boat(TypedDict):
    """What a boat card is worth: as money, as a boat to launch, and in points once it is afloat."""

    cash: int
    launch: int
    points: int


class Licence(TypedDict):
    """What a licence card says: its least bid, its points, and whether it is a premium one."""

    least: int
    points: int
    premium: bool


class Printed(TypedDict):
    """The numbers on the cards, the crates that a boat holds, and all crates of the game."""

    boats: dict[str, Boat]
    licences: dict[str, Licence]
    capacity: int
    crates: int


class Launch(TypedDict):
    """A kind of boat in the hand: its price after the discount, and what stands in its way, if anything."""

    due: int
    licensed: bool
    payable: bool


class FleetInsight(TypedDict):
    """What follows from a view.

    points    of each seat, by source: licences, boats, crates, king_crab
    leaders   the seats that would win now, ties broken
    power     of the reader: the highest price that they can pay
    bids      of the reader in an auction: each bid that they could make, for the licence on the block
    payments  of the reader while they pay: every way to pay the rest, the best first (see `ways_to_pay`)
    launches  of the reader: the kinds of boat in their hand
    catch     crates that each seat would land if all fished now
    draws     cards that each seat will draw: Cod if it launches, Lobster, and in the draw phase
    rounds    fewest and most rounds that can still follow this one, by the licences left
    printed   what stands on the cards
    """

    points: list[dict[str, int]]
    leaders: list[int]
    power: int | None
    bids: list[Bid]
    payments: list[WayToPay]
    launches: dict[str, Launch]
    catch: list[int]
    draws: list[dict[str, int]]
    rounds: list[int]
    printed: Printed


def insight(game: Game, view: View) -> FleetInsight:
    fleet_view = cast("FleetView", view)
    state = state_of(game, fleet_view)
    reader = fleet_view["reader"]
    seats = range(state.seats)
    return {
        "points": [points_by_source(state, seat) for seat in seats],
        "leaders": [seat for seat, share in enumerate(state.shares()) if share],
        "power": int(state.power(reader)) if reader >= 0 else None,
        "bids": bids_of(state, reader) if reader >= 0 else [],
        "payments": payments(state) if state.phase == PAYING and state.to_move == reader else [],
        "launches": _launches(state, reader) if reader >= 0 else {},
        "catch": [catch_of(state, seat) for seat in seats],
        "draws": [_draws(state, seat) for seat in seats],
        "rounds": _rounds(state),
        "printed": _printed(state),
    }


def _printed(state: FleetState) -> Printed:
    printed = state.printed
    return {
        "boats": {
            name: {"cash": printed.cash[kind], "launch": printed.costs[kind], "points": printed.boat_points[kind]}
            for kind, name in enumerate(BOATS)
        },
        "licences": {
            name: {
                "least": printed.minimum_bids[kind],
                "points": printed.licence_points[kind],
                "premium": kind >= COMMONS,
            }
            for kind, name in enumerate(LICENCES)
        },
        "capacity": printed.capacity,
        "crates": printed.crates_each * state.seats,
    }


def points_by_source(state: FleetState, seat: int) -> dict[str, int]:
    crabs = sum(int(scoring.crab_points(state, seat, crab)) for crab in range(CRAB_CAPTAINS, CRAB_LICENCES + 1))
    return {
        "licences": int(scoring.licence_points(state, seat)),
        "boats": int(scoring.boat_points(state, seat)),
        "crates": int(state.crates_on_boats(seat)),
        "king_crab": crabs,
    }


def bids_of(state: FleetState, seat: int) -> list[Bid]:
    """List the bids that a seat could make for the licence on the block."""
    out = (state.done | state.passed) & SEAT_BIT[seat]
    if out or not (state.phase == BIDDING or (state.phase == OPENING and state.to_move == seat)):
        return []
    least = state.printed.minimum_bids[state.block] if state.phase == OPENING else int(state.bid) + 1
    most = min(int(state.power(seat)), LARGEST_BID)
    hand = state.hands[BOAT_KINDS * seat : BOAT_KINDS * (seat + 1)]
    purse = purse_for_licence(state, seat, int(state.block), hand)
    return [_bid(state, seat, amount, hand, purse) for amount in range(least, most + 1)]


def _bid(state: FleetState, seat: int, amount: int, hand: list[int], purse: Purse) -> Bid:
    due = max(amount - int(state.discount(seat)), 0)
    _, crates, lost, pay = purse.best(due)
    left = [have - paid for have, paid in zip(hand, pay, strict=True)]
    return {
        "amount": amount,
        "due": due,
        "pay": {BOATS[kind]: paid for kind, paid in enumerate(pay) if paid},
        "crates": crates,
        "lost": lost,
        "left": {BOATS[kind]: count for kind, count in enumerate(left) if count},
        "launch": [BOATS[kind] for kind in purse.launchable(left, due + lost)],
    }


def _launches(state: FleetState, seat: int) -> dict[str, Launch]:
    return {
        BOATS[kind]: {
            "due": max(state.printed.costs[kind] - int(state.discount(seat)), 0),
            "licensed": launching.licensed(state, seat, kind),
            "payable": launching.can_pay_launch(state, seat, kind),
        }
        for kind in range(BOAT_KINDS)
        if state.hands[BOAT_KINDS * seat + kind]
    }


def catch_of(state: FleetState, seat: int) -> int:
    """Count the crates that a seat would land if all fished now."""
    after = state.copy()
    before = int(state.crates_on_boats(seat))
    fishing.fish(after)
    return int(after.crates_on_boats(seat)) - before


def _draws(state: FleetState, seat: int) -> dict[str, int]:
    owned = dict(zip(LICENCES, state.licences[LICENCE_KINDS * seat : LICENCE_KINDS * (seat + 1)], strict=True))
    return {
        "cod": owned["cod"],
        "lobster": int(captains.lobster_cards(state, owned["lobster"], state.captained(seat))),
        "draw": state.printed.tuna_draws[owned["tuna"]],
    }


def _rounds(state: FleetState) -> list[int]:
    """Count the rounds that can still follow: fewest if all buy in each, most if one buys in each."""
    if state.no_licences or state.no_crates:
        return [0, 0]
    auctioning = state.phase < PAYING or (state.phase == PAYING and state.paying_for < FOR_LAUNCH)
    licences = int(state.displayed + licences_to_come(state)) + (int(state.bought) if auctioning else 0)
    most = licences - state.seats + 1
    fewest = -(-most // state.seats)
    return [fewest - auctioning, most - auctioning]
