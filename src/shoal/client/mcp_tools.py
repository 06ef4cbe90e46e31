"""MCP tools: what a language model can do at a server, as one player: look, ask and play (`shoal mcp`).

Everything that a tool returns is made from what the server tells this player, with the texts of this package.
"""

from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from types import TracebackType
from typing import Annotated, Final, Self

from pydantic import Field

from shoal.client.errors import Refused
from shoal.client.http import ChairOptions, Client
from shoal.client.table_socket import Seat
from shoal.core.catalogue import load
from shoal.core.game import NOBODY
from shoal.core.telling import Telling, Told
from shoal.table.client_messages import Position, Refusal
from shoal.texts import Speaker

MOST_ACTIONS: Final = 200
MOST_RULES: Final = 60
LONGEST_WAIT_S: Final = 60
GameName = Annotated[str, Field(description="The name of a game, as `games` lists it.", max_length=64)]
TableId = Annotated[str, Field(description="The id of a table.", pattern="^[a-z0-9]{1,32}$")]
Containing = Annotated[str, Field(description="Only what contains these words.", max_length=64)]
Seconds = Annotated[float, Field(description="How long to wait at most for your turn.", ge=0, le=LONGEST_WAIT_S)]


@dataclass
class OpenTable:
    """A table that is open here, and how many of its happenings were told already."""

    seat: Seat
    game: str
    told: int = 0


@dataclass
class McpTools:
    """The tables of one player. Its public methods are the tools."""

    client: Client
    places: dict[str, OpenTable] = field(default_factory=dict)
    opened: AsyncExitStack = field(default_factory=AsyncExitStack)

    async def __aenter__(self) -> Self:
        await self.opened.enter_async_context(self.client)
        await self.client.come_as_guest()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None = None,
        error: BaseException | None = None,
        trace: TracebackType | None = None,
    ) -> None:
        await self.opened.__aexit__(kind, error, trace)

    async def games(self) -> str:
        """List the games: name, title, how many play, and the levels of bots."""
        boxes = await self.client.games()
        return "\n".join(
            f"{box['name']}: {box['title']}, seats {box['seats']}, bots {', '.join(box['levels'])}" for box in boxes
        )

    async def rules(self, game: GameName, containing: Containing = "") -> str:
        """Return the rules of a game with their ids; refusals name these ids."""
        sections = (await self.client.rules(game))["sections"]
        lines = [f"{rule['id']} {rule['text']}".strip() for section in sections for rule in section["rules"]]
        return shortened([line for line in lines if containing.lower() in line.lower()], MOST_RULES)

    async def tables(self) -> str:
        """List your tables that are not over, and whether you owe a decision."""
        mine = await self.client.mine()
        return "\n".join(
            f"{seat['table']['id']}: {seat['table']['game']}, {seat['table']['status']}, your seat {seat['seat'] + 1}"
            f"{', your turn' if seat['due'] else ''}"
            for seat in mine
        )

    async def open_table(
        self,
        game: GameName,
        seats: Annotated[int | None, Field(description="How many play; the fewest if left out.", ge=1, le=16)] = None,
        level: Annotated[str, Field(description="The level of the other seats' bots; empty to wait for people.")] = "",
    ) -> str:
        """Open a table and sit down at its first chair; return its id."""
        count = seats or load(game).meta.seats[0]
        other: ChairOptions = {"kind": "bot", "level": level} if level else {"kind": "open"}
        me: ChairOptions = {"kind": "me"}
        table = await self.client.open_table(game, chairs=[me, *[other] * (count - 1)])
        return f"table {table['id']}, {table['status']}"

    async def join(self, table: TableId) -> str:
        """Take a free chair of a table."""
        return f"{(await self.client.join(table))['status']}"

    async def look(self, table: TableId, containing: Containing = "", wait: Seconds = 10) -> str:
        """Show a table as your seat sees it: what happened since you last looked, the board, and your legal actions."""
        place = await self.place(table)
        await place.seat.until_due(wait)
        return self.told(place, containing)

    async def act(self, table: TableId, action: Annotated[str, Field(max_length=200)], wait: Seconds = 10) -> str:
        """Take one legal action, written as `look` lists it, and wait for your next turn."""
        place = await self.place(table)
        try:
            await place.seat.act(action)
        except Refused as refused:
            return f"refused: {words(place, refused.refusal)}"
        return await self.look(table, wait=wait)

    async def why(self, table: TableId, action: Annotated[str, Field(max_length=200)]) -> str:
        """Say why an action is not legal now, and by which rule."""
        place = await self.place(table)
        position = place.seat.position
        if position is None or position["decision"] is None:
            return "it is not your turn"
        try:
            answer = await place.seat.ask("why", decision=position["decision"], steps=[], actions=[action])
        except Refused as refused:
            return words(place, refused.refusal)
        reason = answer["reasons"].get(action)
        return "it is legal" if reason is None else words(place, reason)

    async def resign(self, table: TableId) -> str:
        """Resign the game."""
        await (await self.place(table)).seat.ask("resign")
        return "resigned"

    async def place(self, table: str) -> OpenTable:
        """Return a table, and open it first if it is not open yet."""
        if table not in self.places:
            summary = await self.client.table(table)
            seat = await self.opened.enter_async_context(self.client.sit(table))
            self.places[table] = OpenTable(seat, summary["game"])
            await seat.until(lambda: seat.table is not None)
        return self.places[table]

    def told(self, place: OpenTable, containing: str) -> str:
        """Return a table in words."""
        seat, game = place.seat, load(place.game)
        say = voice(place)
        if seat.position is None:
            return "the game has not begun"
        news = [
            say(telling_of(telling)) for happening in seat.happenings[place.told :] for telling in happening["tellings"]
        ]
        place.told = len(seat.happenings)
        return "\n\n".join(
            part
            for part in ("\n".join(news), game.draw(seat.position["view"], say), turn_of(seat, say, containing))
            if part
        )


def voice(place: OpenTable) -> Speaker:
    return Speaker(load(place.game), "en", reader=NOBODY if place.seat.you is None else place.seat.you)


def words(place: OpenTable, refusal: Refusal) -> str:
    """Return a refusal in words; those of the server have a code only."""
    telling = refusal["telling"]
    said = refusal["code"] if telling["id"].startswith("server.") else voice(place)(telling_of(telling))
    return f"{said} [{refusal['rule']}]" if refusal["rule"] else said


def telling_of(told: Told) -> Telling:
    return Telling(told["id"], told["args"])


def turn_of(seat: Seat, say: Speaker, containing: str) -> str:
    """Return whose turn it is, with the legal actions if it is the player's."""
    position = seat.position
    if position is None:
        return ""
    if position["result"] is not None:
        return f"The game is over. Points by seat: {position['result']['scores']}."
    if seat.you is None or position["decision"] is None:
        return f"Waiting for {', '.join(map(say.seat, position['turn']))}."
    return f"Your turn (seat {seat.you + 1}). Legal actions:\n{legal_of(position, containing)}"


def legal_of(position: Position, containing: str) -> str:
    return shortened([action for action in position["legal"] if containing.lower() in action.lower()], MOST_ACTIONS)


def shortened(lines: list[str], most: int) -> str:
    """Return lines, and how many were left out."""
    more = [f"… and {len(lines) - most} more; use `containing`"] if len(lines) > most else []
    return "\n".join([*lines[:most], *more])
