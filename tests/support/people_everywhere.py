"""A player who has left something in every subject: rows written straight into the database.

Every text of theirs has "zebedee" in it, so that it is found wherever it stands.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import JSON, Boolean, Column, Float, LargeBinary, String, Table, insert

from shoal.server.accounts.identity.schema import NAMES, PASSKEYS, PLAYERS, SESSIONS, TICKETS
from shoal.server.accounts.notification_outbox.schema import DEVICES, NOTICES, WISHES
from shoal.server.accounts.ratings.schema import MEETINGS, RATINGS
from shoal.server.accounts.social_graph.schema import HEARING, RELATIONS
from shoal.server.accounts.statistics.schema import HABITS, HISTORY, RIVALRIES, TALLIES
from shoal.server.app.account_data.subjects import SUBJECTS
from shoal.server.app.admin.schema import LOG
from shoal.server.community.matchmaking.schema import CHALLENGES, SEARCHES, WANTS
from shoal.server.community.player_reports.schema import REPORTS
from shoal.server.community.puzzles.schema import SOLVERS, TRIES
from shoal.server.community.tournaments.schema import ENTRANTS, PLAYED, ROUNDS, TOURNAMENTS
from shoal.server.platform.base.confusables import fold
from shoal.server.platform.db.database import Database
from shoal.server.platform.email.schema import LETTERS
from shoal.server.play.presence.schema import PRESENCE
from shoal.server.play.tables.schema import CHAIRS, JOBS, SAID, TABLES
from shoal.server.play.thinking_budget.schema import THINKING

FAR: Final = 4_000_000_000_000
"""A moment in the year 2096."""
OVER: Final = "table-over-00001"
WAITING: Final = "table-wait-00001"
CUP: Final = "cup0000000001413"
LEAGUE: Final = "cup0000000001414"
Row = tuple[Table, dict[str, Any]]


@dataclass(frozen=True)
class Somebody:
    """A player's id and name."""

    id: str
    name: str

    def row(self) -> dict[str, Any]:
        return {"id": self.id, "name": self.name, "folded": fold(self.name)}


PERSON: Final = Somebody("person0000000001", "Zebedee")
ANNA: Final = Somebody("anna000000000001", "Anna")
BEN: Final = Somebody("ben0000000000001", "Ben")


def named(column: Column[Any]) -> str:
    return f"{column.table.name}.{column.name}"


def has_text(column: Column[Any]) -> bool:
    return isinstance(column.type, String | JSON | LargeBinary)


def declared() -> set[str]:
    return {named(column) for subject in SUBJECTS for column in subject.COLUMNS}


async def fill_every_subject(database: Database, *, guest: bool = False) -> None:
    """Write the rows, in transactions that are short on a slow machine too; those of a guest are fewer."""
    for rows in (tables_and_people(guest=guest), play(), community(), () if guest else of_accounts()):
        async with database.transaction() as connection:
            for table, values in rows:
                await connection.execute(insert(table), {**required(table), **values})


def required(table: Table) -> dict[str, Any]:
    """Return a plain value for each column that must have one."""
    columns = (column for column in table.c if not column.nullable and column.server_default is None)
    return {column.name: plain(column.type) for column in columns if column.name != "id" or table is not LOG}


def plain(kind: object) -> Any:
    usual: dict[type, Any] = {JSON: [], String: "x", Boolean: False, Float: 0.0, LargeBinary: b""}
    return next((value for found, value in usual.items() if isinstance(kind, found)), 0)


def tables_and_people(*, guest: bool) -> Iterator[Row]:
    account = {"password": "a hash for zebedee", "email": "zebedee@example.org", "words": "another for zebedee"}
    yield PLAYERS, {**PERSON.row(), **({} if guest else {**account, "joined": 1})}
    for other in (ANNA, BEN):
        yield PLAYERS, {**other.row(), "password": "a hash", "joined": 1}
    table = {"game": "fishery", "options": {}, "clock": {}, "secret": "00" * 32, "seats": 2}
    yield TABLES, {**table, "id": OVER, "host": PERSON.id, "status": "over", "door": "public", "ended": 5}
    yield TABLES, {**table, "id": WAITING, "host": ANNA.id, "status": "waiting", "door": "link", "away": [PERSON.id]}
    sat = {"table_id": OVER, "ended": 5, "door": "public", "created": 1}
    yield CHAIRS, {**sat, "seat": 0, "kind": "person", "player": PERSON.id, "name": PERSON.name}
    yield CHAIRS, {**sat, "seat": 1, "kind": "bot", "payer": PERSON.id}
    kept = {"table_id": WAITING, "door": "link", "created": 6}
    yield CHAIRS, {**kept, "seat": 0, "kind": "person", "player": ANNA.id, "name": ANNA.name}
    yield CHAIRS, {**kept, "seat": 1, "kind": "open", "player": PERSON.id, "name": PERSON.name}
    for number, who in enumerate((PERSON, ANNA)):
        yield SAID, said(OVER, number, who)


def said(table: str, number: int, who: Somebody) -> dict[str, Any]:
    line = {"table_id": table, "number": number, "player": who.id, "name": who.name, "key": f"key {number}"}
    return {**line, "at": number, "text": f"Ahoy, says {who.name.lower()}"}


