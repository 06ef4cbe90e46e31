"""What is told of a game of Fishery Boom."""

import pytest

from games.fishery_boom.fishery_boom_moves import leave, marking, opened, own, play
from shoal.core.game import ALL, NOBODY, show
from shoal.core.telling import telling
from shoal.games.fishery_boom import GAME
from shoal.games.fishery_boom.state import FisheryBoomState
from shoal.texts import Speaker

SAY = Speaker(GAME)


def told(state: FisheryBoomState, last: str) -> list[str]:
    """Play the step, and tell it to a spectator."""
    shown = show(state, state.mover(), GAME.actions.parse(last), NOBODY)
    before = state.view(NOBODY)
    return [SAY(one) for one in GAME.tell(before, shown, play(state, last).view(NOBODY))]


def test_the_start() -> None:
    assert told(GAME.start(3, {}), "start 2") == ["South ate seafood last and starts."]


def test_a_catch() -> None:
    state = own(opened(), "seine")
    assert told(state, "fish with seine") == ["North fishes with the Seine net."]
    assert told(state, "roll 4") == ["North rolls a 4."]
    assert told(state, "roll 2") == ["North rolls a 2: the dice show 2 and 4."]
    assert told(state, "take Cod 2 for 4") == ["North takes Cod 2 for a 4 and fills a plate."]
    assert told(state, "take Cod 1 for 4") == ["North takes Cod 1 for a 4, more than was asked for."]


def test_radar_release_and_ice() -> None:
    state = play(own(opened(), "radar", "release", "refrigeration", "trawler"), "fish with trawler")
    play(state, "roll 4", "roll 4", "roll 5")
    assert told(state.copy(), "stop") == ["North keeps the dice as they are."]
    assert told(state, "reroll 4") == ["North sets a 4 aside to roll it again."]
    assert told(state, "stop") == ["North rolls 1 die again."]
    assert told(state, "roll 6") == ["North rolls a 6: the dice show 4, 5, and 6."]
    assert told(state, "kill with 5") == ["North chooses a 5 to kill with."]
    assert told(state, "kill Squid 1 for 5") == ["North kills Squid 1 with a 5."]
    assert told(state, "take Cod 1 for 4") == ["North has Cod 1 on the hook for a 4."]
    assert told(state.copy(), "keep") == ["North keeps Cod 1 and fills a plate."]
    assert told(state.copy(), "release") == ["North lets Cod 1 go again."]
    assert told(state, "refrigerate") == ["North puts Cod 1 on ice for next year."]


@pytest.mark.parametrize(
    ("die", "line"),
    [(4, "North chooses a 4 for the extra fish."), (6, "North gives the extra fish to a 6, where it is lost.")],
)
def test_the_extra_fish(die: int, line: str) -> None:
    state = play(own(opened(), "longline", "longline+"), "fish with longline+", "roll 4", "roll 6")
    assert told(state, f"extra for {die}") == [line]


def test_dice_without_fish() -> None:
    state = play(leave(own(opened(), "seine"), "Tuna"), "fish with seine", "roll 4")
    assert told(state, "roll 5")[1:] == ["No fish is left for a 5: 2 catches are lost."]
    state = play(leave(own(opened(), "trawler"), "Tuna"), "fish with trawler", "roll 4", "roll 4", "roll 5")
    assert told(state, "kill with 5")[1:] == [
        "No fish is left for a 4: 2 catches are lost.",
        "No fish is left for a 5, so none is killed.",
    ]
    state = play(own(opened(), "longline"), "fish with longline", "roll 6")
    assert told(state, "roll 6")[1:] == ["A Longline catches nothing for a 6."]


def test_boxes() -> None:
    state = marking(3)
    assert told(state.copy(), "mark trawler") == ["North marks Trawler, which works from next year on."]
    assert told(state.copy(), "mark faux") == ["North marks Faux Fish and fills a plate."]
    assert told(state.copy(), "mark overfish") == ["North marks Overfish and goes fishing again."]
    assert told(play(state.copy(), "mark overfish"), "fish with default") == ["North fishes once more, with Default."]
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
        "Plates for year 3: North 1, East 1, and South 1.",
        "Illegal fishing follows, with 2 dice.",
    ]
    assert told(state.copy(), "roll 4") == ["Illegal fishing rolls a 4 and kills Mackerel 1."]
    assert told(state.copy(), "roll 3") == ["Illegal fishing rolls a 3. With Tuna protected, there is nothing to kill."]
    assert told(state, "roll 6") == ["Illegal fishing rolls a 6. With Pollock protected, it kills Anchovy 1."]
    leave(state, "Cod 2", "Whales 2")
    assert told(state, "roll 1") == [
        "Illegal fishing rolls a 1. There is nothing to kill.",
        "Depletion: nothing more is lost.",
        "Cod 1, Cod 3, and Whales 1 have grown back.",
        "Year 3 of 10: South starts.",
    ]


