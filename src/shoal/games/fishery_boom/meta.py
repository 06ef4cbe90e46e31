"""What can be said of Fishery Boom without loading its engine."""

from pathlib import Path
from typing import Final

from shoal.core.edition import Edition, read_edition
from shoal.core.meta import Meta
from shoal.core.options import Option

EDITION: Final = read_edition(Path(__file__).with_name("edition.toml"))
ARGUMENTS: Final = {
    "box": "box",
    "dice": "die*",
    "die": "die",
    "fish": "fish",
    "gear": "gear",
    "label": "year",
    "marks": "seat#",
    "phase": "phase",
    "plates": "seat#",
    "protected": "species*",
    "school": "fish*",
    "species": "species",
}


def meta_of(edition: Edition, seats: tuple[int, ...]) -> Meta:
    """Return what stands on the lid; what the edition settles is the default of its option."""
    rotation = edition.whole("game", "start_rotation", -1, 1)
    return Meta(
        title="Fishery Boom",
        designer="",
        seats=seats,
        open=True,
        rules_version=1,
        releases={1: ""},
        endings=("played", "extinct"),
        arguments=ARGUMENTS,
        options=(
            Option("scoring", "competitive", ("competitive", "co-operative")),
            Option("spawn_one", edition.truth("variants", "spawn_one"), (False, True)),
            Option("upgrade_replaces_base", default=False, values=(False, True)),
            Option("plus_one", "own_year", ("own_year", "next_year")),
            Option(
                "unplayed_plates",
                "count" if edition.truth("variants", "extinct_counts_next") else "ignore",
                ("count", "ignore"),
            ),
            Option(
                "rotation",
                "clockwise" if rotation == 1 else "counter-clockwise",
                ("counter-clockwise", "clockwise"),
            ),
            Option("ties", "shared", ("shared", "fewest_marks")),
        ),
        presets={"together": {"scoring": "co-operative"}},
    )
