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
        summary="Reserve plots, bid for outlets and watch streets grow by force; the shortest routes win.",
        seats=tuple(edition.sections["players"]["seats"]),
        seat_names=("Blue", "Vermilion", "Green", "Rose", "Amber"),
        rules_version=1,
        releases={1: ""},
        endings={
            "settled": "No route and no purse could change any more.",
            "full": "The last plot was developed.",
            "unsold": "The last plot was developed before every outlet had been auctioned.",
        },
        options=(
            Option("layout", "simple", LAYOUTS, "supply centers in the corners, in different quarters, or anywhere"),
            Option("tie_break", "author", TIE_BREAKS, "equal bids: first to the drawer, or to the drawer's left"),
            _up_to(edition, "construction_zones", "zone tiles in the deck, each with one more of apartments"),
            _up_to(edition, "demonstrations", "antinuclear demonstrations in the deck"),
            Option("play_to_full_board", False, (False, True), "play on when the scores are settled"),  # noqa: FBT003  (a value of the option)
        ),
        presets={
            "whole-box": {
                "layout": "complex",
                "construction_zones": edition.sections["deck"]["construction_zones"],
                "demonstrations": edition.sections["deck"]["demonstrations"],
            },
        },
    )


def _up_to(edition: Edition, key: str, effect: str) -> Option:
    """Make the option to use none, some or all tiles of a kind."""
    return Option(key, 0, tuple(range(edition.sections["deck"][key] + 1)), effect)
