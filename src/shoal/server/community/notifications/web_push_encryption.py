"""Web Push encryption for one browser (RFC 8291), and this server's signature (VAPID, RFC 8292)."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

import orjson
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from shoal.server.platform.base.timestamps import HOUR_S

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
PADDED: Final = 1024
"""Every message has this length, so that the push service cannot tell one from another by it."""
POINT: Final = 65
SECRET: Final = 16
VAPID_VALID_S: Final = 12 * HOUR_S


def encode(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_key(key: str, auth: str) -> bool:
    """Return whether these are a browser's public key and secret."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
        return len(decode(key)) == POINT and len(decode(auth)) == SECRET
    except ValueError:
        return False


def encrypt(message: bytes, key: str, auth: str) -> bytes:
    """Return the body of a push: the message, padded, for the browser with this key and secret."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    ours, salt = ec.generate_private_key(CURVE), os.urandom(16)
    point = point_of(ours)
    shared = derive(ours.exchange(ec.ECDH(), theirs), decode(auth), b"WebPush: info\0" + decode(key) + point, 32)
    secret = derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(secret).encrypt(nonce, (message + b"\x02").ljust(PADDED, b"\0"), None)
    return salt + RECORD.to_bytes(4) + bytes([POINT]) + point + sealed


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point_of(private: ec.EllipticCurvePrivateKey) -> bytes:
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_private() -> str:
    """Return a new key for this server, as the database keeps it."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32))


def private_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode(text)), CURVE)


def public_of(private: str) -> str:
    """Return the public part of this server's key, as browsers want it."""
    return encode(point_of(private_of(private)))


def signed(private: str, audience: str, contact: str, now: int) -> str:
    """Return the header by which a push service knows this server; `now` is in milliseconds."""
    claims = {"aud": audience, "exp": now // 1000 + VAPID_VALID_S, "sub": contact}
    parts = f"{encode(orjson.dumps({'typ': 'JWT', 'alg': 'ES256'}))}.{encode(orjson.dumps(claims))}"
    first, second = decode_dss_signature(private_of(private).sign(parts.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={parts}.{encode(first.to_bytes(32) + second.to_bytes(32))}, k={public_of(private)}"
