"""A view of Lots as a picture: what each seat has."""

from typing import cast

from shoal.core.game import View
from shoal.core.picture import Picture, written
from shoal.core.telling import Say, telling
from toys.lots.view import LotsView


def picture(view: View, say: Say) -> Picture:
    known = cast("LotsView", view)
    lines = [
        say(telling("lots.has", seat=seat, money=money, lots=known["won"].count(seat)))
        for seat, money in enumerate(known["money"])
    ]
    return written(lines)
