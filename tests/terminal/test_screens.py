"""Every phase of every game at the full screen, in two sizes; `scripts/golden_screens.py` writes the files."""

from pathlib import Path

import pytest

from shoal.core.catalogue import OURS
from terminal.phases import SIZES, play_phases
from terminal.sitting import play

FILES = Path(__file__).parent / "screens"


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS)
def test_every_phase_is_shown_whole(game: str) -> None:
    async def evening() -> None:
        screens = await play_phases(game)
        for width, height in SIZES:
            golden = (FILES / f"{game}-{width}x{height}.txt").read_text(encoding="utf-8")
            assert screens[width, height] == golden

    play(evening())
