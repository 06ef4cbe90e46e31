"""Every command and every program that README and documents print runs.

Each document has a folder of its own, in which its blocks run in order. A block with a title is a file there. A block
that cannot run has a remark before it: `<!-- not run: why -->`. `snippets.py` says which lines are shortened, and why.
"""

import contextlib
import io
import json
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
import tomllib
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from shoal.cli import main
from support.snippets import EXPERIMENT, ROOT, Block, blocks, commands, documents, runs, smaller

pytestmark = pytest.mark.slow
DOCUMENTS = documents()
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
PATIENCE = 120.0
TRIED: set[tuple[str, ...]] = set()
"""The servers that have answered: several documents start the same one."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a document, with the files that readers are told to have."""
    (tmp_path / "experiment.toml").write_text(EXPERIMENT)
    shutil.copy(ROOT / "src/shoal/games/fishery_boom/edition.toml", tmp_path / "mine.toml")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("SHOAL_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    return tmp_path


@pytest.mark.parametrize("name", DOCUMENTS)
def test_what_a_document_prints_runs(name: str, folder: Path) -> None:
    namespace: dict[str, object] = {"__name__": "__main__"}
    for block in blocks(DOCUMENTS[name]):
        if block.title:
            write(folder / block.title, block)
        elif runs(block) and block.language == "python":
            exec(compile(block.text, name, "exec"), namespace)
        elif runs(block):
            for command in commands(block):
                run(shlex.split(command), folder)


def write(file: Path, block: Block) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(smaller(block.text) if file.name == "experiment.toml" else block.text)
    if block.text.startswith("#!"):
        file.chmod(0o755)


def file_of(program: list[str]) -> Path:
    """Return the file of a program that is named by its path, or as a module."""
    return ROOT / (f"{program[1].replace('.', '/')}.py" if program[0] == "-m" else program[0])


def run(words: list[str], folder: Path) -> None:
    """Run a command, or check that what it names is there."""
    match words:
        case ["shoal", "serve", *_] | ["python", "-m", "http.server", *_]:
            server = [word for word in words if not word.isdecimal() and word != "--port"]
            if tuple(server) not in TRIED:
                TRIED.add(tuple(server))
                answers_and_stops(server, folder)
        case ["shoal", "site", target]:
            succeed(["site", target]) if (ROOT / "src/shoal/browser_engine/static").exists() else Path(target).mkdir()
        case ["shoal", *arguments, ">", target]:
            with Path(target).open("w") as file, contextlib.redirect_stdout(file):
                succeed(arguments)
        case ["shoal", *arguments]:
            succeed(arguments)
        case ["pip", "install", *arguments]:
            installed(arguments, folder)
        case ["npm", *arguments]:
            assert npm_knows(arguments)
        case ["python", "-m", "pytest", *arguments]:
            assert all((ROOT / path).exists() for path in arguments if path.startswith("tests/"))
        case ["python" | "python3", *program]:
            assert file_of(program).is_file(), f"{program[0]} is not there; tests of its own run it"
        case _:
            pytest.fail(f"no test knows how to run {shlex.join(words)}")


def succeed(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert not ended.value.code, f"shoal {shlex.join(arguments)}"


def installed(arguments: list[str], folder: Path) -> None:
    """Check that the extras exist; a package that the document itself shows gets its entry points."""
    for wanted in re.findall(r"\[([\w,]+)\]", " ".join(arguments)):
        assert set(wanted.split(",")) <= EXTRAS.keys()
    own = folder / "pyproject.toml"
    if own.exists():
        project = tomllib.loads(own.read_text())["project"]
        information = folder / f"{project['name']}-1.dist-info"
        information.mkdir()
        (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1\n")
        lines = (f"[{g}]\n" + "".join(f"{k} = {v}\n" for k, v in e.items()) for g, e in project["entry-points"].items())
        (information / "entry_points.txt").write_text("".join(lines))


def npm_knows(arguments: list[str]) -> bool:
    scripts = json.loads((ROOT / "web/package.json").read_text())["scripts"]
    return arguments[0] == "ci" or (arguments[0] == "test" and "test" in scripts) or arguments[1] in scripts


def answers_and_stops(words: list[str], folder: Path) -> None:
    """Start a server at a free port, whichever the document names, wait until it answers, and stop it."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = str(listener.getsockname()[1])
    if words[0] == "shoal":
        command = [sys.executable, "-c", "from shoal.cli import main; main()", *words[1:], "--port", port]
    else:
        command = [sys.executable, *words[1:], port, "--bind", "127.0.0.1"]
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}/{'readyz' if words[0] == 'shoal' else ''}", server)
    finally:
        server.terminate()
        server.wait(PATIENCE)


def wait_for(address: str, server: subprocess.Popen[bytes]) -> None:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        assert server.poll() is None, "the server has stopped"
        try:
            urllib.request.urlopen(address, timeout=5).close()
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"{address} does not answer")


def test_a_block_that_fails_is_noticed(folder: Path) -> None:
    with pytest.raises(AssertionError):
        succeed(["replay", "nothing.json"])
    with pytest.raises(pytest.fail.Exception):
        run(["rm", "-r", "public"], folder)


def test_blocks_are_found() -> None:
    assert {"README.md", "docs/guides/game.md", "docs/start/program.md", "games/fleet.md"} <= DOCUMENTS.keys()
    left_out = [block for text in DOCUMENTS.values() for block in blocks(text) if block.reason]
    assert len(left_out) <= 7
