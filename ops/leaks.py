"""Twin games over the wire, which differ only in what one seat cannot know: every byte that this seat gets is the same.

    PYTHONPATH=tests python ops/leaks.py --games 4

Two servers hold the same table: same id, same secret, same cookies. Seat 0 does the same in both. Where another seat
decides something that seat 0 and spectators may not read, it often decides differently in the twins; a sealed choice it
takes back before it opens. The twins part when their public positions do. Compared are all frames of the websockets of
seat 0 and of a stranger, and what they get over HTTP: the table, the record of the running table, refusals and reasons.
"""

import argparse
import json
import shutil
import sqlite3
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from server.houses import Houses, Node, run_node
from server.people import Line, guest, line
from shoal.core.catalogue import load
from shoal.core.game import NOBODY, show
from shoal.core.options import Value
from shoal.core.record import Act, Event
from shoal.core.rng import Rng
from shoal.server.settings import Settings
from shoal.table.table import begin

OPTIONS: Final[dict[str, dict[str, Value]]] = {"fleet": {"hidden_discards": True}, "fresh_fish": {}}


class Leak(Exception):
    """Seat 0 or a spectator was told what they may not know."""


@dataclass
class Counts:
    """How much was compared, and at how many decisions the twins differed."""

    frames: int = 0
    bytes: int = 0
    answers: int = 0
    hidden: int = 0
    steps: int = 0


@dataclass
class Twin:
    """One of two servers with the same table, and everybody's line to it; the last line is a stranger's."""

    node: Node
    game: str
    table: str
    people: list[httpx.Client]
    lines: list[Line]
    positions: list[dict[str, Any]] = field(default_factory=list)
    frames: list[list[str]] = field(default_factory=list)

    def hello(self) -> None:
        self.frames = [[] for _ in self.lines]
        for connection in self.lines:
            connection.send(type="hello", since=0)
        self.positions = [self.hear(reader, "welcome")["position"] for reader in range(len(self.lines))]

    def hear(self, reader: int, *kinds: str) -> dict[str, Any]:
        """Read frames until one of a kind, and keep all of them."""
        while True:
            text = self.lines[reader].socket.recv(timeout=20)
            assert isinstance(text, str)
            self.frames[reader].append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] in kinds:
                return message

    def command(self, seat: int, key: str, **message: Any) -> None:
        """Let a seat do something, and let everybody hear of it."""
        self.lines[seat].send(key=key, **message)
        for reader in range(len(self.lines)):
            self.positions[reader] = self.hear(reader, "news")["position"]
        self.hear(seat, "accepted")

    def ask(self, seat: int, **message: Any) -> str:
        """Let a seat ask something, and give the answer as it came."""
        self.lines[seat].send(key="question", **message)
        self.hear(seat, "refused", "reasons", "previewed")
        return self.frames[seat][-1]

    def get(self, reader: int, path: str) -> bytes:
        client = self.people[reader] if reader < len(self.people) else self.node.person()
        return client.get(f"/api/tables/{self.table}{path}").content


class Referee:
    """Knows what truly happened at one twin, from its database."""

    def __init__(self, settings: Settings, table: str, game: str, seats: int) -> None:
        self.rows = sqlite3.connect(settings.database.removeprefix("sqlite:///"))
        self.name = table
        self.table = begin(load(game), seats, OPTIONS[game])
        self.catch_up()

    def catch_up(self) -> None:
        wanted = "SELECT seat, kind, text, back_to FROM entries WHERE table_id = ? AND ply >= ? ORDER BY ply"
        for seat, kind, text, to in self.rows.execute(wanted, (self.name, self.table.entries)).fetchall():
            self.table.feed(Act(seat, text) if kind == "act" else Event(kind, seat, to))

    def legal(self, seat: int) -> list[str]:
        return [self.table.game.actions.format(action) for action in self.table.state.legal(seat)]

    def public(self) -> tuple[object, ...]:
        state = self.table.state
        return state.view(0), state.view(NOBODY), state.turn()

    def after(self, seat: int, text: str) -> tuple[object, ...]:
        """Give what seat 0 and a spectator would be shown of the action and see after it."""
        state, action = self.table.state.copy(), self.table.game.actions.parse(text)
        shown = [show(state, seat, action, reader) for reader in (0, NOBODY)]
        state.apply(seat, action)
        return state.view(0), state.view(NOBODY), state.turn(), *shown


def lay_tables(game: str, seats: int, folder: Path) -> tuple[str, Settings, Settings, list[dict[str, str]]]:
    """Begin a game in one household, and copy the household."""
    houses = Houses(folder)
    here, there = folder / "here", folder / "there"
    here.mkdir()
    settings = houses.household(here)
    with run_node(settings) as node:
        people = [guest(node) for _ in range(seats)]
        opened = people[0].post("/api/tables", json={"game": game, "seats": seats, "options": OPTIONS[game]})
        table = str(opened.json()["id"])
        for person in people[1:]:
            assert person.post(f"/api/tables/{table}/join", json={}).status_code == 200
        cookies = [dict(person.cookies) for person in people]
    shutil.copytree(here, there)
    return table, settings, Settings(f"sqlite:///{there / 'shoal.sqlite'}", settings.secret), cookies


