"""Security headers: the Content-Security-Policy, others against frames, guessed types and copies of private answers.

A page may load only our own files and talk only to its own host. Scripts of workers may also run WebAssembly, which the
engine is. Any other answer may load nothing.
"""

import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Message, Scope, Send

POLICY: Final = "content-security-policy"
NO_PAGE: Final = "default-src 'none'; frame-ancestors 'none'"
PAGE: Final = (
    "default-src 'none'; script-src 'self'{wasm}; style-src 'self'; img-src 'self'; font-src 'self'; "
    "manifest-src 'self'; connect-src 'self'{sockets}; form-action 'self'; base-uri 'none'; object-src 'none'; "
    "frame-ancestors 'none'"
)
HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:]+\](:[0-9]+)?")
ALWAYS: Final = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
UNLESS_SAID: Final = {POLICY: NO_PAGE, "cache-control": "no-store"}
SECURE: Final = {"strict-transport-security": "max-age=31536000"}
"""For a year, and for this host only, not for its subdomains."""


def page_policy(headers: Headers, *, wasm: bool = False) -> str:
    """Return the policy of a page or script. It names websockets: older browsers do not count them as 'self'."""
    host = headers.get("host", "")
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return PAGE.format(sockets=sockets, wasm=" 'wasm-unsafe-eval'" if wasm else "")


def with_headers(scope: Scope, send: Send) -> Send:
    """Return a `send` that adds the headers to every answer; HSTS only over TLS, as the balancer says."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.update(ALWAYS)
            for name, value in UNLESS_SAID.items():
                headers.setdefault(name, value)
            if scope["scheme"] == "https":
                headers.update(SECURE)
        await send(message)

    return send_with_headers
