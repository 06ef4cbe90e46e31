"""A push service on 127.0.0.1: it takes pushes, checks who signed them, and decrypts them as a browser does."""

import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encode(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass(frozen=True)
class Taken:
    """One push that the service took."""

    path: str
    message: bytes
    headers: dict[str, str]
    length: int

    def read(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.message)
        return told


@dataclass
class PushService:
    """What the service knows: its devices by path, what it took, and what it answers instead."""

    url: str = ""
    taken: list[Taken] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)
    keys: dict[str, tuple[ec.EllipticCurvePrivateKey, bytes]] = field(default_factory=dict)
    asked: int = 0

    def device(self, path: str) -> dict[str, str]:
        """Return a new subscription, as a browser gives it to the page."""
        private, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.keys[path] = (private, auth)
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.url + path, "key": encode(point), "auth": encode(auth)}

    def of(self, path: str) -> list[Taken]:
        return [one for one in self.taken if one.path == path]

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        self.asked += 1
        if path in self.answers:
            return self.answers[path]
        check_signature(headers["authorization"], self.url)
        private, auth = self.keys[path]
        message = http_ece.decrypt(body, private_key=private, auth_secret=auth, version="aes128gcm")
        self.taken.append(Taken(path, message, headers, len(body)))
        return 201


def check_signature(header: str, url: str) -> None:
    """Check the header as RFC 8292 says; an error in it is an error of the test."""
    token, key = (part.partition("=")[2] for part in header.removeprefix("vapid ").split(", "))
    signed, _, signature = token.rpartition(".")
    claims = json.loads(decode(signed.partition(".")[2]))
    assert claims["aud"] == url
    assert claims["sub"].startswith(("https://", "http://", "mailto:"))
    raw = decode(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    public.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(service.take(self.path, headers, body))
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
