"""A player who has left something in every subject: all of it is exported, handed over and erased.

The attacker: somebody who reads a copy of the database after a player was erased.
"""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity import store as players
from shoal.server.app.account_data import erase, export
from shoal.server.app.account_data.merge_guest import merge_guest
from shoal.server.app.lifecycle import open_migrated
from shoal.server.platform.base.confusables import fold
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import METADATA
from shoal.server.platform.resources import Resources
from shoal.server.play.job_workers import store as jobs
from shoal.server.play.job_workers.job_types import Job
from shoal.server.play.tables.registry import TableRegistry
from shoal.server.play.tables.schema import TABLES
from shoal.server.play.tables.waiting.store import close_expired
from support.nodes import run_node
from support.people import guest, open_table
from support.people_everywhere import ANNA, FAR, OVER, PERSON, declared, fill_every_subject, has_text, named

ROOT: Final = Path(__file__).resolve().parents[2]
OPERATIONS: Final = ROOT / "docs" / "reference" / "operations.md"
DELETION: Final = re.compile(r"\*\*Deletion\.\*\*.*?\*\*Guests\.\*\*", re.DOTALL)
KEPT: Final = re.compile(r"^\| `(\w+\.\w+)`", re.MULTILINE)

EXPORTED: Final[Mapping[str, str]] = {
    "players": "zebedee@example.org",
    "sessions": "zebedee's browser",
    "passkeys": "zebedee's key",
    "names": "Zebedee the Old",
    "notice_wishes": '"hours":23',
    "notices": '"told":"seen"',
    "devices": "https://push.example.org/zebedee",
    "ratings": "1401.5",
    "meetings": '"games":1402',
    "relations": "Anna",
    "hearing": '"chat_read_of":"nobody"',
    "tallies": '"games":1403',
    "habits": '"thing":"licence 1404"',
    "rivalries": '"ahead":1405',
    "rating_history": '"rating":1406',
    "presence": '"last_here":"1970-01-01T00:00:01.407Z"',
    "chairs": '"table-over-00001"',
    "tables": '"table-over-00001"',
    "said": "Ahoy, says zebedee",
    "jobs": '"asked":"1970-01-01T00:00:01.408Z"',
    "thinking": '"ms":1409',
    "searches": '"search":{"since":"1970-01-01T00:00:01.410Z"',
    "wants": "pisces/6/live/friendly",
    "challenges": '"challenges":[{',
    "reports": "zebedee was insulted",
    "puzzle_tries": '"puzzle":"puzzle 1411"',
    "puzzle_solvers": "1412.5",
    "tournaments": '"name":"Cup 1413"',
    "entrants": '"name":"Cup 1414"',
}
"""What the file of one player has of each database table."""
NOT_EXPORTED: Final[Mapping[str, str]] = {
    "tickets": "a secret that opens one door once, for minutes",
    "letters": "a letter goes to the address that the profile has, and then its text is erased",
    "admin_log": "the profile has until when somebody is muted or banned; the rest is what operators wrote",
    "tournament_rounds": "the tournament is in the file; its draws name the others",
    "tournament_tables": "the games are in the file; these rows name the others",
}
STAYS_WITH_GUEST: Final[Mapping[str, str]] = {
    "players.id": "the guest's row, until nobody can come back as them",
    "presence.player": "by it that time is found",
    "ratings.player": "two ratings cannot be added",
    "meetings.first": "they belong to the ratings",
    "meetings.second": "they belong to the ratings",
    "rating_history.player": "it belongs to the ratings",
    "thinking.subject": "a budget ends with its hour",
    "tickets.player": "it ends within minutes",
    "entrants.player": "the guest is out of all tournaments, and their tables stay as they were",
    "tournament_rounds.entrants": "what a round was made from",
    "tournament_rounds.friends": "what a round was made from",
    "tournament_tables.players": "what was played",
    "admin_log.subject": "a log is not rewritten",
}


async def places_of(connection: AsyncConnection, needles: Iterable[str]) -> set[str]:
    """Return the columns in which one of these texts stands, in any row of any database table."""
    wanted = [needle.casefold() for needle in needles]
    found = set()
    for table in METADATA.sorted_tables:
        texts = [column for column in table.c if has_text(column)]
        for row in await connection.execute(select(*texts)):
            told = zip(texts, row, strict=True)
            found |= {named(column) for column, value in told if any(needle in shown(value) for needle in wanted)}
    return found


def shown(value: Any) -> str:
    return (value.decode("latin-1") if isinstance(value, bytes) else json.dumps(value)).casefold()


async def places_in(resources: Resources, *needles: str) -> set[str]:
    async with resources.database.reading() as connection:
        return await places_of(connection, needles)


async def file_of(resources: Resources, player: str) -> str:
    async with resources.database.reading() as connection:
        person = await players.by_id(connection, player)
    assert person is not None
    text = b"".join([piece async for piece in export.export_account(resources, person)]).decode()
    assert json.loads(text)["format"] == "shoal export 1"
    return text


EVERYTHING: Final = (PERSON.id, "zebedee", fold(PERSON.name))


@pytest.mark.anyio
async def test_a_player_who_is_in_every_subject_is_exported(settings: Settings) -> None:
    assert {name.partition(".")[0] for name in declared()} == EXPORTED.keys() | NOT_EXPORTED.keys()
    async with open_migrated(settings) as resources:
        await fill_every_subject(resources.database)
        assert await places_in(resources, *EVERYTHING) == declared(), "the rows fill every column that a subject names"
        text = await file_of(resources, PERSON.id)
        assert [table for table, needle in EXPORTED.items() if needle not in text] == []
        assert "zebedee spied" not in text, "what others have reported is not told"
        assert ANNA.id not in text


