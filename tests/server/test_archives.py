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
from datetime import UTC, datetime
from pathlib import Path

import pytest
from botocore.auth import S3SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials
from sqlalchemy import delete, func, insert, select, update

from server.nodes import run_node
from server.people import guest as visitor
from server.people import line
from server.playing import begin, guest, play_on, run_tables
from server.storage import KEY, REGION, WORD, run_storage
from shoal.core.game import NOBODY
from shoal.core.record import encode
from shoal.core.rng import Rng
from shoal.server.archives import places
from shoal.server.archives.archive import Archive
from shoal.server.archives.places import ArchiveAway, BadPlace, Bucket, read_place
from shoal.server.archives.signing import sign
from shoal.server.database import Database, open_database
from shoal.server.duties import Duties
from shoal.server.holdings import erasing
from shoal.server.moments import now
from shoal.server.players.schema import PLAYERS, SESSIONS
from shoal.server.presence.schema import PRESENCE
from shoal.server.resources import Resources
from shoal.server.reviews import reviews
from shoal.server.settings import BadSettings, Settings, read_settings
from shoal.server.tables import commands
from shoal.server.tables.facts import FORMER, Facts
from shoal.server.tables.records import record_of
from shoal.server.tables.schema import ENTRIES, JOBS, SAID, SNAPSHOTS
from shoal.server.tables.store import read_said
from shoal.server.tables.tables import Tables
from shoal.server.tidying import archiving, duty, store
from shoal.server.work.thinking import judge

POND = {"rows": 5, "columns": 5, "ships": 3}


@pytest.fixture(params=["folder", "bucket"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "folder":
        yield f"file://{tmp_path}/archive"
    else:
        with run_storage() as address:
            yield address


@asynccontextmanager
async def finished(settings: Settings) -> AsyncIterator[tuple[Tables, Facts, str]]:
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
        assert await archiving.archive(tables.database, age=-1000) == 1
        assert await rows(tables.database, facts.id) == {"entries": 0, "snapshots": 0, "jobs": 0, "said": 1}
        assert await record_of(tables.database, facts, NOBODY) == record
        async with run_tables(settings) as elsewhere:
            again = await elsewhere.newest(facts.id)
            assert again.playing().acts == (await tables.newest(facts.id)).playing().acts
            assert [one.text for one in again.said] == ["Good luck!"]
        assert await archiving.archive(tables.database, age=-1000) == 0


@pytest.mark.anyio
async def test_an_archived_game_is_reviewed_and_downloaded(settings: Settings, place: str) -> None:
    settings = replace(settings, archive=place, limits=False)
    async with finished(settings) as (tables, facts, record):
        await archiving.archive(tables.database, age=-1000)
        await asyncio.to_thread(look, settings, facts.id, record)
        async with run_tables(settings) as worker:
            live = await worker.newest(facts.id)
            await reviews.ask(worker, live, guest(0).player, "")
            assert (await rows(worker.database, facts.id))["jobs"] > 0
            judged = await asyncio.to_thread(judge, encode(await reviews.finished_record(worker.database, facts)), 0)
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
        assert await archiving.archive(tables.database, age=-1000) == 2
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
        assert await archiving.archive(tables.database) == 0
        await archiving.archive(tables.database, age=-1000)
        assert (await rows(tables.database, running.facts.id))["entries"] == running.facts.entries
        assert (await rows(tables.database, facts.id))["entries"] == 0


@pytest.mark.anyio
async def test_nothing_is_deleted_unless_the_file_is_written(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "archive").write_text("a file where the folder should be")
    async with finished(replace(settings, archive=f"file://{tmp_path}/archive")) as (tables, facts, record):
        with pytest.raises(OSError, match="archive"):
            await archiving.archive(tables.database, age=-1000)
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
        await archiving.archive(tables.database, age=-1000)
        async with tables.database.reading() as connection:
            assert [one.entry for one in await read_said(connection, facts.id, 0)] == before


@pytest.mark.anyio
async def test_while_the_storage_is_away_only_archived_games_are(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A storage that accepts connections and never answers holds no connection to the database."""
    monkeypatch.setattr(places, "PATIENCE", 0.5)
    folder = replace(settings, archive=f"file://{tmp_path}/archive", limits=False)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        hanging = f"s3://a:b@127.0.0.1:{silent.getsockname()[1]}/bucket/x?tls=off"
        async with finished(folder) as (tables, facts, _):
            await archiving.archive(tables.database, age=-1000)
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
    archive = Archive(read_place(f"file://{tmp_path}"))
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
        assert await store.claim(connection, duty.CHORE)
    async with other.transaction() as connection:
        assert not await store.claim(connection, duty.CHORE)
    assert not await duty.tidy(other)
    async with database.transaction() as connection:
        await store.leave(connection, duty.CHORE)
    async with other.transaction() as connection:
        assert await store.claim(connection, duty.CHORE)
    for one in (database, other):
        await one.close()


def test_signatures_are_those_of_the_s3_api() -> None:
    at, body = datetime(2026, 11, 17, 20, 0, 0, tzinfo=UTC), b"some games"
    path = "/games/old/2026/11/17-a b~c.ndjson.gz"
    ours = sign("PUT", "s3.example.org:9000", path, body, (KEY, WORD, REGION), at)
    request = AWSRequest("PUT", f"http://s3.example.org:9000{path.replace(' ', '%20')}", data=body)
    request.headers["x-amz-content-sha256"] = ours["x-amz-content-sha256"]
    request.context["timestamp"] = ours["x-amz-date"]
    theirs = S3SigV4Auth(Credentials(KEY, WORD), "s3", REGION)
    request.headers["x-amz-date"] = ours["x-amz-date"]
    text = theirs.string_to_sign(request, theirs.canonical_request(request))
    assert ours["authorization"].endswith(f"Signature={theirs.signature(text, request)}")


def test_a_missing_bucket_is_an_error() -> None:
    with run_storage() as address:
        place = read_place(address.replace("/games-", "/others-"))
        assert isinstance(place, Bucket)
        with pytest.raises(ArchiveAway, match="404"):
            place.put("a", b"b")


@pytest.mark.parametrize(
    "address", ["s3://host/bucket", "s3://a:b@host", "http://a:b@host/bucket", "file://host/x", "x"]
)
def test_other_addresses_are_refused_without_their_secret(address: str) -> None:
    with pytest.raises(BadPlace):
        read_place(address)
    with pytest.raises(BadSettings) as refused:
        read_settings({"SHOAL_ARCHIVE": address, "SHOAL_SECRET": "x" * 40})
    assert "a:b" not in str(refused.value)


@pytest.mark.anyio
async def test_guests_who_cannot_come_back_are_forgotten(settings: Settings) -> None:
    """Only a guest whose sessions are over and who was not here for long is; others and accounts stay."""
    gone, young, back, account = await asyncio.to_thread(make_people, settings)
    async with run_tables(settings) as tables:
        long_ago = now() - duty.GUESTS_KEPT - 1000
        async with tables.database.transaction() as connection:
            seen = {gone: long_ago, young: long_ago + 60_000, back: long_ago, account: long_ago}
            await connection.execute(delete(PRESENCE))
            await connection.execute(insert(PRESENCE), [{"player": who, "seen": at} for who, at in seen.items()])
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.player != back))
        assert await duty.forget_guests(tables.database) == 1
        assert await duty.forget_guests(tables.database) == 0
        resources = Resources(settings, tables.database, tables.bus, Duties())
        await asyncio.sleep(0.01)
        assert await erasing.erase_due(resources, tables) == 1
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
