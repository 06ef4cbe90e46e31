"""The documentation site: pages from the code, links between pages, and what the policy of pages forbids."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from docs_site import finishing, links, markdown
from docs_site.api import named
from docs_site.commands import commands_page
from docs_site.games import game_pages
from shoal.cli import app
from shoal.core.catalogue import OURS, load
from shoal.table.game_descriptions import rules_of

WIRE = "import json; from docs_site.wire import wire_pages; print(json.dumps(wire_pages()))"
PAGE = '<h1 id="a">A</h1><a href="{link}">link</a><a href="one/">one</a>'


@pytest.mark.parametrize("name", OURS)
def test_the_page_of_a_game_has_every_rule_option_and_plane(name: str) -> None:
    page, game = game_pages()[f"games/{name}.md"], load(name)
    ids = [rule["id"] for section in rules_of(game)["sections"] for rule in section["rules"] if rule["id"]]
    assert len(ids) > 10
    assert [rule for rule in ids if f"{{: #{rule} .rule }}" not in page] == []
    assert [option.name for option in game.meta.options if f"| `{option.name}` |" not in page] == []
    assert f"{len(game.actions):,} actions" in page


def test_every_command_is_documented() -> None:
    page = commands_page()
    assert [command.name for command in app.registered_commands if f"## shoal {command.name}\n" not in page] == []
    assert "## shoal lab run\n" in page


def test_every_request_and_message_is_documented() -> None:
    """Types are read from source: a compiled module does not keep them."""
    environment = {**os.environ, "SHOAL_BUILD": "interpreted", "PYTHONPATH": os.pathsep.join(sys.path)}
    made = subprocess.run([sys.executable, "-c", WIRE], env=environment, capture_output=True, text=True, check=True)
    pages = json.loads(made.stdout)
    assert "### POST /api/tables\n" in pages["reference/http.md"]
    assert "### Resign\n" in pages["reference/websocket.md"]
    assert "\n    " not in pages["reference/websocket.md"]  # such a line would be shown as a program


def test_a_cell_never_breaks_its_row() -> None:
    assert markdown.table(("a", "b"), [("one\ntwo", "x|y `en|de`")]).splitlines()[2] == "| one two | x\\|y `en|de` |"


def test_names_in_two_columns_become_a_list() -> None:
    part = "due     for each seat,\n        what it owes\ndrafted the entries"
    assert named(part) == "- `due`: for each seat,\n  what it owes\n- `drafted`: the entries"
    assert named("A game.  It is\nbeing played.") == "A game.  It is\nbeing played."


@pytest.mark.parametrize(
    ("link", "wrong"),
    [
        ("one/#b", ""),
        ("../learn/fleet", ""),
        ("https://shoal.example", ""),
        ("two/", "leads nowhere"),
        ("one/#c", "names no place there"),
        ("../learn/chess", "leads nowhere"),
    ],
)
def test_a_broken_link_is_found(tmp_path: Path, link: str, wrong: str) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "index.html").write_text(PAGE.format(link=link))
    (tmp_path / "one" / "index.html").write_text('<p id="b">B</p>')
    found = links.broken_links(tmp_path)
    assert found == ([f"index.html: {link} {wrong}"] if wrong else [])


def test_a_page_that_none_leads_to_and_a_file_from_elsewhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "lonely").mkdir()
    (tmp_path / "index.html").write_text('<script src="https://cdn.example/x.js"></script><source srcset="x.webp">')
    (tmp_path / "lonely" / "index.html").write_text("")
    assert links.broken_links(tmp_path) == [
        "index.html: loads https://cdn.example/x.js from elsewhere",
        "index.html: x.webp leads nowhere",
        "lonely/index.html: no page leads here",
    ]


def test_scripts_and_styles_become_files(tmp_path: Path) -> None:
    page = finishing.moved_out("<script>let a=1</script><style>p{}</style><th></th>", tmp_path, "../")
    assert "let a=1" not in page
    assert "p{}" not in page
    assert page.endswith("<td></td>")
    kept = {file.suffix: file.read_text() for file in (tmp_path / "assets" / "inner").iterdir()}
    assert kept == {".js": "let a=1", ".css": "p{}"}


def test_a_picture_follows_the_switch_of_the_page(tmp_path: Path) -> None:
    source = '<source media="(prefers-color-scheme: dark)" srcset="dark.webp">'
    page = finishing.moved_out(f'<picture>\n {source}\n <img src="light.webp" alt="A sea">\n</picture>', tmp_path, "")
    assert "<picture>" not in page
    for look, file in (("by-day", "light.webp"), ("by-night", "dark.webp")):
        assert f'<img class="{look}" loading="lazy" src="{file}" alt="A sea">' in page


def test_what_the_policy_forbids_is_refused(tmp_path: Path) -> None:
    with pytest.raises(finishing.UnknownTheme):
        finishing.moved_out('<p style="color:red">', tmp_path, "")
    with pytest.raises(finishing.UnknownTheme):
        finishing.changed_script("another version of the theme")
    with pytest.raises(finishing.UnknownTheme):
        finishing.with_way_out("<h1>Lost</h1>")


def test_the_search_leaves_markup_and_signatures_out_but_not_commands() -> None:
    text = '<pre><code>\nx\n</code></pre> <p>words, <a href="b">more</a></p>'
    index = {"items": [{"location": place, "text": text} for place in ("reference/api/core/#a", "reference/commands/")]}
    kept = json.loads(finishing.small_index(json.dumps(index)))
    assert [item["text"] for item in kept["items"]] == [" <p>words, more</p>", "<pre>\nx\n</pre> <p>words, more</p>"]
