"""It is your turn: each move reaches the other player by exactly one way, and tells nothing of the position."""

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from shoal.server.accounts.notification_outbox import store
from shoal.server.community.notifications import notifier, turn_emails
from shoal.server.platform.base.timestamps import HOUR_MS
from shoal.server.platform.config.settings import Settings
from support.mailboxes import text_of
from support.notified_players import Sea, at_sea, hurry, move, over_days, until, wants_mail, wants_push
from support.people import guest, two_at_a_table

ADDRESS = "early.dolphin@example.org"


@pytest.fixture
def sea(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sea]:
    hurry(monkeypatch)
    with at_sea(settings) as sea:
        yield sea


def test_each_move_of_a_game_over_days_reaches_the_other_by_exactly_one_way(sea: Sea) -> None:
    first, second, table = over_days(sea)
    wants_push(sea, first, "/first")
    wants_mail(sea, second, ADDRESS)
    for number in range(1, 5):
        move(sea, table, first)
        until(lambda number=number: len(sea.boxes.taken) == number)  # type: ignore[misc]  # mypy knows no such lambdas
        move(sea, table, second)
        until(lambda number=number: len(sea.pushes.taken) == number)  # type: ignore[misc]
    sea.settled()
    assert len(sea.boxes.taken) == len(sea.pushes.taken) == 4
    assert len({letter["Message-ID"] for letter in sea.boxes.letters()}) == 4
    assert len({push.read()["turn"] for push in sea.pushes.taken}) == 4
    assert len({push.headers["topic"] for push in sea.pushes.taken}) == 1
    assert len({push.length for push in sea.pushes.taken}) == 1


def test_what_is_told_names_game_people_and_time_and_leads_to_the_table(sea: Sea) -> None:
    first, second, table = over_days(sea)
    names = [person.get("/api/me").json()["name"] for person in (first, second)]
    wants_push(sea, first, "/first", language="de")
    wants_mail(sea, second, ADDRESS, zone="Europe/Berlin")
    move(sea, table, first)
    until(lambda: len(sea.boxes.taken) == 1)
    move(sea, table, second)
    until(lambda: len(sea.pushes.taken) == 1)
    (letter,), (push,) = sea.boxes.letters(ADDRESS), sea.pushes.taken
    assert letter["Subject"] == "It is your turn: Fishery"
    assert names[0] in text_of(letter)
    assert f"https://shoal.example/t/{table}" in text_of(letter)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    told = push.read()
    assert told["title"] == "Fishery: Du bist am Zug"
    assert f"mit {names[1]}, bis" in told["body"]
    assert told["table"] == table
    assert int(push.headers["ttl"]) == pytest.approx(3 * 24 * 3600, abs=60)


def test_nobody_is_told_who_did_not_ask_or_plays_live_or_alone(sea: Sea) -> None:
    first, second, table = over_days(sea)
    move(sea, table, first)
    assert sea.notices() == []
    wants_push(sea, second, "/second")
    _, _, live = two_at_a_table(sea.node, clock={"kind": "live", "main": 600, "increment": 5})
    bots = {"game": "fishery", "preset": "pond", "chairs": [{"kind": "me"}, {"kind": "bot", "level": "deckhand"}]}
    alone = second.post("/api/tables", json={**bots, "clock": {"kind": "days", "days": 1}})
    assert alone.status_code == 201, alone.text
    assert [row[0] for row in sea.notices() if row[0] in (live, alone.json()["id"])] == []


