"""The best way to pay in Pisces: motors before chips, then the fewest points, species and chips."""

from shoal.games.pisces.phases import BID_PAYMENT, PAYMENT
from shoal.games.pisces.position import Position

Chips = tuple[int, int, list[int]]
"""Some chips of a player: the species of which they are the last, how many they are, and their kinds in order."""


def chips_for(position: Position, price: int, *, exactly: bool) -> list[int] | None:
    """Return the best chips that cover a price, dearest first; None if it cannot be covered.

    No more points are spent than necessary. Then a species is kept, since species break ties, and then chips.
    """
    ways = _ways(position, price)
    enough = [paid for paid in ways if paid == price or (paid > price and not exactly)]
    return ways[min(enough)][2] if enough else None


def _ways(position: Position, price: int) -> dict[int, Chips]:
    """Return the best chips for each sum that can be paid without a superfluous chip."""
    printed, begin = position.printed, position.seat * position.printed.kinds
    ways: dict[int, Chips] = {0: (0, 0, [])}
    for kind in printed.dearest_first[position.rank :]:
        value, hold = printed.values[kind], position.hold[begin + kind]
        for paid, (lost, count, chips) in list(ways.items()):
            for more in range(1, hold + 1):
                if paid + value * (more - 1) >= price:
                    break
                way: Chips = (lost + (more == hold), count + more, chips + [kind] * more)
                best = ways.get(paid + value * more)
                if best is None or way[:2] < best[:2]:
                    ways[paid + value * more] = way
    return ways


def best_payment(position: Position) -> list[int]:
    """Return the steps of the best payment of what is due; none if nothing is being paid."""
    if position.phase == PAYMENT:
        chips = chips_for(position, int(position.due), exactly=False) or []
        return _steps(position, 0, chips) + ([int(position.actions.done)] if position.overpay else [])
    if position.phase != BID_PAYMENT:
        return []
    due, bonus = int(position.due), int(position.printed.motor_bonus)
    motors = 0 if position.paid else min(int(position.motors_left), due // bonus)
    while True:
        exact = chips_for(position, due - bonus * motors, exactly=True)
        if exact is not None:
            return _steps(position, motors, exact)
        motors -= 1


def _steps(position: Position, motors: int, chips: list[int]) -> list[int]:
    return [int(position.actions.motor)] * motors + [int(position.actions.pay) + kind for kind in chips]
