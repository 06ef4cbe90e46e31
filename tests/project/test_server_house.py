"""The house of the server: README.md lists its packages, and the same role has the same file everywhere.

Linters check the arrows between packages; here is what lies where. Each rule returns a line for each violation.
"""

import ast
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

SERVER = Path(__file__).resolve().parents[2] / "src" / "shoal" / "server"
WINGS = ("app", "community", "play", "accounts", "platform")
OTHERS = ("migrations", "static", "docs")
"""Folders beside the wings: Alembic's, and what the build makes."""
LOOSE = {"__init__.py", "README.md", "de.ftl", "en.ftl", "ja.ftl"}
SHORT = 50
"""Lines: a module of fewer is no reason for a package of its own."""
LISTED = re.compile(r"^- `((?:\w+/)+\w+)`: \S", re.MULTILINE)
HEADINGS = re.compile(r"^## `(\w+)`: \S", re.MULTILINE)

ROUTERS = {"APIRouter"}
COMPOSED = {"app/create_app.py"}
"""Where routers are put together."""
METRICS = {"Counter", "Enum", "Gauge", "Histogram", "Info", "Summary"}
RUNS_SQL = {"exec_driver_sql", "execute", "fetch", "scalar", "scalars", "stream", "stream_scalars"}
STATEMENTS = {"delete", "insert", "select", "text", "union", "union_all", "update"}
HTTP_TYPES = {"BaseModel", "TypedDict"}
DUTY = "Background duty"
ROLES = {"__init__", "background", "http_types", "metrics", "personal_data", "routes", "schema", "store"}
"""README.md says at its top what is in files of these names."""

EXCEPTIONS: Mapping[str, Mapping[str, str]] = {
    "sql_is_elsewhere": {
        "app/doctor.py": "asks PostgreSQL for its clock and its limit of connections; it reads no table of ours",
        "play/tables/batched_reads.py": "one statement, and the queue of questions that share it",
    },
}
"""Lines that a rule may return, by the rule, and why."""


@cache
def modules(server: Path) -> Sequence[tuple[str, ast.Module]]:
    """Return the modules of the wings with their paths in the server."""
    files = [path for wing in WINGS for path in sorted((server / wing).rglob("*.py"))]
    return [(path.relative_to(server).as_posix(), ast.parse(path.read_text(encoding="utf-8"))) for path in files]


def packages(server: Path) -> list[str]:
    """Return the packages below the wings: `wing/package` and `wing/package/subpackage`."""
    made = [path.parent.relative_to(server) for wing in WINGS for path in (server / wing).rglob("__init__.py")]
    return sorted(path.as_posix() for path in made if len(path.parts) > 1)


def has_role(path: str, role: str) -> bool:
    """Return whether a file bears a role: `store.py` and `entries_store.py` are both stores."""
    stem = Path(path).stem
    return stem == role or stem.endswith(f"_{role}")


