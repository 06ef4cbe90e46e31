"""Write Python's types as TypeScript for the web client: a table's messages, a server's answers, each game's view.

    python scripts/wire_types.py [--check]

A test compares the files with what this would write.
"""

import sys
import types
from collections.abc import Iterator
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import BaseModel

from shoal.core.catalogue import OURS
from shoal.puzzles import solving
from shoal.table import client_messages, game_descriptions, server_messages
from shoal.table import http_types as answers

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web" / "src"
PLAIN: Final = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
    datetime: "string",
}
SIDES: Final = {"ClientMessage": client_messages.ClientMessage, "ServerMessage": server_messages.ServerMessage}
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
    return {WEB / "wire" / "messages.ts": _messages(), WEB / "wire" / "httpTypes.ts": _answers(), **games}


def _messages() -> str:
    writer = Writer()
    unions = [f"export type {side} = {writer.type(union)};\n" for side, union in SIDES.items()]
    return (
        HEAD.format(source="src/shoal/table/client_messages.py and server_messages.py")
        + writer.text()
        + "".join(unions)
    )


def _answers() -> str:
    shared = Writer()
    for union in SIDES.values():
        shared.type(union)
    writer = Writer(shared)
    kinds = [kind for module in http_modules() for kind in kinds_of(module)]
    for kind in sorted(kinds, key=lambda kind: bool(optional_fields(kind))):
        writer.type(kind)
    head = HEAD.format(source="src/shoal/table, src/shoal/puzzles, src/shoal/server")
    return head + writer.imports("./messages") + writer.text()


def http_modules() -> Iterator[types.ModuleType]:
    """Yield the modules with what crosses HTTP."""
    yield from (game_descriptions, answers, solving)
    for path in sorted((ROOT / "src" / "shoal" / "server").rglob("http_types.py")):
        yield import_module(".".join(path.relative_to(ROOT / "src").with_suffix("").parts))


def kinds_of(module: types.ModuleType) -> list[Any]:
    """Return the typed dictionaries and models of a module that have fields."""
    kinds = [kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__]
    return [kind for kind in kinds if is_typeddict(kind) or (is_model(kind) and kind.model_fields)]


def is_model(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, BaseModel)


def optional_fields(kind: Any) -> set[str]:
    """Return the fields that may be missing."""
    if is_typeddict(kind):
        return set(kind.__optional_keys__)
    return {name for name, field in kind.model_fields.items() if not field.is_required()}


def _game(name: str) -> str:
    """Return the types that the game calls <Name>View and <Name>Insight, as View and Insight."""
    stem = name.title().replace("_", "")
    writer = Writer()
    view = writer.type(getattr(import_module(f"shoal.games.{name}.view"), f"{stem}View"))
    insight = writer.type(getattr(import_module(f"shoal.games.{name}.insight"), f"{stem}Insight"))
    names = f"export type {{ {view} as View, {insight} as Insight }};\n"
    return HEAD.format(source=f"src/shoal/games/{name}") + writer.text() + names


class Writer:
    """Writes types as TypeScript, and collects the typed dictionaries and models. Those of `shared` are imported.

    A model with optional fields is a request, whose lists are readonly. Within an answer it is complete.
    """

    def __init__(self, shared: "Writer | None" = None) -> None:
        self._shared = shared
        self._interfaces: dict[str, str] = {}
        self._imported: set[str] = set()
        self._met: dict[str, Any] = {}
        self._in_answer = False
        self._lists = ""

    def text(self) -> str:
        return "".join(self._interfaces.values())

    def imports(self, module: str) -> str:
        return f'import type {{ {", ".join(sorted(self._imported))} }} from "{module}";\n'

    def names(self) -> list[str]:
        return list(self._interfaces)

    def interface(self, name: str) -> str:
        return self._interfaces[name]

    def met(self, name: str) -> Any:
        """Return the typed dictionary or model of that name."""
        return self._met[name]

    def has(self, hint: Any) -> bool:
        return self._met.get(hint.__name__) is hint

    def type(self, hint: Any) -> str:
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint) or is_model(hint):
            return self._interface(hint)
        return self._generic(get_origin(hint), get_args(hint))

    def _generic(self, origin: Any, parts: tuple[Any, ...]) -> str:
        if origin is Literal:
            return " | ".join(f'"{part}"' if isinstance(part, str) else str(part).lower() for part in parts)
        if origin is Annotated:
            return self.type(parts[0])
        words = [self.type(part) for part in parts]
        if origin in {Union, types.UnionType}:
            return " | ".join(dict.fromkeys(words))
        if origin is list:
            return self._lists + (f"({words[0]})[]" if " " in words[0] else f"{words[0]}[]")
        if origin is tuple:
            return f"{self._lists}[{', '.join(words)}]"
        if origin not in {dict, NotRequired}:
            raise TypeError(f"there is no TypeScript yet for {origin!r}")
        return f"Record<string, {words[1]}>" if origin is dict else words[0]

    def _interface(self, hint: Any) -> str:
        name: str = hint.__name__
        if self._met.setdefault(name, hint) is not hint:
            raise TypeError(f"two types are called {name}")
        if self._shared and self._shared.has(hint):
            self._imported.add(name)
        elif name not in self._interfaces:
            self._interfaces[name] = self._fields(name, hint)
        return name

    def _fields(self, name: str, hint: Any) -> str:
        outer = self._in_answer, self._lists
        missing = set() if is_model(hint) and self._in_answer else optional_fields(hint)
        if is_model(hint):
            self._in_answer, self._lists = not missing, "readonly " if missing else ""
        fields = get_type_hints(hint, include_extras=True)
        lines = [
            self._field(key, of, required=key not in missing) for key, of in fields.items() if key != "model_config"
        ]
        self._in_answer, self._lists = outer
        return f"export interface {name} {{\n{''.join(lines)}}}\n"

    def _field(self, key: str, of: Any, *, required: bool) -> str:
        return f"  {key}{'' if required else '?'}: {self.type(of)};\n"


if __name__ == "__main__":
    main()
