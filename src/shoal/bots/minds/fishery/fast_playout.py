"""How a game of Fishery ends if both sides cast nets at random, without playing it move by move.

A net that is refused once stays refused (FI-N7). So casting random legal nets until there is none means: go through
all nets in a random order, and cast each that is legal then. Draw a link between neighbouring squares wherever there is
no net. By T4 of RULES.md a net is legal if its link lies on a ring of links, or if both banks of the link have a ship
and a square of the rim. So two steps find the end, in a tenth of the time that the rules need:

1. The links that lie on no ring when their turn comes form trees. Going through the nets from the last to the first,
   they are those links that join two parts which nothing has joined yet. All other nets are cast.
2. Going through the links of these trees from the first to the last, each is cut if both its banks have a ship and a
   square of the rim.
"""

from typing import Final

from shoal.core.native import i64
from shoal.games.fishery.actions import CELLS, FIRST_NET, FIRST_UPPER_NET, NETS, SHIP_ON, nets_of
from shoal.games.fishery.bitboards import BIT_MODULUS, bit, step, values_of
from shoal.games.fishery.position import Position

FIRST_SQUARES: Final = [0] * FIRST_NET + [net.cell for net in NETS]
SECOND_SQUARES: Final = [0] * FIRST_NET + [net.beyond for net in NETS]
SQUARES: Final = list(range(CELLS))
ROOT: Final = CELLS
"""Stands above the root of a tree, where there is no square."""
BLACK_SHIP: Final = 16
WHITE_SHIP: Final = 1


def lead_at_end(position: Position, nets: list[int], cast: list[int]) -> int:
    """Return Black's fish minus White's at the end. `nets` has all legal nets; the last one is cast first.

    The nets that are legal when their turn comes are added to `cast`.
    """
    trees = Trees(position)
    links = trees.grow(nets, cast)
    trees.count()
    cast += [link for link in reversed(links) if trees.cut(link)]
    return trees.lead()


class Trees:
    """The links that are left of a position when all rings of links are cut.

    heads   a square of the same part; going on from there one comes to the head of the part, which is its own head
    above   the next square towards the root of the tree
    order   all squares, each behind the one above it
    fleets  black and white ships in the square and below it
    rims    how many of these squares lie on the rim
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.right: i64 = position.right_open & ~position.right_legal
        self.up: i64 = position.up_open & ~position.up_legal
        self.heads = SQUARES.copy()
        self.above = [ROOT] * CELLS
        self.order: list[int] = []
        self.fleets = [0] * CELLS
        self.rims = [0] * CELLS
        for net in nets_of(self.right, self.up):
            self.heads[self._head(FIRST_SQUARES[net])] = self._head(SECOND_SQUARES[net])

    def _head(self, square: i64) -> i64:
        """Return the head of a square's part, and shorten the way to it."""
        heads = self.heads
        here: i64 = square
        next_: i64 = heads[here]
        while next_ != here:
            further: i64 = heads[next_]
            heads[here] = further
            here = further
            next_ = heads[here]
        return here

    def grow(self, nets: list[int], cast: list[int]) -> list[int]:
        """Return the nets whose links join two parts, and join these; add the others to `cast`."""
        links: list[int] = []
        for net in nets:
            first = self._head(FIRST_SQUARES[net])
            second = self._head(SECOND_SQUARES[net])
            if first == second:
                cast.append(net)
            else:
                self.heads[first] = second
                links.append(net)
                if net < FIRST_UPPER_NET:
                    self.right |= bit(FIRST_SQUARES[net])
                else:
                    self.up |= bit(FIRST_SQUARES[net])
        return links

    def count(self) -> None:
        """Hang every tree from a root, and count what lies below each square."""
        above, fleets, rims = self.above, self.fleets, self.rims
        for square in values_of(self.position.black, SHIP_ON):
            fleets[square] = BLACK_SHIP
        for square in values_of(self.position.white, SHIP_ON):
            fleets[square] = WHITE_SHIP
        for square in values_of(self.position.rim(), SHIP_ON):
            rims[square] = 1
        self._hang()
        for square in reversed(self.order):
            higher = above[square]
            if higher != ROOT:
                fleets[higher] += fleets[square]
                rims[higher] += rims[square]

    def _hang(self) -> None:
        order, above = self.order, self.above
        right, up = self.right, self.up
        unseen: i64 = self.position.cells
        done: i64 = 0
        while unseen:
            root: i64 = unseen & -unseen
            unseen ^= root
            order.append(SHIP_ON[root % BIT_MODULUS])
            while done < len(order):
                square = order[done]
                done += 1
                lower: i64 = step(bit(square), right, up) & unseen
                unseen ^= lower
                while lower:
                    lowest: i64 = lower & -lower
                    lower ^= lowest
                    below = SHIP_ON[lowest % BIT_MODULUS]
                    above[below] = square
                    order.append(below)

    def cut(self, link: int) -> bool:
        """Cut a link if both its banks have a ship and a square of the rim; return whether they have."""
        above, fleets, rims = self.above, self.fleets, self.rims
        lower: i64 = FIRST_SQUARES[link]
        higher: i64 = SECOND_SQUARES[link]
        if above[higher] == lower:
            lower, higher = higher, lower
        fleet: i64 = fleets[lower]
        rim: i64 = rims[lower]
        if fleet == 0 or rim == 0:
            return False
        root: i64 = higher
        while above[root] != ROOT:
            root = above[root]
        if fleets[root] == fleet or rims[root] == rim:
            return False
        above[lower] = ROOT
        while higher != ROOT:
            fleets[higher] -= fleet
            rims[higher] -= rim
            higher = above[higher]
        return True

    def lead(self) -> int:
        """Return Black's fish minus White's: each tree is a fishery now."""
        above, fleets = self.above, self.fleets
        sizes = [1] * CELLS
        lead: i64 = 0
        for square in reversed(self.order):
            higher = above[square]
            if higher != ROOT:
                sizes[higher] += sizes[square]
                continue
            black, white = divmod(fleets[square], BLACK_SHIP)
            if black > white:
                lead += sizes[square]
            elif white > black:
                lead -= sizes[square]
        return lead
