"""Undo is honest: chance and what a seat has newly seen are never undone, unless the table is for practice."""

import json
from collections.abc import Iterator

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.chance import CommittedChance
from shoal.core.game import CHANCE, NOBODY
from shoal.core.record import ActEntry
from shoal.core.rng import Rng
from shoal.table.errors import NoUndo
from shoal.table.match import Match, begin, restore
from shoal.table.reader_view import position

SECRET = bytes(32)
STEPS = 150


def chance(match: Match) -> CommittedChance:
    return CommittedChance(SECRET, "table", (), match.walk.drawn)


def step(match: Match, rng: Rng) -> Match:
    """Return the match after a random step and the chance that follows it."""
    draft = match.draft()
    draft.settle(chance(draft))
    if draft.turn():
        seat = rng.pick(list(draft.turn()))
        text = draft.game.actions.format(rng.pick(draft.state.legal(seat)))
        draft.act(seat, draft.due[seat], [text])
        draft.settle(chance(draft))
    return draft


def positions(game: str, seed: int, *, practice: bool = False) -> Iterator[Match]:
    rng, rules = Rng(seed), load(game)
    match = begin(rules, rules.meta.seats[-1], {}, practice=practice)
    for _ in range(STEPS):
        match = step(match, rng)
        if not match.turn():
            return
        yield match


@pytest.fixture(params=OURS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_an_undo_takes_no_chance_back_or_is_refused(game: str) -> None:
    """So the next outcome of chance is the same with the undo and without it."""
    rng, allowed, refused = Rng(5), 0, 0
    for match in positions(game, 5):
        seat, to = rng.below(match.state.seats), max(0, match.acts - 1 - rng.below(4))
        draft = match.draft()
        gone = match.walk.acts[to:]
        try:
            draft.go_back(seat, to)
        except NoUndo:
            refused += 1
            continue
        allowed += 1
        assert all(act.seat != CHANCE for act in gone)
        assert draft.walk.drawn == match.walk.drawn
        number = chance(draft)
        assert number.drawn == chance(match).drawn
    assert allowed
    assert refused or game == "fishery"


def test_fishing_again_after_an_undo_is_refused_in_pisces() -> None:
    for match in positions("pisces", 3):
        acts = match.walk.acts
        if acts[-1].seat == CHANCE and acts[-2].seat >= 0:
            with pytest.raises(NoUndo, match="chance"):
                match.draft().go_back(acts[-2].seat, match.acts - 2)
            return
    raise AssertionError("nobody has fished")


@pytest.mark.slow
def test_the_button_leads_where_an_undo_is_allowed(game: str) -> None:
    offered = 0
    for match in positions(game, 6):
        for seat in range(match.state.seats):
            told = position(match, seat)
            if told["undo"] is None:
                own = [number for number, act in enumerate(match.walk.acts) if act.seat == seat]
                assert not own or not match.undo_rule.may_go_back(seat, own[-1])
                continue
            offered += 1
            draft = match.draft()
            if told["asks"]:
                with pytest.raises(NoUndo):
                    draft.undo(seat, told["undo"])
                draft.go_back(seat, told["undo"])
            else:
                draft.undo(seat, told["undo"])
            assert seat in draft.turn()
    assert offered
    assert position(match, NOBODY)["undo"] is None


def test_opened_bids_stay_opened() -> None:
    for match in positions("fresh_fish", 4):
        if match.undo_rule.sealing and len(match.turn()) == 1:
            seat = match.turn()[0]
            draft = match.draft()
            draft.act(seat, draft.due[seat], [draft.game.actions.format(draft.state.legal(seat)[0])])
            for one in range(draft.state.seats):
                assert not draft.undo_rule.may_go_back(one, match.acts)
            return
    raise AssertionError("no auction")


def test_a_card_that_another_seat_has_shown_stays_seen_by_the_others() -> None:
    shown = 0
    for match in positions("fleet", 8):
        entry = match.remembered[-1].entry
        if isinstance(entry, ActEntry) and entry.seat >= 0 and entry.text.split()[0] in {"launch", "pay", "discard"}:
            face_up = entry.text != "pay crate"
            others = [seat for seat in range(match.state.seats) if seat != entry.seat]
            shown += face_up
            assert match.undo_rule.may_go_back(entry.seat, match.acts - 1)
            assert [match.undo_rule.may_go_back(seat, match.acts - 1) for seat in others] == [not face_up] * len(others)
    assert shown > 10


def test_a_hired_captain_is_face_down() -> None:
    for match in (match for seed in range(9) for match in positions("fleet", seed)):
        entry = match.remembered[-1].entry
        if isinstance(entry, ActEntry) and entry.text.startswith("captain"):
            assert match.undo_rule.may_go_back((entry.seat + 1) % match.state.seats, match.acts - 1)
            return
    raise AssertionError("nobody hired")


def test_practice_undoes_anything(game: str) -> None:
    for match in positions(game, 9, practice=True):
        draft = match.draft()
        draft.go_back(0, 0)
        assert draft.acts == 0
        assert draft.draft().undo_rule.practice
        own = [number for number, act in enumerate(match.walk.acts) if act.seat == 0]
        assert (position(match, 0)["undo"] is None) == (not own)


@pytest.mark.parametrize("to", [-1, 10_000])
def test_there_must_be_a_position_to_go_back_to(to: int) -> None:
    match = next(positions("fishery", 1, practice=True))
    with pytest.raises(NoUndo, match="no-position"):
        match.go_back(0, to)


def test_a_snapshot_remembers_what_was_learned_and_an_old_one_forbids_more(game: str) -> None:
    for match in positions(game, 2):
        data = json.loads(json.dumps(match.snapshot()))
        assert restore(match.game, data).undo_rule.learned == match.undo_rule.learned
        del data["learned"]
        assert not any(restore(match.game, data).undo_rule.may_go_back(seat, match.acts - 1) for seat in range(2))
