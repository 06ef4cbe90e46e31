"""A bot in a process of its own, which is sent only what a player at the table may know.

Both sides write JSON, one message on each line. The first message names the bot and its seat. Each later one asks for a
decision and tells what has happened since the last one. Each answer is an action.

    {"game": "tide", "edition": null, "bot": "skipper", "seat": 1}
    {"view": {…}, "legal": ["pass", "bid 3"], "budget": [1.0, null], "seed": 7, "events": [[0, "bid 2", false]]}
    {"action": "bid 3"}

A budget is seconds and iterations. An event is a seat, the action as the bot's seat may see it, and whether that text
is a veil.
"""

import json
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final, TypedDict, cast

from shoal.bots.bot import Bot, Budget
from shoal.bots.roster import bot_for
from shoal.core.catalogue import load
from shoal.core.errors import ShoalError
from shoal.core.game import Game, Shown, View
from shoal.core.rng import Rng

COMMAND: Final = (sys.executable, "-P", "-c", "from shoal.bots.process import serve; serve()")


class Seated(TypedDict):
    """The first message: which bot plays which seat of which game."""

    game: str
    edition: str | None
    bot: str
    seat: int


class Decision(TypedDict):
    """Everything that a bot is told when it must decide."""

    view: View
    legal: list[str]
    budget: list[Any]
    seed: int
    events: list[list[Any]]


class BotFailed(ShoalError):
    """The process of a bot has ended unexpectedly."""


class Apart(Bot):
    """A bot that thinks in another process, which ends when this object is closed."""

    def __init__(
        self, name: str, game: Game, seat: int, edition: Path | None = None, command: tuple[str, ...] = COMMAND
    ) -> None:
        self.name = name
        self.game = game
        self.events: list[list[Any]] = []
        self.process = subprocess.Popen(  # noqa: S603  (our own module in our own interpreter)
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        seated: Seated = {
            "game": game.name,
            "edition": None if edition is None else str(edition),
            "bot": name,
            "seat": seat,
        }
        self.unsaid = json.dumps(seated) + "\n"

    def choose(self, view: View, legal: list[int], budget: Budget, rng: Rng) -> int:
        actions = self.game.actions
        decision: Decision = {
            "view": view,
            "legal": [actions.format(action) for action in legal],
            "budget": [budget.seconds, budget.iterations],
            "seed": rng.word(),
            "events": self.events,
        }
        answer = self._ask(self.unsaid + json.dumps(decision) + "\n")
        self.unsaid = ""
        self.events = []
        return actions.parse(json.loads(answer)["action"])

    def notice(self, shown: Shown) -> None:
        self.events.append([shown.seat, shown.text, shown.veiled])

    def close(self) -> None:
        with suppress(BrokenPipeError), self.process:
            pass

    def _ask(self, lines: str) -> str:
        requests, answers = cast("IO[str]", self.process.stdin), cast("IO[str]", self.process.stdout)
        with suppress(BrokenPipeError):
            requests.write(lines)
            requests.flush()
        answer = answers.readline()
        if not answer:
            raise BotFailed(f"the process of {self.name} ended unexpectedly")
        return answer


def serve() -> None:
    """Play the seat named on standard input until the input ends; ignore Ctrl-C, which the other process handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first = sys.stdin.readline()
    if not first:
        return  # the table was left before this seat had to decide
    seated: Seated = json.loads(first)
    game = load(seated["game"], None if seated["edition"] is None else Path(seated["edition"]))
    bot = bot_for(seated["bot"], game, seated["seat"])
    for line in sys.stdin:
        print(json.dumps({"action": decide(game, bot, json.loads(line))}), flush=True)


def decide(game: Game, bot: Bot, decision: Decision) -> str:
    """Tell the bot what has happened, and return its action."""
    for seat, text, veiled in decision["events"]:
        bot.notice(Shown(seat, text, veiled))
    seconds, iterations = decision["budget"]
    legal = [game.actions.parse(text) for text in decision["legal"]]
    action = bot.choose(decision["view"], legal, Budget(seconds, iterations), Rng(decision["seed"]))
    return game.actions.format(action)
