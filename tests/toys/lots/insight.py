"""What helps a person see a position of Lots: how many lots are left."""

from typing import TypedDict, cast

from shoal.core.game import View
from toys.lots.meta import LOTS
from toys.lots.view import LotsView


class LotsInsight(TypedDict):
    """Derived from a view: the number of lots that are still to be sold."""

    left: int


def insight(view: View) -> LotsInsight:
    return {"left": LOTS - len(cast("LotsView", view)["won"])}
