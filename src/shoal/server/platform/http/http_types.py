"""What requests of all packages share."""

from pydantic import BaseModel, ConfigDict


class StrictRequest(BaseModel):
    """A request that refuses fields it does not know."""

    model_config = ConfigDict(extra="forbid", strict=True)
