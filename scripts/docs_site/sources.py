"""The pages that people write, gathered in one folder, with links that hold inside the site."""

import os
import re
import shutil
import textwrap
from pathlib import Path, PurePosixPath
from typing import Final

from docs_site.api import documented
from shoal.core.catalogue import OURS

ROOT: Final = Path(__file__).resolve().parents[2]
DOCS: Final = ROOT / "docs"
CONFIGURATION: Final = DOCS / "site" / "zensical.toml"
ELSEWHERE: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "README.md": "index.md",
    "examples/README.md": "examples.md",
}
"""Pages of the site that lie elsewhere in the project, or stand for a file there."""
FONTS: Final = ROOT / "web" / "src" / "styles" / "fonts"
ICON: Final = ROOT / "web" / "public" / "mark.svg"
FENCE: Final = re.compile(r"^( *```.*?^ *```)", re.MULTILINE | re.DOTALL)
INSIDE: Final = 4
"""How far Zensical wants a block inside a list to be indented; other readers of Markdown want less."""
PICTURE: Final = re.compile(r'(?:src|srcset)="(pictures/[^"]+)"')
LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def gather(folder: Path) -> None:
    """Copy configuration, styles, fonts and all written pages."""
    shutil.copy(CONFIGURATION, folder / "zensical.toml")
    pages = folder / "docs"
    for kind in ("*.css", "*.js", "*.svg"):
        for file in (DOCS / "site").glob(kind):
            _copy(file, pages / "site" / file.name)
    for picture in shown_pictures():
        _copy(DOCS / picture, pages / picture)
    for font in FONTS.glob("*.woff2"):
        _copy(font, pages / "site" / "fonts" / font.name)
    _copy(ICON, pages / "site" / ICON.name)
    for schema in (DOCS / "reference").glob("*.json"):
        _copy(schema, pages / "reference" / schema.name)
    for name, page in written_pages().items():
        target = pages / page
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(with_links((ROOT / name).read_text(encoding="utf-8"), name, page), encoding="utf-8")


def written_pages() -> dict[str, str]:
    """Return the page of every written file, by the file's path in the project."""
    own = {
        f"docs/{path.relative_to(DOCS).as_posix()}": path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")
    }
    return own | {name: page for name, page in ELSEWHERE.items() if name != "README.md"}


def shown_pictures() -> set[str]:
    """Return the pictures that written pages show, by their paths in the folder of the pages."""
    return {name for path in written_pages() for name in PICTURE.findall((ROOT / path).read_text(encoding="utf-8"))}


def places() -> dict[str, str]:
    """Return where the site shows a file of the project, by the file's path."""
    rules = {f"src/shoal/games/{name}/RULES.md": f"games/{name}.md" for name in OURS}
    return {**documented(), **rules, **ELSEWHERE, **written_pages()}


def with_links(text: str, name: str, page: str) -> str:
    """Return the text of a file for its page; a link to a file that the site does not show becomes plain text."""
    known = places()

    def mended(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if picture or re.match(r"#|[a-z]+:", target):
            return found[0]
        file, _, anchor = target.partition("#")
        meant = os.path.normpath(PurePosixPath(name).parent / file)
        if meant.startswith("docs/") and meant not in known:
            return found[0]
        place = known.get(meant)
        if place is None:
            return words
        shown, _, part = place.partition("#")
        part = anchor or part
        return f"[{words}]({os.path.relpath(shown, PurePosixPath(page).parent)}{f'#{part}' if part else ''})"

    return "".join(
        deep(piece) if number % 2 else LINK.sub(mended, piece) for number, piece in enumerate(FENCE.split(text))
    )


def deep(block: str) -> str:
    """Return a block of code as Zensical wants it inside a list."""
    indented = len(block) - len(block.lstrip(" "))
    return textwrap.indent(block, " " * (INSIDE - indented)) if 0 < indented < INSIDE else block


def _copy(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, target)
