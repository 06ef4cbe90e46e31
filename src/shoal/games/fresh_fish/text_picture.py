"""A view of Fresh Fish as a picture: the board, and the players and the deck beside it, or below it.

Every plot has three characters: a center is its letter in brackets, an outlet its trade's small letter and its owner's
large one, a reserved plot its owner's letter in round brackets. Seats have the letters A to E.
"""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.core.picture import Line, Picture, Span, beside, columns, extent, flush_left, flush_right, folded, itemized
from shoal.core.telling import Say, Telling, telling
from shoal.games.fresh_fish.actions import cell_name
from shoal.games.fresh_fish.bitboards import COLUMNS
from shoal.games.fresh_fish.edition_numbers import DEMONSTRATION, FIRST_OUTLET, TILES, TRADES
from shoal.games.fresh_fish.reserve_or_draw import possible
from shoal.games.fresh_fish.scoring import route_values
from shoal.games.fresh_fish.state import state_of
from shoal.games.fresh_fish.view import OFF, FreshFishView

CENTER_LETTERS: Final = "HNRF"
SEAT_LETTERS: Final = "ABCDE"
OUTLET_TILES: Final = TILES[FIRST_OUTLET:DEMONSTRATION]
LEGEND: Final = (
    telling("fresh_fish.legend-markers"),
    telling("fresh_fish.legend-centers"),
    telling("fresh_fish.legend-outlets"),
    telling("fresh_fish.legend-plots"),
)
EMPTY: Final = Span(" · ", "land")
STREET: Final = Span("===", "street")
APARTMENTS: Final = Span("###", "block", "", "▒▒▒")
ZONE: Final = Span("#Z#", "block", "", "▒Z▒")


def picture(game: Game, view: View, say: Say, width: int) -> Picture:
    fresh_fish_view = cast("FreshFishView", view)
    board, asked = _board(game, fresh_fish_view), [Span(say(_asked(game, fresh_fish_view)), "strong")]
    tiles: Picture = [[Span(line)] for line in _tiles(fresh_fish_view, say)]
    legend = [_as_drawn(line) for part in LEGEND for line in itemized(say(part), "faint", width)]
    players = _players(game, fresh_fish_view, say, width)
    place = 3 + extent(board[0])
    right = [*players, [], *tiles]
    if place + max([extent(line) for line in right]) <= width:
        return [*beside(board, right, place), [], *folded([asked], width), [], *legend]
    return [*board, *folded([asked], width), [], *players, *folded(tiles, width), [], *legend]


def _as_drawn(line: Line) -> Line:
    """Return a line of the legend whose signs look like those on the board, in a full-screen program too."""
    return [span._replace(glyph=span.text.replace("#", "▒")) for span in line]


def _board(game: Game, view: FreshFishView) -> Picture:
    side, marks = view["side"], _marks(game, view)
    lines = []
    for row in range(side - 1, -1, -1):
        line = [Span(f"{row + 1:2} ", "faint")]
        for column in range(side):
            name = cell_name(COLUMNS * row + column)
            line.append(marks.get(name, EMPTY)._replace(what=name))
            if column < side - 1:
                line.append(Span(" ", "land"))
        lines.append(line)
    return [*lines, [Span("    " + "   ".join("abcdefghij"[:side]), "faint")]]


def _marks(game: Game, view: FreshFishView) -> dict[str, Span]:
    marks = dict.fromkeys(view["streets"], STREET)
    toll = game.edition.sections["routes"]["demonstration"]
    marks |= dict.fromkeys(view["demonstrations"], Span(f"={toll}=", "street bad"))
    marks |= dict.fromkeys(view["apartments"], APARTMENTS)
    marks |= dict.fromkeys(view["zones"], ZONE)
    for plot, letter in zip(view["centers"], CENTER_LETTERS, strict=False):
        marks[plot] = Span(f"[{letter}]", "good strong")
    for seat, (plots, outlets) in enumerate(zip(view["reserved"], view["outlets"], strict=True)):
        owner = SEAT_LETTERS[seat]
        marks |= dict.fromkeys(plots, Span(f"({owner})", f"land seat-{seat}"))
        for outlet, letter in zip(outlets, CENTER_LETTERS, strict=True):
            if outlet:
                marks[outlet] = Span(f" {letter.lower()}{owner}", f"held-{seat} seat-{seat} strong")
    return marks


