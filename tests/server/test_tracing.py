"""Traces: one move is one trace in every process, and a trace names nobody."""

import asyncio
import hashlib
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from shoal.core.game import NOBODY
from shoal.server.platform.config.settings import BadSettings, Settings, read_settings
from shoal.server.platform.email.smtp_sender import traced_by
from shoal.server.platform.email.store import QueuedEmail
from shoal.server.platform.observability.tracing import followed, ids_of, tracing
from shoal.server.play.tables import commands
from shoal.server.play.tables.broadcast import Reader
from support.collectors import collector
from support.nodes import Databases, run_node
from support.people import line, two_at_a_table
from support.running_tables import begin, into, legal, run_tables

SETTINGS = {"SHOAL_DATABASE": "sqlite:///x.sqlite", "SHOAL_SECRET": "s" * 32}


def test_a_move_over_a_websocket_is_one_trace(databases: Databases, tmp_path: Path) -> None:
    found = databases.standalone(tmp_path)
    with collector() as kept:
        with run_node(Settings(found.database, found.secret, traces=kept.url)) as node:
            *people, table = two_at_a_table(node)
            names = [person.get("/api/me").json()["name"] for person in people]
            for person in people:
                with line(node, table, person) as one:
                    position = one.hello()["position"]
                    if position["legal"]:
                        one.ask(type="act", decision=position["decision"], steps=position["legal"][:1])
        moves = [names for names in kept.traces().values() if "move" in names]
        assert sorted(moves[-1]) == ["commit", "move", "tell"]
        (root,) = [span for span in kept.spans if span.name == "move"][-1:]
        assert [span.parent_span_id for span in kept.spans if span.trace_id == root.trace_id].count(root.span_id) == 2
        entries = next(one.value.int_value for one in root.attributes if one.key == "entries")
        assert root.trace_id == ids_of(table, entries).trace.to_bytes(16, "big")
        assert root.links
        assert table.encode() not in kept.received
        assert not [name for name in names if name.encode() in kept.received]
        assert hashlib.sha256(table.encode()).hexdigest()[:12].encode() in kept.received


@pytest.mark.anyio
async def test_other_nodes_and_workers_find_the_same_trace(cluster: Settings) -> None:
    with collector() as kept:
        with tracing(kept.url, 1.0):
            async with run_tables(cluster) as here, run_tables(cluster) as there:
                live = await begin(here, "fishery", 2)
                elsewhere = await there.newest(live.facts.id)
                frames: list[bytes] = []
                there.hub.add(elsewhere, Reader(None, NOBODY, write=into(frames)))
                seat = live.playing().turn()[0]
                await commands.act(here, live, seat, "k", live.playing().due[seat], legal(live, seat)[:1])
                assert await there.look_again(live.facts.id)
                assert frames
                with followed("notice", live.facts.id, live.facts.entries):
                    await asyncio.sleep(0)
                about = f"turn {live.facts.id} 0 {live.facts.entries} 17"
                with followed("letter", *traced_by(QueuedEmail(about, "a@example.org", "turn", "en", {}, 0, 1, 0))):
                    await asyncio.sleep(0)
        trace = ids_of(live.facts.id, live.facts.entries).trace.to_bytes(16, "big")
        assert sorted(kept.traces()[trace]) == ["commit", "letter", "move", "notice", "tell", "wake"]


def test_all_processes_agree_on_the_share() -> None:
    with collector() as kept:
        for _ in range(2):
            with tracing(kept.url, 0.25):
                for number in range(200):
                    with followed("think", "table", number):
                        pass
    names = kept.traces().values()
    assert {tuple(one) for one in names} == {("think", "think")}
    assert 20 < len(names) < 90


def test_a_collector_that_never_answers_delays_nobody() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/v1/traces"
        begun = time.monotonic()
        with tracing(url, 1.0):
            for number in range(10_000):
                with followed("think", "table", number):
                    pass
            worked = time.monotonic() - begun
        assert worked < 5, "spans are dropped, not waited for"
        assert time.monotonic() - begun < 40


@pytest.mark.slow
def test_without_the_setting_nothing_is_loaded_or_sent() -> None:
    program = "import shoal.server.app.main, sys; sys.exit('opentelemetry.sdk' in sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True)
    assert read_settings(SETTINGS).traces == ""


@pytest.mark.parametrize("wrong", [{"SHOAL_TRACES": "collector:4318"}, {"SHOAL_TRACE_SHARE": "2"}])
def test_settings_that_cannot_work_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(BadSettings, match=next(iter(wrong))):
        read_settings({**SETTINGS, **wrong})