@pytest.mark.anyio
async def test_after_an_erasure_no_row_names_the_player(settings: Settings) -> None:
    """The reference names the columns in which the id stays; nothing else does."""
    kept = KEPT.findall(DELETION.findall(OPERATIONS.read_text(encoding="utf-8"))[0])
    async with open_migrated(settings) as resources:
        await fill_every_subject(resources.database)
        await change(resources, leaves=1)
        registry = TableRegistry(resources.database, resources.bus)
        while await erase.erase_due(resources, registry):
            pass
        await registry.flush.close()
        assert await places_in(resources, "zebedee", fold(PERSON.name)) == set()
        assert await places_in(resources, PERSON.id) == set(kept)
        assert await places_in(resources, "Anna", ANNA.id) >= {"players.name", "chairs.name", "reports.evidence"}


@pytest.mark.anyio
async def test_bots_made_by_an_owner_who_leaves_are_erased_too(settings: Settings) -> None:
    async with open_migrated(settings) as resources:
        await fill_every_subject(resources.database)
        await change(resources, leaves=1)
        registry = TableRegistry(resources.database, resources.bus)
        assert await erase.erase_due(resources, registry) == 1
        async with resources.database.reading() as connection:
            assert await players.by_name(connection, "Zebedee's Robin") is not None
        assert await erase.erase_due(resources, registry) == 1
        async with resources.database.reading() as connection:
            assert await players.by_name(connection, "Zebedee's Robin") is None
        await registry.flush.close()


@pytest.mark.anyio
async def test_who_comes_back_in_the_middle_is_erased_no_further(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first subject finds a table to change; before the next one the player is back."""
    async with open_migrated(settings) as resources:
        await fill_every_subject(resources.database)
        await change(resources, leaves=1)
        registry = TableRegistry(resources.database, resources.bus)
        announce = TableRegistry.announce

        async def announced(self: TableRegistry, versions: Mapping[str, int]) -> None:
            await announce(self, versions)
            await change(resources, leaves=None)

        monkeypatch.setattr(TableRegistry, "announce", announced)
        assert await erase.erase_due(resources, registry) == 0
        await registry.flush.close()
        assert {"players.name", "relations.player", "said.text"} <= await places_in(resources, *EVERYTHING)


@pytest.mark.anyio
async def test_a_guest_who_is_in_every_subject_is_handed_over(settings: Settings) -> None:
    async with open_migrated(settings) as resources:
        await fill_every_subject(resources.database, guest=True)
        async with resources.database.transaction() as connection:
            heir = await players.add_player(connection, "heir000000000001", "Heir", "hash")
            guest = await players.by_id(connection, PERSON.id)
        assert guest is not None
        assert heir is not None
        registry = TableRegistry(resources.database, resources.bus)
        assert await merge_guest(resources, registry, guest, heir) == 2, "a finished game, and a chair that is kept"
        await registry.flush.close()
        assert await places_in(resources, guest.id) == STAYS_WITH_GUEST.keys()
        text = await file_of(resources, heir.id)
    given = {*EXPORTED} - {name.partition(".")[0] for name in STAYS_WITH_GUEST} - NOT_HANDED_OVER.keys()
    assert [table for table in sorted(given) if EXPORTED[table] not in text] == []


NOT_HANDED_OVER: Final[Mapping[str, str]] = {
    "sessions": "they end",
    "passkeys": "a guest has none",
    "names": "a guest has none",
    "notice_wishes": "the account has its own",
    "devices": "they belong to sessions",
    "hearing": "the account has its own",
    "searches": "they end",
    "wants": "they end",
    "challenges": "they end",
    "puzzle_solvers": "two ratings cannot be added",
}


@pytest.mark.anyio
async def test_an_answered_question_does_not_say_who_asked(settings: Settings) -> None:
    """Erasure finds only the questions that wait."""
    async with open_migrated(settings) as resources:
        await fill_every_subject(resources.database)
        await jobs.finish(resources.database, Job(OVER, "review", 0, 0), [])
        assert "jobs.payer" not in await places_in(resources, PERSON.id)


THREE: Final = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


@pytest.mark.anyio
async def test_a_table_that_waits_no_longer_forgets_whom_it_turned_away(settings: Settings) -> None:
    """Erasure finds only the tables that wait."""
    with run_node(settings) as node:
        host, other = guest(node), guest(node)
        closed, begun, waiting = [open_table(host, game="pisces", preset=None, chairs=THREE)["id"] for _ in range(3)]
        for table in (closed, begun, waiting):
            assert other.post(f"/api/tables/{table}/join", json={"seat": 1}).is_success
            assert host.post(f"/api/tables/{table}/turn-away", json={"seat": 1}).is_success
        assert host.post(f"/api/tables/{closed}/close").is_success
        bots = [host.post(f"/api/tables/{begun}/bot", json={"seat": seat, "level": "deckhand"}) for seat in (1, 2)]
        assert bots[-1].json()["status"] == "running"
    async with open_migrated(settings) as resources:
        async with resources.database.reading() as connection:
            rows = await connection.execute(select(TABLES.c.id).where(TABLES.c.away.is_not(None)))
            assert [row.id for row in rows] == [waiting]
        assert (await close_expired(resources.database, FAR, 1)).keys() == {waiting}
        async with resources.database.reading() as connection:
            assert await connection.scalar(select(TABLES.c.away).where(TABLES.c.id == waiting)) is None


async def change(resources: Resources, **values: Any) -> None:
    async with resources.database.transaction() as connection:
        await players.change_player(connection, PERSON.id, **values)