def test_a_page_that_shows_the_turn_leaves_nothing_to_tell(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    monkeypatch.setattr(store, "NOTICE_DELAY_MS", 1500)
    with at_sea(settings) as sea:
        first, second, table = over_days(sea)
        wants_push(sea, second, "/second")
        move(sea, table, first)
        assert second.post(f"/api/tables/{table}/seen").status_code == 204
        assert [row[5] for row in sea.notices()] == ["seen"]
        time.sleep(2)
        assert sea.pushes.taken == []


def test_a_move_that_was_made_meanwhile_leaves_nothing_to_tell(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    monkeypatch.setattr(store, "NOTICE_DELAY_MS", 1500)
    with at_sea(settings) as sea:
        first, second, table = over_days(sea)
        wants_push(sea, second, "/second")
        move(sea, table, first)
        move(sea, table, second)
        until(lambda: [row[5] for row in sea.notices()] == ["over"])
        assert sea.pushes.taken == []


def test_a_letter_that_waits_is_dropped_when_the_move_is_made(sea: Sea) -> None:
    first, second, table = over_days(sea)
    wants_mail(sea, second, ADDRESS)
    sea.boxes.close()
    move(sea, table, first)
    until(lambda: sea.sql("SELECT 1 FROM letters WHERE kind = 'turn' AND attempts > 0") != [])
    move(sea, table, second)
    until(lambda: sea.sql("SELECT outcome FROM letters WHERE kind = 'turn'") == [("dropped",)])
    sea.boxes.open()
    assert sea.boxes.taken == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_device_that_is_gone_is_forgotten_and_a_letter_comes_instead(sea: Sea, status: int) -> None:
    first, second, table = over_days(sea)
    wants_push(sea, second, "/gone")
    sea.pushes.answers["/gone"] = status
    wants_mail(sea, second, ADDRESS, push=True)
    move(sea, table, first)
    until(lambda: len(sea.boxes.taken) == 1)
    assert sea.sql("SELECT 1 FROM devices") == []
    assert sea.pushes.asked == 1


def test_a_push_service_that_fails_is_tried_again_and_then_a_letter_comes(sea: Sea) -> None:
    first, second, table = over_days(sea)
    wants_push(sea, second, "/second")
    sea.pushes.answers["/second"] = 503
    wants_mail(sea, second, ADDRESS, push=True)
    move(sea, table, first)
    until(lambda: len(sea.boxes.taken) == 1)
    assert sea.pushes.asked == notifier.TRIES
    assert [row[5] for row in sea.notices()] == ["mail"]


def test_after_signing_out_nothing_is_sent_to_the_device(sea: Sea) -> None:
    first, second, table = over_days(sea)
    wants_push(sea, second, "/second")
    assert second.post("/api/players/logout-everywhere").status_code == 204
    move(sea, table, first)
    until(lambda: [row[5] for row in sea.notices()] == ["none"])
    assert sea.pushes.asked == 0
    assert sea.sql("SELECT 1 FROM devices") == []


def let_hours_pass(sea: Sea) -> None:
    sea.sql("UPDATE notice_wishes SET mailed = 0")
    sea.sql("UPDATE notices SET due = 0 WHERE due IS NOT NULL")


def test_letters_are_batched_and_come_at_most_once_in_the_chosen_hours(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    monkeypatch.setattr(turn_emails, "HOUR_MS", HOUR_MS)
    with at_sea(settings) as sea:
        second = guest(sea.node)
        wants_mail(sea, second, ADDRESS, hours=3)
        tables = []
        for number in range(3):
            first = guest(sea.node)
            wish = {"game": "fishery", "preset": "pond", "clock": {"kind": "days", "days": 3 - number}}
            tables.append(first.post("/api/tables", json=wish).json()["id"])
            assert second.post(f"/api/tables/{tables[-1]}/join", json={}).json()["status"] == "running"
            move(sea, tables[-1], first)
            if number == 0:
                until(lambda: len(sea.boxes.taken) == 1)
        sea.settled()
        assert len(sea.boxes.taken) == 1
        let_hours_pass(sea)
        until(lambda: len(sea.boxes.taken) == 2)
        body = text_of(sea.boxes.letters()[1])
        assert [body.index(table) for table in reversed(tables)] == sorted(body.index(table) for table in tables)
        assert "3 games wait" in sea.boxes.letters()[1]["Subject"]
        let_hours_pass(sea)
        sea.settled()
        assert len(sea.boxes.taken) == 2, "a letter never comes only for games that were told before"


def test_three_refused_letters_end_them(sea: Sea) -> None:
    first, second, table = over_days(sea)
    wants_mail(sea, second, ADDRESS)
    sea.boxes.answers[ADDRESS] = "550 no such mailbox"
    for _ in range(4):
        move(sea, table, first)
        sea.settled()
        move(sea, table, second)
    sea.settled()
    assert len(sea.sql("SELECT 1 FROM letters WHERE outcome = 'refused'")) == 3
    told = second.get("/api/notices").json()
    assert (told["wishes"]["mail"], told["refused"]) == (False, True)


def test_in_quiet_hours_nothing_is_sent(sea: Sea) -> None:
    first, second, table = over_days(sea)
    hour = time.gmtime().tm_hour
    wants_push(sea, second, "/second", quiet_from=(hour - 1) % 24, quiet_until=(hour + 2) % 24, zone="UTC")
    move(sea, table, first)
    until(lambda: sea.notices()[0][6] > time.time_ns() // 1_000_000 + 1000)
    assert sea.pushes.asked == 0
    assert sea.notices()[0][6] % 3_600_000 == 0


def test_in_an_hour_means_in_an_hour(sea: Sea) -> None:
    first, second, table = over_days(sea)
    wants_push(sea, second, "/second")
    move(sea, table, first)
    until(lambda: [row[5] for row in sea.notices()] == ["push"])
    assert second.post(f"/api/tables/{table}/later").status_code == 204
    due = sea.notices()[0][6] - time.time_ns() // 1_000_000
    assert due == pytest.approx(3_600_000, abs=30_000)
    sea.sql("UPDATE notices SET due = 1")
    until(lambda: len(sea.pushes.taken) == 2)


def test_without_mail_pages_are_told_so(settings: Settings) -> None:
    with at_sea(settings) as sea:
        person = guest(sea.node)
        told = person.get("/api/notices").json()
        assert told["mails"]
        assert (told["wishes"], told["mailbox"], told["confirmed"]) == (None, None, False)
        answer = person.post("/api/notices", json={"push": False, "mail": True})
        assert answer.json()["code"] == "taken"


def test_the_key_for_pushes_is_made_once(sea: Sea) -> None:
    keys: set[Any] = {guest(sea.node).get("/api/notices").json()["key"] for _ in range(3)}
    assert len(keys) == 1
    assert replace(sea.settings, smtp="").mails is False
