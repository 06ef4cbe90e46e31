"""A position of Fishery, made from a view."""

from shoal.games.fishery import nets, ships
from shoal.games.fishery.actions import ACTIONS
from shoal.games.fishery.position import Position
from shoal.games.fishery.view import FisheryView


def rebuild(position: Position, view: FisheryView) -> None:
    """Put everything that the view tells into a first position.

    Nets may be cast again in any order: fewer nets never make a legal position illegal.
    """
    for seat, cells in enumerate(view["ships"]):
        for cell in cells:
            ships.put(position, seat, ACTIONS.parse(cell))
    position.ply = view["turns"]
    if not position.placing_ships():
        nets.begin(position)
    for net in view["nets"]:
        nets.cast(position, ACTIONS.parse(net))
    position.passes_in_row = view["passes_in_row"]
    position.black_nets, position.white_nets = view["nets_cast"]
