"""The rules of demand, illegal fishing, depletion, the end and scoring, one test or more per id."""

import pytest

from games.fishery_boom.fishery_boom_moves import (
    box,
    go,
    leave,
    legal_texts,
    living,
    marking,
    opened,
    play,
    refused_by,
    seen,
)
from shoal.core.game import CHANCE
from shoal.games.fishery_boom import GAME, scoring
from shoal.games.fishery_boom.high_seas import bit, count
from shoal.games.fishery_boom.state import FisheryBoomState


def poaching(seats: int = 2, year: int = 1) -> FisheryBoomState:
    """Return the first die of illegal fishing in a full sea."""
    return play(marking(seats, year), *["mark seine"] * seats)


def served() -> FisheryBoomState:
    """Return the last box of a first year in which seat 0 served three fish, one of them Faux, and put one on ice."""
    state = marking()
    state.fish[0], state.fish[1] = 2, 1
    return play(state, "mark faux")


@pytest.mark.rule("FB-M1")
def test_demand_is_what_was_served() -> None:
    state = play(served(), "mark seine")
    assert [box(state, seat, 1) for seat in range(2)] == [(1, 3), (1, 0)]
    assert [box(state, seat, 2) for seat in range(2)] == [(3, 1), (0, 0)]


@pytest.mark.rule("FB-M1")
def test_fish_from_the_ice_count_in_their_year() -> None:
    state = play(served(), "mark seine")
    go(state, lambda now: now.year == 1)
    assert box(state) == (3, 1)
    leave(state)
    state.living = state.seas.row_mask[4]
    for _ in range(2):
        play(state, "fish with default", "roll 1")
    play(state, "mark trawler", "mark trawler")
    assert box(state, 0, 3) == (1 + 1, 0)


@pytest.mark.rule("FB-M2")
@pytest.mark.parametrize(
    ("option", "plus"), [("own_year", [1, 0, 1, 1, 0, 0, 0, 0, 0, 0]), ("next_year", [0, 1, 0, 1, 1, 0, 0, 0, 0, 0])]
)
def test_which_years_ask_for_one_more(option: str, plus: list[int]) -> None:
    state = opened(seats=4, plus_one=option)
    for year in range(1, 11):
        go(state, lambda now, year=year: now.year == year - 1)  # type: ignore[misc]
        before = box(state, 0, year - 1)[1] if year > 1 else 0
        assert box(state, 0, year)[0] - before == plus[year - 1]


@pytest.mark.rule("FB-L1")
@pytest.mark.parametrize(
    ("seats", "dice"),
    [(2, [1, 2, 3, 2, 4, 3, 5, 4, 5]), (3, [1, 2, 2, 3, 3, 3, 3, 3, 4]), (4, [0, 0, 0, 0, 0, 0, 0, 0, 0])],
)
def test_how_many_dice_fish_illegally(seats: int, dice: list[int]) -> None:
    for year, number in enumerate(dice, 1):
        state = poaching(seats, year)
        rolled = 0
        while state.turn() == (CHANCE,):
            play(state, "roll 6")
            rolled += 1
        assert rolled == number
        assert seen(state)["illegal"] == [6] * number


@pytest.mark.rule("FB-L2")
def test_the_rulebooks_three_dice() -> None:
    """Three players, year 5, dice 3, 3 and 6 in a full sea: two tuna and a pollock."""
    state = poaching(3, 5)
    play(state, "roll 3", "roll 3")
    assert [name for name in GAME.seas.fish if name not in living(state)] == ["Tuna 1", "Tuna 2"]
    assert seen(play(state, "roll 6"))["columns"][4] == ".. xx...... .... .. x.. .... .... ... .... .."


@pytest.mark.rule("FB-L2", "FB-L3")
@pytest.mark.parametrize(
    ("seats", "dead", "shields", "killed"),
    [
        (3, [], [], "Pollock 1"),
        (2, ["Pollock 1"], [], "Pollock 2"),
        (3, [], ["Pollock"], "Anchovy 1"),
        (2, [], ["Pollock"], "Anchovy 1"),
        (3, ["Anchovy"], ["Pollock"], "Shrimp 1"),
        (3, ["Anchovy", "Shrimp"], ["Pollock"], None),
        (2, [], ["Pollock", "Anchovy", "Shrimp"], None),
    ],
)
def test_the_rulebooks_six(seats: int, dead: list[str], shields: list[str], killed: str | None) -> None:
    """A 6 kills a pollock; if they are protected an anchovy; if these are dead a shrimp; if these too, nothing."""
    state = poaching(seats, 5)
    gone = [name for name in GAME.seas.fish if name in dead or name.rpartition(" ")[0] in dead]
    leave(state, *[name for name in GAME.seas.fish if name not in gone])
    for name in shields:
        state.protected |= state.seas.row_mask[state.seas.species.index(name)]
    before = set(living(state))
    play(state, "roll 6")
    assert before - set(living(state)) == ({killed} if killed else set())


