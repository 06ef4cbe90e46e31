"""The counts of the data file, found again without the engine."""

import pytest

from games.fishery import fishery_oracle as oracle
from support.perft_counts import Count, counts_of


@pytest.mark.parametrize("count", counts_of("fishery", at_most=13_000), ids=str)
def test_oracle_counts(count: Count) -> None:
    position = oracle.played(oracle.start(**count.options), list(count.moves))
    assert oracle.perft(position, count.depth) == count.nodes


def test_every_board_is_counted_in_both_phases() -> None:
    """A count that is no product has nets in it."""
    counted = [count.options for count in counts_of("fishery") if count.source == "naive oracle"]
    assert {(options["rows"], options["columns"]) for options in counted} == {(2, 2), (3, 3), (5, 5), (7, 9)}
