"""Go from a fresh clone to a game in the browser with one command.

python3 scripts/start.py [--port 8700] [--no-browser]

Makes a virtual environment in .venv, installs Shoal and the packages of its server, builds the pages if they are
missing or older than their sources, and serves. A second start skips what is done.
Needs Python 3.11 or later, and npm: it brings the Node that builds the pages.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB, PACKAGE = ROOT / "web", ROOT / "src" / "shoal"
REQUIREMENTS = ROOT / "requirements" / "server.txt"
ENVIRONMENT = ROOT / ".venv"
PAGES = PACKAGE / "server" / "static" / "index.html"
OLDEST = (3, 11)


def main() -> None:
    options = read_options()
    if sys.version_info < OLDEST:
        sys.exit(f"Shoal needs Python {'.'.join(map(str, OLDEST))} or later, not {sys.version.split()[0]}.")
    python = prepare_environment()
    if are_old(PAGES, page_sources()):
        build_pages()
    shoal = python.with_name("shoal.exe" if os.name == "nt" else "shoal")
    command = [str(shoal), "serve", "--port", str(options.port), *([] if options.no_browser else ["--open"])]
    sys.exit(run_to_its_end(command))


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Install Shoal in this folder, build its pages and serve them.")
    parser.add_argument("--port", type=int, default=8700, help="the port to listen on")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    return parser.parse_args()


def prepare_environment() -> Path:
    """Return the interpreter of the virtual environment; install what the requirements name since the last time."""
    python = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    done = ENVIRONMENT / "shoal-installed"
    if not python.exists():
        say("Making a virtual environment in .venv")
        run(sys.executable, "-m", "venv", str(ENVIRONMENT))
    if are_old(done, iter([REQUIREMENTS, ROOT / "pyproject.toml"])):
        say("Installing Shoal and the packages of its server")
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run(*install, "--require-hashes", "--requirement", str(REQUIREMENTS))
        run(*install, "--no-deps", "--editable", str(ROOT))
        done.touch()
    return python


def are_old(made: Path, sources: Iterator[Path]) -> bool:
    """Return whether a file is missing, or older than one of its sources."""
    return not made.exists() or any(source.stat().st_mtime > made.stat().st_mtime for source in sources)


def page_sources() -> Iterator[Path]:
    """Yield what the pages are made of: the web client, and the texts beside the engine."""
    yield WEB / "package-lock.json"
    for folder in ("public", "site", "src"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from PACKAGE.rglob("*.ftl")


def build_pages() -> None:
    npm = shutil.which("npm")
    if npm is None:
        play = ENVIRONMENT.name + ("\\Scripts\\shoal" if os.name == "nt" else "/bin/shoal") + " play fishery"
        sys.exit(f"npm is needed to build the pages. In the terminal you can play now: {play}")
    say("Building the pages")
    run(npm, "ci", "--silent", "--no-fund", "--no-audit", "--prefix", str(WEB))
    run(npm, "run", "--silent", "--prefix", str(WEB), "build", "--", "--logLevel", "error")


def run_to_its_end(command: list[str]) -> int:
    """Return the exit code of a command. Ctrl-C reaches it too, and it ends in its own time."""
    with subprocess.Popen(command) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue


def say(text: str) -> None:
    print(f"{text} …", flush=True)


def run(*command: str) -> None:
    """Run a command; stop here if it fails, since it has said why."""
    ended = subprocess.run(command, check=False)
    if ended.returncode:
        sys.exit(ended.returncode)


if __name__ == "__main__":
    main()
