"""Players: guests with one click, accounts that keep the same player, and sessions that end."""

from dataclasses import replace

import httpx
import pytest
from itsdangerous import Signer
from sqlalchemy import insert, select

from shoal.server.accounts.identity import store
from shoal.server.accounts.identity.schema import SESSIONS
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from support.nodes import Node, run_node

PASSWORD = "nine fathoms deep"


def guest(node: Node) -> httpx.Client:
    person = node.person()
    assert person.post("/api/players/guest").status_code == 200
    return person


def code(answer: httpx.Response) -> str:
    found = answer.json()["code"]
    assert isinstance(found, str)
    return found


def test_a_guest_needs_one_click(node: Node) -> None:
    person = node.person()
    assert (person.get("/api/me").status_code, person.get("/api/me").json()) == (200, None)
    assert "set-cookie" not in person.get("/api/me").headers
    answer = person.post("/api/players/guest")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert answer.json() == person.get("/api/me").json() == person.post("/api/players/guest").json()
    assert answer.json()["account"] is False


def test_a_guest_may_choose_a_free_name(node: Node) -> None:
    assert node.person().post("/api/players/guest", json={"name": " Old   Tom "}).json()["name"] == "Old Tom"
    assert code(node.person().post("/api/players/guest", json={"name": "old-tom"})) == "taken"
    assert code(node.person().post("/api/players/guest", json={"name": "<b>"})) == "malformed"


def test_a_guest_who_registers_stays_the_same_player(node: Node) -> None:
    person = guest(node)
    before = person.get("/api/me").json()
    after = person.post("/api/players/register", json={"name": "Captain Ann", "password": PASSWORD}).json()
    assert after == {"id": before["id"], "name": "Captain Ann", "account": True}
    assert code(person.post("/api/players/register", json={"name": "Other", "password": PASSWORD})) == "taken"
    elsewhere = node.person()
    assert elsewhere.post("/api/players/login", json={"name": "captain ann", "password": PASSWORD}).json() == after
    assert elsewhere.get("/api/me").json() == after


def test_a_stranger_may_register_at_once(node: Node) -> None:
    person = node.person()
    assert code(person.post("/api/players/register", json={"name": "Bo", "password": "short"})) == "malformed"
    assert person.post("/api/players/register", json={"name": "Bo", "password": PASSWORD}).json()["account"] is True
    assert person.get("/api/me").json()["name"] == "Bo"
    assert code(node.person().post("/api/players/register", json={"name": "BO", "password": PASSWORD})) == "taken"


def test_a_failed_login_does_not_tell_whether_the_account_exists(node: Node) -> None:
    account, visitor = node.person(), guest(node)
    account.post("/api/players/register", json={"name": "Bo", "password": PASSWORD})
    logins = [
        {"name": "Bo", "password": PASSWORD + "er"},
        {"name": visitor.get("/api/me").json()["name"], "password": ""},
        {"name": "Nobody at all", "password": PASSWORD},
    ]
    answers = [node.person().post("/api/players/login", json=login) for login in logins]
    assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
    assert code(answers[0]) == "password"


def test_logout_ends_one_session_and_logout_everywhere_ends_all(node: Node) -> None:
    here, there, third = node.person(), node.person(), node.person()
    account = {"name": "Bo", "password": PASSWORD}
    here.post("/api/players/register", json=account)
    for person in (there, third):
        person.post("/api/players/login", json=account)
    stolen = node.person(here.cookies)
    assert here.post("/api/players/logout").status_code == 204
    assert "shoal" not in here.cookies
    assert stolen.get("/api/tables/mine").status_code == 401
    assert there.get("/api/me").status_code == 200
    assert there.post("/api/players/logout-everywhere").status_code == 204
    assert third.get("/api/tables/mine").status_code == 401


def test_a_new_password_ends_the_other_sessions(node: Node) -> None:
    here, there = node.person(), node.person()
    here.post("/api/players/register", json={"name": "Bo", "password": PASSWORD})
    there.post("/api/players/login", json={"name": "Bo", "password": PASSWORD})
    change = {"old": "wrong", "new": "ten fathoms deep"}
    assert code(here.post("/api/players/password", json=change)) == "password"
    assert here.post("/api/players/password", json={**change, "old": PASSWORD}).status_code == 204
    assert (here.get("/api/tables/mine").status_code, there.get("/api/tables/mine").status_code) == (200, 401)
    assert there.post("/api/players/login", json={"name": "Bo", "password": change["new"]}).status_code == 200


def test_after_a_change_of_name_the_old_name_is_free(node: Node) -> None:
    first, second = guest(node), guest(node)
    assert first.post("/api/players/name", json={"name": "Ann"}).json()["name"] == "Ann"
    assert code(second.post("/api/players/name", json={"name": "Ann"})) == "taken"
    assert first.post("/api/players/name", json={"name": "Anna"}).status_code == 200
    assert second.post("/api/players/name", json={"name": "Ann"}).json() == second.get("/api/me").json()


@pytest.mark.parametrize("cookie", ["", "x", "made.up", Signer("another secret").sign("token").decode()])
def test_a_cookie_with_a_wrong_signature_is_ignored(node: Node, cookie: str) -> None:
    assert node.person().get("/api/tables/mine", headers={"Cookie": f"shoal={cookie}"}).status_code == 401


def test_a_player_is_known_on_every_node(settings: Settings) -> None:
    with run_node(settings) as one, run_node(settings) as two:
        person = guest(one)
        assert two.person(person.cookies).get("/api/me").json() == person.get("/api/me").json()


def test_cookies_set_over_https_are_secure(node: Node) -> None:
    schemes = ({"X-Forwarded-Proto": "http"}, {"X-Forwarded-Proto": "https"})
    answers = [node.person().post("/api/players/guest", headers=scheme) for scheme in schemes]
    assert ["Secure" in answer.headers["set-cookie"] for answer in answers] == [False, True]


@pytest.mark.anyio
async def test_a_session_ends_unless_it_is_prolonged(settings: Settings) -> None:
    database, day = open_database(settings), 24 * 3600 * 1000
    async with database.transaction() as connection:
        await store.add_player(connection, "ann", "Ann", None)
        await connection.execute(insert(SESSIONS).values(token="over", player="ann", expires=now() - 1))
        assert await store.by_session(connection, "over") is None
        await store.open_session(connection, "here", "ann", now() + 60_000)
        assert await store.by_session(connection, "here") is not None
        for later in (2 * day, 2 * day + 5):
            await store.extend_session(connection, "here", now() + later, day)
        left = (await connection.execute(select(SESSIONS.c.token, SESSIONS.c.expires))).all()
    assert [token for token, _ in left] == ["here"]
    assert now() + day < left[0].expires <= now() + 2 * day
    await database.close()


def test_limits_can_be_turned_off(settings: Settings) -> None:
    with run_node(replace(settings, limits=False)) as node:
        person = node.person()
        answers = [person.post("/api/players/login", json={"name": "Bo", "password": "guess"}) for _ in range(22)]
    assert {code(answer) for answer in answers} == {"password"}
