"""Sealed words: no player's word is heard before the server's hash is fixed, and none is chosen after another.

The attackers: a seat that tells another word than it has sealed, that leaves or closes the table between sealing and
revealing, that never reveals; and a server that says later that it had promised something else.
"""

import json
import secrets
import time
from typing import Any

import httpx
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from shoal.core.chance import seal_of
from shoal.core.errors import ChanceMismatch
from shoal.core.record import decode
from shoal.core.replay import verify
from shoal.server.play.tables import chairs
from support.nodes import Node
from support.people import guest, line

BOT = {"kind": "bot", "level": "deckhand"}
GAME = {"game": "fishery", "preset": "pond"}


def sealed() -> tuple[str, str]:
    """Return a word of 128 bits, and its seal."""
    word = secrets.token_hex(16)
    return word, seal_of(word)


def opened(host: httpx.Client, seal: str, *chairs: object) -> dict[str, Any]:
    answer = host.post("/api/tables", json={**GAME, "chairs": [{"kind": "me"}, *chairs], "seal": seal})
    table: dict[str, Any] = answer.raise_for_status().json()
    return table


def reveal(person: httpx.Client, table: object, word: str) -> httpx.Response:
    return person.post(f"/api/tables/{table}/reveal", json={"word": word})


def test_a_game_against_bots_begins_with_the_word_that_was_sealed(node: Node) -> None:
    host, (word, seal) = guest(node), sealed()
    table = opened(host, seal, BOT)
    assert (table["status"], table["commitment"]["words"]) == ("waiting", [])
    promise = host.get(f"/api/tables/{table['id']}/promise").raise_for_status().json()
    Ed25519PublicKey.from_public_bytes(bytes.fromhex(promise["key"])).verify(
        bytes.fromhex(promise["signature"]), promise["statement"].encode()
    )
    begun = reveal(host, table["id"], word).json()
    assert begun["status"] == "running"
    assert begun["commitment"]["words"] == [word, ""]
    assert begun["commitment"]["seals"] == [seal, ""]
    stated = json.loads(promise["statement"])
    assert (stated["table"], stated["hash"]) == (table["id"], begun["commitment"]["hash"])
    assert stated["seals"] == [seal, ""]
    assert reveal(host, table["id"], word).json()["status"] == "running", "a repeat changes nothing"


def test_a_promise_of_something_else_is_not_signed(node: Node) -> None:
    host, (_, seal) = guest(node), sealed()
    table = opened(host, seal, BOT)["id"]
    promise = host.get(f"/api/tables/{table}/promise").json()
    other = promise["statement"].replace(seal, "0" * 64)
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(promise["key"]))
    with pytest.raises(InvalidSignature):
        key.verify(bytes.fromhex(promise["signature"]), other.encode())


def test_all_words_are_sealed_before_one_is_revealed(node: Node) -> None:
    host, other = guest(node), guest(node)
    (first, seal), (second, seal_of_second) = sealed(), sealed()
    table = opened(host, seal, {"kind": "open"})["id"]
    early = reveal(host, table, first).json()
    assert early["code"] == "stale", "nobody reveals while others may still seal"
    assert host.get(f"/api/tables/{table}/promise").json()["code"] == "stale"
    full = other.post(f"/api/tables/{table}/join", json={"seal": seal_of_second}).json()
    assert (full["status"], full["commitment"]["seals"]) == ("waiting", [seal, seal_of_second])
    waits = reveal(other, table, second).json()
    assert (waits["status"], waits["commitment"]["words"]) == ("waiting", [])
    assert reveal(host, table, "another").json()["code"] == "malformed"
    assert reveal(guest(node), table, first).json()["code"] == "seat"
    begun = reveal(host, table, first).json()
    assert (begun["status"], begun["commitment"]["words"]) == ("running", [first, second])


