"""The mind of Fishery: a square belongs to the side whose ships reach it first, with what can never be divided."""

from math import exp
from typing import Final, cast

from shoal.bots.mind import Mind
from shoal.bots.minds.fishery.fast_playout import lead_at_end
from shoal.bots.minds.fishery.solver import UNKNOWN, ExactSolver, open_questions
from shoal.core.game import NOBODY, State
from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fishery.actions import SEA_COLUMNS, nets_of
from shoal.games.fishery.bitboards import count, flood, step
from shoal.games.fishery.position import Position
from shoal.games.fishery.state import FisheryState

SQUARES_PER_UNIT: Final = 6.0
MOST_OPEN_NETS: Final = 20
"""With more nets in doubt no proof is tried: few would end in time."""
MOST_POSITIONS: Final = 3_000
"""A proof is given up after this many positions, about 50 ms in the compiled build."""


class FisheryMind(Mind):
    """Judges by the squares that each side reaches first, and foresees the end by casting all nets in random order."""

    def judge(self, state: State) -> list[float]:
        black = 1.0 / (1.0 + exp(-lead(cast("FisheryState", state)) / SQUARES_PER_UNIT))
        return [black, 1.0 - black]

    def winning(self, state: State, seat: int) -> int:
        winner, action = self.proven(state)
        return action if winner == seat else UNKNOWN

    def proven(self, state: State) -> tuple[int, int]:
        position = cast("FisheryState", state)
        mover = position.mover()
        unfit = position.placing_ships() or position.net_limit > 0 or mover == NOBODY
        if unfit or open_questions(position) > MOST_OPEN_NETS:
            return UNKNOWN, UNKNOWN
        solver = ExactSolver(MOST_POSITIONS)
        return solver.winner(position, mover), solver.winning(position, mover)

    def foresee(self, state: State, rng: Rng, horizon: int, taken: list[int]) -> list[float]:
        """Return who wins if all nets are cast in a random order, and add those to `taken` that can be cast then."""
        position = cast("FisheryState", state)
        if position.net_limit:
            return super().foresee(state, rng, horizon, taken)
        while position.placing_ships():
            position.apply(position.mover(), rng.pick(position.listed))
        nets = nets_of(position.right_legal, position.up_legal)
        rng.shuffle(nets)
        return [1.0, 0.0] if lead_at_end(position, nets, taken) > 0 else [0.0, 1.0]


def lead(position: Position) -> int:
    """Return Black's squares minus White's if both fleets sail at once and a square goes to the first ship there.

    Squares that no net can part any more are one: they go to the side with more ships among them, and the first
    side to reach one of them has them all.
    """
    right: i64 = position.right_open
    up: i64 = position.up_open
    firm_right: i64 = right & ~position.right_legal
    firm_up: i64 = up & ~position.up_legal
    firm: i64 = firm_right | (firm_right << 1) | firm_up | (firm_up << SEA_COLUMNS)
    black: i64 = position.black & ~firm
    white: i64 = position.white & ~firm
    reached: i64 = black | white
    ships: i64 = (position.black | position.white) & firm
    while ships:
        part = flood(ships & -ships, firm_right, firm_up)
        ships &= ~part
        reached |= part
        more = count(part & position.black) - count(part & position.white)
        if more > 0:
            black |= part
        elif more < 0:
            white |= part
    black_gained: i64 = black
    white_gained: i64 = white
    while black | white:
        next_black: i64 = flood(step(black, right, up) & ~reached, firm_right, firm_up)
        next_white: i64 = flood(step(white, right, up) & ~reached, firm_right, firm_up)
        black_gained |= next_black & ~next_white
        white_gained |= next_white & ~next_black
        black = next_black
        white = next_white
        reached |= black | white
    return count(black_gained) - count(white_gained)


MIND: Final = FisheryMind()
