"""How players want to be told, over HTTP: their wishes, their devices, and links in letters."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Request
from pydantic import AfterValidator, BaseModel, Field
from pydantic_core import PydanticCustomError

from shoal.server import letters
from shoal.server.calling import encryption, links
from shoal.server.calling.endpoints import LONGEST, BadEndpoint, read_endpoint
from shoal.server.calling.quiet import zones
from shoal.server.errors import Problem, declared
from shoal.server.limits import HOUR, Limit, spend
from shoal.server.mailboxes import veiled
from shoal.server.notices import devices, store
from shoal.server.notices.devices import Device
from shoal.server.notices.store import Wishes
from shoal.server.players import cookies
from shoal.server.players import store as players
from shoal.server.players.visitors import ThePlayer
from shoal.server.resources import Resources, TheResources
from shoal.server.texts import TABLE_ID, Text

router = APIRouter(tags=["notices"])

DEVICES: Final = Limit("devices", 30, HOUR)
WISHES: Final = Limit("wishes", 60, HOUR)
CONFIRMATIONS: Final = Limit("confirmations", 3, 24 * HOUR)
"""Letters that ask for a confirmation, by player and by mailbox."""


def expect_zone(text: str) -> str:
    if text not in zones():
        raise PydanticCustomError("zone", "must be the name of a time zone")
    return text


Zone = Annotated[Text, Field(max_length=40), AfterValidator(expect_zone)]
Hour = Annotated[int, Field(ge=0, le=23)]
TableId = Annotated[str, Path(pattern=TABLE_ID)]
Token = Annotated[str, Path(max_length=links.LONGEST)]


class WishedNotices(BaseModel):
    """How a player wants to be told that it is their turn."""

    push: bool
    mail: bool
    late: bool = False
    quiet_from: Hour = 22
    quiet_until: Hour = 8
    zone: Zone = "UTC"
    hours: Literal[3, 6, 12, 24] = 6
    language: Literal["en", "de", "ja"] = "en"


class KnownNotices(BaseModel):
    """The wishes of the player who asks, and what this server can do.

    `wishes` is null if they never chose. `mailbox` is their address, veiled; `confirmed` says whether its owner has
    agreed. `refused` says that letters came back and were ended. `key` is the server's key for pushes.
    """

    wishes: WishedNotices | None
    mails: bool
    mailbox: str | None
    confirmed: bool
    refused: bool
    key: str


class Subscription(BaseModel):
    """A browser's subscription to pushes."""

    endpoint: Annotated[Text, Field(max_length=LONGEST)]
    key: Annotated[Text, Field(max_length=100)]
    auth: Annotated[Text, Field(max_length=32)]


class Endpoint(BaseModel):
    """The address of a subscription."""

    endpoint: Annotated[Text, Field(max_length=LONGEST)]


class Again(BaseModel):
    """Letters are wanted again, at most one in so many hours; if left out, as before."""

    hours: Literal[3, 6, 12, 24] | None = None


class Mailbox(BaseModel):
    """The mailbox that a link in a letter speaks of, veiled, or null if it gets no letters any more."""

    mailbox: str | None


@router.get("/api/notices", responses=declared("stranger"))
async def known(resources: TheResources, player: ThePlayer) -> KnownNotices:
    """Return how the player wants to be told."""
    async with resources.database.transaction() as connection:
        wishes = await store.wishes_of(connection, player.id)
        email = await players.email_of(connection, player.id)
        private = await devices.private_key(connection, encryption.new_private())
    chosen = None if wishes is None else WishedNotices.model_validate(wishes, from_attributes=True)
    return KnownNotices(
        wishes=chosen,
        mails=resources.settings.mails,
        mailbox=veiled(email) if email else None,
        confirmed=wishes is not None and email is not None and wishes.confirmed == email,
        refused=wishes is not None and not wishes.mail and wishes.refusals > 2,
        key=encryption.public_of(private),
    )


