"""What browsers send and get for passkeys."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from shoal.server.accounts.identity.http_types import Name

Encoded = Annotated[str, Field(pattern="^[A-Za-z0-9_-]+$", max_length=4000)]
"""Bytes as browsers write them: base64 for addresses, without signs at the end."""
KeyId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]+$", max_length=400)]


class NewKey(BaseModel):
    """What a browser needs to make a passkey: the site, the player, and the passkeys that they have already."""

    challenge: str
    site: str
    user: str
    name: str
    known: list[str]


class KeyUse(BaseModel):
    """What a browser needs to sign with a passkey."""

    challenge: str
    site: str


class CredentialRequest(BaseModel):
    """A passkey that a browser has made."""

    id: KeyId
    client_data: Encoded
    attestation: Annotated[str, Field(pattern="^[A-Za-z0-9_-]+$", max_length=20_000)]

    def as_browsers_say(self) -> dict[str, Any]:
        response = {"clientDataJSON": self.client_data, "attestationObject": self.attestation}
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}


class SignatureRequest(BaseModel):
    """A challenge that a browser has signed with a passkey."""

    id: KeyId
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded

    def as_browsers_say(self) -> dict[str, Any]:
        response = {
            "clientDataJSON": self.client_data,
            "authenticatorData": self.authenticator_data,
            "signature": self.signature,
        }
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}


class PasskeyRequest(CredentialRequest):
    """A new passkey. A guest who makes an account with it also chooses a name."""

    name: Name = ""
