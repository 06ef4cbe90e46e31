"""A puzzle that can be proven: on a board of 3 by 4 squares only one net of White's wins."""

from typing import Any

from shoal.core.catalogue import load
from shoal.puzzles.criteria import Effort, Spot

VIEW: dict[str, Any] = {
    "options": {"rows": 3, "columns": 4, "ships": 2, "net_limit": 0},
    "phase": "nets",
    "to_move": 1,
    "turns": 5,
    "passes_in_row": 0,
    "ships": [["d1", "b2"], ["c2", "b3"]],
    "nets": ["c1/c2"],
    "nets_cast": [1, 0],
}
ANSWER = ["a2/a3"]
LITTLE = Effort(glance=10, looks=((25, 0.6),), full=50)


def spot(view: dict[str, Any] | None = None, seat: int = 1) -> Spot:
    return Spot(load("fishery"), 2, seat, view or VIEW, ["d1/d2"], 5, 15, "mate")


def mirrored(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view of Fishery with left and right exchanged."""
    columns = "abcdefghi"[: view["options"]["columns"]]
    swap = str.maketrans(columns, columns[::-1])

    def net(text: str) -> str:
        one, other = sorted(text.translate(swap).split("/"))
        return f"{one}/{other}"

    return {
        **view,
        "ships": [sorted(square.translate(swap) for square in ships) for ships in view["ships"]],
        "nets": sorted(net(text) for text in view["nets"]),
    }
