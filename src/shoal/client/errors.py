"""What can go wrong between a program and a server."""

from shoal.table.client_messages import Refusal


class ClientError(Exception):
    """The server did not do what it was asked for."""


class Refused(ClientError):
    """The server refused. `code` is one of the codes that its reference lists, and `rule` the rule of the game."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal['code']}: {refusal['telling']}")
        self.code = refusal["code"]
        self.rule = refusal["rule"]
        self.refusal = refusal


class Unreachable(ClientError):
    """The server did not answer, or not as a Shoal server does."""


class Closed(ClientError):
    """The server closed the websocket of a table for good: the session has ended, or there is no such table."""
