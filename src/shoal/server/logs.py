"""Logs as lines of JSON. No name, address, cookie or link of a table is ever logged."""

import hashlib
import logging
import sys
import traceback
from collections.abc import Hashable
from pathlib import Path
from typing import Final

import structlog

from shoal.core.errors import ShoalError

OURS: Final = Path(__file__).parents[1]
REMEMBERED: Final = 4096


def place_of(error: BaseException) -> str:
    """Return the innermost place of ours that an error came through: the file, the line and the function."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if OURS in Path(frame.filename).parents]
    if not ours:
        return ""
    return f"{Path(ours[-1].filename).relative_to(OURS)}:{ours[-1].lineno} {ours[-1].name}"


def in_one_line(_logger: object, _method: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Tell an error by its type and place: a traceback is long, and its last line may name somebody."""
    found = line.pop("exc_info", None)
    error = found[1] if isinstance(found, tuple) else sys.exc_info()[1] if found is True else found
    if isinstance(error, BaseException):
        line = {**line, "error": type(error).__name__, "at": place_of(error)}
        if isinstance(error, ShoalError):
            line["sentence"] = str(error)
    event = str(line.get("event", ""))
    if "Traceback (most recent call last)" in event:
        line["event"] = event.strip().splitlines()[-1]
    return line


def set_up_logs() -> None:
    """Send our own lines and those of the libraries to standard error, one JSON object each."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        in_one_line,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
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
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    logging.getLogger("nats").setLevel(logging.CRITICAL)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # below that it tells addresses and links


def trace_of(table: str) -> str:
    """Return what a line may say of a table: it leads from the database's rows to the line, but not back."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]


class Once:
    """Remembers what was logged, so that a fault which comes again and again is told once."""

    def __init__(self) -> None:
        self.known: dict[Hashable, None] = {}

    def is_new(self, fault: Hashable) -> bool:
        """Say whether a fault was not seen before, or so long ago that it is forgotten."""
        is_new = fault not in self.known
        self.known[fault] = None
        if len(self.known) > REMEMBERED:
            del self.known[next(iter(self.known))]
        return is_new
