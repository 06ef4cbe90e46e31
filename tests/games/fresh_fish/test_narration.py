"""What is told of a game of Fresh Fish."""

import pytest

from games.fresh_fish.fresh_fish_moves import opened, play, ready, sketch
from shoal.core.game import NOBODY, show
from shoal.games.fresh_fish import GAME
from shoal.games.fresh_fish.narration import winner
from shoal.games.fresh_fish.state import FreshFishState
from shoal.texts import Speaker

TOWN = """
R . . . . . F
. . 0 . 1 . .
. . . . . . .
. . Z 0 # . .
. . . . . . .
1 . . . . . .
H 0 . . . . N
"""
OTHERS = "Nuclear Waste Disposal 8, Gas Station 8, and Game Shop 8"
NOT_BUILT = "Not on the board: Nuclear Waste Disposal, Gas Station, and Game Shop."
LAST = """
R = = # = = F
= # = = = # =
= # # h0 # # =
= = = = = = =
= # # h1 # # =
= # = = = # =
H = = 0 = = N
"""


def told(state: FreshFishState, text: str, reader: int = NOBODY) -> list[str]:
    """Play one more action, and tell it to a reader."""
    seat, colon, action = text.rpartition(": ")
    mover = int(seat) if colon else state.mover()
    shown, before = show(state, mover, GAME.actions.parse(action), reader), state.view(reader)
    say = Speaker(GAME, reader=reader)
    return [say(telling) for telling in GAME.tell(before, shown, play(state, text).view(reader))]


def test_setting_up() -> None:
    """The Harbor is told of with the first center that chance places."""
    state = opened()
    assert told(state, "center g1") == ["The Harbor stands at a1.", "The Nuclear Power Plant stands at g1."]
    assert told(state, "center a7") == ["The Oil Refinery stands at a7."]
    assert told(opened(layout="complex"), "center b1") == [
        "The Harbor stands at a1.",
        "The Nuclear Power Plant stands at b1.",
        "Expropriated for a street: a2.",
    ]
    assert told(opened("center g1", "center a7", "center g7"), "seat 1 starts") == ["Vermilion begins."]


def test_reserving_drawing_passing() -> None:
    state = ready()
    assert told(state, "reserve c4") == ["Blue reserves c4."]
    assert told(play(state, "reserve d4"), "draw") == ["Blue draws a tile."]
    assert told(state, "tile apartments") == ["Apartments are turned up."]
    assert told(state, "build c4") == ["Blue builds apartments at c4."]


def test_apartments_that_force_streets() -> None:
    state = play(sketch(TOWN, deck="apartments, game shop"), "draw", "tile apartments")
    assert told(state, "build b1") == [
        "Blue builds apartments at b1.",
        "Expropriated for a street: a2.",
        "Vermilion's marker comes home from a2.",
    ]


def test_zones() -> None:
    state = play(sketch(TOWN, deck="construction zone, apartments, game shop"), "draw")
    assert told(state, "tile construction zone") == ["A construction zone is turned up."]
    assert told(state, "build e4") == ["Blue puts the construction zone on the apartments at e4."]
    play(state, "draw", "tile apartments")
    assert told(state, "build c4") == [
        "Vermilion builds apartments over the construction zone at c4; no reserved plot is used."
    ]
    state = play(sketch(TOWN.replace("#", "."), deck="construction zone, apartments, game shop"), "draw")
    assert told(state, "tile construction zone") == [
        "A construction zone is turned up. There are no apartments for it, so it waits for the next ones."
    ]
    play(state, "draw", "tile apartments")
    assert told(state, "build e6") == [
        "Vermilion builds apartments at e6.",
        "The waiting construction zone is put on the apartments at e6.",
    ]


def test_an_auction_tells_bids_when_the_last_is_in() -> None:
    state = play(sketch(TOWN, deck="game shop, game shop, fish market"), "draw")
    assert told(state.copy(), "tile game shop") == ["A Game Shop is turned up, and auctioned among Blue and Vermilion."]
    play(state, "tile game shop")
    assert told(state.copy(), "1: bid 4") == ["Vermilion seals a bid."]
    assert told(state.copy(), "1: bid 4", reader=1) == ["You seal a bid of 4."]
    play(state, "1: bid 4")
    lines = told(state.copy(), "0: bid 2")
    assert lines == [
        "The last bid is in, and all are opened: Blue 2 and Vermilion 4.",
        "Vermilion wins the Game Shop and pays 4.",
    ]
    assert told(state.copy(), "0: bid 2", reader=1) == [
        "The last bid is in, and all are opened: Blue 2 and you 4.",
        "You win the Game Shop and pay 4.",
    ]
    assert told(play(state, "0: bid 2"), "build e6") == [
        "Vermilion builds the Game Shop at e6.",
        "One of Vermilion's markers set aside joins the supply.",
        "Blue's turn starts again.",
    ]


