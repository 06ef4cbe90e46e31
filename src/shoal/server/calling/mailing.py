"""Letters about turns: all games that wait, at most one letter in the hours that a player chose."""

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server import letters
from shoal.server.calling import links, store
from shoal.server.calling.quiet import when
from shoal.server.calling.store import Notice
from shoal.server.calling.wording import letter_of, most_urgent_first
from shoal.server.database import Database
from shoal.server.letters.store import Letter, outcomes
from shoal.server.moments import now
from shoal.server.notices import store as notices
from shoal.server.notices.store import HOUR, Wishes
from shoal.server.players import store as players
from shoal.server.settings import Settings

AFTER: Final = 600_000
"""Milliseconds after the move before a letter is written."""
MOST_REFUSALS: Final = 3
"""So many letters in a row that the mailbox refused end these letters."""


async def mailbox_of(connection: AsyncConnection, settings: Settings, wishes: Wishes) -> str | None:
    """Return the address for letters about turns, or None: the player has confirmed it and wants them."""
    if not settings.mails or not wishes.mail:
        return None
    address = await players.email_of(connection, wishes.player)
    return address if address and address == wishes.confirmed else None


async def tell_by_letter(connection: AsyncConnection, settings: Settings, notice: Notice) -> None:
    """Write a letter about a turn and all other games that wait, or put it off, or give up."""
    wishes = await notices.lock_wishes(connection, notice.player)
    if not await store.leave_to_letters(connection, notice):
        return
    address = None if wishes is None else await mailbox_of(connection, settings, wishes)
    game = await store.find(connection, notice)
    if wishes is None or address is None or game is None:
        await store.finish(connection, notice, "none" if game is not None else "over")
        return
    earliest = max(notice.began + AFTER, wishes.mailed + wishes.hours * HOUR)
    at = when(wishes, now(), earliest, game.deadline)
    if at > now():
        await store.put_back(connection, notice, at, counted=False)
    elif await is_refused(connection, wishes):
        await notices.change(connection, wishes.player, mail=False)
        await store.finish(connection, notice, "none")
    else:
        await write_letter(connection, settings, notice, wishes, address)


async def is_refused(connection: AsyncConnection, wishes: Wishes) -> bool:
    """Look what became of the latest letter; return whether the mailbox has refused too many in a row."""
    outcome = (await outcomes(connection, [wishes.letter])).get(wishes.letter, "")
    refusals = wishes.refusals + 1 if outcome == "refused" else 0 if outcome == "sent" else wishes.refusals
    if refusals != wishes.refusals:
        await notices.change(connection, wishes.player, refusals=refusals)
    return refusals >= MOST_REFUSALS


async def write_letter(
    connection: AsyncConnection, settings: Settings, notice: Notice, wishes: Wishes, address: str
) -> None:
    """Write the letter that tells of all games that wait."""
    games = most_urgent_first(await store.all_waiting(connection, wishes.player))
    token = links.token(settings, links.STOP, wishes.player, address)
    name = next(chair.name for chair in games[0].facts.chairs if chair.seat == games[0].seat)
    data = {
        **letter_of(games, wishes, settings.url),
        "name": name,
        "stop": f"{settings.url}/letters/stop/{token}",
        "unsubscribe": f"{settings.url}/api/letters/stop/{token}",
        "about": " ".join(f"{one.facts.id}/{one.seat}/{one.entries}" for one in games),
        "player": wishes.player,
    }
    key = f"turn {notice.table_id} {notice.seat} {notice.entries} {notice.began}"
    await letters.write(connection, to=address, kind="turn", language=wishes.language, data=data, key=key)
    await notices.change(connection, wishes.player, mailed=now(), letter=key)
    await store.told_by_letter(connection, games)


async def is_wanted(database: Database, letter: Letter) -> bool:
    """Return whether a letter that waits to be sent still has a reason: one of its turns is still owed."""
    turns = [one.split("/") for one in letter.data["about"].split()]
    async with database.reading() as connection:
        owed = [(table, int(seat), int(entries)) for table, seat, entries in turns]
        return await store.any_stands(connection, owed, letter.data["player"])
