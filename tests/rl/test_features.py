"""Observations have the right size and range, use only views, and show known positions correctly."""

import json

import numpy as np
import numpy.typing as npt
import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE, NOBODY, Game, State
from shoal.core.rng import Rng
from shoal.rl.features.planes import features_for

TABLES = [(name, seats) for name in OURS for seats in load(name).meta.seats]


def planes(game: Game, state: State, reader: int) -> dict[str, npt.NDArray[np.int64]]:
    """Return the planes of the reader's view by name."""
    features = features_for(game, state.seats)
    row, begin, found = features.encode(state.view(reader), reader), 0, {}
    for plane in features.planes:
        found[plane.name] = np.array(list(row[begin : begin + plane.size])).reshape(plane.shape)
        begin += plane.size
    assert begin == len(row)
    return found


def walk(game: Game, state: State, rng: Rng, plies: int) -> None:
    for _ in range(plies):
        mover = state.mover()
        if mover == NOBODY:
            return
        state.apply(mover, state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover)))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_observations_are_small_numbers_from_plain_views(name: str, seats: int) -> None:
    """A view that went through JSON gives the same numbers, so only the view is used."""
    game, rng = load(name), Rng(4)
    features = features_for(game, seats)
    size = sum(plane.size for plane in features.planes)
    state = game.start(seats, {})
    seen = set()
    while state.mover() != NOBODY:
        for reader in range(seats):
            row = features.encode(state.view(reader), reader)
            assert len(row) == size
            assert features.encode(json.loads(json.dumps(state.view(reader))), reader) == row
            seen.add(row)
        walk(game, state, rng, 17)
    assert len(seen) >= 8


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_a_seat_cannot_know_is_not_in_its_observation(name: str, seats: int) -> None:
    game, rng = load(name), Rng(9)
    features = features_for(game, seats)
    state = game.start(seats, {})
    while state.mover() != NOBODY:
        for reader in range(seats):
            other = state.copy()
            other.reshuffle(reader, rng)
            assert features.encode(other.view(reader), reader) == features.encode(state.view(reader), reader)
        walk(game, state, rng, 23)


def test_fishery_shows_ships_and_nets_where_they_lie() -> None:
    game = load("fishery")
    state = game.start(2, {"rows": 3, "columns": 3, "ships": 1})
    for seat, text in ((0, "a1"), (1, "c3"), (0, "a1/b1"), (1, "b2/b3")):
        state.apply(seat, game.actions.parse(text))
    shown = planes(game, state, 1)
    assert np.argwhere(shown["own ships"]).tolist() == [[2, 2]]
    assert np.argwhere(shown["other ships"]).tolist() == [[0, 0]]
    assert np.argwhere(shown["nets to the right"]).tolist() == [[0, 0]]
    assert np.argwhere(shown["nets above"]).tolist() == [[1, 1]]
    assert shown["board"].sum() == shown["board"][:3, :3].sum() == 9
    assert shown["state"].tolist() == [0, 1, 0, 0]


def test_fleet_shows_only_ones_own_hand() -> None:
    game = load("fleet")
    state = game.start(3, {})
    walk(game, state, Rng(3), 60)
    shown = planes(game, state, 2)
    hands = shown["hands"]
    view = state.view(2)
    assert isinstance(view["players"], list)
    assert hands[:, 0].tolist() == [view["players"][seat]["hand_size"] for seat in (2, 0, 1)]
    assert hands[0, 2:8].sum() == hands[0, 0] > 0
    assert hands[1:, 2:8].sum() == 0


@pytest.mark.parametrize("seed", range(3))
def test_fresh_fish_shows_only_ones_own_sealed_bid(seed: int) -> None:
    game, rng = load("fresh_fish"), Rng(seed)
    state = game.start(3, {})
    while len(state.turn()) != 3:
        walk(game, state, rng, 1)
    state.apply(0, game.actions.parse("bid 4"))
    assert planes(game, state, 0)["auction"][4:].tolist() == [5, 0, 0]
    assert planes(game, state, 1)["auction"][4:].tolist() == [0, 0, 0]


def test_fishery_boom_counts_living_fish() -> None:
    game = load("fishery_boom")
    state = game.start(2, {})
    walk(game, state, Rng(1), 90)
    shown = planes(game, state, 0)
    assert shown["fish"].sum(axis=0).tolist() == [1] * 36
    assert shown["fish"][0].sum() == state.figures()["fish_left"]


def test_pisces_counts_chips() -> None:
    game = load("pisces")
    state = game.start(3, {})
    walk(game, state, Rng(1), 120)
    shown = planes(game, state, 1)
    view = state.view(1)
    assert isinstance(view["boards"], dict)
    stacks = [sum(sum(stack) for stack in board["stacks"].values()) for board in view["boards"].values()]
    assert shown["chips"].sum() == sum(stacks)
    assert shown["owners"].sum(axis=0).tolist() == [1, 1, 1]
