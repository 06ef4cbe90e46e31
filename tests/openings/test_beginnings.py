"""How games began: alike games share their keys, nothing hidden is in them, and there are few of them."""

from dataclasses import replace

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.errors import IllegalAction, OtherEdition
from shoal.core.game import CHANCE
from shoal.core.record import ActEntry, EventEntry, Record
from shoal.core.replay import replay
from shoal.core.rng import Rng
from shoal.openings.book import FirstChoiceBook, PositionBook
from shoal.openings.books import book_of
from shoal.openings.books.board_symmetry import turns_of
from shoal.openings.opening_of_game import MOST, beginnings
from shoal.openings.position_choices import questions
from support.alike_games import acts_of, random_game, turned_fishery, turned_fresh_fish, twins


def told(record: Record) -> list[tuple[str, str]]:
    return [(one.key, one.choice) for one in beginnings(record)]


@pytest.mark.parametrize("options", [{}, {"rows": 5, "columns": 5, "ships": 3}], ids=["sea", "pond"])
@pytest.mark.parametrize("seed", range(4))
def test_a_turned_or_mirrored_game_of_fishery_begins_alike(options: dict[str, int], seed: int) -> None:
    record = random_game("fishery", 2, seed, options)
    turns = turns_of(options.get("rows", 7), options.get("columns", 9))
    assert len(turns) == (8 if options else 4)
    shares = replay(record).shares()
    for turn in turns:
        turned = turned_fishery(record, turn)
        assert replay(turned).shares() == shares
        assert told(turned) == told(record)
    assert len(told(record)) == MOST


@pytest.mark.parametrize("seed", range(6))
def test_fresh_fish_with_a_turned_board_other_seats_and_other_trades_begins_alike(seed: int) -> None:
    record, rng = random_game("fresh_fish", 3, seed), Rng(seed)
    for turn in turns_of(8, 8):
        order = [0, 1, 2]
        rng.shuffle(order)
        turned = turned_fresh_fish(record, turn, rng.below(3), order)
        assert replay(turned).over()
        assert told(turned) == told(record)
    assert len(told(record)) == MOST


@pytest.mark.parametrize(("game", "seats"), [("fleet", 3), ("fleet", 4), ("fishery_boom", 4), ("pisces", 5)])
def test_who_was_first_by_lot_does_not_matter(game: str, seats: int) -> None:
    """The same game with all seats moved on has the same keys."""
    record = random_game(game, seats, 5)
    first = next(entry for entry in acts_of(record) if entry.seat == CHANCE)
    verb, _, starter = first.text.rpartition(" ")
    again = ActEntry(CHANCE, f"{verb} {(int(starter) + 1) % seats}")
    moved = [
        ActEntry(act.seat if act.seat == CHANCE else (act.seat + 1) % seats, act.text) for act in acts_of(record)[1:]
    ]
    other = replace(record, entries=(again, *moved), commitment=None)
    assert told(other) == told(record)
    assert len({key for key, _ in told(record)}) > 1


@pytest.mark.parametrize("name", ["fishery", "fresh_fish"])
def test_choices_are_one_exactly_if_turning_the_empty_board_makes_them_equal(name: str) -> None:
    state = load(name).start(2, load(name).settle(2, {}))
    while state.turn() == (CHANCE,):
        state.apply(CHANCE, state.odds()[0][0])
    rows, columns = (7, 9) if name == "fishery" else (7, 7)
    book = book_of(name)
    assert book is not None
    (question,) = questions(book, state, 0)
    squares = {state.game.actions.format(action).removeprefix("reserve ") for action in state.legal(question.seat)}
    orbits = {frozenset(turn[square] for turn in turns_of(rows, columns)) for square in squares}
    assert len(question.actions) == len(orbits)


def test_other_positions_have_other_keys() -> None:
    """All placements of two ships in the puddle, up to turning and mirroring: counted in another way."""
    game = load("fishery")
    options = game.settle(2, game.meta.presets["puddle"])
    book, keys, placements = book_of("fishery"), set(), set()
    assert book is not None
    for first in game.start(2, options).legal(0):
        state = game.start(2, options)
        state.apply(0, first)
        for second in state.legal(1):
            after = state.copy()
            after.apply(1, second)
            keys.add(questions(book, after, 2)[0].key)
            names = [game.actions.format(action) for action in (first, second)]
            placements.add(min(tuple(turn[name] for name in names) for turn in turns_of(3, 3)))
    assert len(keys) == len(placements) == 12


