"""The check of the built site: every link, picture, script and style leads somewhere, and every page can be found."""

import posixpath
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from shoal.core.catalogue import OURS

REFERENCES: Final = {"a": "href", "link": "href", "script": "src", "img": "src", "iframe": "src", "source": "srcset"}
APP: Final = {"..", *(f"../learn/{name}" for name in OURS)}
"""Addresses of the app beside the documentation that pages may lead to."""


class Page(HTMLParser):
    """What a page refers to, and the places in it that others can refer to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.references: list[tuple[str, str]] = []
        self.anchors = {"", "top"}
        self.twice: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        target = given.get(REFERENCES.get(tag, ""))
        if target is not None:
            self.references.append((tag, target))
        for name in {given.get("id"), given.get("name") if tag == "a" else None} - {None}:
            if name in self.anchors:
                self.twice.append(str(name))
            self.anchors.add(str(name))


def broken_links(site: Path) -> list[str]:
    """Return a line for each link that leads nowhere, each file from another host, and each page that none leads to."""
    pages = {str(file.relative_to(site).as_posix()): Page(file.read_text("utf-8")) for file in site.rglob("*.html")}
    found = {"index.html", "404.html"}
    lines: list[str] = []
    for name, page in pages.items():
        lines += [f"{name}: two places are called {anchor}" for anchor in page.twice]
        for tag, target in page.references:
            if _is_outside(target):
                lines += [f"{name}: loads {target} from elsewhere"] if tag != "a" else []
                continue
            meant, anchor = _resolved(name, target)
            if meant in APP:
                continue
            file = meant if (site / meant).is_file() else posixpath.normpath(f"{meant}/index.html")
            if not (site / file).is_file():
                lines.append(f"{name}: {target} leads nowhere")
            elif file in pages:
                found |= {file} if file != name else set()
                lines += [f"{name}: {target} names no place there"] if anchor not in pages[file].anchors else []
    return lines + [f"{name}: no page leads here" for name in sorted(pages.keys() - found)]


def _is_outside(target: str) -> bool:
    parts = urlsplit(target)
    return bool(parts.scheme or parts.netloc)


def _resolved(name: str, target: str) -> tuple[str, str]:
    """Return the path below the site that a reference of a page means, and the place there."""
    parts = urlsplit(target)
    path = parts.path.removeprefix("/docs/") if parts.path.startswith("/docs/") else None
    if path is None:
        path = posixpath.join(posixpath.dirname(name), parts.path) if parts.path else name
    return posixpath.normpath(unquote(path)), unquote(parts.fragment)
