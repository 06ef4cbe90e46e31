"""shoal doctor looks at what a server needs, and says what is wrong with it."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from shoal.server.app.doctor import SPARE_CONNECTIONS, Diagnosis, examine
from shoal.server.migrations.upgrade import newest
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from support.mailboxes import Mailboxes
from trials.harness.processes import free_ports


def found(settings: Settings) -> dict[str, Diagnosis]:
    async def look() -> dict[str, Diagnosis]:
        return {one.subject: one async for one in examine(settings)}

    return asyncio.run(look())


def downgrade(settings: Settings) -> None:
    async def work() -> None:
        database = open_database(settings)
        async with database.transaction() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        await database.close()

    asyncio.run(work())


def verdicts(settings: Settings) -> dict[str, str]:
    return {subject: one.verdict for subject, one in found(settings).items()}


def test_a_server_that_works_is_well(settings: Settings) -> None:
    seen = found(settings)
    assert [one for one in seen.values() if one.verdict == "bad" and one.subject != "pages"] == []
    assert seen["schema"].words == f"version {newest()}"
    assert ("clock" in seen, "connections" in seen, "bus" in seen) == (not settings.standalone,) * 3
    assert ("disk" in seen) == settings.standalone


def test_pages_that_are_not_built_are_bad_and_the_command_that_builds_them_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shoal.server.app.doctor.are_built", lambda: False)
    pages = found(Settings(f"sqlite:///{tmp_path}/new.sqlite", "x" * 32))["pages"]
    assert pages.verdict == "bad"
    assert "npm run build --prefix web" in pages.words


def test_settings_that_are_not_for_strangers_are_doubted(cluster: Settings) -> None:
    careless = replace(cluster, limits=False, paced=False, nats="", url="http://shoal.example")
    seen = verdicts(careless)
    assert {seen[subject] for subject in ("limits", "pace", "bus", "address", "e-mail")} == {"doubtful"}


def test_it_says_who_works_for_the_bots(cluster: Settings) -> None:
    assert found(replace(cluster, nats=""))["bots"].words == "work in this node"
    assert "`shoal worker`" in found(cluster)["bots"].words


def test_a_database_that_is_away_is_bad(cluster: Settings) -> None:
    (port,) = free_ports(1)
    seen = found(replace(cluster, database=f"postgresql://nobody:hidden@127.0.0.1:{port}/none"))
    assert seen["database"].verdict == "bad"
    assert "schema" not in seen
    assert "hidden" not in seen["database"].words


def test_a_cluster_that_was_never_migrated_is_bad_and_a_standalone_node_migrates_itself(
    own_cluster: Settings, tmp_path: Path
) -> None:
    downgrade(own_cluster)
    seen = found(own_cluster)["schema"]
    assert (seen.verdict, "run `shoal migrate`" in seen.words) == ("bad", True)
    file = tmp_path / "new.sqlite"
    standalone = Settings(f"sqlite:///{file}", "x" * 32)
    assert found(standalone)["database"] == Diagnosis("database", "good", "is made at the first start")
    assert not file.exists()
    file.touch()
    assert found(standalone)["schema"].verdict == "good"


def test_a_bus_and_a_mail_server_that_are_away_are_bad(cluster: Settings) -> None:
    bus, mail = free_ports(2)
    settings = replace(cluster, nats=f"nats://me:hidden@127.0.0.1:{bus}", smtp=f"smtp://me:hidden@127.0.0.1:{mail}")
    seen = found(settings)
    assert (seen["bus"].verdict, seen["e-mail"].verdict) == ("bad", "bad")
    assert "hidden" not in seen["bus"].words + seen["e-mail"].words


def test_a_mail_server_is_greeted_and_sent_nothing(cluster: Settings) -> None:
    mailboxes = Mailboxes()
    try:
        seen = found(replace(cluster, smtp=mailboxes.open(), mail_from="shoal@example.org"))
    finally:
        mailboxes.close()
    assert seen["e-mail"] == Diagnosis("e-mail", "good", "127.0.0.1 takes letters from shoal@example.org")
    assert mailboxes.taken == []


@pytest.mark.parametrize("wanted", [1, 1000])
def test_too_few_connections_are_doubted(cluster: Settings, wanted: int) -> None:
    """Other tests use connections too, so what is left is read from the words."""
    seen = found(replace(cluster, connections=wanted))["connections"]
    used, most = (int(word) for word in seen.words.split()[:3:2])
    assert seen.verdict == ("good" if most - used >= wanted + SPARE_CONNECTIONS else "doubtful")
    assert ("raise max_connections" in seen.words) == (seen.verdict == "doubtful")
    assert wanted == 1 or seen.verdict == "doubtful"


def test_an_archive_is_written_and_read(cluster: Settings, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    [port] = free_ports(1)
    away = f"s3://me:hidden@127.0.0.1:{port}/bucket?tls=off"
    places = [f"file://{tmp_path}/archive", f"file://{tmp_path}/file/archive", away]
    kept, refused, missing = (found(replace(cluster, archive=place))["archive"] for place in places)
    assert kept == Diagnosis("archive", "good", "keeps files")
    assert (refused.verdict, missing.verdict) == ("bad", "bad")
    assert "hidden" not in missing.words
