"""Personal access tokens: sessions for programs, which may do only what their scopes say, until a day of their own.

A program sends `Authorization: Bearer shoal_…`. If a request shows a token, right or wrong, its cookies are not looked
at. So nobody gains by a wrong token that a command with one needs no `X-Shoal`. Those who guess have 256 bits to guess:
what does not look like a token never reaches the database, and for the rest each address has a pace.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from starlette.requests import HTTPConnection

from shoal.server.errors import Problem
from shoal.server.limits.paces import WRONG_TOKENS, buckets_of, who_of
from shoal.server.moments import format_moment, now
from shoal.server.outages import DATABASE_ERRORS, refuses_writes
from shoal.server.players import cookies
from shoal.server.players import store as players
from shoal.server.players.accounts import HOUR, tell_nodes
from shoal.server.players.store import Player
from shoal.server.players.tokens import store
from shoal.server.players.tokens.scopes import SCOPES, Scope
from shoal.server.players.tokens.store import Token
from shoal.server.resources import Resources

PREFIX: Final = "shoal_"
SHAPE: Final = re.compile("shoal_[A-Za-z0-9_-]{43}")
DAY: Final = cookies.DAY * 1000


def bearer_of(headers: Mapping[str, str]) -> str | None:
    """Return what a request shows as its token, right or wrong; None if it shows none, so that a cookie counts."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def visitor_of(connection: HTTPConnection, resources: Resources, token: str) -> Player:
    """Return the player who comes by a token; refuse one that is wrong, over or revoked."""
    if SHAPE.fullmatch(token) is None:
        raise wrong()
    buckets, who = buckets_of(connection), who_of(connection, None)
    if not buckets.take(WRONG_TOKENS, who):
        raise Problem("limit", "server.too-quick")
    hashed = cookies.hash_of(token)
    async with resources.database.reading() as reading:
        found = await store.find(reading, hashed)
    if found is None:
        raise wrong()
    buckets.charge(WRONG_TOKENS, who, -1.0)
    player, seen = found
    if seen < now() - HOUR:
        await note_use(resources, hashed)
    return player


def wrong() -> Problem:
    return Problem("stranger", "server.bad-token")


async def note_use(resources: Resources, hashed: str) -> None:
    """Note that a token was used, if the database accepts writes."""
    try:
        async with resources.database.transaction() as connection:
            await store.note_use(connection, hashed)
    except DATABASE_ERRORS as error:
        if not refuses_writes(error):
            raise


async def make(
    resources: Resources, player: Player, name: str, scopes: Sequence[Scope], days: int
) -> tuple[str, Token]:
    """Make a token; return its text, which is told once, and what is stored of it."""
    if player.banned is not None and player.banned > now():
        raise Problem("forbidden", "server.banned", date=format_moment(player.banned)[:10])
    text, at = PREFIX + cookies.new_token(), now()
    allowed = " ".join(scope for scope in SCOPES if scope in scopes)
    token = Token(cookies.hash_of(text), player.id, name, allowed, at, at + days * DAY)
    async with resources.database.transaction() as connection:
        await store.lock(connection, player.id)
        if await store.count(connection, player.id) >= store.MOST:
            raise Problem("forbidden", "server.most-tokens", most=store.MOST)
        await store.add(connection, token)
    return text, token


async def revoke(resources: Resources, player: Player, identifier: str) -> None:
    """End a token of a player or of one of their bot accounts, and close its websockets on all nodes."""
    async with resources.database.transaction() as connection:
        holders = [player.id, *await players.owned_by(connection, player.id)]
        listed = [token for one in holders for token in await store.of_player(connection, one)]
        found = next((token for token in listed if token.id == identifier), None)
        if found is None:
            raise Problem("unknown", "server.no-token")
        await players.close_session(connection, found.hash)
    await tell_nodes(resources, found.player)