@pytest.mark.rule("FB-L2")
def test_a_number_of_several_rows_is_looked_for_from_the_top() -> None:
    state = poaching(2, 7)
    for die, killed in ((4, "Mackerel 1"), (5, "Mackerel 2"), (2, "Herring 1"), (1, "Sharks 1")):
        assert killed in living(state)
        play(state, f"roll {die}")
        assert killed not in living(state)


@pytest.mark.rule("FB-L3")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_shield_holds_for_the_rest_of_the_game(seats: int) -> None:
    state = play(marking(seats), "mark enforcement", "shield Sharks", "shield Pollock")
    for _ in range(200):
        if state.mover() < 0 and seen(state)["step"] == "illegal":
            play(state, "roll 6" if state.year % 2 else "roll 1")
        elif state.turn():
            play(state, legal_texts(state)[0])
    columns = [column.split(" ") for column in seen(state)["columns"]]
    assert len(columns) > 4
    assert all("x" not in column[0] + column[4] for column in columns)
    assert any("x" in column[5] for column in columns)


@pytest.mark.rule("FB-L4")
def test_shields_of_the_last_year_are_harmless() -> None:
    state = play(marking(year=10), "mark enforcement", "shield Sharks", "shield Cod", "mark seine")
    assert state.ending() == "played"


@pytest.mark.rule("FB-D1")
def test_the_rulebooks_depletion() -> None:
    """Fish 1: one of two arrows from a living fish; 2: its arrow too; 3: its arrow from a taken fish; 4: both dead.

    Our Tuna has these arrows twice.
    """
    state = leave(poaching(), "Tuna 2", "Tuna 6")
    play(state, "roll 6")
    assert living(state) == ["Tuna 1", "Tuna 2", "Tuna 5", "Tuna 6"]
    assert seen(state)["columns"][1] == "-- ..--..-- ---- -- --- ---- ---- --- ---- --"


@pytest.mark.rule("FB-D2")
def test_one_living_parent_is_enough() -> None:
    assert living(play(leave(poaching(), "Herring 2"), "roll 6")) == ["Herring 1", "Herring 2"]
    assert living(play(leave(poaching(), "Cod 2"), "roll 6")) == ["Cod 1", "Cod 2", "Cod 3"]


@pytest.mark.rule("FB-D1")
@pytest.mark.parametrize("seed", range(40))
def test_depletion_by_its_definition(seed: int) -> None:
    seas = GAME.seas
    board = (seed * 0x9E3779B97F4A7C15 + seed * seed * 77777777777) & seas.all_fish
    alive = {seas.fish[fish] for fish in range(36) if board >> fish & 1}
    expected = set()
    for name, arrows in zip(seas.species, seas.arrows, strict=True):
        expected |= {f"{name} {child}" for parent, child in arrows if f"{name} {parent}" in alive}
    found = seas.survivors(board, spawn_one=False)
    assert {seas.fish[fish] for fish in range(36) if found >> fish & 1} == expected


@pytest.mark.rule("FB-D3")
def test_arrows_are_the_same_every_year() -> None:
    after = {tuple(living(go(leave(poaching(3, y), "Cod 2", "Squid 1"), lambda s, y=y: s.year == y)))  # type: ignore[misc]
             for y in range(1, 10)}  # fmt: skip
    assert after == {("Cod 1", "Cod 2", "Cod 3", "Squid 1", "Squid 2")}


@pytest.mark.rule("FB-E1")
def test_the_game_ends_after_the_last_year() -> None:
    state = go(opened(seats=3), lambda now: False)
    assert state.turn() == ()
    assert state.ending() == "played"
    assert refused_by(state, "fish with default", 0) == "OVER"


