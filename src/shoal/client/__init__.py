"""A client of a Shoal server, for programs: HTTP and websockets, asynchronous and typed. Needs the extra `client`.

A program that plays the game `name` against a bot, and takes the first legal action each time:

    async with Client("http://127.0.0.1:8000") as client:
        await client.come_as_guest()
        table = await client.open_table(name, chairs=[{"kind": "me"}, {"kind": "bot", "level": "deckhand"}])
        async with client.sit(table["id"]) as seat:
            while position := await seat.decision():
                await seat.act(position["legal"][0])
        print(seat.result)
"""

from shoal.client.errors import ClientError, Closed, Refused, Unreachable
from shoal.client.http import Client
from shoal.client.table_socket import Seat

__all__ = ["Client", "ClientError", "Closed", "Refused", "Seat", "Unreachable"]
