"""Pairing and standings: exact points, everybody once a round, fewest repeated meetings, and equal facts, equal rounds.

The attackers: a host who would choose who meets whom (the lot is fixed before anybody enters), and friends who would
help each other in the last round.
"""

import os
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from shoal.server.community.tournaments.pairing.arena import PATIENCE_MS, ArenaTerms, WaitingEntrant, arena_tables
from shoal.server.community.tournaments.pairing.history import (
    FIRST,
    MEAN,
    POINT,
    History,
    Pair,
    PlayedTable,
    Seats,
    people_of,
)
from shoal.server.community.tournaments.pairing.random_order import drawn
from shoal.server.community.tournaments.pairing.round_robin import round_robin_rounds, round_robin_tables
from shoal.server.community.tournaments.pairing.scoring import merits_of, points_of
from shoal.server.community.tournaments.pairing.seating import seated
from shoal.server.community.tournaments.pairing.standings import Form, standings
from shoal.server.community.tournaments.pairing.swiss_groups import make_swiss_groups, sizes
from shoal.server.community.tournaments.pairing.swiss_pairs import make_swiss_pairs

SECRET = b"the tide"
FEW = settings(max_examples=20, deadline=None)


def names(number: int) -> list[str]:
    return [f"p{one:03}" for one in range(number)]


def league(entrants: int, seats: int, rounds: int, friends: frozenset[Pair] = frozenset()) -> list[PlayedTable]:
    """Play a league in which the first letters of a lot win."""
    players, tables = names(entrants), list[PlayedTable]()
    for number in range(1, rounds + 1):
        order = drawn(SECRET, "round 1", players)
        if tables:
            order = [one.player for one in standings("league", players, tables, SECRET)]
        is_last = number == rounds
        history = History(tables)
        if seats == 2:
            made = make_swiss_pairs(order, history, friends, is_last=is_last)
        else:
            made = make_swiss_groups(order, seats, history, friends, is_last=is_last)
        tables += [finished(number, table) for table in made]
    return tables


def finished(number: int, table: Seats) -> PlayedTable:
    if len(table) == 1:
        return PlayedTable(number, table, (MEAN,))
    order = drawn(SECRET, f"merits of {number}", people_of(table))
    return PlayedTable(number, table, points_of([order.index(one) if one else -1 for one in table]))


@pytest.mark.parametrize(
    ("merits", "points"),
    [
        ([2, 1], [6, 0]),
        ([1, 1], [3, 3]),
        ([1, 2, 3], [0, 3, 6]),
        ([4, 3, 2, 1], [6, 4, 2, 0]),
        ([9, 7, 5, 3, 1], [6, 4.5, 3, 1.5, 0]),
        ([6, 5, 4, 3, 2, 1], [6, 4.8, 3.6, 2.4, 1.2, 0]),
        ([5, 5, 1, 1], [5, 5, 1, 1]),
        ([5, 5, 5, 1, 1, 0], [4.8, 4.8, 4.8, 1.8, 1.8, 0]),
    ],
)
def test_points_are_six_for_the_first_and_evenly_less(merits: list[int], points: list[float]) -> None:
    assert [one / POINT for one in points_of(merits)] == points


@given(some.lists(some.integers(0, 3), min_size=2, max_size=6))
def test_the_mean_of_every_table_is_three(merits: list[int]) -> None:
    assert sum(points_of(merits)) == MEAN * len(merits)


