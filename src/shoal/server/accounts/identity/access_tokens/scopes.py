"""Authorization scopes: each route and each message that tokens may use, with the scope that it needs.

What is not listed here refuses every token, so a new route is closed to programs until somebody decides otherwise.
Accounts, people, reports, notices and the search for people are closed on purpose. No scope implies another.
"""

from collections.abc import Collection, Mapping
from typing import Final, Literal

from shoal.server.platform.http.errors import Problem

Scope = Literal["read", "play"]
SCOPES: Final[tuple[Scope, ...]] = ("read", "play")
"""`read`: see one's own tables, the lobby, and a table as the seat that one has. `play`: open and join tables, decide,
talk, and answer challenges."""
ROUTES: Final[Mapping[tuple[str, str], Scope]] = {
    ("GET", "/api/me"): "read",
    ("GET", "/api/lobby"): "read",
    ("GET", "/api/people/here"): "read",
    ("GET", "/api/finding/waits"): "read",
    ("GET", "/api/leaderboards/{game}"): "read",
    ("GET", "/api/openings/{game}"): "read",
    ("GET", "/api/players"): "read",
    ("GET", "/api/players/{name}"): "read",
    ("GET", "/api/players/{name}/games"): "read",
    ("GET", "/api/tables/mine"): "read",
    ("GET", "/api/tables/{table}"): "read",
    ("GET", "/api/tables/{table}/record"): "read",
    ("GET", "/api/tables/{table}/review"): "read",
    ("GET", "/api/tables/{table}/scenes"): "read",
    ("GET", "/api/tables/{table}/dice"): "read",
    ("GET", "/api/tables/{table}/promise"): "read",
    ("GET", "/api/games/{name}/export"): "read",
    ("POST", "/api/tables"): "play",
    ("POST", "/api/tables/{table}/join"): "play",
    ("POST", "/api/tables/{table}/leave"): "play",
    ("POST", "/api/tables/{table}/close"): "play",
    ("POST", "/api/tables/{table}/turn-away"): "play",
    ("POST", "/api/tables/{table}/bot"): "play",
    ("POST", "/api/tables/{table}/code"): "play",
    ("POST", "/api/tables/{table}/rematch"): "play",
    ("POST", "/api/tables/{table}/reveal"): "play",
    ("POST", "/api/codes"): "play",
    ("POST", "/api/finding"): "play",
    ("POST", "/api/challenges"): "play",
    ("POST", "/api/challenges/{challenge}/accept"): "play",
    ("POST", "/api/challenges/{challenge}/decline"): "play",
    ("POST", "/api/challenges/{challenge}/withdraw"): "play",
}
MESSAGES: Final[Mapping[str, Scope]] = {
    "hello": "read",
    "look": "read",
    "preview": "read",
    "why": "read",
    "act": "play",
    "resign": "play",
    "undo": "play",
    "answer_undo": "play",
    "hint": "play",
    "vacation": "play",
    "steps": "play",
    "talk": "play",
    "awake": "play",
    "claim": "play",
    "back": "play",
    "nudge": "play",
}
"""A websocket opens with any token; each message needs its scope."""


def expect_scope(scopes: Collection[str] | None, needed: Scope | None) -> None:
    """Refuse what a token may not do; without scopes it is a browser, which may do everything."""
    if scopes is None:
        return
    if needed is None:
        raise Problem("forbidden", "server.not-by-token")
    if needed not in scopes:
        raise Problem("forbidden", "server.token-scope", scope=needed)
