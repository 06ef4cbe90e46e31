"""Two servers with copies of one table, and the websockets of every reader to each of them."""

import json
import shutil
import sqlite3
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx

from shoal.server.platform.config.settings import Settings
from support.nodes import Databases, Node, run_node
from support.people import Line, guest, line
from trials.leaks.diverging_acts import Dice
from trials.leaks.what_readers_learn import OPTIONS


@dataclass
class Twin:
    """One of two servers with the same table, and the websockets of its readers; the last is a spectator's."""

    place: int
    node: Node
    game: str
    table: str
    dice: Dice
    people: list[httpx.Client]
    lines: list[Line]
    cookies: list[dict[str, str]]
    shared: bool = False
    positions: list[dict[str, Any]] = field(default_factory=list)
    frames: list[list[str]] = field(default_factory=list)

    @property
    def stranger(self) -> int:
        return len(self.people)

    def hello(self) -> None:
        self.frames = [[] for _ in self.lines]
        self.positions = [self.greet(reader, 0)["position"] for reader in range(len(self.lines))]

    def greet(self, reader: int, since: int) -> dict[str, Any]:
        """Say hello; where people share a device, as the seat of this reader."""
        seat = {"seat": reader} if self.shared and reader < self.stranger else {}
        self.send(reader, type="hello", since=since, **seat)
        return self.hear(reader, "welcome")

    def send(self, reader: int, **message: Any) -> None:
        self.dice.serving = self.place
        self.lines[reader].send(**message)

    def hear(self, reader: int, *kinds: str) -> dict[str, Any]:
        """Read frames until one has one of these types, and keep all of them; return that message."""
        while True:
            text = self.lines[reader].socket.recv(timeout=20)
            assert isinstance(text, str)
            self.frames[reader].append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] in kinds:
                return message

    def command(self, seat: int, *kinds: str, **message: Any) -> None:
        """Send a command of a seat, then read these types of frames, in this order, on every websocket."""
        self.send(seat, **message)
        for reader in range(len(self.lines)):
            for kind in kinds:
                told = self.hear(reader, kind)
                self.positions[reader] = told.get("position") or self.positions[reader]
        self.hear(seat, "accepted")

    def act(self, seat: int, key: str, text: str) -> None:
        decision = self.positions[seat]["decision"]
        self.command(seat, "news", type="act", key=key, decision=decision, steps=[text])

    def take_back(self, asker: int, key: str, to: int, *, alone: bool) -> None:
        """Take acts back for a seat: alone if the rules allow it, otherwise all others agree, at one device at once."""
        if alone or self.shared:
            self.command(asker, "news", type="undo", key=key, to=to)
            return
        self.command(asker, "asked", type="undo", key=key, to=to)
        others = [seat for seat in range(len(self.people)) if seat != asker]
        for seat in others:
            told = ("news", "asked") if seat == others[-1] else ("asked",)
            self.command(seat, *told, type="answer_undo", key=key, agree=True)

    def ask(self, seat: int, **message: Any) -> str:
        """Send a question of a seat; return the answer as it came."""
        self.send(seat, key="question", **message)
        self.hear(seat, "refused", "reasons", "previewed", "looked")
        return self.frames[seat][-1]

    def get(self, reader: int, path: str) -> bytes:
        """Return the answer to an HTTP request: its status, then its body."""
        self.dice.serving = self.place
        client = self.people[reader] if reader < len(self.people) else self.node.person()
        answer = client.get(path, params={"seat": reader} if self.shared and path.endswith("/record") else None)
        return str(answer.status_code).encode() + answer.content


@dataclass(frozen=True)
class TwinTables:
    """A game that has just begun, on two copies of one node: same table id, same secret, same cookies."""

    game: str
    seats: int
    table: str
    nodes: list[Settings]
    cookies: list[dict[str, str]]
    shared: bool = False

    def copied(self, folder: Path) -> "TwinTables":
        """Copy both nodes into a folder; return the same game on the copies."""
        for settings in self.nodes:
            place = Path(settings.database.removeprefix("sqlite:///")).parent
            shutil.copytree(place, folder / place.name)
        copies = [f"sqlite:///{folder / name / 'shoal.sqlite'}" for name in ("here", "there")]
        nodes = [replace(one, database=copy) for one, copy in zip(self.nodes, copies, strict=True)]
        return replace(self, nodes=nodes)


def prepare_twins(game: str, seats: int, seed: int, folder: Path, *, shared: bool = False) -> TwinTables:
    """Begin a game on one node and copy its database. The same seed makes the same game.

    With `shared` one account holds all seats, and each of them is read on a websocket of its own.
    """
    here, there = folder / "here", folder / "there"
    here.mkdir()
    settings = replace(Databases(folder).standalone(here), limits=False)
    with Dice(seed).thrown(), run_node(settings) as node:
        people = [guest(node)] * seats if shared else [guest(node) for _ in range(seats)]
        others = [
            {"kind": "beside", "name": f"Seat {seat}"} if shared else {"kind": "open"} for seat in range(1, seats)
        ]
        wish = {"game": game, "chairs": [{"kind": "me"}, *others], "options": OPTIONS[game]}
        table = str(people[0].post("/api/tables", json=wish).json()["id"])
        for person in people[1:]:
            assert person.post(f"/api/tables/{table}/join", json={}).status_code == 200
        cookies = [dict(person.cookies) for person in people]
    allow_every_undo(here / "shoal.sqlite")
    shutil.copytree(here, there)
    other = replace(settings, database=f"sqlite:///{there / 'shoal.sqlite'}")
    return TwinTables(game, seats, table, [settings, other], cookies, shared)


def allow_every_undo(database: Path) -> None:
    """Make the table one for practice, which no server does with several people: twins must be able to meet again."""
    with closing(sqlite3.connect(database)) as rows, rows:
        rows.execute("UPDATE tables SET practice = 1")


def open_twin(stack: ExitStack, prepared: TwinTables, place: int, dice: Dice) -> Twin:
    node = stack.enter_context(run_node(prepared.nodes[place]))
    people = [node.person(cookies=httpx.Cookies(cookie)) for cookie in prepared.cookies]
    lines = [stack.enter_context(line(node, prepared.table, person)) for person in (*people, None)]
    twin = Twin(place, node, prepared.game, prepared.table, dice, people, lines, prepared.cookies, prepared.shared)
    twin.hello()
    return twin
