"""What pages send and get for tokens."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field
from pydantic_core import PydanticCustomError

from shoal.server.accounts.identity.access_tokens.scopes import SCOPES, Scope
from shoal.server.accounts.identity.access_tokens.store import TokenRow
from shoal.server.platform.base.input_text import Text
from shoal.server.platform.base.timestamps import format_moment, format_optional_moment

LONGEST_NAME = 40
LONGEST_DAYS = 365
USUAL_DAYS = 90


def shorten(text: str) -> str:
    """Return a name without spaces around it, or refuse one that has nothing else."""
    if not text.strip():
        raise PydanticCustomError("name", "must not be empty")
    return text.strip()


class TokenRequest(BaseModel):
    """A token that somebody wants: what they call it, what it may do, and for how many days."""

    name: Annotated[Text, Field(max_length=LONGEST_NAME), AfterValidator(shorten)]
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=len(SCOPES))]
    days: Annotated[int, Field(ge=1, le=LONGEST_DAYS)] = USUAL_DAYS


class KnownToken(BaseModel):
    """A token as its owner sees it later: never its text. `seen` is when it was last used, up to an hour ago."""

    id: str
    name: str
    scopes: list[Scope]
    created: str
    expires: str
    seen: str | None


class NewToken(KnownToken):
    """A new token with its text, which is told only now."""

    token: str


def told_token(token: TokenRow) -> KnownToken:
    """Return what the owner of a token may know."""
    return KnownToken(
        id=token.id,
        name=token.name,
        scopes=[scope for scope in SCOPES if scope in token.scopes.split()],
        created=format_moment(token.created),
        expires=format_moment(token.expires),
        seen=format_optional_moment(token.seen),
    )


def told_once(text: str, token: TokenRow) -> NewToken:
    return NewToken(token=text, **told_token(token).model_dump())
