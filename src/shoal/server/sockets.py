"""Sockets that notice a silent cut: what was sent is acknowledged within seconds, or the connection is over."""

import socket
from typing import Any, Final

UNANSWERED: Final = 2500
"""Milliseconds for which the other machine may leave what was sent unacknowledged."""
OPTIONS: Final = (("TCP_USER_TIMEOUT", UNANSWERED), ("TCP_KEEPIDLE", 5), ("TCP_KEEPINTVL", 1), ("TCP_KEEPCNT", 3))
"""An idle connection is asked every five seconds whether it is still there. Not every platform has all of them."""


def notice_cuts(transport: Any) -> None:
    """Set the time-outs of a transport's socket, where it has one of TCP."""
    found = transport.get_extra_info("socket")
    if found is None or found.family not in (socket.AF_INET, socket.AF_INET6):
        return
    found.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in OPTIONS:
        if hasattr(socket, name):
            found.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
