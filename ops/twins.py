"""Two servers that hold the same table, and everybody's line to each of them."""

import json
import shutil
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx

from forks import Dice
from oracles import OPTIONS
from server.nodes import Databases, Node, run_node
from server.people import Line, guest, line
from shoal.server.settings import Settings


@dataclass
class Twin:
    """One of two servers with the same table, and everybody's line to it; the last line is a stranger's."""

    place: int
    node: Node
    game: str
    table: str
    dice: Dice
    people: list[httpx.Client]
    lines: list[Line]
    positions: list[dict[str, Any]] = field(default_factory=list)
    frames: list[list[str]] = field(default_factory=list)

    @property
    def stranger(self) -> int:
        return len(self.people)

    def hello(self) -> None:
        self.frames = [[] for _ in self.lines]
        self.positions = [self.greet(reader, 0)["position"] for reader in range(len(self.lines))]

    def greet(self, reader: int, since: int) -> dict[str, Any]:
        self.send(reader, type="hello", since=since)
        return self.hear(reader, "welcome")

    def send(self, reader: int, **message: Any) -> None:
        self.dice.serving = self.place
        self.lines[reader].send(**message)

    def hear(self, reader: int, *kinds: str) -> dict[str, Any]:
        """Read frames until one of a kind, and keep all of them."""
        while True:
            text = self.lines[reader].socket.recv(timeout=20)
            assert isinstance(text, str)
            self.frames[reader].append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] in kinds:
                return message

    def command(self, seat: int, *kinds: str, **message: Any) -> None:
        """Let a seat do something, and let everybody hear of it: frames of these kinds, in this order."""
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
        """Let a seat go back: alone where it may, else with the consent of all others."""
        if alone:
            self.command(asker, "news", type="undo", key=key, to=to)
            return
        self.command(asker, "asked", type="undo", key=key, to=to)
        others = [seat for seat in range(len(self.people)) if seat != asker]
        for seat in others:
            told = ("news", "asked") if seat == others[-1] else ("asked",)
            self.command(seat, *told, type="answer_undo", key=key, agree=True)

    def ask(self, seat: int, **message: Any) -> str:
        """Let a seat ask something, and return the answer as it came."""
        self.send(seat, key="question", **message)
        self.hear(seat, "refused", "reasons", "previewed")
        return self.frames[seat][-1]

    def get(self, reader: int, path: str) -> bytes:
        """Return the answer to a request over HTTP, its status first."""
        self.dice.serving = self.place
        client = self.people[reader] if reader < len(self.people) else self.node.person()
        answer = client.get(path)
        return str(answer.status_code).encode() + answer.content


@dataclass(frozen=True)
class Laid:
    """A game that has just begun, on two nodes that are copies: same id, same secret, same cookies."""

    game: str
    seats: int
    table: str
    nodes: list[Settings]
    cookies: list[dict[str, str]]

    def copied(self, folder: Path) -> "Laid":
        """Return the same on copies of the nodes."""
        for settings in self.nodes:
            place = Path(settings.database.removeprefix("sqlite:///")).parent
            shutil.copytree(place, folder / place.name)
        copies = [f"sqlite:///{folder / name / 'shoal.sqlite'}" for name in ("here", "there")]
        nodes = [replace(one, database=copy) for one, copy in zip(self.nodes, copies, strict=True)]
        return replace(self, nodes=nodes)


def lay_tables(game: str, seats: int, seed: int, folder: Path) -> Laid:
    """Begin a game on one node, the same for the same seed, and copy its database."""
    here, there = folder / "here", folder / "there"
    here.mkdir()
    settings = replace(Databases(folder).standalone(here), limits=False)
    with Dice(seed).thrown(), run_node(settings) as node:
        people = [guest(node) for _ in range(seats)]
        opened = people[0].post("/api/tables", json={"game": game, "seats": seats, "options": OPTIONS[game]})
        table = str(opened.json()["id"])
        for person in people[1:]:
            assert person.post(f"/api/tables/{table}/join", json={}).status_code == 200
        cookies = [dict(person.cookies) for person in people]
    shutil.copytree(here, there)
    other = replace(settings, database=f"sqlite:///{there / 'shoal.sqlite'}")
    return Laid(game, seats, table, [settings, other], cookies)


def open_twin(stack: ExitStack, laid: Laid, place: int, dice: Dice) -> Twin:
    node = stack.enter_context(run_node(laid.nodes[place]))
    people = [node.person(cookies=httpx.Cookies(cookie)) for cookie in laid.cookies]
    lines = [stack.enter_context(line(node, laid.table, person)) for person in (*people, None)]
    twin = Twin(place, node, laid.game, laid.table, dice, people, lines)
    twin.hello()
    return twin
