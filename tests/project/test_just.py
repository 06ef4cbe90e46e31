"""The recipes that CONTRIBUTING names exist, and each says what it does."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def recipes() -> dict[str, dict[str, Any]]:
    command = [str(Path(sys.executable).with_name("just")), "--dump", "--dump-format", "json"]
    dumped = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return json.loads(dumped)["recipes"]  # type: ignore[no-any-return]


def test_contributing_names_recipes_that_exist_and_no_public_one_is_forgotten() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?:^|`)just (\w+)", text, re.MULTILINE))
    public = {name for name, recipe in recipes().items() if not recipe["private"]}
    assert public - named == {"default", "install"}
    assert named <= public


def test_every_recipe_says_what_it_does_and_the_first_lists_them() -> None:
    assert [name for name, recipe in recipes().items() if not recipe["private"] and not recipe["doc"]] == []
    first = re.search(r"^(\w+):", (ROOT / "justfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert first is not None
    assert first[1] == "default"
