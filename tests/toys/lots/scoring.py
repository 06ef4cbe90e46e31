"""Points of Lots, the win, and the count of pieces."""

from toys.lots.meta import LOT_VALUE
from toys.lots.position import Position


def scores(position: Position) -> list[int]:
    return [money + LOT_VALUE * position.won.count(seat) for seat, money in enumerate(position.money)]


def shares(position: Position) -> list[float]:
    points = scores(position)
    best = points.count(max(points))
    return [1 / best if score == max(points) else 0.0 for score in points]


def ending(position: Position) -> str:
    return "sold" if position.is_over() else ""


def census(position: Position) -> dict[str, int]:
    return {"money": sum(position.money) + position.bank}
