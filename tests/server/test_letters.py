"""Letters reach a real SMTP server; repeats have the same bytes; nothing in them can forge a header."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from shoal.server.platform.background.supervisor import Supervisor
from shoal.server.platform.base.email_address import is_address, veiled
from shoal.server.platform.config.settings import BadSettings, Settings, read_settings
from shoal.server.platform.db.database import Database, open_database
from shoal.server.platform.email import smtp_sender, store
from shoal.server.platform.email.compose import compose
from shoal.server.platform.email.schema import LETTERS
from shoal.server.platform.email.smtp_sender import EmailSender
from shoal.server.platform.email.store import QueuedEmail
from shoal.server.platform.email.templates import EMAIL_TEMPLATES
from shoal.texts import LANGUAGES
from support.mailboxes import Mailboxes, text_of
from support.text_sources import SOURCE, texts_in

pytestmark = pytest.mark.anyio
TO = "somebody@example.org"
LINK = "https://shoal.example/confirm/x"
DATA = {"name": "Brave Gannet", "link": LINK}


@pytest.fixture
def boxes() -> Iterator[Mailboxes]:
    boxes = Mailboxes()
    boxes.open()
    yield boxes
    boxes.close()


@pytest.fixture
async def database(settings: Settings) -> AsyncIterator[Database]:
    database = open_database(settings)
    yield database
    await database.close()


@asynccontextmanager
async def working(database: Database, settings: Settings, boxes: Mailboxes) -> AsyncIterator[None]:
    """Run the post, as a worker does."""
    reached = replace(settings, smtp=f"smtp://127.0.0.1:{boxes.port}", mail_from="turns@shoal.example")
    duties = Supervisor()
    duties.repeat("post", smtp_sender.POLL_EVERY, EmailSender(database, reached).send_due)
    try:
        yield
    finally:
        await duties.stop()


async def write(database: Database, key: str, **changes: Any) -> None:
    values: dict[str, Any] = {"to": TO, "kind": "confirm", "language": "en", "data": DATA, **changes}
    async with database.transaction() as connection:
        await store.queue_email(connection, key=key, **values)


async def until(database: Database, key: str, outcome: str) -> None:
    async with asyncio.timeout(20):
        while True:
            async with database.reading() as connection:
                if (await store.outcomes(connection, [key])).get(key) == outcome:
                    return
            await asyncio.sleep(0.05)


async def test_a_letter_is_sent_once_though_it_was_written_twice(
    database: Database, settings: Settings, boxes: Mailboxes
) -> None:
    await write(database, "a")
    await write(database, "a", to="other@example.org")
    async with working(database, settings, boxes):
        await until(database, "a", "sent")
        await write(database, "a")
        await write(database, "b", language="de")
        await until(database, "b", "sent")
    first, second = boxes.letters()
    assert first["To"] == TO
    assert first["From"] == "Shoal <turns@shoal.example>"
    assert LINK in text_of(first)
    assert f'href="{LINK}"' in text_of(first, "html")
    assert "<b>Confirm the address</b></a>" in text_of(first, "html")
    assert "Brave Gannet" in text_of(first)
    assert "Bestätige" in second["Subject"]
    assert first["Message-ID"] != second["Message-ID"]


async def test_what_was_sent_is_erased(database: Database, settings: Settings, boxes: Mailboxes) -> None:
    await write(database, "a")
    async with working(database, settings, boxes):
        await until(database, "a", "sent")
    async with database.reading() as connection:
        row = (await connection.execute(LETTERS.select())).one()
    assert (row.recipient, row.data, row.due) == ("", {}, None)


async def test_a_letter_waits_until_the_server_is_back(
    database: Database, settings: Settings, boxes: Mailboxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(smtp_sender, "RETRY_FIRST_S", 0.1)
    monkeypatch.setattr(smtp_sender, "POLL_EVERY", timedelta(milliseconds=50))
    boxes.close()
    await write(database, "a")
    async with working(database, settings, boxes):
        await asyncio.sleep(0.5)
        boxes.open()
        await until(database, "a", "sent")
    assert len(boxes.taken) == 1


@pytest.mark.parametrize(("answer", "outcome"), [("550 no such mailbox", "refused"), ("451 later", "late")])
async def test_a_refusal_for_good_ends_a_letter_and_days_end_the_rest(
    database: Database,
    settings: Settings,
    boxes: Mailboxes,
    monkeypatch: pytest.MonkeyPatch,
    answer: str,
    outcome: str,
) -> None:
    monkeypatch.setattr(smtp_sender, "RETRY_FIRST_S", 0.05)
    monkeypatch.setattr(smtp_sender, "POLL_EVERY", timedelta(milliseconds=50))
    monkeypatch.setattr(smtp_sender, "GIVE_UP_AFTER_MS", 300)
    boxes.answers[TO] = answer
    await write(database, "a")
    async with working(database, settings, boxes):
        await until(database, "a", outcome)
    assert not boxes.taken


async def test_a_lost_claim_becomes_free_and_its_late_result_is_ignored(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LEASE_MS", 50)
    await write(database, "a")
    (first,) = await store.claim_emails(database, 8)
    await asyncio.sleep(0.1)
    (second,) = await store.claim_emails(database, 8)
    assert second.attempts == 2
    await store.put_back(database, first, 3600)
    await store.finish(database, second, "sent")
    await until(database, "a", "sent")


async def test_two_workers_never_claim_the_same_letter(database: Database) -> None:
    for number in range(10):
        await write(database, str(number))
    claimed = await asyncio.gather(*(store.claim_emails(database, 4) for _ in range(4)))
    keys = [letter.key for batch in claimed for letter in batch]
    assert sorted(keys) == sorted(set(keys))
    assert len(keys) == 10


def letter(**changes: Any) -> QueuedEmail:
    return replace(QueuedEmail("a", TO, "confirm", "en", DATA, 1_700_000_000_000, 1, 0), **changes)


def test_repeats_have_the_same_bytes() -> None:
    again = compose(letter(attempts=3, lease=7), "turns@shoal.example").as_bytes()
    assert compose(letter(), "turns@shoal.example").as_bytes() == again


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EMAIL_TEMPLATES)
def test_every_kind_has_its_texts_with_exactly_its_data(name: str, language: str) -> None:
    texts, kind = texts_in(SOURCE / "server" / "platform" / "email" / f"{language}.ftl"), EMAIL_TEMPLATES[name]
    named = {text for one in EMAIL_TEMPLATES.values() for text in (one.subject, one.body, one.button, one.foot) if text}
    assert set(texts) == named
    assert texts[kind.subject].variables | texts[kind.body].variables == kind.data
    assert texts[kind.body].variables >= kind.data - {"first"}


def test_names_cannot_add_headers_or_html() -> None:
    """The attacker is a player whose name, or a game's title, has line ends or tags in it."""
    evil = "A\r\nBcc: victim@example.org\r\n\r\n<script>x</script>"
    data = {"name": evil, "games": evil, "count": "1", "first": evil, "stop": LINK, "hours": "6", "unsubscribe": LINK}
    message = compose(letter(kind="turn", data=data), "turns@shoal.example")
    assert message["Bcc"] is None
    assert b"\nBcc:" not in message.as_bytes().partition(b"\r\n\r\n")[0]
    assert "<script>" not in text_of(message, "html")
    assert message["List-Unsubscribe"] == f"<{LINK}>"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


