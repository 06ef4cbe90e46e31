"""Put finished public games of the pond of Fishery into a database, and count their openings, for the tests of pages.

    python web/tests/openings.py

Writes to the database of SHOAL_DATA or SHOAL_DATABASE, while its server runs. Of the games that begin in the middle,
c3, Black wins 7 of 12; three more begin in a corner.
"""

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from shoal.server.community.openings import opening_counter
from shoal.server.platform.config.settings import read_settings
from shoal.server.platform.db.database import open_database
from support.finished_games import begun, put, resigned

GAMES, BLACK_WINS, CORNERS = 12, 7, ("a1", "e1", "e5")


async def fill() -> None:
    database = open_database(read_settings())
    for number in range(GAMES):
        await put(database, resigned(begun("c3", "b3"), 1 if number < BLACK_WINS else 0))
    for corner in CORNERS:
        await put(database, resigned(begun(corner, "c3"), 0))
    while await opening_counter.count_batch(database):
        pass
    await database.close()


if __name__ == "__main__":
    asyncio.run(fill())
