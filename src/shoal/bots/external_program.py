"""A bot that is another program, in any language. It is told only what its seat may know.

A program that breaks the protocol has lost.
"""

import sys
from pathlib import Path
from typing import Final

from shoal.bots.bot import Bot, BotFailed, Budget, Fault
from shoal.bots.program_pipes import Pipes
from shoal.bots.protocol import (
    LONGEST_ANSWER,
    VERSION,
    Answer,
    Decide,
    End,
    Event,
    Start,
    event_of,
    line_of,
    read_answer,
)
from shoal.core.game import Game, Shown, View
from shoal.core.rng import Rng

START_ALLOWANCE_S: Final = 10.0
"""Seconds that a program may take more for its first answer."""
GRACE_S: Final = 1.0
"""Seconds that an answer may come after the budget."""
LONGEST_DECISION_S: Final = 60.0
"""Seconds for an answer if the budget names none."""
OURS: Final = (sys.executable, "-P", "-c", "from shoal.bots.bot_sdk import main; main()")
"""The command of a bot that has a name."""


class Program(Bot):
    """The host's side of a program.

    patience   whether the host waits without end, as it does for bots of its own
    estimate   the program's latest estimate of its share of the win
    """

    def __init__(self, name: str, command: tuple[str, ...], game: Game, seat: int, *, patience: bool = False) -> None:
        self.name = name
        self.game = game
        self.seat = seat
        self.patience = patience
        self.estimate: float | None = None
        self.events: list[Event] = []
        self.failed = False
        self.answers = 0
        try:
            self.pipes = Pipes(command, LONGEST_ANSWER)
        except OSError as error:
            raise BotFailed(name, seat, "missing", str(error)) from error
        self.pipes.write(line_of(self.start()))

    def start(self) -> Start:
        return {
            "type": "start",
            "protocol": VERSION,
            "game": self.game.name,
            "rules_version": self.game.meta.rules_version,
            "edition": self.game.edition.digest,
            "edition_text": self.game.edition.text,
            "seat": self.seat,
        }

    def choose(self, view: View, legal: list[int], budget: Budget, rng: Rng) -> int:
        names = [self.game.actions.format(action) for action in legal]
        question: Decide = {
            "type": "decide",
            "view": view,
            "legal": names,
            "events": self.events,
            "budget": {"seconds": budget.seconds, "iterations": budget.iterations},
            "seed": rng.word(),
        }
        self.events = []
        answer = self._ask(line_of(question), self._seconds(budget))
        if answer["action"] not in names:
            raise self._fault("illegal", f"{answer['action']!r} is not legal now")
        self.estimate = answer.get("estimate")
        return legal[names.index(answer["action"])]

    def notice(self, shown: Shown) -> None:
        self.events.append(event_of(shown))

    def over(self, scores: list[int], shares: list[float]) -> None:
        end: End = {"type": "end", "events": self.events, "scores": scores, "shares": shares}
        self.pipes.write(line_of(end))

    def close(self) -> None:
        self.pipes.close(kill=self.failed)

    def _seconds(self, budget: Budget) -> float | None:
        if self.patience:
            return None
        allowed = LONGEST_DECISION_S if budget.seconds is None else budget.seconds + GRACE_S
        return allowed if self.answers else allowed + START_ALLOWANCE_S

    def _ask(self, question: bytes, seconds: float | None) -> Answer:
        if self.pipes.has_line():
            line = self.pipes.read(0.01)
            raise self._fault("flooded", "it wrote a line without being asked") if line else self._ended()
        self.pipes.write(question)
        line = self.pipes.read(seconds)
        if line is None:
            raise self._fault("late", f"no answer after {seconds:.1f} seconds")
        if len(line) > LONGEST_ANSWER:
            raise self._fault("flooded", f"its answer is longer than {LONGEST_ANSWER} bytes")
        if not line.endswith(b"\n"):
            raise self._ended()
        self.answers += 1
        try:
            return read_answer(line)
        except ValueError as error:
            raise self._fault("garbled", str(error)) from None

    def _ended(self) -> BotFailed:
        last = self.pipes.said.decode(errors="replace").strip().splitlines()
        return self._fault("ended", last[-1] if last else "its program ended")

    def _fault(self, fault: Fault, detail: str) -> BotFailed:
        self.failed = True
        return BotFailed(self.name, self.seat, fault, detail)


def program_for(name: str, game: Game, seat: int) -> Program:
    """Return a bot that is the program at a path: a file of Python runs with this Python."""
    path = str(Path(name).resolve())
    return Program(name, (sys.executable, path) if name.endswith(".py") else (path,), game, seat)


def apart(name: str, game: Game, seat: int, command: tuple[str, ...] = OURS) -> Program:
    """Return a bot with a process of its own, which is trusted: one of ours, or of another package."""
    return Program(name, (*command, name), game, seat, patience=True)
