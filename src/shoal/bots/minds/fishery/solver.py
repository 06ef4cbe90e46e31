"""An endgame solver with a transposition table: who wins a position of Fishery if both sides play perfectly.

The search is for the winner alone, with a table of positions that are known. Waters says what makes positions equal
and when they are decided. A pass helps only the side that would win if the game ended now. The other side must cast a
net in a fishery in doubt, or it loses. A pass is tried last: ten times as many positions were searched with it first.
"""

from typing import Final

from shoal.bots.minds.fishery.solver_position import Key, SolverPosition
from shoal.core.native import i64
from shoal.games.fishery.actions import PASS, nets_of
from shoal.games.fishery.bitboards import count, flood
from shoal.games.fishery.position import BLACK, WHITE, Position
from shoal.games.fishery.state import FisheryState

UNKNOWN: Final = -1
OFFSET: Final = 64
NO_BOUNDS: Final = 2 * OFFSET << 8
"""Bounds of what is settled, each with the offset: Black wins from the upper one on, White up to the lower one."""
FIRST: Final = 1000
"""Added to the worth of a net that is to be tried before all others."""


class ExactSolver:
    """Proves who wins positions with the same ships; it gives up after a number of positions.

    `answers` has a net for each net: the one to try first after it.
    """

    def __init__(self, most: int, answers: list[int] | None = None) -> None:
        self.most = most
        self.seen = 0
        self.answers = answers or []
        self.bounds: dict[Key, int] = {}
        self.pools: list[list[SolverPosition]] = []

    def winner(self, position: FisheryState, mover: int) -> int:
        """Return the seat that wins with this seat to move, or UNKNOWN if that takes too long."""
        waters = surveyed(position)
        if position.passes_in_row and waters.leader() == mover:
            return mover
        return self._value(waters, mover, 0)

    def winning(self, position: FisheryState, mover: int) -> int:
        """Return an action that wins, or UNKNOWN if there is none or finding it takes too long."""
        if self.winner(position, mover) != mover:
            return UNKNOWN
        waters = surveyed(position)
        if waters.leader() == mover and (position.passes_in_row or self._known(waters, 1 - mover) == mover):
            return PASS
        casts = self._cast_all(waters, mover, 0)
        nets = [after.net for after in self.pools[0][:casts] if self._known(after, 1 - mover) == mover]
        return nets[0]

    def _known(self, waters: SolverPosition, mover: int) -> int:
        decided = waters.decided()
        if decided != UNKNOWN:
            return decided
        bounds: i64 = self.bounds.get(waters.key(mover), NO_BOUNDS)
        if waters.settled >= (bounds >> 8) - OFFSET:
            return BLACK
        return WHITE if waters.settled <= (bounds & 255) - OFFSET else UNKNOWN

    def _learn(self, waters: SolverPosition, mover: int, winner: int) -> None:
        """Keep the winner, for all positions with the same waters in doubt that are no worse for it."""
        key = waters.key(mover)
        bounds: i64 = self.bounds.get(key, NO_BOUNDS)
        settled: i64 = waters.settled + OFFSET
        self.bounds[key] = (settled << 8) | (bounds & 255) if winner == BLACK else (bounds & ~255) | settled

    def _value(self, waters: SolverPosition, mover: int, depth: int) -> int:
        winner = self._known(waters, mover)
        if winner != UNKNOWN or self.seen >= self.most:
            return winner
        self.seen += 1
        winner = self._search(waters, mover, depth)
        if winner != UNKNOWN:
            self._learn(waters, mover, winner)
        return winner

    def _search(self, waters: SolverPosition, mover: int, depth: int) -> int:
        """Return the winner after the best net or pass; all of them are looked up before one is followed."""
        rival = 1 - mover
        may_pass = waters.leader() == mover
        if may_pass and self._known(waters, rival) == mover:
            return mover
        casts = self._in_doubt(self._cast_all(waters, mover, depth), mover, depth)
        if casts < 0:
            return mover
        pool = self.pools[depth]
        for tried in range(casts):
            winner = self._value(best_of(pool, tried, casts), rival, depth + 1)
            if winner != rival:
                return winner
        return self._value(waters, rival, depth) if may_pass else rival

    def _in_doubt(self, casts: i64, mover: int, depth: int) -> int:
        """Put the nets first whose outcome is not known, and return their number; -1 if one is known to win."""
        pool = self.pools[depth]
        left: i64 = 0
        for number in range(casts):
            after = pool[number]
            winner = self._known(after, 1 - mover)
            if winner == mover:
                return -1
            if winner == UNKNOWN:
                pool[number] = pool[left]
                pool[left] = after
                left += 1
        return left

    def _cast_all(self, waters: SolverPosition, mover: int, depth: int) -> int:
        """Cast every net in doubt, each into waters of its own; return their number."""
        position = waters.position
        while len(self.pools) < depth + 2:
            self.pools.append([SolverPosition(position)])
        pool, alone = self.pools[depth], self.pools[depth + 1][0]
        answer = self.answers[waters.net] if self.answers and waters.net else UNKNOWN
        casts: i64 = 0
        ways: list[int] = []
        rest: i64 = waters.live
        while rest:
            fishery: i64 = flood(rest & -rest, position.right_open, position.up_open)
            rest &= ~fishery
            alone.isolate(waters, fishery)
            for net in nets_of(position.right_legal & fishery, position.up_legal & fishery):
                way = waters.beside(net)
                if way in ways:
                    continue
                ways.append(way)
                if casts == len(pool):
                    pool.append(SolverPosition(position))
                after = pool[casts]
                casts += 1
                after.become(waters, alone, fishery, net)
                worth: i64 = after.most + after.least + after.lead
                after.worth = FIRST if net == answer else -worth if mover else worth
        return casts


def surveyed(position: FisheryState) -> SolverPosition:
    waters = SolverPosition(position)
    waters.survey()
    return waters


def best_of(pool: list[SolverPosition], first: i64, end: i64) -> SolverPosition:
    """Return the waters of most worth from a place on, and put them at that place."""
    best: i64 = first
    for number in range(first + 1, end):
        if pool[number].worth > pool[best].worth:
            best = number
    chosen = pool[best]
    pool[best] = pool[first]
    pool[first] = chosen
    return chosen


def open_questions(position: Position) -> int:
    """Return how many nets may still be cast in fisheries with ships of both sides."""
    open_nets = 0
    for fishery in position.regions():
        if fishery & position.black and fishery & position.white:
            open_nets += count(position.right_legal & fishery) + count(position.up_legal & fishery)
    return open_nets
