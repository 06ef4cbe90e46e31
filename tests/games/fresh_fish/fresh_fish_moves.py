"""Reaching positions of Fresh Fish: by a list of actions, or from a picture.

A picture has one mark for each plot, its top row first: H N R F centers, h0 the Harbor's outlet of seat 0 (and so on),
# apartments, Z apartments with a zone, = street, D demonstration, 0 to 4 reserved by that seat, . empty.
"""

from typing import Any

from games.fresh_fish.fresh_fish_oracle import plot_text
from shoal.core.game import ALL, act
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.games.fresh_fish import GAME
from shoal.games.fresh_fish.state import FreshFishState

TRADES = "hnrf"
OUTLETS = ("fish market", "nuclear waste disposal", "gas station", "game shop")
SETUP = ("center g1", "center a7", "center g7", "seat 0 starts")
"""Two players, simple layout: the Nuclear Power Plant at g1, the Refinery at a7, the Factory at g7."""


def play(state: FreshFishState, *texts: str) -> FreshFishState:
    """Play actions, each checked and by the seat whose turn it is, or by the seat named before a colon."""
    for text in texts:
        seat, colon, action = text.rpartition(": ")
        act(state, int(seat) if colon else state.mover(), GAME.actions.parse(action))
    return state


def opened(*texts: str, seats: int = 2, **options: Value) -> FreshFishState:
    return play(GAME.start(seats, options), *texts)


def ready(*texts: str, **options: Value) -> FreshFishState:
    """Two players after setting up, seat 0 to begin."""
    return play(GAME.start(2, options), *SETUP, *texts)


def legal_texts(state: FreshFishState, seat: int | None = None) -> list[str]:
    return [GAME.actions.format(action) for action in state.legal(state.mover() if seat is None else seat)]


def refused_by(state: FreshFishState, text: str, seat: int | None = None) -> str | None:
    """Return the rule that refuses the action to that seat, or to the first one that owes a decision."""
    refusal = state.refusal(state.mover() if seat is None else seat, GAME.actions.parse(text))
    return None if refusal is None else refusal.rule


def sketch(picture: str, *, player: int = 0, seats: int = 2, deck: str = "", **options: Value) -> FreshFishState:
    """Set up a picture with the turn to a player; the deck holds these tiles only, named with commas."""
    view: dict[str, Any] = dict(GAME.start(seats, options).view(ALL))
    rows = [line.split() for line in picture.strip().splitlines()][::-1]
    assert len(rows) == view["side"]
    view |= {"phase": "turn", "player": player, "centers": ["", "", "", ""], "reserved": [[] for _ in range(seats)]}
    for row, marks in enumerate(rows):
        assert len(marks) == view["side"]
        for column, mark in enumerate(marks):
            _put(view, mark, plot_text((row, column)))
    tiles = deck.split(", ") if deck else []
    view["deck"] = {kind: tiles.count(kind) for kind in view["deck"]}
    for seat in range(seats):
        built = sum(plot is not None for plot in view["outlets"][seat])
        view["supply"][seat] -= built - min(built, 2) + len(view["reserved"][seat])
        view["aside"][seat] -= min(built, 2)
        view["reserved_once"][seat] = bool(built or view["reserved"][seat])
    return GAME.imagine(view, Rng(0))


def _put(view: dict[str, Any], mark: str, plot: str) -> None:
    if mark in "HNRF":
        view["centers"]["HNRF".index(mark)] = plot
    elif mark.isdigit():
        view["reserved"][int(mark)].append(plot)
    elif mark[0] in TRADES:
        view["outlets"][int(mark[1])][TRADES.index(mark[0])] = plot
    elif mark != ".":
        names = {"#": ["apartments"], "Z": ["apartments", "zones"], "=": ["streets"], "D": ["demonstrations"]}
        for name in names[mark]:
            view[name].append(plot)
