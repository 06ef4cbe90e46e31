"""A refusal: why an action is not legal, with the id of the rule that forbids it."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Refusal:
    """The id of a rule (see the game's RULES.md) and one sentence a player understands."""

    rule: str
    sentence: str


TURN: Final = Refusal("TURN", "It is not your decision now.")
OVER: Final = Refusal("OVER", "The game is over.")
CHANCE_ONLY: Final = Refusal("CHANCE", "Only chance decides that.")
CHANCE_FIRST: Final = Refusal("CHANCE", "Chance has to decide first.")
CHANCE_NOT: Final = Refusal("CHANCE", "Chance cannot give that outcome now.")
ORDER: Final = Refusal("ORDER", "The pieces of one choice are named in a fixed order, and this one comes too late.")
PROTOCOL_RULES: Final = ("TURN", "OVER", "CHANCE", "ORDER")
