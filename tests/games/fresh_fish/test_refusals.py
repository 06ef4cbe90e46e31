"""What a refusal says: the rule, and a sentence that is true and names only what is possible."""

import pytest

from games.fresh_fish.fresh_fish_moves import play, ready, sketch
from shoal.core.options import Options
from shoal.core.rng import Rng
from shoal.games.fresh_fish import GAME
from shoal.games.fresh_fish.reserve_or_draw import possible
from shoal.games.fresh_fish.state import FreshFishState
from shoal.testkit.random_games import random_ply
from shoal.texts import LANGUAGES, Speaker

WHOLE_BOX = GAME.meta.presets["whole-box"]
LATE = """
R . . . . . F
. . 0 . 1 . .
. . . . . . .
. . Z 0 # . .
. . . . . . .
. . . . . . .
H . . . . . N
"""


def said(state: FreshFishState, text: str, seat: int | None = None) -> str:
    """Return the rule that refuses the action, and what that seat reads."""
    who = state.mover() if seat is None else seat
    refusal = state.refusal(who, GAME.actions.parse(text))
    assert refusal is not None
    return f"{refusal.rule} {Speaker(GAME, reader=who)(refusal.telling)}"


def uniform(seats: int, seed: int, ply: int, options: Options) -> FreshFishState:
    """Return the position of a uniform random game."""
    state, rng = GAME.start(seats, options), Rng(seed)
    for _ in range(ply):
        state.apply(*random_ply(state, rng))
    return state


def test_apartments_go_on_a_plot_of_ones_own() -> None:
    state = uniform(2, 1, 23, {})
    assert said(state, "build d3") == "FF-D4 Apartments go on a plot that you have reserved, and d3 is not one."
    assert said(state, "draw") == "FF-D4 Build the apartments first."


def test_apartments_go_over_a_zone_too() -> None:
    state = uniform(2, 1, 70, WHOLE_BOX)
    assert said(state, "build d4") == (
        "FF-D4 Apartments go on a plot that you have reserved or over a construction zone, and d4 is neither."
    )


def test_a_zone_goes_on_bare_apartments() -> None:
    state = play(sketch(LATE, deck="construction zone, game shop"), "draw", "tile construction zone")
    assert said(state, "build d4") == "FF-D7 A construction zone goes on apartments, and there are none at d4."
    assert said(state, "build c4") == "FF-D7 The apartments at c4 have a construction zone already."
    assert said(state, "pass") == "FF-D7 Put the construction zone on apartments first."


@pytest.mark.parametrize(
    ("rule", "tile", "goes"),
    [
        ("FF-D6", "demonstration", "A demonstration goes"),
        ("FF-A5", "game shop", "The Game Shop goes"),
    ],
)
def test_other_tiles_go_on_a_plot_of_ones_own(rule: str, tile: str, goes: str) -> None:
    state = play(sketch(LATE, deck=f"{tile}, game shop, game shop"), "draw", f"tile {tile}")
    if tile == "game shop":
        play(state, "0: bid 1", "1: bid 0")
    assert said(state, "build e6") == f"{rule} {goes} on a plot that you have reserved, and e6 is not one."


def test_a_player_who_can_only_pass_is_told_so() -> None:
    state = uniform(2, 5, 106, {})
    assert [GAME.actions.format(action) for action in state.legal(state.mover())] == ["pass"]
    assert said(state, "build d3") == "FF-T1 You have no tile to build: pass, since nothing else is possible."
    assert said(state, "draw") == "FF-D1 You need a reserved plot to draw or take a tile, and you have none."


def test_only_what_is_possible_is_named() -> None:
    state = ready()
    assert said(state, "build d3") == "FF-T1 You have no tile to build: reserve a plot."
    assert said(state, "pass") == "FF-T2 You cannot pass while something else is possible: reserve a plot."
    play(state, "reserve c4", "reserve d4")
    assert said(state, "pass").endswith("possible: reserve a plot or draw a tile.")
    state = sketch(LATE)
    assert said(state, "draw") == "FF-D3 The deck is empty: reserve a plot, or take apartments or a street."
    state.set_aside = 0
    assert said(state, "draw") == "FF-D3 The deck is empty: reserve a plot or take a street."
    assert said(state, "take apartments") == "FF-D3 No apartments are set aside any more."
    state.supply[0] = 0
    assert said(state, "draw") == "FF-D3 The deck is empty: take a street."


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_what_is_called_possible_is_legal(seats: int) -> None:
    rng, state = Rng(3, seats), GAME.start(seats, {})
    while state.turn():
        if state.view(0)["phase"] == "turn":
            verbs = {GAME.actions.format(action) for action in state.legal(state.mover())}
            kinds = {text.partition(" ")[0] if text.startswith("reserve") else text for text in verbs}
            choices = {"take": {"take apartments", "take street"}, "street": {"take street"}}
            words = possible(state, state.mover()).split(" or ")
            assert kinds == set().union(*(choices.get(word, {word}) for word in words))
        state.apply(*random_ply(state, rng))


def test_reserving() -> None:
    state = ready("reserve c4", "reserve d4")
    assert said(state, "reserve c4") == "FF-R2 You have reserved c4 already."
    assert said(state, "reserve d4") == "FF-R2 Vermilion has reserved d4 already."
    assert said(state, "reserve a1") == "FF-R2 a1 is developed already."
    assert said(state, "reserve f3") == "FF-R3 f3 lies next to no tile and no marker."


def test_bidding() -> None:
    state = play(sketch(LATE, deck="game shop, game shop"), "draw", "tile game shop", "1: bid 2")
    state.money[0] = 3
    assert said(state, "draw", 0) == "FF-A2 Seal a bid for the Game Shop first; 0 is a bid."
    assert said(state, "bid 4", 0) == "FF-A2 You cannot bid 4: you have 3 money."
    assert said(state, "bid 4", 1) == "FF-A2 Your bid is sealed, and cannot be changed."
    state.money[0] = 0
    assert said(state, "bid 4", 0) == "FF-A2 You cannot bid 4: you have no money."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_name(language: str) -> None:
    say = Speaker(GAME, language)
    turns = ["reserve", "draw", "take", "street", "pass", "reserve or draw", "reserve or take", "reserve or street"]
    assert all(say.room.has(f"choice-{turn}".replace(" ", "-")) for turn in turns)
