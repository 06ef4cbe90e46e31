"""An authenticator for tests: makes passkeys and signs challenges, as a browser with a security key does."""

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


@dataclass
class Authenticator:
    """One passkey. `site` and `origin` are what a browser would tell; a test may lie."""

    origin: str
    site: str = "127.0.0.1"
    flags: int = PRESENT | VERIFIED
    uses: int = 0
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))

    def make(self, challenge: str) -> dict[str, Any]:
        """Return a new credential as the page sends it."""
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self.data(self.flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": bytes_to_base64url(self.id),
            "client_data": bytes_to_base64url(self.client_data("webauthn.create", challenge)),
            "attestation": bytes_to_base64url(attestation),
        }

    def sign(self, challenge: str) -> dict[str, Any]:
        """Return a signature as the page sends it."""
        self.uses += 1
        data, client = self.data(self.flags), self.client_data("webauthn.get", challenge)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": bytes_to_base64url(self.id),
            "client_data": bytes_to_base64url(client),
            "authenticator_data": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
        }

    def data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()


def add_passkey(person: httpx.Client, key: Authenticator, name: str = "") -> httpx.Response:
    challenge = person.post("/api/account/passkeys/begin").json()["challenge"]
    return person.post("/api/account/passkeys", json={**key.make(challenge), "name": name})


def log_in_with(person: httpx.Client, key: Authenticator) -> httpx.Response:
    challenge = person.post("/api/players/passkey/begin").json()["challenge"]
    return person.post("/api/players/passkey", json=key.sign(challenge))
