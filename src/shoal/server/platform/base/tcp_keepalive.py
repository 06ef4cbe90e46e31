"""TCP keepalive and time-outs of sockets, so that a connection that was cut silently ends within seconds."""

import socket
from typing import Any, Final

UNANSWERED_MS: Final = 2500
"""Milliseconds in which the other machine must acknowledge what was sent."""
OPTIONS: Final = (("TCP_USER_TIMEOUT", UNANSWERED_MS), ("TCP_KEEPIDLE", 5), ("TCP_KEEPINTVL", 1), ("TCP_KEEPCNT", 3))
"""An idle connection is checked every five seconds. Not every platform has all of these options."""


def set_tcp_timeouts(transport: Any) -> None:
    """Set the time-outs of a transport's socket, if it is a TCP socket."""
    connection = transport.get_extra_info("socket")
    if connection is None or connection.family not in (socket.AF_INET, socket.AF_INET6):
        return
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in OPTIONS:
        if hasattr(socket, name):
            connection.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
