"""Personal access tokens, and their attackers: those who guess one, and those who have found one."""

import asyncio
import time
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.test_sessions import AT_ONCE
from shoal.server.accounts.identity import sessions
from shoal.server.accounts.identity.access_tokens import bearer, store
from shoal.server.accounts.identity.schema import SESSIONS
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from support.bot_programs import PASSWORD, WISH, code, owner, program, telling, token_of
from support.nodes import Databases, Node, run_node
from support.people import guest, line, open_table, signed_out_within

INVENTED = "shoal_" + "a" * 43


def expire(settings: Settings) -> None:
    """Let every token end now."""

    async def run() -> None:
        database = open_database(settings)
        async with database.transaction() as connection:
            await connection.execute(update(SESSIONS).where(store.TOKEN).values(expires=now() - 1))
        await database.close()

    asyncio.run(run())


def test_a_program_plays_by_a_token_over_http_and_a_websocket(node: Node) -> None:
    person = owner(node)
    made = token_of(person)
    assert made["token"].startswith("shoal_")
    assert bearer.SHAPE.fullmatch(made["token"])
    mine = program(node, made["token"])
    assert mine.get("/api/me").json()["name"] == "Bo"
    assert "set-cookie" not in mine.get("/api/me").headers
    table = open_table(mine)["id"]
    guest(node).post(f"/api/tables/{table}/join", json={})
    with line(node, table, Authorization=f"Bearer {made['token']}") as opened:
        welcome = opened.hello()
        assert welcome["you"] == 0
        position = welcome["position"]
        if position["decision"] is not None:
            step = {"decision": position["decision"], "steps": position["legal"][:1]}
            assert opened.ask(type="act", **step)["type"] == "accepted"
        assert opened.ask(type="talk", text="Ahoy")["type"] == "accepted"


def test_tokens_are_listed_without_their_text_and_are_no_devices(node: Node) -> None:
    person = owner(node)
    made = token_of(person, "read", name="  Reader  ")
    program(node, made["token"]).get("/api/tables/mine")
    (listed,) = person.get("/api/me/tokens").json()
    assert listed["seen"] is not None
    assert made == {**listed, "seen": None, "token": made["token"]}
    assert (listed["name"], listed["scopes"]) == ("Reader", ["read"])
    assert len(person.get("/api/account").json()["devices"]) == 1
    assert code(person.post(f"/api/account/devices/{listed['id']}/end")) == "unknown"
    told = person.get("/api/account/export").json()
    assert [one["name"] for one in told["tokens"]] == ["Reader"]
    assert made["token"] not in str(told)


