"""The pages of the Python interface, from docstrings and signatures; the source is read, never imported."""

import re
from pathlib import Path
from typing import Final

from griffe import Alias, Attribute, Class, Function, GriffeLoader, Module, Object

SOURCE: Final = Path(__file__).resolve().parents[2] / "src"
PAGES: Final = {
    "core": (
        "The engine",
        "game catalogue actions options meta edition rng chance record replay refusal telling simulation errors",
    ),
    "bots": ("Bots", "bot roster find_mind arena hints review mind mcts levels protocol external_program bot_sdk"),
    "table": (
        "Tables",
        "match client_messages server_messages http_types scenes judgements game_descriptions reader_view errors",
    ),
    "client": ("Client", "__init__ http table_socket errors"),
    "texts": ("Texts", "speaker bundles"),
    "testkit": ("The test kit", "__init__ rules knowledge secrets chance random_games digest playthrough"),
    "lab": ("The lab", "experiment runner parquet_rows plan errors"),
    "rl": ("Reinforcement learning", "single aec parallel vector open_spiel session observations.planes"),
}
"""For each part of the package: the title of its page, and the modules that other programs may use."""
LONGEST: Final = 88
EXAMPLE: Final = re.compile(r"\n\n((?:    .*(?:\n|$))+)")

COLUMN: Final = re.compile(r"\w+ {2,}(?=\S)")


def api_pages() -> dict[str, str]:
    """Return the page of each part by its path."""
    loader = GriffeLoader(search_paths=[SOURCE])
    package = loader.load("shoal", submodules=True)
    assert isinstance(package, Module)  # noqa: S101  (what griffe promises of a package)
    pages = {f"reference/api/{part}.md": _page(package, part) for part in PAGES}
    return {"reference/api/shoal.md": _namespace(package), **pages}


def documented() -> dict[str, str]:
    """Return the page and the place of every module that is documented, by the path of its file."""
    return {
        f"src/shoal/{part}/{name.replace('.', '/')}.py": f"reference/api/{part}.md#{dotted(part, name)}"
        for part, (_, names) in PAGES.items()
        for name in names.split()
    }


def dotted(part: str, name: str) -> str:
    return f"shoal.{part}" if name == "__init__" else f"shoal.{part}.{name}"


def _page(package: object, part: str) -> str:
    title, names = PAGES[part]
    modules = [_module(package, dotted(part, name)) for name in names.split()]
    return f"# {title}: `shoal.{part}`\n\n" + "\n".join(_module_text(module) for module in modules)


def _namespace(package: Module) -> str:
    """Return the page of the public names, each with a link to all that is said of it."""
    pages = {dotted(part, name): f"{part}.md" for part, (_, names) in PAGES.items() for name in names.split()}
    parts = [f"# Public names: `shoal`\n\n{_doc(package)}"]
    for name in sorted(package.exports or (), key=str):
        alias = package.members[str(name)]
        one = alias.final_target if isinstance(alias, Alias) else alias
        page = pages.get(one.path.rpartition(".")[0])
        more = f"[More]({page}#{one.path})\n" if page else ""
        shown = _signature(one) if isinstance(one, Function) else ""
        parts.append(f"## `shoal.{name}` {{ #shoal.{name} }}\n\n{shown}\n{_doc(one)}\n{more}")
    return "\n".join(parts)


def _module(package: object, path: str) -> Module:
    found = package[path.partition(".")[2]]  # type: ignore[index]  # griffe finds members by their dotted path
    assert isinstance(found, Module)  # noqa: S101  (what griffe promises of a module's path)
    return found


def _module_text(module: Module) -> str:
    parts = [f"## `{module.path}` {{ #{module.path} }}\n\n{_doc(module)}"]
    for member in _public(module):
        if isinstance(member, Class):
            parts.append(_class_text(member))
        elif isinstance(member, Function):
            parts.append(f"### `{member.name}` {{ #{member.path} }}\n\n{_signature(member)}\n{_doc(member)}")
        elif isinstance(member, Attribute) and member.docstring:
            parts.append(f"### `{member.name}` {{ #{member.path} }}\n\n{_assignment(member)}\n{_doc(member)}")
    return "\n".join(parts)


def _class_text(one: Class) -> str:
    bases = ", ".join(str(base) for base in one.bases)
    head = f"### `{one.name}` {{ #{one.path} }}\n\n```python\nclass {one.name}{f'({bases})' if bases else ''}\n```\n"
    parts = [head + _doc(one)]
    fields = [member for member in _public(one) if isinstance(member, Attribute) and "property" not in member.labels]
    if fields:
        lines = "\n".join(_field(field) for field in fields)
        parts.append(f"```python\n{lines}\n```\n")
    asked = [member for member in _public(one) if isinstance(member, Function) or "property" in member.labels]
    parts += [f"#### `{one.name}.{each.name}` {{ #{each.path} }}\n\n{_signature(each)}\n{_doc(each)}" for each in asked]
    return "\n".join(parts)


def _public(owner: Module | Class) -> list[Object]:
    return [
        member
        for name, member in owner.members.items()
        if not name.startswith("_") and isinstance(member, (Class, Function, Attribute)) and not member.is_alias
    ]


def _field(field: Attribute) -> str:
    return f"{field.name}: {field.annotation}" if field.annotation else str(field.name)


def _assignment(value: Attribute) -> str:
    text = f"{value.name} = {value.value}"
    return f"```python\n{text if len(text) <= LONGEST else f'{value.name} = …'}\n```\n"


def _signature(member: Object) -> str:
    """Return a function as it is written; a long one has a line for each parameter."""
    if not isinstance(member, Function):
        return f"```python\n{member.name}: {getattr(member, 'annotation', None) or 'object'}  # property\n```\n"
    text = str(member.signature())
    if len(text) > LONGEST:
        inner, _, answer = text.partition("(")[2].rpartition(") -> ")
        text = f"{member.name}(\n    {_broken(inner)},\n) -> {answer}"
    return f"```python\n{text}\n```\n"


def _broken(parameters: str) -> str:
    """Put every parameter on a line of its own; commas inside brackets stay."""
    depth, text = 0, ""
    for letter in parameters:
        depth += (letter in "([{") - (letter in ")]}")
        text += letter + "\n   " if letter == "," and depth == 0 else letter
    return text


def _doc(documented: Object) -> str:
    """Return the docstring as Markdown; what is indented in it stays as it is written."""
    text = documented.docstring.value if documented.docstring else ""
    text = "\n\n".join(named(part) for part in text.split("\n\n"))
    return EXAMPLE.sub(lambda found: f"\n\n```text\n{_dedented(found[1])}\n```\n", text) + "\n"


def named(part: str) -> str:
    """Return a part of a docstring that explains names, in two columns, as a list; any other part as it is."""
    begun = COLUMN.match(part)
    lines = part.split("\n")
    if begun is None or any(line[begun.end() - 1 : begun.end()] != " " for line in lines):
        return part
    cut = [(line[: begun.end()].strip(), line[begun.end() :].strip()) for line in lines]
    return "\n".join(f"- `{name}`: {words}" if name else f"  {words}" for name, words in cut)


def _dedented(text: str) -> str:
    return "\n".join(line.removeprefix("    ") for line in text.rstrip().split("\n"))
