"""Write Python's types as TypeScript for the web client: a table's messages, a server's answers, each game's view.

    python scripts/wire_types.py [--check]

A test compares the files with what this would write.
"""

import sys
import types
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from shoal.core.catalogue import OURS
from shoal.puzzles import asking
from shoal.server.lobby import routes as lobby
from shoal.server.openings import wire as openings
from shoal.server.puzzles import wire as puzzles
from shoal.server.reviews import reviews
from shoal.server.statistics import wire as statistics
from shoal.server.tournaments import wire as tournaments
from shoal.table import answers, messages, shelf

WEB: Final = Path(__file__).resolve().parent.parent / "web" / "src"
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown"}
SIDES: Final = ("ClientMessage", "ServerMessage")
ANSWERS: Final = (
    shelf.Box,
    shelf.Rules,
    shelf.Words,
    answers.Lobby,
    answers.Mine,
    lobby.Profile,
    statistics.Leaderboard,
    statistics.Found,
    openings.Opening,
    tournaments.Calendar,
    tournaments.Shown,
    messages.Scene,
    reviews.Review,
    messages.Checked,
    asking.Puzzles,
    asking.Hint,
    asking.Tried,
    puzzles.Answered,
    asking.Solution,
)
HEAD: Final = "// Written by scripts/wire_types.py from {source}; do not edit.\n"


def main() -> None:
    written = files()
    if "--check" in sys.argv:
        old = [str(path) for path, text in written.items() if text != read(path)]
        sys.exit("\n".join(old) or None)
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(WEB.parent)}\n")


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def files() -> dict[Path, str]:
    """Return every generated file with its text."""
    games = {WEB / "games" / name / "view.ts": _game(name) for name in OURS}
    return {WEB / "wire" / "messages.ts": _messages(), WEB / "wire" / "answers.ts": _answers(), **games}


def _messages() -> str:
    writer = Writer()
    unions = [f"export type {side} = {writer.type(getattr(messages, side))};\n" for side in SIDES]
    return HEAD.format(source="src/shoal/table/messages.py") + writer.text() + "".join(unions)


def _answers() -> str:
    shared = Writer()
    for side in SIDES:
        shared.type(getattr(messages, side))
    writer = Writer(shared)
    for kind in ANSWERS:
        writer.type(kind)
    parts = "lobby, openings, puzzles, statistics, tournaments and reviews"
    head = HEAD.format(source=f"src/shoal/table, src/shoal/puzzles, src/shoal/server/{parts}")
    return head + writer.imports("./messages") + writer.text()


def _game(name: str) -> str:
    """Return the types that the game calls <Name>View and <Name>Insight, as View and Insight."""
    stem = name.title().replace("_", "")
    writer = Writer()
    view = writer.type(getattr(import_module(f"shoal.games.{name}.view"), f"{stem}View"))
    insight = writer.type(getattr(import_module(f"shoal.games.{name}.insight"), f"{stem}Insight"))
    names = f"export type {{ {view} as View, {insight} as Insight }};\n"
    return HEAD.format(source=f"src/shoal/games/{name}") + writer.text() + names


class Writer:
    """Writes types as TypeScript, and collects the typed dictionaries among them. Those of `shared` are imported."""

    def __init__(self, shared: "Writer | None" = None) -> None:
        self._shared = shared
        self._interfaces: dict[str, str] = {}
        self._imported: set[str] = set()
        self._met: dict[str, Any] = {}

    def text(self) -> str:
        return "".join(self._interfaces.values())

    def imports(self, module: str) -> str:
        return f'import type {{ {", ".join(sorted(self._imported))} }} from "{module}";\n'

    def names(self) -> list[str]:
        return list(self._interfaces)

    def interface(self, name: str) -> str:
        return self._interfaces[name]

    def met(self, name: str) -> Any:
        """Return the typed dictionary of that name."""
        return self._met[name]

    def has(self, hint: Any) -> bool:
        return self._met.get(hint.__name__) is hint

    def type(self, hint: Any) -> str:
        if hint in PLAIN:
            return PLAIN[hint]
        return self._interface(hint) if is_typeddict(hint) else self._generic(get_origin(hint), get_args(hint))

    def _generic(self, origin: Any, parts: tuple[Any, ...]) -> str:
        if origin is Literal:
            return " | ".join(f'"{part}"' if isinstance(part, str) else str(part).lower() for part in parts)
        words = [self.type(part) for part in parts]
        if origin in {Union, types.UnionType}:
            return " | ".join(dict.fromkeys(words))
        if origin is list:
            return f"({words[0]})[]" if " " in words[0] else f"{words[0]}[]"
        if origin is tuple:
            return f"[{', '.join(words)}]"
        if origin not in {dict, NotRequired}:
            raise TypeError(f"there is no TypeScript yet for {origin!r}")
        return f"Record<string, {words[1]}>" if origin is dict else words[0]

    def _interface(self, hint: Any) -> str:
        name: str = hint.__name__
        if self._met.setdefault(name, hint) is not hint:
            raise TypeError(f"two typed dictionaries are called {name}")
        if self._shared and self._shared.has(hint):
            self._imported.add(name)
        elif name not in self._interfaces:
            fields = get_type_hints(hint, include_extras=True)
            lines = [self._field(key, of, required=key in hint.__required_keys__) for key, of in fields.items()]
            self._interfaces[name] = f"export interface {name} {{\n{''.join(lines)}}}\n"
        return name

    def _field(self, key: str, of: Any, *, required: bool) -> str:
        return f"  {key}{'' if required else '?'}: {self.type(of)};\n"


if __name__ == "__main__":
    main()
