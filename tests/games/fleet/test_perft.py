"""The counts of the data file, found again without the engine."""

import pytest

from games.fleet import fleet_oracle as oracle
from support.perft_counts import Count, counts_of


@pytest.mark.parametrize("count", counts_of("fleet", at_most=3000), ids=str)
def test_oracle_counts(count: Count) -> None:
    assert oracle.perft(count.seats, list(count.moves), count.depth) == count.nodes