@pytest.mark.parametrize(
    "wish",
    [
        {"name": ""},
        {"name": "   "},
        {"name": "x" * 41},
        {"name": "two\nlines"},
        {"name": "\u202eevil"},
        {"scopes": []},
        {"scopes": ["everything"]},
        {"scopes": ["read", "read", "read"]},
        {"days": 0},
        {"days": 366},
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(node: Node, wish: dict[str, Any]) -> None:
    assert code(owner(node).post("/api/me/tokens", json={**WISH, **wish})) == "malformed"


def test_only_an_owner_who_has_just_proved_it_makes_tokens(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    assert code(node.person().post("/api/me/tokens", json=WISH)) == "stranger"
    assert code(guest(node).post("/api/me/tokens", json=WISH)) == "forbidden"
    person = owner(node)
    monkeypatch.setattr("shoal.server.accounts.identity.authentication.PROOF_LIFETIME_MS", -1)
    assert code(person.post("/api/me/tokens", json=WISH)) == "unproved"


def test_an_account_has_at_most_twenty_tokens(node: Node) -> None:
    person = owner(node)
    made = [token_of(person, "read") for _ in range(store.MOST)]
    refused = person.post("/api/me/tokens", json=WISH)
    assert (code(refused), telling(refused)) == ("forbidden", "server.most-tokens")
    assert person.delete(f"/api/me/tokens/{made[3]['id']}").status_code == 204
    token_of(person, "read")


def test_a_leaked_token_that_reads_does_not_act(node: Node) -> None:
    person = owner(node)
    table = open_table(person)["id"]
    guest(node).post(f"/api/tables/{table}/join", json={})
    token = token_of(person, "read")["token"]
    thief = program(node, token)
    for path, body in (
        ("/api/tables", {"game": "fishery"}),
        (f"/api/tables/{table}/leave", {}),
        ("/api/challenges", {"name": "Bo", "game": "fleet"}),
    ):
        refused = thief.post(path, json=body)
        assert (code(refused), telling(refused)) == ("forbidden", "server.token-scope")
    with line(node, table, Authorization=f"Bearer {token}") as opened:
        position = opened.hello()["position"]
        act = {"type": "act", "decision": position["decision"] or 0, "steps": position["legal"][:1] or ["a1"]}
        for message in (act, {"type": "resign"}, {"type": "talk", "text": "Ahoy"}, {"type": "awake"}):
            assert opened.ask(**message)["refusal"]["telling"]["id"] == "server.token-scope"
    mine = program(node, token_of(person, "play")["token"])
    assert code(mine.get("/api/tables/mine")) == "forbidden", "no scope implies another"


def test_a_token_never_changes_an_account(node: Node) -> None:
    person = owner(node)
    thief = program(node, token_of(person)["token"])
    for method, path, body in (
        ("POST", "/api/me/tokens", WISH),
        ("POST", "/api/me/bots", {"name": "Robin"}),
        ("GET", "/api/me/tokens", None),
        ("GET", "/api/account", None),
        ("GET", "/api/account/export", None),
        ("POST", "/api/account/prove", {"password": PASSWORD}),
        ("POST", "/api/account/delete", {"name": "Bo"}),
        ("POST", "/api/players/name", {"name": "Robin"}),
        ("POST", "/api/players/login", {"name": "Bo", "password": PASSWORD}),
        ("POST", "/api/players/logout-everywhere", None),
        ("POST", "/api/people/follow", {"name": "Bo"}),
        ("POST", "/api/search", {"games": [{"game": "fleet", "seats": 2}]}),
    ):
        refused = thief.request(method, path, json=body)
        assert (code(refused), telling(refused)) == ("forbidden", "server.not-by-token"), path


def test_the_token_wins_over_the_cookie_and_a_wrong_one_gains_nothing(node: Node) -> None:
    ann, bo = owner(node, "Ann"), owner(node, "Bo")
    both = program(node, token_of(ann)["token"])
    both.cookies = bo.cookies
    assert both.get("/api/me").json()["name"] == "Ann"
    for shown in ("Bearer", "Bearer x", f"bearer {INVENTED}", f"Bearer {token_of(ann)['token'][:-1]}"):
        wrong = node.person(bo.cookies, Authorization=shown)
        del wrong.headers["X-Shoal"]
        refused = wrong.post("/api/tables", json={"game": "fishery"})
        assert (code(refused), telling(refused)) == ("stranger", "server.bad-token")
        assert code(wrong.get("/api/lobby")) == "stranger", "a wrong token is never a stranger's silent visit"
    basic = node.person(bo.cookies, Authorization="Basic Ym86Ym8=")
    assert basic.get("/api/me").json()["name"] == "Bo", "a proxy's own header is not a token"
    del basic.headers["X-Shoal"]
    assert code(basic.post("/api/tables", json={"game": "fishery"})) == "origin"
    elsewhere = program(node, token_of(ann)["token"], Origin="https://evil.example")
    assert code(elsewhere.post("/api/tables", json={"game": "fishery"})) == "origin"


def test_what_does_not_look_like_a_token_never_reaches_the_database(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def find(_connection: object, hashed: str) -> None:
        asked.append(hashed)

    monkeypatch.setattr(store, "find_token", find)
    for text in (
        "x",
        "shoal_",
        INVENTED + "a",
        INVENTED[:-1] + "ü",
        sessions.new_token(),
        "shoal_" + "a" * 60_000,
    ):
        answer = node.person().get("/api/me", headers={b"Authorization": f"Bearer {text}".encode()})
        assert code(answer) == "stranger", text[:60]
    assert asked == []
    answers = [code(program(node, INVENTED).get("/api/me")) for _ in range(100)]
    assert answers[:80] == ["stranger"] * 80
    assert "limit" in answers[80:], "then the address has to wait"
    assert len(asked) == answers.count("stranger")


def test_good_tokens_are_not_counted_as_guesses(node: Node) -> None:
    for name in ("Ann", "Bo"):
        mine = program(node, token_of(owner(node, name))["token"])
        assert {mine.get("/api/me").status_code for _ in range(50)} == {200}


def test_a_header_of_a_megabyte_is_refused(node: Node) -> None:
    with httpx.Client(base_url=node.url) as client:
        try:
            answer = client.get("/api/me", headers={"Authorization": "Bearer shoal_" + "a" * 1_000_000})
        except httpx.TransportError:
            return
        assert answer.status_code == 400


def test_a_token_ends_at_its_expiry_and_is_not_prolonged(node: Node) -> None:
    person = owner(node)
    made = token_of(person, days=1)
    mine = program(node, made["token"])
    mine.get("/api/me")
    (listed,) = person.get("/api/me/tokens").json()
    assert listed["expires"] == made["expires"]
    expire(node.settings)
    refused = mine.get("/api/me")
    assert (refused.status_code, telling(refused)) == (401, "server.bad-token")
    assert person.get("/api/me/tokens").json() == []
    assert person.get("/api/me").status_code == 200
    assert code(person.delete(f"/api/me/tokens/{made['id']}")) == "unknown"


def test_nobody_revokes_a_token_of_somebody_else(node: Node) -> None:
    ann, bo = owner(node, "Ann"), owner(node, "Bo")
    made = token_of(ann)
    assert code(bo.delete(f"/api/me/tokens/{made['id']}")) == "unknown"
    assert program(node, made["token"]).get("/api/me").status_code == 200
    (device,) = ann.get("/api/account").json()["devices"]
    assert code(ann.delete(f"/api/me/tokens/{device['id']}")) == "unknown", "a browser is no token"


def test_a_wrong_token_opens_no_websocket(node: Node) -> None:
    table = open_table(guest(node))["id"]
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        line(node, table, Authorization=f"Bearer {INVENTED}") as opened,
    ):
        opened.hello()


@pytest.mark.usefixtures("services")
@pytest.mark.parametrize("way", ["revoke", "everywhere", "password"])
def test_a_revoked_tokens_websockets_close_on_all_nodes(databases: Databases, way: str) -> None:
    settings = databases.cluster()
    with run_node(settings) as one, run_node(settings) as two:
        person = owner(one)
        made, other, table = token_of(person), token_of(person), open_table(person)["id"]
        shown, kept = (f"Bearer {token['token']}" for token in (made, other))
        with (
            line(two, table, Authorization=shown) as far,
            line(one, table, Authorization=shown) as near,
            line(two, table, Authorization=kept) as third,
        ):
            for opened in (far, near, third):
                opened.hello()
            if way == "revoke":
                assert person.delete(f"/api/me/tokens/{made['id']}").status_code == 204
            elif way == "everywhere":
                assert person.post("/api/account/devices/end-others").status_code == 204
            else:
                change = {"old": PASSWORD, "new": "ten fathoms deep"}
                assert person.post("/api/players/password", json=change).status_code == 204
            began = time.monotonic()
            for opened in (far, near):
                assert signed_out_within(opened, max(0.05, began + AT_ONCE - time.monotonic()))
            assert signed_out_within(third, 0.2) is (way != "revoke")
        assert program(two, made["token"]).get("/api/me").status_code == 401
    databases.drop(databases.made[-1])
