"""Observations have the right size and range, tell only what views tell, and show known positions correctly.

SHOAL_TEST_GAMES is the number of games in which every ply is compared; by default one with each number of seats.
"""

import json
import os
from typing import cast

import numpy as np
import numpy.typing as npt
import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE, NOBODY, Game, State
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.games.fleet.edition_numbers import BOATS
from shoal.games.fleet.position import Position
from shoal.rl.observations.planes import Plane, features_for

GAMES = int(os.environ.get("SHOAL_TEST_GAMES", "0"))
TABLES = [(name, seats) for name in OURS for seats in load(name).meta.seats]


def planes(game: Game, state: State, reader: int) -> dict[str, npt.NDArray[np.int64]]:
    """Return the planes of the reader's view by name."""
    features = features_for(game, state.seats, state.options)
    return split(features.planes, features.encode(state.view(reader), reader))


def split(planes: list[Plane], row: bytes) -> dict[str, npt.NDArray[np.int64]]:
    """Return the numbers of each plane by its name."""
    begin, found = 0, {}
    for plane in planes:
        found[plane.name] = np.array(list(row[begin : begin + plane.size])).reshape(plane.shape)
        begin += plane.size
    assert begin == len(row)
    return found


def walk(state: State, rng: Rng, plies: int) -> None:
    for _ in range(plies):
        mover = state.mover()
        if mover == NOBODY:
            return
        state.apply(mover, state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover)))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_observations_are_small_numbers_from_plain_views(name: str, seats: int) -> None:
    """A view that went through JSON gives the same numbers, so only the view is used."""
    game, rng = load(name), Rng(4)
    features = features_for(game, seats, {})
    size = sum(plane.size for plane in features.planes)
    state = game.start(seats, {})
    seen = set()
    while state.mover() != NOBODY:
        for reader in range(seats):
            row = features.encode(state.view(reader), reader)
            assert len(row) == size
            assert features.encode(json.loads(json.dumps(state.view(reader))), reader) == row
            seen.add(row)
        walk(state, rng, 17)
    assert len(seen) >= 8


OPTIONS: list[tuple[str, dict[str, Value]]] = [
    *((name, {}) for name in OURS),
    ("fishery", dict(load("fishery").meta.presets["pond"])),
    ("fishery", {"net_limit": 3}),
    ("fleet", {"hidden_discards": True}),
    ("fleet", {"advanced": True}),
    ("fishery_boom", {"scoring": "co-operative"}),
    ("fresh_fish", {"play_to_full_board": True}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=str)
def test_planes_from_the_state_tell_no_more_than_the_view(name: str, options: dict[str, Value]) -> None:
    """At every ply they are those of the reader's view, and those of a position that the reader cannot tell apart."""
    game, rng = load(name), Rng(9)
    for number in range(max(GAMES, len(game.meta.seats))):
        seats = game.meta.seats[number % len(game.meta.seats)]
        features, state = features_for(game, seats, options), game.start(seats, options)
        while True:
            for reader in range(seats):
                shown = features.observe(state, reader)
                assert shown == features.encode(state.view(reader), reader)
                twin = state.copy()
                twin.reshuffle(reader, rng)
                assert features.observe(twin, reader) == shown
            if state.mover() == NOBODY:
                break
            walk(state, rng, 1)


def test_planes_of_a_board_have_its_size() -> None:
    boards = {
        (name, seats, str(options)): features_for(load(name), seats, options).board
        for name, options in OPTIONS
        for seats in load(name).meta.seats
    }
    assert boards["fishery", 2, "{}"] == (4, 7, 9)
    assert boards["fishery", 2, str(dict(load("fishery").meta.presets["pond"]))] == (4, 5, 5)
    assert [boards["fresh_fish", seats, "{}"] for seats in (2, 5)] == [(18, 7, 7), (33, 10, 10)]
    assert boards["fleet", 2, "{}"] == (0, 0, 0)
    for name, options in OPTIONS:
        shapes = features_for(load(name), 2, options).planes
        assert [plane.on_board for plane in shapes] == sorted([plane.on_board for plane in shapes], reverse=True)


def test_numbers_that_no_byte_holds_are_written_as_the_nearest() -> None:
    """Positions do not come to such numbers by play."""
    game = load("fleet")
    state = cast("Position", game.start(2, {}))
    state.supply, state.deck_size, state.display[0], state.display[1] = 256, -1, 1000, -300
    features = features_for(game, 2, {})
    shown = split(features.planes, features.observe(state, 0))
    assert shown["supply"].tolist() == [255, 0, 0]
    assert shown["display"].tolist()[:2] == [255, 0]


def test_fishery_shows_ships_and_nets_where_they_lie() -> None:
    game = load("fishery")
    state = game.start(2, {"rows": 3, "columns": 3, "ships": 1})
    for seat, text in ((0, "a1"), (1, "c3"), (0, "a1/b1"), (1, "b2/b3")):
        state.apply(seat, game.actions.parse(text))
    shown = planes(game, state, 1)
    assert np.argwhere(shown["own ships"]).tolist() == [[0, 2, 2]]
    assert np.argwhere(shown["other ships"]).tolist() == [[0, 0, 0]]
    assert np.argwhere(shown["nets to the right"]).tolist() == [[0, 0, 0]]
    assert np.argwhere(shown["nets above"]).tolist() == [[0, 1, 1]]
    assert shown["own ships"].shape == (1, 3, 3)
    assert shown["state"].tolist() == [0, 1, 0, 0]
    assert shown["nets cast"].tolist() == [1, 1]


def test_fleet_shows_only_ones_own_hand() -> None:
    game = load("fleet")
    state = game.start(3, {})
    walk(state, Rng(3), 60)
    shown = planes(game, state, 2)
    hands = shown["hands"]
    view = state.view(2)
    assert isinstance(view["players"], list)
    assert hands[:, 0].tolist() == [view["players"][seat]["hand_size"] for seat in (2, 0, 1)]
    assert shown["hand"].sum() == hands[0, 0] > 0
    own = state.view(2)["players"]
    assert isinstance(own, list)
    assert shown["hand"].tolist() == [own[2]["hand"].get(kind, 0) for kind in BOATS]


@pytest.mark.parametrize("seed", range(3))
def test_fresh_fish_shows_only_ones_own_sealed_bid(seed: int) -> None:
    game, rng = load("fresh_fish"), Rng(seed)
    state = game.start(3, {})
    while len(state.turn()) != 3:
        walk(state, rng, 1)
    state.apply(0, game.actions.parse("bid 4"))
    assert planes(game, state, 0)["bids"][0].tolist() == [5, 0, 0]
    assert planes(game, state, 1)["bids"][0].tolist() == [0, 0, 0]


def test_fishery_boom_counts_living_fish() -> None:
    game = load("fishery_boom")
    state = game.start(2, {})
    walk(state, Rng(1), 90)
    shown = planes(game, state, 0)
    assert shown["fish"].sum(axis=0).tolist() == [1] * 36
    assert shown["fish"][0].sum() == state.figures()["fish_left"]


def test_pisces_counts_chips() -> None:
    game = load("pisces")
    state = game.start(3, {})
    walk(state, Rng(1), 120)
    shown = planes(game, state, 1)
    view = state.view(1)
    assert isinstance(view["boards"], dict)
    stacks = [sum(sum(stack) for stack in board["stacks"].values()) for board in view["boards"].values()]
    assert shown["chips"].sum() == sum(stacks)
    assert shown["owners"].sum(axis=0).tolist() == [1, 1, 1]