def test_depletion() -> None:
    state = play(marking(4), "mark seine", "mark seine", "mark seine")
    for name in ("Sharks 2", "Cod 2"):
        state.mark_fish(state.seas.fish.index(name), 3)
    assert told(state, "mark seine")[2:] == [
        "Depletion: Sharks 2 and Cod 2 are gone.",
        "Year 2 of 10: West starts.",
    ]


def test_the_end_of_all_fishing() -> None:
    state = marking(2)
    assert told(play(opened(), "fish with default", "roll 6", "take Pollock 1 for 6", "fish with default", "roll 6"),
                "take Pollock 2 for 6")[1:] == ["All have fished. Now each country marks a box."]  # fmt: skip
    assert state.mover() == 0


@pytest.mark.parametrize(
    ("options", "result"),
    [
        ({}, "Game over: North wins. Points: North 1 and East -2."),
        ({"scoring": "co-operative"}, "Game over: -1 point together. Points: North 1 and East -2."),
    ],
)
def test_the_result(options: dict[str, str], result: str) -> None:
    state = marking(2, year=10, **options)
    state.plates[:9] = [0] * 9
    state.plates[10:19] = [0] * 9
    assert told(play(state, "mark faux"), "mark seine") == ["East marks Seine net, too late to be of use.", result]


def test_a_shared_win_in_an_empty_sea() -> None:
    state = play(leave(marking(4)), "mark seine", "mark seine", "mark seine")
    *_, empty, result = told(state, "mark seine")
    assert empty == "No fish is left for another year."
    assert result == (
        "Game over: North, East, South, and West tie for most points, with -2, and share the win. "
        "Points: North -2, East -2, South -2, and West -2."
    )


def tied(*marks: int) -> FisheryBoomState:
    """Return the last box of a game with equal points, in which marks decide; topmost fish have these marks."""
    state = marking(2, year=10, ties="fewest_marks")
    for seat in range(2):
        state.plates[seat * 10 : seat * 10 + 9] = [0] * 9
    for fish, mark in enumerate(marks):
        state.mark_fish(fish, mark)
    return play(state, "mark seine")


@pytest.mark.rule("FB-E5")
def test_a_tie_that_marks_break() -> None:
    assert told(tied(3, 7, 4), "mark seine")[-1] == (
        "Game over: several tie for most points, with -2. East wins, having taken and killed the fewest fish of them: "
        "North 2 and East 1. Points: North -2 and East -2."
    )


@pytest.mark.rule("FB-E5")
def test_a_tie_that_marks_do_not_break() -> None:
    assert told(tied(3, 8), "mark seine")[-1] == (
        "Game over: North and East tie for most points, with -2, and for the fewest fish taken and killed, and share "
        "the win. Fish: North 1 and East 1. Points: North -2 and East -2."
    )


def test_one_catch_is_lost() -> None:
    state = leave(opened("fish with default"), "Tuna")
    assert told(state, "roll 2")[1:] == ["No fish is left for a 2: 1 catch is lost."]


def test_the_reader_is_you() -> None:
    say = Speaker(GAME, reader=0)
    assert say(telling("fishery_boom.fished", seat=0, gear="seine-plus")) == "You fish with the upgraded Seine net."
    assert say(telling("fishery_boom.win-shared", seats=[0, 1], points=3, scores=[[0, 3], [1, 3]])) == (
        "Game over: you and East tie for most points, with 3, and share the win. Points: you 3 and East 3."
    )


def test_everybody_is_told_the_same() -> None:
    state = opened("fish with default", "roll 4")
    action = GAME.actions.parse("take Cod 1 for 4")
    after = play(state.copy(), "take Cod 1 for 4")
    told_to = [
        GAME.tell(state.view(reader), show(state, 0, action, reader), after.view(reader))
        for reader in (0, 1, NOBODY, ALL)
    ]
    assert told_to == [[telling("fishery_boom.taken-on-plate", seat=0, fish="Cod 1", die=4)]] * 4
