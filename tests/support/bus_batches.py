"""Changes of many tables in one batch, and a PostgreSQL that refuses some of them with a chosen error code."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import text

from shoal.server.platform.base.timestamps import now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from shoal.server.play.tables.advance_game import advance
from shoal.server.play.tables.changes import ChatLine, TableChange
from shoal.server.play.tables.group_commit import CommitQueue
from shoal.server.play.tables.live_table import LiveTable
from shoal.server.play.tables.registry import TableRegistry
from support.running_tables import begin, legal

WRONG = """
CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF {when} THEN RAISE EXCEPTION 'refused on purpose' USING ERRCODE = '{state}'; END IF;
    RETURN NEW;
END $$
"""


async def execute(settings: Settings, *statements: str) -> None:
    """Run statements on the database of a test, as an operator would."""
    database = open_database(settings)
    async with database.transaction() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await database.close()


async def refuse(settings: Settings, state: str, when: str) -> None:
    """Make PostgreSQL refuse changes of tables with an error code when a condition on the row NEW holds."""
    await execute(
        settings,
        WRONG.format(when=when, state=state),
        "CREATE OR REPLACE TRIGGER refusing BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION refuse()",
    )


async def begin_many(tables: TableRegistry, number: int) -> list[LiveTable]:
    return [await begin(tables, "fishery", 2) for _ in range(number)]


def act(live: LiveTable, key: str) -> TableChange:
    """Return the change that the next legal move at a table makes."""
    draft = live.playing().draft()
    (seat,) = draft.turn()
    draft.act(seat, draft.due[seat], [legal(live, seat)[0]])
    return advance(live.facts, live.facts, draft, key, seat, live.checkpoint)


def talk(live: LiveTable, key: str) -> TableChange:
    facts = live.facts
    said = ChatLine(facts.said, "player0", "Player 0", 0, "hello", key, now(), facts.entries)
    return TableChange(facts, facts.then(said=facts.said + 1), said=said, at=said.at)


@dataclass
class Counted:
    """Counts the statements of a lane and keeps their errors."""

    lane: CommitQueue
    batches: list[int] = field(default_factory=list)
    errors: list[Exception] = field(default_factory=list)

    def __post_init__(self) -> None:
        apply = getattr(self.lane.apply, "counted", self.lane.apply)

        async def counting(changes: Sequence[TableChange]) -> list[bool]:
            self.batches.append(len(changes))
            try:
                return await apply(changes)
            except Exception as error:
                self.errors.append(error)
                raise

        counting.counted = apply  # type: ignore[attr-defined]  # so that the next Counted starts at zero
        self.lane.apply = counting
