"""Play an arena of many players while nodes and workers are killed, then check every pairing and the standings.

    python -m trials.tournaments.arena [--players 200] [--kills 20] [--slowness 2] [--seconds 60] [--seed 1] [--json]

Starts its own PostgreSQL, NATS, two nodes and two workers. Each of the four is killed with SIGKILL so many times, in an
order by chance. Then the bell rings and the last games are played. At the end the rows are checked: every round was
made once and comes out the same when it is made again, every table was opened once, nobody sat at two tables at a time,
and the standings that the server shows are those that follow from replaying the record of every game.
"""

import argparse
import asyncio
import json
import random
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import asyncpg

from shoal.core.catalogue import load
from shoal.server.community.tournaments.pairing.arena import WaitingEntrant
from shoal.server.community.tournaments.pairing.history import PlayedTable
from shoal.server.community.tournaments.pairing.scoring import merits_of, points_of
from shoal.server.community.tournaments.pairing.standings import standings
from shoal.server.community.tournaments.rounds.plan import RoundInput, made_again
from shoal.server.community.tournaments.tournament_row import TournamentRow
from shoal.table.match import begin
from shoal.table.reader_view import result
from trials.failures.kill_nodes import to_entry
from trials.harness.cluster import Cluster, run_cluster
from trials.harness.processes import NotReady, Program
from trials.harness.random_clients import Client, TableOpener

WISH = {
    "name": "Storm Arena",
    "form": "arena",
    "game": "fishery",
    "preset": "puddle",
    "seats": 2,
    "clock": {"kind": "live", "main": 600, "increment": 10},
    "minutes": 240,
    "starts": 600,
}
LAST_SECONDS = 900
"""How long the last games may take after the bell."""


@dataclass
class Found:
    """What was played, and what the checks found."""

    players: int = 0
    kills: dict[str, int] = field(default_factory=dict)
    rounds: int = 0
    tables: int = 0
    most_games: int = 0
    longest_wait: float = 0
    entries: int = 0
    seconds: float = 0
    faults: list[str] = field(default_factory=list)


@dataclass
class Contestant:
    """One player: says that they are there, plays each table that they are given, and waits again."""

    opener: TableOpener
    cookie: str
    address: str
    tournament: str
    slowness: float
    played: list[str] = field(default_factory=list)
    client: Client | None = None

    async def ask(self, what: str) -> dict[str, Any]:
        path = f"/api/tournaments/{self.tournament}/{what}"
        answer = await self.opener.ask("POST", path, self.cookie, None, self.address)
        found: dict[str, Any] = answer.json()
        return found

    def situation(self) -> str:
        """Return where the player is, for somebody who looks for the fault."""
        client = self.client
        if client is None or client.over:
            return f"a player waits after {len(self.played)} games"
        owed = None if client.position is None else client.position["decision"]
        last = [code for _, code in client.refusals[-3:]]
        return f"a player sits at {client.table}, owes {owed}, has settled {client.settled}, was last refused {last}"

    async def contest(self) -> None:
        """Play until the tournament is over."""
        while True:
            found = await self.ask("here")
            if found.get("tournament", {}).get("state") == "over":
                return
            table = (found.get("me") or {}).get("table")
            if table is None or table in self.played:
                await asyncio.sleep(self.opener.rng.uniform(1, 4))
                continue
            client = Client(self.opener.ports, self.cookie, table, self.opener.rng, self.slowness, address=self.address)
            self.client = client
            await client.play()
            self.played.append(table)


async def contestants(opener: TableOpener, tournament: str, number: int, slowness: float) -> list[Contestant]:
    made = []
    for _ in range(number):
        address = opener.new_address()
        made.append(Contestant(opener, await opener.guest(address), address, tournament, slowness))
        await made[-1].ask("enter")
    return made


async def kill_each(cluster: Cluster, kills: int, rng: random.Random, found: Found) -> None:
    """Kill every node and worker so many times, in an order by chance."""
    order = [program for program in (*cluster.nodes, *cluster.workers) for _ in range(kills)]
    rng.shuffle(order)
    for number, program in enumerate(order, start=1):
        await asyncio.sleep(rng.uniform(0.2, 2.0))
        print(f"kill {number} of {len(order)}: {program.name}", file=sys.stderr)
        await asyncio.to_thread(program.stop, signal.SIGKILL)
        found.kills[program.name] = found.kills.get(program.name, 0) + 1
        await start(program, found)


