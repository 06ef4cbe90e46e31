"""What speaks for an action of Fishery: what a net closes and for whom, who is nearer to the squares that are left."""

from typing import cast

from shoal.core.game import Game, View
from shoal.core.telling import Telling, telling
from shoal.games.fishery.actions import FIRST_NET, PASS
from shoal.games.fishery.insight import Region, nearer, split
from shoal.games.fishery.position import Position
from shoal.games.fishery.state import state_of
from shoal.games.fishery.view import FisheryView


def reasons(game: Game, view: View, seat: int, action: int) -> list[Telling]:
    state = state_of(game, cast("FisheryView", view))
    if action == PASS:
        ends = state.passes_in_row > 0
        return [*([telling("fishery.why-ends")] if ends else []), _result(state, seat)]
    closed = split(state, action) if action >= FIRST_NET else []
    before = [len(cells) for cells in nearer(state)]
    state.apply(seat, action)
    after = [len(cells) for cells in nearer(state)]
    if closed:
        own_first = sorted(closed, key=lambda region: region["owner"] != seat)
        return [*(_closed(region, seat) for region in own_first), _result(state, seat)]
    return _distances(seat, before, after)


def _closed(region: Region, seat: int) -> Telling:
    own, others = region["ships"][seat], region["ships"][1 - seat]
    squares = region["cells"]
    if region["owner"] is None:
        return telling("fishery.why-nobody", squares=squares, ships=own)
    if region["owner"] == seat:
        return telling("fishery.why-closes", squares=squares, own=own, others=others)
    return telling("fishery.why-gives", squares=squares, other=1 - seat, own=own, others=others)


def _result(position: Position, seat: int) -> Telling:
    scores = position.scores()
    return telling("fishery.why-result", fish=scores[seat], other=1 - seat, fewer=scores[1 - seat])


def _distances(seat: int, before: list[int], after: list[int]) -> list[Telling]:
    """Tell how many squares the seat is nearer to, and how many that was; of the other side only a change."""
    other = 1 - seat
    told = [telling("fishery.why-nearer", number=after[seat], before=before[seat])]
    if after[other] != before[other]:
        told.append(telling("fishery.why-others-nearer", other=other, number=after[other], before=before[other]))
    return told
