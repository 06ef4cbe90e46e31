"""What is said when a player of Fishery Boom has only one legal step, and it is taken for them."""

from typing import cast

from shoal.core.game import State
from shoal.core.telling import Telling, telling
from shoal.games.fishery_boom.phases import CATCH, GEAR, MARK, SHIELD
from shoal.games.fishery_boom.position import Position


def why(state: State, seat: int) -> Telling:
    phase = int(cast("Position", state).phase)
    if phase == GEAR:
        return telling("fishery_boom.forced-gear", seat=seat)
    if phase == CATCH:
        return telling("fishery_boom.forced-fish", seat=seat)
    if phase == MARK:
        return telling("fishery_boom.forced-mark", seat=seat)
    return telling("fishery_boom.forced-shield" if phase == SHIELD else "fishery_boom.forced-die", seat=seat)
