"""No sentence is left in the engine: what people read is in the texts (`*.ftl`), in their language.

A sentence is a string literal of three words or more. In an f-string a value counts as a word. Docstrings do not count,
and neither do errors that are raised: programmers and authors of editions read them.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "shoal"
PARTS = ("core", "games", "bots")
WORD = re.compile(r"[^\W\d_][^\W\d_'-]*")
VALUE = "{}"
FEWEST_WORDS = 3
PUNCTUATION = ".,:;!?()\"'"

ALLOWED = {
    "*/actions.py": "verbs and veils of the action table, which records and people type",
    "*/edition_checks.py": "errors for the authors of editions",
    "games/fleet/meta.py": "names of the designers",
    "games/fresh_fish/edition_numbers.py": "keys of centers and tiles",
    "games/fresh_fish/reserve_or_draw.py": "a key of what can be chosen",
    "core/edition.py": "errors for the authors of editions",
    "core/game.py": "the error about a record of other rules",
    "core/record.py": "the errors about files that are no records",
    "core/options.py": "the error about a value that an option cannot have",
    "bots/bot.py": "the error about a program that has failed, for its author",
    "bots/external_program.py": "what is wrong with a program, for its author, and a program for another process",
}
"""Files with literals of several words, and why; a name with * stands for that file of every room."""


def literals(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Return the literals of a file with their lines, without docstrings, remarks and what is raised."""
    passed: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            passed.update(ast.walk(node))
        if node in passed:
            continue
        if isinstance(node, ast.JoinedStr):
            passed.update(ast.walk(node))
            parts = (str(part.value) if isinstance(part, ast.Constant) else VALUE for part in node.values)
            yield node.lineno, "".join(parts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def is_sentence(literal: str) -> bool:
    """Return whether there are three words between spaces, of which at least one is not a value."""
    words = [word.strip(PUNCTUATION) for word in literal.split()]
    said = [word for word in words if WORD.fullmatch(word)]
    return bool(said) and len(said) + words.count(VALUE) >= FEWEST_WORDS


def sentences(file: Path) -> list[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [f"{file.relative_to(SOURCE)}:{line}: {text!r}" for line, text in literals(tree) if is_sentence(text)]


def is_allowed(file: Path) -> bool:
    name = file.relative_to(SOURCE).as_posix()
    return name in ALLOWED or (name.startswith("games/") and f"*/{file.name}" in ALLOWED)


@pytest.mark.parametrize("part", PARTS)
def test_no_sentence_is_left_in_the_engine(part: str) -> None:
    files = sorted((SOURCE / part).rglob("*.py"))
    assert files
    assert [found for file in files if not is_allowed(file) for found in sentences(file)] == []


@pytest.mark.parametrize("name", ALLOWED)
def test_an_exception_is_needed(name: str) -> None:
    files = [SOURCE / name] if "*" not in name else list((SOURCE / "games").glob(name))
    assert any(sentences(file) for file in files)


@pytest.mark.parametrize(
    ("program", "count"),
    [
        ('"""A docstring of four words."""', 0),
        ('raise ValueError("this is not for players")', 0),
        ('said = "You win the game."', 1),
        ('said = f"{seat} wins {fish} fish"', 1),
        ('said = f"{row} {column} {value}"', 0),
        ('said = "two words"', 0),
    ],
)
def test_what_a_sentence_is(program: str, count: int) -> None:
    assert sum(is_sentence(text) for _, text in literals(ast.parse(program))) == count
