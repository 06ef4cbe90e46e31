"""What an operator may set, from the environment; with nothing set, one standalone node on SQLite."""

import os
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from shoal.core.errors import ShoalError
from shoal.server.addresses import BadAddress, read_address

SHORTEST_SECRET: Final = 32
MEBIBYTE: Final = 1024 * 1024
USUAL_CACHE: Final = 256 * MEBIBYTE


class BadSettings(ShoalError):
    """The environment contradicts itself."""


@dataclass(frozen=True)
class Settings:
    """Everything that differs between a laptop and a cluster.

    database     postgresql://… or sqlite:///file
    nats         nats://…, or empty for wake-ups inside this process only
    secret       signs cookies; the same on every node
    origins      pages besides our own that may send commands, as scheme://host
    connections  to the database, at most
    limits       whether rate limits hold
    paced        whether bots take as long for a forced move as for any other
    cache        bytes for tables in memory that nobody reads
    old_secrets  signed cookies before `secret` did, and are believed still
    metrics      host:port at which figures are told, or empty for nowhere
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

    @property
    def standalone(self) -> bool:
        return self.database.startswith("sqlite:")


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the environment, and make up what a standalone node need not set."""
    given = os.environ if environment is None else environment
    database = given.get("SHOAL_DATABASE", "") or f"sqlite:///{data_folder(given) / 'shoal.sqlite'}"
    if not database.startswith(("sqlite:", "postgresql:")):
        raise BadSettings("SHOAL_DATABASE begins with postgresql: or sqlite:")
    check_address(database)
    secret = given.get("SHOAL_SECRET", "")
    if not secret:
        if not database.startswith("sqlite:"):
            raise BadSettings("SHOAL_SECRET is missing: all nodes of a cluster share one")
        secret = kept_secret(data_folder(given) / "secret")
    newest, *older = secret.replace(",", " ").split() or [""]
    if any(len(one) < SHORTEST_SECRET for one in (newest, *older)):
        raise BadSettings(f"SHOAL_SECRET: each secret has at least {SHORTEST_SECRET} characters and no space or comma")
    metrics = given.get("SHOAL_METRICS", "")
    if metrics and re.fullmatch(r".+:[0-9]{1,5}", metrics) is None:
        raise BadSettings("SHOAL_METRICS is host:port")
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
    )


def check_address(database: str) -> None:
    """Refuse an address of PostgreSQL that could never work, before anything is started."""
    if database.startswith("postgresql:"):
        try:
            read_address(database)
        except BadAddress as error:
            raise BadSettings(f"SHOAL_DATABASE is not right: {error}") from None


def data_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder that holds a standalone node's tables."""
    chosen = environment.get("SHOAL_DATA", "")
    return Path(chosen) if chosen else user_data_path("shoal", appauthor=False)


def kept_secret(file: Path) -> str:
    """Read the standalone node's secret; the first time, make one that only this user can read."""
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
        raise BadSettings(f"{name} is a whole number from 1, not {text!r}")
    return int(text)
