"""What a server needs, looked at before its doors open, with its own settings. Nothing is sent or migrated."""

import asyncio
import shutil
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit

import aiosmtplib
import nats
import nats.errors
from sqlalchemy import text
from sqlalchemy.engine import make_url

from shoal.builds import running
from shoal.core.errors import ShoalError
from shoal.server.migrations.upgrade import OldSchema, newest, require_newest
from shoal.server.platform.bus.bus import servers_of
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import Database, check_writable, open_database
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS, driver_error_of
from shoal.server.platform.email.smtp_sender import smtp_options
from shoal.server.platform.object_storage.backends import open_storage
from shoal.server.platform.static_files.pages import are_built

Verdict = Literal["good", "doubtful", "bad"]
CHECK_TIMEOUT_S: Final = 5.0
FEWEST_FILES: Final = 4096
"""A socket is an open file: a node with fewer serves few people."""
LEAST_SPACE: Final = 2 * 1024**3
MOST_SKEW_S: Final = 2.0
"""Seconds that the clock of this machine may differ from PostgreSQL's. Games use PostgreSQL's; logs use this one."""
SPARE_CONNECTIONS: Final = 10
"""Connections that workers, migrations and an operator need besides this node."""
GIBIBYTE: Final = 1024**3


@dataclass(frozen=True)
class Diagnosis:
    """One thing that was looked at, and what was seen. Only what is bad keeps a server from working."""

    subject: str
    verdict: Verdict
    words: str


async def examine(settings: Settings) -> AsyncIterator[Diagnosis]:
    """Look at one thing after the other."""
    for finding in (*settings_of(settings), *machine_of(settings)):
        yield finding
    async for finding in database(settings):
        yield finding
    if settings.nats:
        yield await reached("bus", bus(settings))
    if settings.mails:
        yield await reached("e-mail", mail(settings))
    if settings.archive:
        yield await reached("archive", archive(settings))


async def reached(subject: str, look: Awaitable[Diagnosis]) -> Diagnosis:
    """Return what was found, or that nothing answers."""
    try:
        async with asyncio.timeout(CHECK_TIMEOUT_S):
            return await look
    except (OSError, nats.errors.Error, aiosmtplib.SMTPException) as error:
        return Diagnosis(subject, "bad", f"cannot be reached: {str(error) or type(error).__name__}")


def settings_of(settings: Settings) -> Iterator[Diagnosis]:
    """Look at settings that work, but not for strangers."""
    yield Diagnosis("settings", "good", "SQLite, one node" if settings.standalone else "PostgreSQL, a cluster")
    if not settings.limits:
        yield Diagnosis("limits", "doubtful", "SHOAL_LIMITS is off: one guest can take all of the server's time")
    if not settings.paced:
        yield Diagnosis("pace", "doubtful", "SHOAL_PACE is off: how fast a bot answers tells what it holds")
    if not settings.standalone and not settings.nats:
        yield Diagnosis("bus", "doubtful", "SHOAL_NATS is not set: other nodes learn of a move only when they ask")
    who = "work in this node" if settings.alone else "need `shoal worker`, in a process of its own"
    yield Diagnosis("bots", "good", who)
    if urlsplit(settings.url).scheme == "http":
        yield Diagnosis("address", "doubtful", "SHOAL_URL is http: passkeys and notifications need https")
    if not settings.mails:
        yield Diagnosis("e-mail", "doubtful", "SHOAL_SMTP is not set: nobody is called back by letter")


def machine_of(settings: Settings) -> Iterator[Diagnosis]:
    """Look at what this machine gives the server."""
    build = running()
    slow = " (a compiled build thinks 10 times as fast)" if build == "interpreted" else ""
    yield Diagnosis("engine", "doubtful" if slow else "good", f"{build}{slow}")
    pages = are_built()
    lacking = "are not built: in a clone, run `npm ci --prefix web && npm run build --prefix web`, then start again"
    yield Diagnosis("pages", "good" if pages else "bad", "are here" if pages else lacking)
    if sys.platform != "win32":
        yield open_files()
    if settings.standalone:
        yield disk(file_of(settings).parent)


