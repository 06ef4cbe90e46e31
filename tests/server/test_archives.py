"""Archives: old games leave the database for a folder or a bucket, and are shown as before.

The attackers: readers who make us ask the storage again and again, or who ask while it hangs.
"""

import asyncio
import gzip
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import delete, func, insert, select, update

from shoal.core.game import NOBODY
from shoal.core.record import encode
from shoal.core.rng import Rng
from shoal.server.accounts.identity.names import FORMER
from shoal.server.accounts.identity.schema import PLAYERS, SESSIONS
from shoal.server.app.account_data import erase
from shoal.server.platform.background.supervisor import Supervisor
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.config.settings import BadSettings, Settings, read_settings
from shoal.server.platform.db import leases_store
from shoal.server.platform.db.database import Database, open_database
from shoal.server.platform.object_storage import backends, s3_bucket
from shoal.server.platform.object_storage.archive_files import Archive
from shoal.server.platform.object_storage.backends import ArchiveUnreachable, BadStorageAddress, open_storage
from shoal.server.platform.resources import Resources
from shoal.server.play.job_workers.bot_process_pool import judge
from shoal.server.play.presence.schema import PRESENCE
from shoal.server.play.retention import archive_finished_tables, background, store
from shoal.server.play.reviews import review_jobs
from shoal.server.play.tables import commands
from shoal.server.play.tables.game_record import record_of
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.schema import ENTRIES, JOBS, SAID, SNAPSHOTS
from shoal.server.play.tables.store import read_said
from shoal.server.play.tables.table_row import TableRow
from support.nodes import run_node
from support.people import guest as visitor
from support.people import line
from support.running_tables import begin, guest, play_on, run_tables
from support.storage import KEY, Storage, run_storage

POND = {"rows": 5, "columns": 5, "ships": 3}


