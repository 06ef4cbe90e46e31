"""Pictures: lines of styled text that are packed, put side by side and folded without breaking words."""

from shoal.core.picture import Span, abreast, columns, extent, fold_text, folded, itemized, packed, plain, written


def test_full_width_characters_take_two_columns() -> None:
    assert columns("a魚") == 3
    assert extent([Span("a"), Span("魚", "strong")]) == 3


def test_words_are_never_broken() -> None:
    assert fold_text("one two three four", 9) == ["one two", "three", "four"]
    assert fold_text("unbreakable a", 5) == ["unbreakable", "a"]


def test_no_short_word_is_left_alone() -> None:
    text = "The First-player Token is with the player at Seat 1."
    assert fold_text(text, 50) == ["The First-player Token is with the player", "at Seat 1."]


def test_japanese_breaks_between_characters_but_no_line_begins_with_a_stop() -> None:
    assert fold_text("魚を獲ります。船が出る。", 12) == ["魚を獲り", "ます。船", "が出る。"]


def test_a_folded_line_keeps_its_styles_and_its_indent() -> None:
    line = [Span("  "), Span("boats:", "faint"), Span(" "), Span("Seat 1 x1, Seat 2 x2", "seat-1")]
    lines = folded([line], 20)
    assert plain(lines) == "  boats: Seat 1 x1,\n    Seat 2 x2"
    assert {span.style for span in lines[1] if span.text.strip()} == {"seat-1"}


def test_a_thing_of_the_board_is_never_broken() -> None:
    line = [Span("on sale: "), Span("Processing Vessel", "strong", "vessel")]
    assert plain(folded([line], 20)) == "on sale:\n  Processing Vessel"


def test_parts_go_on_in_another_line_that_is_indented() -> None:
    parts = written(["Shrimp", "Cod", "Tuna"])
    assert plain(packed([Span("hand: ")], parts, ", ", 17, 6)) == "hand: Shrimp,\n      Cod, Tuna"
    assert plain(itemized("+ catch   x release   [ ] blocked", "faint", 24)) == "+ catch   x release\n[ ] blocked"


def test_blocks_stand_abreast_if_both_fit() -> None:
    blocks = [written(["North", "1"]), written(["East"]), written(["South"])]
    assert plain(abreast(blocks, 12)) == "North   East\n1\n\nSouth\n"
    assert plain(abreast(blocks, 11)) == "North\n1\n\nEast\n\nSouth\n"
