"""What can be said of Pisces without loading its engine."""

from pathlib import Path
from typing import Final

from shoal.core.edition import Edition, read_edition
from shoal.core.meta import Meta
from shoal.core.options import Option

EDITION: Final = read_edition(Path(__file__).with_name("edition.toml"))
RECONSTRUCTED: Final = "The boards are a reconstruction: their pictures are lost."


def meta_of(edition: Edition) -> Meta:
    """Return what is printed on the box; it tells whether the boards are reconstructed."""
    summary = "Send boats, roll for fish as they grow up, spawn and die; guard your own stock, and bid to be first."
    return Meta(
        title="Pisces",
        designer="an unnamed designer",
        summary=f"{summary} {RECONSTRUCTED}" if edition.reconstructed() else summary,
        seats=tuple(edition.sections["game"]["players"]),
        open=True,
        rules_version=1,
        releases={1: ""},
        endings={"rounds": "The last round has been fished."},
        options=(
            Option("pass_final", default=False, values=(False, True), effect="who passes in an auction is out of it"),
            Option("top_leader", default=False, values=(False, True), effect="a bid must be the highest"),
            Option(
                "blocked_stack",
                "free",
                ("free", "last", "first"),
                "of several stacks hit, a blocked one is: free to choose, the last, or the first",
            ),
            Option("joint_payment", default=False, values=(False, True), effect="one payment for all that is bought"),
            Option("strict_supply", default=False, values=(False, True), effect="trophies and stars can run out"),
        ),
    )
