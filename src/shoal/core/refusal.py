"""A refusal: why an action is not legal, with the id of the rule that forbids it."""

from dataclasses import dataclass
from typing import Final

from shoal.core.pickling import pickle_by_fields
from shoal.core.telling import Telling, telling


@dataclass(frozen=True)
class Refusal:
    """The id of a rule (see the game's RULES.md), and what is said to the player."""

    rule: str
    telling: Telling


pickle_by_fields(Refusal)


def refused(_rule: str, _id: str, /, **arguments: object) -> Refusal:
    return Refusal(_rule, Telling(_id, arguments))


TURN: Final = Refusal("TURN", telling("core.not-your-decision"))
OVER: Final = Refusal("OVER", telling("core.over"))
CHANCE_ONLY: Final = Refusal("CHANCE", telling("core.chance-only"))
CHANCE_FIRST: Final = Refusal("CHANCE", telling("core.chance-first"))
CHANCE_NOT: Final = Refusal("CHANCE", telling("core.chance-not"))
ORDER: Final = Refusal("ORDER", telling("core.order"))
PROTOCOL_RULES: Final = ("TURN", "OVER", "CHANCE", "ORDER")
