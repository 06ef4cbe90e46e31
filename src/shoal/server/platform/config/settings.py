"""What an operator may set in the environment. With nothing set it is a standalone node on SQLite."""

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

from shoal.core.errors import ShoalError
from shoal.server.platform.base.email_address import is_address
from shoal.server.platform.config.database_url import BadDatabaseUrl, read_database_url
from shoal.server.platform.object_storage.backends import BadStorageAddress, open_storage

SHORTEST_SECRET: Final = 32
MEBIBYTE: Final = 1024 * 1024
USUAL_CACHE: Final = 256 * MEBIBYTE


class BadSettings(ShoalError):
    """The environment has settings that cannot work."""


@dataclass(frozen=True)
class Settings:
    """Everything that differs between a laptop and a cluster.

    database     postgresql://… or sqlite:///file
    nats         nats://…, several with commas between them, or empty for wake-ups inside this process only
    secret       signs cookies; the same on every node
    origins      other sites whose pages may send commands, as scheme://host
    connections  most connections to the database
    limits       whether rate limits are on
    paced        whether bots take as long for a forced move as for any other
    cache        bytes for tables in memory that nobody reads
    old_secrets  earlier secrets; cookies signed with them are still accepted
    metrics      host:port for figures, or empty for none
    smtp         smtp://… or smtps://…: where letters are handed in, or empty for no e-mail
    mail_from    the address that letters come from
    url          where people reach this server, as scheme://host; links in letters begin with it
    traces       where traces are sent, as http(s)://…, or empty for none
    trace_share  the share of moves that are traced
    archive      file:///… or s3://…: where entries of old games are moved, or empty for nowhere
    push_local   whether pushes may go to 127.0.0.1 too, for tests
    """

    database: str
    secret: str
    nats: str = ""
    origins: tuple[str, ...] = ()
    connections: int = 16
    limits: bool = True
    paced: bool = True
    cache: int = USUAL_CACHE
    old_secrets: tuple[str, ...] = ()
    metrics: str = ""
    smtp: str = ""
    mail_from: str = ""
    url: str = ""
    push_local: bool = False
    traces: str = ""
    trace_share: float = 1.0
    archive: str = ""

    @property
    def standalone(self) -> bool:
        return self.database.startswith("sqlite:")

    @property
    def alone(self) -> bool:
        """Return whether this is the only node, as without a bus: then it works for the bots itself."""
        return self.standalone or not self.nats

    @property
    def mails(self) -> bool:
        """Whether letters can be sent."""
        return self.smtp != ""


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings from the environment; what a standalone node does not set gets a default."""
    given = os.environ if environment is None else environment
    database = given.get("SHOAL_DATABASE", "") or f"sqlite:///{data_folder(given) / 'shoal.sqlite'}"
    if not database.startswith(("sqlite:", "postgresql:")):
        raise BadSettings("SHOAL_DATABASE must begin with postgresql: or sqlite:")
    check_address(database)
    secret = given.get("SHOAL_SECRET", "")
    if not secret:
        if not database.startswith("sqlite:"):
            raise BadSettings("SHOAL_SECRET is missing; all nodes of a cluster need the same")
        secret = kept_secret(data_folder(given) / "secret")
    newest, *older = secret.replace(",", " ").split() or [""]
    if any(len(part) < SHORTEST_SECRET for part in (newest, *older)):
        raise BadSettings(f"SHOAL_SECRET: a secret needs at least {SHORTEST_SECRET} characters and no space or comma")
    metrics = given.get("SHOAL_METRICS", "")
    if metrics and re.fullmatch(r".+:[0-9]{1,5}", metrics) is None:
        raise BadSettings("SHOAL_METRICS must be host:port")
    check_mail(given)
    return Settings(
        database=database,
        secret=newest,
        nats=given.get("SHOAL_NATS", ""),
        origins=tuple(given.get("SHOAL_ORIGINS", "").split()),
        connections=whole_number(given, "SHOAL_CONNECTIONS", 16),
        limits=given.get("SHOAL_LIMITS", "on") != "off",
        paced=given.get("SHOAL_PACE", "on") != "off",
        cache=whole_number(given, "SHOAL_CACHE", USUAL_CACHE // MEBIBYTE) * MEBIBYTE,
        old_secrets=tuple(older),
        metrics=metrics,
        smtp=given.get("SHOAL_SMTP", ""),
        mail_from=given.get("SHOAL_MAIL_FROM", ""),
        url=given.get("SHOAL_URL", "").rstrip("/"),
        push_local=given.get("SHOAL_PUSH_LOCAL", "off") == "on",
        traces=trace_address(given),
        trace_share=share(given, "SHOAL_TRACE_SHARE", 1.0),
        archive=archive_address(given),
    )


def check_address(database: str) -> None:
    """Raise an error for an address of PostgreSQL that can never work."""
    if database.startswith("postgresql:"):
        try:
            read_database_url(database)
        except BadDatabaseUrl as error:
            raise BadSettings(f"SHOAL_DATABASE is not valid: {error}") from None


def check_mail(given: Mapping[str, str]) -> None:
    """Raise an error for settings with which no letter could be sent."""
    url, smtp = urlsplit(given.get("SHOAL_URL", "")), urlsplit(given.get("SHOAL_SMTP", ""))
    if url.geturl() and not (url.scheme in ("http", "https") and url.netloc and url.path in ("", "/")):
        raise BadSettings("SHOAL_URL must be scheme://host, as people type it")
    if not smtp.geturl():
        return
    if smtp.scheme not in ("smtp", "smtps") or not smtp.hostname:
        raise BadSettings("SHOAL_SMTP must be smtp://host:port or smtps://host:port, with user:password@ if needed")
    if not is_address(given.get("SHOAL_MAIL_FROM", "")):
        raise BadSettings("SHOAL_MAIL_FROM must be an e-mail address when SHOAL_SMTP is set")
    if not url.geturl():
        raise BadSettings("SHOAL_URL is missing: links in letters begin with it")


def trace_address(given: Mapping[str, str]) -> str:
    """Return where traces are sent, or refuse what is no address."""
    address = given.get("SHOAL_TRACES", "")
    parts = urlsplit(address)
    if address and not (parts.scheme in ("http", "https") and parts.hostname):
        raise BadSettings("SHOAL_TRACES must be the address of a collector: http://host:4318/v1/traces")
    return address


def archive_address(given: Mapping[str, str]) -> str:
    """Return where archives are kept, or refuse what is no such place."""
    address = given.get("SHOAL_ARCHIVE", "")
    if address:
        try:
            open_storage(address)
        except BadStorageAddress as error:
            raise BadSettings(f"SHOAL_ARCHIVE is not valid: {error}") from None
    return address


def share(environment: Mapping[str, str], name: str, default: float) -> float:
    text = environment.get(name, "")
    if not text:
        return default
    if re.fullmatch(r"[01]|0?\.[0-9]+", text) is None:
        raise BadSettings(f"{name} must be from 0 to 1, not {text!r}")
    return float(text)


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder of a standalone node's database and secret."""
    chosen = environment.get("SHOAL_DATA", "")
    return Path(chosen) if chosen else user_data_path("shoal", appauthor=False)


def kept_secret(file: Path) -> str:
    """Return a standalone node's secret; the first time, make one that only this user can read."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as opened:
            opened.write(secrets.token_urlsafe(SHORTEST_SECRET))
    return file.read_text(encoding="ascii")


def whole_number(environment: Mapping[str, str], name: str, default: int) -> int:
    text = environment.get(name, "")
    if not text:
        return default
    if not text.isdecimal() or int(text) == 0:
        raise BadSettings(f"{name} must be a whole number from 1, not {text!r}")
    return int(text)
