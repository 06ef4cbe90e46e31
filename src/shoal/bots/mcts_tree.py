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


FlatNode = tuple[int, int, int, int, float, list[int], list[float], int, int]
"""A node with the numbers of its children and of its choosers, which come after it."""


def flattened(root: Node) -> list[FlatNode]:
    """Return all nodes of a tree in one list: a pickle of nodes within nodes would be too deep."""
    flat: list[FlatNode] = []
    waiting = [root]
    while waiting:
        node = waiting.pop()
        numbers = (node.action, node.seat, int(node.available), int(node.visits), node.total)
        flat.append((*numbers, node.ranked, node.promises, len(node.children), len(node.choosers)))
        waiting += reversed(node.children + node.choosers)
    return flat


def rebuilt(flat: list[FlatNode]) -> Node:
    """Return the tree of a list that `flattened` made."""
    open_nodes: list[tuple[Node, int, int]] = []
    root = Node(-1, CHANCE)
    for number, entry in enumerate(flat):
        action, seat, available, visits, total, ranked, promises, children, choosers = entry
        node = Node(action, seat)
        node.available, node.visits, node.total = available, visits, total
        node.ranked, node.promises = ranked, promises
        if number == 0:
            root = node
        else:
            parent, left_children, left_choosers = open_nodes.pop()
            if left_children > 0:
                parent.children.append(node)
                left_children -= 1
            else:
                parent.choosers.append(node)
                left_choosers -= 1
            if left_children + left_choosers > 0:
                open_nodes.append((parent, left_children, left_choosers))
        if children + choosers > 0:
            open_nodes.append((node, children, choosers))
    return root
