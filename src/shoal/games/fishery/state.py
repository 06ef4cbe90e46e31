"""A position of Fishery on bit boards, with the legal nets kept up to date by the forest theorem.

Net posts are the inner corners of the board: post c is the upper right corner of cell c, and the rim counts as one
more post that every net reaching the edge ends at. Nets between posts are the edges of a graph; RULES.md proves that
with the posts of the rim kept apart this graph stays a forest (FI-N4), and that a net which makes no ring closes
fisheries exactly when both its ends hang on the rim already. A refused net stays refused, so each move only takes nets
away.
"""

from typing import Final

from shoal.core.errors import BadOption
from shoal.core.game import NOBODY, Game, State, View
from shoal.core.native import i64
from shoal.core.options import Options, Value
from shoal.core.refusal import Refusal
from shoal.games.fishery.actions import (
    CELLS,
    FIRST_NET,
    FIRST_UPPER_NET,
    NET_CELLS,
    PASS,
    RIGHT_NET_OF,
    SEA_COLUMNS,
    UPPER_NET_OF,
    nets_of,
)
from shoal.games.fishery.bits import BIT_MODULUS, bit, count, flood, reaches
from shoal.games.fishery.refusals import refusal
from shoal.games.fishery.view import view

BLACK: Final = 0
WHITE: Final = 1
BLACKS_TURN: Final = (BLACK,)
WHITES_TURN: Final = (WHITE,)
LEFT_COLUMN: Final = 0x40201008040201
BOTTOM_ROW: Final = 0x1FF


def strike(listed: list[int], action: i64) -> None:
    """Take an action out of a rising list, by halving: the standard library's bisection is slower when compiled."""
    low: i64 = 0
    high: i64 = len(listed) - 1
    while low < high:
        middle: i64 = (low + high) >> 1
        if listed[middle] < action:
            low = middle + 1
        else:
            high = middle
    listed.pop(low)


