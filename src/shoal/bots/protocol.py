"""The Shoal Bot Protocol: what a host and the program of a bot write to each other, in JSON, one message on each line.

The host writes `start` once, `decide` whenever the seat must decide, and `end` when the game is over. The program
answers every `decide` with one line, and writes nothing else. docs/reference/bot-protocol.md is for people who write
programs.
"""

import json
from typing import Final, Literal, NotRequired, TypedDict

from shoal.core.game import Shown, View

VERSION: Final = 1
LONGEST_ANSWER: Final = 65_536
"""Bytes of a line, with its end."""


class Start(TypedDict):
    """The first message: which seat of which game the program plays. One process plays one game.

    `edition` is the digest of the printed numbers, and `edition_text` the TOML file that has them.
    """

    type: Literal["start"]
    protocol: int
    game: str
    rules_version: int
    edition: str
    edition_text: str
    seat: int


class Event(TypedDict):
    """What a seat or chance (seat -1) did; `action` is a veil, such as "draws a card", if the seat may not know it."""

    seat: int
    action: str
    veiled: bool


class Limit(TypedDict):
    """How long the program may think: seconds, iterations of a search, or both; null is no limit of that kind."""

    seconds: float | None
    iterations: int | None


class Decide(TypedDict):
    """Asks for an action. `events` are those since the last message; equal seeds should give equal answers."""

    type: Literal["decide"]
    view: View
    legal: list[str]
    events: list[Event]
    budget: Limit
    seed: int


class End(TypedDict):
    """The game is over. Nothing is answered, and the input ends."""

    type: Literal["end"]
    events: list[Event]
    scores: list[int]
    shares: list[float]


class Answer(TypedDict):
    """One of the legal actions and, if the program likes, its estimate of its share of the win, from 0 to 1."""

    action: str
    estimate: NotRequired[float]


def event_of(shown: Shown) -> Event:
    return {"seat": shown.seat, "action": shown.text, "veiled": shown.veiled}


def line_of(message: Start | Decide | End | Answer) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def read_answer(line: bytes) -> Answer:
    """Return the answer on a line; raise ValueError if it is none."""
    try:
        answer = json.loads(line)
    except RecursionError:
        raise ValueError("the answer is nested too deeply") from None
    action, estimate = (answer.get("action"), answer.get("estimate")) if isinstance(answer, dict) else (None, None)
    if not isinstance(action, str):
        raise ValueError('the answer has no text "action"')  # noqa: TRY004  (one error for every wrong answer)
    if estimate is None:
        return {"action": action}
    if isinstance(estimate, bool) or not isinstance(estimate, int | float) or not 0 <= estimate <= 1:
        raise ValueError('"estimate" is not a number from 0 to 1')
    return {"action": action, "estimate": float(estimate)}
