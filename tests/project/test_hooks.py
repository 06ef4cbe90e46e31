"""The hooks of git are our own programs, and no generator is forgotten among them."""

from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
REPOSITORIES = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]


def test_no_hook_is_fetched_from_elsewhere() -> None:
    assert [source["repo"] for source in REPOSITORIES] == ["local"]
    assert {hook["language"] for hook in REPOSITORIES[0]["hooks"]} == {"system"}


def test_every_generator_that_can_check_its_files_is_a_hook() -> None:
    generators = {
        f"scripts/{path.name}"
        for path in (ROOT / "scripts").glob("*.py")
        if '"--check" in sys.argv' in path.read_text("utf-8")
    }
    assert len(generators) >= 5
    entries = " ".join(hook["entry"] for hook in REPOSITORIES[0]["hooks"])
    assert [script for script in sorted(generators) if script not in entries] == []
