"""What of a position of Fishery is still in doubt, as the exact solver sees it.

Draw a link between neighbouring squares wherever there is no net. Four facts make positions small near the end:

- In a fishery with ships of one side, or without a net to cast, nothing can change any more. It is settled.
- Take a block of squares that stay together whatever happens, and look at what the rest of its fishery falls into
  without it. A part without a ship, or without a square of the rim, can never be a fishery, nor can anything within it:
  all of it stays with the block. So blocks grow, and nets within a block pass the turn and no more.
- Only the blocks matter, and the links between them that may still be cut. If two positions agree in these, the one
  with more settled squares for Black is at least as good for Black.
- A side needs more ships than the other where it owns a part, and as many where nobody does. So if the other has n
  ships more in a fishery, at least n of them are in parts that the other owns, and n + 1 if this side owns a part.
  Their blocks are lost to this side.
"""

from shoal.core.native import i64
from shoal.games.fishery.actions import FIRST_NET, FIRST_UPPER_NET, NET_CELLS, SEA_COLUMNS
from shoal.games.fishery.bitboards import bit, count, flood
from shoal.games.fishery.nets import cast
from shoal.games.fishery.position import BLACK, WHITE
from shoal.games.fishery.state import FisheryState

Key = tuple[i64, i64, i64, i64]


def ceiling(own: list[int], others: list[int], size: i64) -> i64:
    """Return what the lead of a side can be at most in a fishery of that size.

    Both lists have a number for each ship, from the smallest on: the squares of its block divided by the ships in it.
    """
    more: i64 = len(others) - len(own)
    lost: i64 = 0
    nothing: i64 = 0
    for number, squares in enumerate(others):
        if number < more:
            nothing += squares
        if number <= more:
            lost += squares
    return max(size - 2 * lost, -nothing)


