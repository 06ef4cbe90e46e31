"""A program and its pipes. Nothing that it does, or leaves undone, makes this process wait or grow without a limit."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import IO, Final, cast

MEMORY: Final = 2 << 30
"""Bytes that a program may allocate; only Linux can limit them."""
TAIL: Final = 2_000
"""Bytes that are kept of what a program writes to standard error."""
FAREWELL_S: Final = 1.0
"""Seconds in which a program must end after its input has ended."""


class Pipes:
    """A running program. Lines go in and out through threads of their own."""

    def __init__(self, command: tuple[str, ...], longest: int) -> None:
        self.longest = longest
        self.process = subprocess.Popen(  # noqa: S603  (the caller names a program that they trust)
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        limit_memory(self.process.pid)
        self.said = b""
        self.closed = Event()
        self.incoming: Queue[bytes] = Queue(1)
        self.outgoing: Queue[bytes] = Queue()
        for work in (self._read, self._write, self._listen):
            Thread(target=work, daemon=True).start()

    def write(self, line: bytes) -> None:
        self.outgoing.put(line)

    def has_line(self) -> bool:
        """Return whether the program has written a line that nobody has read."""
        return not self.incoming.empty()

    def read(self, seconds: float | None) -> bytes | None:
        """Return the next line, empty if the output has ended; None if there is none after so many seconds."""
        try:
            return self.incoming.get(timeout=seconds)
        except Empty:
            return None

    def close(self, *, kill: bool) -> None:
        """End the program: at once, or after it has had a moment to end by itself."""
        self.outgoing.put(b"")
        if not kill:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(FAREWELL_S)
        end_group(self.process)
        self.closed.set()

    def _write(self) -> None:
        """Write lines until an empty one."""
        stdin = cast("IO[bytes]", self.process.stdin)
        with suppress(OSError, ValueError):
            while line := self.outgoing.get():
                stdin.write(line)
                stdin.flush()
        with suppress(OSError):
            stdin.close()

    def _read(self) -> None:
        with cast("IO[bytes]", self.process.stdout) as stdout:
            line = b"-"
            while line and not self.closed.is_set():
                line = stdout.readline(self.longest + 1)
                while not self.closed.is_set() and not self._offer(line):
                    pass

    def _offer(self, line: bytes) -> bool:
        """Put a line where the host reads it; return False if an earlier one still lies there."""
        try:
            self.incoming.put(line, timeout=0.2)
        except Full:
            return False
        return True

    def _listen(self) -> None:
        """Keep the end of what the program complains about."""
        with cast("IO[bytes]", self.process.stderr) as stderr:
            while chunk := os.read(stderr.fileno(), TAIL):
                self.said = (self.said + chunk)[-TAIL:]


def limit_memory(process: int) -> None:
    if sys.platform == "linux":
        import resource  # noqa: PLC0415  (other systems do not have it)

        with suppress(ProcessLookupError, PermissionError):
            resource.prlimit(process, resource.RLIMIT_DATA, (MEMORY, MEMORY))


def end_group(process: "subprocess.Popen[bytes]") -> None:
    """End a program and what it has started."""
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
