"""Tables inside a page: whole games with a server's messages, saved, opened again, taken elsewhere, reviewed."""

import json
from typing import Any

import pytest

from shoal.bots.bot import Budget
from shoal.bots.roster import bot_for
from shoal.browser_engine.calls import LocalTables
from shoal.browser_engine.time_slices import Tasks, choosing, unhurried
from shoal.core.catalogue import OURS, load
from shoal.core.record import decode
from shoal.core.replay import verify
from shoal.core.rng import Rng
from shoal.puzzles.collection import find as find_puzzle

PERSON = {"kind": "person", "name": "You", "level": None, "rating": None}
BOT = {"kind": "bot", "name": "Deckhand", "level": "deckhand", "rating": None}


class Device:
    """The page's side: it sends calls and gets values."""

    def __init__(self) -> None:
        self.tables = LocalTables()

    def __call__(self, name: str, **words: Any) -> Any:
        answer = json.loads(self.tables.call(json.dumps({"call": name, **words})))
        return answer.get("value", answer.get("error"))

    def work(self, name: str, **words: Any) -> Any:
        """Start a task and work on it slice by slice; return its value."""
        task = self(name, **words)
        while not (slice_ := self("work", task=task))["done"]:
            assert slice_["value"] is None
        return slice_["value"]

    def create(self, game: str, chairs: list[dict[str, Any]], **options: Any) -> None:
        self.begin(game, chairs, options=options)

    def begin(self, game: str, chairs: list[dict[str, Any]], **wish: Any) -> Any:
        words = {"options": {}, "chairs": chairs, "secret": "ab" * 32, "seed": 3, "created": "2026-01-01", **wish}
        return self("create", table="t1", game=game, **words)

    def play(self, plies: int | None = None) -> Any:
        """Play seat 0 at random against bots; return the last position that seat 0 was told."""
        rng = Rng(4)
        position = self("say", table="t1", seat=0, message={"type": "hello", "since": 0})[0][1]["position"]
        while position["result"] is None and (plies is None or position["entry"] < plies):
            if position["decision"] is None:
                told = self.work("think", table="t1")
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
    device.play(8)
    kept = json.loads(json.dumps(device("keep", table="t1")))
    assert (kept["summary"]["status"], kept["result"]) == ("running", None)
    other = Device()
    other("open", saved=kept["saved"])
    assert (
        other.play()["result"]
        == other("say", table="t1", seat=0, message={"type": "hello", "since": 0})[0][1]["position"]["result"]
    )
    record = decode(other("export", table="t1"))
    assert verify(record) == sum(getattr(entry, "seat", 0) == -1 for entry in record.entries)
    assert other("dice", table="t1") == {**other("dice", table="t1"), "draws": verify(record), "problem": None}


@pytest.mark.parametrize("plies", [12, None], ids=["running", "over"])
def test_a_record_is_taken_elsewhere_and_looked_at(device: Device, plies: int | None) -> None:
    device.create("fleet", [PERSON, BOT])
    device.play(plies)
    text, other = device("export", table="t1"), Device()
    kept = other("take", table="t9", text=text, created="2026-01-02")
    again = Device()
    assert again("open", saved=kept["saved"]) == kept
    assert kept["summary"]["status"] == "over"
    assert kept["result"] == device("keep", table="t1")["result"]
    assert again("export", table="t9") == text
    assert (again("dice", table="t9")["problem"] is None) == (plies is None)
    acts = again("acts", table="t9")
    assert again("scenes", table="t9", reader=-3, first=acts, count=1)[0]["acts"] == acts
    assert again.work("think", table="t9") == []
    assert again("take", table="t10", text=text[:-9], created="")["code"] == "malformed"


def test_what_a_page_shows_of_a_running_table_keeps_its_secret(device: Device) -> None:
    device.create("fleet", [PERSON, BOT])
    device.play(60)
    assert device("keep", table="t1")["summary"]["commitment"]["secret"] is None
    assert decode(device("export", table="t1")).commitment is not None
    assert "ab" * 32 not in device("export", table="t1")
    told = device("record", table="t1", reader=0)["entries"]
    assert any(entry[-1] == "veiled" for entry in told)
    assert device("acts", table="t1")["telling"]["id"] == "core.not-finished"
    assert device("scenes", table="t1", reader=-3, first=0, count=1)["telling"]["id"] == "core.not-finished"


