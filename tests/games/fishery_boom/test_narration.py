"""What is told of a game of Fishery Boom."""

import pytest

from games.fishery_boom.fishery_boom_moves import leave, marking, opened, own, play
from shoal.core.game import ALL, NOBODY, show
from shoal.games.fishery_boom import GAME
from shoal.games.fishery_boom.state import FisheryBoomState


def told(state: FisheryBoomState, last: str) -> list[str]:
    """Play the step, and tell it to a spectator."""
    shown = show(state, state.mover(), GAME.actions.parse(last), NOBODY)
    before = state.view(NOBODY)
    return GAME.narrate(before, shown, play(state, last).view(NOBODY))


def test_the_start() -> None:
    assert told(GAME.start(3, {}), "start 2") == ["South ate seafood last and starts."]


def test_a_catch() -> None:
    state = own(opened(), "seine")
    assert told(state, "fish with seine") == ["North fishes with the Seine net."]
    assert told(state, "roll 4") == ["North rolls a 4."]
    assert told(state, "roll 2") == ["North rolls a 2: the dice show 2 and 4."]
    assert told(state, "take Cod 2 for 4") == ["North takes Cod 2 for the 4 and fills a plate."]
    assert told(state, "take Cod 1 for 4") == ["North takes Cod 1 for the 4, more than was asked for."]


def test_radar_release_and_ice() -> None:
    state = play(own(opened(), "radar", "release", "refrigeration", "trawler"), "fish with trawler")
    play(state, "roll 4", "roll 4", "roll 5")
    assert told(state.copy(), "stop") == ["North keeps the dice as they are."]
    assert told(state, "reroll 4") == ["North sets a 4 aside to roll it again."]
    assert told(state, "stop") == ["North rolls 1 die again."]
    assert told(state, "roll 6") == ["North rolls a 6: the dice show 4, 5 and 6."]
    assert told(state, "kill with 5") == ["North kills with the 5 and takes with the others."]
    assert told(state, "kill Squid 1 for 5") == ["North kills Squid 1 with the 5."]
    assert told(state, "take Cod 1 for 4") == ["North has Cod 1 on the hook for the 4."]
    assert told(state.copy(), "keep") == ["North keeps Cod 1 and fills a plate."]
    assert told(state.copy(), "release") == ["North lets Cod 1 go again."]
    assert told(state, "refrigerate") == ["North puts Cod 1 on ice for next year."]


@pytest.mark.parametrize(
    ("die", "line"), [(4, "North may take one more fish for the 4."), (6, "North gives up the extra fish to a 6.")]
)
def test_the_extra_fish(die: int, line: str) -> None:
    state = play(own(opened(), "longline", "longline+"), "fish with longline+", "roll 4", "roll 6")
    assert told(state, f"extra for {die}") == [line]


def test_dice_without_fish() -> None:
    state = play(leave(own(opened(), "seine"), "Tuna"), "fish with seine", "roll 4")
    assert told(state, "roll 5")[1:] == ["No fish is left for 5: 2 go uncaught."]
    state = play(leave(own(opened(), "trawler"), "Tuna"), "fish with trawler", "roll 4", "roll 4", "roll 5")
    assert told(state, "kill with 5")[1:] == [
        "No fish is left for 4: 2 go uncaught.",
        "No fish is left for 5, so none is killed.",
    ]
    state = play(own(opened(), "longline"), "fish with longline", "roll 6")
    assert told(state, "roll 6")[1:] == ["Sixes catch nothing with a Longline."]


def test_boxes() -> None:
    state = marking(3)
    assert told(state.copy(), "mark trawler") == ["North marks Trawler, which works from next year on."]
    assert told(state.copy(), "mark faux") == ["North marks Faux Fish and fills a plate."]
    assert told(state.copy(), "mark overfish") == ["North marks Overfish and goes fishing again."]
    assert told(play(state.copy(), "mark overfish"), "fish with default") == ["North fishes once more with Default."]
    assert told(marking(year=10), "mark radar") == ["North marks Fish Radar, too late to be of use."]


