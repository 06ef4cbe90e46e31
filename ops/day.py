"""Simulate a day of a cluster event by event, with the costs of `costs.toml`: queues, waiting times, and a lost node.

    python ops/day.py [--players 1000000] [--seconds 10] [--json]

The cluster is the one that `capacity.py` plans for so many players. Of every hour some seconds are simulated, at that
hour's rates: people's moves, bots' decisions, requests, new tables and the upkeep of open websockets arrive by chance
and wait in line for a node, for PostgreSQL and for the processes of workers. The time that each takes varies by chance
too. Then the busiest hour is simulated again, and one node is killed.
"""

import argparse
import json
from collections.abc import Callable, Generator
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

import simpy

from capacity import Day, Plan, day_of, plan_for
from costs import COSTS, GAMES, move_ms

Steps = Generator[simpy.Event, Any, None]
MOVE, PEOPLE, HOURS = COSTS["move"], COSTS["people"], COSTS["hours"]["share"]
UPKEEP: Final = 0.05
"""Every so many seconds, a node does what its open websockets need."""
QUICK: Final = ("deckhand", "mate")
"""The levels that never wait for a process of the others."""
BACK: Final = (0.2, 2.8)
"""After so many seconds people are back at another node, as ops/upgrade.py measured."""
WARM: Final = 1.0
"""Seconds that are not counted, while the lines fill."""


@dataclass(frozen=True)
class Hour:
    """What was simulated of an hour; times in milliseconds.

    p50_ms, p99_ms  from a move until it is acknowledged
    node_line       the longest line before a node, bot_line before the processes that think deeply
    bot_p99_ms      how long a bot's decision waited for a process
    """

    hour: int
    moves_a_second: float
    node_use: float
    database_use: float
    worker_use: float
    p50_ms: float
    p99_ms: float
    node_line: int
    bot_line: int
    bot_p99_ms: float


@dataclass(frozen=True)
class Loss:
    """What a lost node did: the players who had to come back, and the 99th percentile of moves by second after it.

    `others_p99_ms` are the moves of those who were at other nodes, in the three seconds after.
    """

    nodes: int
    moved: int
    before_p99_ms: float
    others_p99_ms: float
    longest_ms: float
    seconds: int


