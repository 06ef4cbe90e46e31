"""What speaks for an action of Fishery: what a net closes and for whom, which nets it rules out, who is nearer."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.core.telling import Telling, telling
from shoal.games.fishery.actions import FIRST_NET, PASS
from shoal.games.fishery.insight import Region, nearer, split
from shoal.games.fishery.position import Position
from shoal.games.fishery.state import state_of
from shoal.games.fishery.view import FisheryView

MOST_NAMED: Final = 4
"""If a net rules out more others, they are only counted."""


def reasons(game: Game, view: View, seat: int, action: int) -> list[Telling]:
    state = state_of(game, cast("FisheryView", view))
    if action == PASS:
        ends = state.passes_in_row > 0
        return [*([telling("fishery.why-ends")] if ends else []), _result(state, seat)]
    closed = split(state, action) if action >= FIRST_NET else []
    before = [len(cells) for cells in nearer(state)]
    nets = _nets(state)
    state.apply(seat, action)
    after = [len(cells) for cells in nearer(state)]
    if closed:
        own_first = sorted(closed, key=lambda region: region["owner"] != seat)
        return [*(_closed(region, seat) for region in own_first), _result(state, seat)]
    ruled_out = sorted(set(nets) - set(_nets(state)) - {action})
    told = [*_barred([game.actions.format(net) for net in ruled_out]), *_distances(seat, before, after)]
    return told or [telling("fishery.why-quiet")]


def _nets(position: Position) -> list[int]:
    """Return the nets that may be cast; there are none while ships are placed."""
    return [action for action in position.legal(position.mover()) if action >= FIRST_NET and action != PASS]


def _closed(region: Region, seat: int) -> Telling:
    own, others = region["ships"][seat], region["ships"][1 - seat]
    squares = region["cells"]
    if region["owner"] is None:
        return telling("fishery.why-nobody", squares=squares, ships=own)
    if region["owner"] == seat:
        return telling("fishery.why-closes", squares=squares, own=own, others=others)
    return telling("fishery.why-gives", squares=squares, other=1 - seat, own=own, others=others)


def _result(position: Position, seat: int) -> Telling:
    """Tell what each side would have if the game ended here."""
    own, others = position.scores()[seat], position.scores()[1 - seat]
    if own == others:
        return telling("fishery.why-tie", fish=own)
    return telling("fishery.why-result", fish=own, other=1 - seat, fewer=others)


def _barred(nets: list[str]) -> list[Telling]:
    if len(nets) > MOST_NAMED:
        return [telling("fishery.why-bars-many", number=len(nets))]
    return [telling("fishery.why-bars", nets=nets)] if nets else []


def _distances(seat: int, before: list[int], after: list[int]) -> list[Telling]:
    """Tell how many squares each side is then nearer to, if that changes."""
    other, told = 1 - seat, []
    if after[seat] != before[seat]:
        told.append(telling("fishery.why-nearer", number=after[seat], before=before[seat]))
    if after[other] != before[other]:
        told.append(telling("fishery.why-others-nearer", other=other, number=after[other], before=before[other]))
    return told
