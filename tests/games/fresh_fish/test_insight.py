"""Insight into a view of Fresh Fish."""

import pytest

from games.fresh_fish.fresh_fish_moves import play, sketch
from games.fresh_fish.fresh_fish_oracle import (
    board_of,
    forced_by_removal,
    is_chain,
    parse_plot,
    plot_text,
    route,
    weight_of,
)
from shoal.core.game import ALL
from shoal.core.rng import Rng
from shoal.games.fresh_fish import GAME
from shoal.games.fresh_fish.insight import FreshFishInsight, insight
from shoal.games.fresh_fish.state import FreshFishState

CORNER = """
R . . . . . F
. . . . . . .
. . . . . . .
= . . . . . .
= h1 . . . . .
1 # . . . . .
H 0 . . . . N
"""


def seen(state: FreshFishState) -> FreshFishInsight:
    return insight(GAME, state.view(ALL))


def test_routes() -> None:
    insights = seen(sketch(CORNER, deck="game shop, fish market"))
    assert insights["routes"][1][0] == {
        "outlet": "Fish Market",
        "at": "b3",
        "counts": 8,
        "present": None,
        "bound": 2,
        "chain": [],
        "settled": False,
    }
    built = seen(sketch(CORNER.replace("1 #", "= #"), deck="game shop"))["routes"][1][0]
    assert (built["present"], built["chain"], built["settled"]) == (2, ["a2", "a3"], True)


def test_what_was_never_had_is_settled_when_no_auction_is_to_come() -> None:
    assert not seen(sketch(CORNER, deck="game shop"))["routes"][0][3]["settled"]
    assert seen(sketch(CORNER))["routes"][0][3]["settled"]


def test_what_building_would_force() -> None:
    """Apartments at b1 leave the Harbor only a2, whose owner would have to go."""
    site = seen(sketch(CORNER, deck="game shop"))["sites"]["b1"]
    assert site["streets"] == ["a2"]
    assert site["sent_home"] == {"a2": 1}
    assert site["outlet_streets"] == ["c1", "a2"]
    assert site["bounds"] == [8, 4, 8, 10]


def test_what_the_outlet_in_hand_would_be_worth() -> None:
    state = play(sketch(CORNER, deck="fish market, game shop, game shop"), "draw")
    assert seen(state)["offers"] == {}
    play(state, "tile game shop")
    offers = seen(state)["offers"]
    assert set(offers) == {"b1", "a2"}
    assert offers["b1"] == {"seat": 0, "present": None, "bound": 10, "chain": []}
    play(state, "0: bid 3", "1: bid 0")
    assert set(seen(state)["offers"]) == {"b1"}


def test_an_offer_counts_the_streets_that_it_forces() -> None:
    """On b1 the Nuclear Waste Disposal needs c1 itself, and then has d1, e1 and f1 to go."""
    state = sketch(CORNER.replace("0 . . . .", "0 . = = ="), deck="nuclear waste disposal, game shop")
    state.outlets[5] = 101
    offer = seen(play(state, "draw", "tile nuclear waste disposal"))["offers"]["b1"]
    assert offer == {"seat": 0, "present": 4, "bound": 4, "chain": ["f1", "e1", "d1", "c1"]}


def test_the_shortest_ways_that_a_reserved_plot_could_have() -> None:
    """Seat 1 has its Fish Market already; b1 lies beside the Harbor, so its own way there leads round."""
    insights = seen(sketch(CORNER, deck="fish market, game shop"))
    assert set(insights["ways"]) == {"b1", "a2"}
    assert insights["ways"]["a2"][0] is None
    nuclear = insights["ways"]["b1"][1]
    assert nuclear == ["f1", "e1", "d1", "c1"]
    assert (insights["maximum"], insights["demonstration"]) == (8, 3)


def test_what_the_deck_holds_for_each() -> None:
    insights = seen(sketch(CORNER, deck="fish market, game shop, game shop, apartments"))
    assert (insights["needed"], insights["outlets_left"], insights["tiles_left"]) == ([3, 2], 3, 4)


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_everything_agrees_with_brute_force_in_a_random_game(seats: int) -> None:
    rng = Rng(7, seats)
    state = GAME.start(seats, {"layout": "complex", "demonstrations": 2, "construction_zones": 1})
    ply = 0
    while state.turn():
        seat = state.mover()
        state.apply(seat, state.sample(rng) if seat < 0 else rng.pick(state.legal(seat)))
        ply += 1
        if ply > 4 and ply % 17 == 0:
            compare(state)


def compare(state: FreshFishState) -> None:
    board, insights = board_of(state.view(ALL)), seen(state)
    centers = [divmod(cell, 10) for cell in state.centers]
    for routes in insights["routes"]:
        for center, one in zip(centers, routes, strict=True):
            if one["at"] in (None, "off board"):
                continue
            outlet = parse_plot(str(one["at"]))
            assert one["present"] == route(board, center, outlet)
            assert one["bound"] == route(board, center, outlet, ".=D")
            if one["present"] is not None:
                chain = [parse_plot(plot) for plot in one["chain"]]
                assert is_chain(board, center, outlet, chain)
                assert weight_of(board, chain) == one["present"]
    for name, site in list(insights["sites"].items())[::9]:
        plot = parse_plot(name)
        assert set(site["streets"]) == {plot_text(other) for other in forced_by_removal({**board, plot: "#"})}
        built = {**board, plot: "O"}
        assert set(site["outlet_streets"]) == {plot_text(other) for other in forced_by_removal(built)}
        assert site["bounds"] == [route(built, center, plot, ".=D") for center in centers]
    for name, ways in insights["ways"].items():
        plot = parse_plot(name)
        for center, way, bound in zip(centers, ways, insights["sites"][name]["bounds"], strict=True):
            chain = [parse_plot(step) for step in way or []]
            assert way is None or (plot not in chain and is_chain(board, center, plot, chain, ".=D"))
            assert way is None or weight_of(board, chain) == bound
