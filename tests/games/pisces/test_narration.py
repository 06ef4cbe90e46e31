"""What is told of a game of Pisces."""

from games.pisces.pisces_moves import ACTIONS, auctioned, begun, equip, fishing, give, in_port, lay, play
from shoal.core.game import NOBODY, show
from shoal.games.pisces import GAME
from shoal.games.pisces.state import PiscesState
from shoal.texts import Speaker

RECONSTRUCTED = "The boards are a reconstruction: their pictures are lost."


def told(state: PiscesState, text: str, reader: int = NOBODY, language: str = "en") -> list[str]:
    """Take one step and tell it to a spectator, or to one of the players."""
    before, shown = state.view(reader), show(state, state.mover(), ACTIONS.parse(text), reader)
    tellings = GAME.tell(before, shown, play(state, text).view(reader))
    return [Speaker(GAME, language, reader=reader)(telling) for telling in tellings]


def test_the_beginning_says_that_the_boards_are_reconstructed() -> None:
    state = GAME.start(2, {})
    assert told(state, "first 1") == ["Seat 2 gets the First-player Token and takes a board first.", RECONSTRUCTED]
    assert told(state, "take crab") == ["Seat 2 takes the Crab board."]
    assert told(state, "take tuna", reader=0) == [
        "You take the Tuna board.",
        "Not in this game: Snapper, Mahi-mahi, Shark, and Sardine.",
        "On the Open Ocean, 1, 2, and 3 reach the spawners of Crab.",
        "On the Open Ocean, 4, 5, and 6 reach the spawners of Tuna.",
    ]


def test_roll_again() -> None:
    state = play(GAME.start(5, {}), "first 0", "take crab", "take tuna", "take mahi", "take shark")
    assert told(state, "take sardine")[-2:] == [
        "On the Open Ocean, 5 reaches the spawners of Sardine.",
        "On the Open Ocean, 6 is rolled again.",
    ]


def test_goals() -> None:
    state = begun("mahi", "tuna")
    assert told(state.copy(), "goal mahi") == ["Round 1. The first goal is Mahi-mahi."]
    play(state, "goal mahi")
    assert told(state.copy(), "goal tuna") == ["The second goal is Tuna: catch Mahi-mahi and Tuna to win a trophy."]
    assert told(state, "goal mahi") == [
        "The second goal is Mahi-mahi again: catch two chips of it to win a trophy.",
    ]


def test_blocks_and_boats() -> None:
    state = play(begun("crab", "tuna"), "goal crab", "goal tuna")
    assert told(state, "block crab adult 9-10") == ["Seat 1 protects Crab adult 9-10, 1 chip."]
    play(state, "block tuna adult 6")
    assert told(state, "boat crab") == ["Seat 1 sends a boat to Crab."]
    assert told(state, "boat ocean") == ["Seat 1 sends a boat to the Open Ocean."]


def test_attempts() -> None:
    state = fishing("crab", "tuna", blocks=("crab adult 7", "tuna spawner b"), fleets=("crab crab", "crab ocean"))
    lay(state, crab_adult_8=3)
    assert told(state, "cast crab") == ["Seat 1 fishes on Crab with 2 dice."]
    assert told(state, "roll 8") == [
        "Seat 1 rolls 8 on Crab.",
        "Seat 1 lands 3 chips of Crab adult 8, worth 15 points.",
    ]
    play(state, "cast crab")
    assert told(state, "roll 8") == ["Seat 1 rolls 8 on Crab and hits nothing."]
    play(state, "cast crab", "roll 8")
    assert told(state, "cast ocean") == ["Seat 2 fishes on the Open Ocean with one die."]
    assert told(state.copy(), "roll 1") == [
        "Seat 2 rolls 1 on the Open Ocean. To choose from: Crab spawner a and Crab spawner b."
    ]
    assert told(state, "roll 4") == [
        "Seat 2 rolls 4 on the Open Ocean. To choose from: Tuna spawner a and Tuna spawner b. Blocked: Tuna spawner b.",
    ]
    assert told(state, "stack tuna spawner a") == [
        "Seat 2 lands 1 chip of Tuna spawner a, worth 9 points.",
        "Boats and blocks return to port. The shop opens.",
    ]


def test_a_block_is_somebody_else_s_or_one_s_own() -> None:
    state = fishing("crab", "tuna", blocks=("crab adult 8", "tuna adult 6"), fleets=("tuna crab", "crab ocean"))
    play(state, "cast crab")
    assert told(state.copy(), "roll 8") == [
        "Seat 1 rolls 8 on Crab.",
        "Seat 1 hits Crab adult 8, where their own block holds the fish.",
        "Seat 1 gets 1 star.",
    ]
    assert told(state, "roll 8", reader=0) == [
        "You roll 8 on Crab.",
        "You hit Crab adult 8, where your own block holds the fish.",
        "You get 1 star.",
    ]
    play(state, "cast tuna")
    assert told(state.copy(), "roll 6", reader=1)[1:] == [
        "Seat 1 hits Tuna adult 6, where your block holds the fish.",
        "You get 1 star.",
    ]
    assert told(lay(state, tuna_adult_6=2), "roll 6")[1:] == [
        "Seat 1 hits Tuna adult 6, where Seat 2’s block holds the fish.",  # noqa: RUF001  (an apostrophe)
        "Seat 2 gets 2 stars.",
    ]