class SolverPosition:
    """A position without what is settled. Nets within a block count as refused.

    position     the ships and nets
    live         the squares of fisheries in doubt
    joined_right the squares of these whose right neighbour is in the same block
    joined_up    the same for the neighbour above
    settled      Black's squares minus White's in the other fisheries
    lead         Black's squares minus White's if the game ended now
    most         what Black's lead can be at most in the end
    least        what it can be at least
    net          the net that led here
    worth        how good it looks for the side that cast that net
    """

    position: FisheryState
    live: i64
    joined_right: i64
    joined_up: i64
    settled: i64
    lead: i64
    most: i64
    least: i64
    net: i64
    worth: i64

    def __init__(self, position: FisheryState) -> None:
        self.position = position.copy()
        self.live, self.joined_right, self.joined_up = 0, 0, 0
        self.settled, self.lead, self.most, self.least = 0, 0, 0, 0
        self.net, self.worth = 0, 0

    def leader(self) -> int:
        """Return the side that would win if the game ended now."""
        return BLACK if self.lead > 0 else WHITE

    def decided(self) -> int:
        """Return the side that wins whatever happens, or -1."""
        if self.least > 0:
            return BLACK
        return WHITE if self.most <= 0 else -1

    def key(self, mover: int) -> Key:
        """Return what the winner depends on besides the settled squares."""
        return self.position.right_legal, self.position.up_legal, self.joined_right, self.joined_up * 2 + mover

    def survey(self) -> None:
        """Add all fisheries of the position."""
        rest: i64 = self.position.cells
        while rest:
            fishery: i64 = flood(rest & -rest, self.position.right_open, self.position.up_open)
            rest &= ~fishery
            self.add(fishery)

    def add(self, fishery: i64) -> None:
        """Add a fishery that is not counted yet."""
        position = self.position
        black: i64 = count(fishery & position.black)
        white: i64 = count(fishery & position.white)
        size: i64 = count(fishery)
        gain: i64 = size if black > white else -size if black < white else 0
        self.lead += gain
        if black and white and (position.right_legal | position.up_legal) & fishery:
            self._join(fishery)
            if (position.right_legal | position.up_legal) & fishery:
                self.live |= fishery
                blacks = self._blocks_of(fishery & position.black)
                whites = self._blocks_of(fishery & position.white)
                self.most += ceiling(blacks, whites, size)
                self.least -= ceiling(whites, blacks, size)
                return
            self.joined_right &= ~fishery
            self.joined_up &= ~fishery
        position.right_legal &= ~fishery
        position.up_legal &= ~fishery
        self.settled += gain
        self.most += gain
        self.least += gain

    def _join(self, fishery: i64) -> None:
        """Find the blocks of a fishery, and take away the nets within them."""
        position = self.position
        rest: i64 = fishery
        while rest:
            firm_right: i64 = position.right_open & ~position.right_legal
            firm_up: i64 = position.up_open & ~position.up_legal
            block: i64 = self._grown(fishery, flood(rest & -rest, firm_right, firm_up))
            rest &= ~block
            right: i64 = block & (block >> 1)
            up: i64 = block & (block >> SEA_COLUMNS)
            position.right_legal &= ~right
            position.up_legal &= ~up
            self.joined_right |= right
            self.joined_up |= up

    def _blocks_of(self, ships: i64) -> list[int]:
        """Return for each ship the squares of its block divided by these ships in it, from the smallest number on."""
        shares: list[int] = []
        rest: i64 = ships
        while rest:
            block: i64 = flood(rest & -rest, self.joined_right, self.joined_up)
            together = count(rest & block)
            rest &= ~block
            shares += [count(block) // together] * together
        shares.sort()
        return shares

    def _grown(self, fishery: i64, block: i64) -> i64:
        """Return a block with all parts of the fishery that hang on it and cannot be fisheries."""
        position = self.position
        others: i64 = fishery & ~block
        right: i64 = position.right_open & others & (others >> 1)
        up: i64 = position.up_open & others & (others >> SEA_COLUMNS)
        ships: i64 = position.black | position.white
        rim: i64 = position.rim()
        while others:
            part: i64 = flood(others & -others, right, up)
            others &= ~part
            if not (part & ships and part & rim):
                block |= part
        return block

    def become(self, source: "SolverPosition", alone: "SolverPosition", fishery: i64, net: i64) -> None:
        """Become what a net in a fishery of another position leads to; `alone` has that fishery and nothing else."""
        here, there = self.position, source.position
        here.right_open, here.up_open, here.rim_posts = there.right_open, there.up_open, there.rim_posts
        here.right_legal, here.up_legal = there.right_legal, there.up_legal
        self.net = net
        self.live = source.live & ~fishery
        self.joined_right, self.joined_up = source.joined_right & ~fishery, source.joined_up & ~fishery
        self.settled, self.lead = source.settled, source.lead - alone.lead
        self.most, self.least = source.most - alone.most, source.least - alone.least
        cast(here, net)
        first: i64 = flood(bit(NET_CELLS[net - FIRST_NET]), here.right_open, here.up_open)
        self.add(first)
        if first != fishery:
            self.add(fishery & ~first)

    def beside(self, net: i64) -> i64:
        """Return the two blocks beside a net. All nets between these have the same worth."""
        here: i64 = bit(NET_CELLS[net - FIRST_NET])
        beyond: i64 = here << 1 if net < FIRST_UPPER_NET else here << SEA_COLUMNS
        return flood(here | beyond, self.joined_right, self.joined_up)

    def isolate(self, source: "SolverPosition", fishery: i64) -> None:
        """Become one fishery in doubt of another position."""
        here, there = self.position, source.position
        here.right_open, here.up_open = there.right_open, there.up_open
        here.right_legal, here.up_legal = there.right_legal, there.up_legal
        self.live, self.joined_right, self.joined_up = 0, 0, 0
        self.settled, self.lead, self.most, self.least = 0, 0, 0, 0
        self.add(fishery)
