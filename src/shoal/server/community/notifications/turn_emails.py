"""Emails about turns: all games that wait, at most one email in the hours that a player chose."""

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from shoal.server.accounts.identity import store as players
from shoal.server.accounts.notification_outbox import store as notices
from shoal.server.accounts.notification_outbox.store import NotificationSettingsRow
from shoal.server.community.notifications import signed_links, store
from shoal.server.community.notifications.message_text import email_data, most_urgent_first
from shoal.server.community.notifications.quiet_hours import next_allowed_moment
from shoal.server.community.notifications.store import Notice
from shoal.server.platform.base.timestamps import HOUR_MS, MINUTE_MS, now
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import Database
from shoal.server.platform.email.store import QueuedEmail, outcomes, queue_email

EMAIL_AFTER_MS: Final = 10 * MINUTE_MS
"""Milliseconds after the move before a letter is written."""
MOST_REFUSALS: Final = 3
"""So many letters in a row that the mailbox refused end these letters."""


async def mailbox_of(connection: AsyncConnection, settings: Settings, wishes: NotificationSettingsRow) -> str | None:
    """Return the address for letters about turns, or None: the player has confirmed it and wants them."""
    if not settings.mails or not wishes.mail:
        return None
    address = await players.email_of(connection, wishes.player)
    return address if address and address == wishes.confirmed else None


async def tell_by_email(connection: AsyncConnection, settings: Settings, notice: Notice) -> None:
    """Write a letter about a turn and all other games that wait, or put it off, or give up."""
    wishes = await notices.lock_notification_settings(connection, notice.player)
    if not await store.leave_to_letters(connection, notice):
        return
    address = None if wishes is None else await mailbox_of(connection, settings, wishes)
    game = await store.find_turn(connection, notice)
    if wishes is None or address is None or game is None:
        await store.finish_notice(connection, notice, "none" if game is not None else "over")
        return
    earliest = max(notice.began + EMAIL_AFTER_MS, wishes.mailed + wishes.hours * HOUR_MS)
    at = next_allowed_moment(wishes, now(), earliest, game.deadline)
    if at > now():
        await store.put_back(connection, notice, at, counted=False)
    elif await is_refused(connection, wishes):
        await notices.change_notification_settings(connection, wishes.player, mail=False)
        await store.finish_notice(connection, notice, "none")
    else:
        await write_turn_email(connection, settings, notice, wishes, address)


async def is_refused(connection: AsyncConnection, wishes: NotificationSettingsRow) -> bool:
    """Look what became of the latest letter; return whether the mailbox has refused too many in a row."""
    outcome = (await outcomes(connection, [wishes.letter])).get(wishes.letter, "")
    refusals = wishes.refusals + 1 if outcome == "refused" else 0 if outcome == "sent" else wishes.refusals
    if refusals != wishes.refusals:
        await notices.change_notification_settings(connection, wishes.player, refusals=refusals)
    return refusals >= MOST_REFUSALS


async def write_turn_email(
    connection: AsyncConnection, settings: Settings, notice: Notice, wishes: NotificationSettingsRow, address: str
) -> None:
    """Write the letter that tells of all games that wait."""
    games = most_urgent_first(await store.all_waiting(connection, wishes.player))
    token = signed_links.signed_link_token(settings, signed_links.STOP, wishes.player, address)
    name = next(chair.name for chair in games[0].facts.chairs if chair.seat == games[0].seat)
    data = {
        **email_data(games, wishes, settings.url),
        "name": name,
        "stop": f"{settings.url}/letters/stop/{token}",
        "unsubscribe": f"{settings.url}/api/letters/stop/{token}",
        "about": " ".join(f"{game.facts.id}/{game.seat}/{game.entries}" for game in games),
        "player": wishes.player,
    }
    key = f"turn {notice.table_id} {notice.seat} {notice.entries} {notice.began}"
    await queue_email(connection, to=address, kind="turn", language=wishes.language, data=data, key=key)
    await notices.change_notification_settings(connection, wishes.player, mailed=now(), letter=key)
    await store.told_by_letter(connection, games)


async def is_wanted(database: Database, letter: QueuedEmail) -> bool:
    """Return whether a letter that waits to be sent still has a reason: one of its turns is still owed."""
    turns = [turn.split("/") for turn in letter.data["about"].split()]
    async with database.reading() as connection:
        owed = [(table, int(seat), int(entries)) for table, seat, entries in turns]
        return await store.any_stands(connection, owed, letter.data["player"])
