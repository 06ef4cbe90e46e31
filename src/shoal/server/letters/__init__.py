"""Letters: e-mails that wait in the database until a worker has sent them.

`write` adds a letter in the transaction of its cause, so both happen or neither. A worker sends it at least once; a
repeat has the same Message-ID, date and bytes, so that mailboxes show it once. A deployment without SMTP has no
letters: ask `settings.mails` before writing one.
"""

import secrets

from shoal.server.letters.store import write

__all__ = ["new_key", "write"]


def new_key(kind: str) -> str:
    """Return a key for a letter that is always a new one."""
    return f"{kind} {secrets.token_urlsafe(24)}"
