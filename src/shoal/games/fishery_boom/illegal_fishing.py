"""Phase 4: dice of illegal fishing are rolled one by one, and each kills a fish."""

from shoal.core.game import CHANCE
from shoal.core.native import i64
from shoal.games.fishery_boom.actions import FIRST_ROLL
from shoal.games.fishery_boom.high_seas import NO_FISH, POACHED, bit
from shoal.games.fishery_boom.phases import ILLEGAL
from shoal.games.fishery_boom.position import Position


def begin(position: Position) -> None:
    position.phase, position.poachers = ILLEGAL, []
    position.to_roll = position.sheet.illegal[position.seats][position.year]


def seek(position: Position) -> bool:
    position.to_move = CHANCE
    return position.to_roll > 0


def act(position: Position, action: i64) -> bool:
    """Kill the topmost living fish of that number in an unprotected row (FB-L2)."""
    die: i64 = action - FIRST_ROLL + 1
    target: i64 = topmost(position, die)
    if target != NO_FISH:
        position.mark_fish(target, POACHED)
    position.poachers.append(die)
    position.to_roll -= 1
    return position.to_roll > 0


def topmost(position: Position, die: i64) -> i64:
    """Find the fish that a die of illegal fishing kills, or NO_FISH."""
    exposed: i64 = position.living & ~position.protected
    for fish in position.seas.die_fish[die]:
        if exposed & bit(fish):
            return fish
    return NO_FISH