def test_a_trophy_and_a_release() -> None:
    state = fishing("crab", "tuna", goals=("crab", "crab"), fleets=("crab crab", "ocean ocean"))
    lay(state, crab_adult_8=2)
    play(state, "cast crab")
    assert told(state, "roll 8")[-1] == "Seat 1 has met the goals and wins a trophy."
    play(state, "cast crab")
    assert told(state, "roll 4") == ["Seat 1 rolls 4 on Crab.", "Seat 1 releases 1 chip of Crab juvenile 4."]


def test_gear_at_sea() -> None:
    state = equip(fishing("crab", "tuna", fleets=("crab crab", "ocean ocean")), 0, finder=1, outrigger=1)
    assert told(state.copy(), "finder crab", reader=0) == ["You lift a boat from Crab with a Fish Finder."]
    assert told(state, "finder crab") == ["Seat 1 lifts a boat from Crab with a Fish Finder."]
    assert told(state, "cast tuna") == ["Seat 1 fishes on Tuna with one die; the boat comes from Crab."]
    assert told(state, "roll 6") == [
        "Seat 1 rolls 6 on Tuna. That hits Tuna adult 6.",
        "Seat 1 may roll again with an Outrigger.",
    ]
    assert told(state.copy(), "reroll") == ["Seat 1 uses an Outrigger and rolls again on Tuna."]
    play(state, "stack tuna adult 6", "cast crab")
    lay(state, crab_adult_8=0)
    assert told(state, "roll 8") == [
        "Seat 1 rolls 8 on Crab and hits nothing.",
        "Seat 1 may roll again with an Outrigger.",
    ]
    assert told(state, "keep") == ["Seat 1 leaves it at that and catches nothing on Crab."]


def test_a_blocked_stack_alone_with_an_outrigger() -> None:
    state = fishing("crab", "tuna", blocks=("crab adult 8", "tuna adult 6"), fleets=("crab crab", "ocean ocean"))
    play(equip(state, 0, outrigger=1), "cast crab")
    assert told(state, "roll 8")[0] == "Seat 1 rolls 8 on Crab. That hits Crab adult 8, which is blocked."


def test_a_purchase_and_the_life_of_the_fish() -> None:
    state = give(in_port("sardine", "tuna"), 0, sardine=3)
    assert told(state, "buy outboard") == ["Seat 1 chooses an Outboard Motor: 10 points to pay."]
    assert told(state, "pay sardine") == ["Seat 1 pays with a Sardine chip, 4 points."]
    play(state, "pay sardine")
    assert told(state, "pay sardine") == [
        "Seat 1 pays with a Sardine chip, 4 points.",
        "Seat 1 gets an Outboard Motor, for use from the next round on.",
    ]
    play(state, "done")
    assert told(state, "done") == [
        "Seat 2 leaves the shop.",
        "The fish live on.",
        "Tuna: 2 dead, 5 at the spawning grounds, 6 born.",
        "Sardine: 2 dead, 4 at the spawning grounds; dice decide how many are born.",
    ]
    assert told(state, "roll 9") == [
        "The dice for Sardine show 9: 9 chips are born.",
        "The First-player Token is auctioned. Seat 2 speaks first.",
    ]


def test_a_boat_is_built() -> None:
    state = play(give(in_port("snapper", "tuna"), 0, snapper=3), "buy boat", "pay snapper", "pay snapper")
    assert told(state.copy(), "pay snapper")[-1] == "Seat 1 builds a boat and has 3 boats now."
    assert told(state, "pay snapper", reader=0)[-1] == "You build a boat and have 3 boats now."


def test_a_basket() -> None:
    state = give(in_port("snapper", "tuna", joint_payment=True), 0, snapper=3)
    play(state, "buy outrigger")
    assert told(state, "buy finder") == ["Seat 1 chooses a Fish Finder: 20 points to pay."]
    assert told(state, "done") == ["Seat 1 pays 20 points for everything together: Outrigger and Fish Finder."]
    play(state, "pay snapper", "pay snapper")
    assert told(state, "pay snapper")[-2:] == [
        "Seat 1 gets an Outrigger, for use from the next round on.",
        "Seat 1 gets a Fish Finder, for use from the next round on.",
    ]


def test_more_than_the_price() -> None:
    state = give(in_port("snapper", "tuna", overpay=True), 0, snapper=3)
    play(state, "buy finder", "pay snapper", "pay snapper")
    assert told(state, "pay snapper") == ["Seat 1 pays with a Snapper chip, 8 points."]
    assert told(state, "done") == [
        "Seat 1 has paid.",
        "Seat 1 gets a Fish Finder, for use from the next round on.",
    ]


def test_the_last_payment_of_a_basket_lets_the_fish_live() -> None:
    state = give(in_port("snapper", "tuna", joint_payment=True), 1, snapper=2)
    play(state, "done", "buy finder", "done", "pay snapper")
    assert "The fish live on." in told(state, "pay snapper")


