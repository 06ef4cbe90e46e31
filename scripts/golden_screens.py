"""Write the screens of every phase: `PYTHONPATH=tests python scripts/golden_screens.py [GAME ...]`. Review the diff."""

import asyncio
import sys
from pathlib import Path

from shoal.core.catalogue import OURS
from terminal.phases import play_phases

FILES = Path(__file__).resolve().parent.parent / "tests" / "terminal" / "screens"


def main() -> None:
    for game in sys.argv[1:] or OURS:
        for (width, height), text in asyncio.run(play_phases(game)).items():
            path = FILES / f"{game}-{width}x{height}.txt"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(FILES.parent.parent.parent))


if __name__ == "__main__":
    main()
