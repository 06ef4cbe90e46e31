"""No file imports another that leads back to it: neither in the engine and the server, nor in the web client.

Every import counts: those inside functions, and those for types alone.
"""

import ast
import re
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB_IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\()\s*["']([^"']+)["']""")
WEB_ENDINGS = ("", ".ts", ".svelte", "/index.ts")
Imports = Mapping[str, set[str]]


def python_imports(folder: Path) -> Imports:
    """Return for each module the modules of the folder that it imports, by their dotted names."""
    modules = {name_of(path.relative_to(folder)): path for path in folder.rglob("*.py")}
    return {module: named_by(module, path, modules) for module, path in modules.items()}


def name_of(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def named_by(module: str, path: Path, modules: Mapping[str, Path]) -> set[str]:
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            names = {alias.name: f"{source}.{alias.name}" for alias in node.names}
            found |= {name if name in modules else source for name in names.values()}
    return found & modules.keys()


def web_imports(folder: Path) -> Imports:
    """Return for each .ts and .svelte file those of the folder that it imports; `$/` stands for the folder."""
    files = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    return {str(path.relative_to(folder)): imported_by(path, folder) for path in files}


def imported_by(path: Path, folder: Path) -> set[str]:
    found: set[str] = set()
    for name in WEB_IMPORT.findall(path.read_text(encoding="utf-8")):
        plain = name.partition("?")[0]
        if plain.startswith(("$/", ".")):
            start = folder / plain[2:] if plain.startswith("$/") else path.parent / plain
            ends = [Path(f"{start}{ending}").resolve() for ending in WEB_ENDINGS]
            meant = next((end for end in ends if end.is_file()), None)
            assert meant is not None, f"{path} imports {name}, which is not there"
            if meant.suffix in (".ts", ".svelte"):
                found.add(str(meant.relative_to(folder)))
    return found


def circles(imports: Imports) -> list[list[str]]:
    """Return the groups of files in which each leads to every other: the strongly connected components."""
    reached = {one: reach(imports, one) for one in imports}
    groups = {frozenset(two for two in reached[one] if one in reached[two]) for one in imports if one in reached[one]}
    return sorted(map(sorted, groups))


def reach(imports: Imports, start: str) -> set[str]:
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        fresh = imports[waiting.pop()] - reached
        reached |= fresh
        waiting += fresh
    return reached


def test_no_module_of_python_leads_back_to_itself() -> None:
    imports = python_imports(ROOT / "src")
    assert len(imports) > 300
    assert circles(imports) == []


def test_no_file_of_the_web_client_leads_back_to_itself() -> None:
    imports = web_imports(ROOT / "web" / "src")
    assert len(imports) > 200
    assert circles(imports) == []


def test_a_circle_in_python_is_found(tmp_path: Path) -> None:
    plant(
        tmp_path,
        {
            "sea/__init__.py": "from sea import tide",
            "sea/tide.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from sea.moon import pull",
            "sea/moon.py": "def pull():\n    from sea import tide",
            "sea/sand.py": "from sea import shell",
            "sea/shell.py": "from . import grain, sand",
            "sea/grain.py": "import sea",
        },
    )
    assert circles(python_imports(tmp_path)) == [["sea.moon", "sea.tide"], ["sea.sand", "sea.shell"]]


def test_a_circle_in_the_web_client_is_found(tmp_path: Path) -> None:
    plant(
        tmp_path,
        {
            "tide.ts": 'import type { Pull } from "$/sea/moon.svelte";',
            "sea/moon.svelte.ts": 'import Sand from "./Sand.svelte";\nimport "svelte";',
            "sea/Sand.svelte": '<script lang="ts">\n  const tide = import("../tide");\n</script>',
            "shell.ts": 'export * from "$/sea";',
            "sea/index.ts": 'import {\n  type One,\n  two,\n} from "./one?raw";',
            "sea/one.ts": "",
        },
    )
    assert circles(web_imports(tmp_path)) == [["sea/Sand.svelte", "sea/moon.svelte.ts", "tide.ts"]]


def plant(folder: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
