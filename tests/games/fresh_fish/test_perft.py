"""The counts of the data file, found again without the engine."""

import pytest

from games.fresh_fish.fresh_fish_naive import NaiveGame, perft
from shoal.games.fresh_fish import GAME
from support.perft_counts import Count, counts_of


@pytest.mark.parametrize("count", counts_of("fresh_fish", at_most=700), ids=str)
def test_naive_counts(count: Count) -> None:
    naive = NaiveGame(count.seats, **count.options)
    for move in count.moves:
        naive.play(naive.turn()[0], move)
    assert perft(naive, count.depth) == count.nodes


def test_every_number_of_players_is_counted() -> None:
    assert {count.seats for count in counts_of("fresh_fish")} == set(GAME.meta.seats)
