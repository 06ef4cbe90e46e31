"""Every sentence that speaks of a rule with an option is known, with what makes it true for each value."""

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from shoal.core.catalogue import OURS, load
from support.text_sources import SOURCE

LISTED: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("option_sentences.toml").read_text(encoding="utf-8"),
)
ROOMS = (SOURCE / "games", SOURCE.parents[1] / "web" / "src" / "games")
OPTIONS = [(name, option.name) for name in OURS for option in load(name).meta.options]
OF_OPTIONS = re.compile(r"(option|name|value|preset)-")


def sentences(name: str) -> dict[str, str]:
    """Return the English texts of a room on one line each, without those that name options themselves."""
    body = FluentParser().parse((SOURCE / "games" / name / "en.ftl").read_text(encoding="utf-8")).body
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    written = {entry.id.name: FluentSerializer().serialize_entry(entry).partition("=")[2] for entry in messages}
    return {key: " ".join(text.split()) for key, text in written.items() if not OF_OPTIONS.match(key)}


def test_every_option_has_its_sentences() -> None:
    assert [(name, option) for name, options in LISTED.items() for option in options] == OPTIONS


@pytest.mark.parametrize(("name", "option"), OPTIONS)
def test_a_sentence_of_a_rule_with_an_option_is_listed(name: str, option: str) -> None:
    entry = LISTED[name][option]
    listed, chance = entry.get("sentences", {}), entry.get("chance", [])
    found = [key for key, text in sentences(name).items() if re.search(entry["words"], text)]
    assert [key for key in found if not any(fnmatch(key, known) for known in (*listed, *chance))] == []


@pytest.mark.parametrize(("name", "option"), OPTIONS)
def test_what_is_listed_is_said_where_the_list_says(name: str, option: str) -> None:
    texts = sentences(name)
    for known, why in LISTED[name][option].get("sentences", {}).items():
        keys = [key for key in texts if fnmatch(key, known)]
        assert keys, f"{known} is no text"
        if why.endswith((".ts", ".svelte", ".py")):
            place = next(room / name / why for room in ROOMS if (room / name / why).exists())
            written = place.read_text(encoding="utf-8")
            named = [part for key in keys for part in (f"{name}.{key}", f"t.{key.replace('-', '.', 1)}")]
            assert any(part in written for part in named), f"{known} is not said in {why}"
