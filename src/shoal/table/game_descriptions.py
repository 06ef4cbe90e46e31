"""The games as plain data for people: what a box says on its lid, and the rules by id."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypedDict

from shoal.bots.roster import LEVELS
from shoal.core import catalogue
from shoal.core.game import Game
from shoal.core.options import Value

RULE: Final = re.compile(r"\*\*([A-Z]{2}-[A-Z]+[0-9]+[a-z]?)\*\*\s+")
RULING: Final = re.compile(r"- \*\*ruling\*\* \(([^)]*)\)\s*")
NUMBERED: Final = re.compile(r"([A-Z]{2}-[A-Z]+)([0-9]+)(?: to \1([0-9]+))?([a-z]?)")
RECONSTRUCTED: Final = re.compile(r"Source:[^.;]*reconstructed")


class Choice(TypedDict):
    """An option of a game."""

    name: str
    default: Value
    values: list[Value]


class Box(TypedDict):
    """What the lid of a game's box says: title, designer, seats, options and so on."""

    name: str
    title: str
    designer: str
    seats: list[int]
    rules_version: int
    options: list[Choice]
    presets: dict[str, dict[str, Value]]
    endings: list[str]
    arguments: dict[str, str]
    reconstructed: list[str]
    levels: list[str]


class Rule(TypedDict):
    """A rule, or a paragraph between rules if the id is empty. A ruling names the rules that it belongs to.

    A ruling is reconstructed if the words or pictures of the rulebook are lost.
    """

    id: str
    text: str
    ruling_of: list[str]
    reconstructed: bool


class Section(TypedDict):
    """A part of the rules under its heading. A room's texts have the heading and a summary by the section's name."""

    name: str
    heading: str
    rules: list[Rule]


class Rules(TypedDict):
    """The rules of a game; `text` in them is Markdown within a paragraph."""

    game: str
    title: str
    sections: list[Section]


class Words(TypedDict):
    """The texts of a game in a language: a file of Fluent."""

    language: str
    text: str


def boxes() -> list[Box]:
    return [box_of(catalogue.load(name)) for name in catalogue.names()]


def box_of(game: Game) -> Box:
    meta = game.meta
    return {
        "name": game.name,
        "title": meta.title,
        "designer": meta.designer,
        "seats": list(meta.seats),
        "rules_version": meta.rules_version,
        "options": [
            {"name": option.name, "default": option.default, "values": list(option.values)} for option in meta.options
        ],
        "presets": {name: dict(options) for name, options in meta.presets.items()},
        "endings": list(meta.endings),
        "arguments": dict(meta.arguments),
        "reconstructed": game.edition.reconstructed(),
        "levels": list(LEVELS),
    }


def rules_of(game: Game) -> Rules:
    """Return the rules in the game's RULES.md."""
    text = folder_of(game).joinpath("RULES.md").read_text(encoding="utf-8")
    return {"game": game.name, "title": game.meta.title, "sections": sections_of(text)}


def words_of(game: Game, language: str) -> Words:
    """Return the texts of the game in a language, or in English if it does not have them."""
    folder = folder_of(game)
    spoken = language if folder.joinpath(f"{language}.ftl").is_file() else "en"
    return {"language": spoken, "text": folder.joinpath(f"{spoken}.ftl").read_text(encoding="utf-8")}


def folder_of(game: Game) -> Traversable:
    """Return the folder of the game's engine."""
    return files(type(game).__module__.rpartition(".")[0])


def sections_of(text: str) -> list[Section]:
    sections: list[Section] = []
    for block in re.split(r"\n\s*\n|\n(?=- )", text):
        if block.startswith("#"):
            line, _, block_below = block.partition("\n")
            heading = line.lstrip("# ")
            sections.append({"name": name_of(heading), "heading": heading, "rules": []})
        else:
            block_below = block
        if block_below.strip():
            sections[-1]["rules"].append(rule_of(block_below))
    return sections


def name_of(heading: str) -> str:
    """Return the heading as a link and a text can name it: `1. Goals` is `1-goals`."""
    return re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")


def rule_of(block: str) -> Rule:
    """Return one paragraph as a rule; a Markdown table keeps its lines."""
    named, ruling = RULE.match(block), RULING.match(block)
    mark = named or ruling
    body = block[mark.end() :] if mark else block
    lines = body.strip() if body.lstrip().startswith("|") else " ".join(body.split())
    return {
        "id": named.group(1) if named else "",
        "text": lines,
        "ruling_of": ids_in(ruling.group(1)) if ruling else [],
        "reconstructed": ruling is not None and RECONSTRUCTED.search(lines) is not None,
    }


def ids_in(text: str) -> list[str]:
    """Return the rules that a ruling names; `FL-V4 to FL-V6` names three."""
    ids: list[str] = []
    for stem, first, last, letter in NUMBERED.findall(text):
        ids += [f"{stem}{number}{letter}" for number in range(int(first), int(last or first) + 1)]
    return ids
