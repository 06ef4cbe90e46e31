"""Where archives are kept: a folder, or a bucket of object storage that speaks the S3 API."""

import os
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Protocol
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

USUAL_REGION: Final = "us-east-1"
FORM: Final = "file:///folder or s3://key:secret@host/bucket/prefix?region=…"


class BadStorageAddress(ValueError):
    """An address at which no archive can be kept."""


class ArchiveUnreachable(OSError):
    """The storage of archives does not answer, or not as it should."""


class ObjectStorage(Protocol):
    """Keeps files by name. Both methods wait for the storage, so they run in threads."""

    def put(self, name: str, data: bytes) -> None:
        """Keep a file; it is there for good when this returns."""

    def get(self, name: str, start: int, length: int) -> bytes:
        """Return a part of a file."""


@dataclass(frozen=True)
class FolderStorage:
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


def open_storage(address: str) -> ObjectStorage:
    """Return the place of an address, or raise an error that does not repeat its secret."""
    parts = urlsplit(address)
    if parts.scheme == "file" and parts.path.startswith("/") and not parts.netloc:
        return FolderStorage(Path(unquote(parts.path)))
    if parts.scheme != "s3" or not parts.hostname or len(parts.path.rstrip("/")) < 2:
        raise BadStorageAddress(f"it must be {FORM}")
    return open_s3(parts)


def open_s3(parts: SplitResult) -> ObjectStorage:
    """Return the bucket of an address; without a key in it, the environment gives one, or a role."""
    asked = parse_qs(parts.query)
    if unknown := set(asked) - {"region", "tls"}:
        raise BadStorageAddress(f"it has unknown parameters: {', '.join(sorted(unknown))}")
    if bool(parts.username) != bool(parts.password):
        raise BadStorageAddress("it has a key without a secret, or a secret without a key")
    if find_spec("obstore") is None:
        raise BadStorageAddress("a bucket needs one more package: pip install '.[server,s3]'")
    scheme = "http" if asked.get("tls", ["on"])[0] == "off" else "https"
    endpoint = f"{scheme}://{parts.netloc.rpartition('@')[2]}"
    keys = (unquote(parts.username), unquote(parts.password)) if parts.username and parts.password else None
    made: ObjectStorage = import_module("shoal.server.platform.object_storage.s3_bucket").open_bucket(
        endpoint, unquote(parts.path), asked.get("region", [USUAL_REGION])[0], keys
    )
    return made