@router.post("/api/notices", responses=declared("stranger", "taken"))
async def wish(resources: TheResources, player: ThePlayer, wished: WishedNotices) -> KnownNotices:
    """Choose how to be told. Letters begin when the owner of the mailbox has agreed."""
    await spend(resources, WISHES, player.id)
    async with resources.database.reading() as connection:
        email = await players.email_of(connection, player.id)
        before = await store.wishes_of(connection, player.id)
    if wished.mail and (not resources.settings.mails or email is None):
        raise Problem("taken", "server.no-mail" if not resources.settings.mails else "server.no-mailbox")
    async with resources.database.transaction() as connection:
        await store.wish(connection, Wishes(player.id, **wished.model_dump()))
        if wished.mail:
            await store.change(connection, player.id, refusals=0)
    if wished.mail and email is not None and (before is None or before.confirmed != email):
        await ask_owner(resources, player.id, player.name, email, wished.language)
    return await known(resources, player)


async def ask_owner(resources: Resources, player: str, name: str, email: str, language: str) -> None:
    """Write a letter that asks the owner of a mailbox to agree; at most a few a day, by player and by mailbox."""
    await spend(resources, CONFIRMATIONS, player)
    await spend(resources, CONFIRMATIONS, f"mailbox {email}")
    token = links.token(resources.settings, links.CONFIRM, player, email)
    data = {"name": name, "link": f"{resources.settings.url}/letters/confirm/{token}"}
    async with resources.database.transaction() as connection:
        await letters.write(
            connection, to=email, kind="confirm", language=language, data=data, key=letters.new_key("confirm")
        )


@router.post("/api/notices/devices", status_code=204, responses=declared("stranger", "taken"))
async def subscribe(request: Request, resources: TheResources, player: ThePlayer, wanted: Subscription) -> None:
    """Send pushes to this browser, as long as its session lasts."""
    try:
        read_endpoint(wanted.endpoint, local=resources.settings.push_local)
    except BadEndpoint:
        raise Problem("malformed", "server.bad-endpoint") from None
    if not encryption.is_key(wanted.key, wanted.auth):
        raise Problem("malformed", "server.bad-endpoint")
    await spend(resources, DEVICES, player.id)
    session = cookies.hash_of(cookies.read(request, resources.settings) or "")
    device = Device(devices.hash_of(wanted.endpoint), player.id, session, wanted.endpoint, wanted.key, wanted.auth)
    async with resources.database.transaction() as connection:
        if not await devices.add(connection, device):
            raise Problem("taken", "server.bad-endpoint")


@router.post("/api/notices/devices/remove", status_code=204, responses=declared("stranger"))
async def unsubscribe(resources: TheResources, player: ThePlayer, wanted: Endpoint) -> None:
    """Send no more pushes to this browser."""
    async with resources.database.transaction() as connection:
        await devices.remove(connection, devices.hash_of(wanted.endpoint), player.id)


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
    return await change(resources, links.STOP, token, mail=False)


@router.post("/api/letters/again/{token}", responses=declared("unknown"))
async def again(resources: TheResources, token: Token, wanted: Again) -> Mailbox:
    """Undo the end of letters, with the same link."""
    rarer = {} if wanted.hours is None else {"hours": wanted.hours}
    return await change(resources, links.STOP, token, mail=True, **rarer)


@router.post("/api/letters/confirm/{token}", responses=declared("unknown"))
async def confirm(resources: TheResources, token: Token) -> Mailbox:
    """Agree to letters about turns, as the owner of the mailbox."""
    return await change(resources, links.CONFIRM, token)


async def change(resources: Resources, purpose: str, token: str, **values: object) -> Mailbox:
    """Change the wishes that a link speaks of. If the player has another mailbox by now, nothing needs changing."""
    read = links.read(resources.settings, purpose, token)
    if read is None:
        raise Problem("unknown", "server.bad-link")
    player, traced = read
    async with resources.database.transaction() as connection:
        email, wishes = await players.email_of(connection, player), await store.lock_wishes(connection, player)
        if email is None or wishes is None or links.trace(email) != traced:
            return Mailbox(mailbox=None)
        agreed = {"confirmed": email} if purpose == links.CONFIRM else {}
        await store.change(connection, player, **agreed, **values)
    return Mailbox(mailbox=veiled(email))
