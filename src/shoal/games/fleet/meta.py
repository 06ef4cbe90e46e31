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
    summary="Bid for licences, launch boats and hire captains; the cards you hold are boats, crews and money at once.",
    seats=(2, 3, 4),
    rules_version=1,
    releases={1: ""},
    endings={
        "licences": "The licence deck could not fill the auction.",
        "crates": "The last crate was taken from the supply.",
        "both": "The licence deck could not fill the auction, and the last crate was taken in the same round.",
    },
    options=(
        Option("advanced", default=False, values=(False, True), effect="premium licences may come from round 2 on"),
        Option(
            "hidden_discards",
            default=False,
            values=(False, True),
            effect="cards paid and discarded stay face down; of a payment only count and sum are told",
        ),
    ),
)
