"""The SMTP sender of email, a worker's duty. What fails is tried again with exponential backoff, for days."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
from structlog import get_logger

from shoal.server.platform.base.timestamps import DAY_MS, HOUR_S, now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import Database
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS
from shoal.server.platform.email import store
from shoal.server.platform.email.compose import compose
from shoal.server.platform.email.metrics import SENT
from shoal.server.platform.email.store import QueuedEmail
from shoal.server.platform.observability.logs import LogOnce, place_of
from shoal.server.platform.observability.tracing import followed

AT_ONCE: Final = 8
POLL_EVERY: Final = timedelta(seconds=2)
SEND_TIMEOUT_S: Final = 40.0
"""For all of one letter; less than the lease of its claim."""
RETRY_FIRST_S: Final = 10.0
RETRY_LONGEST_S: Final = float(HOUR_S)
GIVE_UP_AFTER_MS: Final = 3 * DAY_MS
"""Milliseconds after which a letter is given up."""
LOG: Final = get_logger()

IsWanted = Callable[[QueuedEmail], Awaitable[bool]]


class EmailSender:
    """Sends what is due. `wanted` asks, by kind, whether a letter still has a reason."""

    def __init__(self, database: Database, settings: Settings, wanted: Mapping[str, IsWanted] | None = None) -> None:
        self.database = database
        self.settings = settings
        self.wanted = dict(wanted or {})
        self.once = LogOnce()

    async def send_due(self) -> timedelta | None:
        """Claim some letters and send them; go on at once if there were any."""
        letters = await store.claim_emails(self.database, AT_ONCE)
        await asyncio.gather(*map(self._serve, letters))
        return timedelta(0) if letters else None

    async def _serve(self, letter: QueuedEmail) -> None:
        """Send one letter and store what became of it; when cancelled, give it back."""
        try:
            outcome = await self._outcome(letter)
        except asyncio.CancelledError:
            with suppress(*DATABASE_ERRORS):
                await store.put_back(self.database, letter, 0, counted=False)
            raise
        if outcome:
            SENT.labels(outcome).inc()
            await store.finish(self.database, letter, outcome)
        else:
            pause = min(RETRY_LONGEST_S, RETRY_FIRST_S * 2 ** min(letter.attempts - 1, 16))
            await store.put_back(self.database, letter, pause)

    async def _outcome(self, letter: QueuedEmail) -> str:
        """Return what became of a letter, or an empty text if it must be tried again."""
        is_wanted = self.wanted.get(letter.kind)
        if is_wanted is not None and not await is_wanted(letter):
            return "dropped"
        try:
            with followed("letter", *traced_by(letter)):
                async with asyncio.timeout(SEND_TIMEOUT_S):
                    await send_over_smtp(self.settings, letter)
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            if refuses(error):
                return "refused"
            if self.once.is_new((type(error).__name__, place_of(error))):
                LOG.warning("letters.not_sent", error=type(error).__name__, place=place_of(error))
            return "late" if now() - letter.created > GIVE_UP_AFTER_MS else ""
        return "sent"


def traced_by(letter: QueuedEmail) -> tuple[str, ...]:
    """Return what the trace of a letter follows from: of one about a turn, the table and its entries."""
    words = letter.key.split()
    return (words[1], words[3]) if letter.kind == "turn" else (letter.key,)


async def send_over_smtp(settings: Settings, letter: QueuedEmail) -> None:
    """Hand a letter in at the SMTP server."""
    await aiosmtplib.send(compose(letter, settings.mail_from), **smtp_options(settings), timeout=SEND_TIMEOUT_S)


def smtp_options(settings: Settings) -> dict[str, Any]:
    """Return how the SMTP server is reached."""
    server = urlsplit(settings.smtp)
    return {
        "hostname": server.hostname,
        "port": server.port,
        "username": unquote(server.username) if server.username else None,
        "password": unquote(server.password) if server.password else None,
        "use_tls": server.scheme == "smtps",
    }


def refuses(error: Exception) -> bool:
    """Return whether a mailbox refuses a letter for good."""
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        return all(500 <= refusal.code < 600 for refusal in error.recipients)
    return False
