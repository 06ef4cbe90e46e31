"""What pages send and get about reports."""

from datetime import datetime
from typing import Annotated, Final, TypedDict

from pydantic import Field

from shoal.server.community.player_reports.store import Kind, Outcome
from shoal.server.platform.base.input_text import Text
from shoal.server.play.tables.http_types import PersonRef

LONGEST: Final = 300


class ReportRequest(PersonRef):
    """What is wrong: a name, a line of chat (by table, seat and time), or the behaviour at a table."""

    kind: Kind
    at: datetime | None = None
    words: Annotated[Text, Field(max_length=LONGEST)] = ""


class ReportStatus(TypedDict):
    """A report of the player who asks. `outcome` says what was done; it is null until somebody has looked at it."""

    kind: Kind
    name: str
    made: str
    outcome: Outcome | None
