"""A view of Lots as plain text."""

from typing import cast

from shoal.core.game import View
from toys.lots.view import LotsView


def draw(view: View) -> str:
    known = cast("LotsView", view)
    return f"money {known['money']}, lots won by {known['won']}"
