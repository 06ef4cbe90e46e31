"""Compression of answers over HTTP: the forms that a browser accepts."""

import gzip
from typing import Final

import orjson
from starlette.requests import Request
from starlette.responses import Response

CODINGS: Final = ("br", "gzip")
SHORT: Final = 1000
"""Bytes that are not worth compressing."""
QUICK: Final = 5


def accepted_codings(headers: list[str]) -> set[str]:
    """Return those of our codings that Accept-Encoding names, or means by `*`, with a weight above 0.

    A part that cannot be read accepts nothing.
    """
    weights = dict(_weight(part) for header in headers for part in header.lower().split(","))
    return {coding for coding in CODINGS if weights.get(coding, weights.get("*", 0.0)) > 0.0}


def packed_json(request: Request, value: object) -> Response:
    """Return an answer as JSON, compressed where the browser accepts it; not for answers with the reader's secrets."""
    text, headers = orjson.dumps(value), {"vary": "accept-encoding"}
    if len(text) >= SHORT and "gzip" in accepted_codings(request.headers.getlist("accept-encoding")):
        text, headers = gzip.compress(text, QUICK), {**headers, "content-encoding": "gzip"}
    return Response(text, media_type="application/json", headers=headers)


def _weight(part: str) -> tuple[str, float]:
    coding, _, quality = part.partition(";")
    name, _, value = quality.partition("=")
    if not quality.strip():
        return coding.strip(), 1.0
    try:
        return coding.strip(), float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return coding.strip(), 0.0
