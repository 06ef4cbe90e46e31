"""The kinds of email, and which texts they have."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class EmailTemplate:
    """The names of a letter's texts, and the names of their data.

    In HTML `button` is written on its links, and `foot` on the link of its foot, if it has one.
    A letter that can be stopped also has the data `unsubscribe`: where mail programs ask for that.
    """

    subject: str
    body: str
    data: frozenset[str]
    button: str
    foot: str = ""
    stops: bool = False


EMAIL_TEMPLATES: Final = {
    "confirm": EmailTemplate("confirm-subject", "confirm-body", frozenset({"name", "link"}), "confirm-button"),
    "address": EmailTemplate("address-subject", "address-body", frozenset({"name", "link"}), "address-button"),
    "recovery": EmailTemplate("recovery-subject", "recovery-body", frozenset({"name", "link"}), "recovery-button"),
    "turn": EmailTemplate(
        "turn-subject",
        "turn-body",
        frozenset({"name", "games", "count", "first", "stop", "hours"}),
        "turn-button",
        foot="turn-foot",
        stops=True,
    ),
}
