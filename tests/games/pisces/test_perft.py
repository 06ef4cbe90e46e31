"""The counts of the data file, found again without the engine."""

import pytest

from games.pisces import pisces_oracle as oracle
from support.perft_counts import Count, counts_of


@pytest.mark.parametrize("count", counts_of("pisces", at_most=120), ids=str)
def test_oracle_counts(count: Count) -> None:
    assert oracle.perft(count.seats, list(count.moves), count.depth, **count.options) == count.nodes


def test_the_pairs_of_blocks() -> None:
    locations = [len(oracle.Board(name).chips) for name in oracle.SPECIES]
    assert sum(locations) ** 2 - sum(number**2 for number in locations) == 4150
