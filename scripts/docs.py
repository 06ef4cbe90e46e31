"""Build the documentation site into the package, for `shoal serve` (at /docs) and `shoal site`.

    python scripts/docs.py

It gathers the written pages, makes the others from the code, runs Zensical, and checks every link. It needs the
packages of requirements/docs.txt, and no network.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from docs_site.api import api_pages
from docs_site.commands import commands_page
from docs_site.finishing import finish, pack
from docs_site.games import game_pages
from docs_site.links import broken_links
from docs_site.sources import ROOT, gather
from docs_site.wire import wire_pages

BUILT: Final = ROOT / "src" / "shoal" / "server" / "docs"


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        site = built(Path(name))
        lines = broken_links(site)
        if lines:
            sys.exit("\n".join(lines))
        pack(site)
        shutil.rmtree(BUILT, ignore_errors=True)
        shutil.copytree(site, BUILT)
    sys.stdout.write(f"{BUILT.relative_to(ROOT)}: {_summary(BUILT)}; 0 broken links\n")


def built(folder: Path) -> Path:
    """Build the site inside that folder; return where it is."""
    gather(folder)
    made = {**game_pages(), **api_pages(), **wire_pages(), "reference/commands.md": commands_page()}
    for name, text in made.items():
        page = folder / "docs" / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if answer.returncode:
        sys.exit(answer.stdout + answer.stderr)
    finish(folder / "site")
    return folder / "site"


def _summary(site: Path) -> str:
    files = [file for file in site.rglob("*") if file.is_file() and file.suffix != ".gz"]
    pages = sum(file.suffix == ".html" for file in files)
    return f"{pages} pages, {sum(file.stat().st_size for file in files) / 1e6:.1f} MB"


if __name__ == "__main__":
    main()
