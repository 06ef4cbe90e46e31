"""Actions chosen by arrows, typing and mouse; refusals, hints, undo, help; terminals of every size and colour."""

import pytest
from textual.events import Key
from textual.geometry import Offset

from shoal.cli.screen import app as app_file
from shoal.cli.screen.picture_diff import places_of
from shoal.core.record import ActEntry, EventEntry
from shoal.texts import LANGUAGES
from terminal.sitting import LARGE, Person, play, sat_down, start_of, table_of

PUDDLE = start_of("fishery", preset="puddle")
TINY = start_of("fishery", None, "rows=2", "columns=2", "ships=1")


def texts_of(person: Person) -> list[str]:
    return [act.text for act in person.table.walk.acts]


def test_arrows_choose_and_the_board_shows_what_would_change() -> None:
    async def evening() -> None:
        async with sat_down(table_of(PUDDLE)) as person:
            await person.wait_for_turn()
            assert "▲" not in person.sees()
            await person.press("enter")
            assert texts_of(person) == []
            await person.choose("c1")
            assert "1 ║ ·   ·   ▲ ║" in person.sees()
            assert person.reads("detail") == "You place a ship on c1.\nBlack: 0 → 9 points"
            await person.press("up", "up", "up")
            assert person.chosen == "c3"
            await person.take()
            assert texts_of(person)[0] == "c3"
            assert "You place a ship on c3.\nWhite places a ship on " in person.reads("log")

    play(evening())


def test_typing_filters_and_tab_completes() -> None:
    async def evening() -> None:
        async with sat_down(table_of(start_of("fresh_fish"))) as person:
            await person.wait_for_turn()
            everything = person.listed
            await person.type("b")
            assert person.listed == [text for text in everything if " b" in text]
            await person.press("escape")
            assert (person.typed, person.listed, person.chosen) == ("", everything, None)
            await person.type("re")
            await person.press("tab")
            assert person.typed == "reserve "
            await person.type("b2")
            assert person.listed == ["reserve b2"]
            await person.take()
            assert person.table.walk.acts[-2].text == "reserve b2" or "reserve b2" in texts_of(person)
            assert person.typed == ""

    play(evening())


def test_a_refusal_cites_its_rule() -> None:
    async def evening() -> None:
        async with sat_down(table_of(PUDDLE)) as person:
            await person.wait_for_turn()
            await person.type_at_once("pass")
            await person.press("enter")
            await person.wait_until(lambda: "[FI-S3]" in person.reads("detail"))
            assert "FI-S3: While ships are being placed nobody may pass." in person.reads("detail")
            await person.type_at_once("zz")
            assert "Enter: why?  Esc: all" in person.sees()
            await person.press("enter")
            await person.wait_until(lambda: "No action is called “zz”." in person.reads("detail"))
            assert texts_of(person) == []
            await person.press("down")
            assert (person.typed, person.chosen) == ("", "a1")

    play(evening())


def test_the_only_action_is_chosen_and_enter_takes_it() -> None:
    async def evening() -> None:
        async with sat_down(table_of(start_of("fleet"))) as person:
            await person.wait_for_turn()
            while len(person.listed) > 1:
                assert person.chosen is None
                await person.type_at_once(person.listed[0])
                await person.take()
            [only] = person.listed
            assert (person.chosen, person.typed) == (only, "")
            before = texts_of(person).count(only)
            await person.take()
            assert texts_of(person).count(only) == before + 1

    play(evening())


def test_the_board_scrolls_to_the_thing_that_an_action_names() -> None:
    async def evening() -> None:
        async with sat_down(table_of(start_of("pisces"))) as person:
            await person.wait_for_turn()
            while "block" not in person.listed[0]:
                await person.type_at_once(person.listed[0])
                await person.take()
            await person.press("pagedown")
            assert person.board.scroll_y > 0
            place = person.listed[0].split()[-1]
            assert f"[{place}:1]" not in person.sees()
            await person.choose(person.listed[0])
            await person.wait_until(lambda: f"[{place}:1]" in person.sees())
            await person.press("shift+right")
            assert person.chosen == person.listed[1]

    play(evening())


def test_a_click_chooses_and_a_second_click_takes() -> None:
    async def evening() -> None:
        async with sat_down(table_of(PUDDLE)) as person:
            await person.wait_for_turn()
            [square] = places_of(person.board.picture, "b2")
            at = person.board.query_one("#picture").region.offset + Offset(square.begin + 1, square.line)
            await person.pilot.click(offset=at)
            await person.wait_until(lambda: person.app.desk.previewed == "b2")
            assert texts_of(person) == []
            await person.pilot.click(offset=at)
            await person.wait_until(lambda: len(texts_of(person)) == 2)
            await person.wait_for_turn()
            assert texts_of(person)[0] == "b2"
            await person.pilot.click(offset=at)
            await person.wait_until(lambda: "[FI-S2]" in person.reads("detail"))

    play(evening())


def test_shift_and_an_arrow_go_across_the_board() -> None:
    async def evening() -> None:
        async with sat_down(table_of(PUDDLE)) as person:
            await person.wait_for_turn()
            for key, square in (("down", "a1"), ("right", "b1"), ("up", "b2"), ("up", "b3"), ("left", "a3")):
                await person.press(f"shift+{key}")
                assert person.chosen == square

    play(evening())


