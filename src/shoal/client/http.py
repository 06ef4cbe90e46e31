"""The client: questions and commands over HTTP, as a guest or with a token."""

import json
from types import TracebackType
from typing import Any, Final, Literal, NotRequired, Self, TypedDict, Unpack, cast

import httpx

from shoal.client.errors import Refused, Unreachable
from shoal.client.table_socket import Seat
from shoal.core.options import Value
from shoal.table.client_messages import Refusal, Summary
from shoal.table.game_descriptions import Box, Rules
from shoal.table.http_types import Finding, Lobby, Me, Mine

TIMEOUT_S: Final = 20.0
REFUSAL: Final = frozenset({"code", "rule", "telling"})


class ChairOptions(TypedDict):
    """Who will sit on a chair: oneself, anybody who comes, or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    level: NotRequired[str]


class TableOptions(TypedDict, total=False):
    """What a table may be besides its game. The reference of the server says what is left out."""

    preset: str
    options: dict[str, Value]
    seats: int
    chairs: list[ChairOptions]
    clock: dict[str, int | str]
    door: Literal["public", "link"]
    rated: bool
    talk: bool
    practice: bool
    auto: bool
    word: str


class Client:
    """A connection to one server. Without a token it is a stranger, and can come as a guest."""

    def __init__(self, address: str, token: str | None = None, *, seconds: float = TIMEOUT_S) -> None:
        self.headers = {"X-Shoal": "1"} if token is None else {"X-Shoal": "1", "Authorization": f"Bearer {token}"}
        self.http = httpx.AsyncClient(base_url=address, headers=self.headers, timeout=seconds)

    async def __aenter__(self) -> Self:
        await self.http.__aenter__()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None = None,
        error: BaseException | None = None,
        trace: TracebackType | None = None,
    ) -> None:
        await self.http.__aexit__(kind, error, trace)

    async def ask(self, method: Literal["GET", "POST", "DELETE"], path: str, body: object = None) -> Any:
        """Return the answer of the server to any request; raise Refused or Unreachable."""
        try:
            answer = await self.http.request(method, path, json=body)
            told = answer.json() if answer.content else None
        except (httpx.HTTPError, json.JSONDecodeError, UnicodeDecodeError) as error:
            raise Unreachable(f"{method} {path}: {type(error).__name__}") from error
        if answer.is_success:
            return told
        if isinstance(told, dict) and told.keys() >= REFUSAL:
            raise Refused(cast("Refusal", told))
        raise Unreachable(f"{method} {path}: status {answer.status_code}")

    async def me(self) -> Me | None:
        """Return the player that the server takes this client for."""
        return cast("Me | None", await self.ask("GET", "/api/me"))

    async def come_as_guest(self, name: str | None = None) -> Me:
        """Become a guest, who lasts as long as this client; with a token, stay its player."""
        return await self.me() or cast("Me", await self.ask("POST", "/api/players/guest", {"name": name}))

    async def games(self) -> list[Box]:
        """Return the games of the server."""
        return cast("list[Box]", await self.ask("GET", "/api/games"))

    async def rules(self, game: str) -> Rules:
        """Return the rules of a game, each with its id."""
        return cast("Rules", await self.ask("GET", f"/api/games/{game}/rules"))

    async def lobby(self) -> Lobby:
        """Return the tables that anybody may join or watch."""
        return cast("Lobby", await self.ask("GET", "/api/lobby"))

    async def mine(self) -> list[Mine]:
        """Return the player's tables that are not over, the most urgent first."""
        return cast("list[Mine]", await self.ask("GET", "/api/tables/mine"))

    async def open_table(self, game: str, **wish: Unpack[TableOptions]) -> Summary:
        """Open a table."""
        return cast("Summary", await self.ask("POST", "/api/tables", {"game": game, **wish}))

    async def table(self, table: str) -> Summary:
        """Return what everybody may know about a table."""
        return cast("Summary", await self.ask("GET", f"/api/tables/{table}"))

    async def join(self, table: str, seat: int | None = None) -> Summary:
        """Take a chair of a table: this one, or any."""
        return cast("Summary", await self.ask("POST", f"/api/tables/{table}/join", {"seat": seat}))

    async def leave(self, table: str) -> Summary:
        """Leave a table before its game begins."""
        return cast("Summary", await self.ask("POST", f"/api/tables/{table}/leave"))

    async def rematch(self, table: str) -> Summary:
        """Open a rematch, or join the one that somebody has opened."""
        return cast("Summary", await self.ask("POST", f"/api/tables/{table}/rematch"))

    async def record(self, table: str) -> str:
        """Return the record of a game as text; while it runs, as the player may see it."""
        return json.dumps(await self.ask("GET", f"/api/tables/{table}/record"))

    async def finding(self) -> Finding:
        """Say that the player is there, and return their search and challenges."""
        return cast("Finding", await self.ask("POST", "/api/finding"))

    async def challenge(
        self, name: str, game: str, clock: Literal["live", "days"] = "live", *, rated: bool = False
    ) -> Finding:
        """Challenge somebody by name."""
        wish = {"name": name, "game": game, "clock": clock, "rated": rated}
        return cast("Finding", await self.ask("POST", "/api/challenges", wish))

    async def accept(self, challenge: str) -> Summary:
        """Accept a challenge and return the table whose game begins."""
        return cast("Summary", await self.ask("POST", f"/api/challenges/{challenge}/accept"))

    async def decline(self, challenge: str) -> Finding:
        """Say "not now". Nobody is told."""
        return cast("Finding", await self.ask("POST", f"/api/challenges/{challenge}/decline"))

    def sit(self, table: str) -> Seat:
        """Return the table as the player sees it: play there, or watch. Use it with `async with`."""
        address = self.http.base_url.join(f"/api/tables/{table}/play")
        scheme = "wss" if address.scheme == "https" else "ws"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {**self.headers, "Cookie": cookies} if cookies else self.headers
        return Seat(str(address.copy_with(scheme=scheme)), headers)
