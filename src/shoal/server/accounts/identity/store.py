"""Players and sessions in the database."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity.names import kept
from shoal.server.accounts.identity.schema import NAMES, OWNED, PLAYERS, SESSIONS
from shoal.server.platform.base.confusables import fold
from shoal.server.platform.base.timestamps import now
from shoal.server.platform.db.database import at_most, upsert
from shoal.server.platform.db.error_kinds import violates_unique

AT_ONCE: Final = 20
MOST_SESSIONS: Final = 50
"""How many sessions are listed; nobody has more devices."""
BROWSER: Final = SESSIONS.c.scopes.is_(None)
COLUMNS: Final = (
    PLAYERS.c.id,
    PLAYERS.c.name,
    PLAYERS.c.password,
    PLAYERS.c.created,
    PLAYERS.c.joined,
    PLAYERS.c.email,
    PLAYERS.c.words,
    PLAYERS.c.worded,
    PLAYERS.c.renamed,
    PLAYERS.c.leaves,
    PLAYERS.c.banned,
    PLAYERS.c.owner,
    PLAYERS.c.confirmed,
)


@dataclass(frozen=True)
class PlayerRow:
    """A player. The hashes of the password and of the recovery words never leave this package.

    `owner` is the player who made this bot account. `confirmed`: when the address was confirmed. `scopes` is what the
    token may do by which a visitor comes.
    """

    id: str
    name: str
    password: str | None
    created: int
    joined: int | None = None
    email: str | None = None
    words: str | None = None
    worded: int | None = None
    renamed: int | None = None
    leaves: int | None = None
    banned: int | None = None
    owner: str | None = None
    confirmed: int | None = None
    scopes: frozenset[str] | None = None

    @property
    def account(self) -> bool:
        """Return whether they have an account: with a password, with a passkey alone, or one of a program."""
        return self.password is not None or self.joined is not None

    @property
    def program(self) -> bool:
        """Return whether this is a bot account."""
        return self.owner is not None


@dataclass(frozen=True)
class SessionRow:
    """A session: the hash of its token, the device, and when its holder last proved who they are."""

    token: str
    device: str | None
    created: int | None
    seen: int | None
    proved: int | None

    @property
    def id(self) -> str:
        """Return the name that its owner may know; the hash itself stays here."""
        return self.token[:16]


def player_of_row(row: Row[*tuple[Any, ...]] | None) -> PlayerRow | None:
    return None if row is None else PlayerRow(*row)


async def add_player(connection: AsyncConnection, identifier: str, name: str, password: str | None) -> PlayerRow | None:
    """Add a player and return them, or None if the name is taken."""
    at = now()
    player = PlayerRow(identifier, name, password, at, None if password is None else at)
    row = {"id": player.id, "name": name, "folded": fold(name), "password": password, "created": at}
    row["joined"] = player.joined
    added = upsert(connection, PLAYERS).values(row).on_conflict_do_nothing(index_elements=[PLAYERS.c.folded])
    return player if (await connection.execute(added.returning(PLAYERS.c.id))).first() else None


async def by_name(connection: AsyncConnection, name: str) -> PlayerRow | None:
    """Return the player with that name; one whose name is older than the comparison of looks comes first."""
    query = select(*COLUMNS).where(PLAYERS.c.folded.in_((fold(name), kept(name))))
    return player_of_row((await connection.execute(query.order_by(PLAYERS.c.folded != kept(name)).limit(1))).first())


async def by_earlier_name(connection: AsyncConnection, name: str) -> PlayerRow | None:
    """Return the player who had that name until lately."""
    query = select(*COLUMNS).join(NAMES, NAMES.c.player == PLAYERS.c.id)
    return player_of_row((await connection.execute(query.where(*had(name)).limit(1))).first())


def had(name: str) -> tuple[Any, Any]:
    return NAMES.c.folded == fold(name), NAMES.c.until > now()


async def by_id(connection: AsyncConnection, player: str) -> PlayerRow | None:
    return player_of_row((await connection.execute(select(*COLUMNS).where(PLAYERS.c.id == player))).first())


async def reached_by(connection: AsyncConnection, email: str) -> list[PlayerRow]:
    """Return the accounts whose owner has confirmed this address, in the order in which they gave it."""
    mine = (PLAYERS.c.email == email, PLAYERS.c.confirmed.is_not(None))
    query = select(*COLUMNS).where(*mine).order_by(PLAYERS.c.emailed, PLAYERS.c.id)
    rows = await connection.execute(query.limit(at_most(AT_ONCE)))
    return [PlayerRow(*values) for values in map(tuple, rows)]


async def set_name(connection: AsyncConnection, player: str, name: str) -> bool:
    """Change the name; return False if somebody else has it, or an account had it until lately."""
    kept_for = select(NAMES.c.player).where(*had(name), NAMES.c.player != player).limit(1)
    if (await connection.execute(kept_for)).first() is not None:
        return False
    changed = update(PLAYERS).where(PLAYERS.c.id == player).values(name=name, folded=fold(name))
    try:
        async with connection.begin_nested():
            await connection.execute(changed)
    except IntegrityError as error:
        if not violates_unique(error, "uq_players_folded", "players.folded"):
            raise
        return False
    return True


async def keep_name(connection: AsyncConnection, player: PlayerRow, until: int) -> None:
    """Keep the name that an account is about to give up."""
    row = {"player": player.id, "until": until, "name": player.name, "folded": fold(player.name)}
    await connection.execute(insert(NAMES).values(row))


async def earlier_names(connection: AsyncConnection, player: str) -> list[tuple[str, int]]:
    """Return the earlier names of an account and until when they are kept, the latest first."""
    query = select(NAMES.c.name, NAMES.c.until).where(NAMES.c.player == player).order_by(NAMES.c.until.desc())
    return [(row.name, row.until) for row in await connection.execute(query.limit(at_most(MOST_SESSIONS)))]


async def change_player(connection: AsyncConnection, player: str, **values: Any) -> None:
    """Change columns of a player."""
    await connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(**values))


async def open_session(
    connection: AsyncConnection, token: str, player: str, expires: int, device: str = "", *, proved: bool = False
) -> None:
    """Add a browser's session, and delete some that are over."""
    at = now()
    row = {"token": token, "player": player, "expires": expires, "device": device, "created": at, "seen": at}
    await connection.execute(insert(SESSIONS).values({**row, "proved": at if proved else None}))
    await forget_sessions(connection)


