"""Uvicorn's configuration: bounded messages and queues, and the heartbeat (ping) of websockets."""

import sys
from typing import Final

import uvicorn
from fastapi import FastAPI

from shoal.server.platform.http.request_timeout import RequestTimeoutProtocol
from shoal.server.platform.http.websocket_protocol import SharedFrameProtocol

LONGEST_MESSAGE: Final = 64 * 1024
PING_EVERY_S: Final = 20.0
PING_TIMEOUT_S: Final = 20.0
"""The heartbeat: a websocket whose pong does not come in time is closed."""
SHUTDOWN_TIMEOUT_S: Final = 10
KEEP_ALIVE_S: Final = 5
"""Seconds between two requests of one connection."""


def make_uvicorn_config(app: FastAPI, host: str, port: int) -> uvicorn.Config:
    """Return uvicorn's settings: bounded messages and queues, no log of requests."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=RequestTimeoutProtocol,
        timeout_keep_alive=KEEP_ALIVE_S,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        ws=SharedFrameProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY_S,
        ws_ping_timeout=PING_TIMEOUT_S,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
    )
