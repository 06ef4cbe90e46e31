"""Passkeys: an account without a password, and attackers who replay, borrow, guess or forge.

The attackers: they use a challenge twice, late or from another browser, sign for another site, copy an authenticator,
or sign with a key of their own.
"""

from typing import Any

import httpx
import pytest

from shoal.server.accounts.identity import authentication
from shoal.server.accounts.identity import one_time_tickets_store as tickets
from shoal.server.platform.base.timestamps import now
from support.authenticator import PRESENT, Authenticator, add_passkey, log_in_with
from support.nodes import Node
from support.people import guest

PASSWORD = "nine fathoms deep"


def code(answer: httpx.Response) -> str:
    return "ok" if answer.is_success else str(answer.json()["code"])


def test_a_guest_makes_an_account_with_a_passkey_and_signs_in_elsewhere(node: Node) -> None:
    person, key = guest(node), Authenticator(node.url)
    before = person.get("/api/me").json()
    made = add_passkey(person, key, "Captain Ann")
    assert made.json() == {"id": before["id"], "name": "Captain Ann", "account": True}
    account = person.get("/api/account").json()
    assert (account["password"], len(account["passkeys"])) == (False, 1)
    elsewhere = node.person()
    assert log_in_with(elsewhere, key).json() == made.json()
    assert elsewhere.get("/api/me").json() == made.json()
    assert code(log_in_with(node.person(), Authenticator(node.url))) == "password", "a key that nobody has added"


def test_the_only_way_in_stays(node: Node) -> None:
    person, key = guest(node), Authenticator(node.url)
    add_passkey(person, key, "Ann")
    (known,) = person.get("/api/account").json()["passkeys"]
    remove = f"/api/account/passkeys/{known['id']}/remove"
    assert code(person.post(remove)) == "forbidden"
    assert person.post("/api/players/password", json={"new": PASSWORD}).status_code == 204
    assert person.post(remove).status_code == 204
    assert code(person.post(remove)) == "unknown"
    assert code(log_in_with(node.person(), key)) == "password"
    assert node.person().post("/api/players/login", json={"name": "Ann", "password": PASSWORD}).is_success


def test_a_challenge_works_once_and_only_in_its_browser(node: Node) -> None:
    person, other, key = guest(node), node.person(), Authenticator(node.url)
    add_passkey(person, key, "Ann")
    challenge = other.post("/api/players/passkey/begin").json()["challenge"]
    signed = key.sign(challenge)
    assert code(node.person().post("/api/players/passkey", json=signed)) == "password", "a browser that did not ask"
    assert code(other.post("/api/players/passkey", json=signed)) == "ok"
    assert code(other.post("/api/players/passkey", json=signed)) == "password", "sent twice"
    assert code(other.post("/api/players/passkey", json=key.sign("invented"))) == "password"


def test_a_challenge_ends(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    person, key = guest(node), Authenticator(node.url)
    challenge = person.post("/api/account/passkeys/begin").json()["challenge"]
    later = now() + 6 * 60 * 1000
    monkeypatch.setattr(tickets, "now", lambda: later)
    assert code(person.post("/api/account/passkeys", json=key.make(challenge))) == "password"


def test_a_passkey_cannot_be_added_to_somebody_else(node: Node) -> None:
    victim, attacker, key = guest(node), guest(node), Authenticator(node.url)
    challenge = attacker.post("/api/account/passkeys/begin").json()["challenge"]
    victim.cookies.set("shoal-asked", attacker.cookies["shoal-asked"])
    assert code(victim.post("/api/account/passkeys", json=key.make(challenge))) == "password"
    add_passkey(attacker, key, "Ann")
    assert code(add_passkey(guest(node), key, "Bo")) == "taken", "one key opens one account"


LIES: dict[str, dict[str, Any]] = {
    "another site": {"site": "evil.example"},
    "another origin": {"origin": "https://evil.example"},
    "nobody unlocked it": {"flags": PRESENT},
    "another key": {"key": Authenticator("").key},
    "a copy that was used less": {"uses": 0},
}


@pytest.mark.parametrize("lie", LIES)
def test_lies_are_refused(node: Node, lie: str) -> None:
    key = Authenticator(node.url, uses=10)
    assert add_passkey(guest(node), key, "Ann").is_success
    liar = Authenticator(**{**vars(key), **LIES[lie]})
    assert code(log_in_with(node.person(), liar)) == "password"
    assert code(log_in_with(node.person(), key)) == "ok"


@pytest.mark.parametrize("broken", ["AA", "e30", "bnVsbA", "eyJjaGFsbGVuZ2UiOjF9", "W1tbW1tb"])
def test_broken_data_is_refused(node: Node, broken: str) -> None:
    person, key = guest(node), Authenticator(node.url)
    challenge = person.post("/api/account/passkeys/begin").json()["challenge"]
    made = key.make(challenge)
    assert code(person.post("/api/account/passkeys", json={**made, "client_data": broken})) == "password"
    assert code(person.post("/api/account/passkeys", json={**made, "attestation": broken})) == "password"
    assert code(person.post("/api/account/passkeys", json={**made, "client_data": "x" * 4001})) == "malformed"


def test_a_borrowed_device_needs_a_proof(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    person, key = guest(node), Authenticator(node.url)
    add_passkey(person, key, "Ann")
    later = now() + 16 * 60 * 1000
    monkeypatch.setattr(authentication, "now", lambda: later)
    for path, body in (
        ("/api/account/passkeys/begin", {}),
        ("/api/account/words", {}),
        ("/api/account/email", {"email": "eve@example.org"}),
        ("/api/account/delete", {"name": "Ann"}),
        ("/api/players/password", {"new": PASSWORD}),
    ):
        assert code(person.post(path, json=body)) == "unproved", path
    monkeypatch.undo()
    challenge = person.post("/api/players/passkey/begin").json()["challenge"]
    stranger = Authenticator(node.url)
    add_passkey(guest(node), stranger, "Eve")
    assert code(person.post("/api/account/prove/passkey", json=stranger.sign(challenge))) == "password"
    challenge = person.post("/api/players/passkey/begin").json()["challenge"]
    assert person.post("/api/account/prove/passkey", json=key.sign(challenge)).status_code == 204
