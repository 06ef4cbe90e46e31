"""A position of Fishery on bit boards: the sea, the ships, the nets, and those that may still be cast.

Net posts are the inner corners of the board: post c is the upper right corner of cell c, and the rim counts as one
more post, at which every net to the edge ends.
"""

from typing import Final

from shoal.core.errors import BadOption
from shoal.core.game import Game, State
from shoal.core.native import i64
from shoal.core.options import Options, number
from shoal.core.telling import telling
from shoal.games.fishery.actions import CELLS, FIRST_NET, FIRST_UPPER_NET, NET_CELLS, SEA_COLUMNS
from shoal.games.fishery.bitboards import bit, flood

BLACK: Final = 0
WHITE: Final = 1
LEFT_COLUMN: Final = 0x40201008040201
BOTTOM_ROW: Final = 0x1FF


class Position(State):
    """The fields, their set-up and their copy in the same order, and small functions for several files."""

    # The board
    cells: i64
    top_row: i64
    last_column: i64
    posts: i64  # inner corners

    # Where the game stands
    ply: i64
    ship_plies: i64  # how many plies place ships; nets come after them
    net_limit: i64  # nets of each player; 0 for as many as needed
    passes_in_row: i64  # 2 when the game is over
    black_nets: i64  # nets that each side has cast
    white_nets: i64
    black: i64  # ships
    white: i64

    # The nets
    right_open: i64  # cells without a net on their right
    up_open: i64
    right_legal: i64  # cells whose right net may still be cast
    up_legal: i64
    rim_posts: i64  # posts that are connected to the rim by nets

    # The legal actions as they were last listed
    listed: list[int]  # replaced, never changed
    right_listed: i64  # the nets in the list
    up_listed: i64

    def __init__(self, game: Game, options: Options, source: "Position | None" = None) -> None:
        self.game, self.seats, self.options = game, 2, options
        if source is None:
            self._set_up()
        else:
            self._copy(source)

    def _set_up(self) -> None:
        options = self.options
        rows, columns, ships = number(options, "rows"), number(options, "columns"), number(options, "ships")
        if 2 * ships > rows * columns:
            said = telling("fishery.ships-too-many", ships=2 * ships, rows=rows, columns=columns)
            raise BadOption(f"{2 * ships} ships do not fit on {rows} x {columns} squares", said, "FI-B3")
        row = bit(columns) - 1
        left_part = LEFT_COLUMN & (bit(SEA_COLUMNS * (rows - 1)) * 2 - 1)
        self.cells = left_part * row
        self.top_row, self.last_column = row << (SEA_COLUMNS * (rows - 1)), left_part << (columns - 1)
        self.posts = self.cells & ~self.top_row & ~self.last_column
        self.ply, self.ship_plies, self.net_limit, self.passes_in_row = 0, 2 * ships, number(options, "net_limit"), 0
        self.black_nets, self.white_nets, self.black, self.white = 0, 0, 0, 0
        self.right_open, self.up_open = self.cells & ~self.last_column, self.cells & ~self.top_row
        self.right_legal, self.up_legal, self.rim_posts = self.right_open, self.up_open, 0
        self.listed = [cell for cell in range(CELLS) if self.cells & bit(cell)]
        self.right_listed, self.up_listed = 0, 0

    def _copy(self, source: "Position") -> None:
        self.cells = source.cells
        self.top_row, self.last_column = source.top_row, source.last_column
        self.posts = source.posts
        self.ply, self.ship_plies = source.ply, source.ship_plies
        self.net_limit, self.passes_in_row = source.net_limit, source.passes_in_row
        self.black_nets, self.white_nets = source.black_nets, source.white_nets
        self.black, self.white = source.black, source.white
        self.right_open, self.up_open = source.right_open, source.up_open
        self.right_legal, self.up_legal, self.rim_posts = source.right_legal, source.up_legal, source.rim_posts
        self.listed, self.right_listed, self.up_listed = source.listed, source.right_listed, source.up_listed

    # Small questions

    def placing_ships(self) -> bool:
        return self.ply < self.ship_plies

    def nets_used_up(self) -> bool:
        used = self.white_nets if self.ply & 1 else self.black_nets
        return self.net_limit > 0 and used >= self.net_limit

    def rim(self) -> int:
        """Return the cells on the edge of the board."""
        return self.cells & (BOTTOM_ROW | LEFT_COLUMN | self.top_row | self.last_column)

    def right_nets(self) -> i64:
        """Return the cells with a net on their right."""
        return self.cells & ~self.last_column & ~self.right_open

    def upper_nets(self) -> i64:
        return self.cells & ~self.top_row & ~self.up_open

    def has_net(self, action: int) -> bool:
        """Return whether that net, of this board, has been cast."""
        return not (self.right_open if action < FIRST_UPPER_NET else self.up_open) & bit(NET_CELLS[action - FIRST_NET])

    def sides(self, action: int) -> tuple[int, int]:
        """Return the parts of the sea on both sides of a net if it were cast: the same part if it closes nothing."""
        here = bit(NET_CELLS[action - FIRST_NET])
        if action < FIRST_UPPER_NET:
            right: i64 = self.right_open & ~here
            return flood(here, right, self.up_open), flood(here << 1, right, self.up_open)
        up: i64 = self.up_open & ~here
        return flood(here, self.right_open, up), flood(here << SEA_COLUMNS, self.right_open, up)

    def regions(self) -> list[int]:
        """Return the fisheries as bit boards, by their lowest cell."""
        regions: list[int] = []
        rest: i64 = self.cells
        while rest:
            region: i64 = flood(rest & -rest, self.right_open, self.up_open)
            rest &= ~region
            regions.append(region)
        return regions


def strike(listed: list[int], action: i64) -> None:
    """Remove an action from a rising list by binary search; the standard library's is slower when compiled."""
    low: i64 = 0
    high: i64 = len(listed) - 1
    while low < high:
        middle: i64 = (low + high) >> 1
        if listed[middle] < action:
            low = middle + 1
        else:
            high = middle
    listed.pop(low)
