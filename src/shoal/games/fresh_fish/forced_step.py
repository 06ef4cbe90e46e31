"""The only legal step of Fresh Fish, as everybody can see; bids are sealed, so they are left out."""

from shoal.core.game import Forced
from shoal.core.telling import Telling, telling
from shoal.games.fresh_fish.actions import BUILD, DRAW, PASS
from shoal.games.fresh_fish.phases import BIDS
from shoal.games.fresh_fish.state import FreshFishState


def forced(state: FreshFishState) -> Forced | None:
    seat = state.mover()
    legal = state.legal(seat) if seat >= 0 and state.phase != BIDS else []
    return Forced(seat, legal[0], _why(seat, legal[0])) if len(legal) == 1 else None


def _why(seat: int, action: int) -> Telling:
    if action < BUILD:
        return telling("fresh_fish.forced-reserve", seat=seat)
    if action == PASS:
        return telling("fresh_fish.forced-pass", seat=seat)
    if action >= DRAW:
        return telling("fresh_fish.forced-tile", seat=seat)
    return telling("fresh_fish.forced-build", seat=seat)
