"""What a release contains, and what a fresh clone needs: pages are built once, and never by accident."""

import importlib.util
import os
import re
import signal
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from threading import Timer
from types import ModuleType
from typing import Any

import pytest

import shoal

ROOT = Path(__file__).resolve().parents[2]


def loaded(file: Path) -> ModuleType:
    """Return a module that is no part of a package."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


HOOK, START = loaded(ROOT / "hatch_build.py"), loaded(ROOT / "scripts" / "start.py")
CONTENTS = loaded(ROOT / "scripts" / "release_contents.py")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
REPOSITORY: str = PROJECT["urls"]["Homepage"]
NPM = """#!{python}
import pathlib, sys
if sys.argv[1] == "run":
    folder = pathlib.Path({root!r}, {pages!r}[sys.argv[2]])
    folder.mkdir(parents=True)
    (folder / "index.html").write_text("built")
with open({root!r} + "/npm.log", "a") as log:
    print(*sys.argv[1:3], file=log)
"""


class App:
    """What a build hook says."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def display_warning(self, text: str) -> None:
        self.said.append(text)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a checkout without pages, on a machine without Node."""
    (tmp_path / "web").mkdir()
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("HATCH_BUILD_HOOKS_ENABLE", raising=False)
    return tmp_path


def add_npm(checkout: Path) -> None:
    npm = checkout / "bin" / "npm"
    npm.write_text(NPM.format(python=sys.executable, root=str(checkout), pages=HOOK.PAGES))
    npm.chmod(0o755)


def build(checkout: Path, target: str, version: str = "standard") -> list[str]:
    """Run the hook as hatchling would; return its warnings."""
    app: Any = App()
    hook = HOOK.PagesAndCompiler(str(checkout), {}, None, None, "", target, app)
    hook.initialize(version, {"force_include": {}})
    hook.finalize(version, {}, "")
    said: list[str] = app.said
    return said


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_missing_pages_are_built_once(checkout: Path, target: str) -> None:
    add_npm(checkout)
    assert build(checkout, target) == build(checkout, target) == []
    assert (checkout / "npm.log").read_text().splitlines() == ["ci --no-fund", "run build", "run build:site"]
    assert all((checkout / folder / "index.html").exists() for folder in HOOK.PAGES.values())


def test_only_what_is_missing_is_built(checkout: Path) -> None:
    add_npm(checkout)
    (checkout / HOOK.PAGES["build"]).mkdir(parents=True)
    (checkout / HOOK.PAGES["build"] / "index.html").write_text("built before")
    build(checkout, "wheel")
    assert (checkout / "npm.log").read_text().splitlines() == ["ci --no-fund", "run build:site"]


def test_an_editable_install_builds_nothing(checkout: Path) -> None:
    add_npm(checkout)
    assert build(checkout, "wheel", "editable") == []
    assert not (checkout / "npm.log").exists()


def test_without_node_a_wheel_says_what_is_missing_and_an_sdist_is_refused(checkout: Path) -> None:
    (warning,) = build(checkout, "wheel")
    assert "Node" in warning
    with pytest.raises(RuntimeError, match="Node"):
        build(checkout, "sdist")


def test_a_failed_build_of_pages_fails_the_wheel(checkout: Path) -> None:
    (checkout / "bin" / "npm").write_text(f"#!{sys.executable}\nraise SystemExit(1)\n")
    (checkout / "bin" / "npm").chmod(0o755)
    with pytest.raises(subprocess.CalledProcessError):
        build(checkout, "wheel")


def test_the_compiler_is_needed_only_by_a_compiled_wheel(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def needs(target: str) -> list[str]:
        app: Any = App()
        found: list[str] = HOOK.PagesAndCompiler(str(checkout), {}, None, None, "", target, app).dependencies()
        return found

    assert needs("wheel") == []
    monkeypatch.setenv("HATCH_BUILD_HOOKS_ENABLE", "1")
    assert needs("wheel") == HOOK.COMPILER
    assert needs("sdist") == []


def test_pages_are_old_when_a_source_is_newer(tmp_path: Path) -> None:
    made, source = tmp_path / "index.html", tmp_path / "a.svelte"
    source.write_text("")
    assert START.are_old(made, iter([source]))
    made.write_text("")
    os.utime(source, (1, 1))
    assert not START.are_old(made, iter([source]))
    os.utime(made, (0, 0))
    assert START.are_old(made, iter([source]))


def test_the_start_looks_at_the_sources_of_the_pages() -> None:
    sources = set(START.page_sources())
    assert {ROOT / "web" / "src" / "main.ts", ROOT / "src" / "shoal" / "games" / "fleet" / "ja.ftl"} <= sources
    assert not [path for path in sources if "node_modules" in path.parts or "static" in path.parts]


def test_nobody_is_told_to_install_what_no_index_has() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    texts = [name for name in listed if name.endswith((".md", ".py", ".ftl", ".ts", ".svelte"))]
    told = re.compile("pip install " + r"['\"]?shoal\b")
    assert [name for name in texts if told.search((ROOT / name).read_text(encoding="utf-8"))] == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot send Ctrl-C to one process")
def test_ctrl_c_lets_the_server_end_in_its_own_time() -> None:
    program = "import signal, time; signal.signal(signal.SIGINT, signal.SIG_IGN); time.sleep(2); raise SystemExit(7)"
    Timer(0.5, os.kill, [os.getpid(), signal.SIGINT]).start()
    assert START.run_to_its_end([sys.executable, "-c", program]) == 7


def wheel_with(folder: Path, name: str, *files: str) -> Path:
    with zipfile.ZipFile(folder / name, "w") as wheel:
        for file in files:
            wheel.writestr(file, "x")
    return folder / name


def test_a_release_without_its_pages_is_refused(tmp_path: Path) -> None:
    whole = wheel_with(tmp_path, "shoal-1-py3-none-any.whl", *CONTENTS.NEEDED)
    assert CONTENTS.check(whole) == []
    pages, *rest = CONTENTS.NEEDED
    assert CONTENTS.check(wheel_with(tmp_path, "shoal-2-py3-none-any.whl", *rest)) == [
        f"shoal-2-py3-none-any.whl lacks {pages}"
    ]
    with tarfile.open(tmp_path / "shoal-1.tar.gz", "w:gz") as sdist:
        for name in rest:
            sdist.add(whole, f"shoal-1/src/{name}")
    assert CONTENTS.check(tmp_path / "shoal-1.tar.gz") == [f"shoal-1.tar.gz lacks {pages}"]


def test_the_name_of_a_wheel_says_whether_it_is_compiled(tmp_path: Path) -> None:
    library = "shoal/core/game.cpython-313-x86_64-linux-gnu.so"
    wrong = CONTENTS.check(wheel_with(tmp_path, "shoal-1-py3-none-any.whl", library, *CONTENTS.NEEDED))
    assert wrong == ["shoal-1-py3-none-any.whl has compiled modules, but its name says that it runs everywhere"]
    assert CONTENTS.check(wheel_with(tmp_path, "shoal-1-cp313-cp313-linux.whl", library, *CONTENTS.NEEDED)) == []
    assert CONTENTS.check(wheel_with(tmp_path, "shoal-1-cp313-cp313-linux.whl", *CONTENTS.NEEDED)) == [
        "shoal-1-cp313-cp313-linux.whl has no compiled modules"
    ]


def test_every_link_of_the_readme_works_where_an_index_shows_it() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)]+)\)|(?:src|srcset|href)=\"([^\"]+)\"", readme)
    found = [link or other for link, other in links]
    assert [link for link in found if not link.startswith("https://")] == []
    ours = re.compile(rf"{re.escape(REPOSITORY)}/(?:blob|raw|tree)/main/([^#?]+)")
    files = [match[1] for link in found if (match := ours.match(link))]
    assert files
    assert [file for file in files if not (ROOT / file).exists()] == []


def test_the_version_is_the_same_everywhere() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {PROJECT['version']}\n" in citation
    assert PROJECT["version"] == shoal.__version__


def test_every_action_of_a_workflow_is_pinned_by_its_commit() -> None:
    used = [
        line
        for file in (ROOT / ".github" / "workflows").glob("*.yml")
        for line in file.read_text(encoding="utf-8").splitlines()
        if "uses:" in line
    ]
    assert used
    assert [line for line in used if not re.search(r"uses: [\w./-]+@[0-9a-f]{40} # v[0-9.]+$", line)] == []
