"""A real SMTP server on 127.0.0.1 that keeps what it gets, and can be away, refuse, or ask to try later."""

import socket
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session


class Server(SMTP):
    """Closes its side when a client has gone without a word; the library leaves that to the garbage collector."""

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        if self._writer is not None:
            self._writer.close()


class Servers(Controller):
    """Makes such a server for every connection."""

    def factory(self) -> SMTP:
        return Server(self.handler, **self.SMTP_kwargs)


class Mailboxes:
    """The handler of the server: every letter it took, in order."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, bytes]] = []
        self.answers: dict[str, str] = {}
        """What the server says to a recipient instead of taking the letter."""
        self.controller: Controller | None = None
        self.port = 0

    async def handle_RCPT(  # noqa: N802  (the library's name)
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if address in self.answers:
            return self.answers[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        for address in envelope.rcpt_tos:
            self.taken.append((address, cast("bytes", envelope.content)))
        return "250 taken"

    def open(self) -> str:
        """Listen, on the same port as before if there was one; return the URL."""
        self.controller = Servers(cast("Any", self), hostname="127.0.0.1", port=self.port or free_port())
        self.controller.start()
        self.port = self.controller.port
        return f"smtp://127.0.0.1:{self.port}"

    def close(self) -> None:
        if self.controller is not None:
            self.controller.stop()
        self.controller = None

    def letters(self, address: str | None = None) -> list[EmailMessage]:
        return [read(raw) for to, raw in self.taken if address in (None, to)]


def read(raw: bytes) -> EmailMessage:
    return message_from_bytes(raw, policy=default)


def text_of(message: EmailMessage, kind: str = "plain") -> str:
    part = message.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
