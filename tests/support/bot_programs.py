"""Owners of accounts with tokens, and programs that come by a token."""

from typing import Any

import httpx

from support.nodes import Node

PASSWORD = "nine fathoms deep"
WISH = {"name": "My program", "scopes": ["read", "play"], "days": 7}


def owner(node: Node, name: str = "Bo") -> httpx.Client:
    """Return a browser whose person has made an account, and so has just shown the password."""
    person = node.person()
    answer = person.post("/api/players/register", json={"name": name, "password": PASSWORD})
    assert answer.is_success, answer.text
    return person


def token_of(person: httpx.Client, *scopes: str, bot: str = "", **wish: Any) -> dict[str, Any]:
    """Make a token of an account or of one of its bots."""
    path = f"/api/me/bots/{bot}/tokens" if bot else "/api/me/tokens"
    answer = person.post(path, json={**WISH, "scopes": scopes or WISH["scopes"], **wish})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def program(node: Node, token: str, **headers: str) -> httpx.Client:
    """Return a program: it shows a token and has neither a cookie nor the header of our pages."""
    client = node.person(None, Authorization=f"Bearer {token}", **headers)
    del client.headers["X-Shoal"]
    return client


def bot(node: Node, person: httpx.Client, name: str) -> httpx.Client:
    """Make a bot account and return its program, which may read and play."""
    answer = person.post("/api/me/bots", json={"name": name})
    assert answer.status_code == 201, answer.text
    return program(node, token_of(person, bot=name)["token"])


def code(answer: httpx.Response) -> str:
    return "ok" if answer.is_success else str(answer.json()["code"])


def telling(answer: httpx.Response) -> str:
    return str(answer.json()["telling"]["id"])
