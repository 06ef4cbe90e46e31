"""The rules of setup, money and the round, one test or more per id of RULES.md."""

from itertools import product

import pytest

from games.fleet.fleet_moves import (
    deal,
    hand_of,
    idle_until,
    launching,
    legal_texts,
    licences_of,
    opened,
    own,
    phase,
    play,
    refused_by,
)
from shoal.core.game import ALL, CHANCE, NOBODY, show
from shoal.core.rng import Rng
from shoal.games.fleet import GAME, draw_phase
from shoal.games.fleet.edition_numbers import BOATS, COMMONS, LICENCES
from shoal.games.fleet.state import FleetState
from shoal.games.fleet.turn_order import advance


@pytest.mark.rule("FL-S1")
def test_the_cards_and_the_first_hands() -> None:
    state = GAME.start(4, {})
    assert GAME.printed.boat_copies == [12, 20, 20, 20, 12, 12]
    assert [hand_of(state, seat) for seat in range(4)] == [dict.fromkeys(BOATS, 1)] * 4
    assert state.deck_size == sum(state.deck) == 96 - 24
    assert state.cash == [11] * 4


@pytest.mark.rule("FL-S1")
def test_only_cards_in_hand_can_be_used() -> None:
    state = opened()
    deal(state, 0, "cod cod cod cod")
    own(state, 0, "cod tuna")
    play(launching(state), "")
    assert refused_by(state, "launch tuna") == "FL-S1"
    play(state, "launch cod")
    assert refused_by(state, "pay tuna") == "FL-S1"
    play(state, "pay cod, pay cod, stop, draw vessel")
    assert refused_by(state, "captain tuna") == "FL-S1"


@pytest.mark.rule("FL-S2")
@pytest.mark.parametrize(("seats", "top", "commons", "premiums"), [(2, 4, 10, 3), (3, 6, 12, 4), (4, 8, 12, 6)])
def test_the_licence_deck(seats: int, top: int, commons: int, premiums: int) -> None:
    state = GAME.start(seats, {})
    assert (state.top_left, state.commons_left, state.premiums_left) == (top, commons, premiums)
    assert sum(state.unseen) == 26
    rng, shown = Rng(1), []
    play(state, "start 0")
    while state.top_left:
        if state.mover() == CHANCE:
            assert all(outcome < GAME.actions.parse("reveal pub") for outcome, _ in state.odds())
            shown.append(state.sample(rng))
            state.apply(CHANCE, shown[-1])
        else:
            idle_until(state, "reveal")
    assert len(shown) == top


@pytest.mark.rule("FL-S2")
def test_the_law_of_the_licence_deck_is_that_of_secret_removal() -> None:
    """Shuffle real decks with three players, and compare the third licence after the top layer with the odds."""
    counts: dict[tuple[int, ...], dict[int, int]] = {}
    rng = Rng(3)
    for _ in range(4000):
        commons = [kind for kind in range(COMMONS) for _ in range(4)]
        premiums = [5, 5, 5, 6, 7, 8]
        rng.shuffle(commons)
        rng.shuffle(premiums)
        below = commons[:12] + premiums[:4]
        rng.shuffle(below)
        first = tuple(min(kind, COMMONS) for kind in below[:2])
        counts.setdefault(first, {}).setdefault(below[2], 0)
        counts[first][below[2]] += 1
    for first, seen in counts.items():
        state = GAME.start(3, {})
        state.top_left = 0
        premium = sum(kind == COMMONS for kind in first)
        state.commons_left, state.premiums_left = 12 - 2 + premium, 4 - premium
        likely = after_seeing(state.unseen, first, state.commons_left, state.premiums_left)
        for kind in range(9):
            share = seen.get(kind, 0) / sum(seen.values())
            assert abs(share - likely[kind]) < 5 * (likely[kind] / sum(seen.values())) ** 0.5 + 1e-9


