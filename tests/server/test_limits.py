"""Limits count by player and by address, and a new connection does not reset them.

The attacker has a script that opens websockets again and again, creates many guests at one address, or asks questions
that keep the server busy.
"""

import asyncio
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from shoal.server.accounts.identity import routes
from shoal.server.app import csrf_guard
from shoal.server.app.create_app import ROUTERS, UNPACED, make_app
from shoal.server.app.lifecycle import open_migrated
from shoal.server.platform.base.timestamps import DAY_S, HOUR_S
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.rate_limits import fixed_window, limit_gate, route_limits
from shoal.server.platform.rate_limits.fixed_window import RateLimit, address_of, enforce_limit, limit_failures
from shoal.server.platform.rate_limits.token_buckets import BucketRate, Requester, TokenBuckets
from shoal.server.play.websocket import endpoint, message_handlers
from support.nodes import Databases, Node, run_node
from support.people import guest, line, open_table, two_at_a_table

ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_counts_for_the_player_and_for_the_address() -> None:
    clock = Clock()
    buckets, pace = TokenBuckets(clock=clock), BucketRate("x", burst=2, rate=1, per_address=2)
    ann, bo, cy = (Requester(name, "here") for name in ("ann", "bo", "cy"))
    assert [buckets.take(pace, ann) for _ in range(3)] == [True, True, False]
    assert [buckets.take(pace, bo) for _ in range(3)] == [True, True, False]
    assert not buckets.take(pace, cy), "the address has nothing left"
    assert buckets.take(pace, Requester("cy", "there"))
    clock.now += 1
    assert [buckets.take(pace, ann) for _ in range(2)] == [True, False]
    clock.now += 100
    assert [buckets.take(pace, ann) for _ in range(3)] == [True, True, False]


def test_a_bucket_in_debt_refills_with_time() -> None:
    clock = Clock()
    buckets, pace, who = TokenBuckets(clock=clock), BucketRate("x", burst=10, rate=1), Requester("ann", "here")
    buckets.charge(pace, who, 15)
    clock.now += 5
    assert not buckets.take(pace, who)
    clock.now += 1
    assert buckets.take(pace, who)


def test_the_number_of_buckets_in_memory_is_limited() -> None:
    buckets, pace = TokenBuckets(most=100), BucketRate("x", 1, 0, per_address=1)
    for number in range(1000):
        assert buckets.take(pace, Requester(None, str(number)))
    assert len(buckets.kept) == 100
    assert not buckets.take(pace, Requester(None, "999"))


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("::ffff:c000:201", "192.0.2.1"),
        ("2001:db8:0:7:1:2:3:4", "2001:db8:0:7::/64"),
        ("2001:db8:0:7:ffff::", "2001:db8:0:7::/64"),
        ("2001:db8:0:8::1", "2001:db8:0:8::/64"),
        ("a balancer's socket", "a balancer's socket"),
    ],
)
def test_which_hosts_count_as_one_address(host: str, counted: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1)})) == counted


def test_a_reconnect_does_not_reset_the_limit_of_messages(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "MESSAGES", BucketRate("messages", 4, 0.001, per_address=2))
    first, second, table = two_at_a_table(node)
    with line(node, table, first) as one:
        one.hello()
        assert [code(one.ask(type="preview", decision=0, steps=[])) for _ in range(4)] == ["ok"] * 3 + ["limit"]
    with line(node, table, first) as again:
        assert code(again.ask(type="preview", decision=0, steps=[])) == "limit"
    with line(node, table, second) as two:
        assert [code(two.ask(type="resign"))] == ["ok"], "others can still play"


def test_guests_of_one_address_share_a_limit_of_messages(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "MESSAGES", BucketRate("messages", 4, 0.001, per_address=2))
    table = open_table(guest(node))["id"]
    heard = []
    for _ in range(3):
        with line(node, table, guest(node)) as watching:
            heard += [code(watching.ask(type="preview", decision=0, steps=[])) for _ in range(4)]
    assert heard == ["seat"] * 8 + ["limit"] * 4
    with line(node, table, None, **ELSEWHERE) as stranger:
        assert code(stranger.ask(type="preview", decision=0, steps=[])) == "seat"


def code(answer: dict[str, dict[str, str]]) -> str:
    return answer["refusal"]["code"] if "refusal" in answer else "ok"


def test_a_reconnect_does_not_reset_the_limit_of_chat(node: Node) -> None:
    first, _, table = two_at_a_table(node)
    said = []
    for _ in range(4):
        with line(node, table, first) as one:
            said += [code(one.ask(type="talk", text="hm")) for _ in range(2)]
    assert said[:5] == ["ok"] * 5
    assert said[-1] == "limit"