@pytest.mark.parametrize("seed", range(8))
def test_cards_that_a_spectator_cannot_see_are_in_no_key(seed: int) -> None:
    one, other = twins("fleet", 3, seed)
    within = book_of("fleet").within  # type: ignore[union-attr]  # it has a book
    assert one.entries[:within] != other.entries[:within], "these twins do not differ"
    assert told(one) == told(other)
    assert told(one)


def bids_of(seed: int) -> tuple[Record, list[int], list[int]]:
    """Return a game, the places of all decisions in it, and those of the bids of its first auction."""
    for number in range(seed, 200):
        record = random_game("fresh_fish", 2, number)
        decisions = [place for place, act in enumerate(acts_of(record)) if act.seat != CHANCE]
        bids = [place for place in decisions[:MOST] if acts_of(record)[place].text.startswith("bid")]
        if len(bids) > 1:
            return record, decisions, bids
    raise AssertionError("no game has an auction that early")


def test_the_key_of_a_bid_does_not_tell_what_another_has_sealed() -> None:
    record, decisions, (first, second, *_) = bids_of(0)
    acts, keys = acts_of(record), set()
    for amount in range(10):
        other = (*acts[:first], ActEntry(acts[first].seat, f"bid {amount}"), acts[second])
        beginning = told(replace(record, entries=other, commitment=None))
        assert beginning[decisions.index(first)][1] == f"bid {amount}"
        keys.add(beginning[decisions.index(second)])
    assert len(keys) == 1


def test_a_sealed_bid_counts_only_if_it_was_opened() -> None:
    record, decisions, (first, *_) = bids_of(20)
    acts = acts_of(record)
    cut = told(replace(record, entries=tuple(acts[: first + 1]), commitment=None))
    assert len(cut) == decisions.index(first)
    assert told(record)[: len(cut)] == cut
    assert told(record)[len(cut)][1] == acts[first].text


@pytest.mark.parametrize("name", OURS)
def test_a_game_has_few_beginnings_that_questions_know(name: str) -> None:
    game = load(name)
    for seats in game.meta.seats:
        record = random_game(name, seats, 7)
        found = beginnings(record)
        assert 0 < len(found) <= MOST
        book = book_of(name)
        known: dict[str, set[str]] = {}
        state, decided = game.start(seats, record.options), 0
        for act in acts_of(record):
            assert book is not None
            for question in questions(book, state, decided):
                known.setdefault(question.key, set()).update(question.actions)
            decided += act.seat != CHANCE
            state.apply(act.seat, game.actions.parse(act.text))
        assert all(one.choice in known[one.key] for one in found)
        longest = max(len(text) for text in game.actions.texts)
        assert max(len(one.choice) for one in found) <= longest


def test_what_was_undone_does_not_count() -> None:
    record = random_game("fishery", 2, 9)
    first, *rest = acts_of(record)
    other = ActEntry(0, "a1" if first.text != "a1" else "a2")
    undone = replace(record, entries=(other, EventEntry("undo", 0, 0), first, *rest), commitment=None)
    assert told(undone) == told(record)


def test_unusual_options_have_no_openings() -> None:
    assert told(random_game("fishery", 2, 1, {"rows": 4, "columns": 5, "ships": 3})) == []
    assert len(told(random_game("fishery", 2, 1, {"rows": 3, "columns": 3, "ships": 2}))) == MOST


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    record = random_game("fishery", 2, 1)
    with pytest.raises(IllegalAction):
        beginnings(replace(record, entries=(ActEntry(0, "a1"), ActEntry(1, "a1"), *record.entries)))
    with pytest.raises(OtherEdition):
        beginnings(replace(record, edition="0123456789abcdef"))


def test_books_are_of_both_kinds_and_a_game_of_another_package_has_none() -> None:
    kinds = {name: type(book_of(name)) for name in OURS}
    assert set(kinds.values()) == {PositionBook, FirstChoiceBook}
    assert book_of("lots") is None
