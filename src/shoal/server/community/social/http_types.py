"""What pages send and get about other people."""

from typing import TypedDict

from pydantic import BaseModel

from shoal.server.accounts.social_graph.store import Whom
from shoal.server.play.tables.http_types import PersonRef
from shoal.table.client_messages import Summary


class RelationRequest(PersonRef):
    """Whom to follow, mute or block; with `on` false no longer."""

    on: bool = True


class HearingRequest(BaseModel):
    """Whose chat the player reads; friends are those whom they follow."""

    whom: Whom


class People(TypedDict):
    """The names of those whom the player follows, mutes and blocks, the latest first, and whose chat they read."""

    follow: list[str]
    mute: list[str]
    block: list[str]
    hearing: Whom


class Friend(TypedDict):
    """Somebody whom the player follows: are they here, a table of theirs to join, and one to watch."""

    name: str
    here: bool
    open: Summary | None
    running: Summary | None
