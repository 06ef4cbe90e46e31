"""What happened in Lots, as tellings."""

from shoal.core.game import Shown
from shoal.core.telling import Telling, telling


def tell(shown: Shown) -> list[Telling]:
    if shown.veiled:
        return [telling("lots.sealed", seat=shown.seat)]
    return [telling("lots.bid", seat=shown.seat, money=int(shown.text.removeprefix("bid ")))]
