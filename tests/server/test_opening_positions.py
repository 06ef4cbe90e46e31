"""Early positions over HTTP: what was chosen there, and how often.

The attackers: they send acts that are long, illegal, of no seat, or not acts at all, ask for other games, seats and
presets, or ask without end, so that others wait.
"""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from shoal.core.record import ActEntry
from shoal.openings.books import book_of
from shoal.openings.opening_of_game import beginnings
from shoal.sequential_testing import wilson
from shoal.server.community.openings import opening_counter, positions
from shoal.server.community.openings.positions import LEAST
from shoal.server.community.openings.routes import MOST_ACTS
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.db.database import open_database
from shoal.server.platform.rate_limits import route_limits
from shoal.server.platform.rate_limits.token_buckets import BucketRate
from shoal.server.play.tables.table_row import ChairRow
from support.finished_games import Put, begun, put, random_game, resigned
from support.nodes import Databases, Node, run_node

PAGE = "/api/openings/fishery"
BLACK_WINS = 7
"""Of the games that begin with c3, Black wins so many."""
GAMES = 12


async def fill(settings: Settings) -> None:
    """Put games that begin with c3, the middle, and some that begin with b2 or what mirrors it, by two strong bots."""
    database = open_database(settings)
    for number in range(GAMES):
        await put(database, resigned(begun("c3", "b3"), 1 if number < BLACK_WINS else 0))
    bots = tuple(ChairRow(seat, "bot", None, "Admiral", "admiral") for seat in range(2))
    for square in ("b2", "b4", "d2", "d4"):
        await put(database, resigned(begun(square, "c3"), 0), Put(bots))
    while await opening_counter.count_batch(database):
        pass
    await database.close()


@pytest.fixture(scope="module", params=["standalone", "cluster"])
def filled(
    request: pytest.FixtureRequest, databases: Databases, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Node]:
    folder = tmp_path_factory.mktemp("openings")
    found = databases.standalone(folder) if request.param == "standalone" else databases.cluster()
    asyncio.run(fill(found))
    with run_node(found) as node:
        yield node


def ask(node: Node, *acts: str, path: str = PAGE, **query: Any) -> Any:
    with node.person() as person:
        return person.get(path, params={"act": list(acts), **query}).json()


def test_choices_are_counted_up_to_symmetry_the_most_frequent_first(filled: Node) -> None:
    told = ask(filled, preset="pond")
    (asked,) = told["asked"]
    assert (asked["seat"], asked["games"]) == (0, GAMES + 4)
    middle, corner = asked["choices"]
    assert (middle["action"], middle["games"]) == ("c3", GAMES)
    assert middle["share"] == pytest.approx(BLACK_WINS / GAMES)
    assert (middle["low"], middle["high"]) == pytest.approx(wilson(BLACK_WINS / GAMES, GAMES))
    assert corner["action"] in ("b2", "b4", "d2", "d4")
    assert LEAST > corner["games"] == 4
    assert [corner[name] for name in ("share", "low", "high")] == [None] * 3, "too few games for a share"


def test_a_walk_leads_to_the_same_counts_from_every_side(filled: Node) -> None:
    (reply,) = ask(filled, "0 c3", preset="pond")["asked"][0]["choices"]
    assert (reply["games"], reply["share"]) == (GAMES, pytest.approx(1 - BLACK_WINS / GAMES))
    walks = [ask(filled, "0 c3", f"1 {square}", preset="pond") for square in ("b3", "d3", "c2", "c4")]
    assert [[one["games"] for one in walk["asked"][0]["choices"]] for walk in walks] == [[GAMES]] * 4
    after = walks[-1]
    assert after["scene"]["position"]["view"]["ships"] == [["c3"], ["c4"]]
    assert after["acts"] == [{"seat": 0, "text": "c3"}, {"seat": 1, "text": "c4"}]
    assert ask(filled, "0 e5", preset="pond")["asked"][0]["choices"] == []


def test_strengths_are_apart(filled: Node) -> None:
    counted = {
        strength: ask(filled, preset="pond", strength=strength)["asked"][0]["games"]
        for strength in ("new", "middle", "strong", "easy", "hard")
    }
    assert counted == {"new": GAMES, "middle": 0, "strong": 0, "easy": 0, "hard": 4}


def test_other_options_and_seats_are_other_positions(filled: Node) -> None:
    assert ask(filled)["asked"][0]["games"] == 0
    assert ask(filled, preset="puddle")["asked"][0]["games"] == 0


