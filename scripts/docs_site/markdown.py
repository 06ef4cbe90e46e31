"""Small pieces of Markdown that several pages use."""

from collections.abc import Iterable, Sequence


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table; a cell never breaks its row."""
    lines = [head, ["---"] * len(head), *([cell(text) for text in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def cell(text: str) -> str:
    """Return the text on one line; a bar outside of code is escaped."""
    pieces = " ".join(text.split()).split("`")
    return "`".join(piece if number % 2 else piece.replace("|", "\\|") for number, piece in enumerate(pieces))


def code(text: object) -> str:
    return f"`{text}`"


def listed(things: Iterable[object]) -> str:
    return ", ".join(code(thing) for thing in things)


def lowered(text: str, levels: int) -> str:
    """Return the text with its headings that many levels deeper."""
    return "\n".join("#" * levels + line if line.startswith("#") else line for line in text.split("\n"))
