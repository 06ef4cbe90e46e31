"""What players send and get, by subject."""

from typing import Annotated

from pydantic import BaseModel, Field

from shoal.server.accounts.identity import passwords
from shoal.server.accounts.identity.store import PlayerRow
from shoal.server.platform.base.input_text import Text
from shoal.table.http_types import Me
from shoal.texts.bundles import Language

Name = Annotated[Text, Field(max_length=100)]
Password = Annotated[Text, Field(max_length=passwords.LONGEST)]
NewPassword = Annotated[Text, Field(min_length=passwords.SHORTEST, max_length=passwords.LONGEST)]
Email = Annotated[Text, Field(max_length=254)]
"""An address; empty for none."""


class GuestRequest(BaseModel):
    """The name that a guest wants; if left out, they get a random one."""

    name: Name | None = None


class NameRequest(BaseModel):
    """The name that a player wants."""

    name: Name


class RegistrationRequest(BaseModel):
    """Name and password of a new account, and an address for letters if one is wanted, with their language."""

    name: Name
    password: NewPassword
    email: Email = ""
    language: Language = "en"


class LoginRequest(BaseModel):
    """Name and password of an account."""

    name: Name
    password: Password


class PasswordChangeRequest(BaseModel):
    """The old password and the new one. An account that has only passkeys has no old one."""

    old: Password = ""
    new: NewPassword


class ProofRequest(BaseModel):
    """The password of the account."""

    password: Password


class EmailRequest(BaseModel):
    """The address for letters, and their language; empty to delete it."""

    email: Email
    language: Language = "en"


class AddressLetterRequest(BaseModel):
    """In which language the letter shall be."""

    language: Language = "en"


class AddressRequest(BaseModel):
    """The secret from the link of a letter that asks whether an address is right."""

    secret: Annotated[str, Field(pattern="^[A-Za-z0-9_-]+$", max_length=100)]


class ConfirmedAddress(BaseModel):
    """An address that was confirmed, veiled."""

    mailbox: str


class RecoveryRequest(BaseModel):
    """The name of an account, its recovery words, and a new password."""

    name: Name
    words: Annotated[Text, Field(max_length=200)]
    password: NewPassword


class ResetEmailRequest(BaseModel):
    """The address of an account to which a letter is sent, and the language of the letter."""

    email: Annotated[Text, Field(min_length=3, max_length=254)]
    language: Language = "en"


class ResetPasswordRequest(BaseModel):
    """The secret from a letter's link, and a new password."""

    secret: Annotated[str, Field(pattern="^[A-Za-z0-9_-]+$", max_length=100)]
    password: NewPassword


class RecoveryWords(BaseModel):
    """Six words. They are told once."""

    words: list[str]


class LinkCode(BaseModel):
    """A code that makes another device the same guest, once, until it ends."""

    code: str
    until: str


class LinkCodeRequest(BaseModel):
    """A code from another device, or a link that ends with it."""

    code: Annotated[Text, Field(max_length=200)]


class SessionDevice(BaseModel):
    """A session of the player: browser and system, as far as they are known."""

    id: str
    browser: str
    system: str
    since: str | None
    seen: str | None
    here: bool


class Key(BaseModel):
    """A passkey of the player, and the device that made it."""

    id: str
    browser: str
    system: str
    since: str
    used: str | None


class EarlierName(BaseModel):
    """An earlier name, and until when it is kept."""

    name: str
    until: str


class Account(BaseModel):
    """What only the player may know about their account. `renames` is when the name may change again.

    `confirmed`: whether the owner of the mailbox has confirmed the address. `mails`: whether letters can be sent.
    """

    name: str
    account: bool
    since: str
    password: bool
    passkeys: list[Key]
    email: str | None
    confirmed: bool
    mails: bool
    words: str | None
    names: list[EarlierName]
    renames: str | None
    devices: list[SessionDevice]
    leaves: str | None


def me_of(player: PlayerRow) -> Me:
    return {"id": player.id, "name": player.name, "account": player.account}
