"""The payment that Pisces proposes: no point more than necessary, and the last chip of a species stays."""

from collections import Counter

import pytest

from games.pisces.pisces_moves import ACTIONS, auctioned, give, in_port, play
from games.pisces.pisces_oracle import exact_payments, payments, value
from shoal.core.rng import Rng
from shoal.games.pisces import GAME
from shoal.games.pisces.insight import insight
from shoal.games.pisces.state import PiscesState

SPECIES = GAME.printed.species
POSITIONS = 500


def proposal(state: PiscesState) -> list[str]:
    return [step.removeprefix("pay ") for step in insight(GAME, state.view(0))["proposal"]]


def merit(way: list[str], holding: dict[str, int]) -> tuple[int, int]:
    """Return the points that a way spends, and the species of which it leaves nothing."""
    chips = Counter(chip for chip in way if chip not in ("motor", "done"))
    return sum(value(chip) * number for chip, number in chips.items()), sum(
        holding[chip] == number for chip, number in chips.items()
    )


def random_holding(rng: Rng) -> dict[str, int]:
    return {name: rng.below(4) for name in SPECIES}


def test_the_only_chip_of_a_species_stays() -> None:
    """Two crabs make 10, and so do a mahi and a sardine: the only ones of their species."""
    state = play(give(in_port("sardine", "crab"), 0, crab=3, mahi=1, sardine=1), "buy finder")
    assert proposal(state) == ["crab", "crab"]
    state = play(give(in_port("sardine", "crab"), 0, crab=2, mahi=2, sardine=2), "buy finder")
    assert proposal(state) == ["mahi", "sardine"]


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"overpay": True}, {"joint_payment": True}])
def test_a_purchase_keeps_what_it_can(options: dict[str, bool]) -> None:
    rng, choices, seen = Rng(31), 0, 0
    while seen < POSITIONS:
        holding, item = random_holding(rng), ("boat", "finder", "outrigger")[rng.below(3)]
        state = give(in_port(*SPECIES, **options), 0, **holding)
        ways = list(payments(holding, 20 if item == "boat" else 10))
        if not ways:
            continue
        seen += 1
        play(state, f"buy {item}", *(["done"] if options.get("joint_payment") else []))
        found = proposal(state)
        assert (found[-1] == "done") == bool(options.get("overpay"))
        merits = [merit(way, holding) for way in ways]
        choices += len(set(merits)) > 1
        assert merit(found, holding) == min(merits)
        follow(state)
    assert choices > POSITIONS // 2, "too few positions have a choice"


@pytest.mark.slow
def test_a_bid_counts_motors_first_and_keeps_what_it_can() -> None:
    rng, seen = Rng(32), 0
    while seen < POSITIONS:
        holding, motors = random_holding(rng), rng.below(4)
        state = auctioned(in_port(*SPECIES), 1, motors, holding)
        bids = [action for action in state.legal(1) if action != ACTIONS.pass_]
        if not bids:
            continue
        seen += 1
        spot = ACTIONS.format(rng.pick(bids))
        play(state, spot, *["pass"] * 5)
        best = min(merit(way, holding) for way in exact_payments(holding, motors, int(spot.split()[1])))
        assert merit(proposal(state), holding) == best
        follow(state)


def follow(state: PiscesState) -> None:
    """Play the proposal step by step: every step is legal, and what is left of the payment is proposed again."""
    phase = state.phase
    while state.phase == phase:
        steps = insight(GAME, state.view(0))["proposal"]
        play(state, steps[0])
        left = insight(GAME, state.view(0))["proposal"]
        assert len(left) == (len(steps) - 1 if state.phase == phase else 0)
