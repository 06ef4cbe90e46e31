"""Plain English: docstrings say "Return", players are "they", and nobody has to decode old-fashioned words."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("*.py", "*.md", "*.ts", "*.svelte", "*.toml")
RULEBOOK = "RULES.md"
EXCEPTIONS = {"tests/project/test_words.py"}
"""Files that may contain these words: this one, which lists them."""

REPLACED = {
    r'"""Give ': 'begin the docstring with "Return"',
    r"\bwhoever\b": 'say who: "the player who", "anybody who"',
    r"\b(he|his|him|himself)\b": 'players and people are "they"',
}


def texts() -> list[str]:
    """Return the paths of all committed texts, without the rulebooks."""
    command = ["git", "ls-files", *KINDS]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return [path for path in listed if Path(path).name != RULEBOOK and (ROOT / path).is_file()]


@pytest.mark.parametrize("words", REPLACED)
def test_a_word_that_was_replaced_is_not_used(words: str) -> None:
    pattern = re.compile(words, re.IGNORECASE)
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in texts()
        if path not in EXCEPTIONS
        for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == [], REPLACED[words]