async def forget_sessions(connection: AsyncConnection) -> None:
    """Delete some sessions that are over."""
    over = (
        select(SESSIONS.c.token)
        .where(SESSIONS.c.expires < now())
        .order_by(SESSIONS.c.expires)
        .limit(at_most(AT_ONCE))
        .with_for_update(skip_locked=True)
    )
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.token.in_(over)))


async def by_session(connection: AsyncConnection, token: str) -> PlayerRow | None:
    """Return the player of a browser's session that is not over."""
    question = select(*COLUMNS).join(SESSIONS, SESSIONS.c.player == PLAYERS.c.id)
    return player_of_row((await connection.execute(question.where(BROWSER, *valid(token)))).first())


def valid(token: str) -> tuple[Any, Any, Any]:
    """Return the conditions of a session that is not over and whose player is not banned."""
    return SESSIONS.c.token == token, SESSIONS.c.expires > now(), func.coalesce(PLAYERS.c.banned, 0) <= now()


async def extend_session(connection: AsyncConnection, token: str, expires: int, least: int, seen: int = 0) -> None:
    """Prolong a session, if that adds at least so many milliseconds or it was last seen before `seen`."""
    soon = or_(SESSIONS.c.expires < expires - least, SESSIONS.c.seen < seen)
    changed = update(SESSIONS).where(SESSIONS.c.token == token, soon)
    await connection.execute(changed.values(expires=expires, seen=now()))


