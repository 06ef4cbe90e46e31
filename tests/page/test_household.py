"""Tables inside a page: whole games in the same words as a server's, saved, opened again, taken elsewhere, reviewed."""

import json
from typing import Any

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.record import decode
from shoal.core.replay import verify
from shoal.core.rng import Rng
from shoal.page.household import Household

PERSON = {"kind": "person", "name": "You", "level": None, "rating": None}
BOT = {"kind": "bot", "name": "Deckhand", "level": "deckhand", "rating": None}


class Device:
    """A page's side: calls in, values out."""

    def __init__(self) -> None:
        self.house = Household()

    def __call__(self, name: str, **words: Any) -> Any:
        answer = json.loads(self.house.call(json.dumps({"call": name, **words})))
        return answer.get("value", answer.get("error"))

    def create(self, game: str, chairs: list[dict[str, Any]], **options: Any) -> None:
        words = {"options": options, "chairs": chairs, "secret": "ab" * 32, "seed": 3, "created": "2026-01-01"}
        self("create", table="t1", game=game, **words)

    def play(self, plies: int | None = None) -> Any:
        """Play seat 0 at random, the bots as they like; give the last position told to seat 0."""
        rng = Rng(4)
        position = self("say", table="t1", seat=0, message={"type": "hello", "since": 0})[0][1]["position"]
        while position["result"] is None and (plies is None or position["entry"] < plies):
            if position["decision"] is None:
                told = self("think", table="t1")
            else:
                step = position["legal"][rng.below(len(position["legal"]))]
                act = {"type": "act", "key": "k", "decision": position["decision"], "steps": [step]}
                told = self("say", table="t1", seat=0, message=act)
                assert told[0][1] == {"type": "accepted", "key": "k"}
            position = next(message for seat, message in told if seat == 0)["position"]
        return position


@pytest.fixture
def device() -> Device:
    return Device()


@pytest.mark.parametrize("game", OURS)
def test_a_whole_game_is_played_saved_and_checked(device: Device, game: str) -> None:
    options = {"rows": 4, "columns": 4, "ships": 2} if game == "fishery" else {}
    device.create(game, [PERSON, BOT], **options)
    device.play(20)
    saved = json.loads(json.dumps(device("save", table="t1")))
    other = Device()
    other("open", saved=saved)
    assert (
        other.play()["result"]
        == other("say", table="t1", seat=0, message={"type": "hello", "since": 0})[0][1]["position"]["result"]
    )
    record = decode(other("record", table="t1"))
    assert verify(record) == sum(getattr(entry, "seat", 0) == -1 for entry in record.entries)
    taken = other("take", text=other("record", table="t1"))
    assert (taken["over"], taken["checked"]) == (True, verify(record))


def test_what_a_page_shows_of_a_running_table_keeps_its_secret(device: Device) -> None:
    device.create("fleet", [PERSON, BOT])
    device.play(12)
    assert device("summary", table="t1")["commitment"]["secret"] is None
    assert decode(device("record", table="t1")).commitment is not None
    assert "ab" * 32 not in device("record", table="t1")
    assert device("scenes", table="t1", reader=-3, first=0, count=1)["sentence"].startswith("Only a finished game")


def test_a_finished_game_is_told_judged_and_tried_otherwise(device: Device) -> None:
    device.create("fishery", [PERSON, BOT], rows=3, columns=3, ships=1)
    end = device.play()
    scenes = device("scenes", table="t1", reader=0, first=0, count=500)
    assert scenes[-1]["position"]["result"] == end["result"]
    told = device("review", table="t1", count=3, iterations=10)
    assert [one["acts"] for one in told] == [0, 1, 2]
    assert device("review", table="t1", count=1, iterations=10)[0]["acts"] == 3
    assert device("explore", table="t1", first=0, steps=["b2"], reader=1)["acts"] == 1


def test_questions_and_refusals(device: Device) -> None:
    device.create("fishery", [PERSON, PERSON])
    ask = {"type": "preview", "key": "p", "decision": 0, "steps": ["b2"]}
    assert device("say", table="t1", seat=0, message=ask)[0][1]["view"]["ships"] == [["b2"], []]
    why = {"type": "why", "key": "w", "decision": 0, "steps": ["b2"], "actions": ["b2"]}
    assert device("say", table="t1", seat=0, message=why)[0][1]["type"] == "reasons"
    wrong = {"type": "act", "key": "a", "decision": 7, "steps": ["b2"]}
    assert device("say", table="t1", seat=0, message=wrong)[0][1]["refusal"]["code"] == "stale"
    talk = {"type": "talk", "key": "t", "text": "ahoy"}
    assert device("say", table="t1", seat=0, message=talk)[0][1]["type"] == "refused"
    assert device("summary", table="nowhere")["sentence"] == "There is no table nowhere on this device."


def test_hot_seat_undo_hint_and_giving_up(device: Device) -> None:
    device.create("fishery", [PERSON, PERSON], rows=3, columns=3, ships=1)
    act = {"type": "act", "key": "a", "decision": 0, "steps": ["b2"]}
    told = device("say", table="t1", seat=0, message=act)
    assert [seat for seat, _ in told] == [None, 0, 1, -2]
    hint = device("say", table="t1", seat=1, message={"type": "hint", "key": "h", "decision": 1})[0][1]
    assert {one["action"] for one in hint["best"]} <= set(told[2][1]["position"]["legal"])
    device("say", table="t1", seat=0, message={"type": "undo", "key": "u", "to": 0})
    device("say", table="t1", seat=0, message={"type": "resign", "key": "r"})
    assert device("summary", table="t1")["status"] == "over"


def test_games_and_rules_are_on_the_shelf(device: Device) -> None:
    assert [box["name"] for box in device("games")] == list(OURS)
    assert device("rules", game="fleet")["title"] == load("fleet").meta.title