def test_a_finished_game_is_shown_judged_and_explored(device: Device) -> None:
    device.create("fishery", [PERSON, BOT], rows=3, columns=3, ships=1)
    end = device.play()
    scenes = device("scenes", table="t1", reader=0, first=0, count=500)
    assert scenes[-1]["position"]["result"] == end["result"]
    judged = device.work("judge", table="t1", acts=0, seconds=0.05)
    assert (judged["acts"], judged["seat"], judged["played"]) == (0, 0, scenes[1]["happening"]["text"])
    assert sum(judged["shares"]) == pytest.approx(1)
    assert {one["action"] for one in judged["best"]} <= set(scenes[0]["position"]["legal"])


@pytest.mark.parametrize(("game", "options"), [("fishery", {"rows": 4, "columns": 4, "ships": 2}), ("fleet", {})])
def test_a_worker_with_nothing_but_the_record_judges_alike(device: Device, game: str, options: dict[str, int]) -> None:
    device.create(game, [PERSON, BOT], **options)
    device.play()
    record, helper = device("export", table="t1"), Device()
    number = device("acts", table="t1")
    for acts in range(0, number, max(1, number // 6)):
        alone = helper("judge_alone", text=record, acts=acts, iterations=5)
        assert alone == device.work("judge", table="t1", acts=acts, iterations=5)
        assert alone["acts"] == acts


def test_a_position_is_studied(device: Device) -> None:
    position = {
        "game": "fishery",
        "seats": 2,
        "options": {"rows": 3, "columns": 3, "ships": 1},
        "acts": [],
        "steps": [],
    }
    assert device("study", **{**position, "steps": ["b2"]}, reader=-3)["acts"] == 1
    assert device("study_preview", **position, reader=0, ahead=["b2"])["view"]["ships"] == [["b2"], []]
    assert "b2" in device("study_why", **position, reader=0, ahead=["b2"], actions=["b2"])["reasons"]


def test_a_bot_decides_the_same_in_slices_and_without() -> None:
    game = load("fishery")
    state, budget = game.start(2, game.settle(2, {})), Budget(iterations=40)
    task = choosing(bot_for("skipper", game, 0), state, 0, budget, Rng(5))
    tasks = Tasks()
    number = tasks.begin(task)
    while not (end := tasks.work(number))["done"]:
        pass
    assert end["value"] == bot_for("skipper", game, 0).choose(state.view(0), state.legal(0), budget, Rng(5))


def test_only_a_level_that_counts_iterations_is_left_more_time() -> None:
    assert unhurried(Budget(0.3, 70)) == Budget(1.2, 70)
    assert unhurried(Budget(2.0)) == Budget(2.0)


def test_a_bot_whose_decision_was_taken_back_says_nothing(device: Device) -> None:
    device.create("fishery", [PERSON, BOT], rows=4, columns=4, ships=2)
    act = {"type": "act", "key": "a", "decision": 0, "steps": ["b2"]}
    device("say", table="t1", seat=0, message=act)
    task = device("think", table="t1")
    assert not device("work", task=task)["done"]
    device("say", table="t1", seat=0, message={"type": "undo", "key": "u", "to": 0})
    while not (end := device("work", task=task))["done"]:
        pass
    assert end["value"] == []
    assert device("keep", table="t1")["summary"]["turn"] == [0]


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
    assert device("keep", table="nowhere")["telling"] == {"id": "core.no-table", "args": {}}


def test_a_seat_looks_back_at_its_own_view_only(device: Device) -> None:
    device.create("fleet", [PERSON, BOT])
    now = device.play(plies=20)
    ask = {"type": "look", "key": "l", "entry": now["entry"]}
    (own,), (other,) = (device("say", table="t1", seat=seat, message=ask) for seat in (0, -2))
    assert own[1]["position"]["view"] == now["view"]
    assert other[1]["position"]["view"] != now["view"]
    assert own[1]["position"]["decision"] is None
    late = {**ask, "entry": now["entry"] + 1}
    assert device("say", table="t1", seat=0, message=late)[0][1]["refusal"]["code"] == "stale"


def test_people_who_know_different_things_do_not_share_a_page(device: Device) -> None:
    device.create("fleet", [PERSON, PERSON])
    assert device("hides", table="t1") is True


def test_hot_seat_undo_hint_and_giving_up(device: Device) -> None:
    device.create("fishery", [PERSON, PERSON], rows=3, columns=3, ships=1)
    act = {"type": "act", "key": "a", "decision": 0, "steps": ["b2"]}
    told = device("say", table="t1", seat=0, message=act)
    assert [seat for seat, _ in told] == [None, 0, 1, -2]
    assert device("hides", table="t1") is False
    hint = device.work("advise", table="t1", seat=1, message={"type": "hint", "key": "h", "decision": 1})
    assert {one["action"] for one in hint["best"]} <= set(told[2][1]["position"]["legal"])
    assert {reason["id"] for one in hint["best"] for reason in one["reasons"]} == {
        "fishery.why-nearer",
        "fishery.why-others-nearer",
    }
    assert hint["origin"]["id"] == "core.from-games"
    device("say", table="t1", seat=0, message={"type": "undo", "key": "u", "to": 0})
    device("say", table="t1", seat=0, message={"type": "resign", "key": "r"})
    assert device("keep", table="t1")["summary"]["status"] == "over"


@pytest.mark.parametrize("practice", [False, True])
def test_only_practice_undoes_dice_on_a_device(device: Device, practice: bool) -> None:
    device.begin("pisces", [PERSON, BOT], practice=practice)
    device.play(60)
    told = device("say", table="t1", seat=0, message={"type": "undo", "key": "u", "to": 3})
    assert told[0][1]["type"] == ("accepted" if practice else "refused")
    kept = device("keep", table="t1")
    assert kept["summary"]["practice"] is practice
    assert Device()("open", saved=kept["saved"])["summary"]["practice"] is practice


def test_a_device_takes_forced_steps_and_remembers_that_it_did(device: Device) -> None:
    device.begin("pisces", [PERSON, BOT])
    device.play(60)
    hello = {"type": "hello", "since": 0}
    told = device("say", table="t1", seat=0, message=hello)[0][1]
    assert any("auto" in one for one in told["happenings"])
    assert told["auto"] is True
    again = Device()
    again("open", saved=device("keep", table="t1")["saved"])
    kept = again("say", table="t1", seat=0, message=hello)[0][1]["happenings"]
    assert [one.get("auto") for one in kept[-20:]] == [one.get("auto") for one in told["happenings"][-20:]]


def test_a_person_at_a_device_takes_their_forced_steps(device: Device) -> None:
    device.begin("pisces", [PERSON, BOT], by_hand=[0])
    device.play(60)
    entries = device("keep", table="t1")["saved"]
    assert {entries["entries"][number][0] for number in entries["auto"]} == {1}
    device("say", table="t1", seat=0, message={"type": "steps", "key": "s", "auto": True})
    assert device("keep", table="t1")["saved"]["by_hand"] == []
    device.play(120)
    entries = device("keep", table="t1")["saved"]
    assert 0 in {entries["entries"][number][0] for number in entries["auto"]}


def test_practice_is_for_one_person_on_a_device(device: Device) -> None:
    refused = device.begin("fishery", [PERSON, PERSON], practice=True)
    assert refused["telling"]["id"] == "core.practice-alone"


def test_a_game_ends_when_the_last_person_here_gives_up(device: Device) -> None:
    device.create("fishery_boom", [PERSON, PERSON, BOT])
    device("say", table="t1", seat=0, message={"type": "resign", "key": "r"})
    kept = device("keep", table="t1")["summary"]
    assert (kept["status"], [chair["kind"] for chair in kept["chairs"]]) == ("running", ["bot", "person", "bot"])
    assert kept["chairs"][0] == {**PERSON, "kind": "bot", "level": "mate"}, "the page says for whom the bot plays"
    device("say", table="t1", seat=1, message={"type": "resign", "key": "s"})
    kept = device("keep", table="t1")
    assert (kept["summary"]["status"], kept["result"]["quitter"]) == ("over", 1)


def test_games_and_rules_are_on_the_shelf(device: Device) -> None:
    assert [box["name"] for box in device("games")] == list(OURS)
    assert device("rules", game="fleet")["title"] == load("fleet").meta.title


def test_puzzles_are_asked_tried_and_solved_in_the_page() -> None:
    ask = Device()
    listed = ask("puzzles", day="2026-11-17")
    daily = listed["daily"]
    at = {"game": daily["game"], "puzzle": daily["id"]}
    answer = find_puzzle(daily["game"], daily["id"]).answer
    position = {"seats": daily["seats"], "options": daily["options"], "acts": [], "steps": [], "reader": daily["seat"]}
    shown = ask("study", **at, **position)["position"]
    assert answer.steps[0] in shown["legal"]
    assert answer.steps[0] not in json.dumps(listed)
    assert ask("study_preview", **at, **position, ahead=answer.steps[:1])["view"] != shown["view"]
    assert ask("puzzle_try", **at, steps=answer.steps) == {"whole": True, "right": True, "rank": 1}
    assert ask("puzzle_solution", **at)["choices"][0]["steps"] == answer.steps