class FisheryState(State):
    """A position; see the module for its words."""

    ply: i64
    ship_plies: i64
    net_limit: i64
    passes_in_row: i64
    black_nets: i64
    white_nets: i64
    black: i64
    white: i64
    cells: i64
    posts: i64
    top_row: i64
    last_column: i64
    right_open: i64
    up_open: i64
    right_legal: i64
    up_legal: i64
    rim_posts: i64
    listed: list[int]
    right_listed: i64
    up_listed: i64

    def __init__(self, game: Game, options: Options, source: "FisheryState | None" = None) -> None:
        self.game = game
        self.seats = 2
        self.options = options
        if source is None:
            self._set_up(_number(options["rows"]), _number(options["columns"]), _number(options["ships"]))
        else:
            self._take_over(source)

    def _set_up(self, rows: int, columns: int, ships: int) -> None:
        if 2 * ships > rows * columns:
            raise BadOption(f"{2 * ships} ships do not fit on {rows} x {columns} squares")
        row = bit(columns) - 1
        left_part = LEFT_COLUMN & (bit(SEA_COLUMNS * (rows - 1)) * 2 - 1)
        self.cells = left_part * row
        self.top_row = row << (SEA_COLUMNS * (rows - 1))
        self.last_column = left_part << (columns - 1)
        self.posts = self.cells & ~self.top_row & ~self.last_column
        self.right_open = self.cells & ~self.last_column
        self.up_open = self.cells & ~self.top_row
        self.right_legal = self.right_open
        self.up_legal = self.up_open
        self.rim_posts = 0
        self.ply = 0
        self.ship_plies = 2 * ships
        self.net_limit = _number(self.options["net_limit"])
        self.passes_in_row = 0
        self.black_nets = 0
        self.white_nets = 0
        self.black = 0
        self.white = 0
        self.listed = [cell for cell in range(CELLS) if self.cells & bit(cell)]
        self.right_listed = 0
        self.up_listed = 0

    def _take_over(self, source: "FisheryState") -> None:
        self.cells = source.cells
        self.top_row = source.top_row
        self.last_column = source.last_column
        self.posts = source.posts
        self.right_open = source.right_open
        self.up_open = source.up_open
        self.right_legal = source.right_legal
        self.up_legal = source.up_legal
        self.rim_posts = source.rim_posts
        self.ply = source.ply
        self.ship_plies = source.ship_plies
        self.net_limit = source.net_limit
        self.passes_in_row = source.passes_in_row
        self.black_nets = source.black_nets
        self.white_nets = source.white_nets
        self.black = source.black
        self.white = source.white
        self.listed = source.listed
        self.right_listed = source.right_listed
        self.up_listed = source.up_listed

    def copy(self) -> "FisheryState":
        return FisheryState(self.game, self.options, self)

    # Whose decision it is, and what it may be

    def turn(self) -> tuple[int, ...]:
        if self.passes_in_row == 2:
            return ()
        return WHITES_TURN if self.ply & 1 else BLACKS_TURN

    def mover(self) -> int:
        return NOBODY if self.passes_in_row == 2 else self.ply & 1

    def placing_ships(self) -> bool:
        return self.ply < self.ship_plies

    def nets_used_up(self) -> bool:
        used = self.white_nets if self.ply & 1 else self.black_nets
        return self.net_limit > 0 and used >= self.net_limit

    def legal(self, seat: int) -> list[int]:
        if seat != self.mover():
            return []
        if self.ply >= self.ship_plies:
            if self.nets_used_up():
                return [PASS]
            self._strike_from_list()
        return self.listed

    def _strike_from_list(self) -> None:
        """Bring the list of legal actions up to date: nets only ever leave it."""
        right: i64 = self.right_listed & ~self.right_legal
        up: i64 = self.up_listed & ~self.up_legal
        if right | up:
            listed = self.listed.copy()
            while right:
                lowest: i64 = right & -right
                right ^= lowest
                strike(listed, RIGHT_NET_OF[lowest % BIT_MODULUS])
            while up:
                lowest = up & -up
                up ^= lowest
                strike(listed, UPPER_NET_OF[lowest % BIT_MODULUS])
            self.listed = listed
            self.right_listed = self.right_legal
            self.up_listed = self.up_legal

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return refusal(self, seat, action)

    # What an action does

    def apply(self, seat: int, action: int) -> None:
        if action < FIRST_NET:
            self.put_ship(seat, action)
            if self.ply + 1 == self.ship_plies:
                self.open_nets()
        elif action == PASS:
            self.passes_in_row += 1
        else:
            self.passes_in_row = 0
            self.black_nets += 1 - seat
            self.white_nets += seat
            self.cast_net(action)
        self.ply += 1

    def put_ship(self, seat: int, cell: int) -> None:
        if seat == BLACK:
            self.black |= bit(cell)
        else:
            self.white |= bit(cell)
        listed = self.listed.copy()
        strike(listed, cell)
        self.listed = listed

    def open_nets(self) -> None:
        """List the nets for the first time: with no net on the board none can close anything."""
        self.right_listed = self.right_legal
        self.up_listed = self.up_legal
        self.listed = [*nets_of(self.right_legal, self.up_legal), PASS]

    def cast_net(self, action: int) -> None:
        here = bit(NET_CELLS[action - FIRST_NET])
        first: i64 = here & self.posts
        if action < FIRST_UPPER_NET:
            second: i64 = here >> SEA_COLUMNS
            beyond: i64 = here << 1
            self.right_open &= ~here
            self.right_legal &= ~here
        else:
            second = (here >> 1) & self.posts
            beyond = here << SEA_COLUMNS
            self.up_open &= ~here
            self.up_legal &= ~here
        first_hangs = first == 0 or first & self.rim_posts != 0
        second_hangs = second == 0 or second & self.rim_posts != 0
        tree = self.tree_of(first | second)
        self.right_legal &= ~(tree & (tree << SEA_COLUMNS))
        self.up_legal &= ~(tree & (tree << 1))
        if first_hangs and second_hangs:
            touched = flood(here, self.right_open, self.up_open) | flood(beyond, self.right_open, self.up_open)
            self._strike_shipless(self.closing_right() & touched, self.closing_up() & touched)
        elif first_hangs or second_hangs:
            known_right = self.closing_right()
            known_up = self.closing_up()
            self.rim_posts |= tree
            self._strike_shipless(self.closing_right() & ~known_right, self.closing_up() & ~known_up)

    def tree_of(self, start: i64) -> i64:
        """Give the posts that hang together with these by nets."""
        right_nets = self.right_nets()
        upper_nets = self.upper_nets()
        posts: i64 = self.posts
        tree: i64 = start
        while True:
            wider: i64 = (
                tree
                | ((tree << 9) & right_nets)
                | ((tree & right_nets) >> 9)
                | ((tree << 1) & upper_nets)
                | ((tree & upper_nets) >> 1)
            ) & posts
            if wider == tree:
                return tree
            tree = wider

    def closing_right(self) -> i64:
        """Give the cells whose right net, if legal, would close fisheries: both its ends hang on the rim."""
        return (self.rim_posts | self.top_row) & ((self.rim_posts << SEA_COLUMNS) | BOTTOM_ROW)

    def closing_up(self) -> i64:
        return (self.rim_posts | self.last_column) & ((self.rim_posts << 1) | LEFT_COLUMN)

    def _strike_shipless(self, right: i64, up: i64) -> None:
        """Take away those of these nets that would close a fishery without a ship (FI-N3)."""
        ships: i64 = self.black | self.white
        right &= self.right_legal
        while right:
            here: i64 = right & -right
            right ^= here
            open_: i64 = self.right_open & ~here
            if not (reaches(here, ships, open_, self.up_open) and reaches(here << 1, ships, open_, self.up_open)):
                self.right_legal &= ~here
        up &= self.up_legal
        while up:
            here = up & -up
            up ^= here
            open_ = self.up_open & ~here
            if not (
                reaches(here, ships, self.right_open, open_)
                and reaches(here << SEA_COLUMNS, ships, self.right_open, open_)
            ):
                self.up_legal &= ~here

    # What it is worth

    def rim(self) -> int:
        """Give the cells on the edge of the board."""
        return self.cells & (BOTTOM_ROW | LEFT_COLUMN | self.top_row | self.last_column)

    def right_nets(self) -> i64:
        """Give the cells with a net on their right."""
        return self.cells & ~self.last_column & ~self.right_open

    def upper_nets(self) -> i64:
        return self.cells & ~self.top_row & ~self.up_open

    def has_net(self, action: int) -> bool:
        """Say whether that net, of this board, has been cast."""
        return not (self.right_open if action < FIRST_UPPER_NET else self.up_open) & bit(NET_CELLS[action - FIRST_NET])

    def sides(self, action: int) -> tuple[int, int]:
        """Give the parts of the sea on both sides of a net if it were cast: the same part if it closes nothing."""
        here = bit(NET_CELLS[action - FIRST_NET])
        if action < FIRST_UPPER_NET:
            right: i64 = self.right_open & ~here
            return flood(here, right, self.up_open), flood(here << 1, right, self.up_open)
        up: i64 = self.up_open & ~here
        return flood(here, self.right_open, up), flood(here << SEA_COLUMNS, self.right_open, up)

    def regions(self) -> list[int]:
        """Give the fisheries as bit boards, by their lowest cell."""
        found: list[int] = []
        rest: i64 = self.cells
        while rest:
            region: i64 = flood(rest & -rest, self.right_open, self.up_open)
            rest &= ~region
            found.append(region)
        return found

    def scores(self) -> list[int]:
        black, white = 0, 0
        for region in self.regions():
            lead = count(region & self.black) - count(region & self.white)
            if lead > 0:
                black += count(region)
            elif lead < 0:
                white += count(region)
        return [black, white]

    def shares(self) -> list[float]:
        black, white = self.scores()
        return [1.0, 0.0] if black > white else [0.0, 1.0]

    def ending(self) -> str:
        if self.passes_in_row < 2:
            return ""
        all_used_up = 0 < self.net_limit <= min(self.black_nets, self.white_nets)
        return "exhausted" if all_used_up or not self.right_legal | self.up_legal else "passed"

    def facts(self) -> dict[str, int]:
        return {"net_plies": self.ply - self.ship_plies, "nets": self.black_nets + self.white_nets}

    def census(self) -> dict[str, int]:
        ships_to_come = max(0, self.ship_plies - self.ply)
        spaces_left = count(self.right_open) + count(self.up_open)
        return {
            "ships": count(self.black) + count(self.white) + ships_to_come,
            "net spaces": spaces_left + self.black_nets + self.white_nets,
        }

    # What may be known of it: everything

    def view(self, reader: int) -> View:  # noqa: ARG002  (no secrets)
        return view(self)


def _number(value: Value) -> int:
    if not isinstance(value, int):
        raise BadOption(f"{value!r} is not a number")
    return value
