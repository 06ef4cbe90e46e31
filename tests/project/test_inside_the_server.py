"""The page *Inside the server*: every path on it and in its picture exists, and every ordinary change has an answer."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).resolve().parents[2]
SERVER = ROOT / "src" / "shoal" / "server"
PAGE = (ROOT / "docs" / "explanation" / "inside-the-server.md").read_text(encoding="utf-8")
PICTURE = ROOT / "docs" / "site" / "way-of-a-move.svg"
ELSEWHERE = ("src/", "web/", "trials/", "scripts/", "deploy/")
"""How paths of the project begin; others are below the server."""
PATH = re.compile(r"`([\w.-]+(?:/[\w.-]+)+)`")
ROW = re.compile(r"^\| (.+) \| (`.+) \|$", re.MULTILINE)
STATION = re.compile(r"^(\d+)\. `([^`]+)`", re.MULTILINE)

IN_THE_SERVER = (
    "rate limit of a route",
    "CSRF check",
    "which database errors are retried",
    "fields of the public profile",
    "account deletion",
    "what a sign-in cookie holds",
    "how long a session lives",
    "passkey sign-in",
    "password reset e-mail",
    "websocket message types",
    "heartbeat of a socket",
    "how absence is noticed",
    "matchmaking rule",
    "rating formula",
    "tournament pairing",
    "bot thinking budget",
    "job queue's retry and backoff",
    "what a push notification says",
    "link preview picture",
    "retention of finished tables",
    "security headers (CSP)",
    "a metric and its alert",
)
EVERYWHERE_ELSE = (
    "price of a licence in Fleet",
    "ties in Pisces",
    "where a plot may be reserved in Fresh Fish",
    "scoring at the end of Fishery",
    "text of a refusal in Fleet",
    "exploration constant of the MCTS",
    "RAVE/AMAF",
    "move ordering",
    "determinisation of hidden hands in Fleet",
    "playout policy",
    "how weak levels err",
    "training of the net",
    "where net weights are loaded",
    "random generator and seeds",
    "record format and version",
    "undo of a match",
    "hints",
    "turning points of the review",
    "luck analysis",
    "observation of the AEC environment",
    "vectorised environment",
    "OpenSpiel adapter",
    "the lab's statistics",
    "sweeps",
    "the lab's report",
    "puzzle mining",
    "puzzle validation",
    "content of lessons",
    "an option of `shoal serve`",
    "terminal drawing of a board",
    "MCP server",
    "protocol for outside bots",
    "websocket reconnect",
    "keyboard shortcuts at a table",
    "drawing of the Fleet board",
    "theme tokens",
    "translation look-up",
    "worker that runs the engine in the page",
    "new-table form",
    "puzzle page",
    "review page",
    "service worker",
    "sound",
    "routing",
    "load test",
    "kills of nodes",
    "upgrade test",
    "backup and restore drill",
    "docs site generator",
    "build of the engine for the page",
)
"""Ordinary changes. A stranger who wants one of them finds the file on this page."""


def file_of(name: str) -> Path:
    return ROOT / name if name.startswith(ELSEWHERE) else SERVER / name


def stations() -> list[str]:
    """Return the paths of the picture, in their order."""
    texts = [(part.get("class"), part.text or "") for part in ET.parse(PICTURE).iter()]
    numbers, paths = ([text for kind, text in texts if kind == wanted] for wanted in ("number", "path"))
    return [path for _, path in sorted(zip(map(int, numbers), paths, strict=True))]


@pytest.mark.parametrize(("title", "changes"), [("In the server", IN_THE_SERVER), ("Everywhere else", EVERYWHERE_ELSE)])
def test_every_ordinary_change_has_an_answer(title: str, changes: tuple[str, ...]) -> None:
    rows = ROW.findall(PAGE.split(f"### {title}\n")[1].split("\n#")[0])
    assert [change for change, _ in rows] == list(changes)
    assert [change for change, answer in rows if not 1 <= len(PATH.findall(answer)) <= 2] == []


def test_there_are_72_changes() -> None:
    assert len({*IN_THE_SERVER, *EVERYWHERE_ELSE}) == 22 + 50


def test_every_path_on_the_page_is_there() -> None:
    paths = set(PATH.findall(PAGE)) - {"src/shoal/server"}
    assert len(paths) > 80
    assert [path for path in sorted(paths) if not file_of(path).is_file()] == []


def test_the_picture_shows_the_same_way_as_the_list() -> None:
    listed = STATION.findall(PAGE)
    assert [int(number) for number, _ in listed] == list(range(1, len(listed) + 1))
    assert stations() == [path for _, path in listed]
    assert len(listed) > 10
    assert [path for path in stations() if not file_of(path).is_file()] == []


def test_the_wings_and_packages_are_those_of_the_server() -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| (.+) \|$", PAGE.split("## The way of a move")[0], re.MULTILINE)
    assert [wing for wing, _ in rows] == ["app", "community", "play", "accounts", "platform"]
    for wing, packages in rows:
        there = sorted(path.parent.name for path in (SERVER / wing).glob("*/__init__.py"))
        assert re.findall(r"`(\w+)`", packages) == there
