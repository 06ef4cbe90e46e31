"""Structured logs: lines of JSON. No name, address, cookie or link of a table is ever logged."""

import hashlib
import logging
import sys
import traceback
from collections.abc import Hashable
from pathlib import Path
from typing import Final

import structlog

from shoal.core.errors import ShoalError

OURS: Final = Path(__file__).parents[3]
REMEMBERED: Final = 4096


def traceback_of(error: BaseException) -> list[str]:
    """Return the places in our code that an error came through, the last one last: file, line and function."""
    frames = [(Path(frame.filename), frame) for frame in traceback.extract_tb(error.__traceback__)]
    return [f"{file.relative_to(OURS)}:{frame.lineno} {frame.name}" for file, frame in frames if OURS in file.parents]


def place_of(error: BaseException) -> str:
    """Return the last place in our code that an error came through."""
    return "".join(traceback_of(error)[-1:])


def in_one_line(_logger: object, _method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Return a log line with the error's type and place. A traceback is long, and its last line may name somebody."""
    exc_info = line.pop("exc_info", None)
    error = exc_info[1] if isinstance(exc_info, tuple) else sys.exc_info()[1] if exc_info is True else exc_info
    if isinstance(error, BaseException):
        line = {**line, "error": type(error).__name__, "at": place_of(error)}
        if isinstance(error, ShoalError):
            line["sentence"] = str(error)
    event = str(line.get("event", ""))
    if "Traceback (most recent call last)" in event:
        line["event"] = event.strip().splitlines()[-1]
    return line


def set_up_logs(level: int = logging.INFO) -> None:
    """Send our own lines and those of the libraries to standard error, one JSON object each."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        in_one_line,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=level, force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("nats").setLevel(logging.CRITICAL)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # lower levels would log addresses and links


def trace_of(table: str) -> str:
    """Return a hash that a log may name a table by: with the id one can find the line, but not the other way."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]


class LogOnce:
    """Remembers what was logged, so that a repeated fault is logged once."""

    def __init__(self) -> None:
        self.known: dict[Hashable, None] = {}

    def is_new(self, fault: Hashable) -> bool:
        """Return whether a fault is not remembered; remember it."""
        is_new = fault not in self.known
        self.known[fault] = None
        if len(self.known) > REMEMBERED:
            del self.known[next(iter(self.known))]
        return is_new
