"""Addresses of PostgreSQL as libpq knows them: `postgresql://user:password@host:port,host:port/name?parameters`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from shoal.core.errors import ShoalError

CONNECT_TIMEOUT_S: Final = 2
SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
SERVERS: Final = ("any", "primary", "standby", "prefer-standby", "read-write", "read-only")
PLAIN: Final = frozenset({"host", "port", "dbname", "user", "password", "passfile", "sslpassword"})
OURS: Final = frozenset({"application_name", "options", "connect_timeout"})


class BadDatabaseUrl(ShoalError):
    """An address that cannot be used."""


@dataclass(frozen=True)
class DatabaseUrl:
    """What asyncpg reads by itself, and what we must do: how long to wait, and settings of the session."""

    dsn: str = field(repr=False)
    seconds: int
    settings: Mapping[str, str]


def one_of(*choices: str) -> Callable[[str], str]:
    return lambda value: "" if value in choices else f"must be one of {', '.join(choices)}"


def readable(value: str) -> str:
    return "" if Path(value).is_file() else "names a file that does not exist"


def whole(value: str) -> str:
    return "" if value.isdecimal() and int(value) > 0 else "must be a whole number of seconds"


CHECKED: Final[Mapping[str, Callable[[str], str]]] = {
    "sslmode": one_of(*SSL_MODES),
    "sslrootcert": readable,
    "sslcert": readable,
    "sslkey": readable,
    "sslcrl": readable,
    "ssl_min_protocol_version": one_of("TLSv1.2", "TLSv1.3"),
    "ssl_max_protocol_version": one_of("TLSv1.2", "TLSv1.3"),
    "target_session_attrs": one_of(*SERVERS),
    "connect_timeout": whole,
}
KNOWN: Final = PLAIN | OURS | CHECKED.keys()


def read_database_url(text: str) -> DatabaseUrl:
    """Return an address that was read, or raise an error that says what is wrong without repeating the password."""
    try:
        parts = urlsplit(text)
        given = dict(parse_qsl(parts.query, strict_parsing=True)) if parts.query else {}
    except ValueError:
        raise BadDatabaseUrl("it cannot be read; write special characters like %40") from None
    for name, value in given.items():
        problem = check(name, value)
        if problem:
            raise BadDatabaseUrl(problem)
    check_ports(parts.netloc.rpartition("@")[2])
    rest = {name: value for name, value in given.items() if name not in OURS}
    session = {name: value for name, value in given.items() if name in OURS and name != "connect_timeout"}
    dsn = urlunsplit(parts._replace(query=urlencode(rest)))
    return DatabaseUrl(dsn, int(given.get("connect_timeout", CONNECT_TIMEOUT_S)), session)


def check(name: str, value: str) -> str:
    if name not in KNOWN:
        return f"it has an unknown parameter; known are {', '.join(sorted(KNOWN))}"
    problem = CHECKED[name](value) if name in CHECKED else ""
    return f"its {name} {problem}" if problem else ""


def check_ports(hosts: str) -> None:
    for host in hosts.split(","):
        port = host.rpartition("]")[2].partition(":")[2]
        if port and not (port.isdecimal() and int(port) < 2**16):
            raise BadDatabaseUrl("a port in it is not a number; write special characters like %40")
