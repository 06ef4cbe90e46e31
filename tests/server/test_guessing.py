"""Guessing passwords pauses the address of the attacker, and never the owner at another address.

There are four attackers: they guess from one address, want to lock the owner out, guess from many addresses, or measure
which names exist.
"""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from shoal.server.accounts.identity import login_throttle, passwords
from shoal.server.accounts.identity.passwords import HASHER, NOBODYS
from shoal.server.platform.base.timestamps import now
from support.nodes import Node
from support.people import guest

PASSWORD = "nine fathoms deep"
BO = {"name": "Bo", "password": PASSWORD}


def at(node: Node, number: int) -> httpx.Client:
    """Return a new browser at the address with this number."""
    return node.person(None, **{"X-Forwarded-For": f"203.0.113.{number}"})


def log_in(person: httpx.Client, name: str = "Bo", password: str = "guess") -> str:
    answer = person.post("/api/players/login", json={"name": name, "password": password})
    return "ok" if answer.is_success else str(answer.json()["code"])


@pytest.fixture
def cluster(node: Node) -> Node:
    assert node.person().post("/api/players/register", json=BO).status_code == 200
    return node


def test_wrong_passwords_pause_one_address_for_one_name(cluster: Node) -> None:
    attacker, owner = at(cluster, 1), at(cluster, 2)
    assert [log_in(attacker) for _ in range(7)] == ["password"] * 5 + ["limit"] * 2
    assert log_in(attacker, password=PASSWORD) == "limit", (
        "the right password too, or guessing could go on in the pause"
    )
    assert log_in(attacker, name="bO.") == "limit", "this is the same name"
    assert log_in(attacker, name="Cy") == "password", "another name has its own count"
    assert log_in(owner, password=PASSWORD) == "ok"
    answer = attacker.post("/api/players/login", json=BO)
    assert answer.status_code == 429
    assert answer.json()["telling"]["id"] == "server.wrong-passwords"
    assert answer.json()["telling"]["args"]["seconds"] > 0


def test_guessing_for_an_unknown_name_is_paused_in_the_same_way(cluster: Node) -> None:
    assert [log_in(at(cluster, 1), name="Nobody") for _ in range(7)] == ["password"] * 5 + ["limit"] * 2


def test_a_pause_grows_and_ends(cluster: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [login_throttle.backoff_seconds(wrong, 5) for wrong in (1, 4, 5, 6, 7, 8)] == [0, 0, 5, 10, 20, 40]
    assert login_throttle.backoff_seconds(1, 1) == login_throttle.BACKOFF_FIRST_S
    assert login_throttle.backoff_seconds(10**6, 5) == login_throttle.BACKOFF_LONGEST_S
    later = now()
    person = at(cluster, 1)
    assert [log_in(person) for _ in range(6)] == ["password"] * 5 + ["limit"]
    monkeypatch.setattr(login_throttle, "now", lambda: later + 60_000)
    assert [log_in(person) for _ in range(2)] == ["password", "limit"]
    monkeypatch.setattr(login_throttle, "now", lambda: later + 120_000)
    assert [log_in(person, password=PASSWORD) for _ in range(2)] == ["ok", "ok"]
    assert [log_in(person) for _ in range(6)] == ["password"] * 5 + ["limit"], "the right password resets the count"


def test_simultaneous_guesses_are_all_counted(cluster: Node) -> None:
    people = [at(cluster, 1) for _ in range(12)]
    with ThreadPoolExecutor(12) as threads:
        heard = sorted(threads.map(log_in, people))
    assert heard == ["limit"] * 7 + ["password"] * 5


def test_guessing_from_many_addresses_is_slowed_and_the_owner_is_not_locked_out(
    cluster: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(login_throttle, "MANY", 10)
    known, late = at(cluster, 100), at(cluster, 101)
    assert log_in(known, password=PASSWORD) == "ok"
    assert [log_in(at(cluster, number)) for number in range(1, 12)] == ["password"] * 11
    assert [log_in(at(cluster, 20)) for _ in range(2)] == ["password", "limit"], "from now on each address has one try"
    assert log_in(late, password=PASSWORD) == "ok", "a new address with the right password"
    assert [log_in(known) for _ in range(4)] == ["password"] * 4, "an address that has logged in before may mistype"
    assert log_in(known, password=PASSWORD) == "ok"


def test_every_attempt_computes_one_hash_even_for_unknown_names(cluster: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    verified: list[str] = []
    verify = passwords.verify

    def counting(known: str, password: str) -> bool:
        verified.append(known)
        return verify(known, password)

    monkeypatch.setattr(passwords, "verify", counting)
    visitor = guest(cluster).get("/api/me").json()["name"]
    for name, nobodys in (("Bo", False), ("Nobody at all", True), (visitor, True)):
        verified.clear()
        assert log_in(at(cluster, 1), name=name) == "password"
        assert [known == passwords.NOBODYS for known in verified] == [nobodys]
    assert not HASHER.check_needs_rehash(NOBODYS), "it must take as long as any other hash"


def test_a_prankster_beside_the_owner_does_not_lock_them_out(cluster: Node) -> None:
    owner, prankster, elsewhere = at(cluster, 1), at(cluster, 1), at(cluster, 1)
    assert log_in(owner, password=PASSWORD) == "ok"
    assert owner.post("/api/players/logout").is_success
    assert [log_in(prankster) for _ in range(6)] == ["password"] * 5 + ["limit"]
    assert log_in(owner, password=PASSWORD) == "ok", "this browser has signed in before"
    assert log_in(prankster) == "limit", "which helps nobody else at the address"
    assert log_in(elsewhere, password=PASSWORD) == "limit"


def test_a_browser_that_signed_in_before_has_a_count_of_its_own(cluster: Node) -> None:
    thief = at(cluster, 1)
    assert log_in(thief, password=PASSWORD) == "ok"
    assert [log_in(thief) for _ in range(6)] == ["password"] * 5 + ["limit"]
    assert log_in(at(cluster, 1)) == "password", "nor do its tries count for the address"
