"""What is told of a turn is the same for twin games that differ only in secrets, in pushes and in letters.

The attacker is a player who reads every byte of the messages that call them back.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.community.notifications import store
from shoal.server.community.notifications.message_text import WaitingGame
from shoal.server.community.notifications.store import Notice
from shoal.server.platform.config.settings import Settings
from shoal.server.play.tables.entries_store import read_entries
from shoal.texts import LANGUAGES
from support.mailboxes import Mailboxes
from support.notified_players import FROM, hurry, run_sql, until
from support.pushes import PushService, push_service
from support.text_sources import SOURCE, texts_in
from trials.leaks import run
from trials.leaks.run import Counts, Leak, play_twins
from trials.leaks.twin_servers import Twin, TwinTables, prepare_twins

Outside = tuple[PushService, list[Mailboxes]]
SEATS = 3
STEPS = 45
LEAST = 3
"""Seat 0 is told at least so often."""
SEED = 3
ADDRESS = "somebody@example.org"
PLACES = ("here", "there")
DATE = re.compile(rb"^Date: .*\r?\n", re.MULTILINE)
MARK = re.compile(rb"^Message-ID: <([^@]+)@", re.MULTILINE)
"""The mark of a letter is made of table, seat, number of entries, and when the turn began."""


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Iterator[Outside]:
    hurry(monkeypatch)
    boxes = [Mailboxes(), Mailboxes()]
    for one in boxes:
        one.open()
    with push_service() as pushes:
        yield pushes, boxes
    for one in boxes:
        one.close()


def wish(settings: Settings, pushes: PushService, place: str, way: str) -> Settings:
    """Let seat 0 be told by one way; everything is the same at both places."""
    (player,) = run_sql(settings, "SELECT player FROM chairs WHERE seat = 0", {})[0]
    (session,) = run_sql(settings, "SELECT token FROM sessions WHERE player = :player", {"player": player})[0]
    values: dict[str, Any] = {"player": player, "session": session, "address": ADDRESS}
    run_sql(settings, "UPDATE players SET email = :address WHERE id = :player", values)
    columns = "player, push, mail, late, quiet_from, quiet_until, zone, hours, language, confirmed"
    chosen = f":player, {way == 'push'}, {way == 'mail'}, false, 0, 0, 'UTC', 6, 'en', :address"
    run_sql(settings, f"INSERT INTO notice_wishes ({columns}) VALUES ({chosen})", values)
    device = {**values, **pushes.device(f"/{place}")}
    row = ":endpoint, :player, :session, :endpoint, :key, :auth, 0"
    named = "endpoint_hash, player, session, endpoint, key, auth, created"
    run_sql(settings, f"INSERT INTO devices ({named}) VALUES ({row})", device)
    return settings


def timeless(raw: bytes) -> bytes:
    """Return a letter without what depends on the moment: twins are told at different ones."""
    found = MARK.search(raw)
    assert found is not None
    return DATE.sub(b"", raw.replace(found[1], b""))


def is_told(settings: Settings) -> bool:
    waits = "SELECT 1 FROM notices WHERE due IS NOT NULL", "SELECT 1 FROM letters WHERE due IS NOT NULL"
    return not any(run_sql(settings, statement, {}) for statement in waits)


def compared(outside: Outside, nodes: list[Settings], sums: list[int]) -> Any:
    """Return the comparison of twins that also compares what was told of turns."""
    usual = run.compare
    pushes, boxes = outside

    def compare(twins: list[Twin], counts: Counts) -> None:
        usual(twins, counts)
        for settings in nodes:
            until(partial(is_told, settings))
        pushed = [[(one.message, one.headers["topic"]) for one in pushes.of(f"/{place}")] for place in PLACES]
        mailed = [[timeless(raw) for _, raw in box.taken] for box in boxes]
        if pushed[0] != pushed[1] or mailed[0] != mailed[1]:
            raise Leak("what is told of a turn differs")
        sums[:] = len(pushed[0]), len(mailed[0])

    return compare


def play(prepared: TwinTables, outside: Outside, way: str, patch: pytest.MonkeyPatch) -> list[int]:
    pushes, boxes = outside
    reached = partial(replace, mail_from=FROM, url="https://shoal.example", push_local=True)
    both = zip(prepared.nodes, PLACES, boxes, strict=True)
    nodes = [wish(reached(one, smtp=f"smtp://127.0.0.1:{box.port}"), pushes, place, way) for one, place, box in both]
    sums = [0, 0]
    patch.setattr(run, "compare", compared(outside, nodes, sums))
    counts = play_twins(replace(prepared, nodes=nodes), SEED, STEPS, asking=1000)
    assert counts.forks >= 3
    return sums


@pytest.mark.parametrize(("game", "way"), [("fleet", "push"), ("fresh_fish", "mail")])
def test_twins_that_differ_only_in_secrets_tell_the_same(
    game: str, way: str, outside: Outside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sums = play(prepare_twins(game, SEATS, SEED, tmp_path), outside, way, monkeypatch)
    assert sums[way == "mail"] >= LEAST
    assert sums[way == "push"] == 0


def test_a_message_that_tells_a_secret_is_found(
    outside: Outside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = store.find_turn

    async def find(connection: AsyncConnection, notice: Notice) -> WaitingGame | None:
        found = await usual(connection, notice)
        if found is None:
            return None
        written = await read_entries(connection, notice.table_id, 0, notice.entries)
        acts = sha256(repr([one.entry for one in written]).encode()).hexdigest()
        named = [replace(chair, name=f"{chair.name} {acts}") for chair in found.facts.chairs]
        return replace(found, facts=found.facts.with_chairs(*named))

    monkeypatch.setattr(store, "find_turn", find)
    with pytest.raises(Leak, match="told"):
        play(prepare_twins("fleet", SEATS, SEED, tmp_path), outside, "push", monkeypatch)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_turns_are_the_same_in_all_languages(language: str) -> None:
    folder = SOURCE / "server" / "community" / "notifications"
    english, other = (texts_in(folder / f"{one}.ftl") for one in ("en", language))
    assert {name: text.variables for name, text in other.items()} == {
        name: text.variables for name, text in english.items()
    }