def test_the_opening_has_an_end(filled: Node) -> None:
    acts = [f"{act.seat} {act.text}" for act in begun("c3", "b3").entries if isinstance(act, ActEntry)]
    assert len(ask(filled, *acts[:7], preset="pond")["asked"]) == 1
    told = ask(filled, *acts, preset="pond")
    assert (len(acts), told["longest"], told["asked"]) == (8, 8, [])


def test_chance_is_told_by_its_odds_and_sets_the_game_up(filled: Node) -> None:
    path = "/api/openings/fresh_fish"
    told = ask(filled, path=path, seats=3)
    assert [act["seat"] for act in told["acts"]] == [-1, -1, -1, -1]
    assert told["scene"]["position"]["turn"] == [0]
    acts = [f"{act['seat']} {act['text']}" for act in told["acts"]]
    acts += [f"{seat} reserve {plot}" for seat, plot in ((0, "d4"), (1, "e4"), (2, "f4"))]
    drawn = ask(filled, *acts, "0 draw", path=path, seats=3)
    assert drawn["asked"] == []
    assert sum(one["chance"] for one in drawn["outcomes"]) == pytest.approx(1.0)
    tiles = {one["action"]: one["chance"] for one in drawn["outcomes"]}
    assert tiles["tile apartments"] == pytest.approx(12 / 24)


@pytest.mark.parametrize(("game", "seats"), [("fleet", 3), ("fishery_boom", 2)])
def test_first_choices_are_asked_by_place(filled: Node, game: str, seats: int) -> None:
    told = ask(filled, path=f"/api/openings/{game}", seats=seats)
    assert told["firsts"]
    assert [one["seat"] for one in told["asked"]] == list(range(seats))


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({"act": ["0 c3", "1 c3"]}, "malformed"),
        ({"act": ["1 c3"]}, "malformed"),
        ({"act": ["9 c3"]}, "malformed"),
        ({"act": ["-1 c3"]}, "malformed"),
        ({"act": ["c3"]}, "malformed"),
        ({"act": ["0 nonsense"]}, "malformed"),
        ({"act": ["0 " + "c" * 60]}, "malformed"),
        ({"act": ["0 \u0000"]}, "malformed"),
        ({"act": ["0 c3"] * (MOST_ACTS + 1)}, "malformed"),
        ({"seats": 3}, "malformed"),
        ({"seats": 99}, "malformed"),
        ({"preset": "lake"}, "malformed"),
        ({"strength": "weak"}, "malformed"),
    ],
)
def test_what_breaks_the_rules_is_refused(filled: Node, query: dict[str, Any], code: str) -> None:
    with filled.person() as person:
        answer = person.get(PAGE, params=query)
        assert (answer.status_code, answer.json()["code"]) == (422, code)


@pytest.mark.parametrize("game", ["chess", "squares", "__init__", "fishery.x"])
def test_only_games_have_openings(filled: Node, game: str) -> None:
    with filled.person() as person:
        assert person.get(f"/api/openings/{game}").status_code == 404


def longest() -> list[ActEntry]:
    """Return the longest position that may be asked for, of the game that takes longest."""
    record = random_game("fresh_fish", 5, 3)
    assert len(beginnings(record)) == 8
    return [act for act in record.entries[:MOST_ACTS] if isinstance(act, ActEntry)]


def test_the_longest_position_takes_little_time() -> None:
    acts, book = longest(), book_of("fresh_fish")
    assert book is not None
    began = time.thread_time()
    positions.play_to_position(book, "fresh_fish", 5, None, acts)
    assert time.thread_time() - began < 0.25


def test_who_asks_without_end_is_told_to_stop(cluster: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time is charged to the address, legal or not, and does not come back here. Others are still answered."""
    monkeypatch.setattr(route_limits, "COMPUTING", BucketRate("computing", 200, 0, per_address=1))
    acts = [f"{act.seat} {act.text}" for act in longest()]
    with run_node(replace(cluster, limits=True)) as node, node.person() as attacker, node.person() as other:
        codes: list[int] = []
        while 429 not in codes and len(codes) < 200:
            for some in (acts, [*acts[:-1], "0 reserve a1"]):
                answer = attacker.get("/api/openings/fresh_fish", params={"act": some, "seats": 5})
                codes.append(answer.status_code)
        assert codes[:2] == [200, 422]
        assert 429 in codes, "nothing stopped the attacker"
        assert other.get("/api/lobby").status_code == 200
