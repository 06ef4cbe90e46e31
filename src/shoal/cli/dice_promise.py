"""The proof that a page keeps of the dice of a table: what a server signed, compared with the record of the game."""

import json
from pathlib import Path
from typing import Any

from shoal.cli.extras import needed
from shoal.core.errors import BadRecord, ChanceMismatch
from shoal.core.record import Record


def check_promise(file: Path, record: Record) -> str:
    """Return the key of the server that has signed what this record shows; raise an error if it is something else."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))["kept"]
        promise: dict[str, str] = kept["promise"]
        statement, key = promise["statement"], bytes.fromhex(promise["key"])
        signature, promised = bytes.fromhex(promise["signature"]), json.loads(statement)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRecord("not a proof: it has no promise of a server") from error
    expect_signature(key, signature, statement)
    expect_same(promised, record)
    return key.hex()


def expect_signature(key: bytes, signature: bytes, statement: str) -> None:
    with needed("server"):
        from cryptography.exceptions import InvalidSignature  # noqa: PLC0415  (only this needs it)
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # noqa: PLC0415
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, statement.encode())
    except (InvalidSignature, ValueError) as error:
        raise ChanceMismatch("the promise was not signed with its key") from error


def expect_same(promised: dict[str, Any], record: Record) -> None:
    commitment = record.commitment
    if commitment is None or promised.get("table") != commitment.table:
        raise ChanceMismatch("the promise is of another table")
    for name, shown in (("hash", commitment.hash), ("seals", list(commitment.seals))):
        if promised.get(name) != shown:
            raise ChanceMismatch(f"the server had promised other {name} than the record has")
