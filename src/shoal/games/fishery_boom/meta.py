"""What can be said of Fishery Boom without loading its engine."""

from pathlib import Path
from typing import Final

from shoal.core.edition import Edition, read_edition
from shoal.core.meta import Meta
from shoal.core.options import Option

EDITION: Final = read_edition(Path(__file__).with_name("edition.toml"))
SUMMARY: Final = (
    "Feed your country for ten years from one sea that all fish: what you serve this year is asked for again next year."
)
RECONSTRUCTED: Final = " The sheet of the sea is lost; ours is a reconstruction."


def meta_of(edition: Edition, seats: tuple[int, ...], years: int) -> Meta:
    """Return what is printed on the box; what the edition settles is the default of its option."""
    rotation = edition.whole("game", "start_rotation", -1, 1)
    reconstructed = "species" in edition.reconstructed()
    return Meta(
        title="Fishery Boom",
        designer="an unnamed designer",
        summary=SUMMARY + RECONSTRUCTED if reconstructed else SUMMARY,
        seats=seats,
        seat_names=("North", "East", "South", "West"),
        open=True,
        rules_version=1,
        releases={1: ""},
        endings={
            "played": f"All {years} years have been played.",
            "extinct": "The fish have run out.",
        },
        options=(
            Option("scoring", "competitive", ("competitive", "co-operative"), "own points, or the total of all"),
            Option(
                "spawn_one",
                edition.truth("variants", "spawn_one"),
                (False, True),
                "every surviving species regains its topmost depleted fish",
            ),
            Option(
                "upgrade_replaces_base",
                default=False,
                values=(False, True),
                effect="upgraded equipment loses its old use",
            ),
            Option("plus_one", "own_year", ("own_year", "next_year"), "the year whose demand a +1 box raises"),
            Option(
                "unplayed_plates",
                "count" if edition.truth("variants", "extinct_counts_next") else "ignore",
                ("count", "ignore"),
                "whether plates of a year that the fish do not reach are scored",
            ),
            Option(
                "rotation",
                "clockwise" if rotation == 1 else "counter-clockwise",
                ("counter-clockwise", "clockwise"),
                "where the start player's mark goes",
            ),
            Option("ties", "shared", ("shared", "fewest_marks"), "who wins with equal points"),
        ),
        presets={"together": {"scoring": "co-operative"}},
    )
