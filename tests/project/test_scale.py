"""The plan for many people follows from the costs, the page prints them, and a simulated day bears the plan out."""

from dataclasses import replace

import pytest

import scale_page
from capacity import SIZES, breaking, day_of, node_seconds, plan_for
from costs import COSTS, steady_ms
from day import HOURS, hour_of, loss_of
from shoal.bots.roster import LEVELS
from shoal.core.catalogue import OURS

PLAYERS = 60_000
BUSIEST = HOURS.index(max(HOURS))


def test_the_page_has_the_tables_of_the_costs() -> None:
    assert scale_page.PAGE.read_text(encoding="utf-8") == scale_page.page(), "run python ops/scale_page.py"


def test_every_level_and_every_game_has_its_price() -> None:
    assert list(COSTS["bots"]) == [*LEVELS, "review"]
    assert all(set(by_game) == set(OURS) for by_game in [*COSTS["bots"].values(), COSTS["games"]])
    for parts in (COSTS["people"]["level"], COSTS["people"]["game"]):
        assert sum(parts.values()) == pytest.approx(1)
    assert sum(HOURS) == pytest.approx(1)


def test_stronger_bots_cost_more() -> None:
    for game in OURS:
        prices = [COSTS["bots"][level][game] for level in LEVELS]
        assert prices == sorted(prices)


def test_plans_grow_with_people() -> None:
    small, *_, large = (plan_for(players) for players in SIZES)
    assert small.nodes == small.worker_cores == small.database_cores == 2
    grown = large.players / small.players
    assert large.sockets / small.sockets == pytest.approx(grown)
    assert large.month / small.month < grown, "a small server has spare cores"
    assert large.month > plan_for(large.players // 2).month * 1.8


def test_what_breaks_first_is_named() -> None:
    assert max(breaking(plan_for(SIZES[0])).values()) < 1
    assert max(breaking(plan_for(SIZES[-1])).values()) > 1
    first = next(iter(breaking(plan_for(SIZES[-1]))))
    assert plan_for(int(scale_page.players_at(first).replace(",", ""))).players < SIZES[-1]


def test_the_measured_point_is_predicted() -> None:
    """The last one: it was measured after the costs, with other tables, readers and rates."""
    point = COSTS["point"][-1]
    assert steady_ms(point) == pytest.approx(point["steady_ms"], rel=0.25)


def test_a_simulated_hour_is_as_busy_as_planned() -> None:
    plan, day = plan_for(PLAYERS), day_of(PLAYERS)
    hour = hour_of(plan, day, BUSIEST, 4)
    expected = node_seconds(day) * HOURS[BUSIEST] / 3600 / plan.nodes
    assert hour.node_use == pytest.approx(expected, rel=0.25)
    assert hour.p50_ms <= hour.p99_ms < 100
    assert hour_of(plan, day, 3, 4).moves_a_second < hour.moves_a_second / 3


def test_too_few_workers_make_bots_late() -> None:
    plan, day = plan_for(PLAYERS), day_of(PLAYERS)
    enough, few = (hour_of(one, day, BUSIEST, 4) for one in (plan, replace(plan, worker_cores=2)))
    assert few.bot_line > 10 * max(1, enough.bot_line)
    assert few.bot_p99_ms > enough.bot_p99_ms


def test_a_lost_node_is_felt_by_its_own_people() -> None:
    plan = replace(plan_for(PLAYERS), nodes=8)
    loss = loss_of(plan, day_of(PLAYERS), 8)
    assert loss.moved == pytest.approx(plan.sockets / 8, abs=1)
    assert 200 < loss.longest_ms < 6000
    assert loss.others_p99_ms < 0.5 * loss.longest_ms