async def start(program: Program, found: Found) -> None:
    program.start()
    try:
        await asyncio.to_thread(program.wait_until_ready)
    except NotReady as late:
        print(str(late), file=sys.stderr)
        found.faults.append(f"{program.name} did not come back in time")


async def play(cluster: Cluster, options: argparse.Namespace, found: Found) -> str:
    """Play the arena; return its id."""
    rng = random.Random(options.seed)
    opener = TableOpener(cluster.ports, rng)
    host = await opener.guest(opener.new_address())
    made = await opener.ask("POST", "/api/tournaments", host, WISH)
    tournament = str(made.json()["tournament"]["id"])
    people = await contestants(opener, tournament, options.players, options.slowness)
    await opener.ask("POST", f"/api/tournaments/{tournament}/start", host)
    games = [asyncio.create_task(one.contest()) for one in people]
    begun = time.monotonic()
    await kill_each(cluster, options.kills, rng, found)
    await asyncio.sleep(max(0.0, options.seconds - (time.monotonic() - begun)))
    await ring(cluster.database, tournament)
    for one in people:
        one.slowness = 0.1
        if one.client is not None:
            one.client.slowness = 0.1
    _, waiting = await asyncio.wait(games, timeout=LAST_SECONDS)
    for task in waiting:
        task.cancel()
    if waiting:
        found.faults.append(f"{len(waiting)} players never learned that the arena was over")
        found.faults += [one.situation() for one, game in zip(people, games, strict=True) if game in waiting]
    for task in set(games) - waiting:
        if task.exception() is not None:
            found.faults.append(f"a player stopped: {task.exception()!r}")
    return tournament


async def ring(database: str, tournament: str) -> None:
    """Ring the bell now."""
    connection = await asyncpg.connect(database)
    moment = "floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    await connection.execute(f"UPDATE tournaments SET ends = {moment} WHERE id = $1", tournament)  # noqa: S608  (no input)
    await connection.close()


async def check(cluster: Cluster, tournament: str, found: Found) -> None:
    connection = await asyncpg.connect(cluster.database)
    row = await connection.fetchrow("SELECT * FROM tournaments WHERE id = $1", tournament)
    known = TournamentRow(**{**row, "clock": json.loads(row["clock"])})
    boards = await connection.fetch(
        "SELECT * FROM tournament_tables WHERE tournament = $1 ORDER BY round, place", tournament
    )
    rounds = await connection.fetch("SELECT * FROM tournament_rounds WHERE tournament = $1 ORDER BY number", tournament)
    tables = {
        one["id"]: one for one in await connection.fetch("SELECT * FROM tables WHERE tournament = $1", tournament)
    }
    found.rounds, found.tables = len(rounds), len(boards)
    if known.state != "over":
        found.faults.append(f"the arena is {known.state}")
    if [one["number"] for one in rounds] != list(range(1, known.round + 1)):
        found.faults.append("rounds are missing or double")
    if Counter(one["table_id"] for one in boards) != Counter(tables.keys()):
        found.faults.append("tables and pairings differ")
    check_rounds(known, rounds, boards, found)
    check_seats(boards, tables, found)
    records = await replay(connection, boards, tables, found)
    await check_standings(cluster, connection, known, records, found)
    await connection.close()


def players_of(board: Any) -> tuple[str, ...]:
    return tuple(json.loads(board["players"]))


def check_rounds(known: TournamentRow, rounds: list[Any], boards: list[Any], found: Found) -> None:
    """Make every round again from the facts that were written down, and compare."""
    bases = [
        RoundInput(
            one["number"],
            one["at"],
            [WaitingEntrant(*waiting) for waiting in json.loads(one["entrants"])],
            frozenset(frozenset(pair) for pair in json.loads(one["friends"])),
        )
        for one in rounds
    ]
    played = [
        (PlayedTable(one["round"], players_of(one), tuple(json.loads(one["points"] or "[]"))), one["settled"])
        for one in boards
    ]
    stored = [[players_of(one) for one in boards if one["round"] == basis.number] for basis in bases]
    again = made_again(known, bases, played)
    differing = sum(one != other for one, other in zip(again, stored, strict=True))
    if differing:
        found.faults.append(f"{differing} rounds come out differently")
    found.longest_wait = max(((basis.at - one.since) / 1000 for basis in bases for one in basis.entrants), default=0)


