"""What pages get about who is here."""

from typing import TypedDict


class PeopleHere(TypedDict):
    """How many people have had an open connection in the last minute. Bots are not counted."""

    here: int