def test_marketing() -> None:
    state = marking(3)
    assert told(state, "mark marketing") == ["North marks Marketing."]
    assert told(state.copy(), "add plate") == ["North adds an empty plate."]
    assert told(state.copy(), "cross out plate") == ["North crosses out an empty plate."]
    state.fish[0] = 2
    assert told(state.copy(), "add plate") == ["North adds a plate, and an excess fish goes on it."]
    assert told(state, "cross out plate") == ["North crosses nothing out: no plate is empty."]


def test_shields_and_poachers() -> None:
    state = marking(3, year=2)
    assert told(state, "mark enforcement") == ["North marks Enforcement."]
    assert told(state, "shield Pollock") == ["North fills the shield of Pollock."]
    play(state, "shield Cod", "mark enforcement", "shield Tuna")
    assert told(state, "shield Cod") == ["East names Cod, protected already."]
    assert told(state, "mark seine") == [
        "South marks Seine net, which works from next year on.",
        "Demand for year 3: North 1 plate, East 1 plate and South 1 plate.",
        "Illegal fishing follows, with 2 dice.",
    ]
    assert told(state.copy(), "roll 4") == ["Illegal fishing rolls a 4: Mackerel 1 is killed."]
    assert told(state.copy(), "roll 3") == ["Illegal fishing rolls a 3: with Tuna protected, there is nothing to kill."]
    assert told(state, "roll 6") == ["Illegal fishing rolls a 6: with Pollock protected, Anchovy 1 is killed."]
    leave(state, "Cod 2", "Whales 2")
    assert told(state, "roll 1") == [
        "Illegal fishing rolls a 1: there is nothing to kill.",
        "Depletion: nothing more is lost.",
        "Cod 1, Cod 3 and Whales 1 have grown back.",
        "Year 3 of 10 begins, and South starts.",
    ]


def test_depletion() -> None:
    state = play(marking(4), "mark seine", "mark seine", "mark seine")
    for name in ("Sharks 2", "Cod 2"):
        state.mark_fish(state.seas.fish.index(name), 3)
    assert told(state, "mark seine")[2:] == [
        "Depletion: Sharks 2 and Cod 2 are gone.",
        "Year 2 of 10 begins, and West starts.",
    ]


def test_the_end_of_all_fishing() -> None:
    state = marking(2)
    assert told(play(opened(), "fish with default", "roll 6", "take Pollock 1 for 6", "fish with default", "roll 6"),
                "take Pollock 2 for 6")[1:] == ["All have fished; now each country marks a box."]  # fmt: skip
    assert state.mover() == 0


@pytest.mark.parametrize(
    ("options", "result"),
    [
        ({}, "Game over: North wins (North 1 and East -2)."),
        ({"scoring": "co-operative"}, "Game over: together -1 points (North 1 and East -2)."),
    ],
)
def test_the_result(options: dict[str, str], result: str) -> None:
    state = marking(2, year=10, **options)
    state.plates[:9] = [0] * 9
    state.plates[10:19] = [0] * 9
    assert told(play(state, "mark faux"), "mark seine") == ["East marks Seine net, too late to be of use.", result]


def test_a_shared_win_in_an_empty_sea() -> None:
    state = play(leave(marking(4)), "mark seine", "mark seine", "mark seine")
    assert told(state, "mark seine")[-1] == (
        "Game over, the sea is empty: North, East, South and West share the win "
        "(North -2, East -2, South -2 and West -2)."
    )


def test_everybody_is_told_the_same() -> None:
    state = opened("fish with default", "roll 4")
    action = GAME.actions.parse("take Cod 1 for 4")
    after = play(state.copy(), "take Cod 1 for 4")
    lines = [
        GAME.narrate(state.view(reader), show(state, 0, action, reader), after.view(reader))
        for reader in (0, 1, NOBODY, ALL)
    ]
    assert lines == [["North takes Cod 1 for the 4 and fills a plate."]] * 4
