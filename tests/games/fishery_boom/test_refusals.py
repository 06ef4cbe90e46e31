"""What is said to a player whose step is refused in Fishery Boom, and by which rule."""

import pytest

from games.fishery_boom.fishery_boom_moves import in_year, leave, marking, opened, own, play, wandered
from shoal.games.fishery_boom import GAME
from shoal.games.fishery_boom.state import FisheryBoomState
from shoal.texts import Speaker

SAY = Speaker(GAME)


def why(state: FisheryBoomState, text: str) -> tuple[str, str]:
    """Return the rule and the sentence that refuse the step to the seat whose turn it is."""
    refusal = state.refusal(state.mover(), GAME.actions.parse(text))
    assert refusal is not None
    return refusal.rule, SAY(refusal.telling)


def fishing(gear: str, *dice: int) -> FisheryBoomState:
    state = own(opened(), *dict.fromkeys([gear.removesuffix("+"), gear]))
    return play(state, f"fish with {gear}", *[f"roll {die}" for die in dice])


def test_a_seine_net_has_no_use_for_the_lower_number() -> None:
    expected = ("FB-F8", "The Seine net takes fish only for the higher number, your 6.")
    assert why(wandered(2, 1, 16), "take Sharks 1 for 1") == expected
    assert why(fishing("seine+", 2, 4), "take Whales 1 for 2") == (
        "FB-F8",
        "The upgraded Seine net takes fish only for the higher number, your 4.",
    )


def test_the_die_that_kills_takes_nothing() -> None:
    kills = ("FB-F8", "The 1 that you have left kills; it takes no fish.")
    assert why(wandered(2, 2, 91), "take Sharks 1 for 1") == kills
    state = play(fishing("trawler", 1, 1, 5), "kill with 1", "take Tuna 1 for 1")
    assert why(state, "take Tuna 2 for 1") == kills
    play(state, "kill Tuna 2 for 1")
    assert why(state, "take Tuna 3 for 1") == ("FB-F8", "You have no unused 1 left.")


@pytest.mark.parametrize("gear", ["longline", "longline+"])
def test_a_longline_takes_nothing_for_a_six(gear: str) -> None:
    state = fishing(gear, 4, 6)
    if gear == "longline+":
        play(state, "extra for 6")
    assert why(state, "take Pollock 1 for 6") == ("FB-F8", "A Longline takes no fish for a 6.")


def test_each_die_is_used_once() -> None:
    state = play(fishing("longline", 4, 5), "take Cod 1 for 4")
    assert why(state, "take Cod 2 for 4") == ("FB-F8", "You have no unused 4 left.")
    assert why(state, "take Tuna 1 for 3") == ("FB-F3", "There is no 3 among your dice on the table.")


def test_what_cannot_kill() -> None:
    assert why(fishing("seine", 4, 6), "kill Pollock 1 for 6") == (
        "FB-F8",
        "You fish with the Seine net, which kills no fish.",
    )
    default = play(opened(), "fish with default", "roll 6")
    assert why(default, "kill Pollock 1 for 6") == ("FB-F8", "You fish with Default, which kills no fish.")
    state = play(fishing("trawler", 4, 5, 6), "kill with 5")
    assert why(state, "kill Pollock 1 for 6") == ("FB-F8", "The die that kills is your 5.")
    play(state, "kill Squid 1 for 5")
    assert why(state, "kill Squid 2 for 5") == ("FB-F8", "Your Trawler has killed its fish already.")


def test_a_fish_that_is_gone() -> None:
    state = play(leave(opened(), "Cod 1"), "fish with default", "roll 4")
    assert why(state, "take Cod 2 for 4") == ("FB-F3", "Cod 2 does not live any more.")
    assert why(state, "stop") == ("FB-F5", "You are not done fishing: choose a fish for one of your dice.")


def test_boxes_that_are_marked() -> None:
    state = own(marking(), "seine", "seine+", "marketing", "marketing")
    assert why(state, "mark seine+") == ("FB-U1", "You have marked Seine net upgrade already.")
    assert why(state, "mark marketing") == ("FB-U1", "You have marked both boxes of Marketing already.")
    assert why(state, "mark trawler+") == ("FB-U3", "Mark the Trawler first: this is its upgrade.")


def test_equipment_that_cannot_be_used() -> None:
    state = own(opened(upgrade_replaces_base=True), "seine", "seine+")
    assert why(state, "fish with trawler+") == ("FB-F1", "You do not own the upgraded Trawler.")
    assert why(state, "fish with seine") == (
        "FB-F12",
        "You have upgraded the Seine net, and in this game the upgrade replaces it.",
    )


def test_fish_that_cannot_be_kept_or_released() -> None:
    steps = ("fish with default", "roll 4", "take Cod 1 for 4")
    release, cold = play(own(opened(), "release"), *steps), play(own(opened(), "refrigeration"), *steps)
    assert why(release, "refrigerate") == ("FB-P2", "You need Refrigeration to put a fish on ice.")
    assert why(cold, "release") == ("FB-P1", "You need Catch and Release to let a fish go.")
    last = play(own(in_year(opened(), 10), "release", "refrigeration"), *steps)
    assert why(last, "refrigerate") == (
        "FB-P2",
        "This is the last year: there is no next year to put fish on ice for.",
    )


def test_dice_named_too_late() -> None:
    state = play(own(opened(), "radar", "seine"), "fish with seine", "roll 2", "roll 5")
    assert why(state, "reroll 3") == ("FB-P3", "There is no 3 among your dice on the table.")
    state = play(own(opened(), "radar", "trawler"), "fish with trawler", "roll 2", "roll 5", "roll 6", "reroll 5")
    assert why(state, "reroll 2") == ("ORDER", "Dice are named by rising numbers, so it is too late for a 2.")


def test_shields() -> None:
    state = play(marking(), "mark enforcement")
    assert why(state, "shield Whales") == (
        "ORDER",
        "Shields are named from top to bottom: below Whales too few are left. Name it last.",
    )
    play(state, "shield Cod")
    assert why(state, "shield Cod") == (
        "FB-B3",
        "You have named Cod just now: the species must be different.",
    )
    assert why(state, "shield Tuna") == (
        "ORDER",
        "Shields are named from top to bottom, so it is too late for Tuna.",
    )
    assert why(marking(4), "mark enforcement") == (
        "FB-B3",
        "With 4 players nobody fishes illegally, so Enforcement is not used.",
    )
