"""Whatever signs somebody in is one transaction: if a statement fails, nothing has happened and it can be repeated."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

import httpx
import pytest

from shoal.server.platform.config.settings import Settings
from support.mailboxes import Mailboxes, text_of
from support.nodes import Node, run_node
from support.notified_players import run_sql, until, working
from support.people import guest

PASSWORD: Final = "nine fathoms deep"
NEWER: Final = "ten fathoms deep"
BO: Final = {"name": "Bo", "password": PASSWORD}
LETTER: Final = {**BO, "email": "bo@example.org"}
REFUSE: Final = "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'refused'; END$$"
SESSION: Final = "INSERT ON sessions"
ADDRESS: Final = "UPDATE OF email ON players"


@pytest.fixture
def node(settings: Settings) -> Iterator[Node]:
    with run_node(settings) as node:
        yield node


@contextmanager
def refusing(settings: Settings, event: str) -> Iterator[None]:
    """Let the database refuse each statement that does this."""
    if settings.standalone:
        run_sql(settings, f"CREATE TRIGGER refuse BEFORE {event} BEGIN SELECT RAISE(ABORT, 'refused'); END", {})
    else:
        run_sql(settings, REFUSE, {})
        run_sql(settings, f"CREATE TRIGGER refuse BEFORE {event} FOR EACH ROW EXECUTE FUNCTION refuse()", {})
    try:
        yield
    finally:
        if settings.standalone:
            run_sql(settings, "DROP TRIGGER refuse", {})
        else:
            run_sql(settings, "DROP FUNCTION refuse CASCADE", {})


def expect_fault(person: httpx.Client, path: str, body: dict[str, Any]) -> None:
    answer = person.post(path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (500, "fault")


def players(settings: Settings) -> int:
    return int(run_sql(settings, "SELECT count(*) FROM players", {})[0][0])


@pytest.mark.parametrize("event", [ADDRESS, SESSION])
def test_no_account_remains_of_a_registration_that_fails(node: Node, event: str) -> None:
    person = node.person()
    with refusing(node.settings, event):
        expect_fault(person, "/api/players/register", LETTER)
    assert players(node.settings) == 0
    assert person.post("/api/players/register", json=LETTER).json()["account"]
    assert person.get("/api/account").json()["email"] == LETTER["email"]


def test_a_guest_whose_registration_fails_stays_a_guest(node: Node) -> None:
    person = guest(node)
    before = person.get("/api/me").json()
    with refusing(node.settings, ADDRESS):
        expect_fault(person, "/api/players/register", LETTER)
    assert person.get("/api/me").json() == before
    assert person.post("/api/players/register", json=LETTER).json()["id"] == before["id"]
    assert person.get("/api/account").json()["email"] == LETTER["email"]


def test_no_guest_remains_without_a_session(node: Node) -> None:
    with refusing(node.settings, SESSION):
        expect_fault(node.person(), "/api/players/guest", {"name": "Ann"})
    assert players(node.settings) == 0
    assert node.person().post("/api/players/guest", json={"name": "Ann"}).is_success


def test_recovery_words_are_not_used_up_by_a_recovery_that_fails(node: Node) -> None:
    person = node.person()
    assert person.post("/api/players/register", json=BO).is_success
    words = " ".join(person.post("/api/account/words").json()["words"])
    wish = {"name": "Bo", "words": words, "password": NEWER}
    with refusing(node.settings, SESSION):
        expect_fault(node.person(), "/api/players/recover", wish)
    assert person.get("/api/account").status_code == 200, "no session has ended"
    assert node.person().post("/api/players/login", json=BO).is_success
    assert node.person().post("/api/players/recover", json=wish).is_success


def found(boxes: Mailboxes, path: str) -> list[str]:
    """Return the secrets of links in letters."""
    return [
        secret
        for letter in boxes.letters(LETTER["email"])
        for secret in re.findall(re.escape(path) + r"([\w-]+)", text_of(letter))
    ]


def test_a_letter_is_not_used_up_by_a_recovery_that_fails(settings: Settings) -> None:
    boxes = Mailboxes()
    reached = replace(settings, smtp=boxes.open(), mail_from="us@shoal.example", url="https://shoal.example")
    with run_node(reached) as node, working(reached):
        assert node.person().post("/api/players/register", json=LETTER).is_success
        until(lambda: len(found(boxes, "/letters/address/")) == 1)
        confirmed = {"secret": found(boxes, "/letters/address/")[0]}
        assert node.person().post("/api/account/email/confirm", json=confirmed).is_success
        assert node.person().post("/api/players/recover/letter", json={"email": LETTER["email"]}).is_success
        until(lambda: len(found(boxes, "/recover#")) == 1)
        wish = {"secret": found(boxes, "/recover#")[0], "password": NEWER}
        with refusing(settings, SESSION):
            expect_fault(node.person(), "/api/players/recover/link", wish)
        assert node.person().post("/api/players/login", json=BO).is_success
        assert node.person().post("/api/players/recover/link", json=wish).is_success
    boxes.close()
