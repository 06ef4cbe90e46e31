"""The view of a position of Lots: everything but the bids that others have sealed."""

from typing import TypedDict

from shoal.core.game import ALL
from shoal.core.options import Value
from toys.lots.position import Position


class LotsView(TypedDict):
    """A position; `sealed` are the bids on the present lot, None where there is none or the reader may not know."""

    options: dict[str, Value]
    reader: int
    money: list[int]
    bank: int
    won: list[int]
    opened: list[list[int]]
    sealed: list[int | None]


def view(position: Position, reader: int) -> LotsView:
    return {
        "options": dict(position.options),
        "reader": reader,
        "money": list(position.money),
        "bank": position.bank,
        "won": list(position.won),
        "opened": [list(bids) for bids in position.opened],
        "sealed": [bid if reader in (seat, ALL) else None for seat, bid in enumerate(position.bids)],
    }


def seen_by_all(position: Position) -> bool:
    """Return whether everybody may read the bid to come: only the last one, which opens them all."""
    return len(position.due) == 1
