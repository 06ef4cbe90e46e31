"""A position of Fishery, made from a view."""

from shoal.games.fishery import nets, ships
from shoal.games.fishery.actions import ACTIONS
from shoal.games.fishery.position import Position
from shoal.games.fishery.view import FisheryView


def rebuild(position: Position, known: FisheryView) -> None:
    """Put everything that the view tells into a first position.

    Nets may be cast again in any order: fewer nets never make a legal position illegal.
    """
    for seat, cells in enumerate(known["ships"]):
        for cell in cells:
            ships.put(position, seat, ACTIONS.parse(cell))
    position.ply = known["turns"]
    if not position.placing_ships():
        nets.begin(position)
    for net in known["nets"]:
        nets.cast(position, ACTIONS.parse(net))
    position.passes_in_row = known["passes_in_row"]
    position.black_nets, position.white_nets = known["nets_cast"]
