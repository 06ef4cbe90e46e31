"""The rules of launching, captains, fishing, processing and the draw, one test or more per id of RULES.md."""

import pytest

from games.fleet.fleet_moves import (
    afloat,
    deal,
    hand_of,
    idle_until,
    launching,
    legal_texts,
    opened,
    own,
    phase,
    play,
    refused_by,
)
from shoal.core.game import CHANCE
from shoal.games.fleet import GAME
from shoal.games.fleet.captains import lobster_cards
from shoal.games.fleet.state import FleetState


def draws(state: FleetState, name: str) -> int:
    """Count the cards of one kind of draw from here on, until another phase begins."""
    cards = 0
    while phase(state) == name:
        state.apply(CHANCE, state.odds()[0][0])
        cards += 1
    return cards


@pytest.mark.rule("FL-L1")
def test_launching_in_turn_order_by_those_who_can() -> None:
    state = opened(4, start=2)
    own(state, 2, "shrimp")
    own(state, 0, "tuna")
    own(state, 1, "pub")
    own(state, 3, "cod")
    deal(state, 3, "")
    launching(state)
    assert (phase(state), state.mover()) == ("launch", 2)
    play(state, "launch shrimp")
    assert (phase(state), state.mover()) == ("launch", 0)
    play(state, "stop")
    assert phase(state) == "captain"


@pytest.mark.rule("FL-L2")
@pytest.mark.parametrize("crab", ["king-crab-captains", "king-crab-fish", "king-crab-licences"])
def test_boats_need_their_licence(crab: str) -> None:
    state = opened(2)
    own(state, 0, f"{crab} pub")
    launching(state)
    assert legal_texts(state) == ["launch king-crab", "stop"]
    for boat in ("tuna", "shrimp", "lobster", "vessel", "cod"):
        assert refused_by(state, f"launch {boat}") == "FL-L2"


@pytest.mark.rule("FL-L3")
def test_the_boat_itself_cannot_pay() -> None:
    state = opened(2)
    own(state, 0, "lobster cod")
    deal(state, 0, "lobster cod")
    launching(state)
    assert refused_by(state, "launch lobster") == "FL-L3"
    play(state, "launch cod, pay lobster")
    assert state.hand_size[0] == 0


@pytest.mark.rule("FL-L3", "FL-L5")
def test_each_launch_is_paid_on_its_own() -> None:
    """Two Cod boats cost $2 and $2, not $4: two Tuna cards are needed, whose change is lost."""
    state = opened(2)
    own(state, 0, "cod")
    deal(state, 0, "cod cod tuna tuna")
    launching(state)
    play(state, "launch cod, pay tuna, launch cod, pay tuna")
    assert state.hand_size[0] == 0
    assert state.waiting[0] == 2


@pytest.mark.rule("FL-L4")
def test_launching_may_stop_at_any_time() -> None:
    state = opened(2)
    own(state, 0, "cod shrimp")
    launching(state)
    play(state, "launch shrimp, stop")
    assert state.waiting[0] == 1
    state = opened(2)
    own(state, 0, "shrimp")
    play(launching(state), "stop")
    assert phase(state) == "draw"


@pytest.mark.rule("FL-L5")
@pytest.mark.parametrize("owned", [1, 2, 3, 4])
def test_cod_licences(owned: int) -> None:
    state = opened(2)
    own(state, 0, "cod " * owned)
    deal(state, 0, "cod cod cod tuna tuna tuna")
    launching(state)
    play(state, "launch cod, pay tuna, launch cod, pay tuna")
    assert phase(state) == "cod draw"
    assert draws(state, "cod draw") == owned
    assert state.hand_size[0] == 2 + owned


@pytest.mark.rule("FL-L5")
def test_without_a_launch_cod_draws_nothing() -> None:
    state = opened(2)
    own(state, 0, "cod cod")
    play(launching(state), "stop")
    assert phase(state) == "draw"


@pytest.mark.rule("FL-L5")
def test_first_example_of_the_cod_licence() -> None:
    """With Cod and Shrimp: a Shrimp boat for nothing, a Cod boat for $1, then one bonus card."""
    state = opened(3, start=2)
    own(state, 2, "cod shrimp")
    launching(state)
    play(state, "launch shrimp, launch cod")
    assert state.due == 1
    play(state, "pay king-crab")
    assert draws(state, "cod draw") == 1


