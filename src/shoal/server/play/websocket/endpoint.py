"""The websocket of a table. A reader who sends too much or reads too slowly is dropped."""

import asyncio
import re
import time
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from shoal.core.game import NOBODY
from shoal.core.telling import telling
from shoal.server.accounts.identity import sessions
from shoal.server.accounts.identity.authentication import authenticate, token_of
from shoal.server.platform.base.app_state import held
from shoal.server.platform.base.input_text import TABLE_ID
from shoal.server.platform.http.errors import BUSY, UNAVAILABLE, Problem, refusal_for
from shoal.server.platform.http.websocket_protocol import frame_of, writer_of
from shoal.server.platform.observability.tracing import ARRIVED
from shoal.server.platform.rate_limits.route_limits import MESSAGES, OPENINGS, requester_of, token_buckets_of
from shoal.server.platform.rate_limits.token_buckets import Requester
from shoal.server.platform.resources import Resources, resources_of
from shoal.server.play.presence.routes import presence_tracker_of
from shoal.server.play.tables.broadcast import Reader
from shoal.server.play.tables.dependencies import tables_of
from shoal.server.play.websocket import parse_message
from shoal.server.play.websocket.connection_limits import ConnectionLimits
from shoal.server.play.websocket.message_handlers import Answer, Visit, answer_message, refused
from shoal.server.play.websocket.session_revocation import SessionKey, SessionRevocation, SessionSocket
from shoal.table.reader_view import plain_refusal, refusal_of

AWAY: Final = 1013
"""The database cannot be reached at the moment, or the server is busy."""
BROKEN: Final = 1011
"""An error in the server."""
SIGNED_OUT: Final = 4401
"""The session of this websocket has ended, or its token is wrong."""
UNKNOWN: Final = 4404
FLOOD: Final = 4429
CLOSED: Final = {"stranger": SIGNED_OUT, "limit": FLOOD}
CLOSE_TIMEOUT_S: Final = 2.0
MOST_REFUSALS: Final = 20
"""How many refused messages in a row are answered before the websocket is closed."""
TOO_MANY: Final = plain_refusal("limit", telling("server.too-many-messages"))


async def serve_websocket(websocket: WebSocket) -> None:
    """Serve one websocket: a reader who may also play if they sit at the table."""
    buckets, sockets = await token_buckets_of(websocket), held(websocket.app, ConnectionLimits)
    if not buckets.take(OPENINGS, requester_of(websocket, None)):
        await turn_away(websocket, FLOOD)
        return
    try:
        visit, session = await find_visit(websocket, await resources_of(websocket))
    except Problem as problem:
        with suppress(Exception):
            await websocket.close(CLOSED.get(problem.code, UNKNOWN))
        return
    except Exception as error:  # noqa: BLE001  (`refusal_for` logs it if it is a bug)
        await turn_away(websocket, AWAY if refusal_for(error) in (BUSY, UNAVAILABLE) else BROKEN)
        return
    if not buckets.take(OPENINGS, Requester(visit.who.player, "")) or not sockets.add(visit.who):
        await turn_away(websocket, FLOOD)
        return
    try:
        if await accept_websocket(websocket):
            with held(websocket.app, SessionRevocation).holding(session) as session_socket:
                await serve_reader(websocket, visit, session_socket)
    finally:
        sockets.remove(visit.who)


async def find_visit(websocket: WebSocket, resources: Resources) -> tuple[Visit, SessionKey | None]:
    """Return who visits which table, and their session."""
    tables, table = await tables_of(websocket), websocket.path_params["table"]
    if re.fullmatch(TABLE_ID, table) is None:
        raise Problem("unknown", "server.no-table")
    player, token = await authenticate(websocket, resources), await token_of(websocket, resources)
    await tables.live(table)
    identifier, scopes = (None, None) if player is None else (player.id, player.scopes)
    session = None if player is None else SessionKey(player.id, sessions.hash_of(token))
    reader, who = Reader(identifier, NOBODY, scopes=scopes), requester_of(websocket, identifier)
    name, attending = "" if player is None else player.name, await presence_tracker_of(websocket)
    return Visit(tables, table, reader, name, await token_buckets_of(websocket), who, resources, attending), session


async def accept_websocket(websocket: WebSocket) -> bool:
    """Open the websocket; return False if the client has left meanwhile."""
    try:
        await websocket.accept()
    except (OSError, RuntimeError, WebSocketDisconnect):
        return False
    return True


async def turn_away(websocket: WebSocket, code: int) -> None:
    """Close with a code. It is opened first, because browsers see the code only of an open websocket."""
    if await accept_websocket(websocket):
        with suppress(Exception):
            await websocket.close(code)


async def serve_reader(websocket: WebSocket, visit: Visit, held: SessionSocket) -> None:
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
        await asyncio.wait_for(websocket.close(code), CLOSE_TIMEOUT_S)


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
        if refusals > MOST_REFUSALS:
            return FLOOD
        if reply is not None:
            visit.reader.send(frame_of(reply))


async def reply_to(visit: Visit, text: str | None) -> tuple[Answer | None, bool]:
    """Return the answer to a message, and whether it was well formed and not too quick."""
    ARRIVED.set(time.time_ns())
    in_time = visit.buckets.take(MESSAGES, visit.who)
    try:
        message = parse_message.parse_message(text)
    except Problem as problem:
        return refused("", refusal_of(problem)), False
    if not in_time:
        return refused(message.get("key", ""), TOO_MANY), False
    return await answer_message(visit, message), True
