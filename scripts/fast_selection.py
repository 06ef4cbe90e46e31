"""Which tests `fast.py` runs: all of what was touched, and of the rest those that find most for their time."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TESTS: Final = ROOT / "tests"
PER_MODULE: Final = 8
"""At most this many test files of the server for one module; what so many tests need, the quick selection needs too."""
QUICK: Final = (
    "core/test_*.py",
    "games/*/test_rules*.py",
    "games/*/test_refusals.py",
    "games/*/test_narration.py",
    "games/*/test_records.py",
    "games/*/test_insight.py",
    "table/test_match.py",
    "table/test_story.py",
    "table/test_shelf.py",
    "table/test_dice.py",
    "server/test_accounts.py",
    "server/test_headers.py",
    "server/test_limits.py",
    "server/test_sessions.py",
    "server/test_tables.py",
    "project/test_rooms.py",
    "project/test_server_house.py",
)
ROOM: Final = re.compile(r"(?:src/shoal|tests)/games/(\w+)/")
PART: Final = re.compile(r"src/shoal/(\w+)/")
SERVER: Final = re.compile(r"src/shoal/server/[a-z]\w+/.*\.py")


def quick_tests() -> list[str]:
    return named(path for pattern in QUICK for path in TESTS.glob(pattern))


def touched_tests(touched: Iterable[str]) -> list[str]:
    """Return the test files of everything that was touched: rooms, parts, packages of the server, tests themselves."""
    chosen: set[Path] = set()
    for name in touched:
        if (room := ROOM.match(name)) and (TESTS / "games" / room[1]).is_dir():
            chosen |= {*room_files(room[1])}
        elif SERVER.fullmatch(name):
            chosen |= server_tests(name)
        elif (part := PART.match(name)) and (TESTS / part[1]).is_dir() and part[1] != "server":
            chosen |= {*(TESTS / part[1]).rglob("test_*.py")}
        if re.fullmatch(r"tests/.*/test_\w+\.py", name) and (ROOT / name).exists():
            chosen.add(ROOT / name)
    return named(chosen)


def room_tests(room: str) -> list[str]:
    return named(room_files(room))


def room_files(room: str) -> list[Path]:
    folder = TESTS / "games" / room
    if not folder.is_dir():
        raise SystemExit(f"no room is named {room}; see src/shoal/games")
    return [*folder.glob("test_*.py")]


def server_tests(name: str) -> set[Path]:
    """Return the tests that import a module of the server, or if none does, those that import its package."""
    module = name.removeprefix("src/").removesuffix(".py").replace("/", ".")
    package, _, last = module.rpartition(".")
    files = {path: path.read_text(encoding="utf-8") for path in sorted((TESTS / "server").glob("test_*.py"))}
    for wanted in (rf"{re.escape(module)}\b|from {re.escape(package)} import .*\b{last}\b", rf"{re.escape(package)}\b"):
        chosen = {path for path, text in files.items() if re.search(wanted, text)}
        if 0 < len(chosen) <= PER_MODULE:
            return chosen
    return set()


def named(paths: Iterable[Path]) -> list[str]:
    return sorted({path.relative_to(ROOT).as_posix() for path in paths})
