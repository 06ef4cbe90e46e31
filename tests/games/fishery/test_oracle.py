"""The engine against the naive definition and the forest theorem, on random games and on every small position."""

import json
from itertools import permutations, product

import pytest

from games.fishery import fishery_oracle as oracle
from games.fishery.fishery_moves import play
from games.fishery.fishery_oracle import Cell, Net, Position, cell_text, net_text, parse_net
from shoal.core.game import ALL
from shoal.core.random_playout import eager
from shoal.core.rng import Rng
from shoal.games.fishery import GAME
from shoal.games.fishery.actions import SHIP_ON
from shoal.games.fishery.bitboards import values_of
from shoal.games.fishery.state import FisheryState

SIZES = list(product(range(2, 8), range(2, 10)))


def games_on(rows: int, columns: int) -> int:
    """Return how many games to play: many if they are short, fewer on large boards."""
    cells = rows * columns
    return 42 if cells <= 16 else 24 if cells <= 25 else 12 if cells <= 40 else 6


def begin(rows: int, columns: int, ships: int, net_limit: int = 0) -> tuple[FisheryState, Position]:
    options = {"rows": rows, "columns": columns, "ships": ships, "net_limit": net_limit}
    return GAME.start(2, options), oracle.start(rows, columns, ships, net_limit)


def agree(state: FisheryState, position: Position) -> frozenset[Net]:
    """Compare both in everything that can be asked; return the nets that are legal."""
    seat = position.mover
    assert state.turn() == (() if position.passes == 2 else (seat,))
    legal = state.legal(seat)
    assert legal == sorted(legal)
    assert {GAME.actions.format(action) for action in legal} == position.legal()
    assert state.legal(1 - seat) == []
    assert state.scores() == oracle.scores(position.sea)
    fisheries = [frozenset(map(sea_cell, values_of(region, SHIP_ON))) for region in state.regions()]
    assert fisheries == oracle.regions(position.sea)
    if position.placing:
        return frozenset(oracle.all_nets(position.sea.rows, position.sea.columns))
    allowed = oracle.legal_nets(position.sea)
    assert oracle.legal_nets_by_forest(position.sea) == allowed
    if not allowed:
        assert len(position.sea.nets) == oracle.posts(position.sea) + len(fisheries) - 1, "T6"
    return allowed


def sea_cell(number: int) -> Cell:
    return divmod(number, 9)


def walk(rows: int, columns: int, rng: Rng, number: int) -> str:
    """Play one game at random, every second one without needless passes; return its ending."""
    ships = 1 + rng.below(min(12, rows * columns // 2))
    net_limit = 1 + rng.below(30) if number % 6 == 5 else 0
    state, position = begin(rows, columns, ships, net_limit)
    allowed = agree(state, position)
    while state.turn():
        legal = state.legal(position.mover)
        action = rng.pick(eager(legal, GAME.actions.idle) if number % 2 else legal)
        state.apply(position.mover, action)
        position = position.after(GAME.actions.format(action))
        before, allowed = allowed, agree(state, position)
        assert allowed <= before, "T5"
    return state.ending()


@pytest.mark.parametrize(("rows", "columns"), SIZES)
def test_random_games_agree(rows: int, columns: int) -> None:
    rng = Rng(rows, columns)
    endings = {walk(rows, columns, rng, number) for number in range(games_on(rows, columns))}
    assert "exhausted" in endings
    assert endings <= set(GAME.meta.endings)


def test_more_than_a_thousand_games_are_compared() -> None:
    assert sum(games_on(rows, columns) for rows, columns in SIZES) >= 1000


@pytest.mark.parametrize(("ships", "positions"), [(1, 809), (2, 1325)])
def test_every_position_of_two_by_two(ships: int, positions: int) -> None:
    waiting = [begin(2, 2, ships)]
    views = {view_text(waiting[0][0])}
    known = {waiting[0][1]}
    while waiting:
        state, position = waiting.pop()
        allowed = agree(state, position)
        agree(GAME.imagine(state.view(ALL), Rng(0)), position)
        for text in position.legal():
            after, later = play(state.copy(), text), position.after(text)
            assert oracle.legal_nets(later.sea) <= allowed, "T5"
            if later not in known:
                known.add(later)
                views.add(view_text(after))
                waiting.append((after, later))
    assert len(known) == len(views) == positions


def view_text(state: FisheryState) -> str:
    return json.dumps(state.view(ALL))


def turned(cell: Cell, how: int) -> Cell:
    """Return a cell of three by three under one of the eight symmetries of the square."""
    row, column = cell
    row = 2 - row if how & 1 else row
    column = 2 - column if how & 2 else column
    return (column, row) if how & 4 else (row, column)


def placements() -> list[tuple[Cell, Cell]]:
    """List the ways to place one ship each on three by three, up to symmetry: twelve."""
    pairs = permutations(oracle.all_cells(3, 3), 2)
    return sorted({min((turned(one, how), turned(other, how)) for how in range(8)) for one, other in pairs})


def test_placements_up_to_symmetry() -> None:
    assert len(placements()) == 12


@pytest.mark.parametrize(("black", "white"), placements())
def test_every_set_of_nets_on_three_by_three(black: Cell, white: Cell) -> None:
    """All reachable sets of nets, without regard to passes and who cast them: that would be a hundred times as many."""
    state, position = begin(3, 3, 1)
    ships = f"{cell_text(black)} {cell_text(white)}"
    waiting = [(play(state, ships), oracle.played(position, ships.split()))]
    seen: set[frozenset[Net]] = {frozenset()}
    while waiting:
        state, position = waiting.pop()
        allowed = agree(state, position)
        refusals_agree(state, position)
        for net in allowed:
            nets = position.sea.nets | {net}
            if nets not in seen:
                seen.add(nets)
                later = position.after(net_text(net))
                assert oracle.legal_nets(later.sea) < allowed, "T5"
                waiting.append((play(state.copy(), net_text(net)), later))
    assert max(map(len, seen)) == 5


def refusals_agree(state: FisheryState, position: Position) -> None:
    """Each refusal names a rule that the net would break, and none is refused without one."""
    for net in oracle.all_nets(position.sea.rows, position.sea.columns):
        if net not in position.sea.nets:
            refusal = state.refusal(position.mover, GAME.actions.parse(net_text(net)))
            broken = oracle.faults(position.sea.with_net(net))
            assert refusal.rule in broken if refusal else not broken


@pytest.mark.parametrize("number", range(12))
def test_refusals_name_a_broken_rule(number: int) -> None:
    rng = Rng(number, 5)
    state, position = begin(5, 5, 1 + number % 6)
    while state.turn():
        action = rng.pick(eager(state.legal(position.mover), GAME.actions.idle))
        state.apply(position.mover, action)
        position = position.after(GAME.actions.format(action))
        if state.turn() and not position.placing:
            refusals_agree(state, position)


def test_the_oracle_reads_what_it_writes() -> None:
    nets = oracle.all_nets(7, 9)
    assert [parse_net(net_text(net)) for net in nets] == nets
    assert {net_text(net) for net in nets} < set(GAME.actions.texts)
