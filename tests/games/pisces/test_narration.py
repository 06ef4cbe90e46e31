"""What is told of a game of Pisces."""

from games.pisces.pisces_moves import ACTIONS, auctioned, begun, equip, fishing, give, in_port, lay, play
from shoal.core.game import NOBODY, show
from shoal.games.pisces import GAME
from shoal.games.pisces.meta import RECONSTRUCTED
from shoal.games.pisces.state import PiscesState


def told(state: PiscesState, text: str) -> list[str]:
    """Take one step and tell it to a spectator."""
    before, shown = state.view(NOBODY), show(state, state.mover(), ACTIONS.parse(text), NOBODY)
    return GAME.narrate(before, shown, play(state, text).view(NOBODY))


def test_the_beginning_says_that_the_boards_are_reconstructed() -> None:
    state = GAME.start(2, {})
    assert told(state, "first 1") == ["Seat 1 gets the First-player Token and takes a board first.", RECONSTRUCTED]
    assert told(state, "take crab") == ["Seat 1 takes the crab board."]
    assert told(state, "take tuna") == [
        "Seat 0 takes the tuna board.",
        "Not in this game: snapper, mahi, shark and sardine.",
        "In the ocean 1, 2 and 3 reach crab, 4, 5 and 6 reach tuna.",
    ]


def test_roll_again() -> None:
    state = play(GAME.start(4, {}), "first 0", "take crab", "take tuna", "take mahi")
    assert told(state, "take shark")[-1] == (
        "In the ocean 1 reaches crab, 2 reaches tuna, 3 reaches mahi, 4 reaches shark; 5 and 6 roll again."
    )


def test_goals() -> None:
    state = begun("crab", "tuna")
    assert told(state.copy(), "goal crab") == ["Round 1 begins. The first goal is crab."]
    play(state, "goal crab")
    assert told(state.copy(), "goal tuna") == ["The second goal is tuna: crab and tuna win a trophy."]
    assert told(state, "goal crab") == ["The second goal is crab: two crab chips win a trophy."]


def test_blocks_and_boats() -> None:
    state = play(begun("crab", "tuna"), "goal crab", "goal tuna")
    assert told(state, "block crab adult 9-10") == ["Seat 0 protects crab adult 9-10, 1 chip."]
    play(state, "block tuna adult 6")
    assert told(state, "boat crab") == ["Seat 0 sends a boat to crab."]
    assert told(state, "boat ocean") == ["Seat 0 sends a boat to the ocean."]


def test_attempts() -> None:
    state = fishing("crab", "tuna", blocks=("crab adult 8", "tuna adult 6"), fleets=("crab crab", "crab ocean"))
    lay(state, crab_adult_7=3)
    assert told(state, "cast crab") == ["Seat 0 fishes at crab, with 2 dice."]
    assert told(state, "roll 8") == [
        "Seat 0 rolls 8 and meets the block of Seat 0 on crab adult 8.",
        "Seat 0 gets 1 star.",
    ]
    play(state, "cast crab")
    assert told(state, "roll 7") == ["Seat 0 rolls 7 and lands 3 chips of crab adult 7, worth 15."]
    play(state, "cast crab")
    assert told(state, "roll 7") == ["Seat 1 rolls 7 and hits nothing."]
    assert told(state, "cast ocean") == ["Seat 1 fishes at the ocean, with one die."]
    assert told(state, "roll 4") == ["Seat 1 rolls 4, which hits tuna spawner a (1 chip) or tuna spawner b (1 chip)."]
    assert told(state, "stack tuna spawner a") == [
        "Seat 1 lands 1 chip of tuna spawner a, worth 9.",
        "Boats and blocks return to port. The shop opens.",
    ]


def test_a_trophy_and_a_release() -> None:
    state = fishing("crab", "tuna", goals=("crab", "crab"), fleets=("crab crab", "ocean ocean"))
    lay(state, crab_adult_8=2)
    play(state, "cast crab")
    assert told(state, "roll 8")[-1] == "Seat 0 has met the goals and wins a trophy."
    play(state, "cast crab")
    assert told(state, "roll 4") == ["Seat 0 rolls 4 and releases 1 chip of crab juvenile 4."]