def test_the_winner_tells_whether_most_or_fewest_points_win() -> None:
    stay = [False] * 3
    assert points_of(merits_of([1, 0, 0], [30, 10, 20], stay)) == (FIRST, 0, MEAN)
    assert points_of(merits_of([0, 1, 0], [30, 10, 20], stay)) == (0, FIRST, MEAN)
    assert points_of(merits_of([0, 1, 0], [10, 10, 10], stay)) == (MEAN // 2, FIRST, MEAN // 2)


def test_who_leaves_is_last_even_if_the_bot_in_their_seat_wins() -> None:
    assert points_of(merits_of([1, 0, 0], [30, 10, 20], [True, False, False])) == (0, MEAN, FIRST)


@given(some.integers(2, 6), some.integers(2, 300))
def test_sizes_are_n_or_one_fewer_wherever_that_can_be(seats: int, entrants: int) -> None:
    made = sizes(entrants, seats)
    assert sum(made) == entrants
    assert max(made) - min(made) <= 1
    assert max(made) <= seats
    if any(tables * (seats - 1) <= entrants <= tables * seats for tables in range(1, entrants)):
        assert min(made) >= seats - 1


def test_the_tables_of_the_examples() -> None:
    assert sizes(23, 4) == [4] * 5 + [3]
    assert sizes(14, 4) == [4, 4, 3, 3]


@FEW
@given(some.integers(2, 6), some.integers(9, 22), some.integers(1, 3))
def test_everybody_sits_once_a_round(seats: int, entrants: int, rounds: int) -> None:
    tables = league(entrants, seats, rounds)
    for number in range(1, rounds + 1):
        seen = [player for one in tables if one.round == number for player in people_of(one.players)]
        assert sorted(seen) == names(entrants)


@pytest.mark.parametrize(("seats", "entrants"), [(3, 30), (3, 41), (4, 40), (5, 43)])
def test_almost_nobody_meets_again(seats: int, entrants: int) -> None:
    """By chance a tenth to a fifth of the meetings would be repeated."""
    met = History(league(entrants, seats, 4)).met
    assert sum(met.values()) - len(met) <= 0.01 * sum(met.values())


@FEW
@given(some.integers(8, 30), some.integers(2, 4))
def test_in_a_swiss_nobody_meets_again_and_sides_are_within_one(entrants: int, rounds: int) -> None:
    tables = league(entrants, 2, rounds)
    history = History(tables)
    assert max(history.met.values()) == 1
    out = Counter(one.players[0] for one in tables if len(one.players) == 1)
    assert all(times == 1 for times in out.values())
    if entrants % 2 == 0 and entrants > 4 * rounds:
        sides = [abs(history.seats[player, 0] - history.seats[player, 1]) for player in names(entrants)]
        assert max(sides) <= 1


def test_a_swiss_has_the_least_cost_of_all_pairings() -> None:
    """Compare with every pairing of six players after a round, by the same costs."""
    tables = league(6, 2, 1)
    history = History(tables)
    order = [one.player for one in standings("league", names(6), tables, SECRET)]

    def cost(pairs: list[tuple[str, str]]) -> tuple[int, int, int]:
        return (
            sum(history.repeats(pair) for pair in pairs),
            sum(seated(pair, history)[0] for pair in pairs),
            sum((history.points[one] - history.points[other]) ** 2 for one, other in pairs),
        )

    best = min(cost([(p[0], p[1]), (p[2], p[3]), (p[4], p[5])]) for p in permutations(order))
    made = [(str(one), str(other)) for one, other in make_swiss_pairs(order, history)]
    assert cost(made) == best


def test_the_smaller_tables_go_round() -> None:
    tables = league(23, 4, 4)
    history = History(tables)
    assert max(history.small[player] for player in names(23)) == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seats_are_within_one_of_equal(seats: int) -> None:
    history = History(league(seats * 6, seats, seats))
    for player in names(seats * 6):
        counts = [history.seats[player, seat] for seat in range(seats)]
        assert max(counts) - min(counts) <= 2
    spread = [history.seats[player, seat] for player in names(seats * 6) for seat in range(seats)]
    assert sum(count == 1 for count in spread) >= 0.8 * len(spread)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_friends_do_not_meet_in_the_last_round_if_that_can_be_avoided(seats: int) -> None:
    order = names(12)
    friends = frozenset(
        frozenset(pair) for first in range(0, 12, 2) for pair in combinations(order[first : first + 2], 2)
    )
    for number in (2, 3, 4):
        last = [one for one in league(12, seats, number, friends) if one.round == number]
        assert not any(frozenset(pair) in friends for one in last for pair in combinations(one.players, 2))


@pytest.mark.parametrize("entrants", [2, 3, 4, 5, 8, 9, 16])
def test_everybody_meets_everybody_once(entrants: int) -> None:
    tables = [
        PlayedTable(n, table)
        for n in range(1, round_robin_rounds(entrants) + 1)
        for table in round_robin_tables(names(entrants), n)
    ]
    history = History(tables)
    assert set(history.met.values()) == {1}
    assert len(history.met) == entrants * (entrants - 1) // 2
    for player in names(entrants):
        assert abs(history.seats[player, 0] - history.seats[player, 1]) <= 1
    for number in range(1, round_robin_rounds(entrants) + 1):
        seen = [player for one in tables if one.round == number for player in people_of(one.players)]
        assert sorted(seen) == names(entrants)


@pytest.mark.slow
def test_equal_facts_make_equal_rounds_in_every_process() -> None:
    """Python's hashes differ in every process; the rounds must not."""
    program = (
        "from server.test_pairing import league\n"
        "print([one.players for seats in (2, 4) for one in league(18, seats, 3)])"
    )
    path = os.pathsep.join(one for one in sys.path if one)
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(said) == 1


def arena(
    waiting: dict[str, int], tables: list[PlayedTable], seats: int, moment: int, *, bots: bool = False
) -> list[Seats]:
    who = [WaitingEntrant(player, since) for player, since in waiting.items()]
    return arena_tables(who, History(tables), ArenaTerms(seats, 2, bots), moment)


def test_in_an_arena_the_nearest_in_points_meet() -> None:
    tables = [
        PlayedTable(1, ("a", "b"), (120, 0)),
        PlayedTable(1, ("c", "d"), (120, 0)),
        PlayedTable(1, ("e", "f"), (120, 0)),
    ]
    made = arena(dict.fromkeys("abcdef", 0), tables, 2, 0)
    history = History(tables)
    gaps = [abs(history.points[str(one)] - history.points[str(other)]) for one, other in made]
    assert sorted(gaps) == [0, 0, FIRST]


def test_in_an_arena_the_same_two_meet_again_only_after_a_long_wait() -> None:
    tables = [PlayedTable(1, ("a", "b"), (120, 0))]
    assert arena({"a": 0, "b": 1}, tables, 2, PATIENCE_MS) == []
    assert arena({"a": 0, "b": 1}, tables, 2, PATIENCE_MS + 1) == [("b", "a")]


def test_a_long_wait_makes_a_table_smaller_or_brings_a_bot() -> None:
    three = {"a": 0, "b": 10, "c": 20}
    assert arena(three, [], 4, PATIENCE_MS - 1) == []
    assert [len(one) for one in arena(three, [], 4, PATIENCE_MS)] == [3]
    assert arena({"a": 0, "b": 10}, [], 4, PATIENCE_MS) == []
    assert [len(one) for one in arena({"a": 0, "b": 10}, [], 4, 2 * PATIENCE_MS)] == [2]
    assert arena({"a": 0}, [], 4, 9 * PATIENCE_MS) == []
    assert arena({"a": 0}, [], 2, PATIENCE_MS, bots=True) == [("a", None)]
    (filled,) = arena({"a": 0, "b": 10}, [], 4, PATIENCE_MS, bots=True)
    assert sorted(filled, key=str) == [None, "a", "b"]


@FEW
@given(some.integers(2, 5), some.integers(0, 40), some.integers(0, 3 * PATIENCE_MS))
def test_in_an_arena_nobody_sits_at_two_tables(seats: int, number: int, moment: int) -> None:
    made = arena(dict.fromkeys(names(number), 0), [], seats, moment)
    seen = [player for one in made for player in people_of(one)]
    assert len(seen) == len(set(seen))
    assert all(2 <= len(one) <= seats for one in made)
    assert len(seen) >= number - number % seats


def order(form: Form, tables: list[PlayedTable]) -> str:
    entrants = sorted({player for one in tables for player in people_of(one.players)})
    return "".join(one.player for one in standings(form, entrants, tables, SECRET))


def test_equal_points_in_a_league_are_decided_by_the_opponents() -> None:
    tables = [
        PlayedTable(1, ("a", "c"), (120, 0)),
        PlayedTable(1, ("b", "d"), (120, 0)),
        PlayedTable(2, ("c", "e"), (120, 0)),
        PlayedTable(2, ("d", "f"), (0, 120)),
    ]
    table = {one.player: one for one in standings("league", list("abcdef"), tables, SECRET)}
    assert table["a"].opponents == Fraction(60)
    assert table["b"].opponents == 0
    assert table["a"].place < table["b"].place


def test_equal_points_in_an_arena_are_decided_by_fewer_games_then_by_who_won() -> None:
    assert (
        order(
            "arena",
            [
                PlayedTable(1, ("a", "c"), (120, 0)),
                PlayedTable(2, ("b", "c"), (0, 120)),
                PlayedTable(3, ("b", "d"), (120, 0)),
            ],
        )[0]
        == "a"
    )
    tables = [
        PlayedTable(1, ("a", "b"), (0, 120)),
        PlayedTable(2, ("a", "c"), (120, 0)),
        PlayedTable(3, ("b", "d"), (0, 120)),
    ]
    assert order("arena", tables).index("b") < order("arena", tables).index("a")


def test_the_lot_decides_last_and_follows_from_the_secret() -> None:
    orders = {
        tuple(one.player for one in standings("league", names(5), [], str(number).encode())) for number in range(20)
    }
    assert len(orders) > 10


@FEW
@given(some.permutations(range(12)))
def test_standings_do_not_depend_on_the_order_in_which_tables_are_read_or_entrants_named(places: list[int]) -> None:
    tables = league(12, 3, 3)
    entrants = [names(12)[place] for place in places]
    assert standings("league", entrants, tables, SECRET) == standings("league", names(12), tables, SECRET)
