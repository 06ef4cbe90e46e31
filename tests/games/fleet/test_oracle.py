"""The engine against the story of the rulebook, and payments against all choices of cards."""

import pytest

from games.fleet.fleet_moves import deal, opened, play
from games.fleet.fleet_oracle import ORDER, Story, payments
from shoal.core.game import CHANCE
from shoal.core.rng import Rng
from shoal.games.fleet import GAME
from shoal.games.fleet.edition_numbers import BOATS
from shoal.games.fleet.state import FleetState
from shoal.testkit.random_games import actions_of

HANDS = 300


def compare_a_game(seats: int, seed: int, *, advanced: bool = False, hidden: bool = False) -> FleetState:
    """Play a random game in both, requiring the same mover and the same possible steps throughout."""
    rng = Rng(seed)
    state = GAME.start(seats, {"advanced": advanced, "hidden_discards": hidden})
    story = Story(seats, advanced=advanced, hidden=hidden)
    telling = story.tell()
    question = next(telling)
    while state.turn():
        seat = state.mover()
        actions = actions_of(state, seat)
        assert question == (seat, {GAME.actions.format(action) for action in actions})
        action = state.sample(rng) if seat == CHANCE else rng.pick(actions)
        state.apply(seat, action)
        try:
            question = telling.send(GAME.actions.format(action))
        except StopIteration:
            assert not state.turn()
    assert state.scores() == [player.points() for player in story.players]
    assert state.round == story.rounds
    assert state.supply == story.supply
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("advanced", "hidden"), [(False, False), (True, False), (False, True)])
def test_whole_games_agree(seats: int, advanced: bool, hidden: bool) -> None:
    for seed in range(4):
        compare_a_game(seats, seed, advanced=advanced, hidden=hidden)


def reachable_payments(state: FleetState) -> set[tuple[str, ...]]:
    """Follow every step-wise payment to its end."""
    if state.paying_for != state.block or state.licences[1]:
        return {()}
    found = set()
    for action in state.legal(0):
        after = state.copy()
        after.apply(0, action)
        piece = GAME.actions.format(action).removeprefix("pay ")
        found |= {(piece, *rest) for rest in reachable_payments(after)}
    return found


def random_payment(rng: Rng) -> None:
    """Compare one random hand, with crates and a price that it can pay."""
    state = opened(2, "cod shrimp")
    cards = [BOATS[rng.below(6)] for _ in range(rng.below(8))]
    crates = rng.below(5)
    deal(state, 0, " ".join(cards))
    state.processed[0] = crates
    power = int(state.power(0))
    if power < 4:
        return
    due = 4 + rng.below(power - 3)
    play(state, f"auction cod, bid {due}, pass")
    assert reachable_payments(state) == payments(cards, crates, due)


def test_stepwise_payments_are_those_without_a_superfluous_piece() -> None:
    rng = Rng(5)
    for _ in range(HANDS):
        random_payment(rng)


def test_the_order_of_payments_is_that_of_the_oracle() -> None:
    assert [BOATS[kind] for kind in sorted(range(6), key=lambda kind: GAME.printed.place[kind])] == ORDER[:-1]
