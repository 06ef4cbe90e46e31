"""What can be said of Lots without loading its engine."""

from pathlib import Path
from typing import Final

from shoal.core.edition import read_edition
from shoal.core.meta import Meta

EDITION: Final = read_edition(Path(__file__).with_name("edition.toml"))
MONEY: Final = EDITION.whole("box", "money", 1, 9)
LOTS: Final = EDITION.whole("box", "lots", 1, 9)
LOT_VALUE: Final = EDITION.whole("box", "lot_value", 1, 9)
META: Final = Meta(
    title="Lots",
    designer="the test kit",
    seats=(2, 3),
    rules_version=1,
    releases={1: ""},
    endings=("sold",),
)