def test_undo_takes_back_and_is_recorded() -> None:
    async def evening() -> None:
        async with sat_down(table_of(TINY, ())) as person:
            await person.wait_for_turn()
            await person.type("a1")
            await person.take()
            await person.press("f3")
            await person.wait_until(lambda: texts_of(person) == [])
            await person.wait_until(lambda: "Taken back." in person.reads("log"))
            await person.type("undo")
            await person.press("enter")
            await person.wait_until(lambda: "nothing to undo" in person.reads("detail"))
            assert person.table.record().entries == (ActEntry(0, "a1"), EventEntry("undo", 0, 0))

    play(evening())


def test_chance_is_never_undone() -> None:
    async def evening() -> None:
        async with sat_down(table_of(start_of("fishery_boom"))) as person:
            await person.wait_for_turn()
            assert person.table.walk.acts[-1].seat < 0
            await person.press("f3")
            await person.wait_until(lambda: "chance or a secret" in person.reads("detail"))

    play(evening())


def test_a_hint_chooses_its_best_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_file, "THINKING_S", 0.05)

    async def evening() -> None:
        async with sat_down(table_of(PUDDLE)) as person:
            await person.wait_for_turn()
            await person.type("c")
            await person.press("f2")
            await person.wait_until(lambda: person.reads("detail").startswith("Best: "))
            best = person.reads("detail").removeprefix("Best: ").partition(" ")[0]
            assert (person.chosen, person.typed) == (best, "")
            assert "From " in person.reads("detail")

    play(evening())


def test_help_covers_the_screen_until_a_key_is_pressed() -> None:
    async def evening() -> None:
        async with sat_down(table_of(PUDDLE)) as person:
            await person.wait_for_turn()
            await person.press("question_mark")
            await person.wait_until(lambda: "how to play at this screen" in person.sees())
            await person.press("x")
            await person.wait_until(lambda: "9 actions" in person.sees())
            assert person.typed == ""

    play(evening())


def test_a_whole_game_ends_with_its_result_and_enter_leaves() -> None:
    async def evening() -> None:
        async with sat_down(table_of(TINY, ())) as person:
            await person.wait_for_turn()
            for action in ("a1", "b2", "a1/b1", "a1/a2"):
                await person.type_at_once(action)
                await person.take()
            await person.wait_until(lambda: "White: 3 points, wins" in person.reads("detail"))
            assert "The game is over" in person.sees()
            assert person.sees().splitlines()[-1].startswith(" Press Enter to leave.")
            assert [act.auto for act in person.table.walk.acts[-2:]] == [True, True]
            await person.press("enter")
            await person.wait_until(lambda: not person.app.is_running)

    play(evening())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_fit(language: str) -> None:
    async def evening() -> None:
        async with sat_down(table_of(start_of("fleet", 4), (1, 2, 3), language)) as person:
            await person.wait_for_turn()
            await person.press("down")
            assert person.board.virtual_size.width <= person.board.size.width
            keys = person.table.voice.text("screen-keys")
            assert person.sees().splitlines()[-1].endswith(keys)

    play(evening())


def test_another_size_is_used_at_once() -> None:
    async def evening() -> None:
        async with sat_down(table_of(start_of("pisces", 6), (1, 2, 3, 4, 5))) as person:
            await person.wait_for_turn()
            for width, height in (LARGE, (60, 20), (200, 50)):
                await person.pilot.resize_terminal(width, height)
                await person.wait_until(lambda: person.board.drawn_width == person.board.columns())
                assert width < 80 or person.board.virtual_size.width <= person.board.size.width
                assert person.sees().splitlines()[-1].startswith(" You>")

    play(evening())


@pytest.mark.parametrize(("variable", "value", "colours"), [("NO_COLOR", "1", 0), ("TERM", "xterm", 16)])
def test_fewer_colours(monkeypatch: pytest.MonkeyPatch, variable: str, value: str, colours: int) -> None:
    for name in ("NO_COLOR", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv(variable, value)

    async def evening() -> None:
        async with sat_down(table_of(PUDDLE)) as person:
            await person.wait_for_turn()
            await person.choose("b2")
            strips = person.app.screen._compositor.render_strips()
            segments = [segment for strip in strips for segment in strip if segment.style]
            styles = [segment.style for segment in segments if segment.style]
            shown = {colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None}
            assert {colour for colour in shown if (colour.number or 0) >= max(colours, 1)} == set()
            assert all(colour.is_system_defined for colour in shown)
            assert "2 ║ ·   ▲   · ║" in person.sees()
            assert [text for text, style, _ in segments if style and style.underline and text.strip()] == ["b2"]

    play(evening())


def test_keys_that_come_faster_than_the_game_keep_their_order() -> None:
    async def evening() -> None:
        async with sat_down(table_of(PUDDLE)) as person:
            await person.wait_for_turn()
            for key in ("c", "1", "enter", "z", "z"):
                person.app.post_message(Key(key, key if len(key) == 1 else "\r"))
            await person.wait_until(lambda: texts_of(person)[:1] == ["c1"])
            await person.wait_for_turn()
            await person.wait_until(lambda: person.typed == "zz")
            await person.press("enter")
            await person.wait_until(lambda: "No action is called “zz”." in person.reads("detail"))
            await person.type("c")
            assert person.typed == "c"

    play(evening())
