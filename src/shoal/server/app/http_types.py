"""What probes get."""

from typing import Literal

from pydantic import BaseModel


class Well(BaseModel):
    """The node is well."""

    status: Literal["well"] = "well"
