"""The tree of the Monte Carlo search: what was learned of every action that was looked at."""

from shoal.core.game import CHANCE
from shoal.core.native import i64


class Node:
    """What was learned of an action.

    available  how often it was legal
    visits     how often it was taken
    total      the sum of the rewards of its seat
    ranked     the actions that may follow, best first, as the mind ordered them in the first deal
    promises   how much each of them promised then
    choosers   where several seats choose in secret: one node for each of them, whose children are its choices
    """

    action: int
    seat: int
    available: i64
    visits: i64
    total: float
    children: "list[Node]"
    ranked: list[int]
    promises: list[float]
    choosers: "list[Node]"

    def __init__(self, action: int, seat: int) -> None:
        self.action = action
        self.seat = seat
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.children = []
        self.ranked = []
        self.promises = []
        self.choosers = []


def chooser_of(node: Node, seat: int) -> Node:
    """Return the node of a seat that chooses in secret."""
    for chooser in node.choosers:
        if chooser.seat == seat:
            return chooser
    chooser = Node(-1, seat)
    node.choosers.append(chooser)
    return chooser


def outcome_of(node: Node, outcome: int) -> Node:
    """Return the node of an outcome of chance, or of secret choices taken together."""
    for child in node.children:
        if child.action == outcome:
            return child
    child = Node(outcome, CHANCE)
    node.children.append(child)
    return child
