"""What a text may mean, what an action would change, and what lies in a direction."""

from shoal.cli.screen.completion import completed, matching
from shoal.cli.screen.picture_diff import LineSpan, changes, nearest, places_of
from shoal.core.picture import Span, written

ACTIONS = ["auction cod", "auction tuna", "decline", "d3/e3", "take Tuna 3 for 1"]


def test_beginnings_come_before_words_and_words_before_parts() -> None:
    assert matching(ACTIONS, "") == ACTIONS
    assert matching(ACTIONS, "d") == ["decline", "d3/e3"]
    assert matching(ACTIONS, "tuna") == ["auction tuna", "take Tuna 3 for 1"]
    assert matching(ACTIONS, "e3") == ["d3/e3"]
    assert matching(ACTIONS, "ction  t") == ["auction tuna"]
    assert matching(ACTIONS, "zz") == []


def test_signs_and_the_order_of_words_matter_only_if_something_matches_with_them() -> None:
    assert [matching(ACTIONS, typed) for typed in ("d3e3", "d3 e3", "d3-e3", "e3/d3")] == [["d3/e3"]] * 4
    assert matching(ACTIONS, "d3 e4") == matching(ACTIONS, "/-") == []


def test_completion_goes_as_far_as_all_agree() -> None:
    assert completed(ACTIONS, "au") == "auction "
    assert completed(ACTIONS, "dec") == "decline"
    assert completed(ACTIONS, "zz") == "zz"


def test_new_things_new_words_and_new_lines_are_lit_but_no_sentence() -> None:
    before = [[Span(" · ", "", "a1"), Span(" · ", "", "b1")], [Span("fish"), Span(" 1 2")], *written(["White moves."])]
    after = [
        [Span(" · ", "", "a1"), Span(" B ", "", "b1")],
        [Span("fish"), Span(" 1 3")],
        *written(["boats: 2", "Black moves."]),
    ]
    assert changes(before, before) == []
    assert changes(before, after[:2] + written(["Black moves."])) == [LineSpan(0, 3, 6), LineSpan(1, 7, 8)]
    assert changes(after[:2], after[:3]) == [LineSpan(2, 0, 8)]


def test_a_changed_line_is_known_again_where_another_one_vanished() -> None:
    head, plates = [Span("You fish with the net."), Span(" 4")], [Span("You: "), Span("0 fish, 2 plates")]
    served, other = [Span("You: "), Span("1 fish, 2 plates")], [Span("East:"), Span(" nothing")]
    assert changes([head, plates], [served]) == [LineSpan(0, 5, 6)]
    assert changes([head, plates], [other]) == [LineSpan(0, 0, 13)]


def test_an_action_names_a_thing_or_the_longest_that_its_name_begins_with() -> None:
    picture = [[Span("Tuna", "", "Tuna"), Span(" 1", "", "Tuna 1"), Span(" 2", "", "Tuna 2")]]
    assert places_of(picture, "Tuna 2") == [LineSpan(0, 6, 8)]
    assert places_of(picture, "Tuna") == [LineSpan(0, 0, 4)]
    assert places_of(picture, "Tuna 1 for 3") == [LineSpan(0, 4, 6)]
    assert places_of(picture, "Tuna 12") == [LineSpan(0, 0, 4)]
    assert places_of(picture, "") == []


def test_the_nearest_in_a_direction() -> None:
    spots = {"a": LineSpan(2, 0, 1), "b": LineSpan(2, 4, 5), "c": LineSpan(0, 4, 5), "far": LineSpan(2, 40, 41)}
    assert nearest(spots, "a", 1, 0) == "b"
    assert nearest(spots, "b", 0, -1) == "c"
    assert nearest(spots, "a", -1, 0) is None
    assert nearest(spots, None, 1, 0) == "a"
