"""Who wins a position of Fishery if both sides play as well as possible.

Four facts make this quick near the end:

- In a fishery with ships of one side, further nets change no owner: they pass the turn and no more. So only nets in
  fisheries with ships of both sides matter. These are called mixed here, and all other squares are safe for their side.
- Legality asks only what lies in the net's own fishery (T4 of RULES.md). So two positions with the same open links in
  mixed fisheries and the same lead in safe squares have the same winner.
- A side has won if it wins even when all mixed squares go to the other side.
- A pass helps only the side that would win if the game ended now. The other side must cast a net, or it loses.
"""

from typing import Final

from shoal.core.native import i64
from shoal.games.fishery.actions import PASS, nets_of
from shoal.games.fishery.bits import count, flood
from shoal.games.fishery.nets import cast
from shoal.games.fishery.position import BLACK, WHITE, Position
from shoal.games.fishery.state import FisheryState

UNKNOWN: Final = -1


class Waters:
    """What the fisheries of a position are worth.

    mixed  the squares of fisheries with ships of both sides
    safe   Black's squares minus White's in the other fisheries
    lead   Black's squares minus White's if the game ended now
    """

    def __init__(self, position: Position) -> None:
        black: i64 = position.black
        white: i64 = position.white
        rest: i64 = position.cells
        self.mixed: i64 = 0
        self.safe: i64 = 0
        self.lead: i64 = 0
        while rest:
            fishery: i64 = flood(rest & -rest, position.right_open, position.up_open)
            rest &= ~fishery
            more: i64 = count(fishery & black) - count(fishery & white)
            size: i64 = count(fishery)
            worth: i64 = size if more > 0 else -size if more < 0 else 0
            self.lead += worth
            if fishery & black and fishery & white:
                self.mixed |= fishery
            else:
                self.safe += worth


class Solver:
    """Proves who wins positions with the same ships; it gives up after a number of positions."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.seen = 0
        self.winners: dict[tuple[int, int, int, int], int] = {}

    def winner(self, position: FisheryState, mover: int) -> int:
        """Return the seat that wins with this seat to move, or UNKNOWN if that takes too long."""
        return self._winner(position, Waters(position), mover)

    def _winner(self, position: FisheryState, waters: Waters, mover: int) -> int:
        decided = _decided(waters)
        if decided != UNKNOWN:
            return decided
        mixed = waters.mixed
        key = (position.right_open & mixed, position.up_open & mixed, waters.safe, mover)
        if key not in self.winners:
            if self.seen >= self.most:
                return UNKNOWN
            self.seen += 1
            found = self._search(position, waters, mover)
            if found == UNKNOWN:
                return UNKNOWN
            self.winners[key] = found
        return self.winners[key]

    def _search(self, position: FisheryState, waters: Waters, mover: int) -> int:
        rival = 1 - mover
        open_question = False
        if (waters.lead > 0) == (mover == BLACK):
            passed = self._winner(position, waters, rival)
            if passed == mover:
                return mover
            open_question = passed == UNKNOWN
        for one in _casts(position, waters.mixed, mover):
            found = self._winner(one.after, one.waters, rival)
            if found == mover:
                return mover
            open_question = open_question or found == UNKNOWN
        return UNKNOWN if open_question else rival

    def winning(self, position: FisheryState, mover: int) -> int:
        """Return an action that wins, or UNKNOWN if none is found."""
        rival = 1 - mover
        waters = Waters(position)
        if (waters.lead > 0) == (mover == BLACK) and self._winner(position, waters, rival) == mover:
            return PASS
        for one in _casts(position, waters.mixed, mover):
            if self._winner(one.after, one.waters, rival) == mover:
                return one.net
        return UNKNOWN


class Cast:
    """A net, and what it leads to."""

    def __init__(self, position: FisheryState, net: int) -> None:
        self.net = net
        self.after = position.copy()
        cast(self.after, net)
        self.waters = Waters(self.after)


def open_questions(position: Position) -> int:
    """Return how many nets may still be cast in mixed fisheries."""
    mixed = Waters(position).mixed
    return count(position.right_legal & mixed) + count(position.up_legal & mixed)


def _casts(position: FisheryState, mixed: i64, mover: int) -> list[Cast]:
    """Return the nets in mixed fisheries, beginning with those that give the mover the best lead."""
    casts = [Cast(position, net) for net in nets_of(position.right_legal & mixed, position.up_legal & mixed)]
    casts.sort(key=_for_black, reverse=mover == BLACK)
    return casts


def _for_black(one: Cast) -> int:
    return one.waters.safe * 2 + one.waters.lead


def _decided(waters: Waters) -> int:
    doubtful = count(waters.mixed)
    if waters.safe > doubtful:
        return BLACK
    return WHITE if waters.safe + doubtful <= 0 else UNKNOWN
