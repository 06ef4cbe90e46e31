"""The year of Fishery Boom: which phase a decision belongs to, and which phase follows it.

Every phase returns True when a seat or chance must decide now, and False when the year goes on.
"""

from shoal.core.game import NOBODY
from shoal.core.native import i64
from shoal.core.rng import Rng
from shoal.games.fishery_boom import (
    demand,
    depletion,
    dice,
    fishing_action,
    fishing_phase,
    illegal_fishing,
    setup,
    upgrades,
)
from shoal.games.fishery_boom.phases import GEAR, ILLEGAL, MARK, OVER, ROLL, START_PLAYER
from shoal.games.fishery_boom.position import Position


def advance(position: Position) -> None:
    """Go on until a seat must decide, chance is due, or the game is over."""
    while not _seek(position):
        phase: i64 = position.phase
        if phase == START_PLAYER:
            fishing_phase.begin(position)
        elif phase == ILLEGAL:
            depletion.deplete(position)
            position.year += 1
            position.start_player = (position.start_player + position.rotation) % position.seats
            if position.ran_out:
                _end(position)
                return
            fishing_phase.begin(position)
        elif phase < MARK:
            upgrades.begin(position)
        elif position.year + 1 < position.years:
            demand.draw_plates(position)
            illegal_fishing.begin(position)
        else:
            _end(position)
            return


def _end(position: Position) -> None:
    """End the game, after the last year's upgrades (FB-Y3) or when depletion leaves no fish (FB-E2)."""
    position.phase, position.to_move = OVER, NOBODY


def _seek(position: Position) -> bool:
    """Find who decides next in the present phase; return False if nobody does."""
    phase: i64 = position.phase
    if phase >= MARK:
        return upgrades.seek(position)
    if phase == ILLEGAL:
        return illegal_fishing.seek(position)
    return phase != START_PLAYER and fishing_phase.seek(position)


def act(position: Position, action: i64) -> bool:
    """Carry out the decision in the present phase."""
    phase: i64 = position.phase
    if phase >= MARK:
        return upgrades.act(position, action)
    if phase >= GEAR:
        return fishing_action.act(position, action) or _resume(position)
    if phase == ROLL:
        return fishing_action.roll(position, action) or _resume(position)
    return illegal_fishing.act(position, action) if phase == ILLEGAL else setup.act(position, action)


def _resume(position: Position) -> bool:
    """Let the phase that began a fishing action go on after it."""
    return position.overfishing and upgrades.resume(position)


def legal(position: Position) -> list[int]:
    return upgrades.legal(position) if position.phase >= MARK else fishing_action.legal(position)


def odds(position: Position) -> list[tuple[int, int]]:
    return setup.odds(position) if position.phase == START_PLAYER else dice.ODDS


def sample(position: Position, rng: Rng) -> int:
    return setup.sample(position, rng) if position.phase == START_PLAYER else dice.sample(rng)
