"""Write every game's golden files again: `python scripts/regenerate_golden_files.py [GAME ...]`. Review the diff."""

import sys
from pathlib import Path

from shoal.core.catalogue import OURS, load
from shoal.testkit import digest, playthrough
from shoal.texts import Speaker

GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"
SEED = 1


def golden_files(name: str) -> dict[Path, str]:
    """Return the digest and one playthrough for each number of seats and each preset."""
    game, folder = load(name), GAMES / name
    files = {folder / "digest.txt": digest(game) + "\n"}
    for seats in game.meta.seats:
        for preset, options in {"standard": {}, **game.meta.presets}.items():
            path = folder / "playthroughs" / f"{preset}-{seats}.txt"
            files[path] = playthrough(game, seats, options, SEED, Speaker(game))
    return files


def main() -> None:
    for name in sys.argv[1:] or OURS:
        for path, text in golden_files(name).items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(GAMES.parent.parent))


if __name__ == "__main__":
    main()
