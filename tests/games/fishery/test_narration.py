"""What is told of a game of Fishery."""

import pytest

from games.fishery.fishery_moves import opened, play
from shoal.core.game import ALL, NOBODY, show
from shoal.games.fishery import GAME


def told(moves: str, last: str, **options: int) -> list[str]:
    """Play the moves, and tell the last one to a spectator."""
    state = opened(moves, **options)
    shown = show(state, state.mover(), GAME.actions.parse(last), NOBODY)
    before = state.view(NOBODY)
    return GAME.narrate(before, shown, play(state, last).view(NOBODY))


def told_small(moves: str, last: str) -> list[str]:
    return told(moves, last, rows=3, columns=3, ships=1)


def test_ships() -> None:
    assert told("", "e4") == ["Black places a ship on e4."]
    assert told("e4", "i7") == ["White places a ship on i7."]


def test_the_last_ship_opens_the_nets() -> None:
    assert told_small("a1", "b2") == [
        "White places a ship on b2.",
        "All ships are placed. Nets are cast from here on.",
    ]


def test_a_net_that_closes_nothing() -> None:
    assert told_small("a1 b2", "a1/b1") == ["Black casts a net at a1/b1."]


def test_a_net_that_closes_fisheries_tells_of_both() -> None:
    assert told_small("a1 b2 a1/b1", "a1/a2") == [
        "White casts a net at a1/a2.",
        "A fishery at a1: 1 fish, ships 1 to 0, for Black.",
        "A fishery at b1: 8 fish, ships 0 to 1, for White.",
    ]


def test_a_contested_fishery() -> None:
    assert told("a1 b1 c1 c2 b1/c1", "b2/c2", rows=2, columns=3, ships=2) == [
        "White casts a net at b2/c2.",
        "A fishery at a1: 4 fish, ships 1 to 1, contested.",
        "A fishery at c1: 2 fish, ships 1 to 1, contested.",
    ]


def test_a_pass() -> None:
    assert told_small("a1 b2", "pass") == ["Black passes."]


@pytest.mark.parametrize(
    ("nets", "result"),
    [
        ("pass", "Game over: White wins on a tie with 0 fish to 0."),
        ("a1/b1 a1/a2 pass", "Game over: White wins with 8 fish to 1."),
    ],
)
def test_the_result(nets: str, result: str) -> None:
    assert told_small(f"a1 b2 {nets}", "pass")[-1] == result


def test_a_tie_with_fish() -> None:
    lines = told("a1 b1 a1/b1 a2/b2 pass", "pass", rows=2, columns=2, ships=1)
    assert lines == ["White passes.", "Game over: White wins on a tie with 2 fish to 2."]


def test_black_wins() -> None:
    assert told_small("b2 a1 a1/b1 a1/a2 pass", "pass") == [
        "White passes.",
        "Game over: Black wins with 8 fish to 1.",
    ]


def test_everybody_is_told_the_same() -> None:
    state = opened("a1 b2 a1/b1", rows=3, columns=3, ships=1)
    action = GAME.actions.parse("a1/a2")
    after = play(state.copy(), "a1/a2")
    told_to = [
        GAME.narrate(state.view(reader), show(state, 1, action, reader), after.view(reader))
        for reader in (0, 1, NOBODY, ALL)
    ]
    assert told_to == [told_small("a1 b2 a1/b1", "a1/a2")] * 4
