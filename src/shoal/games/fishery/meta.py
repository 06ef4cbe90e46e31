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
        seats=(2,),
        open=True,
        colours=("black", "white"),
        rules_version=1,
        releases={1: ""},
        endings=("passed", "exhausted"),
        arguments={"square": "square", "squares": "square*", "net": "net", "nets": "net*"},
        options=(
            Option("rows", edition.whole("board", "rows", 2, 7), tuple(range(2, 8))),
            Option("columns", edition.whole("board", "columns", 2, 9), tuple(range(2, 10))),
            Option("ships", edition.whole("pieces", "ships_each", 1, 12), tuple(range(1, 13))),
            Option("net_limit", 0, tuple(range(31))),
        ),
        presets={
            "pond": {"rows": 5, "columns": 5, "ships": 3},
            "puddle": {"rows": 3, "columns": 3, "ships": 2},
        },
    )
