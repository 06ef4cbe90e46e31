"""The doors of notices and their attackers: forged endpoints, too many devices, stolen devices, forged links."""

import asyncio
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from shoal.server.accounts.notification_outbox import push_subscriptions_store
from shoal.server.accounts.notification_outbox.push_subscriptions_store import PushSubscription
from shoal.server.accounts.notification_outbox.store import NotificationSettingsRow
from shoal.server.community.notifications import notifier, quiet_hours, send_push, signed_links
from shoal.server.community.notifications.ssrf_guard import (
    BadPushEndpoint,
    PushEndpoint,
    addresses_of,
    is_public,
    read_endpoint,
)
from shoal.server.community.notifications.web_push_encryption import is_key, new_private
from shoal.server.platform.base.timestamps import HOUR_MS
from shoal.server.platform.config.settings import Settings
from support.mailboxes import text_of
from support.nodes import run_node
from support.notified_players import Sea, at_sea, hurry, move, over_days, until, wants_mail, wants_push
from support.people import guest
from support.pushes import PushService

FORGED = (
    "", "x", "http://push.example.org/a", "ftp://push.example.org/a", "https://127.0.0.1/a", "https://[::1]/a",
    "https://localhost/a", "https://push.example.org:22/a", "https://a@push.example.org/a", "https://10.0.0.1/a",
    "https://169.254.169.254/latest/meta-data", "https://2130706433/a", "https://0x7f.1/a", "https://metadata/a",
    "https://push.example.org\\@127.0.0.1/a", "https://push.example.org/a\r\nX: y", "https://push.example.org/ä",
    "https://push.example.org:x/a", "https://[fe80::1%25eth0]/a", "https://push.example.org./a", "//push.example.org/a",
    f"https://push.example.org/{'a' * 1000}", "javascript:alert(1)", "file:///etc/passwd",
)  # fmt: skip
PRIVATE = (
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "198.18.0.1", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
    "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "2001:db8::1", "no address",
)  # fmt: skip
FOUND = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 443))]


@pytest.fixture
def sea(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sea]:
    hurry(monkeypatch)
    with at_sea(settings) as sea:
        yield sea


@pytest.mark.parametrize("url", FORGED)
def test_a_forged_endpoint_is_no_endpoint(url: str) -> None:
    with pytest.raises(BadPushEndpoint):
        read_endpoint(url)


def test_an_endpoint_is_https_to_a_name_and_tests_may_use_this_machine() -> None:
    known = read_endpoint("https://fcm.googleapis.com/fcm/send/x?y=z")
    assert known == PushEndpoint(secure=True, host="fcm.googleapis.com", port=443, path="/fcm/send/x?y=z")
    assert read_endpoint("http://127.0.0.1:81/a", local=True).origin == "http://127.0.0.1:81"
    with pytest.raises(BadPushEndpoint):
        read_endpoint("http://127.0.0.2:81/a", local=True)


@pytest.mark.parametrize("address", PRIVATE)
def test_private_and_special_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert all(map(is_public, ("8.8.8.8", "2a00:1450:4001:80b::200a", "::ffff:8.8.8.8", "64:ff9b::808:808")))


@pytest.mark.anyio
async def test_a_name_that_leads_into_our_network_is_not_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """The attacker owns a name and lets it resolve to our machine, among public addresses or alone."""
    loop = asyncio.get_running_loop()
    public: Any = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", 443))

    async def resolve(*_args: Any, **_kwargs: Any) -> Any:
        return [public, *FOUND]

    monkeypatch.setattr(loop, "getaddrinfo", resolve)
    with pytest.raises(BadPushEndpoint, match="public"):
        await addresses_of(read_endpoint("https://rebinding.example.org/a"))
    connected: list[Any] = []
    monkeypatch.setattr(send_push, "post", connected.append)
    assert await push_to("https://rebinding.example.org/a", local=False) == send_push.REMOVED
    assert connected == []


async def push_to(url: str, *, local: bool = True) -> str:
    keys = PushService(url="").device("/x")
    device = PushSubscription("hash", "player", "session", url, keys["key"], keys["auth"])
    return await send_push.send_push(device, send_push.PushMessage(b"{}", "topic", 60), new_private(), "", local=local)


