"""The built pages as `shoal serve` may send them: every script and style is a file, and files have small copies.

The policy of our pages forbids scripts and styles inside a page, and pictures inside a style. So each one that the
theme writes there becomes a file, named by its hash, in the same place. The style that its script makes is adopted.
"""

import gzip
import hashlib
import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import unquote

SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
ATTRIBUTE: Final = re.compile(r'<[^>]*\sstyle="[^>]*>')
PICTURE: Final = re.compile(r'url\("data:image/svg\+xml;charset=utf-8,([^"]*)"\)')
IN_SCRIPT: Final = {
    r'(\w+)\.appendChild\(\w+\("style",\{\},(\w+)\.toString\(\)\)\)': (
        r"(sheet=>(sheet.replaceSync(\2+'li{color:rgb(var(--color-foreground)/.8)}'),\1.adoptedStyleSheets=[sheet]))"
        "(new CSSStyleSheet)"
    ),
    r"(class:\w+\.results,ref:\w+,tabIndex:)-1": r"\g<1>0",
    r'"nav",\{class:"md-code__nav"\}': '"div",{class:"md-code__nav"}',
}
"""What is changed in the theme's script.

The style of the search is adopted, which the policy allows, and its small words are darker. Keys can scroll its
results. The buttons of a program are no landmark.
"""
IN_PAGES: Final = {
    "<th></th>": "<td></td>",
    '<nav class="md-path" aria-label="Navigation"': '<nav class="md-path" aria-label="Path"',
}
"""What is changed in every page: an empty cell heads nothing, and no two landmarks have the same name."""
BY_SCHEME: Final = re.compile(
    r'<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">\s*'
    r'<img src="([^"]+)"([^>]*)>\s*</picture>'
)
"""A picture in two versions, as other readers of Markdown know it: it follows the system, and not the page's switch."""
TEXTS: Final = (".css", ".html", ".js", ".json", ".svg", ".xml")
LEAST: Final = 1000
"""A smaller file fits into one packet anyway."""
HOME: Final = "/docs/"
LOST: Final = "404.html"
"""This page is shown at any address, so its links begin at the root of the server."""
NOTHING_HERE: Final = "<h1>404 - Not found</h1>"
WAY_OUT: Final = f"""\
<h1>No page is here</h1>
<p>Its address may have changed. Search for it, or begin at <a href="{HOME}">the first page</a>.</p>
"""
ROOTED: Final = re.compile(r'(href|src)="/')
NEEDLESS: Final = ("sitemap.xml", "sitemap.xml.gz", "assets/stylesheets/classic")
"""What would need to know the address of the site, which is different for each host, and the look that is not used."""

SIGNATURE: Final = re.compile(r"<pre>.*?</pre>", re.DOTALL)
IN_CODE: Final = "reference/api/"
MARKUP: Final = re.compile(r"</?(?!pre\b|p\b)\w[^>]*>")
"""What the search need not show of a text: all but its paragraphs and programs."""


class UnknownTheme(Exception):
    """The theme has something that the policy forbids, in a form that is not known here."""


def finish(site: Path) -> None:
    for name in NEEDLESS:
        shutil.rmtree(site / name) if (site / name).is_dir() else (site / name).unlink(missing_ok=True)
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        if page.name == LOST:
            text, above = with_way_out(ROOTED.sub(rf'\1="{HOME}', text)), HOME
        else:
            above = "../" * (len(page.relative_to(site).parts) - 1)
        page.write_text(moved_out(text, site, above), encoding="utf-8")

    for style in site.glob("assets/stylesheets/**/*.css"):
        _change(
            style,
            lambda text: PICTURE.sub(lambda found: f'url("../../../{_kept(site, unquote(found[1]), "svg")}")', text),
        )
    (script,) = site.glob("assets/javascripts/bundle.*.js")
    _change(script, changed_script)
    _change(site / "search.json", small_index)


def with_way_out(text: str) -> str:
    """Return the page for unknown addresses with a way to go on."""
    if NOTHING_HERE not in text:
        raise UnknownTheme(f"{LOST} has no {NOTHING_HERE}")
    return text.replace(NOTHING_HERE, WAY_OUT)


def _change(file: Path, change: Callable[[str], str]) -> None:
    file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")


def changed_script(script: str) -> str:
    for pattern, replacement in IN_SCRIPT.items():
        script, count = re.subn(pattern, replacement, script)
        if count != 1:
            raise UnknownTheme(f"{pattern} is {count} times in the script")
    return script


def small_index(index: str) -> str:
    """Return the index of the search without markup, and without signatures: names are headings, which are found."""
    found = json.loads(index)
    for item in found["items"]:
        if item["location"].startswith(IN_CODE):
            item["text"] = SIGNATURE.sub("", item["text"])
        item["text"] = MARKUP.sub("", item["text"])
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def moved_out(text: str, site: Path, above: str) -> str:
    """Return a page whose scripts and styles are files of the site."""
    for words, others in IN_PAGES.items():
        text = text.replace(words, others)
    text = BY_SCHEME.sub(both_versions, text)
    text = SCRIPT.sub(lambda found: f'<script src="{above}{_kept(site, found[1], "js")}"></script>', text)
    text = STYLE.sub(lambda found: f'<link rel="stylesheet" href="{above}{_kept(site, found[1], "css")}">', text)
    found = ATTRIBUTE.search(text)
    if found:
        raise UnknownTheme(found[0])
    return text


def both_versions(found: re.Match[str]) -> str:
    """Return both versions of a picture; the style shows one of them, and the browser loads no other."""
    dark, light, rest = found.groups()
    looks = {"by-day": light, "by-night": dark}
    return "".join(f'<img class="{look}" loading="lazy" src="{file}"{rest}>' for look, file in looks.items())


def _kept(site: Path, content: str, kind: str) -> str:
    name = f"assets/inner/{hashlib.sha256(content.encode()).hexdigest()[:12]}.{kind}"
    (site / name).parent.mkdir(parents=True, exist_ok=True)
    (site / name).write_text(content, encoding="utf-8")
    return name


def pack(site: Path) -> None:
    """Write a compressed copy beside each file that becomes smaller, for `shoal serve` to send."""
    for file in [file for file in site.rglob("*") if file.suffix in TEXTS and file.stat().st_size >= LEAST]:
        file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