@pytest.mark.rule("FL-L5")
def test_second_example_of_the_cod_licence() -> None:
    """With two Cod and one Shrimp: a single Shrimp boat, and two bonus cards."""
    state = opened(3, start=2)
    own(state, 2, "cod cod shrimp")
    launching(state)
    play(state, "launch shrimp, stop")
    assert draws(state, "cod draw") == 2
    assert phase(state) == "captain"
    assert state.hand_size[2] == 7


@pytest.mark.rule("FL-H1")
def test_any_card_may_be_a_captain_for_ever() -> None:
    state = opened(3, start=1)
    afloat(state, 0, "tuna")
    afloat(state, 2, "cod")
    deal(state, 2, "")
    launching(state)
    assert (phase(state), state.mover()) == ("captain", 0)
    assert len(legal_texts(state)) == 7
    play(state, "captain king-crab, aboard tuna")
    assert state.captains[5] == 1
    assert phase(state) == "draw"
    idle_until(state, "choose")
    assert state.captains[5] == 1


@pytest.mark.rule("FL-H1")
def test_a_boat_of_this_round_may_be_captained_by_a_card_of_this_round() -> None:
    state = opened(2)
    own(state, 0, "cod")
    deal(state, 0, "cod tuna")
    launching(state)
    play(state, "launch cod, pay tuna, draw vessel, captain vessel, aboard cod")
    assert state.captained(0) == 1


@pytest.mark.rule("FL-H2")
def test_hiring_is_no_duty() -> None:
    state = opened(2)
    afloat(state, 0, "tuna")
    play(launching(state), "stop")
    assert state.captained(0) == 0


@pytest.mark.rule("FL-H3")
def test_one_captain_for_a_boat() -> None:
    state = opened(2)
    own(state, 0, "lobster")
    afloat(state, 0, "tuna")
    afloat(state, 0, "cod", crates=2)
    launching(state)
    play(state, "stop, captain shrimp")
    assert refused_by(state, "aboard cod") == "FL-H3"
    assert legal_texts(state) == ["aboard tuna"]
    play(state, "aboard tuna")
    assert phase(state) == "lobster draw"


@pytest.mark.rule("FL-H4")
@pytest.mark.parametrize("owned", [1, 2, 3, 4])
def test_lobster_licences_hire_two(owned: int) -> None:
    state = opened(2)
    own(state, 0, "lobster " * owned)
    afloat(state, 0, "tuna", boats=3)
    play(launching(state), "stop, captain shrimp, aboard tuna, captain cod, aboard tuna")
    assert phase(state) == "lobster draw"
    assert draws(state, "lobster draw") == 1


@pytest.mark.rule("FL-H4")
@pytest.mark.parametrize(
    ("owned", "cards"),
    [(0, [0] * 9), (1, [0, 1, 1, 1, 2, 2, 2, 2, 2]), *[(many, [0, 1, 1, 2, 2, 2, 2, 3, 3]) for many in (2, 3, 4)]],
)
def test_how_many_cards_lobster_draws(owned: int, cards: list[int]) -> None:
    state = opened(2)
    assert [lobster_cards(state, owned, boats) for boats in range(9)] == cards


@pytest.mark.rule("FL-H4")
def test_example_of_the_lobster_licence() -> None:
    """Three captained boats: one card. With a fourth, or with a second licence, two."""
    for boats, licences, cards in ((3, "lobster", 1), (4, "lobster", 2), (3, "lobster lobster", 2)):
        state = opened(2, start=1)
        own(state, 1, licences)
        afloat(state, 1, "vessel", crates=0, boats=boats)
        idle_until(launching(state), "lobster draw", "process", "draw")
        assert draws(state, "lobster draw") == cards


@pytest.mark.rule("FL-F1", "FL-F2")
def test_captained_boats_fish_until_they_are_full() -> None:
    state = opened(2)
    afloat(state, 0, "tuna")
    afloat(state, 0, "cod", crates=0)
    afloat(state, 0, "vessel", crates=3)
    afloat(state, 1, "shrimp", crates=4)
    before = state.supply
    idle_until(launching(state), "draw")
    assert [state.crates_on_boats(seat) for seat in range(2)] == [5, 4]
    assert before - state.supply == 2


@pytest.mark.rule("FL-F3", "FL-E2")
def test_crates_beyond_the_supply_are_credited() -> None:
    state = opened(2)
    afloat(state, 0, "cod", crates=0, boats=2)
    afloat(state, 1, "tuna", crates=1, boats=2)
    state.crates_gone, state.supply = state.supply - 3, 3
    idle_until(launching(state), "draw")
    assert [state.crates_on_boats(seat) for seat in range(2)] == [2, 4]
    assert state.supply == -1
    assert state.no_crates


