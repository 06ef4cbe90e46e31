"""Action masks: one byte for each action of the table, 1 if it is legal."""

from shoal.core.native import i64
from shoal.rl.observations.native import BytesWriter


class Masks:
    """Makes the masks of one action table."""

    def __init__(self, actions: int) -> None:
        self.actions = actions
        self.nothing = bytes(actions)

    def write(self, legal: list[int], out: BytesWriter) -> None:
        """Write the mask of a list of actions."""
        first: i64 = len(out)
        out.write(self.nothing)
        for action in legal:
            out[first + action] = 1

    def of(self, legal: list[int]) -> bytes:
        """Return the mask of a list of actions."""
        out = BytesWriter()
        self.write(legal, out)
        return out.getvalue()


def lists(legal: list[int], action: i64) -> bool:
    """Return whether a rising list contains the action."""
    low: i64 = 0
    high: i64 = len(legal)
    while low < high:
        middle: i64 = (low + high) >> 1
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < len(legal) and legal[low] == action
