"""Move a browser to another session, and keep the guest who used it before."""

from fastapi import Request, Response

from shoal.server.players import cookies
from shoal.server.players.store import Player
from shoal.server.resources import Resources


def welcome(request: Request, response: Response, resources: Resources, visitor: Player | None, token: str) -> None:
    """Write the cookie of a new session. The session of a guest is kept aside, so that their games can be added."""
    before = cookies.read(request, resources.settings)
    if visitor is not None and not visitor.account and before is not None:
        cookies.write(response, request, resources.settings, before, cookies.GUEST)
    cookies.write(response, request, resources.settings, token)
