"""What pages send and get about the data of an account, and about bot accounts."""

from pydantic import BaseModel

from shoal.server.accounts.identity.access_tokens.http_types import KnownToken
from shoal.server.accounts.identity.http_types import Name
from shoal.table.client_messages import Status


class DeleteAccountRequest(BaseModel):
    """The player's own name, typed again."""

    name: Name


class Leaves(BaseModel):
    """When the account is erased; until then its owner may come back."""

    leaves: str


class GuestGame(BaseModel):
    """A game of the guest who used this browser. It stays with the guest if the player sat there too."""

    game: str
    status: Status
    others: list[str]
    stays: bool


class OldGuest(BaseModel):
    """The guest who used this browser before the player signed in."""

    name: str
    games: list[GuestGame]


class Added(BaseModel):
    """How many games were added."""

    games: int


class BotAccount(BaseModel):
    """A bot account as its owner sees it, with its tokens."""

    name: str
    since: str
    tokens: list[KnownToken]
