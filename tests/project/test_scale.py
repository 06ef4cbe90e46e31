"""The plan for many people follows from the costs on the page."""

import pytest

from ops.cost_model import GAMES, LEVELS, PAGE, SIZES, Model, plan_for, renewed
from shoal.bots import roster
from shoal.core.catalogue import OURS

TEXT = PAGE.read_text(encoding="utf-8")
MODEL = Model(TEXT)


def test_the_computed_tables_follow_from_the_others() -> None:
    assert renewed(TEXT) == TEXT, "run python -m ops.cost_model --write"


def test_every_level_and_every_game_has_its_price() -> None:
    assert list(LEVELS) == list(roster.LEVELS)
    assert [game.replace(" ", "_") for game in GAMES] == list(OURS)
    assert sum(MODEL.shares) == pytest.approx(1)
    assert sum(MODEL.value(level) for level in LEVELS) == pytest.approx(1)
    for number, _ in enumerate(GAMES, 1):
        prices = [MODEL.rows[level][number] for level in LEVELS]
        assert prices == sorted(prices), "stronger bots cost more"


def test_plans_grow_with_people() -> None:
    small, *_, large = (plan_for(MODEL, players) for players in SIZES)
    assert small["nodes of one core"] == small["cores of workers"] == small["cores of PostgreSQL"] == 2
    assert large["moves a second"] / small["moves a second"] == pytest.approx(SIZES[-1] / SIZES[0])
    assert large["euros a month for 1,000 players"] < small["euros a month for 1,000 players"]


def test_a_plan_by_hand() -> None:
    """Bots are most of it: what 100,000 players ask of workers, counted here again from the page's numbers."""
    decisions = 100_000 * 2 * 0.6 * 166.36 * (2.7 - 1) / 2.7
    think_ms = 0.3 * 1.813 + 0.35 * 4.392 + 0.2 * 15.06 + 0.1 * 226.4 + 0.05 * 1634
    seconds = decisions * (think_ms + 1.11) / 1000
    assert plan_for(MODEL, 100_000)["cores of workers"] == pytest.approx(seconds * 0.085 / 3600 / 0.7, rel=0.1)
