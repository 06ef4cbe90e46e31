"""What a player is told whose action is refused."""

import pytest

from games.pisces.pisces_moves import auctioned, begun, equip, fishing, give, in_port, lay, play, reason
from shoal.core.rng import Rng
from shoal.games.pisces import GAME
from shoal.games.pisces.state import PiscesState
from shoal.testkit.random_games import random_ply

FIXED = "Chips are paid in a fixed order, the most valuable first"


def random_position(seed: int, plies: int) -> PiscesState:
    """Play that many steps of a random game of three."""
    state, rng = GAME.start(3, {}), Rng(seed)
    for _ in range(plies):
        seat, action = random_ply(state, rng)
        state.apply(seat, action)
    return state


def test_a_chip_that_comes_too_early_is_not_called_late() -> None:
    state = play(give(in_port("tuna", "sardine"), 0, tuna=1, sardine=1), "buy finder")
    assert reason(state, "pay sardine") == (
        f"PI-P3: {FIXED}. From Sardine on yours do not cover the 10 points to pay: another chip has to come first."
    )
    equal = play(give(in_port("snapper", "shark"), 0, snapper=1, shark=1), "buy finder")
    assert reason(equal, "pay shark").startswith(f"PI-P3: {FIXED}. From Shark on yours do not cover the 10 points")


def test_a_chip_that_comes_too_late_names_the_one_before_it() -> None:
    state = play(give(in_port("tuna", "sardine"), 0, tuna=1, sardine=3), "buy finder", "pay sardine")
    assert reason(state, "pay tuna") == f"PI-P3: {FIXED}: Tuna comes before Sardine, which you have paid."
    assert reason(state, "pay mahi") == "PI-P3: You have no Mahi-mahi chip."


def test_the_payment_of_a_random_game() -> None:
    state = random_position(1, 31)
    assert state.view(0)["phase"] == "payment"
    assert [reason(state, f"pay {name}") for name in ("shark", "sardine")] == [
        "PI-P3: You have no Shark chip.",
        "PI-P3: You have no Sardine chip.",
    ]


def test_a_board_that_nobody_chose_is_out_of_the_ocean_s_reach() -> None:
    state = random_position(1, 19)
    assert reason(state, "stack sardine adult 10-12") == (
        "PI-S3: Nobody chose the Sardine board, so it is not in this game."
    )
    assert reason(state, "stack crab spawner a") == (
        "PI-A4: You rolled 5 on the Open Ocean: that reaches the spawners of Snapper, not Crab spawner a."
    )
    assert reason(state, "stack snapper adult 6") == (
        "PI-A4: You rolled 5 on the Open Ocean: that reaches the spawners of Snapper, not Snapper adult 6."
    )


def test_a_board_is_taken_by_somebody_with_a_name() -> None:
    state = play(GAME.start(3, {}), "first 1", "take mahi")
    assert reason(state, "take mahi") == "PI-S3: Seat 2 has the Mahi-mahi board already."


def test_paying_a_bid_names_the_rules_of_bids() -> None:
    state = auctioned(in_port("sardine", "tuna", "crab", first=2), 0, 1, {"tuna": 1, "sardine": 2})
    play(state, "bid 13", "pass", "pass")
    assert reason(state, "pay crab") == "PI-B6: You have no Crab chip."
    assert reason(state, "pay sardine") == (
        f"PI-B6: {FIXED}. To pay exactly 13 points, another chip has to come before Sardine."
    )
    assert reason(state, "motor") == "PI-B3: With one more motor you could not pay exactly the 13 points that are due."
    play(state, "pay tuna")
    assert reason(state, "motor") == "PI-B6: Motors are counted before chips are paid, and you have paid a chip."


def test_a_motor_that_has_to_be_counted_first() -> None:
    state = auctioned(in_port("sardine", "tuna", "crab", first=2), 0, 1, {"sardine": 1, "tuna": 1})
    play(state, "bid 7", "pass", "pass")
    assert reason(state, "pay sardine") == (
        "PI-B6: Motors are counted before chips are paid. "
        "To pay exactly 7 points with a Sardine chip, count a motor first."
    )
    assert reason(state, "pay tuna") == "PI-B3: With a Tuna chip you cannot pay exactly the 7 points that are due."
    play(state, "motor")
    assert reason(state, "motor") == "PI-U4: Each motor counts once, and yours have all been counted."


def test_a_late_chip_of_a_bid() -> None:
    state = auctioned(in_port("sardine", "tuna", first=1), 0, 0, {"sardine": 3, "tuna": 1})
    play(state, "bid 12", "pass", "pay sardine")
    assert reason(state, "pay tuna") == f"PI-B6: {FIXED}: Tuna comes before Sardine, which you have paid."


def test_motors_that_are_missing_or_new() -> None:
    state = play(auctioned(in_port("sardine", "tuna", first=1), 0, 0, {"sardine": 1}), "bid 4", "pass")
    assert reason(state, "motor") == "PI-U1: You have no Outboard Motor."
    equip(state, 0, outboard=1).new_motors[0] = 1
    assert reason(state, "motor") == "PI-U4: A motor bought in this round counts from the next round on."


