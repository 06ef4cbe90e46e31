"""The commands and programs that documents print: finding them, and what is changed before they run in a test."""

import re
import shlex
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from docs_site.games import game_pages

ROOT: Final = Path(__file__).resolve().parents[2]
FENCE: Final = re.compile(
    r"(?:<!-- not run: (?P<reason>[^\n]+?) -->\n+)?"
    r"^(?P<indent> *)```(?P<language>\w*)(?: title=\"(?P<title>[^\"]+)\")?[^\n]*\n(?P<text>.*?)^(?P=indent)```",
    re.MULTILINE | re.DOTALL,
)
PROGRAMS: Final = ("pip", "shoal", "python", "python3", "npm", "export", ".")
"""What a line of commands begins with; a block without a language that begins otherwise is not one of commands."""
SETTING: Final = re.compile(r"(?:[A-Z_]+=\S+ )+")

LEFT_OUT: Final = {
    "export SHOAL_DATABASE": "tests/server runs clusters with PostgreSQL and NATS",
    "pip install --require-hashes": "the environment of the tests was made with these commands",
}
"""Blocks with these words are not run, and why."""
SHORTER: Final = (
    (r"--games \d+", "--games 4", "a few games show that the command works"),
    (r"--target [\d.]+", "--games 4", "until a target is decided takes 40 games and more"),
    (r"--seconds [\d.]+", "--seconds 0.01", "shorter thinking"),
    (r"(\w)@[\d.]+\d(?!\d*i)", r"\1@20i", "a budget in iterations takes as long on every machine"),
    (r"@\d+i", "@10i", "shorter thinking"),
    (r"--depth \d+", "--depth 2", "the third depth takes ten times as long"),
    (r"^(shoal bench \w+)", r"\1 --seconds 0.01 --rounds 1", "a short measurement"),
    (r"^(shoal play .*--record.*)", r"\1 --bot 1 --bot 2 --against random", "bots play it to its end"),
    (r"docs/experiments/NAME\.toml", "experiment.toml", "a name that the reader chooses"),
    (r"results/NAME", "results", "a name that the reader chooses"),
    (r"--host 0\.0\.0\.0", "--host 127.0.0.1", "tests listen on this machine only"),
)
"""What is changed in a line before it runs, and why."""
SMALLER: Final = ((r"^games = [\d_]+", "games = 8"), (r"^luck = [\d_]+", "luck = 2"))
"""What is changed in the file of an experiment."""
EXPERIMENT: Final = (
    'seed = 1\ngames = 8\n\n[[case]]\ngame = "fishery"\nbots = ["eager"]\n'
    "options = { rows = 5, columns = 5, ships = 3 }\n"
)
"""The experiment where a document speaks of one without showing it whole."""


@dataclass(frozen=True)
class Block:
    """A block of a document. `title` is the file that it is; `reason` is why it does not run."""

    language: str
    text: str
    title: str
    reason: str

    @property
    def is_commands(self) -> bool:
        first = SETTING.sub("", self.text).split(maxsplit=1)[:1]
        return self.language == "sh" or (not self.language and bool(first) and first[0] in PROGRAMS)


def documents() -> dict[str, str]:
    """Return every document with commands or programs, by its name; those that are made from the code, too."""
    paths = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths} | game_pages()
    return {name: text for name, text in texts.items() if any(runs(block) for block in blocks(text))}


def runs(block: Block) -> bool:
    return not block.reason and (block.is_commands or block.language == "python")


def blocks(text: str) -> Iterator[Block]:
    for found in FENCE.finditer(text):
        inner = textwrap.dedent(found["text"])
        reason = found["reason"] or next((why for words, why in LEFT_OUT.items() if words in inner), "")
        yield Block(found["language"], inner, found["title"] or "", reason)


def commands(block: Block) -> Iterator[str]:
    """Return the commands of a block as they run here: without remarks and settings, and shorter."""
    for line in block.text.replace("\\\n", " ").splitlines():
        for part in line.split(" && "):
            words = shlex.split(part, comments=True)
            if words:
                yield shorter(shlex.join(words))


def shorter(command: str) -> str:
    command = SETTING.sub("", command, count=1) if SETTING.match(command) else command
    for pattern, replacement, _ in SHORTER:
        command = re.sub(pattern, replacement, command)
    return command


def smaller(text: str) -> str:
    for pattern, replacement in SMALLER:
        text = re.sub(pattern, replacement, text, flags=re.MULTILINE)
    return text
