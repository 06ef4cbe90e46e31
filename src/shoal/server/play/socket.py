"""The websocket of a table: hello, welcome, then news in order; whoever floods or sleeps is dropped."""

import asyncio
import math
from contextlib import suppress
from typing import Final, cast

from starlette.websockets import WebSocket, WebSocketDisconnect

from shoal.core.game import NOBODY
from shoal.server.errors import DATABASE_ERRORS, Problem, is_outage
from shoal.server.house import House, house_of
from shoal.server.play import inbound
from shoal.server.play.answers import Answer, Visit, answer, refused
from shoal.server.play.doors import Doors, name_and_limit
from shoal.server.players.visitors import find_visitor
from shoal.server.tables.hub import Reader, encode
from shoal.server.tables.opened import tables_of
from shoal.server.tables.tables import Tables
from shoal.table.messages import Refusal

AWAY: Final = 1013
"""The database cannot be asked at the moment: try again later."""
UNKNOWN: Final = 4404
SLOW: Final = 4408
FLOOD: Final = 4429
LAST_SECONDS: Final = 2.0
PATIENCE: Final = 20
"""How many refused messages in a row are answered before the door is shut."""
TOO_MANY: Final[Refusal] = {"code": "limit", "rule": "", "sentence": "Too many messages at once."}


async def play(websocket: WebSocket) -> None:
    """Let somebody read a table, and play if he sits at it."""
    tables, house = tables_of(websocket), house_of(websocket)
    doors = cast("Doors", websocket.app.state.doors)
    try:
        visit = await find_visit(websocket, tables, house)
    except Problem:
        with suppress(Exception):
            await websocket.close(UNKNOWN)
        return
    except DATABASE_ERRORS as error:
        if not is_outage(error):
            raise
        await turn_away(websocket, AWAY)
        return
    who, most = name_and_limit(websocket, visit.reader.player)
    if not doors.enter(who, most):
        await turn_away(websocket, FLOOD)
        return
    try:
        if await accepted(websocket):
            await attend(websocket, visit, limited=house.settings.limits)
    finally:
        doors.leave(who)


async def find_visit(websocket: WebSocket, tables: Tables, house: House) -> Visit:
    """Find out who comes to which table."""
    player = await find_visitor(websocket, house)
    table = websocket.path_params["table"]
    await tables.live(table)
    reader = Reader(None if player is None else player.id, NOBODY)
    return Visit(tables, table, reader, "" if player is None else player.name)


async def accepted(websocket: WebSocket) -> bool:
    """Open the websocket, unless the other side has left meanwhile."""
    try:
        await websocket.accept()
    except (OSError, RuntimeError, WebSocketDisconnect):
        return False
    return True


async def turn_away(websocket: WebSocket, code: int) -> None:
    """Close with a code; a browser learns the code only of a websocket that was open."""
    if await accepted(websocket):
        with suppress(Exception):
            await websocket.close(code)


async def attend(websocket: WebSocket, visit: Visit, *, limited: bool) -> None:
    """Read and write until one side ends it."""
    bucket = inbound.Bucket(burst=60, rate=20) if limited else inbound.Bucket(math.inf, 0)
    listening = asyncio.create_task(listen(websocket, visit, bucket))
    writing = asyncio.create_task(write(websocket, visit.reader))
    visit.reader.drop = writing.cancel
    try:
        await asyncio.wait((listening, writing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        await visit.tables.forget(visit.table, visit.reader)
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
        reply, admitted = await reply_to(visit, bucket, event.get("text"))
        refusals = 0 if admitted else refusals + 1
        if refusals > PATIENCE:
            return FLOOD
        if reply is not None:
            visit.reader.send(encode(reply))


async def reply_to(visit: Visit, bucket: inbound.Bucket, text: str | None) -> tuple[Answer | None, bool]:
    """Answer a message; say too whether it was well formed and not one too many."""
    in_time = bucket.take()
    try:
        message = inbound.read(text)
    except Problem as problem:
        return refused("", problem.refusal), False
    if not in_time:
        return refused(message.get("key", ""), TOO_MANY), False
    return await answer(visit, message), True
