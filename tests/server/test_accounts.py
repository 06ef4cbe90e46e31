"""Accounts: common passwords, recovery words, devices, names, link codes, and those who guess them."""

import httpx
import pytest

from shoal.server.accounts.identity import login_throttle, passwords, sign_in, store, word_lists
from shoal.server.accounts.identity import one_time_tickets_store as tickets
from shoal.server.accounts.identity.user_agent import describe_user_agent
from shoal.server.platform.base.timestamps import now
from support.nodes import Node
from support.people import guest, two_at_a_table

PASSWORD = "nine fathoms deep"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"


def code(answer: httpx.Response) -> str:
    return "ok" if answer.is_success else str(answer.json()["code"])


def owner(node: Node, name: str = "Bo", **headers: str) -> httpx.Client:
    person = node.person(None, **headers)
    assert person.post("/api/players/register", json={"name": name, "password": PASSWORD}).is_success
    return person


@pytest.mark.parametrize(
    "password",
    ["password", "Passw0rd!", "12345678", "qwertyuiop", "aaaabbbb", "iloveyou1", "Dragon2024!", "Captain Ann"],
)
def test_common_passwords_are_refused(password: str) -> None:
    assert word_lists.is_common(password, "Captain Ann")


@pytest.mark.parametrize("password", [PASSWORD, "harbour-herring", "xk7 qpl 22", "Ann is at sea", "さかなつりのよる"])
def test_other_passwords_are_not(password: str) -> None:
    assert not word_lists.is_common(password, "Ann")


def test_a_common_password_is_refused_at_every_door(node: Node) -> None:
    answer = node.person().post("/api/players/register", json={"name": "Bo", "password": "password1"})
    assert answer.json()["telling"]["id"] == "server.common-password"
    person = owner(node)
    change = {"old": PASSWORD, "new": "iloveyou1"}
    assert code(person.post("/api/players/password", json=change)) == "malformed"
    words = " ".join(person.post("/api/account/words").json()["words"])
    wish = {"name": "Bo", "words": words, "password": "qwertyuiop"}
    assert code(node.person().post("/api/players/recover", json=wish)) == "malformed"


def test_the_lists_are_what_they_promise() -> None:
    words = word_lists.read_word_list("recovery_words")
    assert len(words) == len(set(words)) == 2048
    assert all(word.isascii() and word.isalpha() and 3 <= len(word) <= 8 for word in words)
    sea = word_lists.read_word_list("sea_words")
    assert len(sea) == len(set(sea)) == 512
    assert len(word_lists.common_passwords()) > 2500
    assert word_lists.plain_code(" gull 2093") == word_lists.plain_code("https://x.org/link/GULL-2093") == "gull2093"


def test_recovery_words_set_a_new_password_once(node: Node) -> None:
    person = owner(node)
    words = person.post("/api/account/words").json()["words"]
    assert len(words) == 6
    assert person.get("/api/account").json()["words"] is not None
    elsewhere = node.person()
    typed = f"  {' '.join(words).upper()} "
    wish = {"name": "bo", "words": typed, "password": "ten fathoms deep"}
    assert code(elsewhere.post("/api/players/recover", json={**wish, "words": " ".join(words[::-1])})) == "password"
    assert elsewhere.post("/api/players/recover", json=wish).json() == elsewhere.get("/api/me").json()
    assert person.get("/api/tables/mine").status_code == 401, "all other devices are signed out"
    assert code(node.person().post("/api/players/login", json={"name": "Bo", "password": PASSWORD})) == "password"
    assert code(node.person().post("/api/players/recover", json=wish)) == "password", "the words are used up"
    again = elsewhere.post("/api/account/words").json()["words"]
    assert again != words


def test_guessing_words_is_paused_and_says_nothing(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(login_throttle, "BACKOFF_FIRST_S", 500)
    owner(node).post("/api/account/words")
    owner(node, "Cy")
    verified: list[str] = []

    def refuse(known: str, _password: str) -> bool:
        verified.append(known)
        return False

    monkeypatch.setattr(passwords, "verify", refuse)
    answers = {}
    for name in ("Bo", "Cy", "Nobody at all"):
        wish = {"name": name, "words": "one two three four five six", "password": PASSWORD}
        answers[name] = [node.person().post("/api/players/recover", json=wish) for _ in range(6)]
    assert len(verified) == 15, "each try computes one hash, for unknown names too"
    for of_name in zip(*answers.values(), strict=True):
        assert len({answer.text for answer in of_name}) == 1
    assert [code(answer) for answer in answers["Bo"]] == ["password"] * 5 + ["limit"]
    assert [answer.json()["telling"]["args"]["tries"] for answer in answers["Bo"][:5]] == [4, 3, 2, 1, 0]


def test_devices_are_listed_and_signed_out_one_by_one(node: Node) -> None:
    here = owner(node, **{"User-Agent": FIREFOX})
    there = node.person(None, **{"User-Agent": PHONE})
    there.post("/api/players/login", json={"name": "Bo", "password": PASSWORD})
    third = node.person()
    third.post("/api/players/login", json={"name": "Bo", "password": PASSWORD})
    devices = {device["browser"]: device for device in here.get("/api/account").json()["devices"]}
    assert (devices["Firefox"]["system"], devices["Firefox"]["here"]) == ("Linux", True)
    assert (devices["Chrome"]["system"], devices["Chrome"]["here"]) == ("Android", False)
    end = f"/api/account/devices/{devices['Chrome']['id']}/end"
    assert code(owner(node, "Eve").post(end)) == "unknown", "nobody ends a session of somebody else"
    assert here.post(end).status_code == 204
    assert code(here.post(end)) == "unknown"
    assert [person.get("/api/tables/mine").status_code for person in (here, there, third)] == [200, 401, 200]
    assert here.post("/api/account/devices/end-others").status_code == 204
    assert [person.get("/api/tables/mine").status_code for person in (here, third)] == [200, 401]


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (FIREFOX, "Firefox/Linux"),
        (PHONE, "Chrome/Android"),
        ("python-httpx/0.28", "python-httpx/"),
        ("", "/"),
        ("<script>" * 99, "script" * 3 + "sc/"),
    ],
)
def test_browsers_are_described_in_two_words(agent: str, told: str) -> None:
    assert describe_user_agent(agent) == told