async def sessions_of(connection: AsyncConnection, player: str) -> list[SessionRow]:
    """Return the browsers' sessions of a player that are not over, the one seen last first."""
    columns = (SESSIONS.c.token, SESSIONS.c.device, SESSIONS.c.created, SESSIONS.c.seen, SESSIONS.c.proved)
    query = select(*columns).where(SESSIONS.c.player == player, SESSIONS.c.expires > now(), BROWSER)
    ordered = query.order_by(SESSIONS.c.seen.desc().nulls_last(), SESSIONS.c.token).limit(at_most(MOST_SESSIONS))
    return [SessionRow(*row) for row in await connection.execute(ordered)]


async def proved(connection: AsyncConnection, token: str) -> int:
    """Return when the holder of a session last proved who they are, or 0."""
    return int(await connection.scalar(select(SESSIONS.c.proved).where(SESSIONS.c.token == token)) or 0)


async def note_proof(connection: AsyncConnection, token: str) -> None:
    """Note that the holder of a session has just proved who they are."""
    await connection.execute(update(SESSIONS).where(SESSIONS.c.token == token).values(proved=now()))


async def living(connection: AsyncConnection, tokens: Sequence[str]) -> set[str]:
    """Return which of these sessions are not over."""
    question = select(SESSIONS.c.token).where(SESSIONS.c.token.in_(tokens), SESSIONS.c.expires > now())
    return {token for (token,) in await connection.execute(question)}


async def close_session(connection: AsyncConnection, token: str) -> str | None:
    """End a session and return whose it was."""
    ended = delete(SESSIONS).where(SESSIONS.c.token == token).returning(SESSIONS.c.player)
    return (await connection.execute(ended)).scalar_one_or_none()


async def close_sessions(connection: AsyncConnection, player: str, but: str = "") -> set[str]:
    """End all sessions and tokens of a player and of their bot accounts, or all but one; return whose they were."""
    theirs = {player, *await owned_by(connection, player)}
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.player.in_(theirs), SESSIONS.c.token != but))
    return theirs


async def close_browsers(connection: AsyncConnection, player: str, but: str) -> None:
    """End the sessions of all browsers of a player but one. Tokens of programs stay."""
    others = (SESSIONS.c.player == player, SESSIONS.c.token != but, BROWSER)
    await connection.execute(delete(SESSIONS).where(*others))


async def replace_token(connection: AsyncConnection, token: str, fresh: str) -> None:
    """Let a session have another token; the one that it had leads nowhere."""
    await connection.execute(update(SESSIONS).where(SESSIONS.c.token == token).values(token=fresh))


async def owned_by(connection: AsyncConnection, owner: str) -> list[str]:
    """Return the bot accounts of a player, in the order of their ids."""
    theirs = select(PLAYERS.c.id).where(OWNED, PLAYERS.c.owner == owner).order_by(PLAYERS.c.id)
    return list(await connection.scalars(theirs))


async def muted_until(connection: AsyncConnection, player: str) -> int:
    """Return until when a player may not chat, or 0. A bot account is as silent as its owner."""
    owner = select(PLAYERS.c.owner).where(PLAYERS.c.id == player).scalar_subquery()
    both = select(func.max(PLAYERS.c.muted)).where(PLAYERS.c.id.in_((player, owner)))
    return int(await connection.scalar(both) or 0)


async def set_email(connection: AsyncConnection, player: str, email: str | None) -> None:
    """Set or delete an address. Nobody has confirmed a new one."""
    await change_player(connection, player, email=email, emailed=None if email is None else now(), confirmed=None)


async def confirm_email(connection: AsyncConnection, player: str, email: str) -> None:
    """Note that the owner of this mailbox has confirmed it, if it is still the player's address."""
    mine = (PLAYERS.c.id == player, PLAYERS.c.email == email)
    await connection.execute(update(PLAYERS).where(*mine).values(confirmed=now()))


async def is_named(connection: AsyncConnection, email: str) -> bool:
    """Return whether any account names this address, confirmed or not."""
    return await connection.scalar(select(PLAYERS.c.id).where(PLAYERS.c.email == email).limit(1)) is not None


async def email_of(connection: AsyncConnection, player: str) -> str | None:
    """Return the address that a player's account has for letters."""
    return await connection.scalar(select(PLAYERS.c.email).where(PLAYERS.c.id == player))
