"""A view of Fresh Fish as plain text: the board at the left, the players and the deck beside it.

Every plot has three characters: a center is its letter in brackets, an outlet its trade's small letter and its owner's
large one, a reserved plot its owner's letter in round brackets.
"""

from itertools import zip_longest
from typing import Final, cast

from shoal.core.game import Game, View
from shoal.games.fresh_fish.actions import cell_name
from shoal.games.fresh_fish.plots import COLUMNS
from shoal.games.fresh_fish.printed import TRADES
from shoal.games.fresh_fish.scoring import route_values
from shoal.games.fresh_fish.state import state_of
from shoal.games.fresh_fish.view import OFF, FreshFishView

LETTERS: Final = "HNRF"
TRADE_NAMES: Final = ("fish", "waste", "gas", "games")
LEGEND: Final = [
    "[H] Harbor   [N] Nuclear Power Plant   [R] Oil Refinery   [F] Game Factory",
    "h fish market, n nuclear waste, r gas station, f game shop; with their owner: hB",
    "=== street   =3= demonstration   ### apartments   #Z# with zone   (B) reserved",
]


def draw(game: Game, view: View) -> str:
    known = cast("FreshFishView", view)
    board = _board(game, known)
    width = len(board[0]) + 3
    rows = zip_longest(board, [*_players(game, known), "", *_tiles(known), "", _status(game, known)], fillvalue="")
    return "\n".join([*(f"{left:{width}}{right}".rstrip() for left, right in rows), "", *LEGEND])


def _board(game: Game, known: FreshFishView) -> list[str]:
    side, marks = known["side"], _marks(game, known)
    rows = [
        f"{row + 1:2} " + " ".join(marks.get(cell_name(COLUMNS * row + column), " · ") for column in range(side))
        for row in range(side - 1, -1, -1)
    ]
    return [*rows, "    " + "   ".join("abcdefghij"[:side]) + " "]


def _marks(game: Game, known: FreshFishView) -> dict[str, str]:
    marks = dict.fromkeys(known["streets"], "===")
    marks |= dict.fromkeys(known["demonstrations"], f"={game.edition.sections['routes']['demonstration']}=")
    marks |= dict.fromkeys(known["apartments"], "###")
    marks |= dict.fromkeys(known["zones"], "#Z#")
    marks |= {plot: f"[{letter}]" for plot, letter in zip(known["centers"], LETTERS, strict=False)}
    for seat, (plots, outlets) in enumerate(zip(known["reserved"], known["outlets"], strict=True)):
        initial = game.meta.seat_name(seat)[0]
        marks |= dict.fromkeys(plots, f"({initial})")
        marks |= {plot: f" {letter.lower()}{initial}" for plot, letter in zip(outlets, LETTERS, strict=True) if plot}
    return marks


def _players(game: Game, known: FreshFishView) -> list[str]:
    """Draw the players, one a line; a route that may still become shorter has its least and its present length."""
    state = state_of(game, known)
    today, least = route_values(state, empty_as_streets=False), route_values(state, empty_as_streets=True)
    lines = [f"{'':11}money markers" + "".join(f"{name:>6}" for name in TRADE_NAMES) + " score"]
    for seat, score in enumerate(state.scores()):
        markers = f"{known['supply'][seat]}+{known['aside'][seat]}"
        routes = "".join(
            f"{_route(outlet, least[TRADES * seat + trade], today[TRADES * seat + trade]):>6}"
            for trade, outlet in enumerate(known["outlets"][seat])
        )
        lines.append(f"{game.meta.seat_name(seat):11}{known['money'][seat]:5} {markers:>7}{routes}{score:6}")
    return lines


def _route(outlet: str | None, least: int, today: int) -> str:
    if outlet is None:
        return "-"
    if outlet == OFF:
        return "off"
    return str(today) if least == today else f"{least}-{today}"


def _tiles(known: FreshFishView) -> list[str]:
    deck = known["deck"]
    outlets = list(deck.values())[1 : TRADES + 1]
    lines = [
        f"Deck {sum(deck.values())}: apartments {deck['apartments']}, "
        + ", ".join(f"{name} {number}" for name, number in zip(TRADE_NAMES, outlets, strict=True))
    ]
    special = {"zones": deck["construction zone"], "demonstrations": deck["demonstration"]}
    if any(special.values()):
        lines.append("   and " + ", ".join(f"{name} {number}" for name, number in special.items() if number))
    waiting = f"; zones waiting {known['zones_waiting']}" if known["zones_waiting"] else ""
    lines.append(f"Set aside: apartments {known['set_aside']}{waiting}")
    return lines


def _status(game: Game, known: FreshFishView) -> str:
    name, player, auction = game.meta.seat_name, known["player"], known["auction"]
    if known["builder"] is not None:
        return f"{name(known['builder'])} builds: {known['tile']}"
    if auction is not None:
        return f"{auction['outlet']}, drawn by {name(auction['drawer'])}: sealed bids"
    if known["phase"] == "turn" and player is not None:
        return f"{name(player)} to reserve or draw"
    return {"over": "The game is over", "tile": "A tile is turned up"}.get(known["phase"], "Setting up")
