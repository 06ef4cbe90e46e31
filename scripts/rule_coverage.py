"""Count the rules of each game's RULES.md that have a test: `python scripts/rule_coverage.py [--json]`."""

import ast
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"^\*\*([A-Z]{2}-[A-Z]+[0-9]+[a-z]?)\*\*", re.MULTILINE)


def rooms() -> list[Path]:
    return sorted(path.parent for path in (ROOT / "src/shoal/games").glob("*/RULES.md"))


def rules_of(room: Path) -> list[str]:
    return RULE.findall((room / "RULES.md").read_text(encoding="utf-8"))


def tested_rules(game: str) -> set[str]:
    """Return the ids in `@pytest.mark.rule(...)` of the game's tests."""
    found: set[str] = set()
    for path in (ROOT / "tests/games" / game).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {ast.literal_eval(argument) for argument in node.args}
    return found


def coverage() -> dict[str, dict[str, int]]:
    table = {}
    for room in rooms():
        rules, tested = rules_of(room), tested_rules(room.name)
        table[room.name] = {"covered": sum(rule in tested for rule in rules), "total": len(rules)}
    return table


def main() -> None:
    table = coverage()
    if "--json" in sys.argv[1:]:
        print(json.dumps(table))
        return
    for game, counts in table.items():
        print(f"{game}: {counts['covered']} of {counts['total']} rules have a test")


if __name__ == "__main__":
    main()
