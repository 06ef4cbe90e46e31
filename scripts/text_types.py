"""Write what the web client says as TypeScript: the texts of its shell, and those of each room that only the page says.

    python scripts/text_types.py [--check]

A text `table-toMove = { $name } to play` becomes `t.table.toMove({ name })`, one without arguments `t.table.board`: its
group stands before the first hyphen. `named("boat", "cod")` is the text `boat-cod`, for names of things.
A test compares the written files with what this would write.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from shoal.core.catalogue import OURS

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web" / "src"
PAGE: Final = "On the page"
"""The group of those texts of a room that only the page says."""

Groups = dict[str, dict[str, list[str]]]
"""The arguments of each text, by group and name; the group is empty for texts that stand alone."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: dict[str, None] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (the library's name)
        self.found[node.id.name] = None


def main() -> None:
    written = files()
    if "--check" in sys.argv:
        old = [str(path) for path, text in written.items() if not path.exists() or path.read_text("utf-8") != text]
        sys.exit("\n".join(old) or None)
    for path, text in written.items():
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")


def files() -> dict[Path, str]:
    """Return every generated file with its text."""
    rooms = {WEB / "games" / name / "texts.ts": ROOT / "src" / "shoal" / "games" / name / "en.ftl" for name in OURS}
    written = {path: module(path.parent.name, source, PAGE) for path, source in rooms.items()}
    shell = WEB / "strings"
    bundles = {source.parent.name: source for source in sorted(shell.glob("*/en.ftl"))}
    pages = {"shell": shell / "en.ftl", **bundles}
    return {source.with_name("texts.ts"): module(owner, source, "") for owner, source in pages.items()} | written


def module(owner: str, source: Path, group: str) -> str:
    """Return the module of one file; with a group only the texts of that."""
    groups: Groups = {}
    standing = ""
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.GroupComment):
            standing = entry.content or ""
        if isinstance(entry, ftl.Message) and standing.startswith(group):
            variables = _Variables()
            variables.visit(entry)
            first, _, rest = entry.id.name.partition("-")
            if (rest or first) in groups.get(first if rest else "", {}):
                sys.exit(f"{source}: {entry.id.name} is given twice")
            groups.setdefault(first if rest else "", {})[rest or first] = list(variables.found)
    head = f"// Written by scripts/text_types.py from {source.relative_to(ROOT)}; do not edit.\n"
    named = f'export const named = (kind: string, value: string) => text("{owner}", `${{kind}}-${{value}}`);\n'
    body = "".join(lines_of(owner, groups))
    return f'{head}import {{ text }} from "$/i18n/catalogs";\n\nexport const t = {{\n{body}}};\n{named}'


def lines_of(owner: str, groups: Groups) -> Iterator[str]:
    for name, arguments in groups.get("", {}).items():
        yield f"  {entry_of(owner, name, name, arguments)}\n"
    for group, texts in groups.items():
        if group:
            inner = "".join(f"    {entry_of(owner, f'{group}-{name}', name, args)}\n" for name, args in texts.items())
            yield f"  {group}: {{\n{inner}  }},\n"


def entry_of(owner: str, whole: str, name: str, arguments: list[str]) -> str:
    key = name if name.isidentifier() else f'"{name}"'
    if not arguments:
        return f'get {key}() {{ return text("{owner}", "{whole}"); }},'
    types = "; ".join(f"{argument}: number | string" for argument in arguments)
    return f'{key}: (values: {{ {types} }}) => text("{owner}", "{whole}", values),'


if __name__ == "__main__":
    main()
