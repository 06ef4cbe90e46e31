"""Insight into a view of Fishery Boom."""

from games.fishery_boom.fishery_boom_moves import leave, living, marking, opened, own, play
from shoal.core.game import ALL, CHANCE
from shoal.core.rng import Rng
from shoal.games.fishery_boom import GAME
from shoal.games.fishery_boom.high_seas import NO_FISH
from shoal.games.fishery_boom.illegal_fishing import topmost
from shoal.games.fishery_boom.insight import FisheryBoomInsight, insight
from shoal.games.fishery_boom.phases import ILLEGAL
from shoal.games.fishery_boom.state import FisheryBoomState
from shoal.testkit.random_games import Setup, walk


def insight_of(state: FisheryBoomState) -> FisheryBoomInsight:
    return insight(GAME, state.view(ALL))


def test_what_the_loss_of_each_fish_costs_next_year() -> None:
    losses = insight_of(opened())["losses"]
    assert len(losses) == 36
    assert losses["Cod 1"] == []
    assert losses["Cod 2"] == ["Cod 2"]
    assert losses["Tuna 3"] == ["Tuna 3"]
    assert losses["Sharks 2"] == ["Sharks 2"]


def test_the_last_breeder_costs_more() -> None:
    insights = insight_of(leave(opened(), "Cod 2", "Squid 1", "Squid 4"))
    assert insights["losses"] == {
        "Cod 2": ["Cod 1", "Cod 2", "Cod 3"],
        "Squid 1": ["Squid 1", "Squid 2"],
        "Squid 4": ["Squid 3", "Squid 4"],
    }
    assert insights["next_year"] == 7
    assert len(insights["lost"]) == 36 - 7


def test_losses_are_what_depletion_will_do() -> None:
    """For every living fish of a random game, taken away by hand and the year ended."""
    for number, options in enumerate([{}, {"spawn_one": True}]):
        for state in walk(Setup(GAME, 4, options), Rng(3, number)):
            assert isinstance(state, FisheryBoomState)
            if state.phase == 10 and state.order == 3 and state.year < 9:
                _compare_losses(state)


def _compare_losses(state: FisheryBoomState) -> None:
    insights = insight_of(state)
    after = _next_year(state, "")
    assert len(after) == insights["next_year"]
    assert set(after).isdisjoint(insights["lost"])
    for name in living(state)[::5]:
        assert set(after) - set(_next_year(state, name)) == set(insights["losses"][name])


def _next_year(state: FisheryBoomState, without: str) -> list[str]:
    other = state.copy()
    if without:
        other.mark_fish(other.seas.fish.index(without), 3)
    action = next(
        a for a in other.legal(other.seat) if GAME.actions.format(a) not in ("mark overfish", "mark marketing")
    )
    other.apply(other.seat, action)
    return living(other)


def test_nothing_follows_the_last_year() -> None:
    insights = insight_of(marking(year=10))
    assert (insights["losses"], insights["lost"]) == ({}, [])
    assert (insights["next_year"], insights["illegal_dice"]) == (None, [0])


def test_demand_supply_and_points() -> None:
    state = own(opened(), "seine", "refrigeration")
    play(state, "fish with seine", "roll 4", "roll 4", "take Cod 1 for 4", "keep", "take Cod 3 for 4", "refrigerate")
    insights = insight_of(state)
    assert insights["scores"] == [1, -2]
    assert insights["total"] == -1
    north, east = insights["countries"]
    assert (north["score"], north["demand"], north["supply"], north["marks"]) == (1, 1, 2, 2)
    assert (east["score"], east["demand"], east["supply"], east["marks"]) == (-2, 1, 0, 0)
    assert north["boxes"] == [
        {"year": "start", "plates": 1, "fish": 1, "filled": 1, "empty": 0, "excess": 0, "points": 1},
        {"year": "2", "plates": 0, "fish": 1, "filled": 0, "empty": 0, "excess": 1, "points": 0},
    ]


def test_the_sheet_and_what_of_it_is_reconstructed() -> None:
    insights = insight_of(opened(seats=3))
    assert insights["sheet"][7] == {
        "name": "Cod", "dice": [4], "fish": 3, "arrows": [[1, 1], [2, 1], [2, 2], [2, 3], [3, 3]], "shield": True,
    }  # fmt: skip
    assert "species" in insights["reconstructed"]
    assert insights["illegal_dice"] == [1, 2]
    assert insights["living"] == [36]


def test_the_player_sheet_is_told_as_printed() -> None:
    insights = insight_of(opened())
    assert [year["name"] for year in insights["years"]] == ["start", *map(str, range(2, 10)), "end"]
    assert [number for number, year in enumerate(insights["years"], 1) if year["plus"]] == [1, 3, 4]
    assert [year["illegal"] for year in insights["years"]] == GAME.sheet.illegal[2]
    assert insights["equipment"][5] == {"name": "trawler", "roll": 3, "take": 2, "kill": 1}
    assert insights["kinds"][1] == {"name": "seine+", "box": "seine-plus", "boxes": 1}
    assert insights["kinds"][6] == {"name": "release", "box": "release", "boxes": 1}


def test_next_years_plates_are_what_demand_draws() -> None:
    """The plates of next year are drawn during illegal fishing; with both options for the +1."""
    for number, reading in enumerate(["own_year", "next_year"]):
        years = set()
        for state in walk(Setup(GAME, 3, {"plus_one": reading}), Rng(5, number)):
            assert isinstance(state, FisheryBoomState)
            if state.view(ALL)["phase"] == "illegal fishing":
                years.add(state.year)
                drawn = [state.plates[seat * state.years + state.year + 1] for seat in range(3)]
                assert [country["next_plates"] for country in insight_of(state)["countries"]] == drawn
        assert len(years) > 2


def test_what_each_die_of_illegal_fishing_killed() -> None:
    """Every last die of every year of random games, and the year that follows it."""
    for seats in (2, 3):
        asked = 0
        for state in walk(Setup(GAME, seats, {}), Rng(7, seats)):
            assert isinstance(state, FisheryBoomState)
            poached = insight_of(state)["poached"]
            assert [one["die"] for one in poached] == state.poachers
            if state.phase == ILLEGAL and state.to_roll == 1:
                for die in range(1, 7):
                    target = topmost(state, die)
                    after = state.copy()
                    after.apply(CHANCE, GAME.actions.parse(f"roll {die}"))
                    expected = None if target == NO_FISH else state.seas.fish[target]
                    assert insight_of(after)["poached"][:-1] == poached
                    assert insight_of(after)["poached"][-1] == {"die": die, "fish": expected}
                    asked += 1
        assert asked > 12
