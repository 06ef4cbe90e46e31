"""A view of Fresh Fish as plain text: the board at the left, the players and the deck beside it.

Every plot has three characters: a center is its letter in brackets, an outlet its trade's small letter and its owner's
large one, a reserved plot its owner's letter in round brackets. Seats have the letters A to E.
"""

from itertools import zip_longest
from typing import Final, cast
from unicodedata import east_asian_width

from shoal.core.game import Game, View
from shoal.core.telling import Say, Telling, telling
from shoal.games.fresh_fish.actions import cell_name
from shoal.games.fresh_fish.plots import COLUMNS
from shoal.games.fresh_fish.printed import DEMONSTRATION, FIRST_OUTLET, TILES, TRADES
from shoal.games.fresh_fish.scoring import route_values
from shoal.games.fresh_fish.state import state_of
from shoal.games.fresh_fish.turn import possible
from shoal.games.fresh_fish.view import OFF, FreshFishView

CENTER_LETTERS: Final = "HNRF"
SEAT_LETTERS: Final = "ABCDE"
OUTLET_TILES: Final = TILES[FIRST_OUTLET:DEMONSTRATION]
LEGEND: Final = (
    telling("fresh_fish.legend-centers"),
    telling("fresh_fish.legend-outlets"),
    telling("fresh_fish.legend-plots"),
)


def draw(game: Game, view: View, say: Say) -> str:
    known = cast("FreshFishView", view)
    board = _board(game, known)
    width = len(board[0]) + 3
    pairs = zip_longest(board, [*_players(game, known, say), "", *_tiles(known, say)], fillvalue="")
    rows = [f"{left:{width}}{right}".rstrip() for left, right in pairs]
    return "\n".join([*rows, "", say(_asked(game, known)), "", *[say(line) for line in LEGEND]])


def _board(game: Game, known: FreshFishView) -> list[str]:
    side, marks = known["side"], _marks(game, known)
    rows = [
        f"{row + 1:2} " + " ".join([marks.get(cell_name(COLUMNS * row + column), " · ") for column in range(side)])
        for row in range(side - 1, -1, -1)
    ]
    return [*rows, "    " + "   ".join("abcdefghij"[:side]) + " "]


def _marks(game: Game, known: FreshFishView) -> dict[str, str]:
    marks = dict.fromkeys(known["streets"], "===")
    marks |= dict.fromkeys(known["demonstrations"], f"={game.edition.sections['routes']['demonstration']}=")
    marks |= dict.fromkeys(known["apartments"], "###")
    marks |= dict.fromkeys(known["zones"], "#Z#")
    marks |= {plot: f"[{letter}]" for plot, letter in zip(known["centers"], CENTER_LETTERS, strict=False)}
    for owner, plots, outlets in zip(SEAT_LETTERS, known["reserved"], known["outlets"], strict=False):
        marks |= dict.fromkeys(plots, f"({owner})")
        marks |= {
            plot: f" {letter.lower()}{owner}" for plot, letter in zip(outlets, CENTER_LETTERS, strict=True) if plot
        }
    return marks


def _players(game: Game, known: FreshFishView, say: Say) -> list[str]:
    """Draw a table of the players, with the outlets that the deck still holds below their trades.

    A route that may still become shorter has its least and its present length.
    """
    state = state_of(game, known)
    today, least = route_values(state, empty_as_streets=False), route_values(state, empty_as_streets=True)
    names = [telling("fresh_fish.column-money"), telling("fresh_fish.column-markers")]
    names += [telling("fresh_fish.column-trade", trade=outlet) for outlet in OUTLET_TILES]
    rows = [["", *[say(name) for name in names], say(telling("fresh_fish.column-score"))]]
    for seat, score in enumerate(state.scores()):
        cells = [str(known["money"][seat]), f"{known['supply'][seat]}+{known['aside'][seat]}"]
        for trade, outlet in enumerate(known["outlets"][seat]):
            cells.append(_route(outlet, least[TRADES * seat + trade], today[TRADES * seat + trade], say))
        name = f"{SEAT_LETTERS[seat]} {say(telling('fresh_fish.player', seat=seat))}"
        rows.append([name, *cells, str(score)])
    left = [str(known["deck"][outlet]) for outlet in OUTLET_TILES]
    rows.append([say(telling("fresh_fish.row-deck")), "", "", *left, ""])
    return _aligned(rows)


def _route(outlet: str | None, least: int, today: int, say: Say) -> str:
    if outlet is None:
        return "-"
    if outlet == OFF:
        return say(telling("fresh_fish.off"))
    return str(today) if least == today else f"{least}-{today}"


def _aligned(rows: list[list[str]]) -> list[str]:
    """Put cells in columns: the first one to the left, numbers to the right."""
    first = max([_width(row[0]) for row in rows])
    widths = [max(4, *[_width(row[place]) for row in rows]) for place in range(1, len(rows[0]))]
    lines = []
    for row in rows:
        line = row[0] + " " * (first - _width(row[0]))
        for cell, width in zip(row[1:], widths, strict=True):
            line += " " * (1 + width - _width(cell)) + cell
        lines.append(line)
    return lines


def _width(text: str) -> int:
    """Count the columns that a text takes in a terminal: two for each full-width character."""
    return sum([2 if east_asian_width(letter) in ("W", "F") else 1 for letter in text])


def _tiles(known: FreshFishView, say: Say) -> list[str]:
    deck, options = known["deck"], known["options"]
    lines = [
        telling("fresh_fish.tiles-left", tiles=sum(deck.values())),
        telling("fresh_fish.apartments-left", tiles=deck["apartments"], aside=known["set_aside"]),
    ]
    if options["construction_zones"]:
        waiting = known["zones_waiting"]
        lines.append(telling("fresh_fish.zones-left", tiles=deck["construction zone"], waiting=waiting))
    if options["demonstrations"]:
        lines.append(telling("fresh_fish.demonstrations-left", tiles=deck["demonstration"]))
    return [say(line) for line in lines]


def _asked(game: Game, known: FreshFishView) -> Telling:
    """Say in one sentence what is to be decided."""
    player, auction = known["player"], known["auction"]
    if known["builder"] is not None:
        return telling("fresh_fish.asked-build", seat=known["builder"], tile=known["tile"])
    if auction is not None:
        return telling("fresh_fish.asked-bids", outlet=auction["outlet"].lower(), seat=auction["drawer"])
    if known["phase"] == "turn" and player is not None:
        return telling("fresh_fish.asked-turn", seat=player, choice=possible(state_of(game, known), player))
    if known["phase"] == "over":
        return telling("core.over")
    return telling("fresh_fish.asked-tile" if known["phase"] == "tile" else "fresh_fish.setting-up")
