"""Every subject that keeps something of players: the list that export, merge and erasure go through.

Each has a module `personal_data`. A test reads the schema and demands that every column that can name a player is in
the COLUMNS of one of them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from sqlalchemy import Column
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.bot_accounts import personal_data as bot_accounts
from shoal.server.accounts.identity import personal_data as identity
from shoal.server.accounts.notification_outbox import personal_data as notification_outbox
from shoal.server.accounts.ratings import personal_data as ratings
from shoal.server.accounts.social_graph import personal_data as social_graph
from shoal.server.accounts.statistics import personal_data as statistics
from shoal.server.app.admin import personal_data as admin
from shoal.server.community.matchmaking import personal_data as matchmaking
from shoal.server.community.player_reports import personal_data as player_reports
from shoal.server.community.puzzles import personal_data as puzzles
from shoal.server.community.tournaments import personal_data as tournaments
from shoal.server.play.job_workers import personal_data as job_workers
from shoal.server.play.presence import personal_data as presence
from shoal.server.play.tables import personal_data as tables
from shoal.server.play.thinking_budget import personal_data as thinking_budget


class PersonalData(Protocol):
    """What a module `personal_data` has. Who changes tables returns their new versions, and is asked again."""

    @property
    def COLUMNS(self) -> Sequence[Column[Any]]:  # noqa: N802  # a constant of each module
        """Return the columns that name a player, or have a player's own words."""
        ...

    async def export_personal_data(self, connection: AsyncConnection, player: str) -> dict[str, Any]:
        """Return parts of the file that a player may read about themself."""
        ...

    async def hand_over_personal_data(
        self, connection: AsyncConnection, guest: str, heir: str
    ) -> Mapping[str, int] | None:
        """Let what is kept of a guest be another player's. Doing it twice does no harm."""
        ...

    async def erase_personal_data(self, connection: AsyncConnection, player: str) -> Mapping[str, int] | None:
        """Delete what is kept of a player. Doing it twice does no harm."""
        ...


SUBJECTS: Final[tuple[PersonalData, ...]] = (
    player_reports,
    tables,
    job_workers,
    thinking_budget,
    presence,
    matchmaking,
    tournaments,
    puzzles,
    notification_outbox,
    social_graph,
    statistics,
    ratings,
    admin,
    bot_accounts,
    identity,
)
"""Reports come first: the chat tells whose lines they quote. Last is what the others refer to, and what says that an
account is to be erased."""
