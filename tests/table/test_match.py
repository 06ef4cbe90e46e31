"""A match: decisions, drafts, snapshots, undo, and what each reader is told."""

import json
from collections.abc import Iterator
from itertools import islice

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.chance import SeededChance
from shoal.core.errors import GameOver, IllegalAction, UnknownAction
from shoal.core.game import NOBODY
from shoal.core.record import ActEntry, EventEntry
from shoal.core.rng import Rng
from shoal.table.errors import NoUndo, Stale
from shoal.table.match import Match, begin, restore
from shoal.table.reader_view import Common, happenings, news, position, previewed, reasons, refusal_of


def stepped(match: Match, rng: Rng) -> Match:
    """Return the match after one random step of a seat that owes one, and the chance that follows."""
    draft = match.draft()
    if draft.turn()[0] >= 0:
        seat = rng.pick(list(draft.turn()))
        step = draft.game.actions.format(rng.pick(draft.state.legal(seat)))
        draft.act(seat, draft.due[seat], [step])
    draft.settle(SeededChance(rng))
    return draft


def walk(name: str, seats: int, seed: int) -> Iterator[Match]:
    rng = Rng(seed)
    match = begin(load(name), seats, {})
    while match.turn():
        match = stepped(match, rng)
        yield match


@pytest.fixture(params=OURS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_news_for_several_readers_is_what_each_of_them_sees(game: str) -> None:
    seats, together = load(game).meta.seats[-1], Common()
    for match in islice(walk(game, seats, 7), 40):
        together = Common(together.last)
        for reader in (*range(seats), NOBODY):
            told = news(match, reader, match.drafted, together)
            assert told["happenings"] == happenings(match, reader, match.drafted)
            assert told["position"] == position(match, reader)
            assert told["position"]["view"] == match.state.view(reader)


def test_snapshot_restores_what_every_reader_sees(game: str) -> None:
    seats = load(game).meta.seats[0]
    for number, match in enumerate(walk(game, seats, 1)):
        if number % 9 == 0:
            again = restore(load(game), json.loads(json.dumps(match.snapshot())))
            readers = [NOBODY, *range(seats)]
            assert [position(again, reader) for reader in readers] == [position(match, reader) for reader in readers]


def test_scores_are_known_to_every_reader(game: str) -> None:
    """Positions show the scores of all seats, so every reader's view must imply them."""
    rng = Rng(7)
    for match in list(walk(game, load(game).meta.seats[-1], 2))[::11]:
        for reader in (NOBODY, 0, 1):
            imagined = match.game.imagine(match.state.view(reader), rng)
            assert imagined.scores() == match.state.scores()


def test_news_tells_nothing_that_the_reader_cannot_know(game: str) -> None:
    """Two matches that differ only in what seat 0 cannot know send it the same news after the same public step."""
    rng = Rng(3)
    for match in list(walk(game, load(game).meta.seats[-1], 3))[:-1:5]:
        if match.undo_rule.sealing:
            continue  # everybody may know who has sealed a choice, and a reshuffle reopens it
        twin = match.draft()
        twin.state.reshuffle(0, rng)
        assert position(twin, 0) == position(match, 0)
        if match.turn() == (0,):
            step = match.game.actions.format(rng.pick(match.state.legal(0)))
            told = [one.draft() for one in (match, twin)]
            for one in told:
                one.act(0, one.due[0], [step])
            assert news(told[0], 0, match.entries) == news(told[1], 0, match.entries)


def test_news_counts_on_from_the_entries_known() -> None:
    match = begin(load("fishery"), 2, {"rows": 3, "columns": 3, "ships": 1})
    match.act(0, 0, ["b2"])
    told = news(match, 1, 0)
    assert [one["entry"] for one in told["happenings"]] == [0]
    assert told["happenings"][0]["tellings"] == happenings(match, 1, 0)[0]["tellings"] != []
    assert told["position"]["entry"] == 1
    assert (told["position"]["turn"], told["position"]["decision"]) == ([1], 1)


def test_a_refused_command_leaves_the_match_unchanged() -> None:
    match = begin(load("fishery"), 2, {})
    with pytest.raises(UnknownAction):
        match.draft().act(0, 0, ["z9"])
    with pytest.raises(IllegalAction):
        match.draft().act(0, 0, ["b2", "b2"])
    with pytest.raises(UnknownAction, match="no step"):
        match.draft().act(0, 0, [])
    assert (match.entries, match.fresh) == (0, [])


def test_an_answer_to_an_earlier_decision_is_stale() -> None:
    match = begin(load("fishery"), 2, {})
    match.act(0, 0, ["b2"])
    for seat, decision in ((0, 0), (1, 0), (0, -1)):
        with pytest.raises(Stale):
            match.draft().act(seat, decision, ["c3"])
    match.act(1, 1, ["c3"])


def test_sealed_choices_never_make_each_other_stale() -> None:
    match = next(match for match in walk("fresh_fish", 3, 4) if len(match.turn()) == 3)
    decisions = match.due.copy()
    for seat in (2, 0, 1):
        step = match.game.actions.format(match.state.legal(seat)[0])
        match.act(seat, decisions[seat], [step])
    assert match.undo_rule.limit(1) is None, "the last choice opened the others"


def test_own_steps_can_be_taken_back_until_somebody_acts() -> None:
    match = begin(load("fishery"), 2, {})
    match.act(0, 0, ["b2"])
    assert (match.undo_rule.limit(0), match.undo_rule.limit(1)) == (0, None)
    match.undo(0, 0)
    assert (match.entries, match.acts, match.due) == (2, 0, [2, -1])
    match.act(0, 2, ["c3"])
    match.act(1, 3, ["d4"])
    with pytest.raises(NoUndo):
        match.undo(0, 0)
    match.feed(EventEntry("undo", 0, 0))
    assert position(match, 0)["legal"] == position(begin(load("fishery"), 2, {}), 0)["legal"]
    assert match.undo_rule.limit(0) is None


def test_nobody_can_undo_chance_alone() -> None:
    for match in walk("fishery_boom", 2, 5):
        if isinstance(match.fresh[-1], ActEntry) and match.fresh[-1].seat == -1:
            assert match.undo_rule.limit(0) is match.undo_rule.limit(1) is None


def test_a_seat_that_quits_loses_with_two_and_is_replaced_with_three() -> None:
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
    match = begin(load("fleet"), 3, {})
    match.settle(SeededChance(Rng(1)))
    match.quit(1, kind, (1,))
    ended = position(match, 0)["result"]
    assert ended is not None
    assert (ended["quitter"], ended["shares"]) == (1, [0.5, 0.0, 0.5])
    assert match.turn() == ()


def test_preview_shows_the_steps_without_taking_them() -> None:
    match = begin(load("fishery"), 2, {})
    ahead = previewed(match, "k", 0, 0, ["b2"])
    assert ahead["view"]["ships"] == [["b2"], []]
    assert match.entries == 0
    with pytest.raises(Stale):
        previewed(match, "k", 1, 0, ["b2"])


def test_reasons_name_the_rule_of_what_is_refused() -> None:
    match = begin(load("fishery"), 2, {})
    match.act(0, 0, ["b2"])
    told = reasons(match, "k", 1, 1, [], ["b2", "c3"])["reasons"]
    assert list(told) == ["b2"]
    assert told["b2"]["rule"].startswith("FI-")


def test_errors_have_stable_codes() -> None:
    match = begin(load("fishery"), 2, {})
    refusals = []
    for seat, decision, steps in ((0, 0, ["z9"]), (0, 5, ["b2"]), (0, 0, ["a1/b1"])):
        with pytest.raises((UnknownAction, Stale, IllegalAction)) as caught:
            match.draft().act(seat, decision, steps)
        refusals.append(refusal_of(caught.value))
    assert [one["code"] for one in refusals] == ["unknown", "stale", "illegal"]
    assert [one["telling"]["id"] for one in refusals[:2]] == ["core.unknown-action", "core.changed"]
