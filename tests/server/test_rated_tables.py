"""Who may play for ratings, and where: accounts, on the full board, from different places.

The attacker has as many guests and accounts as they like, at one address or in one browser, and a small board.
"""

from collections.abc import Iterator

import httpx
import pytest

from support.nodes import Node
from support.people import guest, open_table

FULL = {"game": "fishery", "preset": None}
NEAR = "server.casual-near"
PASSWORD = "nine fathoms deep"


class Places:
    """People at addresses of their own."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.clients: list[httpx.Client] = []

    def owner(self, name: str, address: int) -> httpx.Client:
        """Return somebody with an account at this address."""
        transport = httpx.HTTPTransport(local_address=f"127.0.0.{address}")
        person = httpx.Client(base_url=self.node.url, headers={"X-Shoal": "1"}, timeout=30, transport=transport)
        self.clients.append(person)
        assert person.post("/api/players/guest").is_success
        assert person.post("/api/players/register", json={"name": name, "password": PASSWORD}).is_success
        return person


@pytest.fixture
def places(node: Node) -> Iterator[Places]:
    made = Places(node)
    yield made
    for client in made.clients:
        client.close()


def told(answer: httpx.Response) -> str:
    return str(answer.json()["telling"]["id"])


def joined(person: httpx.Client, table: dict[str, str]) -> dict[str, object]:
    answer = person.post(f"/api/tables/{table['id']}/join", json={})
    assert answer.is_success, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_a_guest_neither_opens_nor_joins_a_rated_table(node: Node, places: Places) -> None:
    stranger, owner = guest(node), places.owner("Ann", 2)
    assert told(stranger.post("/api/tables", json={**FULL, "rated": True})) == "server.rated-needs-account"
    table = open_table(owner, rated=True, **FULL)
    answer = stranger.post(f"/api/tables/{table['id']}/join", json={})
    assert (answer.status_code, told(answer)) == (403, "server.rated-needs-account")


def test_a_rated_table_has_the_full_size(places: Places) -> None:
    owner = places.owner("Ann", 2)
    assert told(owner.post("/api/tables", json={"game": "fishery", "preset": "pond", "rated": True})) == (
        "server.rated-full-size"
    )
    larger = {"game": "fresh_fish", "preset": "whole-box", "rated": True, "seats": 2}
    assert owner.post("/api/tables", json=larger).is_success
    arena = {"name": "Small", "form": "arena", "game": "fishery", "preset": "puddle", "seats": 2, "rated": True}
    answer = owner.post("/api/tournaments", json={**arena, "clock": {"kind": "live"}, "starts": 5})
    assert told(answer) == "server.rated-full-size"


def test_people_from_different_places_play_for_ratings(places: Places) -> None:
    ann, bo = places.owner("Ann", 2), places.owner("Bo", 3)
    begun = joined(bo, open_table(ann, rated=True, **FULL))
    assert (begun["status"], begun["rated"], begun.get("casual")) == ("running", True, None)


def test_a_game_inside_one_address_is_casual_and_says_so(places: Places) -> None:
    ann, bo = places.owner("Ann", 2), places.owner("Bo", 2)
    begun = joined(bo, open_table(ann, rated=True, **FULL))
    assert (begun["rated"], begun["casual"]) == (False, {"id": NEAR, "args": {}})


def test_a_game_inside_one_browser_is_casual(places: Places) -> None:
    ann, bo = places.owner("Ann", 2), places.owner("Bo", 3)
    table = open_table(ann, rated=True, **FULL)
    bo.cookies.set("shoal-device", ann.cookies["shoal-device"])
    assert joined(bo, table)["rated"] is False


def test_a_challenge_inside_one_address_is_casual(places: Places) -> None:
    ann, bo, cy = places.owner("Ann", 2), places.owner("Bo", 2), places.owner("Cy", 3)
    for rival, rated in ((bo, False), (cy, True)):
        name = rival.get("/api/me").json()["name"]
        assert ann.post("/api/challenges", json={"name": name, "game": "fishery", "rated": True}).is_success
        (challenge,) = rival.post("/api/finding").json()["received"]
        begun = rival.post(f"/api/challenges/{challenge['id']}/accept").json()
        assert (begun["status"], begun["rated"]) == ("running", rated)
