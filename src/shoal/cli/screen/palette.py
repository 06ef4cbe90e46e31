"""What the styles of a picture look like: in many colours, in the terminal's sixteen, or in none."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style

SEATS: Final = ("#6cb6ff", "#ff8f66", "#5fd39a", "#ff9ecb", "#f2c14e", "#c3a6ff")
HELD: Final = ("#173d63", "#5e2815", "#134e33", "#5c2141", "#54400a", "#3f2e6b")
COLOURS: Final = {
    "strong": "bold",
    "faint": "#8a98a6",
    "good": "#5fd39a",
    "bad": "#ff7b72",
    "water": "#9cc9dd on #11425a",
    "land": "#8a98a6 on #1d2730",
    "street": "#dfe4ea on #59626c",
    "block": "#b3bcc6 on #39424c",
    "net": "bold #ffd98a",
    "chosen": "bold #14181d on #ffd75f",
    **{f"seat-{seat}": colour for seat, colour in enumerate(SEATS)},
    **{f"held-{seat}": f"on {colour}" for seat, colour in enumerate(HELD)},
}
ANSI_SEATS: Final = ("bright_blue", "bright_red", "bright_green", "bright_magenta", "bright_yellow", "bright_cyan")
ANSI: Final = {
    "strong": "bold",
    "faint": "dim",
    "good": "green",
    "bad": "red",
    "water": "bright_cyan",
    "land": "dim",
    "street": "reverse",
    "block": "",
    "net": "bold yellow",
    "chosen": "bold black on yellow",
    **{f"seat-{seat}": colour for seat, colour in enumerate(ANSI_SEATS)},
    **{f"held-{seat}": "reverse" for seat in range(6)},
}
NO_COLOUR: Final = {
    **dict.fromkeys(ANSI, ""),
    "strong": "bold",
    "faint": "dim",
    "bad": "underline",
    "net": "bold",
    "chosen": "bold reverse",
}
NAMED: Final = {
    "black": ("bold #ffffff on #05070a", "on #0b2736"),
    "white": ("bold #05070a on #ffffff", "on #2f7d9c"),
}
"""Looks of seats that the rulebook calls by their colours, and of the ground that they hold."""
ANSI_NAMED: Final = {
    "black": ("bold bright_white on black", "on blue"),
    "white": ("bold black on white", "on cyan"),
}


class Palette:
    """The looks of all styles, for one game on one terminal."""

    def __init__(self, colours: Sequence[str] = (), *, sixteen: bool = False, none: bool = False) -> None:
        looks = dict(NO_COLOUR if none else ANSI if sixteen else COLOURS)
        named = ANSI_NAMED if sixteen else NAMED
        for seat, colour in enumerate(() if none else colours):
            looks[f"seat-{seat}"], looks[f"held-{seat}"] = named[colour]
        self.looks = {name: Style.parse(look) for name, look in looks.items()}

    def style(self, names: str) -> Style:
        """Return how several styles look together; later ones hide earlier ones."""
        return Style.combine([Style.null(), *(self.looks[name] for name in names.split())])
