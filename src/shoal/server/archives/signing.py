"""Signatures of requests to object storage, as the S3 API wants them (AWS Signature Version 4)."""

import hashlib
import hmac
from datetime import datetime
from typing import Final
from urllib.parse import quote

ALGORITHM: Final = "AWS4-HMAC-SHA256"
SIGNED: Final = "host;x-amz-content-sha256;x-amz-date"


def sign(method: str, host: str, path: str, body: bytes, keys: tuple[str, str, str], at: datetime) -> dict[str, str]:
    """Return the headers of a signed request; `keys` are the access key, its secret and the region."""
    key, secret, region = keys
    moment, digest = at.strftime("%Y%m%dT%H%M%SZ"), hashlib.sha256(body).hexdigest()
    headers = {"host": host, "x-amz-content-sha256": digest, "x-amz-date": moment}
    lines = "".join(f"{name}:{value}\n" for name, value in headers.items())
    request = "\n".join((method, quote(path, safe="/-_.~"), "", lines, SIGNED, digest))
    scope = f"{moment[:8]}/{region}/s3/aws4_request"
    text = "\n".join((ALGORITHM, moment, scope, hashlib.sha256(request.encode()).hexdigest()))
    signing = f"AWS4{secret}".encode()
    for word in (moment[:8], region, "s3", "aws4_request"):
        signing = hmac.digest(signing, word.encode(), "sha256")
    signature = hmac.digest(signing, text.encode(), "sha256").hex()
    return {
        **headers,
        "authorization": f"{ALGORITHM} Credential={key}/{scope}, SignedHeaders={SIGNED}, Signature={signature}",
    }
