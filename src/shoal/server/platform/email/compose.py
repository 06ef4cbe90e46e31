"""An email as bytes: plain text, and the same as simple HTML. Equal letters have equal bytes."""

import hashlib
from collections.abc import Mapping
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from html import escape
from typing import Final

from shoal.server.platform.email.store import QueuedEmail
from shoal.server.platform.email.templates import EMAIL_TEMPLATES
from shoal.texts import texts_of

SENDER: Final = "Shoal"
NUMBERS: Final = frozenset({"count", "hours"})
PAGE: Final = (
    '<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="color-scheme" content="light dark">'
    "<title>{title}</title>"
    '<body style="font:16px/1.5 Georgia,serif;max-width:36em;margin:1.5em auto;padding:0 1em">{body}</body></html>\n'
)
HEAD: Final = '<p style="margin:0 0 1em;font-size:1.4em"><b><i>{}</i></b></p>'
PARAGRAPH: Final = '<p style="margin:0 0 1em">{}</p>'
FOOT: Final = '<p style="margin:2em 0 0;padding-top:1em;border-top:1px solid #999;font-size:.85em">{}</p>'
BUTTON: Final = (
    '<a href="{}" style="display:inline-block;margin:.5em 0;padding:.5em 1.2em;border-radius:.5em;'
    'background:#0b5572;color:#fff;text-decoration:none"><b>{}</b></a>'
)
LINK: Final = '<a href="{}">{}</a>'
FOOTED: Final = "--\n"
"""Begins the last paragraph of a letter, about the letter itself."""


def compose(letter: QueuedEmail, sender: str) -> EmailMessage:
    """Return the e-mail. Whatever the data contains, no header has more than one line."""
    kind, texts = EMAIL_TEMPLATES[letter.kind], texts_of("shoal.server.platform.email", letter.language)
    values = values_of(letter.data)
    subject = " ".join(texts.text(kind.subject, values).split())
    body = texts.text(kind.body, values).strip() + "\n"
    message = EmailMessage(policy=SMTP)
    message["From"] = Address(SENDER, addr_spec=sender)
    message["To"] = Address(addr_spec=letter.recipient)
    message["Subject"] = subject
    message["Date"] = format_datetime(datetime.fromtimestamp(letter.created // 1000, UTC))
    message["Message-ID"] = f"<{fingerprint(letter)}@{sender.partition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if kind.stops:
        message["List-Unsubscribe"] = f"<{letter.data['unsubscribe']}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(body, cte="quoted-printable")
    labels = texts.text(kind.button), texts.text(kind.foot) if kind.foot else ""
    message.add_alternative(page(letter.language, subject, body, *labels), subtype="html", cte="quoted-printable")
    message.set_boundary(f"shoal-{fingerprint(letter)}")
    return message


def fingerprint(letter: QueuedEmail) -> str:
    """Return a name of the letter that says nothing about anybody."""
    return hashlib.sha256(f"letter {letter.key}".encode()).hexdigest()[:32]


def values_of(data: Mapping[str, str]) -> dict[str, object]:
    """Return the data for the texts, which choose a plural by numbers."""
    return {name: int(value) if name in NUMBERS else value for name, value in data.items()}


def page(language: str, title: str, body: str, button: str, foot: str) -> str:
    """Return a text as HTML: its paragraphs, a button for each line that is a link, and a foot with small links."""
    parts = (paragraph(part, button, foot) for part in body.split("\n\n"))
    return PAGE.format(language=language, title=escape(title), body=HEAD.format(SENDER) + "".join(parts))


def paragraph(text: str, button: str, foot: str) -> str:
    if text.startswith(FOOTED):
        return FOOT.format("<br>".join(line(row, LINK, foot) for row in text.removeprefix(FOOTED).splitlines()))
    return PARAGRAPH.format("<br>".join(line(row, BUTTON, button) for row in text.splitlines()))


def line(text: str, link: str, label: str) -> str:
    """Return a line as HTML; a line that is a link shows the label instead of the address."""
    address = escape(text.strip())
    return link.format(address, escape(label)) if address.startswith(("https://", "http://")) else escape(text)
