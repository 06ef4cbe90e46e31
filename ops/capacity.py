"""Turn players a day into nodes, cores, database size and money, by the costs of `costs.toml`.

    python ops/capacity.py [1000 100000 10000000] [--json]

`python ops/scale_page.py` writes the same into docs/scale.md.
"""

import argparse
import json
import math
from dataclasses import asdict, dataclass
from typing import Final

from costs import COSTS, bot_ms, decision_ms, move_ms, of_games

SIZES: Final = (1_000, 100_000, 1_000_000, 10_000_000)
GIB: Final = 2**30
MONTH: Final = 30
PEOPLE, MOVE, PLAN = COSTS["people"], COSTS["move"], COSTS["plan"]


@dataclass(frozen=True)
class Day:
    """What happens on a day with so many players: numbers of things."""

    players: int
    tables: float
    moves: float
    decisions: float
    requests: float
    socket_seconds: float
    reviews: float
    letters: float


@dataclass(frozen=True)
class Plan:
    """What such a day needs, for its busiest hour.

    sockets   open at the same time
    moves     of people and bots, a second
    messages  of the bus, a second
    """

    players: int
    sockets: float
    moves: float
    messages: float
    nodes: int
    worker_cores: int
    database_cores: int
    connections: int
    database_gib: float
    archive_gib: float
    traffic_gib: float
    month: float

    @property
    def cores(self) -> int:
        return self.nodes + self.worker_cores + self.database_cores


def day_of(players: int) -> Day:
    """Return what so many players do on a day."""
    alone = players * PEOPLE["games"] * PEOPLE["against_bots"]
    together = players * PEOPLE["games"] - alone
    seats = of_games("seats")
    tables = alone + together / seats
    moves = alone * of_games("moves") / seats + together / seats * of_games("moves")
    decisions = alone * of_games("steps") * (seats - 1) / seats
    return Day(
        players=players,
        tables=tables,
        moves=moves,
        decisions=decisions,
        requests=players * PEOPLE["requests"],
        socket_seconds=players * PEOPLE["minutes"] * 60 * (1 + PEOPLE["watchers"]),
        reviews=tables * PEOPLE["reviews"],
        letters=players * PEOPLE["letters"],
    )


def busiest(number: float) -> float:
    """Return how many of a day's things happen in a second of the busiest hour."""
    return float(number * max(COSTS["hours"]["share"]) / 3600)


def node_seconds(day: Day) -> float:
    """Return the seconds of processor time of all nodes on a day.

    Both players of a table are at different nodes, if there are many, and a bot's move comes from a worker: so every
    move also wakes a node. Workers pay for the moves of bots.
    """
    shared = day.moves * (move_ms(1 + PEOPLE["watchers"]) + MOVE["wake_ms"] + MOVE["reader_ms"])
    bots = day.decisions * (MOVE["wake_ms"] + MOVE["reader_ms"])
    opened = day.tables * COSTS["opening"]["node_ms"] + day.requests * COSTS["request"]["node_ms"]
    return float(shared + bots + opened + day.socket_seconds * COSTS["socket"]["node_ms"]) / 1000


def worker_seconds(day: Day) -> float:
    thinking = day.decisions * (bot_ms() + move_ms(0)) + day.reviews * decision_ms("review")
    return float(thinking + day.letters * COSTS["mail"]["worker_ms"]) / 1000


def database_seconds(day: Day) -> float:
    moved = (day.moves + day.decisions) * (MOVE["database_ms"] + MOVE["wake_database_ms"])
    opened = day.tables * COSTS["opening"]["database_ms"] + day.requests * COSTS["request"]["database_ms"]
    return float(moved + opened + day.socket_seconds * COSTS["socket"]["database_ms"]) / 1000


def kept_bytes(day: Day) -> tuple[float, float]:
    """Return the bytes that a day adds for ever, and those that go into the archive after some days."""
    stays = of_games("tables_bytes") + of_games("chairs_bytes")
    return day.tables * stays, day.tables * (of_games("entries_bytes") + of_games("snapshots_bytes"))


def plan_for(players: int) -> Plan:
    day = day_of(players)
    nodes = max(2, math.ceil(busiest(node_seconds(day)) / PLAN["node_use"]))
    workers = max(2, math.ceil(busiest(worker_seconds(day)) / PLAN["worker_use"]))
    database = max(2, math.ceil(busiest(database_seconds(day)) / PLAN["database_use"]))
    programs = nodes + math.ceil(workers / PLAN["processes_a_worker"])
    stays, goes = kept_bytes(day)
    moved = day.moves + day.decisions
    traffic = moved * (2 + PEOPLE["watchers"]) * MOVE["frame_bytes"] * MONTH / GIB
    sizes = {
        "database_gib": (stays * 365 + goes * PLAN["days_kept"]) / GIB,
        "archive_gib": day.tables * of_games("archive_bytes") * 365 / GIB,
        "traffic_gib": traffic,
    }
    return Plan(
        players=players,
        sockets=busiest(day.socket_seconds),
        moves=busiest(moved),
        messages=busiest(moved) * 2,
        nodes=nodes,
        worker_cores=workers,
        database_cores=database,
        connections=programs * PLAN["connections_a_process"],
        **sizes,
        month=money(nodes + workers, database, sizes, day.letters),
    )


def money(cores: int, database_cores: int, sizes: dict[str, float], letters: float) -> float:
    """Return the euros of a month; the database has a copy that is ready to take over."""
    prices = COSTS["prices"]
    database = database_cores * prices["database_core_month"] + sizes["database_gib"] * prices["disk_gib_month"]
    return float(
        cores * prices["core_month"]
        + database * PLAN["copies"]
        + sizes["archive_gib"] * prices["archive_gib_month"]
        + sizes["traffic_gib"] * prices["traffic_gib"]
        + letters * MONTH / 1000 * prices["letters_thousand"]
    )


def breaking(plan: Plan) -> dict[str, float]:
    """Return for each limit which part of it is used, the fullest first."""
    used = {name: getattr(plan, name) / limit["most"] for name, limit in COSTS["limits"].items()}
    return dict(sorted(used.items(), key=lambda one: -one[1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", type=int, nargs="*", default=list(SIZES), help="players a day")
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")
    chosen = parser.parse_args()
    plans = [plan_for(players) for players in chosen.players]
    if chosen.json:
        print(json.dumps([{**asdict(plan), "used": breaking(plan)} for plan in plans], indent=1))
        return
    for plan in plans:
        lines = [f"{name.replace('_', ' ')}: {round(value):,}" for name, value in asdict(plan).items()]
        used = ", ".join(f"{name.replace('_', ' ')} {part:.0%}" for name, part in breaking(plan).items())
        print("\n".join((*lines, f"used: {used}\n")))


if __name__ == "__main__":
    main()
