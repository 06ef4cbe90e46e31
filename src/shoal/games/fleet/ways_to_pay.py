"""Every way to pay a price of Fleet, ranked by what the seat keeps: the boats it may launch, cards, money."""

from typing import Final, TypedDict

from shoal.core.native import i64
from shoal.games.fleet import launching
from shoal.games.fleet.actions import ACTIONS, PAY, PAY_CRATE, SETTLE
from shoal.games.fleet.edition_numbers import BOAT_KINDS, BOAT_OF_LICENCE, BOATS, LICENCE_KINDS
from shoal.games.fleet.payment import FOR_LAUNCH
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import KIND_BIT
from shoal.games.fleet.state import FleetState

BOAT_POINT: Final = 2
"""What a point of a boat that may be launched is worth; a card is worth 1, since any card can be a captain."""
DOLLAR: Final = 3
"""What a dollar is worth that is paid too much."""
NEEDED: Final = 1000
"""What the card is worth that the licence is bought for: more than anything else together."""
NEVER: Final = 1000
NO_KIND: Final = -1

Choice = tuple[int, int, int, list[int]]
"""A choice of cards: its cash, what it costs the seat, the kinds that stay in hand as bits, and counts by kind."""
Payment = tuple[int, int, int, list[int]]
"""A payment: what it costs the seat, its crates, what is lost, and cards by kind."""


class WayToPay(TypedDict):
    """A way to pay what is due: its pieces by kind, what is lost, and the steps that name them in order."""

    pay: dict[str, int]
    crates: int
    lost: int
    steps: list[str]


def boat_worth(position: Position, seat: i64, kind: i64) -> i64:
    """Return what a card is worth as a boat: nothing without a licence."""
    return BOAT_POINT * position.printed.boat_points[kind] if launching.licensed(position, seat, kind) else 0


class Purse:
    """What a seat can pay with, and what its cards are worth to it if they stay.

    after   the position as if the licence that is being bought were the seat's; it is not changed
    keep    by kind, what a card is worth as a boat
    enough  by kind, the money that launching it in this round takes, with the cash of its own card
    needed  the kind of boat that the licence is for; its last card is paid only where there is no other way
    """

    def __init__(self, after: FleetState, seat: int, hand: list[int], needed: int, *, may_launch: bool) -> None:
        printed, kinds = after.printed, range(BOAT_KINDS)
        self.cash = printed.cash
        self.crates = after.processed[seat]
        self.power = int(after.power(seat))
        self.keep = [int(boat_worth(after, seat, kind)) for kind in kinds]
        self.enough = [
            printed.cash[kind] + printed.costs[kind] if may_launch and self.keep[kind] else NEVER for kind in kinds
        ]
        self.best_first = sorted((kind for kind in kinds if self.keep[kind]), key=lambda kind: -self.keep[kind])
        self.most = max(self.keep)
        whole = after.hands[BOAT_KINDS * seat : BOAT_KINDS * (seat + 1)]
        self.needed = needed if needed != NO_KIND and whole[needed] else NO_KIND
        self.choices = self._choices(hand, whole)

    def _choices(self, hand: list[int], whole: list[int]) -> list[Choice]:
        """List every choice of the cards that may be paid."""
        choices: list[Choice] = [(0, 0, 0, [])]
        for kind, count in enumerate(hand):
            worth, cost, have = self.cash[kind], 1 + self.keep[kind], whole[kind]
            last = NEEDED if kind == self.needed else 0
            choices = [
                (
                    total + worth * more,
                    spent + cost * more + (last if more == have else 0),
                    left | (KIND_BIT[kind] if more < have else 0),
                    [*chosen, more],
                )
                for total, spent, left, chosen in choices
                for more in range(count + 1)
            ]
        return choices

    def ranked(self, due: int) -> list[Payment]:
        """List every payment of a price without a superfluous piece, the best first."""
        ranking = [payment for choice in self.choices if (payment := self._payment(choice, due)) is not None]
        ranking.sort(key=lambda payment: payment[0])
        return ranking

    def best(self, due: int) -> Payment:
        """Return the first of `ranked`, without listing the others."""
        best: Payment = (NEVER * NEVER, 0, 0, [])
        for choice in self.choices:
            over = choice[0] - due
            least = choice[1] + (DOLLAR * over if over > 0 else 0) - self.most
            if over + self.crates < 0 or least >= best[0]:
                continue
            payment = self._payment(choice, due)
            if payment is not None and payment[0] < best[0]:
                best = payment
        return best

    def _payment(self, choice: Choice, due: int) -> Payment | None:
        total, spent, left, cards = choice
        crates = max(due - total, 0)
        lost = total + crates - due
        if crates > self.crates or any(paid and worth <= lost for paid, worth in zip(cards, self.cash, strict=True)):
            return None
        return spent + DOLLAR * lost - self._launch(left, self.power - due - lost), crates, lost, cards

    def launchable(self, left: list[int], paid: int) -> list[int]:
        """List the kinds of boat that could be launched in this round with the cards and the money that are left."""
        return [kind for kind, count in enumerate(left) if count and self.power - paid >= self.enough[kind]]

    def _launch(self, left: int, money: int) -> int:
        """Return the worth of the best boat that could still be launched in this round."""
        for kind in self.best_first:
            if left & KIND_BIT[kind] and money >= self.enough[kind]:
                return self.keep[kind]
        return 0


def purse_for_licence(state: FleetState, seat: int, licence: int, hand: list[int]) -> Purse:
    """Return what a seat would buy a licence with: the licence counts as its own, but is not yet paid for."""
    after = state.copy()
    after.licences[LICENCE_KINDS * seat + licence] += 1
    return Purse(after, seat, hand, BOAT_OF_LICENCE[licence], may_launch=True)


def open_purse(state: FleetState) -> Purse:
    """Return what the rest of an open payment can be paid with."""
    seat, bought = int(state.seat), int(state.paying_for)
    first = BOAT_KINDS * seat
    usable = [
        count if place >= state.place else 0
        for count, place in zip(state.hands[first : first + BOAT_KINDS], state.printed.place, strict=True)
    ]
    if bought < FOR_LAUNCH:
        return purse_for_licence(state, seat, bought, usable)
    return Purse(state, seat, usable, NO_KIND, may_launch=state.launches_left > 1)


def payments(state: FleetState) -> list[WayToPay]:
    """List every way to pay the rest of an open payment, the best first."""
    return [_way(state, cards, crates, lost) for _, crates, lost, cards in open_purse(state).ranked(int(state.due))]


def _way(position: Position, pay: list[int], crates: int, lost: int) -> WayToPay:
    order = sorted(range(BOAT_KINDS), key=lambda kind: position.printed.place[kind])
    steps = [PAY + kind for kind in order for _ in range(pay[kind])] + [PAY_CRATE] * crates
    if position.hidden and (position.paid_cards or sum(pay)):
        steps.append(SETTLE + lost)
    return {
        "pay": {BOATS[kind]: paid for kind, paid in enumerate(pay) if paid},
        "crates": crates,
        "lost": lost,
        "steps": [ACTIONS.format(step) for step in steps],
    }