def test_bids() -> None:
    state = auctioned(in_port("sardine", "tuna", first=1, top_leader=True), 0, 0, {"sardine": 5})
    give(state, 1, sardine=5)
    play(state, "bid 12")
    assert reason(state, "bid 12") == "PI-B2: Seat 1’s marker stands on 12 already."  # noqa: RUF001  (an apostrophe)
    assert reason(state, "bid 8") == "PI-B2: At this table a bid has to be the highest, above 12."
    assert reason(state, "bid 17") == "PI-B3: You cannot pay exactly 17 with your chips and motors."
    play(state, "bid 16")
    assert reason(state, "bid 12") == "PI-B2: Your marker stands on 12 already: a new bid has to be higher."


def test_a_bid_that_a_new_motor_would_cover() -> None:
    state = auctioned(in_port("sardine", "tuna", first=1), 0, 1, {"sardine": 1})
    state.new_motors[0] = 1
    assert reason(state, "bid 7") == "PI-U4: A motor bought in this round counts from the next round on."
    assert reason(state, "bid 8") == "PI-B3: You cannot pay exactly 8 with your chips and motors."


def test_blocks_and_boats() -> None:
    state = play(lay(begun("tuna", "crab"), tuna_adult_6=0), "goal tuna", "goal tuna")
    assert reason(state, "block crab adult 8") == (
        "PI-M1: You can protect fish on your own board only, which is Tuna: not Crab adult 8."
    )
    assert reason(state, "block tuna adult 6") == "PI-M2: There is no fish on Tuna adult 6 to protect."
    play(state, "block tuna adult 5", "block crab adult 8", "boat crab")
    assert reason(state, "boat tuna") == (
        "PI-F1: Boats are sent in the order of the areas: Tuna comes before Crab, where your last boat went."
    )
    assert reason(state, "boat mahi") == "PI-F1: Nobody chose the Mahi-mahi board, so it is not in this game."


def test_attempts() -> None:
    state = equip(fishing("tuna", "crab", fleets=("tuna ocean", "ocean ocean")), 0, finder=1)
    assert reason(state, "cast crab") == "PI-A1: You have no boat on Crab that has still to fish."
    play(state, "finder ocean")
    assert reason(state, "finder tuna") == (
        "PI-U3: You have lifted a boat already. It has to fish before you can lift another."
    )
    assert reason(state, "cast ocean") == (
        "PI-U3: The Fish Finder has lifted the boat from the Open Ocean: it has to fish in another area."
    )
    play(state, "cast tuna", "roll 1")
    assert reason(state, "keep").startswith("PI-A6: Your roll hits several stacks: choose one of Tuna juvenile 1a, ")
    assert reason(state, "reroll") == "PI-U4: You have no Outrigger that is unused in this round."
    assert reason(state, "stack tuna adult 6") == "PI-A3: You rolled 1 on Tuna: that does not hit Tuna adult 6."
    assert reason(state, "done") == "PI-R1: Decide first what to do with your roll."


def test_one_stack_with_an_outrigger() -> None:
    state = equip(fishing("tuna", "crab", fleets=("tuna tuna", "ocean ocean")), 0, outrigger=1)
    assert reason(play(state, "cast tuna", "roll 6"), "keep") == (
        "PI-A6: Your roll hits fish, Tuna adult 6: you cannot leave them."
    )


def test_a_block_that_decides() -> None:
    state = fishing("tuna", "crab", blocks=("tuna spawner b", "crab adult 8"), blocked_stack="first")
    play(equip(state, 0, outrigger=1), "cast ocean", "roll 1")
    assert reason(state, "stack tuna spawner a") == (
        "PI-A6: At this table you have to choose the blocked stack, Tuna spawner b."
    )
    state = fishing("tuna", "crab", blocks=("tuna spawner b", "crab adult 8"), blocked_stack="last")
    play(equip(state, 0, outrigger=1), "cast ocean", "roll 1")
    assert reason(state, "stack tuna spawner b") == (
        "PI-A6: At this table you can choose a blocked stack, like Tuna spawner b, only if the roll hits no other."
    )


def test_the_shop() -> None:
    state = give(in_port("snapper", "tuna", joint_payment=True), 0, snapper=3)
    play(state, "buy outrigger")
    assert reason(state, "buy outboard") == (
        "PI-P5: Things are chosen in the order of the shop: "
        "Outboard Motor comes before Outrigger, which you have chosen."
    )
    play(state, "buy finder")
    assert reason(state, "buy finder") == ("PI-P2: That makes 30 points to pay in fish chips, and yours are worth 24.")
    state.boats[1] = 3
    equip(play(state, "done", "pay snapper", "pay snapper", "pay snapper"), 0, outboard=6)
    assert reason(state, "buy boat") == "PI-P4: A fleet has at most 3 boats."
    assert reason(state, "buy outboard") == "PI-P4: No Outboard Motor is left in the shop."


@pytest.mark.rule("PI-P3")
def test_a_price_that_is_covered() -> None:
    state = play(give(in_port("tuna", "crab", overpay=True), 0, tuna=3), "buy finder")
    assert reason(state, "done") == "PI-R1: What you buy has to be paid first."
    play(state, "pay tuna", "pay tuna")
    assert reason(state, "buy finder") == "PI-R1: The price is covered: add chips, or be done."