@pytest.mark.rule("FL-P1")
def test_processing_needs_the_licence_not_the_boat() -> None:
    state = opened(2)
    afloat(state, 0, "vessel", crates=1)
    afloat(state, 1, "cod", crates=1)
    own(state, 1, "vessel")
    idle_until(launching(state), "process", "draw")
    assert state.mover() == 1
    assert legal_texts(state) == ["stop", "process cod 2"]


@pytest.mark.rule("FL-P2")
def test_one_crate_of_each_boat() -> None:
    state = opened(2)
    own(state, 0, "vessel")
    afloat(state, 0, "tuna", crates=1, boats=2)
    afloat(state, 0, "tuna", crates=0)
    afloat(state, 0, "cod", crates=4)
    idle_until(launching(state), "process")
    assert legal_texts(state) == ["stop", "process tuna 1", "process tuna 2", "process cod 4"]
    assert refused_by(state, "process cod 1") == "FL-P2"
    play(state, "process tuna 2")
    assert refused_by(state, "process tuna 1") == "FL-P2"
    play(state, "process tuna 2")
    assert legal_texts(state) == ["stop", "process cod 4", "trade"]
    play(state, "process cod 4")
    assert state.processed[0] == 3
    assert state.crates_on_boats(0) == 6
    play(state, "stop")
    assert phase(state) == "draw"


@pytest.mark.rule("FL-P3")
@pytest.mark.parametrize("owned", [1, 2, 3, 4])
def test_one_crate_is_traded_for_a_card_per_licence(owned: int) -> None:
    state = opened(2)
    own(state, 0, "vessel " * owned)
    state.processed[0], state.supply = 2, 48
    idle_until(launching(state), "process")
    assert legal_texts(state) == ["stop", "trade"]
    play(state, "trade")
    assert draws(state, "trade draw") == owned
    assert (state.processed[0], state.crates_gone) == (1, 1)
    assert phase(state) == "draw"


@pytest.mark.rule("FL-P3")
def test_nothing_is_traded_without_a_processed_crate() -> None:
    state = opened(2)
    own(state, 0, "vessel")
    afloat(state, 0, "tuna", crates=0)
    idle_until(launching(state), "process")
    assert refused_by(state, "trade") == "FL-P3"
    play(state, "process tuna 1, trade")
    assert phase(state) == "trade draw"


@pytest.mark.rule("FL-P4")
def test_processed_crates_are_money_and_no_points() -> None:
    state = opened(2)
    own(state, 0, "vessel vessel")
    afloat(state, 0, "tuna", crates=1)
    idle_until(launching(state), "process")
    points, power = state.scores()[0], state.power(0)
    play(state, "process tuna 2")
    assert state.scores()[0] == points - 1
    assert state.power(0) == power + 1


@pytest.mark.rule("FL-D1", "FL-D2")
@pytest.mark.parametrize(
    ("owned", "drawn", "rule"), [(0, 2, "drawn"), (1, 2, ""), (2, 3, "any"), (3, 3, ""), (4, 4, "any")]
)
def test_tuna_licences(owned: int, drawn: int, rule: str) -> None:
    """Also the example: one licence draws two and keeps both, two draw three and discard any card."""
    state = opened(2)
    own(state, 0, "tuna " * owned)
    idle_until(launching(state), "launch", "draw")
    deal(state, 0, "cod")
    idle_until(state, "draw")
    assert state.draws_left == drawn
    for _ in range(drawn):
        play(state, "draw vessel")
    if not rule:
        assert (phase(state), state.seat, state.hand_size[0]) == ("draw", 1, 1 + drawn)
        return
    assert legal_texts(state) == (["discard vessel"] if rule == "drawn" else ["discard vessel", "discard cod"])
    play(state, "discard vessel")
    assert state.hand_size[0] == drawn


@pytest.mark.rule("FL-D2")
def test_without_tuna_an_old_card_is_not_discarded() -> None:
    state = opened(2)
    idle_until(state, "draw")
    play(state, "draw vessel, draw vessel")
    assert refused_by(state, "discard cod") == "FL-D2"
    assert hand_of(state, 0)["vessel"] == 3
    assert GAME.printed.tuna_draws == [2, 2, 3, 3, 4]
