"""Back into an account by a letter: a link that works once, and the same answer for every address.

The attackers: they ask which addresses have accounts, use a link twice or late, guess links, or flood a mailbox.
"""

import re
import time
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from shoal.server.accounts.identity import one_time_tickets_store as tickets
from shoal.server.platform.base.timestamps import now
from support.mailboxes import Mailboxes, text_of
from support.nodes import Databases, Node, run_node

PASSWORD = "nine fathoms deep"
BO = {"name": "Bo", "password": PASSWORD, "email": "bo@example.org"}
ASK = "/api/players/recover/letter"
CONFIRM = "/letters/address/"
SITE = "https://shoal.example"


@pytest.fixture
def boxes() -> Iterator[Mailboxes]:
    boxes = Mailboxes()
    boxes.open()
    yield boxes
    boxes.close()


@pytest.fixture
def mailing(databases: Databases, boxes: Mailboxes, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """Yield a standalone node, which is its own worker, with a mailbox."""
    settings = databases.standalone(tmp_path_factory.mktemp("mailing"))
    reached = replace(settings, smtp=f"smtp://127.0.0.1:{boxes.port}", mail_from="us@shoal.example", url=SITE)
    with run_node(reached) as node:
        yield node


def code(answer: httpx.Response) -> str:
    return "ok" if answer.is_success else str(answer.json()["code"])


def links_in(boxes: Mailboxes, address: str, path: str) -> list[str]:
    found = [re.search(re.escape(SITE + path) + r"([\w-]+)", text_of(one)) for one in boxes.letters(address)]
    return [one[1] for one in found if one is not None]


def secrets_for(boxes: Mailboxes, address: str, count: int = 1, path: str = "/recover#") -> list[str]:
    """Wait for so many letters; return the secrets in their links."""
    until = time.monotonic() + 30
    while len(links_in(boxes, address, path)) < count:
        assert time.monotonic() < until, "no letter came"
        time.sleep(0.05)
    return links_in(boxes, address, path)


def register(node: Node, boxes: Mailboxes, wish: dict[str, str]) -> httpx.Client:
    """Make an account and confirm its address by the letter that comes."""
    person, before = node.person(), len(links_in(boxes, wish["email"], CONFIRM))
    assert person.post("/api/players/register", json=wish).is_success
    secret = secrets_for(boxes, wish["email"], before + 1, CONFIRM)[-1]
    assert code(node.person().post("/api/account/email/confirm", json={"secret": secret})) == "ok"
    return person


def secret_for(boxes: Mailboxes, address: str, count: int = 1) -> str:
    return secrets_for(boxes, address, count)[-1]


def test_a_link_sets_a_new_password_once(mailing: Node, boxes: Mailboxes) -> None:
    person, elsewhere = register(mailing, boxes, BO), mailing.person()
    assert elsewhere.post(ASK, json={"email": "Bo@example.org", "language": "de"}).status_code == 204
    wish = {"secret": secret_for(boxes, "bo@example.org"), "password": "ten fathoms deep"}
    assert code(elsewhere.post("/api/players/recover/link", json={**wish, "password": "password"})) == "malformed"
    assert elsewhere.post("/api/players/recover/link", json=wish).json()["name"] == "Bo"
    assert code(mailing.person().post("/api/players/recover/link", json=wish)) == "unknown"
    assert person.get("/api/tables/mine").status_code == 401, "all other devices are signed out"
    assert code(mailing.person().post("/api/players/login", json={"name": "Bo", "password": PASSWORD})) == "password"


def test_the_answer_tells_nobody_which_addresses_are_known(mailing: Node, boxes: Mailboxes) -> None:
    register(mailing, boxes, BO)
    stranger = mailing.person()
    answers = [stranger.post(ASK, json={"email": email}) for email in ("bo@example.org", "no@example.org")]
    assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    secret_for(boxes, "bo@example.org")
    assert boxes.letters("no@example.org") == []


def test_accounts_of_others_that_name_an_address_get_no_letter(mailing: Node, boxes: Mailboxes) -> None:
    for name in ("Crab", "Cod", "Squid"):
        mailing.person().post("/api/players/register", json={**BO, "name": name})
    secrets_for(boxes, "bo@example.org", 3, CONFIRM)
    person = mailing.person()
    person.post("/api/players/register", json={**BO, "email": "late@example.org"})
    assert person.post("/api/account/email", json={"email": "bo@example.org"}).is_success
    asked = mailing.person().post(ASK, json={"email": "bo@example.org"})
    assert asked.is_success
    assert links_in(boxes, "bo@example.org", "/recover#") == [], "nobody has confirmed it"


def test_the_letter_names_its_account_and_comes_to_confirmed_addresses_only(mailing: Node, boxes: Mailboxes) -> None:
    mailing.person().post("/api/players/register", json={**BO, "name": "Crab"})
    secrets_for(boxes, "bo@example.org", 1, CONFIRM)
    register(mailing, boxes, BO)
    mailing.person().post(ASK, json={"email": "bo@example.org"})
    wish = {"secret": secret_for(boxes, "bo@example.org"), "password": "ten fathoms deep"}
    (letter,) = [text for one in boxes.letters("bo@example.org") if "/recover#" in (text := text_of(one))]
    assert "the account Bo at Shoal" in letter
    assert mailing.person().post("/api/players/recover/link", json=wish).json()["name"] == "Bo"


def test_the_account_page_says_whether_an_address_is_confirmed(mailing: Node, boxes: Mailboxes) -> None:
    person = mailing.person()
    person.post("/api/players/register", json=BO)

    def told() -> tuple[object, object]:
        account = person.get("/api/account").json()
        return account["confirmed"], account["mails"]

    assert told() == (False, True)
    (first,) = secrets_for(boxes, "bo@example.org", 1, CONFIRM)
    assert person.post("/api/account/email/again", json={"language": "de"}).status_code == 204
    second = next(one for one in secrets_for(boxes, "bo@example.org", 2, CONFIRM) if one != first)
    assert code(mailing.person().post("/api/account/email/confirm", json={"secret": first})) == "unknown"
    confirmed = mailing.person().post("/api/account/email/confirm", json={"secret": second})
    assert "bo@example.org" not in confirmed.text
    assert told() == (True, True)
    assert code(person.post("/api/account/email/again", json={})) == "stale"
    assert person.post("/api/account/email", json={"email": "b0@example.org"}).is_success
    assert told() == (False, True), "a new address is not confirmed yet"


def test_a_refused_password_does_not_use_a_link_up(mailing: Node, boxes: Mailboxes) -> None:
    register(mailing, boxes, {**BO, "name": "Nine Fathoms"})
    mailing.person().post(ASK, json={"email": "bo@example.org"})
    wish = {"secret": secret_for(boxes, "bo@example.org"), "password": "nine fathoms"}
    assert code(mailing.person().post("/api/players/recover/link", json=wish)) == "malformed"
    assert code(mailing.person().post("/api/players/recover/link", json={**wish, "password": PASSWORD})) == "ok"


def test_a_mailbox_is_not_flooded(mailing: Node) -> None:
    for email in ("bo@example.org", "no@example.org"):
        answers = [code(mailing.person().post(ASK, json={"email": email})) for _ in range(5)]
        assert answers == ["ok"] * 3 + ["limit"] * 2


def test_a_link_ends_and_a_new_address_or_password_ends_it_too(
    mailing: Node, boxes: Mailboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = register(mailing, boxes, BO)
    mailing.person().post(ASK, json={"email": "bo@example.org"})
    wish = {"secret": secret_for(boxes, "bo@example.org"), "password": "ten fathoms deep"}
    later = now() + 31 * 60 * 1000
    monkeypatch.setattr(tickets, "now", lambda: later)
    assert code(mailing.person().post("/api/players/recover/link", json=wish)) == "unknown"
    monkeypatch.undo()
    assert person.post("/api/account/email", json={"email": "new@example.org"}).status_code == 204
    assert code(mailing.person().post("/api/players/recover/link", json=wish)) == "unknown"


def test_equal_work_for_known_and_unknown_addresses(
    mailing: Node, boxes: Mailboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(mailing, boxes, BO)
    done: list[str] = []
    give = tickets.issue_ticket

    async def counting(*arguments: object, **named: object) -> bool:
        done.append("ticket")
        return await give(*arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(tickets, "issue_ticket", counting)
    for email in ("bo@example.org", "no@example.org"):
        done.clear()
        mailing.person().post(ASK, json={"email": email})
        assert done == ["ticket"]
