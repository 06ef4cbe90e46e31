"""Where archives are kept: a folder, or a bucket of object storage that speaks the S3 API."""

import os
from dataclasses import dataclass
from datetime import UTC, datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import parse_qs, unquote, urlsplit

from shoal.server.archives.signing import sign

PATIENCE: Final = 10.0
"""Seconds for one answer of the storage."""
USUAL_REGION: Final = "us-east-1"
DONE: Final = frozenset({200, 204, 206})
FORM: Final = "file:///folder or s3://key:secret@host/bucket/prefix?region=…"


class BadPlace(ValueError):
    """An address at which no archive can be kept."""


class ArchiveAway(OSError):
    """The storage of archives does not answer, or not as it should."""


class Place(Protocol):
    """Keeps files by name. Both methods wait for the storage, so they run in threads."""

    def put(self, name: str, data: bytes) -> None:
        """Keep a file; it is there for good when this returns."""

    def get(self, name: str, start: int, length: int) -> bytes:
        """Return a part of a file."""


@dataclass(frozen=True)
class Folder:
    """A folder of this machine, or one that all machines share."""

    path: Path

    def put(self, name: str, data: bytes) -> None:
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(f"{file.name}.part")
        with part.open("wb") as opened:
            opened.write(data)
            opened.flush()
            os.fsync(opened.fileno())
        part.replace(file)

    def get(self, name: str, start: int, length: int) -> bytes:
        with (self.path / name).open("rb") as opened:
            opened.seek(start)
            return opened.read(length)


@dataclass(frozen=True)
class Bucket:
    """A bucket of object storage; `keys` are the access key, its secret and the region."""

    host: str
    root: str
    keys: tuple[str, str, str]
    tls: bool = True

    def put(self, name: str, data: bytes) -> None:
        self._ask("PUT", name, data)

    def get(self, name: str, start: int, length: int) -> bytes:
        return self._ask("GET", name, b"", {"range": f"bytes={start}-{start + length - 1}"})

    def _ask(self, method: str, name: str, body: bytes, more: dict[str, str] | None = None) -> bytes:
        path = f"{self.root}/{name}"
        headers = sign(method, self.host, path, body, self.keys, datetime.now(UTC))
        connection = (HTTPSConnection if self.tls else HTTPConnection)(self.host, timeout=PATIENCE)
        try:
            connection.request(method, path, body, {**headers, **(more or {})})
            answer = connection.getresponse()
            data = answer.read()
        except HTTPException as error:
            raise ArchiveAway(f"the archive's answer is not HTTP ({type(error).__name__})") from None
        finally:
            connection.close()
        if answer.status not in DONE:
            raise ArchiveAway(f"the archive answers {answer.status} to {method}")
        return data


def read_place(address: str) -> Place:
    """Return the place of an address, or raise an error that does not repeat its secret."""
    parts = urlsplit(address)
    if parts.scheme == "file" and parts.path.startswith("/") and not parts.netloc:
        return Folder(Path(unquote(parts.path)))
    root = unquote(parts.path).rstrip("/")
    if parts.scheme != "s3" or not (parts.hostname and parts.username and parts.password and len(root) > 1):
        raise BadPlace(f"it must be {FORM}")
    asked = parse_qs(parts.query)
    if unknown := set(asked) - {"region", "tls"}:
        raise BadPlace(f"it has unknown parameters: {', '.join(sorted(unknown))}")
    host = parts.netloc.rpartition("@")[2]
    keys = (unquote(parts.username), unquote(parts.password), asked.get("region", [USUAL_REGION])[0])
    return Bucket(host, root, keys, tls=asked.get("tls", ["on"])[0] != "off")
