"""What is told of a game of Fresh Fish."""

from games.fresh_fish.fresh_fish_moves import opened, play, ready, sketch
from shoal.core.game import NOBODY, show
from shoal.games.fresh_fish import GAME
from shoal.games.fresh_fish.state import FreshFishState

TOWN = """
R . . . . . F
. . 0 . 1 . .
. . . . . . .
. . Z 0 # . .
. . . . . . .
1 . . . . . .
H 0 . . . . N
"""
OTHERS = "Nuclear Waste Disposal 8 (never had), Gas Station 8 (never had) and Game Shop 8 (never had)"
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
    return GAME.narrate(before, shown, play(state, text).view(reader))


def test_setting_up() -> None:
    assert told(opened(), "center g1") == ["The Nuclear Power Plant stands at g1."]
    assert told(opened(layout="complex"), "center b1") == [
        "The Nuclear Power Plant stands at b1.",
        "Expropriated for a street: a2.",
    ]
    assert told(opened("center g1", "center a7", "center g7"), "seat 1 starts") == ["Vermilion begins."]


def test_reserving_drawing_passing() -> None:
    state = ready()
    assert told(state, "reserve c4") == ["Blue reserves c4."]
    assert told(play(state, "reserve d4"), "draw") == ["Blue draws a tile."]
    assert told(state, "tile apartments") == ["It is apartments."]
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
    assert told(state, "tile construction zone") == ["It is a construction zone."]
    assert told(state, "build e4") == ["Blue puts it on the apartments at e4."]
    play(state, "draw", "tile apartments")
    assert told(state, "build c4") == ["Vermilion builds over the construction zone at c4; no plot is used."]
    state = play(sketch(TOWN.replace("#", "."), deck="construction zone, apartments, game shop"), "draw")
    assert told(state, "tile construction zone") == [
        "It is a construction zone: there are no apartments for it, so it waits for the next."
    ]
    play(state, "draw", "tile apartments")
    assert told(state, "build e6") == [
        "Vermilion builds apartments at e6.",
        "The waiting construction zone is put on e6.",
    ]


def test_an_auction_tells_bids_when_the_last_is_in() -> None:
    state = play(sketch(TOWN, deck="game shop, game shop, fish market"), "draw")
    assert told(state.copy(), "tile game shop") == ["It is a Game Shop. Blue and Vermilion bid for it."]
    play(state, "tile game shop")
    assert told(state.copy(), "1: bid 4") == ["Vermilion seals a bid."]
    assert told(state.copy(), "1: bid 4", reader=1) == ["Vermilion seals a bid of 4."]
    play(state, "1: bid 4")
    lines = told(state.copy(), "0: bid 2")
    assert lines == [
        "The last bid is in, and all are opened: Blue 2 and Vermilion 4.",
        "Vermilion wins the Game Shop and pays 4.",
    ]
    assert told(state.copy(), "0: bid 2", reader=0) == told(state.copy(), "0: bid 2", reader=1) == lines
    assert told(state.copy(), "0: bid 4")[1] == "Blue wins the tie for the Game Shop and pays 4."
    assert told(play(state, "0: bid 2"), "build e6") == [
        "Vermilion builds the Game Shop at e6.",
        "One of Vermilion's markers set aside comes into play.",
        "Blue's turn starts again.",
    ]


def test_an_outlet_without_a_plot() -> None:
    state = play(sketch(TOWN.replace("1", "."), deck="game shop, game shop"), "draw", "tile game shop", "0: bid 0")
    assert told(state, "1: bid 1")[2:] == [
        "Vermilion has no reserved plot, so the Game Shop stays beside the board.",
        "Blue's turn starts again.",
    ]


def test_the_last_outlet_of_a_trade() -> None:
    state = play(sketch(TOWN.replace("0", "f0", 1), deck="game shop, fish market"), "draw")
    assert told(state, "tile game shop") == [
        "It is the last Game Shop.",
        "Only Vermilion still needs it, and pays nothing.",
    ]


def test_a_route_is_told_when_it_exists() -> None:
    town = TOWN.replace("1 . .", "= . .")
    state = play(sketch(town, deck="fish market, game shop, fish market"), "draw", "tile fish market")
    lines = told(play(state, "0: bid 1", "1: bid 0"), "build b1")
    assert lines[0] == "Blue builds the Fish Market at b1."
    assert "Its route has length" not in " ".join(lines)
    town = TOWN.replace("1 . .", "= = .")
    state = play(sketch(town, deck="fish market, game shop, fish market"), "draw", "tile fish market")
    lines = told(play(state, "0: bid 1", "1: bid 0"), "build b1")
    assert lines[-1] == "Its route has length 2: a2, b2."


def test_the_endgame_and_the_result() -> None:
    state = sketch(LAST)
    state.money = [3, 5]
    assert told(state.copy(), "take street") == ["The deck is empty: Blue takes a street."]
    assert told(state, "take apartments") == ["The deck is empty: Blue takes apartments set aside."]
    assert told(state, "build d1") == [
        "Blue builds apartments at d1.",
        "Game over. The last plot was developed.",
        f"Blue: Fish Market 6, {OTHERS} make 30; less 3 money: 27.",
        f"Vermilion: Fish Market 4, {OTHERS} make 28; less 5 money: 23.",
        "Vermilion wins with 23.",
    ]


def test_ties() -> None:
    state = sketch(LAST)
    state.money = [7, 5]
    assert told(play(state, "take street"), "build d1")[-1] == "Blue wins with 23, having more money than the rival."
    state = sketch(LAST.replace("h0", "#"))
    state.money = [5, 5]
    state.outlets[4] = 101
    assert told(play(state, "take street"), "build d1")[-1] == "Blue and Vermilion share the win."
