"""What every game of ours must keep: the kit's promises, its golden files, and the same room as the others."""

import pytest

import regenerate
from shoal import testkit
from shoal.core.catalogue import OURS, load


@pytest.mark.parametrize("promise", testkit.PROMISES)
@pytest.mark.parametrize("name", OURS)
def test_the_kit_passes(name: str, promise: str) -> None:
    testkit.check(promise, load(name))


@pytest.mark.parametrize("name", OURS)
def test_golden_files_are_reproduced_in_every_build(name: str) -> None:
    for path, text in regenerate.golden_files(name).items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} differs; see scripts/regenerate.py"
