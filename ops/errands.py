"""Every request that people send to a server, once and by name, and what nodes and workers do by themselves."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from measuring import Measuring
from shoal.core.rng import Rng
from shoal.server.assembly import open_worker
from shoal.server.resources import Resources
from shoal.server.tables import commands, store, waiting
from shoal.server.tables.facts import RUNNING
from shoal.server.tables.live import Live
from shoal.server.tables.tables import HEAL_BATCH, Tables
from shoal.server.tables.waiting import store as waits

GAME = {"game": "fishery", "preset": "pond"}
PASSWORD = secrets.token_urlsafe(12)
PATIENCE = 60.0
RATED_MOVES = 4
"""A rated game counts when each seat has made so many moves."""


class Person:
    """A person with their own browser, who sends named requests."""

    def __init__(self, url: str, measuring: Measuring) -> None:
        self.url = url
        self.measuring = measuring
        self.client = httpx.AsyncClient(base_url=url, headers={"X-Shoal": "1"}, timeout=PATIENCE)
        self.id = self.name = ""

    async def ask(self, errand: str, path: str, body: Any = None, **query: Any) -> Any:
        """Send a request. Its SQL statements are measured under the name of the errand, unless that is empty."""
        self.measuring.errand = errand
        sent = self.client.post(path, json=body) if body is not None else self.client.get(path, params=query)
        answer = await sent
        self.measuring.errand = ""
        assert answer.is_success, f"{errand or path}: {answer.text}"
        return answer.json() if answer.content else None

    async def become_guest(self, errand: str = "") -> None:
        me = await self.ask(errand, "/api/players/guest", {})
        self.id, self.name = me["id"], me["name"]

    async def line(self, table: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
        return await connect(url, additional_headers={"Cookie": cookies} if cookies else {}, max_size=2**22)

    async def say(self, errand: str, line: ClientConnection, **message: Any) -> Any:
        """Send a message and return its answer. The errand is its key, unless the message has one."""
        self.measuring.errand = errand
        key = {} if message["type"] == "hello" else {"key": errand}
        message = {**key, **message}
        await line.send(orjson.dumps(message).decode())
        while True:
            answer = orjson.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            if answer["type"] == "welcome" or answer.get("key") == message.get("key", errand):
                self.measuring.errand = ""
                assert answer["type"] != "refused", f"{errand}: {answer}"
                return answer


async def move(tables: Tables, live: Live, rng: Rng) -> int:
    """Make a random step for a seat that owes a decision; return the seat."""
    playing = live.playing()
    seat = rng.pick(list(playing.turn()))
    legal = [playing.game.actions.format(action) for action in playing.state.legal(seat)]
    step = legal[rng.below(len(legal))]
    await commands.act(tables, live, seat, f"move {live.facts.entries}", playing.due[seat], [step])
    return seat


async def play(tables: Tables, table: str, until: Callable[[list[int]], bool] = lambda _: False) -> int:
    """Play at random until `until` accepts the move counts, or the game is over; return the number of entries."""
    live, rng = await tables.newest(table), Rng(7)
    while live.facts.status == RUNNING and not until(live.playing().moves()):
        await move(tables, live, rng)
    return live.facts.entries


async def take_back(tables: Tables, table: str, times: int) -> None:
    """Make the first move and take it back, so many times."""
    live, rng = await tables.newest(table), Rng(7)
    for number in range(times):
        acts = live.playing().acts
        seat = await move(tables, live, rng)
        await commands.undo(tables, live, seat, f"back {number}", acts)


async def begin(first: Person, second: Person, **wish: Any) -> str:
    table = (await first.ask("", "/api/tables", {**GAME, **wish}))["id"]
    await second.ask("", f"/api/tables/{table}/join", {})
    return str(table)


async def visit_lobby(stranger: Person, guests: dict[str, Person]) -> None:
    await stranger.ask("lobby", "/api/lobby")
    for name, guest in guests.items():
        page = f"/api/players/{guest.name}"
        await stranger.ask(f"profile of a {name}", page)
        own = await guest.ask(f"own profile of a {name}", page)
        await guest.ask(f"tables of a {name}", "/api/tables/mine")
        before = own["recent"][-1]["ended"] if own["recent"] else "2020-01-01T00:00:00Z"
        await stranger.ask(f"games of a {name}", f"{page}/games", before=before)


async def keep_accounts(person: Person) -> None:
    await person.become_guest("guest")
    await person.ask("me", "/api/me")
    await person.ask("name", "/api/players/name", {"name": f"Captain {person.id[:8]}"})
    account = {"name": f"Mate {person.id[:8]}", "password": PASSWORD}
    await person.ask("register", "/api/players/register", account)
    await person.ask("password", "/api/players/password", {"old": PASSWORD, "new": PASSWORD + "er"})
    await person.ask("logout", "/api/players/logout", {})
    await person.ask("login", "/api/players/login", {**account, "password": PASSWORD + "er"})
    await person.ask("logout everywhere", "/api/players/logout-everywhere", {})


async def wait_for_others(first: Person, second: Person) -> None:
    await first.ask("open (public)", "/api/tables", {**GAME, "door": "public", "seats": 2})
    table = (await first.ask("open (link)", "/api/tables", {**GAME, "door": "link", "seats": 2}))["id"]
    await second.ask("look", f"/api/tables/{table}")
    await first.ask("leave", f"/api/tables/{table}/leave", {})
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = (await first.ask("", "/api/tables", {"game": "pisces", "chairs": chairs}))["id"]
    await second.ask("join", f"/api/tables/{table}/join", {})
    await first.ask("turn away", f"/api/tables/{table}/turn-away", {"seat": 1})
    await first.ask("close", f"/api/tables/{table}/close", {})
    bots = [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]
    await first.ask("open (bots)", "/api/tables", {**GAME, "chairs": bots})
    await first.ask("open (practice)", "/api/tables", {**GAME, "chairs": bots, "practice": True})
    people = [{"kind": "me"}, {"kind": "beside", "name": "Ann"}]
    table = (await first.ask("open (shared)", "/api/tables", {**GAME, "chairs": people}))["id"]
    await first.say("hello (shared)", await first.line(table), type="hello", since=0, seat=1)


async def play_a_game(tables: Tables, first: Person, second: Person) -> None:
    table = await begin(first, second, rated=True, clock={"kind": "days", "days": 2, "vacation": 4})
    await play(tables, table, lambda moves: min(moves) >= RATED_MOVES)
    tables.cache.clear()
    lines = [await person.line(table) for person in (first, second)]
    welcomes = [
        await person.say("hello", line, type="hello", since=0)
        for person, line in zip((first, second), lines, strict=True)
    ]
    (seat,) = welcomes[0]["position"]["turn"]
    who, line, seen = (first, second)[seat], lines[seat], welcomes[seat]["position"]
    await who.say("act", line, type="act", decision=seen["decision"], steps=[seen["legal"][0]])
    await who.say("act again", line, key="act", type="act", decision=seen["decision"], steps=[seen["legal"][0]])
    await who.say("talk", line, type="talk", text="Ahoy")
    await who.say("vacation", line, type="vacation", left=3)
    await who.say("steps", line, type="steps", auto=False)
    await who.say("resign", line, type="resign")
    for one in lines:
        await one.close()
    tables.cache.clear()
    await first.ask("record", f"/api/tables/{table}/record")
    await first.ask("review", f"/api/tables/{table}/review", {})
    await first.ask("review so far", f"/api/tables/{table}/review")
    await first.ask("scenes", f"/api/tables/{table}/scenes")
    await first.ask("dice", f"/api/tables/{table}/dice")
    await first.ask("rematch", f"/api/tables/{table}/rematch", {})


async def look_after_tables(measuring: Measuring, tables: Tables, known: list[str]) -> None:
    """Do what a node does by itself: reload missed changes, keep tables waiting, close tables that waited too long."""
    measuring.errand = "node: heal"
    await store.versions(tables.database, known[:HEAL_BATCH])
    measuring.errand = "node: keep waiting"
    await waits.stay(tables.database, known[: waiting.AT_ONCE], 0)
    measuring.errand = "node: expire"
    await waiting.expire(tables)
    measuring.errand = ""


async def work_a_while(measuring: Measuring, resources: Resources, tables: Tables, seconds: float) -> None:
    measuring.errand = "worker"
    async with open_worker(resources, tables, 1):
        await asyncio.sleep(seconds)
    measuring.errand = ""