def test_an_auction() -> None:
    state = auctioned(in_port("sardine", "tuna", first=1), 0, 1, {"sardine": 3})
    assert told(state, "bid 7") == ["Seat 1 bids 7."]
    assert told(state, "pass") == ["Seat 2 passes.", "Seat 1 wins the auction and has to pay 7 points."]
    assert told(state, "motor") == ["Seat 1 counts an Outboard Motor, 3 points."]
    assert told(state, "pay sardine") == [
        "Seat 1 pays with a Sardine chip, 4 points.",
        "The bid is paid. Seat 1 has the First-player Token.",
    ]
    nobody = auctioned(in_port("sardine", "tuna"), 0, 0, {})
    play(nobody, "pass")
    assert told(nobody, "pass", reader=1) == [
        "Seat 1 passes.",
        "Nobody has bid. The First-player Token passes to you.",
    ]


def at_the_last_boat(**chips: int) -> PiscesState:
    state = give(fishing("crab", "tuna", fleets=("ocean ocean", "crab crab")), 0, **chips)
    state.round = 6
    for _ in range(2):
        play(state, "cast ocean", "roll 1", "stack crab spawner b")
    play(state, "cast crab", "roll 3", "cast crab")
    return state


def test_the_end_tells_the_points_of_everybody() -> None:
    state = at_the_last_boat(crab=1)
    state.trophies = [0, 1]
    assert told(state.copy(), "roll 3") == [
        "Seat 2 rolls 3 on Crab and hits nothing.",
        "The last boat is home.",
        "The award for the most stars, 20 points, goes to Seat 1 with 2 stars.",
        "Seat 1 has 25 points: 5 in chips, 0 in trophies, 20 by the award.",
        "Seat 2 has 10 points: 0 in chips, 10 in trophies, 0 by the award.",
        "Game over: Seat 1 wins with 25 points.",
    ]
    state.stars = [1, 1]
    assert told(state, "roll 3", reader=0)[2:] == [
        "The award for the most stars, 20 points, goes to you and Seat 2 with 1 star each.",
        "You have 25 points: 5 in chips, 0 in trophies, 20 by the award.",
        "Seat 2 has 30 points: 0 in chips, 10 in trophies, 20 by the award.",
        "Game over: Seat 2 wins with 30 points.",
    ]


def test_ties_tell_what_breaks_them() -> None:
    state = at_the_last_boat(crab=1, sardine=1)
    state.stars = [0, 0]
    shared = give(state.copy(), 1, crab=1, sardine=1)
    assert told(shared, "roll 3")[-1] == (
        "Game over: Seat 1 and Seat 2 share the win with 9 points and chips of 2 species each."
    )
    assert told(give(state, 1, tuna=1), "roll 3")[-1] == (
        "Game over: Seat 1 and Seat 2 are level at 9 points. "
        "Seat 1 wins the tie with chips of 2 species, more than anybody else in it."
    )


def test_other_languages() -> None:
    state = at_the_last_boat(crab=1)
    assert told(state.copy(), "roll 3", reader=0, language="de")[2:] == [
        "Die Auszeichnung für die meisten Sterne, 20 Punkte, geht an dich mit 2 Sternen.",
        "Du hast 25 Punkte: 5 durch Chips, 0 durch Trophäen, 20 durch die Auszeichnung.",
        "Platz 2 hat 0 Punkte: 0 durch Chips, 0 durch Trophäen, 0 durch die Auszeichnung.",
        "Spielende: Du gewinnst mit 25 Punkten.",
    ]
    assert told(state, "roll 3", language="ja")[-1] == "終了。1番が25点で勝ちました。"


def test_boats_that_the_order_forbids_elsewhere_are_said_to_be_so() -> None:
    """After a boat to the ocean only the ocean can be named: not because one area is left in the game."""
    state = begun("tuna", "crab", first=0)
    play(state, "goal tuna", "goal crab", "block tuna adult 6", "block crab adult 6", "boat ocean")
    forced = GAME.forced(state.view(NOBODY))
    assert forced is not None
    assert GAME.actions.format(forced.action) == "boat ocean"
    assert Speaker(GAME)(forced.why) == "Sent for Seat 1: in the order of the areas only this one is left."


def test_the_order_of_boats_is_drawn_before_one_is_sent() -> None:
    state = begun("tuna", "crab", first=0)
    play(state, "goal tuna", "goal crab", "block tuna adult 6", "block crab adult 6")
    assert "Name boats board by board, the Open Ocean last." in GAME.draw(state.view(0), Speaker(GAME))


def test_who_has_chosen_something_goes_to_pay() -> None:
    """With a joint payment the last thing that fits ends the choosing, and everything is paid then."""
    state = play(give(in_port("sardine", "crab", joint_payment=True), 0, crab=2), "buy finder")
    forced = GAME.forced(state.view(NOBODY))
    assert forced is not None
    assert GAME.actions.format(forced.action) == "done"
    assert Speaker(GAME)(forced.why).startswith("Gone to pay for Seat 1")
