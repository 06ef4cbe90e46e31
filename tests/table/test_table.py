"""A table: decisions, drafts, snapshots, undo, and what each reader is told."""

import json
from collections.abc import Iterator
from itertools import islice

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.chance import SeededChance
from shoal.core.errors import GameOver, IllegalAction, UnknownAction
from shoal.core.game import NOBODY
from shoal.core.record import Act, Event
from shoal.core.rng import Rng
from shoal.table.reading import Common, happenings, news, position, previewed, reasons, refusal_of
from shoal.table.table import NoUndo, Stale, Table, begin, restore


def stepped(table: Table, rng: Rng) -> Table:
    """Give the table after one random step of a seat that owes one, and whatever chance is due then."""
    draft = table.draft()
    if draft.turn()[0] >= 0:
        seat = rng.pick(list(draft.turn()))
        step = draft.game.actions.format(rng.pick(draft.state.legal(seat)))
        draft.act(seat, draft.due[seat], [step])
    draft.settle(SeededChance(rng))
    return draft


def walk(name: str, seats: int, seed: int) -> Iterator[Table]:
    rng = Rng(seed)
    table = begin(load(name), seats, {})
    while table.turn():
        table = stepped(table, rng)
        yield table


@pytest.fixture(params=OURS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_readers_who_are_told_together_are_told_what_each_sees(game: str) -> None:
    seats, together = load(game).meta.seats[-1], Common()
    for table in islice(walk(game, seats, 7), 40):
        together = Common(together.last)
        for reader in (*range(seats), NOBODY):
            told = news(table, reader, together)
            assert told["happenings"] == happenings(table, reader, table.drafted)
            assert told["position"] == position(table, reader)
            assert told["position"]["view"] == table.state.view(reader)


def test_snapshot_restores_what_every_reader_sees(game: str) -> None:
    seats = load(game).meta.seats[0]
    for number, table in enumerate(walk(game, seats, 1)):
        if number % 9 == 0:
            again = restore(load(game), json.loads(json.dumps(table.snapshot())))
            readers = [NOBODY, *range(seats)]
            assert [position(again, reader) for reader in readers] == [position(table, reader) for reader in readers]


def test_scores_are_known_to_every_reader(game: str) -> None:
    """Positions carry the points of all seats: these must follow from what any reader may see."""
    rng = Rng(7)
    for table in list(walk(game, load(game).meta.seats[-1], 2))[::11]:
        for reader in (NOBODY, 0, 1):
            imagined = table.game.imagine(table.state.view(reader), rng)
            assert imagined.scores() == table.state.scores()


def test_news_tells_nothing_that_the_reader_cannot_know(game: str) -> None:
    """A table that differs only in what seat 0 cannot know says the same to it, when the same public step follows."""
    rng = Rng(3)
    for table in list(walk(game, load(game).meta.seats[-1], 3))[:-1:5]:
        if table.sealing:
            continue  # who has sealed a choice already is status of the table, and a reshuffle reopens it
        twin = table.draft()
        twin.state.reshuffle(0, rng)
        assert position(twin, 0) == position(table, 0)
        if table.turn() == (0,):
            step = table.game.actions.format(rng.pick(table.state.legal(0)))
            told = [one.draft() for one in (table, twin)]
            for one in told:
                one.act(0, one.due[0], [step])
            assert news(told[0], 0) == news(told[1], 0)


def test_news_counts_on_from_the_entries_known() -> None:
    table = begin(load("fishery"), 2, {"rows": 3, "columns": 3, "ships": 1})
    table.act(0, 0, ["b2"])
    told = news(table, 1)
    assert [one["entry"] for one in told["happenings"]] == [0]
    assert told["happenings"][0]["lines"] == happenings(table, 1, 0)[0]["lines"] != []
    assert told["position"]["entry"] == 1
    assert (told["position"]["turn"], told["position"]["decision"]) == ([1], 1)


def test_a_refused_command_leaves_the_table_alone() -> None:
    table = begin(load("fishery"), 2, {})
    with pytest.raises(UnknownAction):
        table.draft().act(0, 0, ["z9"])
    with pytest.raises(IllegalAction):
        table.draft().act(0, 0, ["b2", "b2"])
    with pytest.raises(UnknownAction, match="no step"):
        table.draft().act(0, 0, [])
    assert (table.entries, table.fresh) == (0, [])


def test_an_answer_to_an_earlier_decision_is_stale() -> None:
    table = begin(load("fishery"), 2, {})
    table.act(0, 0, ["b2"])
    for seat, decision in ((0, 0), (1, 0), (0, -1)):
        with pytest.raises(Stale):
            table.draft().act(seat, decision, ["c3"])
    table.act(1, 1, ["c3"])


def test_sealed_choices_never_make_each_other_stale() -> None:
    table = next(table for table in walk("fresh_fish", 3, 4) if len(table.turn()) == 3)
    decisions = table.due.copy()
    for seat in (2, 0, 1):
        step = table.game.actions.format(table.state.legal(seat)[0])
        table.act(seat, decisions[seat], [step])
    assert table.undo_limit(1) is None, "the last choice opened the others"


def test_own_steps_can_be_taken_back_until_somebody_acts() -> None:
    table = begin(load("fishery"), 2, {})
    table.act(0, 0, ["b2"])
    assert (table.undo_limit(0), table.undo_limit(1)) == (0, None)
    table.undo(0, 0)
    assert (table.entries, table.acts, table.due) == (2, 0, [2, -1])
    table.act(0, 2, ["c3"])
    table.act(1, 3, ["d4"])
    with pytest.raises(NoUndo):
        table.undo(0, 0)
    table.feed(Event("undo", 0, 0))
    assert position(table, 0)["legal"] == position(begin(load("fishery"), 2, {}), 0)["legal"]
    assert table.undo_limit(0) is None


def test_chance_is_never_taken_back_by_oneself() -> None:
    for table in walk("fishery_boom", 2, 5):
        if isinstance(table.fresh[-1], Act) and table.fresh[-1].seat == -1:
            assert table.undo_limit(0) is table.undo_limit(1) is None


def test_who_quits_loses_with_two_and_is_replaced_with_three() -> None:
    two = begin(load("fleet"), 2, {})
    two.settle(SeededChance(Rng(1)))
    two.quit(1, "resign", (0, 1))
    ended = position(two, 0)["result"]
    assert ended is not None
    assert (ended["quitter"], ended["shares"]) == (1, [1.0, 0.0])
    with pytest.raises(GameOver):
        two.quit(0, "resign", (0, 1))
    three = begin(load("fleet"), 3, {})
    three.settle(SeededChance(Rng(1)))
    three.quit(1, "timeout", (0, 1))
    assert position(three, 0)["result"] is None
    assert [one["kind"] for one in happenings(three, NOBODY, 0)][-2:] == ["timeout", "takeover"]


@pytest.mark.parametrize("kind", ["resign", "timeout"])
def test_a_game_ends_when_the_last_person_quits(kind: str) -> None:
    table = begin(load("fleet"), 3, {})
    table.settle(SeededChance(Rng(1)))
    table.quit(1, kind, (1,))
    ended = position(table, 0)["result"]
    assert ended is not None
    assert (ended["quitter"], ended["shares"]) == (1, [0.5, 0.0, 0.5])
    assert table.turn() == ()


def test_preview_shows_the_steps_without_taking_them() -> None:
    table = begin(load("fishery"), 2, {})
    ahead = previewed(table, "k", 0, 0, ["b2"])
    assert ahead["view"]["ships"] == [["b2"], []]
    assert table.entries == 0
    with pytest.raises(Stale):
        previewed(table, "k", 1, 0, ["b2"])


def test_reasons_name_the_rule_of_what_is_refused() -> None:
    table = begin(load("fishery"), 2, {})
    table.act(0, 0, ["b2"])
    told = reasons(table, "k", 1, 1, [], ["b2", "c3"])["reasons"]
    assert list(told) == ["b2"]
    assert told["b2"]["rule"].startswith("FI-")


def test_errors_have_stable_codes() -> None:
    table = begin(load("fishery"), 2, {})
    codes = []
    for seat, decision, steps in ((0, 0, ["z9"]), (0, 5, ["b2"]), (0, 0, ["a1/b1"])):
        with pytest.raises((UnknownAction, Stale, IllegalAction)) as caught:
            table.draft().act(seat, decision, steps)
        codes.append(refusal_of(caught.value)["code"])
    assert codes == ["unknown", "stale", "illegal"]
