"""Parts of sentences: counted things and lists."""

import pytest

from shoal.core.telling import counted, listed


@pytest.mark.parametrize(
    ("number", "thing", "things", "sentence"),
    [
        (1, "crate", "", "1 crate"),
        (2, "crate", "", "2 crates"),
        (0, "crate", "", "0 crates"),
        (1, "trophy", "trophies", "1 trophy"),
        (3, "trophy", "trophies", "3 trophies"),
    ],
)
def test_things_are_counted(number: int, thing: str, things: str, sentence: str) -> None:
    assert counted(number, thing, things) == sentence


@pytest.mark.parametrize(
    ("words", "sentence"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_words_are_listed(words: list[str], sentence: str) -> None:
    assert listed(words) == sentence


def test_a_list_may_end_with_another_word() -> None:
    assert listed(["a", "b", "c"], "or") == "a, b or c"