def imported(tree: ast.Module, library: str) -> set[str]:
    """Return the names that a module imports from a library, as `library.name` if it imports the library itself."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == library:
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Import) and any(alias.name.split(".")[0] == library for alias in node.names):
            found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return found


def calls(tree: ast.Module) -> set[str]:
    """Return the last names of what a module calls: `Table` for `Table(…)` and for `sqlalchemy.Table(…)`."""
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    names = {func.id for func in called if isinstance(func, ast.Name)}
    return names | {func.attr for func in called if isinstance(func, ast.Attribute)}


def bases(node: ast.ClassDef) -> set[str]:
    return {base.attr if isinstance(base, ast.Attribute) else getattr(base, "id", "") for base in node.bases}


def first_line(tree: ast.Module) -> str:
    return (ast.get_docstring(tree) or "").partition("\n")[0]


def readme_lists_other_packages(server: Path) -> list[str]:
    text = (server / "README.md").read_text(encoding="utf-8")
    listed, there = LISTED.findall(text), packages(server)
    loose = [path for wing in WINGS for path in sorted((server / wing).glob("*.py")) if path.stem not in ROLES]
    order = [(WINGS.index(name.split("/")[0]), name) for name in listed if name.split("/")[0] in WINGS]
    return [
        *(f"README.md lists {name}, which is no package" for name in listed if name not in there),
        *(f"README.md lists {name} {listed.count(name)} times" for name in set(listed) if listed.count(name) > 1),
        *(f"README.md does not list {name}" for name in there if name not in listed),
        *(f"README.md does not name {path.name}" for path in loose if not names(text, path)),
        *([] if order == sorted(order) else ["README.md: the packages are not in the order of wings and names"]),
        *([] if HEADINGS.findall(text) == list(WINGS) else ["README.md: the headings are not the wings in order"]),
    ]


def names(text: str, path: Path) -> bool:
    return f"`{path.stem}`" in text or f"{path.parent.name}/{path.name}`" in text


def something_lies_loose(server: Path) -> list[str]:
    allowed = {*LOOSE, *WINGS, *OTHERS, "__pycache__"}
    return [path.name for path in sorted(server.iterdir()) if path.name not in allowed]


def a_folder_is_too_deep(server: Path) -> list[str]:
    folders = [path.relative_to(server) for wing in WINGS for path in (server / wing).rglob("*") if path.is_dir()]
    return sorted(path.as_posix() for path in folders if len(path.parts) > 3 and path.name != "__pycache__")


def a_package_is_one_short_module(server: Path) -> list[str]:
    found = []
    for name in packages(server):
        files = [path for path in (server / name).rglob("*.py") if path != server / name / "__init__.py"]
        if len(files) == 1 and len(files[0].read_text(encoding="utf-8").splitlines()) < SHORT:
            found.append(f"{name} has only {files[0].name}")
    return found


def an_init_file_has_logic(server: Path) -> list[str]:
    files = ["__init__.py", *(path for path, _ in modules(server) if Path(path).name == "__init__.py")]
    return [path for path in files if not is_plain(ast.parse((server / path).read_text(encoding="utf-8")))]


def is_plain(tree: ast.Module) -> bool:
    """Return whether a module has only a docstring, imports and `__all__`."""
    return all(
        isinstance(node, ast.Import | ast.ImportFrom)
        or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))
        or (isinstance(node, ast.Assign | ast.AnnAssign) and "__all__" in ast.unparse(node).partition("=")[0])
        for node in tree.body
    )


def a_router_is_made_elsewhere(server: Path) -> list[str]:
    found = [path for path, tree in modules(server) if calls(tree) & ROUTERS]
    return [path for path in found if not has_role(path, "routes") and path not in COMPOSED]


def a_metric_is_made_elsewhere(server: Path) -> list[str]:
    found = [path for path, tree in modules(server) if imported(tree, "prometheus_client") & METRICS]
    return [path for path in found if not has_role(path, "metrics")]


def a_table_is_made_elsewhere(server: Path) -> list[str]:
    found = [path for path, tree in modules(server) if "Table" in calls(tree) & imported(tree, "sqlalchemy")]
    return [path for path in found if not has_role(path, "schema")]


def sql_is_elsewhere(server: Path) -> list[str]:
    """Statements are neither run nor made outside of stores; conditions of a schema are text."""
    return [
        path
        for path, tree in modules(server)
        if not (has_role(path, "store") or path.startswith("platform/db/"))
        and (calls(tree) & RUNS_SQL or (imported(tree, "sqlalchemy") & STATEMENTS and not has_role(path, "schema")))
    ]


def an_http_type_is_elsewhere(server: Path) -> list[str]:
    """Classes count that come from a model or a TypedDict, in one step or in several."""
    classes = [
        (path, node) for path, tree in modules(server) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    ]
    types = set(HTTP_TYPES)
    while more := {node.name for _, node in classes if bases(node) & types} - types:
        types |= more
    return [
        f"{path}: {node.name}" for path, node in classes if bases(node) & types and not path.endswith("/http_types.py")
    ]


def a_background_module_says_something_else(server: Path) -> list[str]:
    found = [(path, first_line(tree)) for path, tree in modules(server) if has_role(path, "background")]
    return [f"{path}: {line}" for path, line in found if not line.startswith(DUTY)]


RULES: tuple[Callable[[Path], list[str]], ...] = (
    readme_lists_other_packages,
    something_lies_loose,
    a_folder_is_too_deep,
    a_package_is_one_short_module,
    an_init_file_has_logic,
    a_router_is_made_elsewhere,
    a_metric_is_made_elsewhere,
    a_table_is_made_elsewhere,
    sql_is_elsewhere,
    an_http_type_is_elsewhere,
    a_background_module_says_something_else,
)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_the_server_keeps_a_rule(rule: Callable[[Path], list[str]]) -> None:
    assert sorted(rule(SERVER)) == sorted(EXCEPTIONS.get(rule.__name__, ()))


def test_exceptions_are_for_rules() -> None:
    assert set(EXCEPTIONS) <= {rule.__name__ for rule in RULES}


def test_the_readme_names_files_that_are_there() -> None:
    text = (SERVER / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w/]+/[\w.]+\.\w+)`", text)
    assert named
    assert [name for name in named if not (SERVER / name).is_file()] == []


README = """
## `app`: what is started
- `app/sea`: the sea
- `app/sand`: no folder
## `community`: people
- `community/tide`: tides
"""
BROKEN = {
    "README.md": README,
    "__init__.py": '"""A docstring."""\n\n__all__ = ["sea"]\n',
    "loose.py": "",
    "migrations/versions/m1.py": "from sqlalchemy import Table, text\nTable()\n",
    "app/__init__.py": "from shoal import sea\n",
    "app/create_app.py": "APIRouter()\n",
    "app/http_types.py": "",
    "app/sea/__init__.py": "LIMIT = 1\n",
    "app/sea/routes.py": "router = APIRouter()\n",
    "app/sea/tide_routes.py": "import fastapi\n\nrouter = fastapi.APIRouter()\n",
    "app/sea/tide.py": "from fastapi import APIRouter\n\nrouter = APIRouter()\n",
    "app/sea/metrics.py": "from prometheus_client import Counter\n",
    "app/sea/wave.py": "import prometheus_client\n\nWAVES = prometheus_client.Gauge()\n",
    "app/sea/counts.py": "from collections import Counter\n\nCOUNTS = Counter()\n",
    "community/tide/__init__.py": "",
    "community/tide/schema.py": "from sqlalchemy import Table, text\n\nTIDES = Table(text())\n",
    "community/shell/__init__.py": "",
    "community/shell/schema.py": "import sqlalchemy\n\nclass Shell(sqlalchemy.Table): pass\n",
    "community/shell/shapes.py": "from sqlalchemy import Table\n\nSHELLS = Table()\n",
    "community/shell/store.py": "from sqlalchemy import select\n\nconnection.execute(select())\n",
    "community/shell/old_store.py": "connection.scalars()\n",
    "community/shell/query.py": "connection.scalars()\n",
    "community/shell/ask.py": "from sqlalchemy.sql import select\n",
    "play/deep/er/still/__init__.py": "",
    "play/deep/er/http_types.py": "class Wave(BaseModel): pass\n",
    "play/deep/er/routes.py": "class Foam(Wave): pass\n\nclass Spray(typing.TypedDict): pass\n",
    "play/deep/background.py": '"""Background duty: count waves."""\n',
    "play/deep/er/background.py": '"""Count waves."""\n',
    "platform/db/database.py": "connection.execute()\n",
    "platform/web/http_metrics.py": "from prometheus_client import Histogram\n",
}


@pytest.mark.parametrize(
    ("rule", "found"),
    [
        (
            readme_lists_other_packages,
            {
                "README.md lists app/sand, which is no package",
                "README.md does not list community/shell",
                "README.md does not name create_app.py",
                "README.md does not list play/deep/er/still",
                "README.md: the packages are not in the order of wings and names",
                "README.md: the headings are not the wings in order",
            },
        ),
        (something_lies_loose, {"loose.py"}),
        (a_folder_is_too_deep, {"play/deep/er/still"}),
        (a_package_is_one_short_module, {"community/tide has only schema.py"}),
        (an_init_file_has_logic, {"app/sea/__init__.py"}),
        (a_router_is_made_elsewhere, {"app/sea/tide.py"}),
        (a_metric_is_made_elsewhere, {"app/sea/wave.py"}),
        (a_table_is_made_elsewhere, {"community/shell/shapes.py"}),
        (sql_is_elsewhere, {"community/shell/query.py", "community/shell/ask.py"}),
        (an_http_type_is_elsewhere, {"play/deep/er/routes.py: Foam", "play/deep/er/routes.py: Spray"}),
        (a_background_module_says_something_else, {"play/deep/er/background.py: Count waves."}),
    ],
)
def test_a_violation_is_found(tmp_path: Path, rule: Callable[[Path], list[str]], found: set[str]) -> None:
    for name, text in BROKEN.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert set(rule(tmp_path)) == found
