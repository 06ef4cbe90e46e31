"""What the code says and what the texts hold: read from the sources, without running either."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parents[2] / "src" / "shoal"
MAKERS = {
    ("shoal.core.telling", "telling"): 0,
    ("shoal.core.refusal", "refused"): 1,
    ("shoal.table.errors", "Stale"): 0,
    ("shoal.table.errors", "NoUndo"): 0,
    ("shoal.browser_engine.local_table", "NotHere"): 0,
    ("shoal.server.platform.http.errors", "Problem"): 1,
}
"""What makes a telling, by module and name, and which of its arguments is the id."""
PAGE = "On the page"
"""The group of those texts of a room that only the page says."""
HEADINGS = "Headings of RULES.md"
"""The group of the headings of a room's rules, each with a summary in one line."""


@dataclass
class Text:
    """One message of a text file: the variables that it uses, and the group that it stands in."""

    variables: set[str]
    group: str


@dataclass
class Variables(Visitor):
    """Collects the variables of a message."""

    found: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (the library's name)
        self.found.add(node.id.name)


def texts_in(file: Path) -> dict[str, Text]:
    """Return the texts of a file by name; a part that cannot be read is an error, and so is a name given twice."""
    texts: dict[str, Text] = {}
    group = ""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ftl.GroupComment):
            group = entry.content or ""
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in texts, f"{file}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            texts[entry.id.name] = Text(variables.found, group)
    return texts


def said_in(folder: Path) -> dict[str, set[str]]:
    """Return the ids of all tellings that the code of a folder makes, with the names of their arguments."""
    said: dict[str, set[str]] = {}
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if not any(f"{maker}(" in source for _, maker in MAKERS):
            continue
        tree = ast.parse(source)
        for name, arguments, line in _calls(tree, _makers(tree, file)):
            known = said.setdefault(name, arguments)
            assert known == arguments, f"{file}:{line}: {name} has other arguments elsewhere"
    return said


def _makers(tree: ast.Module, file: Path) -> dict[str, int]:
    """Return the makers that a file imports or defines, and which of their arguments is the id."""
    here = ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    named = {(node.module or "", one.name) for node in imports for one in node.names}
    named |= {(here, node.name) for node in tree.body if isinstance(node, ast.ClassDef)}
    return {name: place for (module, name), place in MAKERS.items() if (module, name) in named}


def _calls(tree: ast.Module, makers: Mapping[str, int]) -> Iterator[tuple[str, set[str], int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in makers:
            arguments = {keyword.arg for keyword in node.keywords if keyword.arg}
            for name in _constants(node.args[makers[node.func.id]]):
                yield name, arguments, node.lineno


def _constants(node: ast.expr) -> list[str]:
    """Return the text, or both texts of a choice between two; ids are never put together."""
    if isinstance(node, ast.IfExp):
        return [*_constants(node.body), *_constants(node.orelse)]
    assert isinstance(node, ast.Constant), f"line {node.lineno}: the id of a telling is put together"
    return [str(node.value)]
