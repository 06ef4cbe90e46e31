"""Lines of chat as they are stored: short, visible, without links.

A link is looked for in the text as people see it: letters that look Latin count as Latin, whatever script or width they
have, and what is invisible does not count.
"""

import re
import unicodedata
from typing import Final

from shoal.server.accounts.identity import store as players
from shoal.server.platform.base.confusables import is_ignorable, shape
from shoal.server.platform.base.timestamps import format_moment, now
from shoal.server.platform.db.database import Database
from shoal.server.platform.http.errors import Problem
from shoal.server.play.tables import store

LONGEST: Final = 200
MOST_LINES: Final = 5
CHAT_PERIOD_MS: Final = 10_000
"""Milliseconds in which one player may say so many lines, over all tables, websockets and nodes."""
MOST_MARKS: Final = 3
"""Marks on one letter; more would cover the lines above."""
JOINERS: Final = "\u200c\u200d"
SELECTORS: Final = "\ufe0e\ufe0f"
"""How emoji and some scripts are joined and shown; kept only between letters that are not Latin."""
DOTS: Final = str.maketrans({"\u3002": ".", "\uff61": ".", "\u2024": ".", "\u00b7": "."})
ENDINGS: Final = (
    "app|biz|br|ca|cc|ch|cn|co|com|de|dev|edu|eu|fi|fr|gg|gov|gq|icu|info|io|jp|kr|ly|ml|mobi|net|nl|nu|org|pl|pw|ru|se"
    "|su|tk|tv|tw|uk|vip|wiki|ws|xxx|xyz"
)
"""Endings of addresses. Those that are also words ("won.it") count only before a slash."""
LINK: Final = re.compile(
    rf"[a-z][a-z0-9+-]*:\s*/\s*/|\bwww\s*\.|\bmailto:|\w@\w+\.|[^\W_][\w-]*\.(?:{ENDINGS})\b|\w\.[a-z]{{2,}}/\w"
    r"|\b\d{1,3}(?:\.\d{1,3}){3}\b"
)


def clean(text: str) -> str:
    """Return a line as it is stored, or raise a Problem that says why it is refused."""
    line = " ".join("".join(visible(text)).split())
    if not line or not any(unicodedata.category(letter)[0] in "LNPS" for letter in line):
        raise Problem("malformed", "server.empty-message")
    if len(line) > LONGEST:
        raise Problem("malformed", "server.long-message", most=LONGEST)
    if has_link(line):
        raise Problem("malformed", "server.link-in-message")
    return line


def visible(text: str) -> list[str]:
    """Return the characters of a text without invisible ones, and without marks heaped on one letter."""
    kept: list[str] = []
    marks = 0
    for place, letter in enumerate(text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if letter in JOINERS or letter in SELECTORS:
            following = text[place + 1 : place + 2]
            if (
                kept
                and kept[-1] > "\u02ff"
                and kept[-1] not in JOINERS
                and (letter in SELECTORS or following > "\u02ff")
            ):
                kept.append(letter)
        elif category[0] != "C" and not is_ignorable(letter) and marks <= MOST_MARKS:
            kept.append(letter)
    return kept


def has_link(line: str) -> bool:
    plain = unicodedata.normalize("NFKC", line.translate(DOTS)).translate(DOTS).casefold()
    drawn = "".join(looks_like(letter) for letter in plain if letter not in JOINERS + SELECTORS)
    return LINK.search(plain) is not None or LINK.search(drawn) is not None


def looks_like(letter: str) -> str:
    """Return the Latin letter that a letter looks like, or the letter itself."""
    return shape(letter).casefold() if not letter.isascii() and letter.isalpha() else letter


async def refuse_muted(database: Database, player: str, *, limited: bool) -> None:
    """Refuse somebody whom an operator has muted, or who has just said too much.

    The database is asked each time, so neither another websocket nor another node helps. Only lines that are sent at
    the very same moment to n nodes can be n times as many as allowed.
    """
    at = now()
    async with database.reading() as connection:
        muted = await players.muted_until(connection, player)
        many = limited and await store.has_said(connection, player, at - CHAT_PERIOD_MS, MOST_LINES)
    if muted > at:
        raise Problem("forbidden", "server.muted", date=format_moment(muted)[:10])
    if many:
        raise Problem("limit", "server.too-many-messages")
