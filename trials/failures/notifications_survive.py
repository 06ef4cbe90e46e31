"""Kill workers with -9 while people play over days with closed pages, then check that everybody was told of each turn.

    PYTHONPATH=tests python -m trials.failures.notifications_survive [--kills 30] [--tables 6] [--away 5] [--json]

Starts a node, two workers that only tell people, a mail server and a push service on free ports, on a database of its
own. At each table one player is told by push, the other by letters. The mail server and the push service are away for a
while. A turn is lost if nobody was told of it, and doubled if it was told by two ways. A message that came again counts
as a repeat: it must have the same Message-ID, or the same topic and turn. Delays and leases are seconds here instead of
minutes.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import asdict, dataclass, replace
from datetime import timedelta
from pathlib import Path

import httpx

from shoal.server.accounts.notification_outbox import store as notices
from shoal.server.app.lifecycle import open_migrated, open_notifier
from shoal.server.community.notifications import notifier, send_push, turn_emails
from shoal.server.community.notifications import store as calls
from shoal.server.platform.config.settings import Settings, read_settings
from shoal.server.platform.email import smtp_sender
from shoal.server.platform.email import store as letters
from support.mailboxes import Mailboxes, text_of
from support.nodes import Databases, run_node
from support.notified_players import FROM, WISHES, Sea, move, until, wants_mail, wants_push
from support.people import two_at_a_table
from support.pushes import push_service

PATIENCE = 90.0
PAUSE = (0.0, 0.6)
"""Seconds between a message and the next kill, at least and at most."""


@dataclass
class Found:
    """What happened, and what the checks found."""

    kills: int = 0
    turns: int = 0
    pushes: int = 0
    letters: int = 0
    lost: int = 0
    doubled: int = 0
    repeats: int = 0
    strange_repeats: int = 0
    seconds: float = 0


def hurry() -> None:
    """Let a process wait for seconds where it would wait for minutes."""
    notices.NOTICE_DELAY_MS = 100  # type: ignore[misc]  # only in this process
    turn_emails.EMAIL_AFTER_MS, turn_emails.HOUR_MS = 200, 0  # type: ignore[misc, attr-defined]
    notifier.POLL_EVERY, notifier.RETRY_FIRST_MS = timedelta(milliseconds=100), 300  # type: ignore[misc]
    notifier.TRIES, notifier.MOST_FAILURES = 1000, 10_000  # type: ignore[misc]
    smtp_sender.POLL_EVERY, smtp_sender.RETRY_FIRST_S = notifier.POLL_EVERY, 0.3  # type: ignore[misc]
    smtp_sender.RETRY_LONGEST_S = 1.0  # type: ignore[misc]
    smtp_sender.SEND_TIMEOUT_S, send_push.PUSH_TIMEOUT_S = 3.0, 2.0  # type: ignore[misc]
    calls.LEASE_MS, letters.LEASE_MS = 3000, 4000  # type: ignore[misc]


async def tell(settings: Settings) -> None:
    """Do what a worker does to tell players of their turns, until this process is killed."""
    async with open_migrated(settings) as resources, open_notifier(resources):
        await asyncio.Event().wait()


class Workers:
    """Two workers, killed at random and started again."""

    def __init__(self, settings: Settings, rng: random.Random) -> None:
        self.environment = {
            **os.environ,
            "SHOAL_DATABASE": settings.database,
            "SHOAL_SECRET": settings.secret,
            "SHOAL_NATS": settings.nats,
            "SHOAL_SMTP": settings.smtp,
            "SHOAL_MAIL_FROM": settings.mail_from,
            "SHOAL_URL": settings.url,
            "SHOAL_PUSH_LOCAL": "on",
        }
        self.rng = rng
        self.running = [self.start() for _ in range(2)]

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "trials.failures.notifications_survive", "--work"]
        return subprocess.Popen(command, env=self.environment, stderr=subprocess.DEVNULL)

    def kill_one(self) -> None:
        place = self.rng.randrange(2)
        self.running[place].kill()
        self.running[place].wait()
        self.running[place] = self.start()

    def stop(self) -> None:
        for program in self.running:
            program.kill()
        for program in self.running:
            program.wait(30)


@dataclass
class Pair:
    """Two people at a table: the first is told by push, the second by letters."""

    people: tuple[httpx.Client, httpx.Client]
    table: str
    path: str
    address: str
    turns: int = 0


def sit_down(sea: Sea, number: int) -> Pair:
    first, second, table = two_at_a_table(sea.node, preset=None, clock={"kind": "days", "days": 3})
    path, address = f"/{number}", f"player{number}@example.org"
    wants_push(sea, first, path)
    wants_mail(sea, second, address, **{name: WISHES[name] for name in ("quiet_from", "quiet_until")})
    return Pair((first, second), table, path, address)


def play(sea: Sea, pair: Pair, ending: threading.Event) -> None:
    """Move by turns; each waits until the other's push service or mailbox has something new for them."""
    while not ending.is_set():
        before = len(told_of(sea, pair))
        seat = pair.turns % 2
        move(sea, pair.table, pair.people[seat])
        pair.turns += 1
        ends = time.monotonic() + PATIENCE
        while len(told_of(sea, pair)) == before and time.monotonic() < ends:
            time.sleep(0.05)


