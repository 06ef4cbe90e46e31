"""The engine against brute force: on random boards, and ply by ply in whole games of every kind."""

from itertools import product

import pytest

from games.fresh_fish.fresh_fish_naive import NaiveGame
from games.fresh_fish.fresh_fish_oracle import (
    Board,
    board_of,
    draw,
    forced_by_pairs,
    forced_by_removal,
    forced_by_search,
    holds,
    parse_plot,
    plot_text,
)
from games.fresh_fish.fresh_fish_pictures import forced_by_engine
from shoal.core.game import ALL
from shoal.core.options import Options
from shoal.core.rng import Rng
from shoal.games.fresh_fish import GAME
from shoal.games.fresh_fish.state import FreshFishState

MIXTURES = ("..........##=SOD", "....##SO=", "...===##SO", ".....###")
BOARDS = 1_001
"""For each of four mixtures of marks."""
OPTIONS: list[Options] = [
    {},
    {"layout": "moderate", "tie_break": "left"},
    {"layout": "complex", "construction_zones": 2, "demonstrations": 2},
    {"construction_zones": 1, "demonstrations": 1, "play_to_full_board": True},
    {"layout": "moderate", "construction_zones": 2, "play_to_full_board": True},
]
GAMES_EACH = 2


def random_board(rng: Rng, marks: str) -> Board:
    """Draw boards until one has everything connected."""
    while True:
        rows, columns = 1 + rng.below(6), 2 + rng.below(5)
        plots = product(range(rows), range(columns))
        board = {plot: marks[rng.below(len(marks))] for plot in plots}
        if holds(board):
            return board


@pytest.mark.rule("FF-X1", "FF-X2")
@pytest.mark.parametrize("mixture", range(len(MIXTURES)))
def test_random_boards_agree(mixture: int) -> None:
    """Four methods agree: all pairs, each plot taken away, one depth-first search, and the engine's walls."""
    rng = Rng(1, mixture)
    for _ in range(BOARDS):
        board = random_board(rng, MIXTURES[mixture])
        forced = forced_by_engine(board)
        assert forced == forced_by_pairs(board), draw(board)
        assert forced == forced_by_removal(board) == forced_by_search(board), draw(board)


@pytest.mark.parametrize("mixture", range(len(MIXTURES)))
def test_one_pass_is_enough(mixture: int) -> None:
    """After the streets are placed nothing more is forced, and everything left may be built on."""
    rng = Rng(2, mixture)
    for _ in range(BOARDS // 5):
        board = random_board(rng, MIXTURES[mixture])
        board |= dict.fromkeys(forced_by_engine(board), "=")
        assert forced_by_engine(board) == set()
        assert all(holds({**board, plot: mark}) for plot in board if board[plot] == "." for mark in "#O=D")


def agree(state: FreshFishState, naive: NaiveGame) -> None:
    """Compare both in everything that can be asked."""
    turn = state.turn()
    assert turn == naive.turn()
    assert {GAME.actions.format(outcome): weight for outcome, weight in state.odds()} == naive.outcomes()
    for seat in range(state.seats):
        assert {GAME.actions.format(action) for action in state.legal(seat)} == naive.legal(seat)
    view = state.view(ALL)
    board = board_of(view)
    assert board == naive.board
    assert holds(board)
    assert view["zones"] == sorted((plot_text(plot) for plot in naive.zones), key=parse_plot)
    assert [view["money"], view["supply"], view["aside"]] == [
        [getattr(player, name) for player in naive.players] for name in ("money", "supply", "aside")
    ]
    assert state.ending() == naive.ending()
    if not turn:
        assert state.scores() == naive.scores()


def compare_game(seats: int, options: Options, rng: Rng) -> str:
    """Play one random game on both sides, sealed bids in a random order of seats; return its ending."""
    state, naive = GAME.start(seats, options), NaiveGame(seats, **options)  # type: ignore[arg-type]
    agree(state, naive)
    passes = 0
    while turn := state.turn():
        seat = turn[rng.below(len(turn))]
        action = state.sample(rng) if seat < 0 else rng.pick(state.legal(seat))
        text = GAME.actions.format(action)
        state.apply(seat, action)
        naive.play(seat, text)
        agree(state, naive)
        passes = passes + 1 if text == "pass" else 0
        assert passes < seats
    return state.ending()


@pytest.mark.parametrize("seats", GAME.meta.seats)
@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_whole_games_agree(seats: int, number: int) -> None:
    rng = Rng(seats, number)
    endings = {compare_game(seats, OPTIONS[number], rng) for _ in range(GAMES_EACH)}
    assert endings <= {"settled", "full"}


def test_forty_games_are_compared() -> None:
    assert len(GAME.meta.seats) * len(OPTIONS) * GAMES_EACH >= 40