def test_an_account_changes_its_name_once_a_month_and_keeps_the_old_one(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, other = owner(node, "Ann"), owner(node, "Cy")
    assert person.post("/api/players/name", json={"name": "Anna"}).json()["name"] == "Anna"
    assert code(person.post("/api/players/name", json={"name": "Anne"})) == "limit"
    assert code(other.post("/api/players/name", json={"name": "Ann"})) == "taken", "the old name is kept for a month"
    assert code(node.person().post("/api/players/guest", json={"name": "Ann"})) == "taken"
    profile = node.person().get("/api/players/Ann").json()
    assert (profile["name"], profile["earlier"]) == ("Anna", ["Ann"])
    assert node.person().post("/api/players/login", json={"name": "Ann", "password": PASSWORD}).is_success
    later = now() + sign_in.NAME_KEPT_MS + 1
    for module in (sign_in, store):
        monkeypatch.setattr(module, "now", lambda: later)
    assert code(other.post("/api/players/name", json={"name": "Ann"})) == "ok"
    assert node.person().get("/api/players/Ann").json()["name"] == "Ann"


def test_a_code_makes_a_second_device_the_same_guest_once(node: Node) -> None:
    person, phone = guest(node), node.person()
    first = person.post("/api/account/link").json()["code"]
    second = person.post("/api/account/link").json()["code"]
    assert code(phone.post("/api/players/link", json={"code": first})) == "unknown", "a new code replaces the old one"
    assert phone.post("/api/players/link", json={"code": second.lower().replace("-", " ")}).is_success
    assert phone.get("/api/me").json() == person.get("/api/me").json()
    assert code(node.person().post("/api/players/link", json={"code": second})) == "unknown"
    assert code(owner(node).post("/api/account/link")) == "forbidden", "an account signs in"


def test_a_code_ends_and_gives_nobody_an_account(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    person = guest(node)
    made = person.post("/api/account/link").json()["code"]
    person.post("/api/players/register", json={"name": "Bo", "password": PASSWORD})
    assert code(node.person().post("/api/players/link", json={"code": made})) == "unknown"
    made = guest(node).post("/api/account/link").json()["code"]
    later = now() + 11 * 60 * 1000
    monkeypatch.setattr(tickets, "now", lambda: later)
    assert code(node.person().post("/api/players/link", json={"code": made})) == "unknown"


def test_guessing_codes_is_limited(node: Node) -> None:
    answers = [code(node.person().post("/api/players/link", json={"code": f"GULL-{n:04}"})) for n in range(22)]
    assert answers == ["unknown"] * 20 + ["limit"] * 2


def test_an_address_is_checked_and_told_to_its_owner_alone(node: Node) -> None:
    person = owner(node)
    assert code(person.post("/api/account/email", json={"email": "no address"})) == "malformed"
    assert person.post("/api/account/email", json={"email": " Bo@Example.org "}).status_code == 204
    assert person.get("/api/account").json()["email"] == "bo@example.org"
    assert "example.org" not in node.person().get("/api/players/Bo").text
    assert code(guest(node).post("/api/account/email", json={"email": "x@example.org"})) == "forbidden"


def test_a_guest_of_this_browser_comes_back_when_the_account_signs_out(node: Node) -> None:
    owner(node)
    person = guest(node)
    before = person.get("/api/me").json()
    person.post("/api/players/login", json={"name": "Bo", "password": PASSWORD})
    assert person.get("/api/account/guest").json() == {"name": before["name"], "games": []}
    assert person.post("/api/players/logout").status_code == 204
    assert person.get("/api/me").json() == before


def test_two_at_one_table_stay_two(node: Node) -> None:
    first, second, table = two_at_a_table(node)
    first.post("/api/players/register", json={"name": "Bo", "password": PASSWORD})
    second.post("/api/players/login", json={"name": "Bo", "password": PASSWORD})
    (game,) = second.get("/api/account/guest").json()["games"]
    assert (game["stays"], game["status"]) == (True, "running")
    assert second.post("/api/account/guest").json() == {"games": 0}
    assert len({chair["name"] for chair in second.get(f"/api/tables/{table}").json()["chairs"]}) == 2
