"""The websocket of a table: hello, welcome, then news in order; whoever floods or sleeps is dropped."""

import asyncio
import math
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket

from shoal.core.game import NOBODY
from shoal.server.errors import Problem
from shoal.server.house import house_of
from shoal.server.play import inbound
from shoal.server.play.answers import Visit, answer, refused
from shoal.server.players.visitors import find_visitor
from shoal.server.tables.hub import Reader, encode
from shoal.server.tables.opened import tables_of

UNKNOWN: Final = 4404
SLOW: Final = 4408
FLOOD: Final = 4429
LAST_SECONDS: Final = 2.0
PATIENCE: Final = 20
"""How many refused messages in a row are answered before the door is shut."""


async def play(websocket: WebSocket) -> None:
    """Let somebody read a table, and play if he sits at it."""
    tables, house = tables_of(websocket), house_of(websocket)
    table = websocket.path_params["table"]
    player = await find_visitor(websocket, house)
    try:
        await tables.live(table)
    except Problem:
        await websocket.close(UNKNOWN)
        return
    await websocket.accept()
    reader = Reader(None if player is None else player.id, NOBODY)
    visit = Visit(tables, table, reader, "" if player is None else player.name)
    bucket = inbound.Bucket(burst=60, rate=20) if house.settings.limits else inbound.Bucket(math.inf, 0)
    listening = asyncio.create_task(listen(websocket, visit, bucket))
    writing = asyncio.create_task(write(websocket, reader))
    reader.drop = writing.cancel
    try:
        await asyncio.wait((listening, writing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        await tables.forget(table, reader)
        codes = await asyncio.gather(end(listening), end(writing))
    with suppress(Exception):
        await asyncio.wait_for(websocket.close(codes[0] or SLOW), LAST_SECONDS)


async def end(task: asyncio.Task[int | None]) -> int | None:
    """End a task, and give the code with which it wanted to close."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        return await task
    return None


async def write(websocket: WebSocket, reader: Reader) -> None:
    while True:
        await websocket.send_text(await reader.queue.get())


async def listen(websocket: WebSocket, visit: Visit, bucket: inbound.Bucket) -> int:
    """Answer what is said until the other side leaves; give the code to close with."""
    refusals = 0
    while True:
        event = await websocket.receive()
        if event["type"] == "websocket.disconnect":
            return 1000
        try:
            message = inbound.admit(bucket, event.get("text"))
        except Problem as problem:
            refusals += 1
            if refusals > PATIENCE:
                return FLOOD
            visit.reader.send(encode(refused("", problem.refusal)))
            continue
        refusals = 0
        reply = await answer(visit, message)
        if reply is not None:
            visit.reader.send(encode(reply))
