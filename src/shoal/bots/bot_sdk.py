"""The program's side of the Shoal Bot Protocol, for bots that are written in Python.

A program of one's own ends with `serve(MyBot)`, where `MyBot(game, seat)` makes a bot for a seat.
"""

import json
import signal
import sys
from collections.abc import Callable

from shoal.bots.bot import Bot, Budget
from shoal.bots.protocol import VERSION, Answer, Decide, Event, Start, line_of
from shoal.bots.roster import bot_for
from shoal.core.catalogue import load
from shoal.core.edition import parse_edition
from shoal.core.errors import ShoalError
from shoal.core.game import Game, Shown
from shoal.core.rng import Rng

Maker = Callable[[Game, int], Bot]


class OtherProtocol(ShoalError):
    """The host speaks a version of the protocol that this release does not know."""


def serve(make: Maker) -> None:
    """Play the seat named on standard input until the input ends; ignore Ctrl-C, which the host handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    first = sys.stdin.readline()
    if not first:
        return  # the table was left before this seat had to decide
    start: Start = json.loads(first)
    if start["protocol"] != VERSION:
        raise OtherProtocol(f"the host speaks version {start['protocol']} of the protocol, and this bot {VERSION}")
    game = game_of(start)
    bot = make(game, start["seat"])
    for line in sys.stdin:
        message = json.loads(line)
        hear(bot, message["events"])
        if message["type"] == "decide":
            sys.stdout.buffer.write(line_of(decide(game, bot, message)))
            sys.stdout.buffer.flush()
        else:
            bot.over(message["scores"], message["shares"])


def game_of(start: Start) -> Game:
    """Return the game by the edition that the host uses."""
    game = load(start["game"])
    if game.edition.digest == start["edition"]:
        return game
    return game.with_edition(parse_edition(start["edition_text"], "edition.toml"))


def hear(bot: Bot, events: list[Event]) -> None:
    for event in events:
        bot.notice(Shown(event["seat"], event["action"], event["veiled"]))


def decide(game: Game, bot: Bot, question: Decide) -> Answer:
    budget = Budget(question["budget"]["seconds"], question["budget"]["iterations"])
    legal = [game.actions.parse(text) for text in question["legal"]]
    action = bot.choose(question["view"], legal, budget, Rng(question["seed"]))
    return {"action": game.actions.format(action)}


def main() -> None:
    """Serve the bot whose name is the first argument."""
    name = sys.argv[1]
    serve(lambda game, seat: bot_for(name, game, seat))
