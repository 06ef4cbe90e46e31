"""Fresh Fish boards by their bare definitions: sets of plots and flood fill. It shares nothing with the engine.

A plot is (row, column) from 0, row 0 at the bottom. Marks: S center, O outlet, # apartments, = street, D demonstration,
. empty.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations, pairwise

Plot = tuple[int, int]
Board = dict[Plot, str]
STEPS = ((0, 1), (0, -1), (1, 0), (-1, 0))
PASSABLE = ".=D"
SERVED = "SO"


def plot_text(plot: Plot) -> str:
    return "abcdefghij"[plot[1]] + str(plot[0] + 1)


def parse_plot(text: str) -> Plot:
    return int(text[1:]) - 1, "abcdefghij".index(text[0])


def read(picture: str) -> Board:
    """Return the board of a picture, its top row first."""
    rows = picture.split()[::-1]
    return {(row, column): mark for row, line in enumerate(rows) for column, mark in enumerate(line)}


def draw(board: Board) -> str:
    rows, columns = (1 + max(plot[axis] for plot in board) for axis in (0, 1))
    return "\n".join("".join(board[row, column] for column in range(columns)) for row in range(rows - 1, -1, -1))


@cache
def beside(plot: Plot) -> list[Plot]:
    return [(plot[0] + row, plot[1] + column) for row, column in STEPS]


def having(board: Board, marks: str) -> set[Plot]:
    return {plot for plot, mark in board.items() if mark in marks}


def areas(plots: set[Plot]) -> list[set[Plot]]:
    """Divide plots into those that can be walked to from one another."""
    found, rest = [], set(plots)
    while rest:
        area, waiting = set(), [rest.pop()]
        while waiting:
            plot = waiting.pop()
            area.add(plot)
            near = [other for other in beside(plot) if other in rest]
            rest.difference_update(near)
            waiting += near
        found.append(area)
    return found


def all_pairs_connected(board: Board) -> bool:
    """Test every pair of centers, outlets, empty plots and streets for a chain of one or more passable plots.

    A passable plot is part of its chain; a center or an outlet lies beside the end of one.
    """
    found = areas(having(board, PASSABLE))
    touches = {plot: {number for number, area in enumerate(found) if plot in area} for plot in having(board, PASSABLE)}
    for plot in having(board, SERVED):
        touches[plot] = {number for number, area in enumerate(found) if not area.isdisjoint(beside(plot))}
    if len(touches) == 1:
        return all(touches.values())
    return all(one & other for one, other in combinations(touches.values(), 2))


def forced_by_pairs(board: Board) -> set[Plot]:
    """Return the empty plots on which apartments or an outlet would cut something off."""
    forced = set()
    for plot in having(board, "."):
        verdicts = {all_pairs_connected({**board, plot: mark}) for mark in "#O"}
        assert len(verdicts) == 1 or len(having(board, PASSABLE)) == 1, "apartments and outlets force the same"
        if False in verdicts:
            forced.add(plot)
    return forced


def holds(board: Board) -> bool:
    """Return whether the passable plots are one area, and every center and outlet lies beside it."""
    passable = having(board, PASSABLE)
    return len(areas(passable)) == 1 and all(passable & set(beside(plot)) for plot in having(board, SERVED))


def forced_by_removal(board: Board) -> set[Plot]:
    """Return the empty plots without which the invariant would fail, by taking each away in turn."""
    passable, served = having(board, PASSABLE), [set(beside(plot)) for plot in having(board, SERVED)]
    forced = set()
    for plot in having(board, "."):
        passable.remove(plot)
        if len(areas(passable)) != 1 or any(passable.isdisjoint(near) for near in served):
            forced.add(plot)
        passable.add(plot)
    return forced


def forced_by_search(board: Board) -> set[Plot]:
    """Return the same by one depth-first search for articulation points, with low links (Tarjan)."""
    passable = having(board, PASSABLE)
    sole = [passable & set(beside(plot)) for plot in having(board, SERVED)]
    forced = {plot for near in sole if len(near) == 1 for plot in near}
    if len(passable) == 1:
        forced |= passable
    order: dict[Plot, int] = {}
    low: dict[Plot, int] = {}

    def visit(plot: Plot, parent: Plot | None) -> None:
        order[plot] = low[plot] = len(order)
        children = 0
        for other in beside(plot):
            if other not in passable or other == parent:
                continue
            if other in order:
                low[plot] = min(low[plot], order[other])
                continue
            children += 1
            visit(other, plot)
            low[plot] = min(low[plot], low[other])
            if parent is not None and low[other] >= order[plot]:
                forced.add(plot)
        if parent is None and children > 1:
            forced.add(plot)

    if passable:
        visit(min(passable), None)
    return {plot for plot in forced if board[plot] == "."}


def route(board: Board, center: Plot, outlet: Plot, marks: str = "=D") -> int | None:
    """Return the weight of the lightest chain from center to outlet, by relaxing all plots until nothing changes."""
    weight = {plot: 3 if board[plot] == "D" else 1 for plot in having(board, marks)}
    best = {plot: weight[plot] for plot in beside(center) if plot in weight}
    changed = True
    while changed:
        changed = False
        for plot in list(best):
            for other in beside(plot):
                if other in weight and best[plot] + weight[other] < best.get(other, 1000):
                    best[other] = best[plot] + weight[other]
                    changed = True
    ends = [best[plot] for plot in beside(outlet) if plot in best]
    return min(ends) if ends else None


def weight_of(board: Board, chain: Iterable[Plot]) -> int:
    return sum(3 if board[plot] == "D" else 1 for plot in chain)


def is_chain(board: Board, center: Plot, outlet: Plot, chain: list[Plot], passable: str = "=D") -> bool:
    """Return whether these plots, all passable, lead from the center to the outlet."""
    steps = [center, *chain, outlet]
    return (
        bool(chain)
        and all(board[plot] in passable for plot in chain)
        and all(other in beside(plot) for plot, other in pairwise(steps))
    )


def board_of(view: Mapping[str, object]) -> Board:
    """Return the board of a view."""
    side = view["side"]
    assert isinstance(side, int)
    board = {(row, column): "." for row in range(side) for column in range(side)}
    marks = {"centers": "S", "streets": "=", "demonstrations": "D", "apartments": "#"}
    for key, mark in marks.items():
        plots = view[key]
        assert isinstance(plots, list)
        board |= {parse_plot(plot): mark for plot in plots}
    outlets = view["outlets"]
    assert isinstance(outlets, list)
    built = [plot for plots in outlets for plot in plots if plot not in (None, "off board")]
    return board | {parse_plot(plot): "O" for plot in built}