def open_files() -> Diagnosis:
    import resource  # noqa: PLC0415  (Windows has none)

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    enough = most == resource.RLIM_INFINITY or most >= FEWEST_FILES
    advice = "" if enough else f"; raise it to {FEWEST_FILES} or more (ulimit -n, LimitNOFILE=)"
    return Diagnosis("open files", "good" if enough else "doubtful", f"at most {most}{advice}")


def disk(folder: Path) -> Diagnosis:
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    return Diagnosis(
        "disk", "good" if free >= LEAST_SPACE else "doubtful", f"{free / GIBIBYTE:.1f} GiB free at {folder}"
    )


def file_of(settings: Settings) -> Path:
    return Path(make_url(settings.database).database or "")


async def database(settings: Settings) -> AsyncIterator[Diagnosis]:
    """Look at the database: whether it answers and takes writes, its schema, its time and its room for this node."""
    if settings.standalone and not file_of(settings).exists():
        yield Diagnosis("database", "good", "is made at the first start")
        return
    opened = open_database(settings)
    try:
        begun = time.perf_counter()
        await require_newest(opened)
        yield Diagnosis("schema", "good", f"version {newest()}")
        await check_writable(opened)
        milliseconds = (time.perf_counter() - begun) * 1000
        yield Diagnosis("database", "good", f"answers and takes writes ({milliseconds:.0f} ms for all questions)")
        if opened.is_postgresql:
            yield await clock(opened)
            yield await connections(opened, settings.connections)
    except OldSchema as error:
        words = "older; the next start brings it up to date" if settings.standalone else str(error)
        yield Diagnosis("schema", "good" if settings.standalone else "bad", words)
    except ShoalError as error:
        yield Diagnosis("database", "bad", str(error))
    except DATABASE_ERRORS as error:
        yield Diagnosis("database", "bad", f"cannot be used: {driver_error_of(error)}")
    finally:
        await opened.close()


async def clock(opened: Database) -> Diagnosis:
    async with opened.reading() as connection:
        begun = time.time()
        theirs = float(await connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or 0)
        skew = theirs - (begun + time.time()) / 2
    good = abs(skew) <= MOST_SKEW_S
    advice = "" if good else "; let NTP set it, or the times in the logs of your machines do not fit together"
    return Diagnosis("clock", "good" if good else "doubtful", f"{abs(skew):.1f} s from PostgreSQL's{advice}")


async def connections(opened: Database, wanted: int) -> Diagnosis:
    asked = "SELECT current_setting('max_connections')::int, (SELECT count(*) FROM pg_stat_activity)"
    async with opened.reading() as connection:
        most, used = (await connection.execute(text(asked))).one()
    enough = most - used >= wanted + SPARE_CONNECTIONS
    words = f"{used} of {most} in use; this node may open {wanted}"
    advice = "" if enough else ": raise max_connections or lower SHOAL_CONNECTIONS"
    return Diagnosis("connections", "good" if enough else "doubtful", words + advice)


async def bus(settings: Settings) -> Diagnosis:
    client = await nats.connect(servers_of(settings.nats), allow_reconnect=False, connect_timeout=2, error_cb=ignore)
    try:
        begun = time.perf_counter()
        await client.flush(2)
        return Diagnosis("bus", "good", f"NATS answers in {(time.perf_counter() - begun) * 1000:.1f} ms")
    finally:
        await client.close()


async def ignore(_error: Exception) -> None:
    """What goes wrong is raised as well."""


async def mail(settings: Settings) -> Diagnosis:
    """Talk to the mail server as the workers do, and send nothing."""
    async with aiosmtplib.SMTP(**smtp_options(settings), timeout=CHECK_TIMEOUT_S) as client:
        return Diagnosis("e-mail", "good", f"{client.hostname} takes letters from {settings.mail_from}")


async def archive(settings: Settings) -> Diagnosis:
    """Keep a small file, always the same one, and read it again."""
    place, data = open_storage(settings.archive), b"shoal doctor\n"
    await asyncio.to_thread(place.put, "doctor", data)
    kept = await asyncio.to_thread(place.get, "doctor", 0, len(data))
    return Diagnosis("archive", "good" if kept == data else "bad", "keeps files" if kept == data else "alters files")
