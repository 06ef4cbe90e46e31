"""Addresses of e-mail: what is one, and how it is shown to people who need not know it whole."""

import re
from typing import Final

LONGEST: Final = 254
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])"
)
"""Plain addresses only: no quoted words, no comments, no numbers for hosts, nothing that could end a header."""
LONGEST_LOCAL: Final = 64


def is_address(text: str) -> bool:
    """Return whether a letter can be sent there."""
    local = text.partition("@")[0]
    return len(text) <= LONGEST and len(local) <= LONGEST_LOCAL and ADDRESS.fullmatch(text) is not None


def veiled(address: str) -> str:
    """Return an address as a page shows it: its first and last letter, and its host."""
    local, _, host = address.partition("@")
    return f"{local[:1]}…{local[-1:]}@{host}"
