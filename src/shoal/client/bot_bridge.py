"""The bridge: a bot of this machine plays on a server. It accepts challenges by rule and plays many tables at once.

Nothing is kept here. After a restart the server says which tables are not over, and their games go on: a bot is told
the whole view at every decision. A program that breaks the protocol resigns its game, and the others go on.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from secrets import randbits
from typing import Final, TypeVar

from shoal.bots.bot import Bot, BotFailed, Budget
from shoal.bots.roster import bot_for
from shoal.client.errors import ClientError, Refused
from shoal.client.http import Client
from shoal.client.table_socket import Seat
from shoal.core.catalogue import load
from shoal.core.game import Game, Shown
from shoal.core.rng import Rng
from shoal.table.client_messages import Position
from shoal.table.http_types import Challenge

POLL_EVERY_S: Final = 2.0
"""Seconds between two looks at challenges and tables."""
RETRY_LONGEST_S: Final = 60.0
PART: Final = 20
"""With a live clock a bot uses at most this part of the time that is left."""
GONE: Final = frozenset({"stale", "unknown"})
"""Refusals of a challenge that was taken back meanwhile."""
TOO_LATE: Final = frozenset({"over", "stale"})
"""Refusals of an act at a table that has changed."""
T = TypeVar("T")


@dataclass(frozen=True)
class BridgePlan:
    """Which bot plays, and what it accepts: games, how many tables at once, rated games, whose challenges (or all)."""

    bot: str
    games: frozenset[str]
    at_once: int = 4
    rated: bool = True
    only: frozenset[str] = frozenset()
    seconds: float = 2.0

    def accepts(self, challenge: Challenge) -> bool:
        """Return whether the bot plays a game that somebody asks for."""
        return (
            challenge["game"] in self.games
            and (self.rated or not challenge["rated"])
            and (not self.only or challenge["by"] in self.only)
        )


class Bridge:
    """One player of a server whose seats a bot of this machine plays."""

    def __init__(self, client: Client, plan: BridgePlan, tell: Callable[[str], None]) -> None:
        self.client = client
        self.plan = plan
        self.tell = tell
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.threads = ThreadPoolExecutor(plan.at_once)

    async def run(self) -> None:
        """Play until cancelled."""
        try:
            while True:
                await self.patiently(self.look)
                await asyncio.sleep(POLL_EVERY_S)
        finally:
            await self.leave()

    async def patiently(self, ask: Callable[[], Awaitable[T]]) -> T:
        """Ask the server. While it cannot be reached, or limits this player, ask again, less and less often."""
        pause = POLL_EVERY_S
        while True:
            try:
                return await ask()
            except ClientError as error:
                if isinstance(error, Refused) and error.code == "stranger":
                    raise
                pause = min(2 * pause, RETRY_LONGEST_S)
                self.tell(f"waits {pause:.0f} s: {error}")
            await asyncio.sleep(pause)

    async def leave(self) -> None:
        """End all games here; on the server they go on."""
        for task in self.playing.values():
            task.cancel()
        await asyncio.gather(*self.playing.values(), return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def look(self) -> None:
        """Sit down at every table of this player, and answer challenges."""
        self.playing = {table: task for table, task in self.playing.items() if not task.done()}
        for mine in await self.client.mine():
            if mine["table"]["status"] == "running":
                self.begin(mine["table"]["id"], mine["table"]["game"])
        for challenge in (await self.client.finding())["received"]:
            if challenge["table"] is None:
                await self.answer(challenge)

    async def answer(self, challenge: Challenge) -> None:
        """Accept or decline a challenge; one that comes while all places are taken waits for a place."""
        if not self.plan.accepts(challenge):
            await self.client.decline(challenge["id"])
            self.tell(f"declined {challenge['by']}, {challenge['game']}")
        elif len(self.playing) < self.plan.at_once:
            try:
                table = await self.client.accept(challenge["id"])
            except Refused as refused:
                if refused.code not in GONE:
                    raise
            else:
                self.begin(table["id"], table["game"])

    def begin(self, table: str, game: str) -> None:
        if table not in self.playing and len(self.playing) < self.plan.at_once:
            self.tell(f"plays {game} at {table}")
            self.playing[table] = asyncio.create_task(self.play(table, load(game)))

    async def play(self, table: str, game: Game) -> None:
        """Play one table until its game is over. The bot starts with its first decision."""
        try:
            async with self.client.sit(table) as seat:
                try:
                    if await seat.decision() is not None and seat.you is not None:
                        bot = await self.aside(bot_for, self.plan.bot, game, seat.you)
                        await BridgedTable(self, seat, game, bot).play()
                except BotFailed as failure:
                    self.tell(str(failure))
                    await seat.ask("resign")
                ending = ending_of(seat)
        except ClientError as error:
            ending = str(error)
        self.tell(f"leaves {table}: {ending}")

    async def aside(self, work: Callable[..., T], *arguments: object) -> T:
        """Do something that may take long in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *arguments)


@dataclass
class BridgedTable:
    """The bot of one table."""

    bridge: Bridge
    seat: Seat
    game: Game
    bot: Bot
    told: int = 0
    rng: Rng = field(default_factory=lambda: Rng(randbits(64)))

    async def play(self) -> None:
        """Play until the game is over; raise BotFailed if a program breaks the protocol."""
        try:
            while position := await self.seat.decision():
                action = await self.bridge.aside(self.choose, position)
                try:
                    await self.seat.act(action)
                except Refused as refused:
                    if refused.code not in TOO_LATE:
                        raise
            await self.bridge.aside(self.end)
        finally:
            self.bot.close()

    def choose(self, position: Position) -> str:
        """Return the bot's action, after it has heard what happened since its last one."""
        self.hear()
        actions = self.game.actions
        legal = [actions.parse(text) for text in position["legal"]]
        return actions.format(self.bot.choose(position["view"], legal, self.budget(position), self.rng))

    def hear(self) -> None:
        happenings = self.seat.happenings
        for happening in happenings[self.told :]:
            if happening["kind"] == "act":
                self.bot.notice(Shown(happening["seat"], happening["text"], happening["veiled"]))
        self.told = len(happenings)

    def budget(self, position: Position) -> Budget:
        """Return how long the bot may think: less than the plan says if a live clock runs out."""
        table, seconds = self.seat.table, self.bridge.plan.seconds
        if table is not None and table["clock"]["kind"] == "live" and position["clocks"] and self.seat.you is not None:
            seconds = min(seconds, position["clocks"][self.seat.you]["left"] / 1000 / PART)
        return Budget(seconds=seconds)

    def end(self) -> None:
        """Tell the bot how the game ended."""
        if self.seat.result is not None:
            self.hear()
            self.bot.over(self.seat.result["scores"], self.seat.result["shares"])


def ending_of(seat: Seat) -> str:
    return "no result" if seat.result is None else f"{seat.result['ending']}, points {seat.result['scores']}"
