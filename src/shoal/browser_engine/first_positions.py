"""The start of every game, before anything is drawn: what a page shows before the engine has come."""

from shoal.browser_engine.local_table import LocalTable
from shoal.core.catalogue import load
from shoal.table.client_messages import Chair
from shoal.table.match import begin
from shoal.table.server_messages import Welcome

PLAYER: Chair = {"kind": "person", "name": "", "level": None, "rating": None}


def starts(name: str) -> dict[str, Welcome]:
    """Return what the first seat is told at first, by the number of seats, with the standard options."""
    return {str(seats): start(name, seats) for seats in load(name).meta.seats}


def start(name: str, seats: int) -> Welcome:
    game = load(name)
    options = dict(game.settle(seats, {}))
    table = LocalTable(
        {
            "id": "",
            "game": name,
            "rules_version": game.meta.rules_version,
            "seats": seats,
            "options": options,
            "chairs": [PLAYER] * seats,
            "created": "",
            "secret": "",
            "words": [],
            "seed": 0,
            "entries": [],
        }
    )
    table.match = begin(game, seats, options)
    return table.welcome(0, 0)
