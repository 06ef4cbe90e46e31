"""Websockets close when their session ends, on all nodes. The attacker stole a cookie and keeps a websocket open."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from shoal.server.accounts.identity import session_cookie
from shoal.server.platform.config.settings import BadSettings, Settings, read_settings
from shoal.server.play.websocket.session_revocation import CHECK_EVERY_S
from support.nodes import SECRET, Databases, Node, run_node
from support.people import guest, line, open_table, signed_out_within

PASSWORD = "nine fathoms deep"
BO = {"name": "Bo", "password": PASSWORD}
AT_ONCE = 1.0


def sign_out(person: httpx.Client) -> None:
    assert person.post("/api/players/logout").status_code == 204


def sign_out_everywhere(person: httpx.Client) -> None:
    assert person.post("/api/players/logout-everywhere").status_code == 204


def change_password(person: httpx.Client) -> None:
    change = {"old": PASSWORD, "new": "ten fathoms deep"}
    assert person.post("/api/players/password", json=change).status_code == 204


@pytest.mark.usefixtures("services")
@pytest.mark.parametrize(
    ("end", "here_ends", "there_ends"),
    [(sign_out, True, False), (sign_out_everywhere, True, True), (change_password, True, True)],
)
def test_websockets_of_ended_sessions_close_on_all_nodes(
    databases: Databases, end: Callable[[httpx.Client], None], here_ends: bool, there_ends: bool
) -> None:
    settings = databases.cluster()
    with run_node(settings) as one, run_node(settings) as two:
        here, there, table = two_sessions(one)
        with (
            line(one, table, here) as here_at_one,
            line(two, table, here) as here_at_two,
            line(two, table, there) as there_at_two,
            line(two, table, guest(two)) as other,
            line(two, table) as stranger,
        ):
            for opened in (here_at_one, here_at_two, there_at_two, other, stranger):
                opened.hello()
            end(here)
            began = time.monotonic()
            for opened, ends in ((here_at_one, here_ends), (here_at_two, here_ends), (there_at_two, there_ends)):
                left = max(0.05, began + AT_ONCE - time.monotonic()) if ends else 0.2
                assert signed_out_within(opened, left) is ends
            for opened in (other, stranger):
                assert opened.hello()["table"]["id"] == table


def two_sessions(node: Node) -> tuple[httpx.Client, httpx.Client, str]:
    here, there = node.person(), node.person()
    assert here.post("/api/players/register", json=BO).status_code == 200
    assert there.post("/api/players/login", json=BO).status_code == 200
    return here, there, open_table(here)["id"]


@pytest.mark.usefixtures("services")
def test_if_the_message_is_lost_websockets_still_close_within_seconds(databases: Databases) -> None:
    """The nodes share a database but no bus, so no message of one reaches the other."""
    settings = replace(databases.cluster(), nats="")
    with run_node(settings) as one, run_node(settings) as two:
        here, _, table = two_sessions(one)
        with line(two, table, here) as far:
            far.hello()
            sign_out_everywhere(here)
            assert signed_out_within(far, CHECK_EVERY_S + 1)


def test_old_secrets_are_accepted_and_the_newest_signs(databases: Databases, tmp_path: Path) -> None:
    old, new = databases.standalone(tmp_path), "another secret, long enough for tests"
    with run_node(old) as node:
        person = guest(node)
    with run_node(replace(old, secret=new, old_secrets=(SECRET,))) as node:
        again = node.person(person.cookies)
        assert again.get("/api/me").status_code == 200
        fresh = guest(node)
    with run_node(replace(old, secret=new)) as node:
        assert node.person(again.cookies).get("/api/me").status_code == 200, "/api/me has signed it with the new secret"
        assert node.person(fresh.cookies).get("/api/me").status_code == 200
        assert node.person(person.cookies).get("/api/tables/mine").status_code == 401
    with run_node(old) as node:
        assert node.person(fresh.cookies).get("/api/tables/mine").status_code == 401


@pytest.mark.parametrize("gap", [" ", ",", ", ", "\n"])
def test_the_secret_setting_is_a_list(gap: str) -> None:
    environment = {"SHOAL_DATABASE": "postgresql://host/shoal", "SHOAL_SECRET": gap.join(("n" * 32, "o" * 40))}
    settings = read_settings(environment)
    assert (settings.secret, settings.old_secrets) == ("n" * 32, ("o" * 40,))
    for wrong in ("n" * 31, gap.join(("n" * 32, "o" * 31)), gap):
        with pytest.raises(BadSettings):
            read_settings({**environment, "SHOAL_SECRET": wrong})


def test_a_signature_of_an_old_secret_is_accepted() -> None:
    before = Settings("", "o" * 32)
    after = Settings("", "n" * 32, old_secrets=("o" * 32,))
    signed = session_cookie.signer(before).sign("token")
    assert session_cookie.signer(after).unsign(signed) == b"token"
    assert (
        session_cookie.signer(after).sign("token")
        == session_cookie.signer(Settings("", "n" * 32)).sign("token")
        != signed
    )
