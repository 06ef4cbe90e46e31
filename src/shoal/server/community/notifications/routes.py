"""How players want to be told, over HTTP: their wishes, their devices, and links in letters."""

import secrets
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request

from shoal.server.accounts.identity import session_cookie, sessions
from shoal.server.accounts.identity import store as players
from shoal.server.accounts.identity.authentication import ThePlayer
from shoal.server.accounts.notification_outbox import push_subscriptions_store, store
from shoal.server.accounts.notification_outbox.push_subscriptions_store import PushSubscription
from shoal.server.accounts.notification_outbox.store import NotificationSettingsRow
from shoal.server.community.notifications import signed_links, web_push_encryption
from shoal.server.community.notifications.http_types import (
    Mailbox,
    NotificationSettings,
    NotificationSettingsRequest,
    ResumeEmailsRequest,
    SubscribeRequest,
    UnsubscribeRequest,
)
from shoal.server.community.notifications.ssrf_guard import BadPushEndpoint, read_endpoint
from shoal.server.platform.base.email_address import veiled
from shoal.server.platform.base.input_text import TABLE_ID
from shoal.server.platform.base.timestamps import DAY_S, HOUR_S
from shoal.server.platform.email.store import queue_email
from shoal.server.platform.http.errors import Problem, declared
from shoal.server.platform.rate_limits.fixed_window import RateLimit, enforce_limit
from shoal.server.platform.resources import Resources, TheResources

router = APIRouter(tags=["notices"])

DEVICES: Final = RateLimit("devices", 30, HOUR_S)
WISHES: Final = RateLimit("wishes", 60, HOUR_S)
CONFIRMATIONS: Final = RateLimit("confirmations", 3, DAY_S)
"""Letters that ask for a confirmation, by player and by mailbox."""


TableId = Annotated[str, Path(pattern=TABLE_ID)]
Token = Annotated[str, Path(max_length=signed_links.LONGEST)]


@router.get("/api/notices", responses=declared("stranger"))
async def known(resources: TheResources, player: ThePlayer) -> NotificationSettings:
    """Return how the player wants to be told."""
    async with resources.database.transaction() as connection:
        wishes = await store.notification_settings_of(connection, player.id)
        email = await players.email_of(connection, player.id)
        private = await push_subscriptions_store.private_key(connection, web_push_encryption.new_private())
    chosen = None if wishes is None else NotificationSettingsRequest.model_validate(wishes, from_attributes=True)
    return NotificationSettings(
        wishes=chosen,
        mails=resources.settings.mails,
        mailbox=veiled(email) if email else None,
        confirmed=wishes is not None and email is not None and wishes.confirmed == email,
        refused=wishes is not None and not wishes.mail and wishes.refusals > 2,
        key=web_push_encryption.public_of(private),
    )


@router.post("/api/notices", responses=declared("stranger", "taken"))
async def wish(resources: TheResources, player: ThePlayer, wished: NotificationSettingsRequest) -> NotificationSettings:
    """Choose how to be told. Letters begin when the owner of the mailbox has agreed."""
    await enforce_limit(resources, WISHES, player.id)
    async with resources.database.reading() as connection:
        email = await players.email_of(connection, player.id)
        before = await store.notification_settings_of(connection, player.id)
    if wished.mail and (not resources.settings.mails or email is None):
        raise Problem("taken", "server.no-mail" if not resources.settings.mails else "server.no-mailbox")
    async with resources.database.transaction() as connection:
        await store.save_notification_settings(connection, NotificationSettingsRow(player.id, **wished.model_dump()))
        if wished.mail:
            await store.change_notification_settings(connection, player.id, refusals=0)
    if wished.mail and email is not None and (before is None or before.confirmed != email):
        await ask_owner(resources, player.id, player.name, email, wished.language)
    return await known(resources, player)


async def ask_owner(resources: Resources, player: str, name: str, email: str, language: str) -> None:
    """Write a letter that asks the owner of a mailbox to agree; at most a few a day, by player and by mailbox."""
    await enforce_limit(resources, CONFIRMATIONS, player)
    await enforce_limit(resources, CONFIRMATIONS, f"mailbox {email}")
    token = signed_links.signed_link_token(resources.settings, signed_links.CONFIRM, player, email)
    data = {"name": name, "link": f"{resources.settings.url}/letters/confirm/{token}"}
    async with resources.database.transaction() as connection:
        await queue_email(
            connection,
            to=email,
            kind="confirm",
            language=language,
            data=data,
            key=f"confirm {secrets.token_urlsafe(24)}",
        )


