"""Classification of database errors: outage, conflict between transactions (may be retried), or wrong statement.

It covers errors of asyncpg and of SQLite, also inside SQLAlchemy's. PostgreSQL gives an error a code of five
characters; the first two are its class.
"""

import sqlite3
from typing import Any, Final

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

DRIVER_ERRORS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""The last is raised if a connection has ended between two messages."""


class PoolExhausted(ConnectionError):
    """All connections, or all threads of a kind, were in use for too long. The database itself is well."""


DATABASE_ERRORS: Final = (DBAPIError, NoConnection, *DRIVER_ERRORS, OSError, TimeoutError)
"""Errors of the database. `is_outage` tells which of them are outages."""
AWAY: Final = frozenset({"08", "28", "3D", "53", "57", "58"})
"""No connection, login refused, no such database, no disk, memory or connections left, shut down, broken."""
READ_ONLY: Final = "25006"
LEFT_IDLE: Final = "25P03"
CANCELLED: Final = "57014"
FULL: Final = "53100"
CONFLICTS: Final = frozenset({"40001", "40P01"})
"""Not serializable, deadlock: the same statement may succeed if it is tried again."""
SQLITE_AWAY: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
    }
)
SQLITE_REFUSES: Final = frozenset({sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL})


def driver_error_of(error: BaseException) -> BaseException:
    """Return what the driver itself raised."""
    origin = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    cause = origin.__cause__
    return cause if isinstance(cause, DRIVER_ERRORS) else origin


def state_of(error: BaseException) -> str:
    """Return PostgreSQL's code, or an empty text."""
    return getattr(driver_error_of(error), "sqlstate", None) or ""


def is_outage(error: BaseException) -> bool:
    """Return whether the database is away, overloaded, full or read-only; otherwise the statement is wrong."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    cause, state = driver_error_of(error), state_of(error)
    if state:
        return state[:2] in AWAY or state in (READ_ONLY, LEFT_IDLE)
    if isinstance(cause, sqlite3.Error):
        return sqlite_code(cause) in SQLITE_AWAY
    if isinstance(cause, asyncpg.InterfaceError):
        return "closed" in str(cause)
    return isinstance(cause, (NoConnection, OSError, TimeoutError, asyncpg.InternalClientError))


def is_busy(error: BaseException) -> bool:
    """Return whether only this process had no connection left."""
    return isinstance(error, (PoolExhausted, NoConnection))


def is_lost(error: BaseException) -> bool:
    """Return whether the connection is lost."""
    state = state_of(error)
    return isinstance(error, asyncpg.InternalClientError) or (state[:2] in ("08", "57") and state != CANCELLED)


def is_broken_off(error: BaseException) -> bool:
    """Return whether the driver used a connection that had ended: between two messages it does not look."""
    trace = error.__traceback__ if isinstance(error, AttributeError) else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace is not None and str(trace.tb_frame.f_globals.get("__name__")).startswith("asyncpg.")


def is_conflict(error: BaseException) -> bool:
    """Return whether another transaction was in the way."""
    return state_of(error) in CONFLICTS


def refuses_writes(error: BaseException) -> bool:
    """Return whether the database can be read but not written."""
    cause = driver_error_of(error)
    if isinstance(cause, sqlite3.Error):
        return sqlite_code(cause) in SQLITE_REFUSES
    return state_of(error) in (READ_ONLY, FULL)


def sqlite_code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def violates_unique(error: BaseException, constraint: str, columns: str) -> bool:
    """Return whether a row was refused by this unique constraint; SQLite names its columns instead."""
    cause: Any = driver_error_of(error)
    if isinstance(cause, sqlite3.IntegrityError):
        return str(cause) == f"UNIQUE constraint failed: {columns}"
    return state_of(error) == "23505" and cause.constraint_name == constraint
