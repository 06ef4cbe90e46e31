"""The caller: a worker's duty that tells players of their turns, by one way each.

A push that was sent just before a worker died is sent again. It has the same topic and turn, so that a device shows it
once.
"""

import asyncio
from typing import Final

from prometheus_client import Counter
from sqlalchemy.ext.asyncio import AsyncConnection
from structlog import get_logger

from shoal.server.calling import encryption, store
from shoal.server.calling.mailing import tell_by_letter
from shoal.server.calling.pushing import LATER, REMOVED, TAKEN, Push, push, topic_of
from shoal.server.calling.quiet import when
from shoal.server.calling.store import Notice
from shoal.server.calling.wording import Waiting, push_of
from shoal.server.database import Database
from shoal.server.logs import Once, place_of
from shoal.server.moments import now
from shoal.server.notices import devices
from shoal.server.notices import store as notices
from shoal.server.notices.devices import Device
from shoal.server.notices.store import Wishes
from shoal.server.outages import DATABASE_ERRORS, is_outage
from shoal.server.players import store as players
from shoal.server.settings import Settings
from shoal.server.tracing import followed

AT_ONCE: Final = 32
"""How many notices are handled at the same time: a slow push service must not hold up the others."""
MOST_DOUBTFUL: Final = 8
"""How many of these are for devices that did not take the last push: they must leave room for the others."""
CROWDED_PAUSE: Final = 2000
POLL_SECONDS: Final = 1.0
FIRST_PAUSE: Final = 20_000
TRIES: Final = 5
"""How often a push is tried before a letter is written instead."""
MOST_FAILURES: Final = 20
"""So many failed pushes in a row remove a device."""
LONGEST: Final = 28 * 24 * 3600
SHORTEST: Final = 60
"""Seconds for which push services keep a message at most and at least."""
PUSHES: Final = Counter("shoal_pushes", "What push services answered.", ["outcome"])
LOG: Final = get_logger()


class Caller:
    """Claims notices until it is cancelled."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.held: set[asyncio.Task[None]] = set()
        self.doubtful = 0
        self.fresh = encryption.new_private()
        self.once = Once()

    async def run(self) -> None:
        """Claim and tell. Never returns."""
        try:
            while True:
                try:
                    claimed = await store.claim(self.database, AT_ONCE - len(self.held))
                    self.held |= {asyncio.create_task(self._serve(notice)) for notice in claimed}
                except DATABASE_ERRORS as error:
                    if not is_outage(error):
                        raise
                await self._rest()
        finally:
            for task in self.held:
                task.cancel()
            await asyncio.gather(*self.held, return_exceptions=True)

    async def _rest(self) -> None:
        """Wait a little, and longer if there is no room for more."""
        await asyncio.sleep(POLL_SECONDS)
        if len(self.held) == AT_ONCE:
            await asyncio.wait(self.held, return_when=asyncio.FIRST_COMPLETED)
        self.held = {task for task in self.held if not task.done()}

    async def _serve(self, notice: Notice) -> None:
        """Tell of one turn. After an error the claim ends by itself, and the notice is tried again."""
        try:
            with followed("notice", notice.table_id, notice.entries):
                await self._tell(notice)
        except Exception as error:  # noqa: BLE001  (one notice must not stop the others)
            if self.once.is_new((type(error).__name__, place_of(error))):
                LOG.warning("notice.failed", error=type(error).__name__, place=place_of(error))

    async def _tell(self, notice: Notice) -> None:
        """Do the next thing for a notice: drop it, put it off, push it, or write a letter."""
        async with self.database.transaction() as connection:
            found = await self._plan(connection, notice)
            if found is None:
                return
            game, wishes, reached = found
            private = await devices.private_key(connection, self.fresh)
        one = Push(push_of(game, wishes), topic_of(notice.table_id), seconds_of(game))
        contact, local = self.settings.url, self.settings.push_local
        pushes = [push(device, one, private, contact, local=local) for device in reached]
        doubtful = is_doubtful(reached)
        self.doubtful += doubtful
        try:
            outcomes = dict(zip(reached, await asyncio.gather(*pushes), strict=True))
        finally:
            self.doubtful -= doubtful
        async with self.database.transaction() as connection:
            await self._settle(connection, notice, outcomes)

    async def _plan(self, connection: AsyncConnection, notice: Notice) -> tuple[Waiting, Wishes, list[Device]] | None:
        """Return the turn, the player's wishes and their devices; None if nothing is to be pushed now."""
        wishes, game = await notices.wishes_of(connection, notice.player), await store.find(connection, notice)
        if wishes is None or game is None:
            await store.finish(connection, notice, "over" if game is None else "none")
            return None
        at = when(wishes, now(), earliest_of(notice, wishes, game), game.deadline)
        if at > now():
            await store.put_back(connection, notice, at, counted=False)
            return None
        reached = await devices_of(connection, notice.player) if wishes.push and notice.stage == "push" else []
        if not reached:
            await tell_by_letter(connection, self.settings, notice)
            return None
        if is_doubtful(reached) and self.doubtful >= MOST_DOUBTFUL:
            await store.put_back(connection, notice, now() + CROWDED_PAUSE, counted=False)
            return None
        return game, wishes, reached

    async def _settle(self, connection: AsyncConnection, notice: Notice, outcomes: dict[Device, str]) -> None:
        """Store what the push services said; if no device takes the push, try again or write a letter."""
        for device, outcome in outcomes.items():
            PUSHES.labels(outcome).inc()
            if outcome == REMOVED:
                await devices.remove(connection, device.endpoint_hash, device.player)
            elif outcome == LATER:
                await devices.count_failure(connection, device, MOST_FAILURES)
            else:
                await devices.forgive(connection, device)
        if TAKEN in outcomes.values():
            await store.finish(connection, notice, "push")
        elif LATER in outcomes.values() and notice.attempts < TRIES:
            await store.put_back(connection, notice, now() + FIRST_PAUSE * 2 ** (notice.attempts - 1), counted=True)
        else:
            await tell_by_letter(connection, self.settings, notice)


async def devices_of(connection: AsyncConnection, player: str) -> list[Device]:
    """Return the devices on which a player is signed in; the others are removed."""
    found = await devices.of_player(connection, player)
    living = await players.living(connection, [device.session for device in found])
    for device in found:
        if device.session not in living:
            await devices.remove(connection, device.endpoint_hash, player)
    return [device for device in found if device.session in living]


def is_doubtful(reached: list[Device]) -> bool:
    return any(device.failures for device in reached)


def earliest_of(notice: Notice, wishes: Wishes, game: Waiting) -> int:
    """Return when a player wants to be told: at once, or when a quarter of the time is left."""
    if not wishes.late or game.deadline is None:
        return notice.began
    return game.deadline - (game.deadline - notice.began) // 4


def seconds_of(game: Waiting) -> int:
    """Return for how long a push is worth being delivered."""
    left = LONGEST if game.deadline is None else (game.deadline - now()) // 1000
    return max(SHORTEST, min(LONGEST, left))
