"""Every heading of every RULES.md has its text and a summary in one line, in every language."""

import pytest

from shoal.core.catalogue import OURS, load
from shoal.table.game_descriptions import rules_of
from shoal.texts import LANGUAGES, texts_of
from support.text_sources import HEADINGS, SOURCE, texts_in


def headings_in(room: str, language: str) -> list[str]:
    texts = texts_in(SOURCE / "games" / room / f"{language}.ftl")
    return [name for name, text in texts.items() if text.group == HEADINGS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", OURS)
def test_headings_and_summaries_are_those_of_the_rules(room: str, language: str) -> None:
    names = [section["name"] for section in rules_of(load(room))["sections"]]
    assert len(set(names)) == len(names)
    assert headings_in(room, language) == [f"rules-{name}{end}" for name in names for end in ("", "-line")]


@pytest.mark.parametrize("room", OURS)
def test_english_headings_are_the_printed_ones(room: str) -> None:
    texts = texts_of(f"shoal.games.{room}", "en")
    for section in rules_of(load(room))["sections"]:
        assert texts.text(f"rules-{section['name']}") == section["heading"]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("room", OURS)
def test_headings_and_summaries_are_translated(room: str, language: str) -> None:
    english, other = (texts_of(f"shoal.games.{room}", one) for one in ("en", language))
    for name in headings_in(room, "en"):
        assert other.text(name) != english.text(name)
