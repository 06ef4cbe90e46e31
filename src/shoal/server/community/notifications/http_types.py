"""What pages send and get about notifications."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field
from pydantic_core import PydanticCustomError

from shoal.server.community.notifications.quiet_hours import zones
from shoal.server.community.notifications.ssrf_guard import LONGEST
from shoal.server.platform.base.input_text import Text
from shoal.texts.bundles import Language


def expect_zone(text: str) -> str:
    if text not in zones():
        raise PydanticCustomError("zone", "must be the name of a time zone")
    return text


Zone = Annotated[Text, Field(max_length=40), AfterValidator(expect_zone)]
Hour = Annotated[int, Field(ge=0, le=23)]


class NotificationSettingsRequest(BaseModel):
    """How a player wants to be told that it is their turn."""

    push: bool
    mail: bool
    late: bool = False
    quiet_from: Hour = 22
    quiet_until: Hour = 8
    zone: Zone = "UTC"
    hours: Literal[3, 6, 12, 24] = 6
    language: Language = "en"


class NotificationSettings(BaseModel):
    """The wishes of the player who asks, and what this server can do.

    `wishes` is null if they never chose. `mailbox` is their address, veiled; `confirmed` says whether its owner has
    agreed. `refused` says that letters came back and were ended. `key` is the server's key for pushes.
    """

    wishes: NotificationSettingsRequest | None
    mails: bool
    mailbox: str | None
    confirmed: bool
    refused: bool
    key: str


class SubscribeRequest(BaseModel):
    """A browser's subscription to pushes."""

    endpoint: Annotated[Text, Field(max_length=LONGEST)]
    key: Annotated[Text, Field(max_length=100)]
    auth: Annotated[Text, Field(max_length=32)]


class UnsubscribeRequest(BaseModel):
    """The address of a subscription."""

    endpoint: Annotated[Text, Field(max_length=LONGEST)]


class ResumeEmailsRequest(BaseModel):
    """Letters are wanted again, at most one in so many hours; if left out, as before."""

    hours: Literal[3, 6, 12, 24] | None = None


class Mailbox(BaseModel):
    """The mailbox that a link in a letter speaks of, veiled, or null if it gets no letters any more."""

    mailbox: str | None