ANSWERS = {
    "a redirect into our network": (b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\n\r\n", send_push.LATER),
    "no HTTP": (b"SSH-2.0-OpenSSH\r\n", send_push.LATER),
    "nothing": (b"", send_push.LATER),
    "an endless head": (b"HTTP/1.1 200 OK\r\nx: " + b"y" * 100_000, send_push.LATER),
    "gone": (b"HTTP/1.1 410 Gone\r\ncontent-length: 0\r\n\r\n", send_push.REMOVED),
}


@pytest.mark.anyio
@pytest.mark.parametrize("name", ANSWERS)
async def test_a_hostile_push_service_gets_no_further(name: str) -> None:
    raw, outcome = ANSWERS[name]

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(raw)
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        assert await push_to(f"http://127.0.0.1:{port}/x") == outcome


@pytest.mark.anyio
async def test_a_push_service_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(send_push, "PUSH_TIMEOUT_S", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        began = time.monotonic()
        assert await push_to(f"http://127.0.0.1:{silent.getsockname()[1]}/x") == send_push.LATER
        assert time.monotonic() - began < 3


def test_endpoints_and_keys_are_checked_when_they_come(settings: Settings) -> None:
    keys = PushService(url="https://push.example.org").device("/a")
    with run_node(replace(settings, limits=False)) as node:
        person = guest(node)
        assert person.post("/api/notices/devices", json=keys).status_code == 204
        for url in FORGED:
            assert person.post("/api/notices/devices", json={**keys, "endpoint": url}).status_code == 422, url
        for bad in ({"key": "x"}, {"auth": "x"}, {"key": "A" * 87}, {"auth": keys["key"][:32]}, {"key": keys["auth"]}):
            answer = person.post("/api/notices/devices", json={**keys, "endpoint": keys["endpoint"] + "b", **bad})
            assert answer.status_code == 422, bad
    assert not is_key("ä", "ä")


def test_devices_that_never_answer_leave_room_for_others(sea: Sea, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attacker's push service takes connections and is silent, for many tables at once."""
    monkeypatch.setattr(notifier, "AT_ONCE", 2)
    monkeypatch.setattr(notifier, "MOST_DOUBTFUL", 1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        for number in range(2):
            attacker, other, table = over_days(sea)
            wants_push(sea, attacker, f"/{number}")
            sea.sql(
                "UPDATE devices SET failures = 1, endpoint = :url", url=f"http://127.0.0.1:{silent.getsockname()[1]}/"
            )
            move(sea, table, attacker)
            move(sea, table, other)
        honest, other, table = over_days(sea)
        wants_push(sea, honest, "/honest")
        move(sea, table, honest)
        move(sea, table, other)
        began = time.monotonic()
        until(lambda: len(sea.pushes.of("/honest")) == 1)
        assert time.monotonic() - began < send_push.PUSH_TIMEOUT_S / 2


def test_thousands_of_devices_leave_ten(sea: Sea) -> None:
    """The attacker registers as many devices as the limits allow; only the latest are kept."""
    person = guest(sea.node)
    for number in range(30):
        device = sea.pushes.device(f"/{number}")
        assert person.post("/api/notices/devices", json=device).status_code == 204
    assert len(sea.sql("SELECT 1 FROM devices")) == push_subscriptions_store.MOST


def test_devices_are_limited_by_the_hour(settings: Settings) -> None:
    with run_node(settings) as node:
        person = guest(node)
        codes = []
        for number in range(32):
            device = PushService(url="https://push.example.org").device(f"/{number}")
            codes.append(person.post("/api/notices/devices", json=device).status_code)
        assert codes == [204] * 30 + [429] * 2


def test_who_knows_an_endpoint_cannot_take_it_away(sea: Sea) -> None:
    victim, attacker = guest(sea.node), guest(sea.node)
    device = sea.pushes.device("/victim")
    assert victim.post("/api/notices/devices", json=device).status_code == 204
    forged = {**sea.pushes.device("/other"), "endpoint": device["endpoint"]}
    assert attacker.post("/api/notices/devices", json=forged).status_code == 409
    attacker.post("/api/notices/devices/remove", json={"endpoint": device["endpoint"]})
    mine = victim.get("/api/me").json()["id"]
    assert sea.sql("SELECT player FROM devices") == [(mine,)]
    assert attacker.post("/api/notices/devices", json=device).status_code == 204, "the same browser, another player"
    assert len(sea.sql("SELECT player FROM devices")) == 1


def test_nobody_can_hide_or_put_off_the_turns_of_others(sea: Sea) -> None:
    first, second, table = over_days(sea)
    wants_push(sea, second, "/second")
    move(sea, table, first)
    until(lambda: [row[5] for row in sea.notices()] == ["push"])
    sea.sql("UPDATE notices SET due = :never, told = ''", never=2**50)
    for path in ("seen", "later"):
        assert first.post(f"/api/tables/{table}/{path}").status_code == 204
    assert [(row[5], row[6]) for row in sea.notices()] == [("", 2**50)]


def test_letters_begin_only_when_the_owner_of_the_mailbox_agrees(sea: Sea) -> None:
    """The attacker enters the address of somebody else."""
    first, second, table = over_days(sea)
    player = second.get("/api/me").json()["id"]
    sea.sql("UPDATE players SET email = 'victim@example.org' WHERE id = :player", player=player)
    told = second.post("/api/notices", json={"push": False, "mail": True, "quiet_from": 0, "quiet_until": 0}).json()
    assert (told["mailbox"], told["confirmed"]) == ("v…m@example.org", False)
    until(lambda: len(sea.boxes.taken) == 1)
    move(sea, table, first)
    until(lambda: [row[5] for row in sea.notices()] == ["none"])
    (asked,) = sea.boxes.letters()
    token = text_of(asked).partition("/letters/confirm/")[2].split()[0]
    stranger = sea.node.person()
    assert stranger.post(f"/api/letters/stop/{token}").status_code == 404, "a link serves one purpose"
    assert stranger.post(f"/api/letters/confirm/{token}").json() == {"mailbox": "v…m@example.org"}
    assert second.get("/api/notices").json()["confirmed"]
    move(sea, table, second)
    move(sea, table, first)
    until(lambda: len(sea.boxes.taken) == 2)


def test_one_mailbox_is_asked_at_most_three_times_a_day(settings: Settings) -> None:
    """The attacker makes many guests with one victim's address."""
    with at_sea(settings) as sea, run_node(sea.settings) as limited:
        codes = []
        for _ in range(5):
            person = guest(limited)
            player = person.get("/api/me").json()["id"]
            sea.sql("UPDATE players SET email = 'victim@example.org' WHERE id = :player", player=player)
            codes.append(person.post("/api/notices", json={"push": False, "mail": True}).status_code)
        assert codes == [200, 200, 200, 429, 429]


def test_one_click_ends_letters_without_signing_in_and_can_be_undone(sea: Sea) -> None:
    first, second, table = over_days(sea)
    wants_mail(sea, second, "early@example.org")
    move(sea, table, first)
    until(lambda: len(sea.boxes.taken) == 1)
    (letter,) = sea.boxes.letters()
    path = letter["List-Unsubscribe"].strip("<>").removeprefix("https://shoal.example")
    program = sea.node.person()
    del program.headers["X-Shoal"]
    answer = program.post(path, data={"List-Unsubscribe": "One-Click"})
    assert (answer.status_code, answer.json()) == (200, {"mailbox": "e…y@example.org"})
    assert second.get("/api/notices").json()["wishes"]["mail"] is False
    assert program.post(path.replace("stop", "again"), json={}).status_code == 403, "only our page may undo it"
    assert sea.node.person().post(path.replace("stop", "again"), json={"hours": 24}).status_code == 200
    wishes = second.get("/api/notices").json()["wishes"]
    assert (wishes["mail"], wishes["hours"]) == (True, 24)
    sea.sql("UPDATE players SET email = 'other@example.org'")
    assert program.post(path).json() == {"mailbox": None}
    assert second.get("/api/notices").json()["wishes"]["mail"] is True, "the link is for the earlier mailbox"


def test_a_forged_link_ends_nothing(sea: Sea) -> None:
    person = guest(sea.node)
    wants_mail(sea, person, "early@example.org")
    player = person.get("/api/me").json()["id"]
    good = signed_links.signed_link_token(sea.settings, signed_links.STOP, player, "early@example.org")
    other = signed_links.signed_link_token(
        replace(sea.settings, secret="x" * 40), signed_links.STOP, player, "early@example.org"
    )
    wrong = signed_links.signed_link_token(sea.settings, signed_links.CONFIRM, player, "early@example.org")
    for token in (other, wrong, good[:-1], good[1:], f"{player}.x", "~", "a" * 300, "%00"):
        answer = sea.node.person().post(f"/api/letters/stop/{token}")
        assert answer.status_code in (404, 422), token
    assert person.get("/api/notices").json()["wishes"]["mail"] is True
    older = replace(sea.settings, secret="y" * 40, old_secrets=(sea.settings.secret,))
    assert signed_links.read_link_token(older, signed_links.STOP, good) == (
        player,
        signed_links.trace("early@example.org"),
    )


def test_no_wish_is_taken_that_cannot_be_kept(sea: Sea) -> None:
    person = guest(sea.node)
    wishes: dict[str, Any] = {"push": True, "mail": False}
    for bad in ({"zone": "../../etc/passwd"}, {"zone": "Mars"}, {"hours": 1}, {"quiet_from": 24}, {"language": "xx"}):
        assert person.post("/api/notices", json={**wishes, **bad}).status_code == 422, bad
    assert person.post("/api/notices", json=wishes).status_code == 200


NIGHT = NotificationSettingsRow("player", zone="Europe/Berlin")
NOON = 1_780_308_000_000
"""12:00 in Berlin, on 1 June 2026."""


def test_quiet_hours_are_kept_and_messages_come_before_those_in_which_the_time_ends() -> None:
    assert quiet_hours.next_allowed_moment(NIGHT, NOON, NOON, None) == NOON
    assert quiet_hours.next_allowed_moment(NIGHT, NOON + 11 * HOUR_MS, NOON, None) == NOON + 20 * HOUR_MS
    assert quiet_hours.next_allowed_moment(NIGHT, NOON + 15 * HOUR_MS, NOON, None) == NOON + 20 * HOUR_MS
    assert (
        quiet_hours.next_allowed_moment(NIGHT, NOON, NOON + 12 * HOUR_MS, NOON + 16 * HOUR_MS)
        == NOON + 10 * HOUR_MS - quiet_hours.BEFORE_QUIET_MS
    )
    assert quiet_hours.next_allowed_moment(NIGHT, NOON, NOON + 12 * HOUR_MS, NOON + 30 * HOUR_MS) == NOON + 20 * HOUR_MS
    assert (
        quiet_hours.next_allowed_moment(replace(NIGHT, quiet_from=9, quiet_until=14), NOON, NOON, None)
        == NOON + 2 * HOUR_MS
    )
    assert quiet_hours.next_allowed_moment(replace(NIGHT, quiet_from=3, quiet_until=3), NOON, NOON, None) == NOON


def test_quiet_hours_follow_summer_time() -> None:
    changed = 1_774_738_800_000  # 24:00 in Berlin, when 28 March 2026 ends; the clocks go from 2 to 3 that night
    assert quiet_hours.next_allowed_moment(NIGHT, changed, changed, None) == changed + 7 * HOUR_MS


def test_a_slow_push_service_holds_nobody_else_up(sea: Sea) -> None:
    first, second, table = over_days(sea)
    third, fourth, other = over_days(sea)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        slow = PushService(url=f"http://127.0.0.1:{silent.getsockname()[1]}")
        assert second.post("/api/notices/devices", json=slow.device("/slow")).status_code == 204
        second.post("/api/notices", json={"push": True, "mail": False, "quiet_from": 0, "quiet_until": 0})
        wants_push(sea, fourth, "/fourth")
        move(sea, table, first)
        began = time.monotonic()
        move(sea, other, third)
        until(lambda: len(sea.pushes.taken) == 1)
        assert time.monotonic() - began < send_push.PUSH_TIMEOUT_S
