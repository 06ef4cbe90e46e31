"""Documents agree with the code, and no committed file contains a download address."""

import json
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from shoal.cli import app
from shoal.core.catalogue import OURS, load

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
REQUIREMENTS = sorted(path.stem for path in (ROOT / "requirements").glob("*.in"))
COMMANDS = [command.name for command in app.registered_commands]


def committed_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.splitlines() if (ROOT / name).is_file()]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_every_dependency_has_its_line() -> None:
    extras = PROJECT["project"]["optional-dependencies"].values()
    declared = [*PROJECT["project"]["dependencies"], *(line for extra in extras for line in extra)]
    wanted = {re.split(r"[>=;\[]", line)[0] for line in declared}
    for name in REQUIREMENTS:
        wanted |= {
            re.split(r"[>=;\[]", line)[0] for line in read(f"requirements/{name}.in").split("\n") if line[:1].isalpha()
        }
    described = set(re.findall(r"^\| ([\w.-]+)", read("docs/reference/dependencies.md"), re.MULTILINE))
    assert wanted - described == set()


def test_every_npm_package_of_the_web_client_has_its_line() -> None:
    described = read("docs/reference/dependencies.md").split("## The web client")[1]
    packages = json.loads(read("web/package.json"))["devDependencies"]
    assert [name for name in packages if not re.search(rf"[| ]{re.escape(name)}[,| ]", described)] == []


def test_requirements_are_pinned_by_hash_without_an_index() -> None:
    for name in REQUIREMENTS:
        text = read(f"requirements/{name}.txt")
        pinned = re.findall(r"^[\w.-]+==\S+.*\\\n +--hash=sha256:", text, re.MULTILINE)
        assert len(pinned) == len(re.findall(r"^[\w.-]+==", text, re.MULTILINE)) > 0


def test_no_lock_file_contains_a_download_address() -> None:
    for path in committed_files():
        if "-lock" in path.name or path.parent.name == "requirements":
            text = path.read_text(encoding="utf-8")
            assert not re.search(r'"resolved"|index-url|https?://', text), path


def test_the_readme_names_every_game_and_commands_that_exist() -> None:
    readme = read("README.md")
    assert [load(name).meta.title for name in OURS if f"games/{name}/RULES.md" not in readme] == []
    named = set(re.findall(r"^shoal (\w+)", readme, re.MULTILINE))
    assert named
    assert named <= set(COMMANDS)


def test_the_readme_stays_short() -> None:
    assert len(read("README.md").splitlines()) <= 120


def test_the_readme_example_runs() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", read("README.md"), re.DOTALL)
    exec(compile(program, "README.md", "exec"), {})


@pytest.mark.parametrize("command", COMMANDS)
def test_the_changelog_names_every_command(command: str) -> None:
    assert f"`{command}`" in read("CHANGELOG.md")
