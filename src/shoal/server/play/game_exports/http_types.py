"""What readers of exports send."""

from datetime import datetime
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from shoal.server.platform.base.input_text import Text


class Filters(BaseModel):
    """Which games to export; without a filter, all."""

    model_config = ConfigDict(extra="forbid")

    since: datetime | None = Field(None, description="Only games that ended at this moment or later.")
    until: datetime | None = Field(None, description="Only games that ended before this moment.")
    player: Annotated[Text, Field(max_length=100)] | None = Field(None, description="Only games of this player.")
    rated: bool | None = Field(None, description="Only games that changed ratings, or only others.")
    seats: int | None = Field(None, ge=1, le=16, description="Only games with so many seats.")
    after: str | None = Field(
        None, pattern="^[0-9]{1,15}-[a-z0-9]{1,16}$", description="Only games after this cursor of an earlier export."
    )
