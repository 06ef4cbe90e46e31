"""Every game of ours keeps the promises of the kit and reproduces its data files."""

from math import prod
from pathlib import Path

import pytest

import regenerate_golden_files
from shoal import testkit
from shoal.core.catalogue import OURS, load
from shoal.core.perft import perft
from shoal.core.record import decode, encode
from shoal.core.replay import replay
from support.perft_counts import PRODUCT, Count, counts_of

ALL_COUNTS = [count for name in OURS for count in counts_of(name)]
RECORDS = [path for name in OURS for path in sorted((Path(__file__).parent / name / "records").glob("*.json"))]
SLOW = {("fleet", "secrets"), ("fleet", "imagination"), ("fleet", "telling"), ("fishery_boom", "telling")}
PROMISES = [
    pytest.param(name, promise, marks=[pytest.mark.slow] if (name, promise) in SLOW else [])
    for name in OURS
    for promise in testkit.PROMISES
]


@pytest.mark.parametrize(("name", "promise"), PROMISES)
def test_the_kit_passes(name: str, promise: str) -> None:
    testkit.check(promise, load(name))


@pytest.mark.parametrize("name", OURS)
def test_golden_files_are_reproduced_in_every_build(name: str) -> None:
    for path, text in regenerate_golden_files.golden_files(name).items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} differs; see scripts/regenerate_golden_files.py"


@pytest.mark.parametrize("count", ALL_COUNTS, ids=str)
def test_perft_counts_are_reproduced(count: Count) -> None:
    assert perft(count.position(), count.depth) == count.nodes


@pytest.mark.parametrize("count", [count for count in ALL_COUNTS if count.source.startswith(PRODUCT)], ids=str)
def test_products_are_multiplied_right(count: Count) -> None:
    assert prod(int(factor) for factor in count.source.removeprefix(PRODUCT).split(" * ")) == count.nodes


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_finished_record_ends_as_its_name_says_and_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    played = replay(decode(text))
    assert played.over()
    assert played.state.ending() == path.stem
    assert encode(decode(text)) == text
