"""What identifies one player: their account, names, sessions, tokens and passkeys, and letters that wait for them.

Hashes of secrets are not exported: they would help a thief of the file, and tell its owner nothing.
"""

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity import personal_data_store, store
from shoal.server.accounts.identity.access_tokens import store as tokens
from shoal.server.accounts.identity.passkeys import store as passkeys
from shoal.server.accounts.identity.schema import NAMES, PASSKEYS, PLAYERS, SESSIONS, TICKETS
from shoal.server.platform.base.timestamps import format_moment, format_optional_moment
from shoal.server.platform.email.schema import LETTERS

COLUMNS: Final = (
    PLAYERS.c.id,
    PLAYERS.c.name,
    PLAYERS.c.folded,
    PLAYERS.c.password,
    PLAYERS.c.email,
    PLAYERS.c.words,
    SESSIONS.c.player,
    SESSIONS.c.device,
    PASSKEYS.c.player,
    PASSKEYS.c.device,
    NAMES.c.player,
    NAMES.c.name,
    NAMES.c.folded,
    TICKETS.c.player,
    LETTERS.c.recipient,
    LETTERS.c.data,
)


async def export_personal_data(connection: AsyncConnection, player: str) -> dict[str, Any]:
    """Return the profile, earlier names, sessions, passkeys and tokens of a player."""
    account = await store.by_id(connection, player)
    assert account is not None
    return {
        "profile": {
            "id": account.id,
            "name": account.name,
            "account": account.account,
            "since": format_moment(account.created),
            "email": account.email,
            "email_confirmed": format_optional_moment(account.confirmed),
            "recovery_words_made": format_optional_moment(account.worded),
            "renamed": format_optional_moment(account.renamed),
            "leaves": format_optional_moment(account.leaves),
            "muted_until": format_optional_moment(await store.muted_until(connection, player) or None),
            "banned_until": format_optional_moment(account.banned),
        },
        "names": [
            {"name": name, "kept_until": format_moment(until)}
            for name, until in await store.earlier_names(connection, player)
        ],
        **await export_ways_in(connection, player),
    }


async def export_ways_in(connection: AsyncConnection, player: str) -> dict[str, Any]:
    return {
        "sessions": [
            {
                "device": session.device,
                "since": format_optional_moment(session.created),
                "seen": format_optional_moment(session.seen),
            }
            for session in await store.sessions_of(connection, player)
        ],
        "passkeys": [
            {
                "id": passkey.id,
                "device": passkey.device,
                "since": format_moment(passkey.created),
                "seen": format_optional_moment(passkey.used),
            }
            for passkey in await passkeys.of_player(connection, player)
        ],
        "tokens": [
            {
                "name": token.name,
                "scopes": token.scopes,
                "since": format_moment(token.created),
                "until": format_moment(token.expires),
                "seen": format_optional_moment(token.seen),
            }
            for token in await tokens.of_player(connection, player)
        ],
    }


async def hand_over_personal_data(connection: AsyncConnection, guest: str, heir: str) -> None:
    """Do nothing: who somebody is cannot be handed over. The sessions of the guest end afterwards, on all nodes."""


async def erase_personal_data(connection: AsyncConnection, player: str) -> None:
    """Blank the row of a player, and delete every way in."""
    await personal_data_store.forget_account(connection, player)
