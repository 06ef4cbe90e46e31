"""What can be said of Fresh Fish without loading its engine."""

from pathlib import Path
from typing import Final

from shoal.core.edition import Edition, read_edition
from shoal.core.meta import Meta
from shoal.core.options import Option

EDITION: Final = read_edition(Path(__file__).with_name("edition.toml"))
LAYOUTS: Final = ("simple", "moderate", "complex")
TIE_BREAKS: Final = ("author", "left")


def meta_of(edition: Edition) -> Meta:
    """Return what is printed on the box; how many special tiles there are stands in the edition."""
    return Meta(
        title="Fresh Fish",
        designer="Friedemann Friese",
        seats=tuple(edition.sections["players"]["seats"]),
        rules_version=1,
        releases={1: ""},
        endings=("settled", "full", "unsold"),
        arguments={
            "plot": "plot",
            "plots": "plot*",
            "route": "plot*",
            "center": "center",
            "tile": "tile",
            "outlet": "tile",
            "missing": "tile*",
            "routes": "tile#",
            "bids": "seat#",
            "tied": "seat*",
            "choice": "choice",
            "trade": "trade",
            "ending": "ending",
        },
        options=(
            Option("layout", "simple", LAYOUTS),
            Option("tie_break", "author", TIE_BREAKS),
            _up_to(edition, "construction_zones"),
            _up_to(edition, "demonstrations"),
            Option("play_to_full_board", False, (False, True)),  # noqa: FBT003  (a value of the option)
        ),
        presets={
            "whole-box": {
                "layout": "complex",
                "construction_zones": edition.sections["deck"]["construction_zones"],
                "demonstrations": edition.sections["deck"]["demonstrations"],
            },
        },
    )


def _up_to(edition: Edition, key: str) -> Option:
    """Make the option to use none, some or all tiles of a kind."""
    return Option(key, 0, tuple(range(edition.sections["deck"][key] + 1)))
