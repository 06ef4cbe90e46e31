"""A view of Lots as plain text: what each seat has."""

from typing import cast

from shoal.core.game import View
from shoal.core.telling import Say, telling
from toys.lots.view import LotsView


def draw(view: View, say: Say) -> str:
    known = cast("LotsView", view)
    lines = [
        say(telling("lots.has", seat=seat, money=money, lots=known["won"].count(seat)))
        for seat, money in enumerate(known["money"])
    ]
    return "\n".join(lines)
