"""Move a browser to another session, and keep the guest who used it before."""

from fastapi import Request, Response

from shoal.server.accounts.identity import session_cookie
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.platform.resources import Resources


def sign_in_browser(
    request: Request, response: Response, resources: Resources, visitor: PlayerRow | None, token: str
) -> None:
    """Write the cookie of a new session. The session of a guest is kept aside, so that their games can be added."""
    before = session_cookie.read_cookie(request, resources.settings)
    if visitor is not None and not visitor.account and before is not None:
        session_cookie.write_cookie(response, request, resources.settings, before, session_cookie.GUEST)
    session_cookie.write_cookie(response, request, resources.settings, token)
