"""Every way to pay a price of Fleet, and the best of them."""

from typing import TypedDict

from shoal.games.fleet.actions import ACTIONS, PAY, PAY_CRATE, SETTLE
from shoal.games.fleet.position import Position
from shoal.games.fleet.printed import BOAT_KINDS, BOATS

Choice = tuple[int, int, list[int]]
"""A choice of cards: its cash, how many they are, and counts by kind."""


class WayToPay(TypedDict):
    """A way to pay what is due: its pieces by kind, what is lost, and the steps that name them in order."""

    pay: dict[str, int]
    crates: int
    lost: int
    steps: list[str]


def choices_of_cards(cash: list[int], hand: list[int]) -> list[Choice]:
    """List every choice of cards from a hand: its cash, how many they are, and counts by kind."""
    choices: list[Choice] = [(0, 0, [])]
    for worth, count in zip(cash, hand, strict=True):
        choices = [
            (total + worth * more, cards + more, [*chosen, more])
            for total, cards, chosen in choices
            for more in range(count + 1)
        ]
    return choices


def best_payment(
    choices: list[Choice], cash: list[int], keep: list[int], crates: int, due: int
) -> tuple[list[int], int, int]:
    """Find the payment that loses least, then spends fewest cards, then least of what is to keep.

    Return its cards by kind, its crates, and what is lost.
    """
    best, best_pay, best_crates = (due + max(cash), 0, 0), [0] * len(cash), 0
    for total, cards, pay in choices:
        used = min(max(due - total, 0), crates)
        lost = total + used - due
        if lost < 0 or (lost, cards) > best[:2]:
            continue
        merit = (lost, cards, sum(paid * kept for paid, kept in zip(pay, keep, strict=True)))
        if merit < best and not any(paid and worth <= lost for paid, worth in zip(pay, cash, strict=True)):
            best, best_pay, best_crates = merit, pay, used
    return best_pay, best_crates, best[0]


def payments(position: Position) -> list[WayToPay]:
    """List every way to pay the rest of an open payment: least lost first, then fewest cards."""
    seat, due, cash = int(position.seat), int(position.due), position.printed.cash
    first = BOAT_KINDS * seat
    usable = [
        count if place >= position.place else 0
        for count, place in zip(position.hands[first : first + BOAT_KINDS], position.printed.place, strict=True)
    ]
    found: list[tuple[int, int, WayToPay]] = []
    for total, cards, pay in choices_of_cards(cash, usable):
        crates = max(due - total, 0)
        lost = total + crates - due
        superfluous = any(paid and worth <= lost for paid, worth in zip(pay, cash, strict=True))
        if crates <= position.processed[seat] and not superfluous:
            found.append((lost, cards, _payment(position, pay, crates, lost)))
    found.sort(key=lambda one: one[:2])
    return [payment for _, _, payment in found]


def _payment(position: Position, pay: list[int], crates: int, lost: int) -> WayToPay:
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
