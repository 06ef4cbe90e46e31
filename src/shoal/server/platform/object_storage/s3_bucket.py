"""A bucket that speaks the S3 API, over obstore. Loaded only where the archive is in a bucket: the extra `s3`.

Obstore signs, sends large files in parts, and tries again after a fault (exponential backoff). Without a key in the
address it takes what the environment gives: a session token, a role by web identity, or that of the machine.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import obstore
from obstore.exceptions import BaseError
from obstore.store import S3Store

from shoal.server.platform.object_storage.backends import ArchiveUnreachable

if TYPE_CHECKING:
    from obstore.store import S3Credential, S3CredentialProvider

REQUEST_TIMEOUT: Final = timedelta(seconds=10)
"""For one answer of the storage; after as long, nothing is tried again."""
MAX_RETRIES: Final = 3


@dataclass(frozen=True)
class S3Bucket:
    """A bucket of object storage, from a folder in it downwards."""

    store: S3Store

    def put(self, name: str, data: bytes) -> None:
        with translated_errors():
            obstore.put(self.store, name, data)

    def get(self, name: str, start: int, length: int) -> bytes:
        with translated_errors():
            return bytes(obstore.get_range(self.store, name, start=start, length=length))


def open_bucket(endpoint: str, root: str, region: str, keys: tuple[str, str] | None) -> S3Bucket:
    """Return the bucket and folder of a root, with an access key and its secret or with the environment's."""
    bucket, _, prefix = root.strip("/").partition("/")
    return S3Bucket(
        S3Store(
            bucket,
            prefix=prefix or None,
            region=region,
            aws_endpoint_url_s3=endpoint,
            credential_provider=static_credentials(*keys) if keys else None,
            client_options={"allow_http": endpoint.startswith("http:"), "timeout": REQUEST_TIMEOUT},
            retry_config={"max_retries": MAX_RETRIES, "retry_timeout": REQUEST_TIMEOUT},
        )
    )


def static_credentials(key: str, secret: str) -> "S3CredentialProvider":
    """Return what gives a key of the address, which no variable of the environment alters."""
    credential: S3Credential = {"access_key_id": key, "secret_access_key": secret, "token": None, "expires_at": None}
    return lambda: credential


@contextmanager
def translated_errors() -> Iterator[None]:
    """Raise every fault of the storage as one error, of which the first line says what happened."""
    try:
        yield
    except (BaseError, OSError) as error:
        words = str(error).partition("\n")[0].partition(": <")[0]
        raise ArchiveUnreachable(f"the archive: {words}") from None
