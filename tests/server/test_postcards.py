"""Postcards: pictures of tables for anybody, and heads of pages that name them.

The attackers: somebody who wants to see through a picture what is hidden, or what has just happened at a table; who
asks for so many pictures that play becomes slow; whose name or address writes into a page.
"""

import asyncio
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import httpx
import pytest

from shoal.core.catalogue import OURS
from shoal.core.record import ActEntry
from shoal.core.replay import replay
from shoal.core.rng import Rng
from shoal.puzzles.collection import puzzles_of
from shoal.server.accounts.identity.names import FORMER
from shoal.server.platform.config.settings import Settings
from shoal.server.platform.http.errors import Problem
from shoal.server.platform.static_files import pages
from shoal.server.play.link_previews import card_layout, open_graph, puzzle_preview, render_png, table_preview
from shoal.server.play.link_previews.routes import MOST_KEPT, MOST_WAITING, PreviewCache
from shoal.server.play.link_previews.turning_point import TurningPoint, turning_point_of
from shoal.server.play.tables.game_record import full_record
from shoal.server.play.tables.table_row import ChairRow
from shoal.table.http_types import Judged
from shoal.table.scenes import match_after
from support.nodes import Databases, Node, run_node
from support.people import PATIENCE, guest, line, open_table, two_at_a_table
from support.running_tables import begin, play_on, run_tables

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def anybody(node: Node) -> httpx.Client:
    """Return a client without a cookie."""
    return httpx.Client(base_url=node.url, timeout=PATIENCE)


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(SIGNATURE)
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_a_stranger_gets_a_picture_of_a_table_that_waits_runs_or_is_over(databases: Databases, tmp_path: Path) -> None:
    with (
        run_node(databases.standalone(tmp_path)) as node,
        anybody(node) as stranger,
    ):
        waiting = open_table(guest(node))["id"]
        first, _, table = two_at_a_table(node)
        pictures = [stranger.get(f"/api/tables/{one}/postcard.png").content for one in (waiting, table)]
        with line(node, table, first) as one:
            step = one.hello()["position"]["legal"][0]
            one.ask(type="act", decision=0, steps=[step])
            one.ask(type="resign")
        pictures += [
            stranger.get(f"/api/tables/{table}/postcard.png", params=turn).content for turn in ({}, {"turn": 0})
        ]
        assert [size_of(picture) for picture in pictures] == [(card_layout.WIDTH, card_layout.HEIGHT)] * 4
        assert len(set(pictures)) == 4
        assert stranger.get(f"/api/tables/{table}/postcard.png").content == pictures[2]
        assert stranger.get("/api/tables/nowhere/postcard.png").status_code == 404
        assert stranger.get(f"/api/tables/{table}/postcard.png", params={"turn": -1}).status_code == 422


@pytest.mark.anyio
@pytest.mark.parametrize("game", OURS)
async def test_a_running_game_is_drawn_two_turns_late(settings: Settings, game: str) -> None:
    async with run_tables(settings) as tables:
        live = await begin(tables, game, 2)
        await play_on([tables], live.facts.id, Rng(5), entries=30)
        live = await tables.newest(live.facts.id)
        record = await full_record(tables.database, live.facts)
        acts = replay(record).acts
        places = [place for place, act in enumerate(acts) if act.seat >= 0]
        shown = table_preview.card_of(live.facts, record, None)
        ET.fromstring(card_layout.draw_card(shown))
        assert shown.board == table_preview.board_of(match_after(record, acts[: places[-2]]))
        if game == "fishery":
            assert shown.board != table_preview.board_of(live.playing())


def test_acts_of_chance_are_no_turns() -> None:
    acts = [
        ActEntry(0, "a"),
        ActEntry(-1, "b"),
        ActEntry(1, "c"),
        ActEntry(-1, "d"),
        ActEntry(0, "e"),
        ActEntry(-1, "f"),
    ]
    assert list(table_preview.before_last_turns(acts)) == acts[:2]
    assert list(table_preview.before_last_turns(acts[:2])) == []


