"""Nodes that tell players of their turns, to a mail server and a push service of the test's own."""

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from shoal.server.accounts.notification_outbox import store
from shoal.server.app.lifecycle import open_migrated, open_notifier
from shoal.server.community.notifications import notifier, turn_emails
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from shoal.server.platform.email import smtp_sender
from support.mailboxes import Mailboxes
from support.nodes import Node, run_node
from support.people import Line, line, two_at_a_table
from support.pushes import PushService, push_service

FROM = "turns@shoal.example"
DAYS = {"kind": "days", "days": 3}
SECONDS = 90.0
WISHES: dict[str, Any] = {"push": True, "mail": False, "quiet_from": 0, "quiet_until": 0}


@dataclass
class Sea:
    """A node with a worker, and what reaches people outside of it."""

    node: Node
    boxes: Mailboxes
    pushes: PushService
    settings: Settings

    def sql(self, statement: str, **values: Any) -> list[Any]:
        """Run a statement on the node's database."""
        return run_sql(self.settings, statement, values)

    def notices(self) -> list[Any]:
        return self.sql("SELECT table_id, seat, player, entries, stage, told, due FROM notices ORDER BY seat")

    def settled(self) -> None:
        """Wait until no notice is due now, and no letter waits."""
        until(lambda: not self.sql("SELECT 1 FROM notices WHERE due <= :now", now=time.time_ns() // 1_000_000 + 500))
        until(lambda: not self.sql("SELECT 1 FROM letters WHERE due IS NOT NULL"))


def run_sql(settings: Settings, statement: str, values: dict[str, Any]) -> list[Any]:
    if settings.standalone:
        with closing(sqlite3.connect(settings.database.removeprefix("sqlite:///"), timeout=20)) as rows, rows:
            return list(rows.execute(statement, values))

    async def run() -> list[Any]:
        database = open_database(settings)
        try:
            async with database.transaction() as connection:
                result = await connection.execute(text(statement), values)
                return [tuple(row) for row in result] if result.returns_rows else []
        finally:
            await database.close()

    return asyncio.run(run())


def until(is_true: Callable[[], bool]) -> None:
    ends = time.monotonic() + SECONDS
    while not is_true():
        assert time.monotonic() < ends, "it did not happen in time"
        time.sleep(0.05)


@contextmanager
def working(settings: Settings) -> Iterator[None]:
    """Run what a worker of a cluster does for notices; a standalone node does it itself."""
    if settings.standalone:
        yield
        return
    loop = asyncio.new_event_loop()

    async def run() -> None:
        async with open_migrated(settings) as resources, open_notifier(resources):
            await asyncio.Event().wait()

    task = loop.create_task(run())
    thread = threading.Thread(target=lambda: loop.run_until_complete(asyncio.gather(task, return_exceptions=True)))
    thread.start()
    yield
    loop.call_soon_threadsafe(task.cancel)
    thread.join(20)
    loop.close()


def hurry(patch: pytest.MonkeyPatch) -> None:
    """Let nothing wait."""
    patch.setattr(store, "NOTICE_DELAY_MS", 0)
    patch.setattr(turn_emails, "EMAIL_AFTER_MS", 0)
    patch.setattr(turn_emails, "HOUR_MS", 0)
    patch.setattr(notifier, "POLL_EVERY", timedelta(milliseconds=30))
    patch.setattr(notifier, "RETRY_FIRST_MS", 100)
    patch.setattr(smtp_sender, "POLL_EVERY", timedelta(milliseconds=30))
    patch.setattr(smtp_sender, "RETRY_FIRST_S", 0.2)


@contextmanager
def at_sea(settings: Settings) -> Iterator[Sea]:
    boxes = Mailboxes()
    smtp = boxes.open()
    try:
        with push_service() as pushes:
            reached = replace(settings, smtp=smtp, mail_from=FROM, url="https://shoal.example", push_local=True)
            with run_node(replace(reached, limits=False)) as node, working(reached):
                yield Sea(node, boxes, pushes, reached)
    finally:
        boxes.close()


def wants_push(sea: Sea, person: httpx.Client, path: str, **wishes: Any) -> None:
    subscribed = person.post("/api/notices/devices", json=sea.pushes.device(path))
    assert subscribed.status_code == 204, subscribed.text
    wished = person.post("/api/notices", json={**WISHES, **wishes})
    assert wished.status_code == 200, wished.text


def wants_mail(sea: Sea, person: httpx.Client, address: str, **wishes: Any) -> None:
    """Add an address to a player. Its owner has agreed to letters."""
    player = person.get("/api/me").json()["id"]
    sea.sql("UPDATE players SET email = :address WHERE id = :player", address=address, player=player)
    wished = person.post("/api/notices", json={**WISHES, "push": False, "mail": True, **wishes})
    assert wished.status_code == 200, wished.text
    sea.sql("UPDATE notice_wishes SET confirmed = :address WHERE player = :player", address=address, player=player)
    until(lambda: len(sea.boxes.letters(address)) == 1)
    sea.boxes.taken.clear()


def over_days(sea: Sea) -> tuple[httpx.Client, httpx.Client, str]:
    return two_at_a_table(sea.node, clock=DAYS)


def move(sea: Sea, table: str, person: httpx.Client) -> None:
    """Open the page, make a whole turn, and close it."""
    with line(sea.node, table, person) as opened:
        position = opened.hello()["position"]
        make(opened, position)


def make(opened: Line, position: dict[str, Any]) -> None:
    while position["legal"]:
        answer = opened.ask(type="act", decision=position["decision"], steps=[position["legal"][0]])
        assert answer["type"] == "accepted", json.dumps(answer)
        position = opened.hello()["position"]