def open_twin(stack: ExitStack, settings: Settings, game: str, table: str, cookies: list[dict[str, str]]) -> Twin:
    node = stack.enter_context(run_node(settings))
    people = [node.person(cookies=httpx.Cookies(cookie)) for cookie in cookies]
    lines = [stack.enter_context(line(node, table, person)) for person in (*people, None)]
    twin = Twin(node, game, table, people, lines)
    twin.hello()
    return twin


def play_twins(game: str, seats: int, seed: int, most: int, folder: Path) -> Counts:
    """Play the twins for some steps, comparing after each."""
    table, *both, cookies = lay_tables(game, seats, folder)
    counts, rng = Counts(), Rng(seed)
    with ExitStack() as stack:
        twins = [open_twin(stack, settings, game, table, cookies) for settings in both]
        referees = [Referee(settings, table, game, seats) for settings in both]
        while counts.steps < most and step(twins, referees, rng, counts):
            compare(twins, counts)
            if counts.steps % 5 == 0 and twins[0].positions[0]["turn"]:
                ask_everything(twins, counts)
    return counts


def step(twins: list[Twin], referees: list[Referee], rng: Rng, counts: Counts) -> bool:
    """Let a seat take a step in both twins, a different one where that stays hidden; False when they must part."""
    turn = twins[0].positions[0]["turn"]
    if not turn:
        return False
    seat = rng.pick(turn)
    options = pairs(referees, seat)
    different = [pair for pair in options if pair[0] != pair[1]]
    some = different if different and rng.below(3) else options
    if not some:
        return False
    pair = some[rng.below(len(some))]
    sealed = len(turn) > 1 and pair[0] != pair[1]
    act(twins, seat, pair, f"key {counts.steps}")
    if sealed:
        counts.hidden += 1
        compare(twins, counts)
        for twin in twins:
            twin.command(seat, f"back {counts.steps}", type="undo", to=twin.positions[seat]["undo"])
    elif pair[0] != pair[1]:
        counts.hidden += 1
    counts.steps += 1
    for referee in referees:
        referee.catch_up()
    return referees[0].public() == referees[1].public()


def act(twins: list[Twin], seat: int, pair: tuple[str, str], key: str) -> None:
    for twin, text in zip(twins, pair, strict=True):
        twin.command(seat, key, type="act", decision=twin.positions[seat]["decision"], steps=[text])


def pairs(referees: list[Referee], seat: int) -> list[tuple[str, str]]:
    """List what the seat may do in the one and the other twin without seat 0 or a spectator seeing a difference."""
    here, there = ([(text, referee.after(seat, text)) for text in referee.legal(seat)] for referee in referees)
    return [(one, other) for one, seen in here for other, also in there if seen == also and (seat or one == other)]


def compare(twins: list[Twin], counts: Counts) -> None:
    """Seat 0 and the stranger have got the same bytes."""
    for reader in (0, len(twins[0].lines) - 1):
        here, there = (twin.frames[reader] for twin in twins)
        if here != there:
            raise Leak(difference(here, there))
        counts.frames += len(here)
        counts.bytes += sum(map(len, here))
        for twin in twins:
            twin.frames[reader].clear()


def difference(here: list[str], there: list[str]) -> str:
    for one, other in zip(here, there, strict=False):
        if one != other:
            at = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            return f"…{one[max(0, at - 80) : at + 80]}… is not …{other[max(0, at - 80) : at + 80]}…"
    return f"{len(here)} frames are not {len(there)}"


def ask_everything(twins: list[Twin], counts: Counts) -> None:
    """Ask whatever seat 0 and a stranger may ask, and compare the answers."""
    stranger = len(twins[0].lines) - 1
    for path, readers in {"": (0, stranger), "/record": (0, stranger)}.items():
        for reader in readers:
            expect_equal([twin.get(reader, path) for twin in twins], counts)
    actions = list(load(twins[0].game).actions.texts)[:400]
    for twin_decision in (twins[0].positions[0]["decision"] or 0, 0):
        asked: list[dict[str, Any]] = [
            {"type": "why", "decision": twin_decision, "steps": [], "actions": actions},
            {"type": "preview", "decision": twin_decision, "steps": twins[0].positions[0]["legal"][:1]},
            {"type": "act", "decision": twin_decision, "steps": ["castle"]},
        ]
        for message in asked:
            expect_equal([twin.ask(0, **message).encode() for twin in twins], counts)
    compare(twins, counts)


def expect_equal(answers: list[bytes], counts: Counts) -> None:
    if answers[0] != answers[1]:
        raise Leak(difference([answers[0].decode()], [answers[1].decode()]))
    counts.answers += 1
    counts.bytes += len(answers[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3, help="twin games of each kind")
    parser.add_argument("--steps", type=int, default=150, help="steps of each, at most")
    chosen = parser.parse_args()
    for game in OPTIONS:
        for seed in range(chosen.games):
            with tempfile.TemporaryDirectory() as folder:
                counts = play_twins(game, 2 + seed % 2, seed, chosen.steps, Path(folder))
            print(f"{game} {seed}: {counts}: no difference")


if __name__ == "__main__":
    main()