@pytest.fixture(params=["folder", "bucket"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "folder":
        yield f"file://{tmp_path}/archive"
    else:
        with run_storage() as storage:
            yield storage.address


@pytest.fixture
def storage() -> Iterator[Storage]:
    with run_storage() as made:
        yield made


@asynccontextmanager
async def finished(settings: Settings) -> AsyncIterator[tuple[TableRegistry, TableRow, str]]:
    """Yield tables with a finished game, and its record."""
    async with run_tables(settings) as tables:
        live = await begin(tables, "fishery", 2)
        await commands.say(tables, live, guest(0).player, "Player 0", "k1", "Good luck!")
        await play_on([tables], live.facts.id, Rng(8), entries=45)
        await commands.resign(tables, live, 0, "enough")
        yield tables, live.facts, await record_of(tables.database, live.facts, NOBODY)


async def rows(database: Database, table: str) -> dict[str, int]:
    """Return how many rows a table of games has in each database table."""
    async with database.reading() as connection:
        return {
            source.name: await connection.scalar(select(func.count()).where(source.c.table_id == table)) or 0
            for source in (ENTRIES, SNAPSHOTS, JOBS, SAID)
        }


@pytest.mark.anyio
async def test_an_archived_game_is_shown_as_before(settings: Settings, place: str) -> None:
    settings = replace(settings, archive=place)
    async with finished(settings) as (tables, facts, record):
        found = await rows(tables.database, facts.id)
        assert found == {"entries": facts.entries, "snapshots": 1, "jobs": 0, "said": 1}
        assert await archive_finished_tables.archive(tables.database, age=-1000) == 1
        assert await rows(tables.database, facts.id) == {"entries": 0, "snapshots": 0, "jobs": 0, "said": 1}
        assert await record_of(tables.database, facts, NOBODY) == record
        async with run_tables(settings) as elsewhere:
            again = await elsewhere.newest(facts.id)
            assert again.playing().acts == (await tables.newest(facts.id)).playing().acts
            assert [one.text for one in again.said] == ["Good luck!"]
        assert await archive_finished_tables.archive(tables.database, age=-1000) == 0


@pytest.mark.slow
@pytest.mark.anyio
async def test_an_archived_game_is_reviewed_and_downloaded(settings: Settings, place: str) -> None:
    settings = replace(settings, archive=place, limits=False)
    async with finished(settings) as (tables, facts, record):
        await archive_finished_tables.archive(tables.database, age=-1000)
        await asyncio.to_thread(look, settings, facts.id, record)
        async with run_tables(settings) as worker:
            live = await worker.newest(facts.id)
            await review_jobs.request_review(worker, live, guest(0).player, "")
            assert (await rows(worker.database, facts.id))["jobs"] > 0
            judged = await asyncio.to_thread(
                judge, encode(await review_jobs.finished_record(worker.database, facts)), 0
            )
            assert [one["acts"] for one in judged] == [0, 1, 2, 3]


def look(settings: Settings, table: str, record: str) -> None:
    with run_node(settings) as node:
        person = visitor(node)
        assert person.get(f"/api/tables/{table}/record").text == record
        assert len(person.get(f"/api/tables/{table}/scenes").json()) == 10
        with line(node, table, person) as one:
            assert one.hello()["position"]["turn"] == []


@pytest.mark.anyio
async def test_a_file_is_lines_of_json_without_people(settings: Settings, tmp_path: Path) -> None:
    settings = replace(settings, archive=f"file://{tmp_path}/archive")
    async with finished(settings) as (tables, facts, record):
        other = await begin(tables, "fishery", 2, POND)
        await commands.resign(tables, other, 1, "no")
        assert await archive_finished_tables.archive(tables.database, age=-1000) == 2
    (file,) = (tmp_path / "archive").rglob("*.gz")
    text = gzip.decompress(file.read_bytes()).decode()
    games = {game["table"]: game for game in map(json.loads, text.splitlines())}
    assert sorted(games) == sorted([facts.id, other.facts.id])
    assert len(games[facts.id]["entries"]) == len(json.loads(record)["entries"])
    assert "player0" not in text
    assert "Player 0" not in text
    assert facts.secret not in text


@pytest.mark.anyio
async def test_running_and_young_games_stay(settings: Settings, tmp_path: Path) -> None:
    settings = replace(settings, archive=f"file://{tmp_path}/archive")
    async with finished(settings) as (tables, facts, _):
        running = await begin(tables, "fishery", 2, POND)
        assert await archive_finished_tables.archive(tables.database) == 0
        await archive_finished_tables.archive(tables.database, age=-1000)
        assert (await rows(tables.database, running.facts.id))["entries"] == running.facts.entries
        assert (await rows(tables.database, facts.id))["entries"] == 0


@pytest.mark.anyio
async def test_nothing_is_deleted_unless_the_file_is_written(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "archive").write_text("a file where the folder should be")
    async with finished(replace(settings, archive=f"file://{tmp_path}/archive")) as (tables, facts, record):
        with pytest.raises(OSError, match="archive"):
            await archive_finished_tables.archive(tables.database, age=-1000)
        assert (await rows(tables.database, facts.id))["entries"] == facts.entries
        assert await record_of(tables.database, facts, NOBODY) == record


@pytest.mark.anyio
async def test_a_game_that_went_on_meanwhile_keeps_its_rows(settings: Settings, tmp_path: Path) -> None:
    async with finished(replace(settings, archive=f"file://{tmp_path}/archive")) as (tables, facts, _):
        async with tables.database.transaction() as connection:
            fewer = {facts.id: facts.entries - 1}
            assert await store.put_away(connection, {facts.id: "x:0:1"}, fewer) == 0
        assert (await rows(tables.database, facts.id))["entries"] == facts.entries


@pytest.mark.anyio
async def test_lines_of_earlier_releases_keep_their_place(settings: Settings, tmp_path: Path) -> None:
    async with finished(replace(settings, archive=f"file://{tmp_path}/archive")) as (tables, facts, _):
        async with tables.database.transaction() as connection:
            await connection.execute(update(SAID).values(entry=None))
            before = [one.entry for one in await read_said(connection, facts.id, 0)]
        await archive_finished_tables.archive(tables.database, age=-1000)
        async with tables.database.reading() as connection:
            assert [one.entry for one in await read_said(connection, facts.id, 0)] == before


@pytest.mark.anyio
async def test_while_the_storage_is_away_only_archived_games_are(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A storage that accepts connections and never answers holds no connection to the database."""
    monkeypatch.setattr(s3_bucket, "REQUEST_TIMEOUT", timedelta(seconds=0.5))
    folder = replace(settings, archive=f"file://{tmp_path}/archive", limits=False)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        hanging = f"s3://a:b@127.0.0.1:{silent.getsockname()[1]}/bucket/x?tls=off"
        async with finished(folder) as (tables, facts, _):
            await archive_finished_tables.archive(tables.database, age=-1000)
            running = await begin(tables, "fishery", 2, POND)
            await asyncio.to_thread(hang, replace(folder, archive=hanging), facts.id, running.facts.id)


def hang(settings: Settings, old: str, running: str) -> None:
    with run_node(settings) as node:
        person = visitor(node)
        answer = person.get(f"/api/tables/{old}/record")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        with line(node, running) as one:
            assert one.hello()["position"]["turn"]
        assert person.get("/readyz").status_code == 200


@pytest.mark.anyio
async def test_a_game_that_is_read_again_and_again_costs_one_request(tmp_path: Path) -> None:
    archive = Archive(open_storage(f"file://{tmp_path}"))
    where = await archive.add("2026/a.ndjson.gz", {"t1": {"entries": [1]}, "t2": {"entries": [2]}})
    assert (await archive.read(where["t2"]))["entries"] == [2]
    (tmp_path / "2026" / "a.ndjson.gz").unlink()
    assert (await archive.read(where["t2"]))["entries"] == [2]
    with pytest.raises(OSError, match="No such file"):
        await archive.read(where["t1"])
    archive.close()


@pytest.mark.anyio
async def test_one_process_at_a_time_tidies(settings: Settings) -> None:
    database, other = open_database(settings), open_database(settings)
    async with database.transaction() as connection:
        assert await leases_store.claim_lease(connection, background.CHORE)
    async with other.transaction() as connection:
        assert not await leases_store.claim_lease(connection, background.CHORE)
    assert await background.tidy(other) is None
    async with database.transaction() as connection:
        await leases_store.release_lease(connection, background.CHORE)
    async with other.transaction() as connection:
        assert await leases_store.claim_lease(connection, background.CHORE)
    for one in (database, other):
        await one.close()


def test_parts_of_files_are_read_whatever_their_names(storage: Storage) -> None:
    place, data = open_storage(storage.address), b"some games"
    place.put("2026/11/17-a b~c+ü.ndjson.gz", data)
    assert place.get("2026/11/17-a b~c+ü.ndjson.gz", 5, 3) == data[5:8]
    with pytest.raises(ArchiveUnreachable, match="not found"):
        open_storage(storage.address.replace("/old", "/new")).get("2026/11/17-a b~c+ü.ndjson.gz", 5, 3)


def test_a_large_file_is_sent_in_parts(storage: Storage) -> None:
    place, data = open_storage(storage.address), bytes(range(256)) * (6 * 1024 * 4)
    place.put("large", data)
    assert sum("partNumber=" in request["QUERY_STRING"] for request in storage.requests) == 2
    assert place.get("large", len(data) - 4, 4) == data[-4:]


def test_a_missing_bucket_is_an_error(storage: Storage) -> None:
    with pytest.raises(ArchiveUnreachable, match="not found"):
        open_storage(storage.address.replace("/games-", "/others-")).put("a", b"b")


def test_a_fault_of_the_storage_is_tried_again_for_a_while(storage: Storage) -> None:
    place = open_storage(storage.address)
    storage.faults = 2
    place.put("a", b"abc")
    storage.faults = 2
    assert place.get("a", 1, 1) == b"b"
    assert len(storage.requests) == 6
    storage.faults = 100
    with pytest.raises(ArchiveUnreachable, match="500"):
        place.get("a", 1, 1)
    assert len(storage.requests) == 6 + 1 + s3_bucket.MAX_RETRIES


def key_of(request: dict[str, str]) -> str:
    """Return the access key with which a request was signed."""
    return request["HTTP_AUTHORIZATION"].partition("Credential=")[2].partition("/")[0]


def test_a_key_in_the_address_wins_over_the_environment(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"):
        monkeypatch.setenv(name, "another")
    monkeypatch.setenv("AWS_ENDPOINT_URL_S3", "http://127.0.0.1:9")
    open_storage(storage.address).put("a", b"b")
    assert key_of(storage.requests[-1]) == KEY
    assert "HTTP_X_AMZ_SECURITY_TOKEN" not in storage.requests[-1]


def test_a_session_token_of_the_environment_is_sent(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", "ASIATEMPORARY")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "secret")
    monkeypatch.setenv("AWS_SESSION_TOKEN", "a token")
    open_storage(storage.address_without_key).put("a", b"b")
    assert key_of(storage.requests[-1]) == "ASIATEMPORARY"
    assert storage.requests[-1]["HTTP_X_AMZ_SECURITY_TOKEN"] == "a token"


def test_without_any_key_the_role_of_the_machine_is_taken(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_METADATA_ENDPOINT", f"http://{storage.host}")
    open_storage(storage.address_without_key).put("a", b"b")
    role = "/latest/meta-data/iam/security-credentials/default-role"
    assert [request["PATH_INFO"] for request in storage.requests][2:] == [role, f"/{storage.bucket}/old/a"]
    assert storage.requests[-1]["HTTP_X_AMZ_SECURITY_TOKEN"]


def test_a_bucket_without_its_package_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backends, "find_spec", lambda _: None)
    with pytest.raises(BadSettings, match=r"pip install '\.\[server,s3\]'"):
        read_settings({"SHOAL_ARCHIVE": "s3://host/bucket", "SHOAL_SECRET": "x" * 40})


@pytest.mark.parametrize(
    "address",
    [
        "s3://a@host/bucket",
        "s3://:a:b@host/bucket",
        "s3://a:b@host",
        "s3://a:b@host/bucket?x=y",
        "http://a:b@host/bucket",
        "file://host/x",
        "x",
    ],
)
def test_other_addresses_are_refused_without_their_secret(address: str) -> None:
    with pytest.raises(BadStorageAddress):
        open_storage(address)
    with pytest.raises(BadSettings) as refused:
        read_settings({"SHOAL_ARCHIVE": address, "SHOAL_SECRET": "x" * 40})
    assert "a:b" not in str(refused.value)


@pytest.mark.anyio
async def test_guests_who_cannot_come_back_are_forgotten(settings: Settings) -> None:
    """Only a guest whose sessions are over and who was not here for long is; others and accounts stay."""
    gone, young, back, account = await asyncio.to_thread(make_people, settings)
    async with run_tables(settings) as tables:
        long_ago = now() - background.GUESTS_KEPT_MS - 1000
        async with tables.database.transaction() as connection:
            seen = {gone: long_ago, young: long_ago + 60_000, back: long_ago, account: long_ago}
            await connection.execute(delete(PRESENCE))
            await connection.execute(insert(PRESENCE), [{"player": who, "seen": at} for who, at in seen.items()])
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.player != back))
        assert await background.forget_guests(tables.database) == 1
        assert await background.forget_guests(tables.database) == 0
        resources = Resources(settings, tables.database, tables.bus, Supervisor())
        await asyncio.sleep(0.01)
        assert await erase.erase_due(resources, tables) == 1
        async with tables.database.reading() as connection:
            names = {row.id: row.name for row in await connection.execute(select(PLAYERS.c.id, PLAYERS.c.name))}
    assert [who for who, name in names.items() if name == FORMER] == [gone]


def make_people(settings: Settings) -> list[str]:
    """Make three guests and an account; return their ids."""
    with run_node(settings) as node:
        people = [visitor(node) for _ in range(4)]
        made = people[3].post("/api/players/register", json={"name": "Bo", "password": "a long enough password"})
        assert made.status_code == 200, made.text
        return [person.get("/api/me").json()["id"] for person in people]
