"""A session that somebody else knows is worth nothing once its player has an account or changes the ways in.

The attacker handed a guest's code or cookie to the victim, or copied the cookie of a borrowed browser.
"""

from collections.abc import Callable

import httpx
import pytest

from support.authenticator import Authenticator, add_passkey
from support.nodes import Databases, Node, run_node
from support.people import guest, line, open_table, signed_out_within

PASSWORD = "nine fathoms deep"
BO = {"name": "Bo", "password": PASSWORD}


def copy_of(node: Node, person: httpx.Client) -> httpx.Client:
    """Return a browser with the same cookies."""
    return node.person(httpx.Cookies(dict(person.cookies.items())))


def linked(node: Node, person: httpx.Client) -> httpx.Client:
    """Return a second device of a guest, with a session of its own."""
    other = node.person()
    made = person.post("/api/account/link").json()["code"]
    assert other.post("/api/players/link", json={"code": made}).is_success
    return other


def account(node: Node) -> httpx.Client:
    person = node.person()
    assert person.post("/api/players/register", json=BO).is_success
    return person


def is_in(person: httpx.Client) -> bool:
    return person.get("/api/tables/mine").status_code == 200


def by_password(_node: Node, person: httpx.Client) -> None:
    assert person.post("/api/players/register", json=BO).is_success


def by_passkey(node: Node, person: httpx.Client) -> None:
    assert add_passkey(person, Authenticator(node.url), "Bo").is_success


@pytest.mark.parametrize("register", [by_password, by_passkey])
def test_who_shared_the_guest_does_not_share_the_account(
    node: Node, register: Callable[[Node, httpx.Client], None]
) -> None:
    victim = guest(node)
    before = victim.get("/api/me").json()
    attackers = [copy_of(node, victim), linked(node, victim)]
    assert [is_in(attacker) for attacker in attackers] == [True, True]
    register(node, victim)
    assert victim.get("/api/me").json() == {"id": before["id"], "name": "Bo", "account": True}
    assert victim.post("/api/account/words").is_success, "who has just registered has proved who they are"
    assert [is_in(attacker) for attacker in attackers] == [False, False]
    assert [attacker.get("/api/me").json() for attacker in attackers] == [None, None]


def change_password(person: httpx.Client) -> httpx.Response:
    return person.post("/api/players/password", json={"old": PASSWORD, "new": "ten fathoms deep"})


def change_email(person: httpx.Client) -> httpx.Response:
    return person.post("/api/account/email", json={"email": "bo@example.org"})


def more_passkeys(person: httpx.Client) -> httpx.Response:
    return add_passkey(person, Authenticator(str(person.base_url).rstrip("/")))


@pytest.mark.parametrize("change", [change_password, change_email, more_passkeys])
def test_a_change_of_the_ways_in_ends_every_other_session(
    node: Node, change: Callable[[httpx.Client], httpx.Response]
) -> None:
    person = account(node)
    copied, elsewhere = copy_of(node, person), node.person()
    assert elsewhere.post("/api/players/login", json=BO).is_success
    assert change(person).is_success
    assert is_in(person)
    assert not is_in(copied), "the token is a new one"
    assert not is_in(elsewhere)


def test_a_removed_passkey_ends_the_sessions_that_it_may_have_opened(node: Node) -> None:
    person = account(node)
    assert more_passkeys(person).is_success
    copied = copy_of(node, person)
    (key,) = person.get("/api/account").json()["passkeys"]
    assert person.post(f"/api/account/passkeys/{key['id']}/remove").is_success
    assert (is_in(person), is_in(copied)) == (True, False)


def test_programs_stay_signed_in_when_the_address_changes(node: Node) -> None:
    person = account(node)
    made = person.post("/api/me/tokens", json={"name": "bridge", "scopes": ["read"], "days": 30}).json()
    assert change_email(person).is_success
    program = node.person(None, Authorization=f"Bearer {made['token']}")
    assert is_in(program)


@pytest.mark.usefixtures("services")
def test_a_websocket_of_the_earlier_token_closes_on_all_nodes(databases: Databases) -> None:
    settings = databases.cluster()
    with run_node(settings) as one, run_node(settings) as two:
        victim = guest(one)
        table, attacker = open_table(victim)["id"], copy_of(two, victim)
        with line(two, table, attacker) as spied:
            spied.hello()
            assert victim.post("/api/players/register", json=BO).is_success
            assert signed_out_within(spied, 10)
        assert is_in(victim)
