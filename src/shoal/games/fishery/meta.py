"""What can be said of Fishery without loading its engine."""

from pathlib import Path
from typing import Final

from shoal.core.edition import Edition, read_edition
from shoal.core.meta import Meta
from shoal.core.options import Option

EDITION: Final = read_edition(Path(__file__).with_name("edition.toml"))


def meta_of(edition: Edition) -> Meta:
    """Return what is printed on the box; the printed numbers are the defaults of the options."""
    return Meta(
        title="Fishery",
        designer="Yuuki Doi",
        summary="Place ships, then cast nets until the sea is divided; the most ships in a fishery own its fish.",
        seats=(2,),
        seat_names=("Black", "White"),
        open=True,
        rules_version=1,
        releases={1: ""},
        endings={
            "passed": "Both players passed although nets could still be cast.",
            "exhausted": "No net could be cast any more.",
        },
        options=(
            Option("rows", edition.whole("board", "rows", 2, 7), tuple(range(2, 8)), "rows of the board"),
            Option("columns", edition.whole("board", "columns", 2, 9), tuple(range(2, 10)), "columns of the board"),
            Option("ships", edition.whole("pieces", "ships_each", 1, 12), tuple(range(1, 13)), "ships of each player"),
            Option("net_limit", 0, tuple(range(31)), "nets of each player; 0 for as many as needed"),
        ),
        presets={
            "pond": {"rows": 5, "columns": 5, "ships": 3},
            "puddle": {"rows": 3, "columns": 3, "ships": 2},
        },
    )