def test_gear_at_sea() -> None:
    state = equip(fishing("crab", "tuna", fleets=("crab crab", "ocean ocean")), 0, finder=1, outrigger=1)
    assert told(state, "finder crab") == ["Seat 0 lifts the boat at crab with a Fish Finder."]
    assert told(state, "cast tuna") == ["Seat 0 fishes at tuna, coming from crab, with one die."]
    assert told(state, "roll 6") == ["Seat 0 rolls 6, which hits tuna adult 6 (1 chip). An Outrigger may roll again."]
    assert told(state.copy(), "reroll") == ["Seat 0 uses an Outrigger and rolls again."]
    lay(state, tuna_adult_5=0)
    play(state, "stack tuna adult 6", "cast crab")
    lay(state, crab_adult_8=0)
    assert told(state, "roll 8") == ["Seat 0 rolls 8, which hits nothing. An Outrigger may roll again."]
    assert told(state, "keep") == ["Seat 0 leaves it at that and catches nothing."]


def test_a_purchase_and_the_life_of_the_fish() -> None:
    state = give(in_port("sardine", "tuna"), 0, sardine=3)
    assert told(state, "buy outboard") == ["Seat 0 wants an Outboard Motor: 10 points to pay."]
    assert told(state, "pay sardine") == ["Seat 0 pays with a sardine chip, 4 points."]
    play(state, "pay sardine")
    assert told(state, "pay sardine") == [
        "Seat 0 pays with a sardine chip, 4 points.",
        "Seat 0 has an Outboard Motor.",
    ]
    play(state, "done")
    assert told(state, "done") == [
        "Seat 1 leaves the shop.",
        "The fish live on.",
        "Tuna: 2 dead, 5 at the spawning grounds, 6 born.",
        "Sardine: 2 dead, 4 at the spawning grounds; dice say how many are born.",
    ]
    assert told(state, "roll 9") == [
        "The sardine dice show 9: 9 chips born.",
        "The First-player Token is auctioned. Seat 1 speaks first.",
    ]


def test_a_basket() -> None:
    state = give(in_port("snapper", "tuna", joint_payment=True), 0, snapper=3)
    play(state, "buy outrigger")
    assert told(state, "buy finder") == ["Seat 0 wants a Fish Finder: 20 points to pay."]
    assert told(state, "done") == ["Seat 0 goes to pay for everything together."]
    play(state, "pay snapper", "pay snapper")
    assert told(state, "pay snapper")[-1] == "Seat 0 has an Outrigger and a Fish Finder."


def test_the_last_payment_of_a_basket_lets_the_fish_live() -> None:
    state = give(in_port("snapper", "tuna", joint_payment=True), 1, snapper=2)
    play(state, "done", "buy finder", "done", "pay snapper")
    assert "The fish live on." in told(state, "pay snapper")


def test_an_auction() -> None:
    state = auctioned(in_port("sardine", "tuna", first=1), 0, 1, {"sardine": 3})
    assert told(state, "bid 7") == ["Seat 0 bids 7."]
    assert told(state, "pass") == ["Seat 1 passes.", "Seat 0 wins the auction and has to pay 7."]
    assert told(state, "motor") == ["Seat 0 counts an Outboard Motor."]
    assert told(state, "pay sardine") == [
        "Seat 0 pays with a sardine chip, 4 points.",
        "The bid is paid. Seat 0 has the First-player Token.",
    ]
    nobody = auctioned(in_port("sardine", "tuna"), 0, 0, {})
    play(nobody, "pass")
    assert told(nobody, "pass") == ["Seat 0 passes.", "Nobody has bid. The token passes to Seat 1."]


def at_the_last_boat(**chips: int) -> PiscesState:
    state = give(fishing("crab", "tuna", fleets=("ocean ocean", "crab crab")), 0, **chips)
    state.round = 6
    for _ in range(2):
        play(state, "cast ocean", "roll 1", "stack crab spawner b")
    play(state, "cast crab", "roll 3", "cast crab")
    return state


def test_the_end() -> None:
    state = at_the_last_boat(crab=1)
    assert told(state, "roll 3") == [
        "Seat 1 rolls 3 and hits nothing.",
        "The last boat is home.",
        "The award for most stars goes to Seat 0.",
        "Game over: Seat 0 wins with 25 points.",
    ]


def test_ties() -> None:
    state = at_the_last_boat(crab=1, sardine=1)
    state.stars = [0, 0]
    shared = give(state.copy(), 1, crab=1, sardine=1)
    assert told(shared, "roll 3")[-1] == "Game over: Seat 0 and Seat 1 share the win with 9 points."
    assert told(give(state, 1, tuna=1), "roll 3")[-1] == "Game over: Seat 0 wins by more species with 9 points."
