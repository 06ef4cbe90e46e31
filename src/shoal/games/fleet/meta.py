"""What can be said of Fleet without loading its engine."""

from pathlib import Path
from typing import Final

from shoal.core.edition import read_edition
from shoal.core.meta import Meta
from shoal.core.options import Option

EDITION: Final = read_edition(Path(__file__).with_name("edition.toml"))
META: Final = Meta(
    title="Fleet",
    designer="Benjamin Pinchback and Matthew D. Riddle",
    seats=(2, 3, 4),
    rules_version=1,
    releases={1: ""},
    endings=("licences", "crates", "both"),
    arguments={
        "card": "card",
        "card_order": "card*",
        "boat": "boat",
        "boat_order": "boat*",
        "licence": "licence",
        "licences": "licence*",
        "spent": "card*",
        "staying": "card*",
        "ready": "boat*",
        "gone": "boat*",
    },
    options=(
        Option("advanced", default=False, values=(False, True)),
        Option("hidden_discards", default=False, values=(False, True)),
    ),
)
