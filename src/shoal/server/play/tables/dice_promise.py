"""A promise about a table's dice, signed by the server: who kept it can prove what they were shown.

The key is made from the server's secret, so it is the same on all nodes.
"""

import json
from functools import lru_cache
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from shoal.server.play.tables.table_row import TableRow
from shoal.table.http_types import DicePromise

PURPOSE: Final = b"shoal dice promise"


@lru_cache(maxsize=4)
def signing_key(secret: str) -> Ed25519PrivateKey:
    """Return the key of a server with this secret."""
    seed = HKDF(hashes.SHA256(), 32, None, PURPOSE).derive(secret.encode())
    return Ed25519PrivateKey.from_private_bytes(seed)


def dice_promise(facts: TableRow, secret: str) -> DicePromise:
    """Return the hash and the seals of a full table, with the server's signature of them."""
    commitment = facts.commitment()
    promised = {"dice": 1, "table": facts.id, "hash": commitment.hash, "seals": list(commitment.seals)}
    statement = json.dumps(promised, separators=(",", ":"))
    key = signing_key(secret)
    return {
        "statement": statement,
        "signature": key.sign(statement.encode()).hex(),
        "key": key.public_key().public_bytes_raw().hex(),
    }
