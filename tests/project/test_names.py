"""Names say one thing: a class name is one class, a bare verb one function, and a variable says what it holds."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "shoal"
WINGS = ("app", "community", "play", "accounts", "platform")
ROLES = {
    "Position": "each room has its position; the messages tell what one reader sees of it",
    "Refusal": "the rule of the engine is public; so is what a client is sent of it",
    "Refused": "a message of the websocket, and what the client library raises for it",
}
"""Class names that may be defined more than once, and why."""
SAME_ROLE = {
    "draw": "how a link preview draws the board of a game: loaded by the name of the game",
    "features": "what the net of a game sees: the same role in each folder of minds",
    "main": "entry points",
    "looks": "how a position is turned and mirrored: the same role in each book of openings",
    "chosen": "the same role in each book of openings",
    "worded": "the same role in each book of openings",
}
"""Functions with one bare word that may stand in several modules of a wing, and why."""
NO_VERBS = {"divided", "worth"}
VAGUE = {"one", "found", "known", "some"}
MOST_VAGUE = 20
SPANS_OF_TIME = re.compile(r"(MINUTE|HOUR|DAY|WEEK)(_M?S)?")
CLOCK_WORDS = SOURCE / "server" / "platform" / "base" / "timestamps.py"


@cache
def trees() -> dict[Path, ast.Module]:
    """Return the syntax tree of every module, without the migrations, which stay as they were."""
    files = (path for path in SOURCE.rglob("*.py") if "versions" not in path.parts)
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in files}


def wing_of(path: Path) -> str:
    """Return the wing of the server, or the part of the package, in which a module lies."""
    first, *rest = path.relative_to(SOURCE).parts
    return f"server/{rest[0]}" if first == "server" and rest[0] in WINGS else first


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def is_endpoint(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether FastAPI calls a function: it makes the id of an operation of its name, so the name stays."""
    return any(
        re.search(r"router\.(get|post|put|patch|delete)\b", ast.unparse(mark)) for mark in function.decorator_list
    )


def test_a_class_name_is_one_class() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and node.name not in ROLES:
                places[node.name].append(f"{path.relative_to(SOURCE)}:{node.lineno}")
    assert len(places) > 500
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


@pytest.mark.parametrize("name", ROLES)
def test_an_exception_is_still_needed(name: str) -> None:
    classes = Counter(
        node.name for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    )
    assert classes[name] > 1


def test_a_bare_verb_names_one_function_of_a_wing() -> None:
    """Rooms of games are exceptions: there each phase has the same functions, as the room's contract says."""
    places: dict[tuple[str, str], list[str]] = defaultdict(list)
    for path, tree in trees().items():
        for function in functions(tree):
            if "_" not in function.name and not is_endpoint(function) and wing_of(path) != "games":
                places[wing_of(path), function.name].append(str(path.relative_to(SOURCE)))
    doubles = {
        place: where for place, where in places.items() if len(where) > 1 and place[1] not in {*SAME_ROLE, *NO_VERBS}
    }
    assert doubles == {}


def test_variables_say_what_they_hold() -> None:
    vague = Counter(
        f"{path.relative_to(SOURCE)}: {name}" for path, tree in trees().items() for name in names_bound_in(tree)
    )
    assert vague.total() <= MOST_VAGUE, vague


def names_bound_in(tree: ast.Module) -> list[str]:
    """Return the vague names of variables and parameters, once for each place that binds one."""
    variables = [n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
    parameters = [node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)]
    return [name for name in [*variables, *parameters] if name in VAGUE]


def test_minutes_hours_and_days_stand_in_one_place() -> None:
    places = {
        str(path.relative_to(SOURCE))
        for path, tree in trees().items()
        for node in tree.body
        if isinstance(node, ast.AnnAssign | ast.Assign)
        for target in ([node.target] if isinstance(node, ast.AnnAssign) else node.targets)
        if isinstance(target, ast.Name) and SPANS_OF_TIME.fullmatch(target.id)
    }
    assert places == {str(CLOCK_WORDS.relative_to(SOURCE))}