BAD = ("", "a", "a@b", "a@b.c\n", "a b@example.org", "a@example.org\r\nBcc: b@example.org",
       "a@example.org,b@example.org", "<a@example.org>", '"a"@example.org', "a@[127.0.0.1]",
       "a@127.0.0.1", "a..b@example.org", "ä@example.org",
       f"{'a' * 65}@example.org", f"a@{'b' * 64}.org", f"a@{'b.' * 130}org")  # fmt: skip


@pytest.mark.parametrize("text", BAD)
async def test_only_plain_addresses_are_addresses(text: str) -> None:
    assert not is_address(text)


def test_an_address_is_shown_veiled() -> None:
    assert is_address("early.dolphin+shoal@mail.example.org")
    assert veiled("earlydolphin@example.org") == "e…n@example.org"


async def test_a_letter_to_no_address_is_a_bug(database: Database) -> None:
    with pytest.raises(ValueError, match="address"):
        await write(database, "a", to="a@example.org\r\nBcc: b@example.org")


SMTP = {
    "SHOAL_SMTP": "smtp://127.0.0.1:25",
    "SHOAL_MAIL_FROM": "a@shoal.example",
    "SHOAL_URL": "https://shoal.example/",
}


def test_settings_for_letters_belong_together(tmp_path: Any) -> None:
    given = {"SHOAL_DATA": str(tmp_path), **SMTP}
    settings = read_settings(given)
    assert settings.mails
    assert settings.url == "https://shoal.example"
    assert not read_settings({"SHOAL_DATA": str(tmp_path)}).mails
    wrong = {"SHOAL_SMTP": "http://x", "SHOAL_MAIL_FROM": "Shoal", "SHOAL_URL": "https://shoal.example/below"}
    for name, value in (*wrong.items(), ("SHOAL_URL", ""), ("SHOAL_MAIL_FROM", "")):
        with pytest.raises(BadSettings, match=name):
            read_settings({**given, name: value})
