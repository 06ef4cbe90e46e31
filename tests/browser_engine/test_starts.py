"""The starts that a page shows before the engine has come."""

import pytest

from shoal.browser_engine.first_positions import starts
from shoal.core.catalogue import OURS, load


@pytest.mark.parametrize("name", OURS)
def test_a_start_is_told_for_every_number_of_seats_before_anything_is_drawn(name: str) -> None:
    game = load(name)
    told = starts(name)
    assert list(told) == [str(seats) for seats in game.meta.seats]
    for seats, welcome in told.items():
        position = welcome["position"]
        assert (welcome["you"], welcome["happenings"], welcome["table"]["seats"]) == (0, [], int(seats))
        assert welcome["table"]["options"] == game.settle(int(seats), {})
        assert position is not None
        assert position["entry"] == 0
        assert position["view"] == game.start(int(seats), game.settle(int(seats), {})).view(0)
