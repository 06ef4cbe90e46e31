"""The losses of a run of training, epoch by epoch, in a file beside its net."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from shoal.lab.folder import write_whole
from shoal.net_training.errors import NothingToLearn

CURVES: Final = "curves.json"


@dataclass(frozen=True)
class Curves:
    """Losses on the positions trained with and on those of other games; the first are those of the mind by hand."""

    game: str
    settings: dict[str, Any]
    trained: int
    held_out: int
    losses: list[tuple[float, float]]

    def write(self, run: Path) -> None:
        write_whole(run / CURVES, (json.dumps(asdict(self)) + "\n").encode())


def read_curves(run: Path) -> Curves:
    if not (run / CURVES).exists():
        raise NothingToLearn(f"{run} contains no finished training")
    return Curves(**json.loads((run / CURVES).read_text(encoding="utf-8")))