def after_seeing(unseen: list[int], first: tuple[int, ...], commons: int, premiums: int) -> list[float]:
    """Average the engine's odds over the kinds that the first two licences may have been."""
    total = [0.0] * 9
    weights = 0.0
    for kinds in product(range(9), repeat=2):
        if tuple(min(kind, COMMONS) for kind in kinds) != first:
            continue
        left, weight = unseen.copy(), 1.0
        for kind in kinds:
            weight *= left[kind]
            left[kind] -= 1
        if weight <= 0:
            continue
        state = GAME.start(3, {})
        state.top_left, state.commons_left, state.premiums_left = 0, commons, premiums
        state.unseen = left
        play(state, "start 0")
        odds = state.odds()
        for outcome, odd in odds:
            total[outcome - GAME.actions.parse("reveal shrimp")] += weight * odd / sum(odd for _, odd in odds)
        weights += weight
    return [one / weights for one in total]


@pytest.mark.rule("FL-S2")
@pytest.mark.parametrize(("commons", "premiums", "kinds"), [(0, 2, range(5, 9)), (2, 0, range(5))])
def test_when_one_sort_of_licence_has_all_come(commons: int, premiums: int, kinds: range) -> None:
    state = GAME.start(2, {})
    state.top_left, state.commons_left, state.premiums_left = 0, commons, premiums
    play(state, "start 0")
    first = GAME.actions.parse("reveal shrimp")
    assert state.odds() == [(first + kind, state.unseen[kind]) for kind in kinds]


@pytest.mark.rule("FL-S3")
@pytest.mark.parametrize(("seats", "rest"), [(2, 15), (3, 19), (4, 22)])
def test_the_advanced_deck_has_commons_on_top_for_the_first_auction_only(seats: int, rest: int) -> None:
    state = GAME.start(seats, {"advanced": True})
    assert state.top_left == seats
    assert state.commons_left + state.premiums_left == rest
    play(state, "start 0")
    assert all(outcome < GAME.actions.parse("reveal pub") for outcome, _ in state.odds())
    idle_until(state, "choose")
    idle_until(state, "reveal")
    assert any(outcome >= GAME.actions.parse("reveal pub") for outcome, _ in state.odds())