@router.post("/api/notices/devices", status_code=204, responses=declared("stranger", "taken"))
async def subscribe(request: Request, resources: TheResources, player: ThePlayer, wanted: SubscribeRequest) -> None:
    """Send pushes to this browser, as long as its session lasts."""
    try:
        read_endpoint(wanted.endpoint, local=resources.settings.push_local)
    except BadPushEndpoint:
        raise Problem("malformed", "server.bad-endpoint") from None
    if not web_push_encryption.is_key(wanted.key, wanted.auth):
        raise Problem("malformed", "server.bad-endpoint")
    await enforce_limit(resources, DEVICES, player.id)
    session = sessions.hash_of(session_cookie.read_cookie(request, resources.settings) or "")
    device = PushSubscription(
        push_subscriptions_store.hash_of(wanted.endpoint), player.id, session, wanted.endpoint, wanted.key, wanted.auth
    )
    async with resources.database.transaction() as connection:
        if not await push_subscriptions_store.add_subscription(connection, device):
            raise Problem("taken", "server.bad-endpoint")


@router.post("/api/notices/devices/remove", status_code=204, responses=declared("stranger"))
async def unsubscribe(resources: TheResources, player: ThePlayer, wanted: UnsubscribeRequest) -> None:
    """Send no more pushes to this browser."""
    async with resources.database.transaction() as connection:
        await push_subscriptions_store.remove_subscription(
            connection, push_subscriptions_store.hash_of(wanted.endpoint), player.id
        )


@router.post("/api/tables/{table}/seen", status_code=204, responses=declared("stranger"))
async def seen(resources: TheResources, player: ThePlayer, table: TableId) -> None:
    """Say that an open page has shown the player their turn, so that nothing else tells them."""
    async with resources.database.transaction() as connection:
        await store.seen(connection, table, player.id)


@router.post("/api/tables/{table}/later", status_code=204, responses=declared("stranger"))
async def later(resources: TheResources, player: ThePlayer, table: TableId) -> None:
    """Tell the player again in an hour, if the turn still stands then."""
    async with resources.database.transaction() as connection:
        await store.postpone(connection, table, player.id)


@router.post("/api/letters/stop/{token}", responses=declared("unknown"))
async def stop(resources: TheResources, token: Token) -> Mailbox:
    """End letters about turns. Mail programs send this too, without a cookie; it works for ever."""
    return await change_by_link(resources, signed_links.STOP, token, mail=False)


@router.post("/api/letters/again/{token}", responses=declared("unknown"))
async def again(resources: TheResources, token: Token, wanted: ResumeEmailsRequest) -> Mailbox:
    """Undo the end of letters, with the same link."""
    rarer = {} if wanted.hours is None else {"hours": wanted.hours}
    return await change_by_link(resources, signed_links.STOP, token, mail=True, **rarer)


@router.post("/api/letters/confirm/{token}", responses=declared("unknown"))
async def confirm(resources: TheResources, token: Token) -> Mailbox:
    """Agree to letters about turns, as the owner of the mailbox."""
    return await change_by_link(resources, signed_links.CONFIRM, token)


async def change_by_link(resources: Resources, purpose: str, token: str, **values: object) -> Mailbox:
    """Change the wishes that a link speaks of. If the player has another mailbox by now, nothing needs changing."""
    read = signed_links.read_link_token(resources.settings, purpose, token)
    if read is None:
        raise Problem("unknown", "server.bad-link")
    player, traced = read
    async with resources.database.transaction() as connection:
        email, wishes = (
            await players.email_of(connection, player),
            await store.lock_notification_settings(connection, player),
        )
        if email is None or wishes is None or signed_links.trace(email) != traced:
            return Mailbox(mailbox=None)
        agreed = {"confirmed": email} if purpose == signed_links.CONFIRM else {}
        await store.change_notification_settings(connection, player, **agreed, **values)
        if agreed:
            await players.confirm_email(connection, player, email)
    return Mailbox(mailbox=veiled(email))
