"""What is told of a game of Fishery."""

import pytest

from games.fishery.fishery_moves import opened, play
from shoal.core.game import ALL, NOBODY, show
from shoal.games.fishery import GAME
from shoal.texts import Speaker

SAY = Speaker(GAME)


def told(moves: str, last: str, **options: int) -> list[str]:
    """Play the moves, and tell the last one to a spectator."""
    state = opened(moves, **options)
    shown = show(state, state.mover(), GAME.actions.parse(last), NOBODY)
    before = state.view(NOBODY)
    return [SAY(telling) for telling in GAME.tell(before, shown, play(state, last).view(NOBODY))]


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
        "A fishery closes at a1 with 1 fish: 1 black and 0 white ships. It is Black's.",
        "A fishery closes at b1 with 8 fish: 0 black and 1 white ship. It is White's.",
    ]


def test_a_contested_fishery() -> None:
    assert told("a1 b1 c1 c2 b1/c1", "b2/c2", rows=2, columns=3, ships=2) == [
        "White casts a net at b2/c2.",
        "A fishery closes at a1 with 4 fish: 1 black and 1 white ship. It is nobody's.",
        "A fishery closes at c1 with 2 fish: 1 black and 1 white ship. It is nobody's.",
    ]


def test_a_pass() -> None:
    assert told_small("a1 b2", "pass") == ["Black passes."]


@pytest.mark.parametrize(
    ("nets", "result"),
    [
        ("pass", "Game over, with 0 fish each: White wins the tie, as White always does."),
        ("a1/b1 a1/a2 pass", "Game over: White wins with 8 fish to 1."),
    ],
)
def test_the_result(nets: str, result: str) -> None:
    assert told_small(f"a1 b2 {nets}", "pass")[-1] == result


def test_a_tie_with_fish() -> None:
    lines = told("a1 b1 a1/b1 a2/b2 pass", "pass", rows=2, columns=2, ships=1)
    assert lines == ["White passes.", "Game over, with 2 fish each: White wins the tie, as White always does."]


def test_black_wins() -> None:
    assert told_small("b2 a1 a1/b1 a1/a2 pass", "pass") == [
        "White passes.",
        "Game over: Black wins with 8 fish to 1.",
    ]


def test_everybody_is_told_the_same() -> None:
    state = opened("a1 b2 a1/b1", rows=3, columns=3, ships=1)
    action = GAME.actions.parse("a1/a2")
    after = play(state.copy(), "a1/a2")
    first, *others = [
        GAME.tell(state.view(reader), show(state, 1, action, reader), after.view(reader))
        for reader in (0, 1, NOBODY, ALL)
    ]
    assert others == [first] * 3
    assert [telling.id for telling in first] == ["fishery.cast", "fishery.closed", "fishery.closed"]
    assert first[1].args == {"seat": 0, "square": "a1", "squares": ["a1"], "black": 1, "white": 0}
