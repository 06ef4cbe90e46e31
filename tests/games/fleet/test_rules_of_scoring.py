"""The rules of the end and of scoring, one test or more per id of RULES.md."""

import pytest

from games.fleet.fleet_moves import afloat, idle_until, launching, legal_texts, opened, own, phase, play
from shoal.core.game import NOBODY
from shoal.games.fleet.insight import points_by_source
from shoal.games.fleet.state import FleetState

BUY = "auction cod, bid 4, pass, pay tuna, pay cod, decline"


def with_deck(commons: int) -> FleetState:
    """Two players, and so many common licences still to come."""
    state = opened(2)
    state.top_left, state.commons_left, state.premiums_left = 0, commons, 0
    return state


@pytest.mark.rule("FL-E1")
def test_a_deck_that_is_just_enough_ends_nothing() -> None:
    state = play(with_deck(1), BUY)
    idle_until(state, "launch")
    assert not state.no_licences
    assert state.displayed == 2


@pytest.mark.rule("FL-E1")
@pytest.mark.parametrize(
    ("steps", "deck", "shown"), [(BUY, 0, 1), ("decline, decline", 1, 1), ("decline, decline", 0, 0)]
)
def test_a_deck_that_is_too_short_makes_the_round_the_last(steps: str, deck: int, shown: int) -> None:
    state = play(with_deck(deck), steps)
    idle_until(state, "launch", "draw")
    assert state.no_licences
    assert state.displayed == shown
    idle_until(state, "over")
    assert state.ending() == "licences"
    assert state.round == 1


@pytest.mark.rule("FL-E1", "FL-A9")
def test_removal_comes_before_the_refill() -> None:
    state = play(with_deck(2), "decline, decline")
    idle_until(state, "draw")
    assert sum(state.removed) == 2
    assert not state.no_licences


@pytest.mark.rule("FL-E2")
@pytest.mark.parametrize(("supply", "last"), [(3, False), (2, True), (1, True)])
def test_the_last_crate_makes_the_round_the_last(supply: int, last: bool) -> None:
    state = opened(2)
    afloat(state, 0, "cod", crates=0, boats=2)
    state.supply = supply
    idle_until(launching(state), "draw")
    assert state.no_crates == last
    idle_until(state, "over", "choose")
    assert phase(state) == ("over" if last else "choose")
    assert state.ending() == ("crates" if last else "")


@pytest.mark.rule("FL-E3")
def test_the_last_round_is_played_to_its_end() -> None:
    state = with_deck(0)
    own(state, 0, "vessel")
    afloat(state, 0, "cod", crates=0)
    state.supply = 1
    play(state, BUY)
    idle_until(state, "process")
    assert state.no_licences
    assert state.no_crates
    assert "process cod 1" in legal_texts(state)
    idle_until(state, "discard")
    assert state.mover() == 0
    idle_until(state, "over")
    assert state.mover() == NOBODY
    assert state.ending() == "both"


@pytest.mark.rule("FL-V1")
@pytest.mark.parametrize(
    ("licence", "points"),
    [("shrimp", 4), ("cod", 4), ("lobster", 3), ("tuna", 3), ("vessel", 3), ("pub", 10), ("king-crab-captains", 5)],
)
def test_points_of_licences(licence: str, points: int) -> None:
    state = opened(2)
    own(state, 0, licence)
    assert state.scores() == [points, 0]


@pytest.mark.rule("FL-V2")
@pytest.mark.parametrize(
    ("boat", "points"), [("tuna", 1), ("shrimp", 1), ("lobster", 2), ("vessel", 2), ("cod", 2), ("king-crab", 3)]
)
def test_points_of_boats(boat: str, points: int) -> None:
    state = opened(2)
    afloat(state, 0, boat)
    afloat(state, 0, boat, crates=0)
    assert state.scores() == [2 * points, 0]


@pytest.mark.rule("FL-V3")
def test_crates_on_boats_and_nothing_else() -> None:
    state = opened(2)
    afloat(state, 0, "tuna", crates=3)
    state.processed[0] = 9
    assert points_by_source(state, 0) == {"licences": 0, "boats": 1, "crates": 3, "king_crab": 0}


@pytest.mark.rule("FL-V4")
@pytest.mark.parametrize(("captains", "bonus"), [(0, 0), (1, 1), (7, 7), (9, 9), (10, 10), (11, 10)])
def test_king_crab_of_captains(captains: int, bonus: int) -> None:
    """Also the example: eight boats, seven of them captained, are worth 7."""
    state = opened(2)
    own(state, 0, "king-crab-captains")
    afloat(state, 0, "cod")
    afloat(state, 0, "tuna", crates=0, boats=captains)
    assert points_by_source(state, 0)["king_crab"] == bonus
    assert points_by_source(state, 0)["licences"] == 5


@pytest.mark.rule("FL-V5")
@pytest.mark.parametrize(("crates", "bonus"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9), (30, 10), (33, 10)])
def test_king_crab_of_fish(crates: int, bonus: int) -> None:
    state = opened(2)
    own(state, 0, "king-crab-fish")
    for _ in range(crates):
        afloat(state, 0, "shrimp" if crates > 10 else "tuna", crates=1, boats=0)
    state.fleet[1 * 6 + 5] = crates // 4
    state.fleet[1 * 6 + 1 + crates % 4] += 1
    assert points_by_source(state, 0)["king_crab"] == bonus


@pytest.mark.rule("FL-V6")
@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ("", 0),
        ("shrimp", 2),
        ("shrimp cod", 4),
        ("shrimp cod lobster", 5),
        ("shrimp cod lobster tuna", 6),
        ("shrimp cod lobster tuna vessel", 8),
        ("shrimp cod lobster tuna vessel pub", 10),
        ("shrimp cod cod vessel king-crab-fish pub", 6),
    ],
)
def test_king_crab_of_licences(others: str, bonus: int) -> None:
    """The last case is the rulebook's example: seven licences of five kinds, worth 6."""
    state = opened(2)
    own(state, 0, f"king-crab-licences {others}")
    assert points_by_source(state, 0)["king_crab"] == bonus


@pytest.mark.rule("FL-V7")
def test_most_points_win() -> None:
    state = opened(3)
    own(state, 1, "pub")
    assert state.shares() == [0.0, 1.0, 0.0]


@pytest.mark.rule("FL-V7")
def test_a_tie_goes_to_the_most_boats() -> None:
    state = opened(2)
    own(state, 0, "cod")
    own(state, 1, "lobster")
    afloat(state, 1, "tuna")
    assert state.scores() == [4, 4]
    assert state.shares() == [0.0, 1.0]


@pytest.mark.rule("FL-V7")
def test_then_to_the_most_crates() -> None:
    state = opened(2)
    afloat(state, 0, "lobster", crates=0)
    afloat(state, 1, "tuna", crates=1)
    assert state.scores() == [2, 2]
    assert state.shares() == [0.0, 1.0]


@pytest.mark.rule("FL-V7")
def test_then_the_victory_is_shared() -> None:
    state = opened(3)
    afloat(state, 0, "tuna", crates=1)
    afloat(state, 2, "shrimp", crates=1)
    assert state.shares() == [0.5, 0.0, 0.5]
