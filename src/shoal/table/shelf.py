"""The games on the shelf, as plain data for people: what is on the lid of each box, and its rules by id."""

import re
from importlib.resources import files
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
    effect: str


class Box(TypedDict):
    """What is on the lid."""

    name: str
    title: str
    designer: str
    summary: str
    seats: list[int]
    seat_names: list[str]
    rules_version: int
    options: list[Choice]
    presets: dict[str, dict[str, Value]]
    endings: dict[str, str]
    reconstructed: list[str]
    levels: list[str]


class Rule(TypedDict):
    """A rule, or with an empty id a paragraph between rules; a ruling names the rules that it belongs to.

    A ruling is reconstructed where the rulebook's own words or pictures are lost.
    """

    id: str
    text: str
    ruling_of: list[str]
    reconstructed: bool


class Section(TypedDict):
    """A part of the rules under its heading."""

    heading: str
    rules: list[Rule]


class Rules(TypedDict):
    """The rules of a game; `text` in them is Markdown within a paragraph."""

    game: str
    title: str
    sections: list[Section]


def boxes() -> list[Box]:
    return [box_of(catalogue.load(name)) for name in catalogue.names()]


def box_of(game: Game) -> Box:
    meta = game.meta
    return {
        "name": game.name,
        "title": meta.title,
        "designer": meta.designer,
        "summary": meta.summary,
        "seats": list(meta.seats),
        "seat_names": list(meta.seat_names),
        "rules_version": meta.rules_version,
        "options": [
            {"name": option.name, "default": option.default, "values": list(option.values), "effect": option.effect}
            for option in meta.options
        ],
        "presets": {name: dict(options) for name, options in meta.presets.items()},
        "endings": dict(meta.endings),
        "reconstructed": game.edition.reconstructed(),
        "levels": list(LEVELS),
    }


def rules_of(game: Game) -> Rules:
    """Read the game's RULES.md, which lies beside its engine."""
    text = files(type(game).__module__.rpartition(".")[0]).joinpath("RULES.md").read_text(encoding="utf-8")
    return {"game": game.name, "title": game.meta.title, "sections": sections_of(text)}


def sections_of(text: str) -> list[Section]:
    sections: list[Section] = []
    for block in re.split(r"\n\s*\n|\n(?=- )", text):
        if block.startswith("#"):
            heading, _, block_below = block.partition("\n")
            sections.append({"heading": heading.lstrip("# "), "rules": []})
        else:
            block_below = block
        if block_below.strip():
            sections[-1]["rules"].append(rule_of(block_below))
    return sections


def rule_of(block: str) -> Rule:
    """Read one paragraph; a table or a list keeps its lines."""
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
    """List the rules that a ruling names, those between the ends of `FL-V4 to FL-V6` too."""
    found: list[str] = []
    for stem, first, last, letter in NUMBERED.findall(text):
        found += [f"{stem}{number}{letter}" for number in range(int(first), int(last or first) + 1)]
    return found
