"""Three NATS servers in a cluster, of which one is killed: moves still reach readers at other nodes."""

import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from support.nodes import Databases, run_node
from support.people import Line, line, two_at_a_table
from trials.harness.processes import Program, accepts, free_ports

BINARY = shutil.which("nats-server") or "/usr/sbin/nats-server"
LONGEST = 3.0
"""Seconds within which a node finds news while its server of the bus is lost: it also asks the database."""


@pytest.fixture
def three_servers(tmp_path: Path) -> Iterator[dict[str, Program]]:
    """The servers by their addresses."""
    ports, routes = free_ports(3), free_ports(3)
    others = ",".join(f"nats://127.0.0.1:{route}" for route in routes)
    made: dict[str, Program] = {}
    with ExitStack() as stack:
        for port, route in zip(ports, routes, strict=True):
            command = [BINARY, "-a", "127.0.0.1", "-p", str(port), "--cluster_name", "shoal", "--routes", others]
            program = Program(
                f"nats {port}",
                [*command, "--cluster", f"nats://127.0.0.1:{route}"],
                lambda port=port: accepts(port),  # type: ignore[misc]  # a default binds it
                log=tmp_path / f"{port}.log",
            )
            program.start()
            stack.callback(program.stop)
            made[f"nats://127.0.0.1:{port}"] = program
        for program in made.values():
            program.wait_until_ready()
        yield made


def move(players: Sequence[Line], reader: Line | None = None) -> float:
    """Let the player move whose turn it is; return the seconds until the reader, or the other player, hears of it."""
    seat = players[0].hello()["position"]["turn"][0]
    position, begun = players[seat].hello()["position"], time.monotonic()
    answer = players[seat].ask(type="act", decision=position["decision"], steps=position["legal"][:1])
    assert answer["type"] == "accepted"
    while (reader or players[1 - seat]).hear("news")["position"]["entry"] <= position["entry"]:
        pass
    return time.monotonic() - begun


@pytest.mark.slow
@pytest.mark.usefixtures("services")
def test_news_arrive_after_one_of_three_was_killed(databases: Databases, three_servers: dict[str, Program]) -> None:
    """One node knows only the server that is killed, and learns of the others from it; another begins afterwards."""
    killed, *others = three_servers
    settings = databases.cluster()
    with (
        run_node(replace(settings, nats=killed)) as here,
        run_node(replace(settings, nats=",".join(others))) as there,
    ):
        first, second, table = two_at_a_table(here)
        with line(here, table, first) as one, line(there, table, second) as two:
            two.hello()
            before = [move((one, two)) for _ in range(6)]
            three_servers[killed].stop()
            after = [move((one, two)) for _ in range(6)]
            with run_node(replace(settings, nats=",".join(three_servers))) as late, line(late, table) as watching:
                watching.hello()
                last = move((one, two), watching)
    print(f"before {max(before):.3f} s, after {max(after):.3f} s, at a new node {last:.3f} s")
    assert max(*before, *after, last) < LONGEST