def told_of(sea: Sea, pair: Pair) -> set[str]:
    """Return the different messages about a table: the turns of pushes and the ids of letters."""
    pushed = {f"turn {one.read()['turn']}" for one in sea.pushes.of(pair.path)}
    return pushed | {str(letter["Message-ID"]) for letter in sea.boxes.letters(pair.address)}


def check(sea: Sea, pair: Pair, found: Found) -> None:
    """Count what was lost, doubled and repeated at a table. The first turn began before anybody had asked."""
    pushed = Counter((one.headers["topic"], one.read()["turn"]) for one in sea.pushes.of(pair.path))
    written = [letter for letter in sea.boxes.letters(pair.address) if pair.table in text_of(letter)]
    mailed = Counter(str(letter["Message-ID"]) for letter in written)
    bodies = {(str(letter["Message-ID"]), text_of(letter)) for letter in written}
    found.turns += pair.turns
    found.pushes += len(pushed)
    found.letters += len(mailed)
    found.lost += max(0, pair.turns - len(pushed) - len(mailed))
    found.doubled += max(0, len(pushed) + len(mailed) - pair.turns)
    found.repeats += sum(pushed.values()) - len(pushed) + sum(mailed.values()) - len(mailed)
    found.strange_repeats += len(bodies) - len(mailed)


def run(kills: int, tables: int, away: float, rng: random.Random) -> Found:
    found, began = Found(), time.monotonic()
    boxes = Mailboxes()
    smtp = boxes.open()
    with tempfile.TemporaryDirectory() as folder, push_service() as pushes:
        databases = Databases(Path(folder))
        try:
            settings = replace(databases.cluster(), smtp=smtp, mail_from=FROM, url="https://shoal.example")
            settings = replace(settings, push_local=True, limits=False)
            with run_node(settings) as node:
                trial(Sea(node, boxes, pushes, settings), kills, tables, away, rng, found)
        finally:
            databases.drop()
            boxes.close()
    found.seconds = round(time.monotonic() - began, 1)
    return found


def trial(sea: Sea, kills: int, tables: int, away: float, rng: random.Random, found: Found) -> None:
    workers, ending = Workers(sea.settings, rng), threading.Event()
    try:
        pairs = [sit_down(sea, number) for number in range(tables)]
        threads = [threading.Thread(target=play, args=(sea, pair, ending)) for pair in pairs]
        for thread in threads:
            thread.start()
        for number in range(kills):
            messages = len(sea.pushes.taken) + len(sea.boxes.taken)
            until(lambda messages=messages: len(sea.pushes.taken) + len(sea.boxes.taken) > messages)  # type: ignore[misc]  # mypy knows no such lambdas
            time.sleep(rng.uniform(*PAUSE))
            workers.kill_one()
            found.kills += 1
            if number == kills // 2:
                be_away(sea, pairs, away)
        ending.set()
        for thread in threads:
            thread.join(2 * PATIENCE)
        until(lambda: not sea.sql("SELECT 1 FROM notices WHERE due IS NOT NULL"))
        until(lambda: not sea.sql("SELECT 1 FROM letters WHERE due IS NOT NULL"))
    finally:
        workers.stop()
    for pair in pairs:
        check(sea, pair, found)


def be_away(sea: Sea, pairs: list[Pair], seconds: float) -> None:
    """Let the mail server and the push service be away for a while."""
    sea.boxes.close()
    sea.pushes.answers = {pair.path: 503 for pair in pairs}
    time.sleep(seconds)
    sea.pushes.answers = {}
    sea.boxes.open()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=30, help="how often a worker is killed (default: 30)")
    parser.add_argument("--tables", type=int, default=6, help="tables of two people (default: 6)")
    parser.add_argument("--away", type=float, default=5, help="seconds without mail and push services (default: 5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print only JSON")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    hurry()
    if chosen.work:
        asyncio.run(tell(read_settings()))
    found = run(chosen.kills, chosen.tables, chosen.away, random.Random(chosen.seed))
    print(json.dumps(asdict(found)) if chosen.json else found)
    raise SystemExit(found.lost + found.doubled + found.strange_repeats > 0 or found.turns == 0)


if __name__ == "__main__":
    main()
