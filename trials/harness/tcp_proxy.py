"""A TCP proxy between a program and its server. It can cut the connection silently or reset it.

    with Proxy("127.0.0.1", 5432) as proxy:
        ...                     # connect to 127.0.0.1 at proxy.port
        proxy.hold()            # accepts data and forwards nothing, like a cut cable
        proxy.pass_on()         # forwards everything again, including what it has held
        proxy.drop()            # resets every connection and refuses new ones, until pass_on()

It runs in its own thread with its own event loop. Its methods may be called from any thread and take effect at once.
"""

import asyncio
import threading
from collections.abc import Callable
from types import TracebackType


class Proxy:
    """Forwards everything until `hold` or `drop` is called."""

    def __init__(self, host: str, port: int) -> None:
        self.target = host, port
        self.port = 0
        self.connections = 0
        self.dropping = False
        self.lines: set[asyncio.Task[None]] = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)

    def __enter__(self) -> "Proxy":
        self.thread.start()
        asyncio.run_coroutine_threadsafe(self._open(), self.loop).result(10)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.drop()
        self._call(self.server.close)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()

    def hold(self) -> None:
        self._call(self.open.clear)

    def pass_on(self) -> None:
        self.dropping = False
        self._call(self.open.set)

    def drop(self) -> None:
        self.dropping = True
        self._call(self._cut)

    def _call(self, work: Callable[[], object]) -> None:
        async def run() -> None:
            work()
            for _ in range(3):  # let cancelled tasks end
                await asyncio.sleep(0)

        asyncio.run_coroutine_threadsafe(run(), self.loop).result(10)

    async def _open(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    def _cut(self) -> None:
        for line in self.lines:
            line.cancel()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        task = asyncio.current_task()
        assert task is not None
        self.lines.add(task)
        writers = [writer]
        try:
            if not self.dropping:
                await self.open.wait()
                there, away = await asyncio.open_connection(*self.target)
                writers.append(away)
                await asyncio.gather(self._pump(reader, away), self._pump(there, writer))
        except asyncio.CancelledError:  # drop() resets the connection
            for one in writers:
                one.transport.abort()
        except OSError:
            pass
        finally:
            for one in writers:
                one.close()
            self.lines.discard(task)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self.open.wait()
            writer.write(data)
            await writer.drain()
        await self.open.wait()
        raise ConnectionResetError  # one side has closed: close the other too
