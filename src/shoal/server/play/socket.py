"""The websocket of a table. A reader who sends too much or reads too slowly is dropped."""

import asyncio
import re
import time
from contextlib import suppress
from typing import Final, cast

from starlette.websockets import WebSocket, WebSocketDisconnect

from shoal.core.game import NOBODY
from shoal.core.telling import telling
from shoal.server.errors import UNAVAILABLE, Problem, refusal_for
from shoal.server.frames import frame_of, writer_of
from shoal.server.limits.buckets import Who
from shoal.server.limits.paces import MESSAGES, OPENINGS, buckets_of, who_of
from shoal.server.play import inbound
from shoal.server.play.answers import Answer, Visit, answer, refused
from shoal.server.play.open_sockets import OpenSockets
from shoal.server.play.sessions import Held, Session, Sessions
from shoal.server.players import cookies
from shoal.server.players.visitors import token_of, visitor_of
from shoal.server.presence.attending import Attending
from shoal.server.resources import Resources, resources_of
from shoal.server.tables.dependency import tables_of
from shoal.server.tables.hub import Reader
from shoal.server.texts import TABLE_ID
from shoal.server.tracing import ARRIVED
from shoal.table.reading import plain_refusal, refusal_of

AWAY: Final = 1013
"""The database cannot be reached at the moment."""
BROKEN: Final = 1011
"""An error in the server."""
SIGNED_OUT: Final = 4401
"""The session of this websocket has ended, or its token is wrong."""
UNKNOWN: Final = 4404
FLOOD: Final = 4429
CLOSED: Final = {"stranger": SIGNED_OUT, "limit": FLOOD}
LAST_SECONDS: Final = 2.0
PATIENCE: Final = 20
"""How many refused messages in a row are answered before the websocket is closed."""
TOO_MANY: Final = plain_refusal("limit", telling("server.too-many-messages"))


async def play(websocket: WebSocket) -> None:
    """Serve one websocket: a reader who may also play if they sit at the table."""
    buckets, sockets = buckets_of(websocket), cast("OpenSockets", websocket.app.state.open_sockets)
    if not buckets.take(OPENINGS, who_of(websocket, None)):
        await turn_away(websocket, FLOOD)
        return
    try:
        visit, session = await find_visit(websocket, resources_of(websocket))
    except Problem as problem:
        with suppress(Exception):
            await websocket.close(CLOSED.get(problem.code, UNKNOWN))
        return
    except Exception as error:  # noqa: BLE001  (`refusal_for` logs it if it is a bug)
        await turn_away(websocket, AWAY if refusal_for(error) is UNAVAILABLE else BROKEN)
        return
    if not buckets.take(OPENINGS, Who(visit.who.player, "")) or not sockets.add(visit.who):
        await turn_away(websocket, FLOOD)
        return
    try:
        if await accepted(websocket):
            with cast("Sessions", websocket.app.state.sessions).holding(session) as held:
                await attend(websocket, visit, held)
    finally:
        sockets.remove(visit.who)


async def find_visit(websocket: WebSocket, resources: Resources) -> tuple[Visit, Session | None]:
    """Return who visits which table, and their session."""
    tables, table = tables_of(websocket), websocket.path_params["table"]
    if re.fullmatch(TABLE_ID, table) is None:
        raise Problem("unknown", "server.no-table")
    player, token = await visitor_of(websocket, resources), token_of(websocket, resources)
    await tables.live(table)
    identifier, scopes = (None, None) if player is None else (player.id, player.scopes)
    session = None if player is None else Session(player.id, cookies.hash_of(token))
    reader, who = Reader(identifier, NOBODY, scopes=scopes), who_of(websocket, identifier)
    name, attending = "" if player is None else player.name, cast("Attending", websocket.app.state.attending)
    return Visit(tables, table, reader, name, buckets_of(websocket), who, resources, attending), session


async def accepted(websocket: WebSocket) -> bool:
    """Open the websocket; return False if the client has left meanwhile."""
    try:
        await websocket.accept()
    except (OSError, RuntimeError, WebSocketDisconnect):
        return False
    return True


async def turn_away(websocket: WebSocket, code: int) -> None:
    """Close with a code. It is opened first, because browsers see the code only of an open websocket."""
    if await accepted(websocket):
        with suppress(Exception):
            await websocket.close(code)


async def attend(websocket: WebSocket, visit: Visit, held: Held) -> None:
    """Listen until the client leaves, the reader is dropped, or the session ends."""
    visit.reader.write = writer_of(websocket)
    listening = asyncio.create_task(listen(websocket, visit))
    visit.reader.drop = held.drop = listening.cancel
    try:
        await asyncio.wait((listening,))
    finally:
        await visit.tables.forget(visit.table, visit.reader)
        code = await end(listening)
    code = SIGNED_OUT if held.ended else code or visit.reader.code
    with suppress(Exception):
        await asyncio.wait_for(websocket.close(code), LAST_SECONDS)


async def end(task: asyncio.Task[int | None]) -> int | None:
    """Cancel a task and return its close code, if it had one."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        return await task
    return None


async def listen(websocket: WebSocket, visit: Visit) -> int:
    """Answer messages until the client leaves or sends too much; return the close code."""
    refusals = 0
    while True:
        event = await websocket.receive()
        if event["type"] == "websocket.disconnect":
            return 1000
        reply, admitted = await reply_to(visit, event.get("text"))
        refusals = 0 if admitted else refusals + 1
        if refusals > PATIENCE:
            return FLOOD
        if reply is not None:
            visit.reader.send(frame_of(reply))


async def reply_to(visit: Visit, text: str | None) -> tuple[Answer | None, bool]:
    """Return the answer to a message, and whether it was well formed and not too quick."""
    ARRIVED.set(time.time_ns())
    in_time = visit.buckets.take(MESSAGES, visit.who)
    try:
        message = inbound.read(text)
    except Problem as problem:
        return refused("", refusal_of(problem)), False
    if not in_time:
        return refused(message.get("key", ""), TOO_MANY), False
    return await answer(visit, message), True