class Cluster:
    """A cluster of a plan, at the rates of one hour."""

    def __init__(self, plan: Plan, day: Day, share: float, seed: int) -> None:
        self.env = simpy.Environment()
        self.random = Random(seed)
        self.nodes = [simpy.Resource(self.env) for _ in range(plan.nodes)]
        self.database = simpy.Resource(self.env, plan.database_cores)
        self.deep = simpy.Resource(self.env, plan.worker_cores)
        self.quick = simpy.Resource(self.env, max(1, plan.worker_cores // COSTS["plan"]["processes_a_worker"]))
        self.rates = {name: value * share / 3600 for name, value in asdict(day).items()}
        self.used = dict.fromkeys(("node", "database", "worker"), 0.0)
        self.lines = dict.fromkeys(("node", "bot"), 0)
        self.acknowledged: list[tuple[float, float, bool]] = []
        self.waited: list[float] = []
        self.lost = -1
        self.lost_at = float("inf")

    @property
    def sockets(self) -> float:
        return float(self.rates["socket_seconds"])

    def run(self, seconds: float) -> None:
        for name, work in (
            ("moves", self.move),
            ("decisions", self.decision),
            ("requests", self.request),
            ("tables", self.opening),
        ):
            self.env.process(self.arrive(self.rates[name], work))
        for number in range(len(self.nodes)):
            self.env.process(self.upkeep(number))
        self.env.run(WARM + seconds)

    def arrive(self, rate: float, work: Callable[[], Steps]) -> Steps:
        while rate:
            yield self.env.timeout(self.random.expovariate(rate))
            self.env.process(work())

    def serve(self, kind: str, resource: simpy.Resource, ms: float) -> Steps:
        """Wait in line, and then keep one place of a resource busy."""
        seconds = self.random.expovariate(1000 / ms) if ms > 0 else 0.0
        with resource.request() as turn:
            if kind == "node":
                self.lines["node"] = max(self.lines["node"], len(resource.queue))
            yield turn
            if self.env.now >= WARM:
                self.used[kind] += seconds
            yield self.env.timeout(seconds)

    def at_node(self, ms: float) -> Steps:
        """Be served by a node that runs."""
        number = self.random.randrange(len(self.nodes))
        if number == self.lost and self.env.now >= self.lost_at:
            number = (number + self.random.randrange(1, len(self.nodes))) % len(self.nodes)
        yield from self.serve("node", self.nodes[number], ms)

    def move(self) -> Steps:
        """Make a person's move; those of a lost node come back first."""
        begun, stranded = self.env.now, self.is_stranded()
        if stranded:
            yield self.env.timeout(self.random.uniform(*BACK))
        yield from self.at_node(move_ms(1 + PEOPLE["watchers"]))
        yield from self.store(MOVE["database_ms"])
        if begun >= WARM:
            self.acknowledged.append((begun, (self.env.now - begun) * 1000, stranded))
        yield from self.wake()

    def is_stranded(self) -> bool:
        """Return whether a person is one of the lost node's, who are not back yet."""
        return self.lost_at <= self.env.now < self.lost_at + BACK[1] and self.random.random() < 1 / len(self.nodes)

    def store(self, ms: float) -> Steps:
        yield from self.serve("database", self.database, ms)
        yield self.env.timeout(MOVE["commit_ms"] / 1000)

    def wake(self) -> Steps:
        """Tell the other reader, at another node."""
        yield from self.serve("database", self.database, MOVE["wake_database_ms"])
        yield from self.at_node(MOVE["wake_ms"] + MOVE["reader_ms"])

    def decision(self) -> Steps:
        """Let a bot decide in a worker's process, and tell the person."""
        levels, games = PEOPLE["level"], GAMES
        level = self.random.choices(list(levels), list(levels.values()))[0]
        game = self.random.choices(list(games), list(games.values()))[0]
        pool, begun = self.quick if level in QUICK else self.deep, self.env.now
        with pool.request() as turn:
            self.lines["bot"] = max(self.lines["bot"], len(self.deep.queue) + len(self.quick.queue))
            yield turn
            if begun >= WARM:
                self.waited.append((self.env.now - begun) * 1000)
                self.used["worker"] += COSTS["bots"][level][game] / 1000
            yield self.env.timeout(COSTS["bots"][level][game] / 1000)
        yield from self.store(MOVE["database_ms"])
        yield from self.wake()

    def request(self) -> Steps:
        yield from self.at_node(COSTS["request"]["node_ms"])
        yield from self.serve("database", self.database, COSTS["request"]["database_ms"])

    def opening(self) -> Steps:
        yield from self.at_node(COSTS["opening"]["node_ms"])
        yield from self.serve("database", self.database, COSTS["opening"]["database_ms"])

    def upkeep(self, number: int) -> Steps:
        """Keep the websockets of a node open."""
        each = self.sockets / len(self.nodes) * UPKEEP
        while number != self.lost:
            yield self.env.timeout(UPKEEP)
            yield from self.serve("node", self.nodes[number], each * COSTS["socket"]["node_ms"])
            yield from self.serve("database", self.database, each * COSTS["socket"]["database_ms"])

    def lose(self, at: float) -> Steps:
        """Lose a node; its websockets are opened again at the others."""
        yield self.env.timeout(at)
        self.lost, self.lost_at = 0, self.env.now
        for _ in range(round(self.sockets / len(self.nodes))):
            self.env.process(self.come_back())

    def come_back(self) -> Steps:
        yield self.env.timeout(self.random.uniform(*BACK))
        yield from self.at_node(COSTS["hello"]["node_ms"])
        yield from self.serve("database", self.database, COSTS["hello"]["database_ms"])


def part(values: list[float], share: float) -> float:
    """Return the value below which a share of all values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def hour_of(plan: Plan, day: Day, hour: int, seconds: float) -> Hour:
    cluster = Cluster(plan, day, HOURS[hour], hour)
    cluster.run(seconds)
    times = [taken for _, taken, _ in cluster.acknowledged]
    return Hour(
        hour=hour,
        moves_a_second=(len(times) + len(cluster.waited)) / seconds,
        node_use=cluster.used["node"] / seconds / plan.nodes,
        database_use=cluster.used["database"] / seconds / plan.database_cores,
        worker_use=cluster.used["worker"] / seconds / plan.worker_cores,
        p50_ms=part(times, 0.5),
        p99_ms=part(times, 0.99),
        node_line=cluster.lines["node"],
        bot_line=cluster.lines["bot"],
        bot_p99_ms=part(cluster.waited, 0.99),
    )


def loss_of(plan: Plan, day: Day, seconds: float) -> Loss:
    """Simulate the busiest hour and kill a node in the middle."""
    cluster, at = Cluster(plan, day, max(HOURS), 99), WARM + seconds / 2
    cluster.env.process(cluster.lose(at))
    cluster.run(seconds)
    before = part([taken for begun, taken, _ in cluster.acknowledged if begun < at], 0.99)
    after = [(begun, taken, was) for begun, taken, was in cluster.acknowledged if begun >= at]
    slow = {int(begun - at) for begun, taken, _ in after if taken > 3 * before}
    return Loss(
        nodes=plan.nodes,
        moved=round(cluster.sockets / plan.nodes),
        before_p99_ms=before,
        others_p99_ms=part([taken for begun, taken, was in after if not was and begun < at + 3], 0.99),
        longest_ms=max((taken for _, taken, _ in after), default=0.0),
        seconds=max(slow, default=-1) + 1,
    )


def table(hours: list[Hour]) -> str:
    names = [name.replace("_", " ") for name in Hour.__dataclass_fields__]
    lines = ["| " + " | ".join(names) + " |", "|" + "---|" * len(names)]
    lines += ["| " + " | ".join(shown(name, value) for name, value in asdict(hour).items()) + " |" for hour in hours]
    return "\n".join(lines)


def shown(name: str, value: float) -> str:
    return f"{value:.2f}" if name.endswith("use") else f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=1_000_000, help="players a day (default: 1000000)")
    parser.add_argument("--seconds", type=float, default=10, help="seconds of each hour (default: 10)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    chosen = parser.parse_args()
    plan, day = plan_for(chosen.players), day_of(chosen.players)
    hours = [hour_of(plan, day, hour, chosen.seconds) for hour in range(24)]
    loss = loss_of(plan, day, 2 * chosen.seconds)
    if chosen.json:
        print(json.dumps({"hours": [asdict(hour) for hour in hours], "loss": asdict(loss)}))
    else:
        print(table(hours))
        print("\n" + "\n".join(f"{name.replace('_', ' ')}: {value:,.4g}" for name, value in asdict(loss).items()))


if __name__ == "__main__":
    main()