def _players(game: Game, view: FreshFishView, say: Say, width: int) -> Picture:
    """Draw a table of the players, with the outlets that the deck still holds below their trades.

    A route that may still become shorter has its least and its present length. If there is too little room, trades
    are called by their letters, and scores are left out.
    """
    state = state_of(game, view)
    today, least = route_values(state, empty_as_streets=False), route_values(state, empty_as_streets=True)
    names = [say(telling("fresh_fish.column-trade", trade=outlet)) for outlet in OUTLET_TILES]
    own = [say(telling("fresh_fish.column-money")), say(telling("fresh_fish.column-markers"))]
    rows = [["", *own, *names, say(telling("fresh_fish.column-score"))]]
    for seat, score in enumerate(state.scores()):
        cells = [str(view["money"][seat]), f"{view['supply'][seat]}+{view['aside'][seat]}"]
        for trade, outlet in enumerate(view["outlets"][seat]):
            cells.append(_route(outlet, least[TRADES * seat + trade], today[TRADES * seat + trade], say))
        name = f"{SEAT_LETTERS[seat]} {say(telling('fresh_fish.player', seat=seat))}"
        rows.append([name, *cells, str(score)])
    left = [str(view["deck"][outlet]) for outlet in OUTLET_TILES]
    rows.append([say(telling("fresh_fish.row-deck")), "", "", *left, ""])
    lines = _aligned(rows)
    if extent(lines[0]) > width:
        rows[0][3:7] = list(CENTER_LETTERS.lower())
        lines = _aligned([row[:-1] for row in rows])
    return lines


def _route(outlet: str | None, least: int, today: int, say: Say) -> str:
    if outlet is None:
        return "-"
    if outlet == OFF:
        return say(telling("fresh_fish.off"))
    return str(today) if least == today else f"{least}-{today}"


def _aligned(rows: list[list[str]]) -> Picture:
    """Put cells in columns: the first one to the left, numbers to the right."""
    first = max([columns(row[0]) for row in rows])
    widths = [1 + max([columns(row[place]) for row in rows]) for place in range(1, len(rows[0]))]
    lines: Picture = []
    for number, row in enumerate(rows):
        style = f"seat-{number - 1} strong" if 0 < number < len(rows) - 1 else "faint"
        line: Line = [Span(flush_left(row[0], first), style)]
        cells = [flush_right(cell, width) for cell, width in zip(row[1:], widths, strict=True)]
        lines.append([*line, Span("".join(cells), "" if 0 < number < len(rows) - 1 else "faint")])
    return lines


def _tiles(view: FreshFishView, say: Say) -> list[str]:
    deck, options = view["deck"], view["options"]
    lines = [
        telling("fresh_fish.tiles-left", tiles=sum(deck.values())),
        telling("fresh_fish.apartments-left", tiles=deck["apartments"], aside=view["set_aside"]),
    ]
    if options["construction_zones"]:
        waiting = view["zones_waiting"]
        lines.append(telling("fresh_fish.zones-left", tiles=deck["construction zone"], waiting=waiting))
    if options["demonstrations"]:
        lines.append(telling("fresh_fish.demonstrations-left", tiles=deck["demonstration"]))
    return [say(line) for line in (*lines, telling("fresh_fish.lowest-wins"))]


def _asked(game: Game, view: FreshFishView) -> Telling:
    """Say in one sentence what is to be decided."""
    player, auction = view["player"], view["auction"]
    if view["builder"] is not None:
        return telling("fresh_fish.asked-build", seat=view["builder"], tile=view["tile"])
    if auction is not None:
        return telling("fresh_fish.asked-bids", outlet=auction["outlet"].lower(), seat=auction["drawer"])
    if view["phase"] == "turn" and player is not None:
        return telling("fresh_fish.asked-turn", seat=player, choice=possible(state_of(game, view), player))
    if view["phase"] == "over":
        return telling("core.over")
    return telling("fresh_fish.asked-tile" if view["phase"] == "tile" else "fresh_fish.setting-up")
