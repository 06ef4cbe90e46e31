"""What happened in Lots, line by line."""

from shoal.core.game import Shown
from shoal.core.telling import mark


def tell(shown: Shown) -> list[str]:
    return [f"{mark(shown.seat)} {shown.text}."]