def test_a_tie_is_told_with_its_order() -> None:
    for tie_break, first, order in (("author", "Blue", "drawer"), ("left", "Vermilion", "drawer's left")):
        state = play(
            sketch(TOWN, deck="game shop, game shop", tie_break=tie_break), "draw", "tile game shop", "1: bid 4"
        )
        assert told(state, "0: bid 4")[1] == (
            f"{first} wins the tie for the Game Shop and pays 4: the {order} comes first, then the others clockwise."
        )


def test_an_outlet_without_a_plot() -> None:
    state = play(sketch(TOWN.replace("1", "."), deck="game shop, game shop"), "draw", "tile game shop", "0: bid 0")
    assert told(state, "1: bid 1")[2:] == [
        "Vermilion has no reserved plot, so the Game Shop stays beside the board.",
        "Blue's turn starts again.",
    ]


def test_the_last_outlet_of_a_trade() -> None:
    state = play(sketch(TOWN.replace("0", "f0", 1), deck="game shop, fish market"), "draw")
    assert told(state, "tile game shop") == [
        "The last Game Shop is turned up.",
        "Only Vermilion still needs a Game Shop, and gets it for nothing.",
    ]


def test_a_route_is_told_when_it_exists() -> None:
    town = TOWN.replace("1 . .", "= . .")
    state = play(sketch(town, deck="fish market, game shop, fish market"), "draw", "tile fish market")
    lines = told(play(state, "0: bid 1", "1: bid 0"), "build b1")
    assert lines[0] == "Blue builds the Fish Market at b1."
    assert "The route to" not in " ".join(lines)
    town = TOWN.replace("1 . .", "= = .")
    state = play(sketch(town, deck="fish market, game shop, fish market"), "draw", "tile fish market")
    lines = told(play(state, "0: bid 1", "1: bid 0"), "build b1")
    assert lines[-1] == "The route to this Fish Market has length 2: a2 and b2."


def test_the_endgame_and_the_result() -> None:
    state = sketch(LAST)
    state.money = [3, 5]
    assert told(state.copy(), "take street") == ["The deck is empty: Blue takes a street."]
    assert told(state, "take apartments") == ["The deck is empty: Blue takes apartments that were set aside."]
    assert told(state, "build d1") == [
        "Blue builds apartments at d1.",
        "Game over. The last plot was developed.",
        f"Blue scores 27: Fish Market 6, {OTHERS} make 30, less 3 money. {NOT_BUILT}",
        f"Vermilion scores 23: Fish Market 4, {OTHERS} make 28, less 5 money. {NOT_BUILT}",
        "Vermilion wins with the lowest score, 23.",
    ]


def test_a_tie_that_money_decides() -> None:
    state = sketch(LAST)
    state.money = [7, 5]
    assert told(play(state, "take street"), "build d1")[-1] == (
        "The lowest score, 23, is shared by Blue and Vermilion. Blue wins with the most money of them, 7."
    )


def test_a_shared_win() -> None:
    state = sketch(LAST.replace("h0", "#"))
    state.money = [5, 5]
    state.outlets[4] = 101
    assert told(play(state, "take street"), "build d1", reader=1)[-1] == (
        "The win is shared by Blue and you, with a score of 27 and 5 money each."
    )


@pytest.mark.parametrize(
    ("scores", "money", "line"),
    [
        ([9, 7, 7, 8, 7], [9, 3, 6, 9, 5], "by Vermilion, Green, and Amber. Green wins with the most money of them, 6"),
        ([9, 7, 7, 8, 7], [9, 3, 6, 9, 6], "The win is shared by Green and Amber, who have the most money of them"),
        ([9, 7, 7, 8, 7], [9, 6, 6, 9, 6], "The win is shared by Vermilion, Green, and Amber, with a score of 7"),
        ([9, -2, 7, 8, 7], [9, 3, 6, 9, 6], "Vermilion wins with the lowest score, -2."),
    ],
)
def test_who_wins_among_five(scores: list[int], money: list[int], line: str) -> None:
    assert line in Speaker(GAME)(winner(scores, money))
