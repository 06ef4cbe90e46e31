"""What a seat may not know does not reach it over the wire: the short version of ops/leaks.py."""

from pathlib import Path

import pytest

from leaks import OPTIONS, Counts, Leak, expect_equal, play_twins


@pytest.mark.parametrize("game", OPTIONS)
def test_twins_that_differ_in_secrets_look_the_same(game: str, tmp_path: Path) -> None:
    counts = play_twins(game, seats=3, seed=1, most=25, folder=tmp_path)
    assert counts.frames > 50
    assert counts.answers > 0


def test_a_difference_would_be_found() -> None:
    with pytest.raises(Leak, match="bid 3"):
        expect_equal([b"bid 3", b"bid 4"], Counts())