def test_previews_are_limited_by_the_time_they_take(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, table = two_at_a_table(node)
    monkeypatch.setattr(route_limits, "LEAST_CHARGE_MS", 0.01)
    monkeypatch.setattr(route_limits, "COMPUTING", BucketRate("computing", 0.05, 0.0001, per_address=100_000))
    with line(node, table, first) as one, line(node, table, second) as two:
        legal = one.hello()["position"]["legal"]
        heard = [code(one.ask(type="preview", decision=0, steps=[])) for _ in range(60)]
        assert heard[0] == "ok"
        assert heard[-1] == "limit", "the limit is reached after a few previews"
        assert code(one.ask(type="why", decision=0, steps=[], actions=["a1"])) == "limit"
        study = {"game": "fishery", "seats": 2, "acts": [], "steps": [], "reader": 0}
        assert first.post("/api/study", json=study).status_code == 429
        assert guest(node).post("/api/study", json=study).status_code == 200
        assert code(one.ask(type="act", decision=0, steps=legal[:1])) == "ok", "moves are not limited by previews"
        assert code(two.ask(type="preview", decision=1, steps=[])) == "ok"


def test_looking_back_is_limited_by_the_time_it_takes(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _, table = two_at_a_table(node)
    monkeypatch.setattr(route_limits, "LEAST_CHARGE_MS", 0.01)
    monkeypatch.setattr(route_limits, "COMPUTING", BucketRate("computing", 0.05, 0.0001, per_address=100_000))
    with line(node, table, first) as one, line(node, table, guest(node)) as watching:
        legal = one.hello()["position"]["legal"]
        for reader in (one, watching):
            heard = [code(reader.ask(type="look", entry=0)) for _ in range(60)]
            assert (heard[0], heard[-1]) == ("ok", "limit")
        assert code(one.ask(type="act", decision=0, steps=legal[:1])) == "ok", "moves are not limited by looking back"


def test_the_size_of_one_question_is_limited(node: Node) -> None:
    first, _, table = two_at_a_table(node)
    with line(node, table, first) as one:
        one.hello()
        many = ["a1"] * message_handlers.LARGEST_QUESTION
        assert code(one.ask(type="why", decision=0, steps=[], actions=many)) == "ok"
        assert code(one.ask(type="why", decision=0, steps=[], actions=[*many, "a1"])) == "malformed"
        assert code(one.ask(type="why", decision=0, steps=["a1"], actions=many)) == "malformed"


def test_the_number_of_new_websockets_is_limited(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoint, "OPENINGS", BucketRate("openings", 2, 0.001, per_address=2))
    person = guest(node)
    table = open_table(person)["id"]
    for who, opened in ((person, True), (person, True), (person, False), (None, True), (None, False)):
        with line(node, table, who) as one:
            if opened:
                assert one.hello()["table"]["id"] == table
                continue
            with pytest.raises(ConnectionClosed) as closed:
                one.hear("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == endpoint.FLOOD
    with line(node, table, None, **ELSEWHERE) as stranger:
        assert stranger.hello()["table"]["id"] == table


def test_every_pace_names_an_existing_route(settings: Settings) -> None:
    paths = make_app(settings, routers=[router for router in ROUTERS if router not in UNPACED]).openapi()["paths"]
    routes = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert route_limits.ROUTES.keys() <= routes
    assert (
        len({pace.name for pace in (*route_limits.ROUTES.values(), route_limits.USUAL)}) == len(route_limits.ROUTES) + 1
    )


@pytest.mark.parametrize("path", ["/api/lobby", "/api/tables/mine", "/api/players/{name}", "/api/players/{name}/games"])
def test_requests_to_a_route_are_limited_by_player(databases: Databases, tmp_path: Path, path: str) -> None:
    with run_node(databases.standalone(tmp_path)) as node:
        person, other = guest(node), guest(node)
        address = path.format(name=person.get("/api/me").json()["name"])
        pace = route_limits.ROUTES["GET", path]
        statuses = [person.get(address).status_code for _ in range(int(pace.burst) + 20)]
        assert statuses[: int(pace.burst)] == [200] * int(pace.burst)
        assert 429 in statuses
        assert other.get(address).status_code == 200
        assert person.get("/api/me").status_code == 200


def test_requests_of_one_address_are_limited_even_for_unknown_paths(
    databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(csrf_guard, "REQUESTS", BucketRate("requests", 10, 0.001, per_address=1))
    with run_node(databases.standalone(tmp_path)) as node:
        stranger = node.person()
        statuses = [stranger.get(path).status_code for path in ("/api/nothing", "/readyz") * 6]
        assert statuses == [404, 200] * 5 + [429] * 2
        assert stranger.get("/healthz").status_code == 200
        assert node.person(None, **ELSEWHERE).get("/readyz").status_code == 200


def test_files_are_not_limited(databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(csrf_guard, "REQUESTS", BucketRate("requests", 1, 0.001, per_address=1))
    with run_node(databases.standalone(tmp_path)) as node:
        stranger = node.person()
        assert {stranger.get("/engine/nothing.wasm").status_code for _ in range(200)} == {404}
        assert [stranger.get("/api/games").status_code for _ in range(2)] == [200, 429]


def test_cookies_that_are_made_up_share_the_pace_of_their_address(
    databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(csrf_guard, "REQUESTS_OF_SESSION", BucketRate("x", 4, 0.001, per_address=2))
    with run_node(databases.standalone(tmp_path)) as node:
        asked = [node.person().get("/api/games", headers={"Cookie": f"shoal={number}"}) for number in range(10)]
        assert [answer.status_code for answer in asked] == [200] * 8 + [429] * 2
        one = node.person(None, **ELSEWHERE)
        asked = [one.get("/api/games", headers={"Cookie": "shoal=same"}) for _ in range(5)]
        assert [answer.status_code for answer in asked] == [200] * 4 + [429]


@pytest.mark.anyio
async def test_limits_in_the_database_also_count_by_address(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fixed_window, "PEOPLE", 2)
    limit = RateLimit("x", 2, HOUR_S)
    async with open_migrated(settings) as resources:
        for player in ("ann", "ann", "bo", "bo"):
            await enforce_limit(resources, limit, player, "here")
        for player, address in (("cy", "here"), ("ann", "there")):
            with pytest.raises(Problem, match=r"^server\.too-often"):
                await enforce_limit(resources, limit, player, address)
        await enforce_limit(resources, limit, "di", "there")


@pytest.mark.anyio
async def test_a_flood_of_one_address_uses_one_connection_and_then_none(settings: Settings) -> None:
    """Before, 200 at once held all connections, which waited for one row."""
    limit = RateLimit("x", 20, HOUR_S)
    async with open_migrated(settings) as resources:
        most = 0

        async def watch() -> None:
            nonlocal most
            while True:
                most = max(most, resources.database.queue.lent)
                await asyncio.sleep(0.001)

        watching = asyncio.create_task(watch())
        flood = [enforce_limit(resources, limit, "here") for _ in range(200)]
        refused = [error for error in await asyncio.gather(*flood, return_exceptions=True) if error is not None]
        assert [type(error) for error in refused] == [Problem] * 180
        watching.cancel()
        assert most <= 2, "one counts, and a duty may work"
        await resources.duties.stop()
        async with resources.database.queue.place():
            with pytest.raises(Problem):
                await asyncio.wait_for(enforce_limit(resources, limit, "here"), 0.5)


@pytest.mark.anyio
@pytest.mark.parametrize(("minutes", "length"), [(27, HOUR_S), (1, HOUR_S), (300, DAY_S)])
async def test_a_refusal_says_how_long_it_lasts(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, minutes: int, length: int
) -> None:
    begun = 20_000 * DAY_S * 1000 - minutes * 60_000
    async with open_migrated(settings) as resources:
        for module in (fixed_window, limit_gate):
            monkeypatch.setattr(module, "now", lambda: begun)
        limit = RateLimit("x", 1, length)
        await enforce_limit(resources, limit, "ann")
        with pytest.raises(Problem) as refused:
            await enforce_limit(resources, limit, "ann")
    assert refused.value.telling.args == {"minutes": minutes}
    assert refused.value.retry_after_s == minutes * 60


def expect(right: bool) -> None:
    if not right:
        raise Problem("unknown", "server.no-code")


@pytest.mark.anyio
async def test_only_wrong_guesses_count(settings: Settings) -> None:
    limit = RateLimit("guesses", 3, HOUR_S)

    async def guess(*, right: bool) -> str:
        try:
            async with limit_failures(resources, limit, "school"):
                expect(right)
        except Problem as problem:
            return problem.code
        return "ok"

    async with open_migrated(settings) as resources:
        assert [await guess(right=True) for _ in range(10)] == ["ok"] * 10
        together = await asyncio.gather(*(guess(right=False) for _ in range(20)))
        assert sorted(together) == ["limit"] * 17 + ["unknown"] * 3
        assert await guess(right=True) == "limit"


def test_programs_are_told_when_to_try_again(node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "GUESTS", RateLimit("guests", 1, HOUR_S))
    assert node.person().post("/api/players/guest").is_success
    answer = node.person().post("/api/players/guest")
    assert answer.status_code == 429
    assert 0 < int(answer.headers["retry-after"]) <= HOUR_S


def test_a_school_at_one_address_is_not_refused() -> None:
    """200 people at one address each send a message a second for a minute, with the real limits."""
    clock = Clock()
    buckets = TokenBuckets(clock=clock)
    for second in range(60):
        clock.now = second
        for person in range(200):
            who = Requester(str(person), "school")
            assert buckets.take(route_limits.MESSAGES, who), f"after {clock.now} s"


def test_with_limits_off_everything_is_allowed() -> None:
    buckets = TokenBuckets(limited=False)
    assert all(buckets.take(BucketRate("x", 1, 0), Requester("ann", "here"), 5) for _ in range(10))
    assert not buckets.kept