def play() -> Iterator[Row]:
    gone = {"id": "table-gone-00001", "host": ANNA.id, "status": "over", "door": "link", "closed": "host"}
    yield TABLES, {**gone, "options": {}, "clock": {}, "secret": "00" * 32}
    yield SAID, {**said("table-gone-00001", 0, PERSON), "text": "zebedee must go"}
    yield JOBS, {"table_id": OVER, "kind": "review", "due": 1408, "payer": PERSON.id}
    yield THINKING, {"subject": f"player {PERSON.id}", "period": FAR, "spent": 1409}
    yield PRESENCE, {"player": PERSON.id, "seen": 1407}
    yield NOTICES, {"table_id": OVER, "player": PERSON.id, "told": "seen"}
    yield WISHES, {"player": PERSON.id, "hours": 23, "confirmed": "zebedee@example.org"}
    push = {"session": "a session of zebedee", "key": "a key for zebedee", "auth": "a secret of zebedee"}
    yield DEVICES, {"player": PERSON.id, "endpoint": "https://push.example.org/zebedee", **push}
    yield SESSIONS, {"token": "1", "player": PERSON.id, "expires": FAR, "device": "zebedee's browser"}
    yield TICKETS, {"secret": "1", "player": PERSON.id, "expires": FAR}


def community() -> Iterator[Row]:
    mine = {"player": PERSON.id}
    yield RATINGS, {**mine, "game": "fishery", "strength": 1401.5, "doubt": 1.0, "games": 1}
    yield HISTORY, {**mine, "points": 1406}
    yield TALLIES, {**mine, "games": 1403}
    yield HABITS, {**mine, "thing": "licence 1404"}
    yield TRIES, {**mine, "puzzle": "puzzle 1411"}
    yield SOLVERS, {**mine, "strength": 1412.5}
    yield HEARING, {**mine, "whom": "nobody"}
    yield SEARCHES, {**mine, "state": "looking", "since": 1410}
    yield WANTS, {**mine, "pool": "pisces/6/live/friendly"}
    for first, second in ((PERSON, ANNA), (BEN, PERSON)):
        yield MEETINGS, {"first": first.id, "second": second.id, "games": 1402}
        yield RIVALRIES, {"first": first.id, "second": second.id, "ahead": 1405}
        yield RELATIONS, {"player": first.id, "kind": "follow", "other": second.id}
        challenge = {"id": f"challenge by {first.id[:3]}", "challenger": first.id, "challenged": second.id}
        yield CHALLENGES, {**challenge, "state": "open", "expires": FAR}
    yield from reports()
    yield from tournaments()
    yield LOG, {"subject": PERSON.id, "details": {"name": PERSON.name, "days": 3}}
    yield LOG, {"subject": PERSON.id, "details": {"old": "Zebedee the Rude", "new": PERSON.name}}


def reports() -> Iterator[Row]:
    about = {"evidence": {"name": ANNA.name}, "words": "zebedee was insulted"}
    yield REPORTS, {"id": "report 1", "player": PERSON.id, "about": ANNA.id, **about}
    against = {"evidence": {"name": PERSON.name}, "words": "zebedee spied"}
    yield REPORTS, {"id": "report 2", "player": ANNA.id, "about": PERSON.id, **against}
    lines = [
        {"number": number, "name": who.name, "text": f"Ahoy, says {who.name.lower()}", "at": number}
        for number, who in enumerate((PERSON, ANNA))
    ]
    quoted = {"table_id": OVER, "evidence": {"name": ANNA.name, "reported": 1, "lines": lines}}
    yield REPORTS, {"id": "report 3", "player": BEN.id, "about": ANNA.id, **quoted}


def tournaments() -> Iterator[Row]:
    shared = {"clock": {}, "form": "arena", "game": "fishery", "door": "public", "address": "a keyed hash"}
    yield TOURNAMENTS, {**shared, "id": CUP, "name": "Cup 1413", "host": PERSON.id, "state": "over"}
    yield TOURNAMENTS, {**shared, "id": LEAGUE, "name": "Cup 1414", "host": ANNA.id, "state": "over"}
    yield ENTRANTS, {"tournament": LEAGUE, "player": PERSON.id, "state": "in"}
    yield ROUNDS, {"tournament": LEAGUE, "entrants": [[PERSON.id, 1]], "friends": [[ANNA.id, PERSON.id]]}
    yield PLAYED, {"tournament": LEAGUE, "players": [ANNA.id, PERSON.id]}


def of_accounts() -> Iterator[Row]:
    bot = Somebody("bot0000000000001", "Zebedee's Robin")
    yield PLAYERS, {**bot.row(), "joined": 1, "owner": PERSON.id}
    token = {"token": "2", "expires": FAR, "created": 1, "scopes": "read"}
    yield SESSIONS, {**token, "player": PERSON.id, "device": "zebedee's token"}
    yield PASSKEYS, {"id": "1", "player": PERSON.id, "device": "zebedee's key"}
    old = "Zebedee the Old"
    yield NAMES, {"player": PERSON.id, "until": FAR, "name": old, "folded": fold(old)}
    letter = {"recipient": "zebedee@example.org", "kind": "turn", "due": FAR}
    yield LETTERS, {**letter, "data": {"name": PERSON.name, "player": PERSON.id}}
