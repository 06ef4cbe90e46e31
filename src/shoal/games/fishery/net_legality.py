"""Which nets are legal moves: nets between posts stay a forest, and every fishery that they close has a ship.

Nets between posts are the edges of a graph. If each post of the rim counts as a post of its own, this graph stays a
forest (FI-N4), and a net that makes no ring closes fisheries exactly if both its ends are connected to the rim already.
RULES.md proves both. A refused net stays refused, so legal nets only become fewer.
"""

from shoal.core.native import i64
from shoal.games.fishery.actions import SEA_COLUMNS
from shoal.games.fishery.bitboards import reaches
from shoal.games.fishery.position import BOTTOM_ROW, LEFT_COLUMN, Position


def tree_of(position: Position, start: i64) -> i64:
    """Return the posts that are connected with these by nets."""
    right_nets = position.right_nets()
    upper_nets = position.upper_nets()
    posts: i64 = position.posts
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


def closing_right(position: Position) -> i64:
    """Return the cells whose right net, if legal, would close fisheries: both its ends are connected to the rim."""
    return (position.rim_posts | position.top_row) & ((position.rim_posts << SEA_COLUMNS) | BOTTOM_ROW)


def closing_up(position: Position) -> i64:
    return (position.rim_posts | position.last_column) & ((position.rim_posts << 1) | LEFT_COLUMN)


def strike_shipless(position: Position, right: i64, up: i64) -> None:
    """Remove those of these nets that would close a fishery without a ship (FI-N3)."""
    ships: i64 = position.black | position.white
    right &= position.right_legal
    while right:
        here: i64 = right & -right
        right ^= here
        open_: i64 = position.right_open & ~here
        if not (reaches(here, ships, open_, position.up_open) and reaches(here << 1, ships, open_, position.up_open)):
            position.right_legal &= ~here
    up &= position.up_legal
    while up:
        here = up & -up
        up ^= here
        open_ = position.up_open & ~here
        if not (
            reaches(here, ships, position.right_open, open_)
            and reaches(here << SEA_COLUMNS, ships, position.right_open, open_)
        ):
            position.up_legal &= ~here
