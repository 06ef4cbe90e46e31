"""A game scene by scene, from the records of every ending of every game."""

import json
from pathlib import Path

import pytest

from shoal.bots.bot import Budget
from shoal.core.catalogue import OURS, load
from shoal.core.errors import GameOver, IllegalAction
from shoal.core.game import ALL, NOBODY
from shoal.core.record import ActEntry, EventEntry, Record, decode
from shoal.core.replay import game_of, replay
from shoal.table.errors import Stale
from shoal.table.judgements import judgements
from shoal.table.match import begin
from shoal.table.reader_view import happenings, position
from shoal.table.scenes import explore, looked, scenes

RECORDS = Path(__file__).parents[1] / "games"


@pytest.fixture(params=OURS)
def record(request: pytest.FixtureRequest) -> Record:
    path = min((RECORDS / str(request.param) / "records").glob("*.json"))
    return decode(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("reader", [ALL, NOBODY, 0, 1])
def test_scenes_lead_from_the_start_to_the_result(record: Record, reader: int) -> None:
    ended = replay(record)
    last = len(ended.acts)
    told = scenes(record, reader, last - 5, 100)
    assert [scene["acts"] for scene in told] == list(range(last - 5, last + 1))
    result = told[-1]["position"]["result"]
    assert result is not None
    assert result["shares"] == ended.state.shares()
    assert scenes(record, reader, 0, 1)[0]["happening"] is None
    json.dumps(told)


def test_a_scene_is_the_same_wherever_one_begins(record: Record) -> None:
    last = len(replay(record).acts)
    assert scenes(record, 1, last - 6, 4)[-1] == scenes(record, 1, last - 3, 1)[0]


@pytest.mark.parametrize("reader", [NOBODY, 0, 1])
def test_a_reader_looks_back_at_what_they_saw_then(record: Record, reader: int) -> None:
    match = begin(game_of(record), record.seats, record.options)
    for number, entry in enumerate(record.entries, 1):
        match.feed(entry)
        if number % 7 and number < len(record.entries):
            continue
        back = looked(record, "k", reader, number)
        then = position(match, reader)
        assert back["position"] == {**then, "legal": [], "decision": None, "undo": None}
        assert back["happening"] == happenings(match, reader, number - 1)[0]
    start = looked(record, "k", reader, 0)
    assert (start["happening"], start["position"]["entry"]) == (None, 0)


def test_what_was_taken_back_can_be_looked_at_as_it_was() -> None:
    entries = (ActEntry(0, "b2"), ActEntry(1, "c3"), EventEntry("undo", 1, 1), ActEntry(1, "a1"))
    record = Record("fishery", 1, load("fishery").edition.digest, 2, load("fishery").settle(2, {}), entries)
    ships = [looked(record, "k", 0, entry)["position"]["view"]["ships"] for entry in range(5)]
    assert ships == [[[], []], [["b2"], []], [["b2"], ["c3"]], [["b2"], []], [["b2"], ["a1"]]]


@pytest.mark.parametrize("entry", [-1, 10_000])
def test_there_is_nothing_to_look_at_before_the_start_or_after_now(record: Record, entry: int) -> None:
    with pytest.raises(Stale):
        looked(record, "k", 0, entry)


def test_other_moves_can_be_tried_from_any_point(record: Record) -> None:
    first = len(replay(record).acts) // 2
    here = explore(record, first, [], 0)["position"]
    seat = here["turn"][0]
    legal = explore(record, first, [], seat)["position"]["legal"]
    after = explore(record, first, [legal[-1]], seat)
    assert after["acts"] > first
    assert after["happening"] is not None
    with pytest.raises((IllegalAction, GameOver)):
        explore(record, first, [legal[-1]] * 500, seat)


def test_every_act_is_judged_in_order(record: Record) -> None:
    acts = replay(record).acts
    first = len(acts) - 4
    told = list(judgements(record, first, Budget(iterations=20)))
    assert [one["played"] for one in told] == [act.text for act in acts[first:]]
    assert told == list(judgements(record, first, Budget(iterations=20)))
