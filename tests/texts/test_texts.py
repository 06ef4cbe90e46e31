"""Every telling has a text with exactly its arguments, in every language."""

import re
from functools import cache
from pathlib import Path

import pytest

from shoal.core.catalogue import OURS, load
from shoal.core.options import Value
from shoal.core.telling import SEATS
from shoal.texts import LANGUAGES, texts_of
from support.text_sources import HEADINGS, PAGE, SOURCE, said_in, texts_in

SHARED = ("core", "server")
"""Owners of texts that belong to no game."""
OWNERS = (*SHARED, *OURS)
OF_MESSAGES = ("you", "you-with-number", "seat-number", "number-of", "several")
"""What the core's texts need to make lists and names."""
NUMBER = re.compile(r"\b1 [a-z-]+s\b(?<!less)(?<!plus)(?<!across)")


@cache
def said() -> dict[str, set[str]]:
    return said_in(SOURCE)


def folder_of(owner: str) -> Path:
    return SOURCE / owner if owner in SHARED else SOURCE / "games" / owner


def kinds_of(owner: str) -> dict[str, str]:
    return dict(SEATS) if owner in SHARED else {**SEATS, **load(owner).meta.arguments}


def allowed(kinds: dict[str, str], arguments: set[str]) -> dict[str, str]:
    """Return what a text may use, and which argument that belongs to."""
    uses: dict[str, str] = {}
    for name in arguments:
        kind = kinds.get(name, "")
        uses[name] = name
        if kind.endswith(("*", "#")):
            uses[f"{name}_count"] = name
        elif kind:
            uses[f"{name}_is"] = name
    return uses


def is_zero(value: Value) -> bool:
    """Return whether it is the number 0, which players read as "none" or "no limit"."""
    return type(value) is int and value == 0


def about(owner: str) -> set[str]:
    """Return the texts that describe a game and its things, which no telling names."""
    if owner in SHARED:
        return set(OF_MESSAGES) if owner == "core" else set()
    meta = load(owner).meta
    names = ["summary"] if meta.designer else ["summary", "designer"]
    names += [f"ending-{ending}" for ending in meta.endings]
    names += [f"preset-{preset}" for preset in meta.presets]
    for option in meta.options:
        values = [value for value in option.values if isinstance(value, str) or is_zero(value)]
        names += [f"option-{option.name}", f"name-{option.name}", *(f"value-{option.name}-{one}" for one in values)]
    return set(names)


def is_name(owner: str, name: str) -> bool:
    kinds = {kind.rstrip("*#") for kind in kinds_of(owner).values()} if owner not in SHARED else set()
    return any(name.startswith(f"{kind}-") for kind in kinds)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_every_telling_has_a_text_with_exactly_its_arguments(owner: str, language: str) -> None:
    texts, kinds = texts_in(folder_of(owner) / f"{language}.ftl"), kinds_of(owner)
    of_owner = {name.partition(".")[2]: arguments for name, arguments in said().items() if name.startswith(f"{owner}.")}
    for name, arguments in of_owner.items():
        assert name in texts, f"{owner}.{name} has no text in {language}"
        uses = allowed(kinds, arguments)
        unknown = texts[name].variables - set(uses)
        assert not unknown, f"{owner}.{name} in {language} uses {unknown}"
        left = arguments - {uses[variable] for variable in texts[name].variables}
        assert not left, f"{owner}.{name} in {language} says nothing of {left}"
    for name in about(owner):
        assert name in texts, f"{owner} has no {name} in {language}"
    for name, text in texts.items():
        known = name in of_owner or name in about(owner) or is_name(owner, name) or text.group in (PAGE, HEADINGS)
        assert known, f"nothing says {owner}.{name}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("owner", OWNERS)
def test_all_languages_have_the_same_texts(owner: str, language: str) -> None:
    english, other = (set(texts_in(folder_of(owner) / f"{one}.ftl")) for one in ("en", language))
    assert other == english


@pytest.mark.parametrize("owner", OWNERS)
def test_one_thing_is_not_called_many(owner: str) -> None:
    """In English, a text with 1 of everything counts nothing as 1 crates."""
    package = f"shoal.{owner}" if owner in SHARED else f"shoal.games.{owner}"
    texts = texts_of(package, "en")
    for name, text in texts_in(folder_of(owner) / "en.ftl").items():
        kinds = kinds_of(owner)
        words = {variable for variable in text.variables if variable.endswith("_is") or variable in kinds}
        said = texts.text(name, {variable: "other" if variable in words else 1 for variable in text.variables})
        assert not NUMBER.search(said), f"{owner}.{name}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OURS)
def test_options_and_their_values_have_names_for_players(owner: str, language: str) -> None:
    """No page shows a name of the engine: every option and preset has a text, and every value that is not a count."""
    meta, texts = load(owner).meta, texts_of(f"shoal.games.{owner}", language)
    named = {f"name-{option.name}": option.name for option in meta.options}
    named |= {f"preset-{preset}": preset for preset in meta.presets}
    for option in meta.options:
        values = [value for value in option.values if isinstance(value, str) or is_zero(value)]
        names = [texts.text(f"value-{option.name}-{value}") for value in values]
        assert len(set(names)) == len(names), option.name
        assert not [name for name in names if re.search(r"_|\(|^[0-9]", name)]
    for text, engine in named.items():
        assert texts.text(text) != engine
        assert "_" not in texts.text(text)