def check_seats(boards: list[Any], tables: dict[str, Any], found: Found) -> None:
    """Look for somebody who sat at two tables at a time, or twice in a round."""
    sat: dict[str, list[tuple[int, int]]] = {}
    for one in boards:
        table = tables.get(one["table_id"])
        if table is None or table["started"] is None or table["ended"] is None:
            found.faults.append("a table was never opened, or never ended")
            continue
        for player in players_of(one):
            sat.setdefault(player, []).append((table["started"], table["ended"]))
    found.players, found.most_games = len(sat), max(map(len, sat.values()), default=0)
    twice = Counter((one["round"], player) for one in boards for player in players_of(one))
    overlapping = 0
    for times in sat.values():
        ordered = sorted(times)
        overlapping += sum(later[0] < earlier[1] for earlier, later in pairwise(ordered))
    if overlapping or any(count > 1 for count in twice.values()):
        found.faults.append(f"somebody sat at two tables: {overlapping} times at once")


async def replay(connection: Any, boards: list[Any], tables: dict[str, Any], found: Found) -> list[PlayedTable]:
    """Replay the record of every game; return the tables with the points that follow."""
    played = []
    for one in boards:
        row = tables[one["table_id"]]
        entries = await connection.fetch("SELECT * FROM entries WHERE table_id = $1 ORDER BY ply", row["id"])
        found.entries += len(entries)
        match = begin(load(row["game"]), row["seats"], json.loads(row["options"]))
        for entry in entries:
            match.feed(to_entry(entry))
        ending = result(match)
        if ending is None:
            found.faults.append("a record has no end")
            continue
        points = points_of(merits_of(ending["shares"], ending["scores"], [False] * row["seats"]))
        if one["points"] is None or tuple(json.loads(one["points"])) != points:
            found.faults.append("the points of a table are not those of its record")
        played.append(PlayedTable(one["round"], players_of(one), points))
    return played


async def check_standings(
    cluster: Cluster, connection: Any, known: TournamentRow, records: list[PlayedTable], found: Found
) -> None:
    """Compare the standings that the server shows with those that follow from the records."""
    rows = await connection.fetch(
        "SELECT player, name FROM entrants JOIN players ON id = player WHERE tournament = $1", known.id
    )
    names = {row["player"]: row["name"] for row in rows}
    lines = standings("arena", list(names), records, known.open_secret)
    opener = TableOpener(cluster.ports, random.Random(0))
    shown = (await opener.ask("GET", f"/api/tournaments/{known.id}")).json()
    ours = [(one.place, names[one.player], one.points, [list(game) for game in one.games]) for one in lines]
    theirs = [(one["place"], one["name"], one["points"], one["games"]) for one in shown["standings"]]
    if ours != theirs:
        found.faults.append("the standings differ from those of the records")


def run(options: argparse.Namespace) -> Found:
    found, begun = Found(), time.monotonic()
    with run_cluster(nodes=2, workers=2) as cluster:

        async def whole() -> None:
            tournament = await play(cluster, options, found)
            await check(cluster, tournament, found)

        asyncio.run(whole())
    found.seconds = round(time.monotonic() - begun, 1)
    if not found.tables:
        found.faults.append("nobody played")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default, meaning in (
        ("players", 200, "players"),
        ("kills", 20, "kills of each node and each worker"),
        ("seconds", 60, "seconds to play at least, before the bell"),
        ("seed", 1, "seed of moves and kills"),
    ):
        parser.add_argument(f"--{name}", type=int, default=default, help=f"{meaning} (default: {default})")
    slowness = "most seconds that players take for a decision (default: 2)"
    parser.add_argument("--slowness", type=float, default=2.0, help=slowness)
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    options = parser.parse_args()
    found = run(options)
    told = vars(found)
    lines = [f"{name.replace('_', ' ')}: {value}" for name, value in told.items()]
    print(json.dumps(told) if options.json else "\n".join(lines))
    sys.exit(1 if found.faults else 0)


if __name__ == "__main__":
    main()