def test_nobody_leaves_between_sealing_and_revealing(node: Node) -> None:
    host, other = guest(node), guest(node)
    (word, seal), (second, seal_of_second) = sealed(), sealed()
    table = opened(host, seal, {"kind": "open"})["id"]
    other.post(f"/api/tables/{table}/join", json={"seal": seal_of_second})
    reveal(host, table, word)
    for path, body in (("leave", {}), ("close", {}), ("turn-away", {"seat": 1}), ("bot", {"seat": 1})):
        who = other if path == "leave" else host
        assert who.post(f"/api/tables/{table}/{path}", json=body).json()["code"] == "stale", path
    assert reveal(other, table, second).json()["status"] == "running"


def test_who_does_not_reveal_in_time_plays_without_a_word(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chairs, "REVEAL_MS", 300)
    host, other = guest(node), guest(node)
    (first, seal), (second, seal_of_second) = sealed(), sealed()
    table = opened(host, seal, {"kind": "open"})["id"]
    other.post(f"/api/tables/{table}/join", json={"seal": seal_of_second})
    reveal(other, table, second)
    ends = time.monotonic() + 15
    while (begun := host.get(f"/api/tables/{table}").json())["status"] == "waiting" and time.monotonic() < ends:
        time.sleep(0.1)
    assert (begun["status"], begun["commitment"]["words"]) == ("running", ["", second])
    assert reveal(host, table, first).json()["code"] == "stale", "a late word does not count"


def test_programs_that_seal_nothing_are_not_waited_for(node: Node) -> None:
    host, other = guest(node), guest(node)
    answer = host.post("/api/tables", json={**GAME, "seats": 2, "word": "north"})
    begun = other.post(f"/api/tables/{answer.json()['id']}/join", json={}).json()
    assert (begun["status"], begun["commitment"]["words"]) == ("running", ["north"])
    assert "seals" not in begun["commitment"]


def test_a_word_that_was_told_openly_is_sealed_before_another_is_revealed(node: Node) -> None:
    host, other = guest(node), guest(node)
    word, seal = sealed()
    table = opened(host, seal, {"kind": "open"})["id"]
    full = other.post(f"/api/tables/{table}/join", json={"word": "north"}).json()
    assert full["commitment"]["seals"] == [seal, seal_of("north")]
    assert reveal(host, table, word).json()["commitment"]["words"] == [word, "north"]


def test_a_rematch_and_a_challenge_take_seals(node: Node) -> None:
    host, other = guest(node), guest(node)
    (first, seal), (second, seal_of_second) = sealed(), sealed()
    name = other.get("/api/me").json()["name"]
    host.post("/api/challenges", json={"name": name, "game": "fishery", "seal": seal}).raise_for_status()
    challenge = other.post("/api/finding").json()["received"][0]["id"]
    full = other.post(f"/api/challenges/{challenge}/accept", json={"seal": seal_of_second}).json()
    assert (full["status"], set(full["commitment"]["seals"])) == ("waiting", {seal, seal_of_second})
    reveal(host, full["id"], first)
    begun = reveal(other, full["id"], second).json()
    assert (begun["status"], set(begun["commitment"]["words"])) == ("running", {first, second})


def test_the_record_has_the_seals_and_verifies(node: Node) -> None:
    host, (word, seal) = guest(node), sealed()
    table = opened(host, seal, {"kind": "open"})["id"]
    other = guest(node)
    other.post(f"/api/tables/{table}/join", json={})
    reveal(host, table, word)
    with line(node, table, host) as playing:
        playing.hello()
        assert playing.ask(type="resign")["type"] == "accepted"
    text = host.get(f"/api/tables/{table}/record").text
    record = decode(text)
    assert record.commitment is not None
    assert (record.commitment.words, record.commitment.seals) == ((word, ""), (seal, ""))
    verify(record)
    changed = decode(text.replace(word, "0" * 32))
    with pytest.raises(ChanceMismatch, match="the word of seat 0"):
        verify(changed)