@pytest.mark.anyio
async def test_names_cannot_write_into_the_page_or_the_picture(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        live = await begin(tables, "fishery", 2)
        hostile = '"><script>alert(1)</script>&'
        chairs = tuple(replace(chair, name=hostile) for chair in live.facts.chairs)
        facts = replace(live.facts, chairs=chairs)
        page = open_graph.tags(facts, "http://127.0.0.1", None)
        assert "<script" not in page
        assert page.count("<meta ") == page.count("/>") == 9
        record = await full_record(tables.database, facts)
        picture = card_layout.draw_card(table_preview.card_of(facts, record, None))
        assert not ET.fromstring(picture).findall(".//{*}script")
        erased = replace(facts, chairs=(replace(chairs[0], name=FORMER), chairs[1]))
        assert "A former player" in table_preview.describe_table(erased)
        japanese = replace(facts, chairs=(ChairRow(0, "person", "a", "\u6f01\u5e2b"), chairs[1]))
        assert "Black" in table_preview.describe_table(japanese)


def test_the_heads_of_pages_name_the_picture(
    databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<head><title>Shoal</title></head>")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    with (
        run_node(databases.standalone(tmp_path)) as node,
        anybody(node) as stranger,
    ):
        host = guest(node)
        table = open_table(host)["id"]
        page = stranger.get(f"/t/{table}").text
        picture = f'<meta property="og:image" content="{node.url}/api/tables/{table}/postcard.png" />'
        assert picture in page
        assert "1 of 2 seats is free." in page
        assert f"{table}/postcard.png?turn=3" in stranger.get(f"/review/{table}", params={"turn": 3}).text
        host.post(f"/api/tables/{table}/close")
        assert stranger.get(f"/api/tables/{table}/postcard.png").json()["code"] == "stale"
        for path in ("/t/unknown", "/t/Odd%20One", f"/t/{table}"):
            answer = stranger.get(path)
            assert (answer.status_code, "og:image" in answer.text) == (200, False)
            assert "default-src" in answer.headers["content-security-policy"]


class SlowPainter(render_png.PngRenderer):
    """Paints when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Event()

    async def paint(self, svg: str) -> bytes:
        await self.may.wait()
        return svg.encode()


@pytest.mark.anyio
async def test_few_wait_for_a_picture_and_few_are_kept() -> None:
    painter = SlowPainter()
    gallery = PreviewCache(painter)
    waiting = [asyncio.create_task(gallery.paint((number,), "x")) for number in range(MOST_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Problem) as refused:
        await gallery.paint(("more",), "x")
    assert refused.value.code == "busy"
    painter.may.set()
    await asyncio.gather(*waiting)
    for number in range(2 * MOST_KEPT):
        await gallery.paint((number,), str(number))
    assert len(gallery.kept) == MOST_KEPT
    assert gallery.find((0,), 60) is None
    assert gallery.find((2 * MOST_KEPT - 1,), 60) == str(2 * MOST_KEPT - 1).encode()
    assert gallery.find((2 * MOST_KEPT - 1,), 0) is None


def judged(*shares: float) -> list[Judged]:
    """Return judgements of positions in which the first of two seats has these shares."""
    return [
        {"acts": acts, "seat": acts % 2, "played": "x", "shares": [share, 1 - share], "best": []}
        for acts, share in enumerate(shares)
    ]


def test_the_turning_point_is_the_turn_that_changed_most_for_the_winner() -> None:
    found = turning_point_of(judged(0.5, 0.25, 0.75), 3, [0.0, 1.0])
    assert found == TurningPoint((0.5, 0.75, 0.25, 1.0), 3)
    assert (found.before, found.after) == (0.25, 1.0)
    assert turning_point_of(judged(0.5, 0.4), 3, [0.0, 1.0]) is None, "not all was judged"
    assert turning_point_of(judged(0.98, 0.99), 2, [1.0, 0.0]) is None, "nothing changed much"
    assert turning_point_of([], 0, [1.0, 0.0]) is None


@pytest.mark.anyio
async def test_the_card_of_a_judged_game_shows_its_turning_point(settings: Settings) -> None:
    async with run_tables(settings) as tables:
        live = await begin(tables, "fishery", 2)
        facts = await play_on([tables], live.facts.id, Rng(3))
        record = await full_record(tables.database, facts)
        acts = len(replay(record).acts)
        won = 1.0 if facts.result is not None and facts.result["shares"][0] else 0.0
        shares = [1 - won] * 4 + [won] * (acts - 4)
        drawn = {
            turn: card_layout.draw_card(table_preview.card_of(facts, record, turn, judged(*shares)))
            for turn in (None, 4)
        }
        assert "Turning point: turn 4" in drawn[None]
        assert "0 to 100 %" in drawn[None]
        assert "Turning point" not in drawn[4]
        assert "Turning point" not in card_layout.draw_card(
            table_preview.card_of(facts, record, None, judged(*shares[:-1]))
        )
        many = replace(
            table_preview.card_of(facts, record, None, judged(*shares)), lines=(card_layout.CardLine(0, "x"),) * 4
        )
        assert "Turning point" not in card_layout.draw_card(many), "there is no room"


@pytest.mark.parametrize("game", OURS)
def test_the_picture_of_a_puzzle_tells_no_answer(game: str) -> None:
    """With other shares, another line and another answer, the same picture is drawn."""
    for puzzle in puzzles_of(game)[:5]:
        drawn = card_layout.draw_card(puzzle_preview.card_of(puzzle))
        ET.fromstring(drawn)
        turned = replace(puzzle, choices=puzzle.choices[::-1], line=[], played=[], theme="middle", difficulty=2)
        assert card_layout.draw_card(puzzle_preview.card_of(turned)) == drawn


def test_the_picture_of_a_puzzle_is_always_the_same(databases: Databases, tmp_path: Path) -> None:
    puzzle = next(iter(puzzles_of("fishery")))
    address = f"/api/puzzles/fishery/{puzzle.id}/postcard.png"
    found = []
    for folder in (tmp_path / "one", tmp_path / "other"):
        folder.mkdir()
        with run_node(databases.standalone(folder)) as node, anybody(node) as stranger:
            found += [stranger.get(address).content for _ in range(2)]
            assert stranger.get("/api/puzzles/fishery/none/postcard.png").status_code == 404
            assert stranger.get("/api/puzzles/..%2Ffleet/none/postcard.png").status_code == 404
    assert size_of(found[0]) == (card_layout.WIDTH, card_layout.HEIGHT)
    assert len(set(found)) == 1


def test_the_page_of_a_puzzle_names_its_picture(
    databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<head><title>Shoal</title></head>")
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    puzzle = next(iter(puzzles_of("fleet")))
    with run_node(databases.standalone(tmp_path)) as node, anybody(node) as stranger:
        page = stranger.get(f"/puzzles/fleet/{puzzle.id}").text
        picture = f"{node.url}/api/puzzles/fleet/{puzzle.id}/postcard.png"
        assert f'<meta property="og:image" content="{picture}" />' in page
        assert all(step not in page for step in puzzle.answer.steps)
        unknown = stranger.get("/puzzles/fleet/%22%3E%3Cscript%3E").text
        assert unknown == "<head><title>Shoal</title></head>"
