"""Forced steps: the table takes those that everybody can see, and says so; the record does not change."""

from collections.abc import Iterator

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.chance import SeededChance
from shoal.core.game import NOBODY
from shoal.core.record import ActEntry, encode_entry
from shoal.core.rng import Rng
from shoal.table.match import Match, begin
from shoal.table.reader_view import happenings, position

STEPS = 120


def play(game: str, seed: int, by_hand: tuple[int, ...] = ()) -> Iterator[Match]:
    """Yield the match after each random decision, and all that follows by itself."""
    rules, rng = load(game), Rng(seed)
    match = begin(rules, rules.meta.seats[-1], {})
    chance = SeededChance(Rng(seed, 1))
    match.proceed(chance, by_hand)
    for _ in range(STEPS):
        if not match.turn():
            return
        match = match.draft()
        seat = rng.pick(list(match.turn()))
        match.act(seat, match.due[seat], [rules.actions.format(rng.pick(match.state.legal(seat)))])
        match.proceed(chance, by_hand)
        yield match


def is_auto(entry: object) -> bool:
    return isinstance(entry, ActEntry) and entry.auto


@pytest.fixture(params=OURS)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_nobody_is_asked_what_everybody_knows(game: str) -> None:
    taken = 0
    for match in (match for seed in range(6) for match in play(game, seed)):
        assert match.forced() is None
        for one in match.remembered:
            if is_auto(one.entry) and one.number >= match.drafted:
                assert isinstance(one.entry, ActEntry)
                taken += 1
                assert one.before.legal(one.entry.seat) == [match.game.actions.parse(one.entry.text)]
    assert taken


def test_everybody_is_told_why_the_table_took_a_step(game: str) -> None:
    told = 0
    for match in (match for seed in range(6) for match in play(game, seed)):
        for reader in (NOBODY, 0, 1):
            for one, happening in zip(match.fresh, happenings(match, reader, match.drafted), strict=True):
                assert is_auto(one) == ("auto" in happening)
                if "auto" in happening:
                    told += 1
                    assert happening["auto"]["args"]["seat"] == happening["seat"]
                    assert happening["tellings"]
    assert told


def test_a_record_does_not_tell_who_took_a_step(game: str) -> None:
    for match in play(game, 3):
        for one in match.fresh:
            if isinstance(one, ActEntry):
                assert encode_entry(one) == [one.seat, one.text]
                assert one == ActEntry(one.seat, one.text)


def test_a_seat_that_wants_to_takes_its_forced_steps(game: str) -> None:
    owed = 0
    for match in (match for seed in range(6) for match in play(game, seed, by_hand=(0,))):
        assert not any(is_auto(one) and one.seat == 0 for one in match.fresh if isinstance(one, ActEntry))
        step = match.forced()
        if step is not None:
            owed += 1
            assert step.seat == 0
            assert "forced" not in position(match, 0), "its client must not take the step either"
    assert owed


def test_a_forced_step_is_taken_back_and_not_taken_again() -> None:
    for match in (match for seed in range(9) for match in play("pisces", seed)):
        last = match.fresh[-1]
        if is_auto(last) and match.undo_rule.limit(last.seat) is not None:
            draft, to = match.draft(), match.undo_rule.limit(last.seat)
            assert to is not None
            draft.undo(last.seat, to)
            draft.proceed(SeededChance(Rng(1)))
            assert (draft.acts, draft.turn()) == (to, (last.seat,))
            assert "forced" not in position(draft, last.seat)
            return
    raise AssertionError("no step was taken for a seat at the end of a turn")


@pytest.mark.slow
def test_only_the_seat_knows_of_a_step_that_its_hand_forces() -> None:
    found = 0
    for match in (match for seed in range(4) for match in play("fleet", seed)):
        for reader in (NOBODY, *range(match.state.seats)):
            shown = position(match, reader)
            assert ("forced" in shown) == (len(shown["legal"]) == 1)
            found += "forced" in shown
            twin = match.draft()
            twin.state.reshuffle(reader, Rng(found))
            assert position(twin, reader).get("forced") == shown.get("forced")
    assert found > 10


def test_a_seat_without_money_knows_its_only_bid() -> None:
    match = begin(load("fresh_fish"), 2, {})
    for match in (match for seed in range(40) for match in play("fresh_fish", seed)):
        for seat in match.turn():
            shown = position(match, seat)
            if shown["legal"] == ["bid 0"]:
                assert shown["forced"] == {"id": "core.only-step", "args": {"seat": seat}}
                return
    raise AssertionError("everybody has money")
