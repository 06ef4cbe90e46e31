"""The notifier, a worker's duty: it sends the notifications of turns, by one way each.

A push that was sent just before a worker died is sent again. It has the same topic and turn, so that a device shows it
once.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection
from structlog import get_logger

from shoal.server.accounts.identity import store as players
from shoal.server.accounts.notification_outbox import push_subscriptions_store
from shoal.server.accounts.notification_outbox import store as notices
from shoal.server.accounts.notification_outbox.push_subscriptions_store import PushSubscription
from shoal.server.accounts.notification_outbox.store import NotificationSettingsRow
from shoal.server.community.notifications import store, web_push_encryption
from shoal.server.community.notifications.message_text import WaitingGame, push_of
from shoal.server.community.notifications.metrics import PUSHES
from shoal.server.community.notifications.quiet_hours import next_allowed_moment
from shoal.server.community.notifications.send_push import LATER, REMOVED, TAKEN, PushMessage, send_push, topic_of
from shoal.server.community.notifications.store import Notice
from shoal.server.community.notifications.turn_emails import tell_by_email
from shoal.server.platform.background.supervisor import Supervisor
from shoal.server.platform.base.timestamps import DAY_S, MINUTE_S, now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import Database
from shoal.server.platform.observability.logs import LogOnce, place_of
from shoal.server.platform.observability.tracing import followed

AT_ONCE: Final = 32
"""How many notices are handled at the same time: a slow push service must not hold up the others."""
MOST_DOUBTFUL: Final = 8
"""How many of these are for devices that did not take the last push: they must leave room for the others."""
CROWDED_PAUSE_MS: Final = 2000
POLL_EVERY: Final = timedelta(seconds=1)
RETRY_FIRST_MS: Final = 20_000
TRIES: Final = 5
"""How often a push is tried before a letter is written instead."""
MOST_FAILURES: Final = 20
"""So many failed pushes in a row remove a device."""
LONGEST_TTL_S: Final = 28 * DAY_S
SHORTEST_TTL_S: Final = MINUTE_S
"""Seconds for which push services keep a message at most and at least."""
LOG: Final = get_logger()


class Notifier:
    """Claims notices, and tells players of several at a time."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.held: set[asyncio.Task[None]] = set()
        self.doubtful = 0
        self.fresh = web_push_encryption.new_private()
        self.once = LogOnce()

    @asynccontextmanager
    async def working(self, duties: Supervisor) -> AsyncIterator[None]:
        """Claim and tell; at the end nobody is told any more, and claims end by themselves."""
        duties.repeat("caller", POLL_EVERY, self.claim_due)
        try:
            yield
        finally:
            await duties.stop("caller")
            for task in self.held:
                task.cancel()
            await asyncio.gather(*self.held, return_exceptions=True)

    async def claim_due(self) -> None:
        """Begin to tell what is due, as soon as there is room for more."""
        if len(self.held) == AT_ONCE:
            await asyncio.wait(self.held, return_when=asyncio.FIRST_COMPLETED)
        self.held = {task for task in self.held if not task.done()}
        claimed = await store.claim(self.database, AT_ONCE - len(self.held))
        self.held |= {asyncio.create_task(self._serve(notice)) for notice in claimed}

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
            plan = await self._plan(connection, notice)
            if plan is None:
                return
            game, wishes, reached = plan
            private = await push_subscriptions_store.private_key(connection, self.fresh)
        push_message = PushMessage(push_of(game, wishes), topic_of(notice.table_id), seconds_of(game))
        contact, local = self.settings.url, self.settings.push_local
        pushes = [send_push(device, push_message, private, contact, local=local) for device in reached]
        doubtful = is_doubtful(reached)
        self.doubtful += doubtful
        try:
            outcomes = dict(zip(reached, await asyncio.gather(*pushes), strict=True))
        finally:
            self.doubtful -= doubtful
        async with self.database.transaction() as connection:
            await self._settle(connection, notice, outcomes)

    async def _plan(
        self, connection: AsyncConnection, notice: Notice
    ) -> tuple[WaitingGame, NotificationSettingsRow, list[PushSubscription]] | None:
        """Return the turn, the player's wishes and their devices; None if nothing is to be pushed now."""
        wishes, game = (
            await notices.notification_settings_of(connection, notice.player),
            await store.find_turn(connection, notice),
        )
        if wishes is None or game is None:
            await store.finish_notice(connection, notice, "over" if game is None else "none")
            return None
        at = next_allowed_moment(wishes, now(), earliest_of(notice, wishes, game), game.deadline)
        if at > now():
            await store.put_back(connection, notice, at, counted=False)
            return None
        reached = await devices_of(connection, notice.player) if wishes.push and notice.stage == "push" else []
        if not reached:
            await tell_by_email(connection, self.settings, notice)
            return None
        if is_doubtful(reached) and self.doubtful >= MOST_DOUBTFUL:
            await store.put_back(connection, notice, now() + CROWDED_PAUSE_MS, counted=False)
            return None
        return game, wishes, reached

    async def _settle(self, connection: AsyncConnection, notice: Notice, outcomes: dict[PushSubscription, str]) -> None:
        """Store what the push services said; if no device takes the push, try again or write a letter."""
        for device, outcome in outcomes.items():
            PUSHES.labels(outcome).inc()
            if outcome == REMOVED:
                await push_subscriptions_store.remove_subscription(connection, device.endpoint_hash, device.player)
            elif outcome == LATER:
                await push_subscriptions_store.count_failure(connection, device, MOST_FAILURES)
            else:
                await push_subscriptions_store.clear_push_failures(connection, device)
        if TAKEN in outcomes.values():
            await store.finish_notice(connection, notice, "push")
        elif LATER in outcomes.values() and notice.attempts < TRIES:
            await store.put_back(connection, notice, now() + RETRY_FIRST_MS * 2 ** (notice.attempts - 1), counted=True)
        else:
            await tell_by_email(connection, self.settings, notice)


async def devices_of(connection: AsyncConnection, player: str) -> list[PushSubscription]:
    """Return the devices on which a player is signed in; the others are removed."""
    registered = await push_subscriptions_store.of_player(connection, player)
    living = await players.living(connection, [device.session for device in registered])
    for device in registered:
        if device.session not in living:
            await push_subscriptions_store.remove_subscription(connection, device.endpoint_hash, player)
    return [device for device in registered if device.session in living]


def is_doubtful(reached: list[PushSubscription]) -> bool:
    return any(device.failures for device in reached)


def earliest_of(notice: Notice, wishes: NotificationSettingsRow, game: WaitingGame) -> int:
    """Return when a player wants to be told: at once, or when a quarter of the time is left."""
    if not wishes.late or game.deadline is None:
        return notice.began
    return game.deadline - (game.deadline - notice.began) // 4


def seconds_of(game: WaitingGame) -> int:
    """Return for how long a push is worth being delivered."""
    left = LONGEST_TTL_S if game.deadline is None else (game.deadline - now()) // 1000
    return max(SHORTEST_TTL_S, min(LONGEST_TTL_S, left))
