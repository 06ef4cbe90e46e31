"""Reading one printed value of an edition, and the error that names its line."""

from collections.abc import Callable

import pytest

from shoal.core.edition import Edition, parse_edition
from shoal.core.errors import BadEdition

TEXT = """
[box]
source = "rulebook"
boats = 12
names = ["tuna", "cod"]
counts = [1, 2, 3]
dice = [6, 1]
plates = [2, 3, 2]
open = true
title = "Fleet"
padded = " Fleet"

[[species]]
source = "rulebook"
fish = 4

[[species]]
source = "rulebook"
fish = 5

[sheet.years]
source = "rulebook"
most = 10
"""
EDITION = parse_edition(TEXT, "ours.toml")


def test_values_are_read_where_they_stand() -> None:
    assert EDITION.whole("box", "boats", 1, 12) == 12
    assert EDITION.wholes("box", "counts", 1, 3) == [1, 2, 3]
    assert EDITION.different("box", "dice", 1, 6) == [1, 6]
    assert EDITION.truth("box", "open") is True
    assert EDITION.word("box", "title") == "Fleet"
    assert EDITION.whole("species[2]", "fish", 1, 9) == 5
    assert EDITION.whole("sheet.years", "most", 1, 10) == 10
    assert EDITION.value("box", "names") == ["tuna", "cod"]


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (
            lambda ours: ours.whole("box", "boats", 1, 9),
            "line 4: [box] boats: must be a whole number from 1 to 9, not 12",
        ),
        (lambda ours: ours.whole("box", "open", 0, 9), "[box] open: must be a whole number from 0 to 9, not True"),
        (lambda ours: ours.whole("box", "boats", 3, 3), "[box] boats: must be 3, not 12"),
        (lambda ours: ours.whole("box", "sails", 1, 9), "line 2: [box] sails: is missing"),
        (lambda ours: ours.whole("boxes", "boats", 1, 9), "[boxes] boats: is missing"),
        (lambda ours: ours.whole("species[2]", "fish", 1, 4), "line 19: [species[2]] fish: must be a whole number"),
        (lambda ours: ours.wholes("box", "boats", 1, 9), "[box] boats: must be a list of whole numbers"),
        (lambda ours: ours.wholes("box", "counts", 1, 2), "[box] counts: must be a whole number from 1 to 2, not 3"),
        (lambda ours: ours.different("box", "plates", 1, 9), "[box] plates: 2 stands there twice"),
        (lambda ours: ours.truth("box", "boats"), "[box] boats: must be true or false"),
        (lambda ours: ours.word("box", "padded"), "[box] padded: must be a text"),
    ],
)
def test_a_wrong_value_is_refused_with_its_line(read: Callable[[Edition], object], sentence: str) -> None:
    with pytest.raises(BadEdition) as refused:
        read(EDITION)
    assert sentence in str(refused.value)
