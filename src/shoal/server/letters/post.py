"""The post: a worker's duty that sends letters. What fails is tried again after pauses that grow, for days."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
from prometheus_client import Counter
from structlog import get_logger

from shoal.server.database import Database
from shoal.server.letters import store
from shoal.server.letters.composing import compose
from shoal.server.letters.store import Letter
from shoal.server.logs import Once, place_of
from shoal.server.moments import now
from shoal.server.outages import DATABASE_ERRORS, is_outage
from shoal.server.settings import Settings
from shoal.server.tracing import followed

AT_ONCE: Final = 8
POLL_SECONDS: Final = 2.0
SENDING_SECONDS: Final = 40.0
"""For all of one letter; less than the lease of its claim."""
FIRST_PAUSE: Final = 10.0
LONGEST_PAUSE: Final = 3600.0
LAST: Final = 3 * 24 * 3600 * 1000
"""Milliseconds after which a letter is given up."""
SENT: Final = Counter("shoal_letters", "What became of letters.", ["outcome"])
LOG: Final = get_logger()

IsWanted = Callable[[Letter], Awaitable[bool]]


class Post:
    """Sends what is due until it is cancelled. `wanted` asks, by kind, whether a letter still has a reason."""

    def __init__(self, database: Database, settings: Settings, wanted: Mapping[str, IsWanted] | None = None) -> None:
        self.database = database
        self.settings = settings
        self.wanted = dict(wanted or {})
        self.once = Once()

    async def run(self) -> None:
        """Claim and send. Never returns."""
        while True:
            try:
                letters = await store.claim(self.database, AT_ONCE)
                await asyncio.gather(*map(self._serve, letters))
            except DATABASE_ERRORS as error:
                if not is_outage(error):
                    raise
                letters = []
            if not letters:
                await asyncio.sleep(POLL_SECONDS)

    async def _serve(self, letter: Letter) -> None:
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
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(letter.attempts - 1, 16))
            await store.put_back(self.database, letter, pause)

    async def _outcome(self, letter: Letter) -> str:
        """Return what became of a letter, or an empty text if it must be tried again."""
        is_wanted = self.wanted.get(letter.kind)
        if is_wanted is not None and not await is_wanted(letter):
            return "dropped"
        try:
            with followed("letter", *traced_by(letter)):
                async with asyncio.timeout(SENDING_SECONDS):
                    await send(self.settings, letter)
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            if refuses(error):
                return "refused"
            if self.once.is_new((type(error).__name__, place_of(error))):
                LOG.warning("letters.not_sent", error=type(error).__name__, place=place_of(error))
            return "late" if now() - letter.created > LAST else ""
        return "sent"


def traced_by(letter: Letter) -> tuple[str, ...]:
    """Return what the trace of a letter follows from: of one about a turn, the table and its entries."""
    words = letter.key.split()
    return (words[1], words[3]) if letter.kind == "turn" else (letter.key,)


async def send(settings: Settings, letter: Letter) -> None:
    """Hand a letter in at the SMTP server."""
    await aiosmtplib.send(compose(letter, settings.mail_from), **way_in(settings), timeout=SENDING_SECONDS)


def way_in(settings: Settings) -> dict[str, Any]:
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
        return all(500 <= one.code < 600 for one in error.recipients)
    return False
