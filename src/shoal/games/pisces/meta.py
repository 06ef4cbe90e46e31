"""What can be said of Pisces without loading its engine."""

from pathlib import Path
from typing import Final

from shoal.core.edition import Edition, read_edition
from shoal.core.meta import Meta
from shoal.core.options import Option

EDITION: Final = read_edition(Path(__file__).with_name("edition.toml"))
ARGUMENTS: Final = {
    "species": "species",
    "absent": "species*",
    "goals": "species*",
    "paid": "species",
    "spent": "species*",
    "area": "area",
    "origin": "area",
    "previous": "area",
    "location": "location",
    "locations": "location*",
    "stage": "stage",
    "item": "item",
    "chosen": "item",
    "items": "item*",
    "phase": "phase",
    "tokens": "token*",
}
"""The kinds of the arguments of tellings. A token is a number of the ocean."""


def meta_of(edition: Edition) -> Meta:
    """Return what is printed on the box."""
    return Meta(
        title="Pisces",
        designer="",
        seats=tuple(edition.sections["game"]["players"]),
        open=True,
        rules_version=1,
        releases={1: ""},
        endings=("rounds",),
        arguments=ARGUMENTS,
        options=(
            Option("pass_final", default=False, values=(False, True)),
            Option("top_leader", default=False, values=(False, True)),
            Option("blocked_stack", "free", ("free", "last", "first")),
            Option("joint_payment", default=False, values=(False, True)),
            Option("overpay", default=False, values=(False, True)),
            Option("strict_supply", default=False, values=(False, True)),
        ),
    )