@pytest.mark.rule("FL-S4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_display_and_crates(seats: int) -> None:
    state = opened(seats)
    assert sum(state.display) == state.displayed == seats
    assert state.supply == 25 * seats


@pytest.mark.rule("FL-S5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn_by_lot(seats: int) -> None:
    state = GAME.start(seats, {})
    assert state.odds() == [(GAME.actions.parse(f"start {seat}"), 1) for seat in range(seats)]
    state = opened(seats, start=seats - 1)
    asked = []
    while phase(state) == "choose":
        asked.append(state.mover())
        play(state, "decline")
    assert asked == [(seats - 1 + order) % seats for order in range(seats)]


@pytest.mark.rule("FL-S6")
def test_discards_are_shuffled_into_a_new_deck() -> None:
    state = opened()
    play(state, "auction shrimp, bid 4, pass, pay tuna, pay shrimp, decline")
    idle_until(state, "draw")
    state.captains[5] += sum(state.deck)
    state.deck, state.deck_size = [0] * 6, 0
    state.draws_left = 0
    idle_until(play_one_draw(state), "discard")
    assert state.reshuffles == 1
    assert hand_of(state, state.seat).keys() >= {"tuna"}


def play_one_draw(state: FleetState) -> FleetState:
    """Start the draw phase over, now that the deck is empty."""
    draw_phase.begin(state)
    advance(state)
    return state


@pytest.mark.rule("FL-S6")
def test_with_no_discards_either_fewer_cards_are_drawn() -> None:
    state = opened()
    idle_until(state, "draw")
    state.deck, state.deck_size, state.thrown, state.thrown_size = [0, 1, 0, 0, 0, 0], 1, [0] * 12, 0
    play_one_draw(state)
    play(state, "draw shrimp")
    assert legal_texts(state) == ["discard shrimp"]
    play(state, "discard shrimp, draw shrimp")
    assert phase(state) == "discard"
    play(state, "discard shrimp")
    assert state.round == 2


@pytest.mark.rule("FL-S7")
def test_what_is_hidden_from_whom() -> None:
    state = opened(3)
    own(state, 0, "shrimp")
    launching(state)
    play(state, "launch shrimp")
    idle_until(state, "captain")
    step = GAME.actions.parse("captain cod")
    assert [show(state, 0, step, reader).text for reader in (0, 1, NOBODY)] == [
        "captain cod", "hire a captain", "hire a captain",
    ]  # fmt: skip
    play(state, "captain cod, aboard shrimp")
    players = [state.view(reader)["players"][0] for reader in (0, 1, NOBODY)]  # type: ignore[index]
    assert [player["captain_cards"] for player in players] == [{"cod": 1}, None, None]
    assert [player["hand"] is None for player in players] == [False, True, True]
    assert [player["hand_size"] for player in players] == [4, 4, 4]
    idle_until(state, "draw")
    draw = GAME.actions.parse("draw tuna")
    assert [show(state, CHANCE, draw, reader).veiled for reader in (0, 1, NOBODY)] == [False, True, True]


@pytest.mark.rule("FL-M1")
@pytest.mark.parametrize("owned", [1, 2, 3, 4])
def test_shrimp_licences_take_a_dollar_off_every_price(owned: int) -> None:
    state = opened(2, "lobster cod")
    own(state, 0, "shrimp " * owned)
    assert state.power(0) == 11 + owned
    play(state, "auction lobster, bid 5, pass")
    assert state.due == 5 - owned
    while phase(state) == "pay":
        state.apply(0, state.legal(0)[0])
    play(state, "decline")
    idle_until(state, "launch")
    deal(state, 0, "lobster shrimp shrimp cod")
    play(state, "launch shrimp")
    assert phase(state) != "pay"


@pytest.mark.rule("FL-M1")
def test_the_discount_begins_after_the_purchase() -> None:
    state = opened(2, "shrimp cod")
    play(state, "auction shrimp, bid 4, pass")
    assert state.due == 4
    play(state, "pay tuna, pay cod, auction cod, bid 4")
    assert state.discount(0) == 1
    assert state.due == 4


@pytest.mark.rule("FL-M1", "FL-L3")
def test_example_of_the_shrimp_licence() -> None:
    """Player #1 buys a Shrimp licence, then launches a Shrimp boat for nothing."""
    state = play(opened(2, "shrimp cod"), "auction shrimp, bid 4, pass, pay tuna, pay cod, decline")
    idle_until(state, "launch")
    hand = state.hand_size[0]
    play(state, "launch shrimp")
    assert state.hand_size[0] == hand - 1
    assert phase(state) != "pay"


@pytest.mark.rule("FL-M2")
def test_cards_and_crates_are_cash_and_no_change_is_given() -> None:
    state = opened(2, "tuna cod")
    deal(state, 0, "tuna tuna")
    state.processed[0], state.supply = 1, 49
    play(state, "auction tuna, bid 5, pass")
    assert legal_texts(state) == ["pay tuna"]
    assert refused_by(state, "pay crate") == "FL-M4"
    play(state, "pay tuna")
    assert legal_texts(state) == ["pay tuna"]
    play(state, "pay tuna")
    assert licences_of(state, 0) == {"tuna": 1}
    assert (state.hand_size[0], state.processed[0]) == (0, 1)
    deal(state, 1, "shrimp shrimp")
    play(state, "auction cod, bid 4")
    assert refused_by(state, "pay crate") == "FL-M2"


@pytest.mark.rule("FL-M2", "FL-P4")
def test_example_of_the_processing_vessel() -> None:
    """Player #4 wins a Cod licence for $4: three processed crates at $1, and $1 off for her Shrimp licence."""
    state = opened(4, "cod lobster tuna vessel", start=3)
    own(state, 3, "vessel shrimp")
    state.processed[3], state.supply = 3, state.supply - 3
    play(state, "auction cod, bid 4, pass, pass, pass, pay crate, pay crate, pay crate")
    assert licences_of(state, 3) == {"vessel": 1, "shrimp": 1, "cod": 1}
    assert (state.processed[3], state.hand_size[3], state.crates_gone) == (0, 6, 3)


@pytest.mark.rule("FL-M3")
def test_a_payment_ends_as_soon_as_it_covers_the_price() -> None:
    state = opened(2, "cod shrimp")
    play(state, "auction cod, bid 4, pass, pay tuna, pay shrimp")
    assert phase(state) == "choose"
    assert state.paid_sum == 5
    hidden = opened(2, "cod shrimp", hidden_discards=True)
    play(hidden, "auction cod, bid 4, pass, pay tuna, pay shrimp")
    assert refused_by(hidden, "pay cod") == "FL-M3"


@pytest.mark.rule("FL-M4")
def test_pieces_come_by_falling_cash_and_what_is_left_must_do() -> None:
    state = opened(2, "cod shrimp")
    play(state, "auction cod, bid 8, pass")
    assert legal_texts(state) == ["pay tuna", "pay shrimp"]
    assert refused_by(state, "pay lobster") == "FL-M4"
    play(state, "pay shrimp")
    assert refused_by(state, "pay tuna") == "FL-M4"
    assert legal_texts(state) == ["pay lobster"]
    play(state, "pay lobster, pay vessel, pay cod")
    assert phase(state) == "pay"
    play(state, "pay king-crab")
    assert state.thrown_size == 5


@pytest.mark.rule("FL-M4")
def test_paid_cards_are_discarded_and_paid_crates_are_gone() -> None:
    state = opened(2, "cod shrimp")
    state.processed[0], state.supply = 2, 48
    play(state, "auction cod, bid 4, pass, pay shrimp, pay crate, pay crate")
    assert state.thrown[:6] == [0, 1, 0, 0, 0, 0]
    assert (state.crates_gone, state.supply) == (2, 48)


@pytest.mark.rule("FL-M5")
def test_face_down_only_count_and_sum_are_told() -> None:
    state = opened(2, "cod shrimp", hidden_discards=True)
    play(state, "auction cod, bid 4, pass")
    step = GAME.actions.parse("pay tuna")
    assert [show(state, 0, step, reader).text for reader in (0, 1)] == ["pay tuna", "pay a card"]
    play(state, "pay tuna")
    assert [state.view(reader)["payment"]["due"] for reader in (0, 1, ALL)] == [1, None, 1]  # type: ignore[index]
    assert refused_by(state, "settle") == "FL-M5"
    play(state, "pay shrimp")
    assert legal_texts(state) == ["settle 1 over"]
    assert refused_by(state, "settle") == "FL-M5"
    play(state, "settle 1 over")
    seen = state.view(1)
    assert (seen["payment"]["cards"], seen["payment"]["cash"]) == (2, 5)  # type: ignore[index]
    assert seen["players"][0]["thrown"] is None  # type: ignore[index]


@pytest.mark.rule("FL-R1")
def test_the_phases_of_a_round_and_the_marker() -> None:
    state = opened(3)
    own(state, 0, "vessel")
    state.processed[0], state.supply = 1, 74
    seen = [phase(state)]
    state.bought = 1
    while state.round == 1:
        idle_until(state, *({"choose", "launch", "captain", "process", "draw", "discard"} - {seen[-1]}))
        seen.append(phase(state))
    assert [name for name in seen if name not in {"discard", "draw"}] == ["choose", "launch", "process", "choose"]
    assert state.start_player == 1
    assert refused_by(state, "launch cod") == "FL-R1"
    assert refused_by(state, "bid 7") == "FL-R1"
    assert refused_by(state, "discard cod") == "FL-R1"


def test_the_table_is_small_enough() -> None:
    assert len(GAME.actions) == 380
    assert len(LICENCES) == 9
