"""Bearer tokens (personal access tokens): sessions for programs, limited by scopes, until a day of their own.

A program sends `Authorization: Bearer shoal_…`. If a request shows a token, right or wrong, its cookies are not looked
at. So nobody gains by a wrong token that a command with one needs no `X-Shoal`. Those who guess have 256 bits to guess:
what does not look like a token never reaches the database, and for the rest each address has a pace.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from starlette.requests import HTTPConnection

from shoal.server.accounts.identity import sessions
from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.access_tokens import store
from shoal.server.accounts.identity.access_tokens.scopes import SCOPES, Scope
from shoal.server.accounts.identity.access_tokens.store import TokenRow
from shoal.server.accounts.identity.sessions import tell_nodes
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.platform.base.timestamps import DAY_MS, HOUR_MS, format_moment, now
from shoal.server.platform.db.error_kinds import DATABASE_ERRORS, refuses_writes
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits.route_limits import WRONG_TOKENS, requester_of, token_buckets_of
from shoal.server.platform.resources import Resources

PREFIX: Final = "shoal_"
SHAPE: Final = re.compile("shoal_[A-Za-z0-9_-]{43}")


def bearer_of(headers: Mapping[str, str]) -> str | None:
    """Return what a request shows as its token, right or wrong; None if it shows none, so that a cookie counts."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def authenticate_token(connection: HTTPConnection, resources: Resources, token: str) -> PlayerRow:
    """Return the player who comes by a token; refuse one that is wrong, over or revoked."""
    if SHAPE.fullmatch(token) is None:
        raise wrong_token()
    buckets, who = await token_buckets_of(connection), requester_of(connection, None)
    if not buckets.take(WRONG_TOKENS, who):
        raise Problem("limit", "server.too-quick")
    hashed = sessions.hash_of(token)
    async with resources.database.reading() as reading:
        row = await store.find_token(reading, hashed)
    if row is None:
        raise wrong_token()
    buckets.charge(WRONG_TOKENS, who, -1.0)
    player, seen = row
    if seen < now() - HOUR_MS:
        await note_use(resources, hashed)
    return player


def wrong_token() -> Problem:
    return Problem("stranger", "server.bad-token")


async def note_use(resources: Resources, hashed: str) -> None:
    """Note that a token was used, if the database accepts writes."""
    try:
        async with resources.database.transaction() as connection:
            await store.note_use(connection, hashed)
    except DATABASE_ERRORS as error:
        if not refuses_writes(error):
            raise


async def make_token(
    resources: Resources, player: PlayerRow, name: str, scopes: Sequence[Scope], days: int
) -> tuple[str, TokenRow]:
    """Make a token; return its text, which is told once, and what is stored of it."""
    if player.banned is not None and player.banned > now():
        raise Problem("forbidden", "server.banned", date=format_moment(player.banned)[:10])
    text, at = PREFIX + sessions.new_token(), now()
    allowed = " ".join(scope for scope in SCOPES if scope in scopes)
    token = TokenRow(sessions.hash_of(text), player.id, name, allowed, at, at + days * DAY_MS)
    async with resources.database.transaction() as connection:
        await store.lock(connection, player.id)
        if await store.count_tokens(connection, player.id) >= store.MOST:
            raise Problem("forbidden", "server.most-tokens", most=store.MOST)
        await store.add_token(connection, token)
    return text, token


async def revoke_token(resources: Resources, player: PlayerRow, identifier: str) -> None:
    """End a token of a player or of one of their bot accounts, and close its websockets on all nodes."""
    async with resources.database.transaction() as connection:
        holders = [player.id, *await players.owned_by(connection, player.id)]
        listed = [token for holder in holders for token in await store.of_player(connection, holder)]
        revoked = next((token for token in listed if token.id == identifier), None)
        if revoked is None:
            raise Problem("unknown", "server.no-token")
        await players.close_session(connection, revoked.hash)
    await tell_nodes(resources, revoked.player)