@pytest.mark.rule("FB-E1", "FB-E2")
def test_the_game_ends_when_fish_have_run_out() -> None:
    state = play(leave(marking(4), "Whales 1"), *["mark seine"] * 3)
    state.living = 0
    play(state, "mark seine")
    assert state.ending() == "extinct"
    assert set(seen(state)["columns"][1]) == {"-", " "}


@pytest.mark.rule("FB-E2")
def test_an_empty_column_does_not_stop_the_year() -> None:
    state = leave(opened(seats=4), "Cod 3")
    play(state, "fish with default", "roll 4", "take Cod 3 for 4")
    assert not living(state)
    for _ in range(3):
        play(state, "fish with default", "roll 4")
    for _ in range(3):
        play(state, "mark seine")
    assert state.ending() == ""
    assert play(state, "mark seine").ending() == "extinct"


@pytest.mark.rule("FB-E3")
@pytest.mark.parametrize(("option", "score"), [("count", 1 - 6), ("ignore", 1)])
def test_plates_of_a_year_that_never_comes(option: str, score: int) -> None:
    state = marking(4, unplayed_plates=option)
    state.fish[0], state.living = 3, 0
    play(state, *["mark seine"] * 4)
    assert state.ending() == "extinct"
    assert box(state, 0, 2) == (3, 0)
    assert state.scores()[0] == score


@pytest.mark.rule("FB-E4")
def test_plates_score_and_excess_does_not() -> None:
    state = opened()
    state.plates[:4], state.fish[:4] = [1, 3, 2, 0], [1, 1, 5, 2]
    assert [scoring.points_of_year(state, 0, year) for year in range(4)] == [1, 1 - 4, 2, 0]
    assert state.scores() == [0, -2]


@pytest.mark.rule("FB-E5")
def test_most_points_win_and_ties_are_shared() -> None:
    state = marking(3, year=10)
    state.plates[:] = [0] * 30
    state.plates[0], state.fish[0], state.plates[10], state.fish[10] = 2, 2, 2, 2
    assert state.shares() == [0.5, 0.5, 0.0]
    state.fish[0] = 1
    assert state.shares() == [0.0, 1.0, 0.0]


@pytest.mark.rule("FB-E5")
def test_or_fewest_marks_win() -> None:
    state = marking(3, year=10, ties="fewest_marks")
    state.plates[:] = [0] * 30
    for fish, mark in enumerate([3, 7, 4, 5, 5]):
        state.mark_fish(fish, mark)
    assert [scoring.marks_of(state, seat) for seat in range(3)] == [2, 1, 2]
    assert state.shares() == [0.0, 1.0, 0.0]
    state.plates[10] = 1
    assert state.shares() == [0.5, 0.0, 0.5]


@pytest.mark.rule("FB-E6")
def test_together_the_reward_is_the_total() -> None:
    state = marking(3, scoring="co-operative")
    assert state.scores() == [-2, -2, -2]
    assert [state.reward(seat) for seat in range(3)] == [-6.0] * 3
    play(state, "mark faux")
    assert [state.reward(seat) for seat in range(3)] == [-3.0] * 3
    assert sum(state.shares()) == pytest.approx(1)
    assert len(set(state.shares())) == 1
    against = play(marking(3), "mark faux")
    assert [against.reward(seat) for seat in range(3)] == [1.0, 0.0, 0.0]


@pytest.mark.rule("FB-V1")
def test_in_a_full_sea_every_species_can_spare_a_fish() -> None:
    seas = GAME.seas
    for row in seas.row_mask:
        fish = [one for one in range(36) if row >> one & 1]
        assert any(seas.survivors(seas.all_fish & ~bit(one), spawn_one=False) == seas.all_fish for one in fish)


@pytest.mark.rule("FB-V1")
def test_the_variant_gives_surviving_species_a_fish_back() -> None:
    seas = GAME.seas
    cod = seas.row_mask[7]
    alone = bit(seas.fish.index("Cod 3"))
    assert seas.survivors(alone, spawn_one=False) == alone
    assert seas.survivors(alone, spawn_one=True) == alone | bit(seas.fish.index("Cod 1"))
    assert seas.survivors(cod, spawn_one=True) == cod
    assert count(seas.survivors(0, spawn_one=True)) == 0
    state = leave(play(marking(4, spawn_one=True), *["mark seine"] * 3), "Cod 3")
    assert living(play(state, "mark seine")) == ["Cod 1", "Cod 3"]
