"""Solve Fishery exactly, and write what was found into docs/fishery-solved.md.

    python scripts/fishery_solved.py pond 3x4 2 [--most N]        who wins a small board with 2 ships a side
    python scripts/fishery_solved.py late [--positions N]         how long late positions of the whole board take
    python scripts/fishery_solved.py calibration [--positions N]  what the admiral expected where the winner is proven

Run it with the compiled build. Times are processor time. With `--dry` the results are printed and not written.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import cast

from shoal.bots.advice import search_for
from shoal.bots.bot import Budget
from shoal.bots.minds.fishery_exact import UNKNOWN, Solver, open_questions
from shoal.bots.minds.fishery_ponds import Pond
from shoal.bots.roster import bot_for
from shoal.bots.shares import wilson
from shoal.core.catalogue import load
from shoal.core.game import ALL, NOBODY
from shoal.core.rng import Rng
from shoal.games.fishery.actions import PASS
from shoal.games.fishery.state import FisheryState
from shoal.lab.report.svg import Axis

DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "fishery-solved.md"
PICTURE = DOCUMENT.parent / "site" / "calibration.svg"
PLOT = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 376" width="480" height="376" role="img">
<title>What the search expected, and what was proven</title>
<style>
text {{ font: 13px Inter, Arial, sans-serif; fill: #3f505c; text-anchor: middle; }}
path {{ fill: none; stroke: #14232e; stroke-width: 1.5; }} circle {{ fill: #0b5fa5; stroke: #14232e; }}
.hair {{ stroke: #d8d1bf; stroke-width: 1; }} .fair {{ stroke: #3f505c; stroke-dasharray: 4 3; }}
@media (prefers-color-scheme: dark) {{
text {{ fill: #b9c6cd; }} path {{ stroke: #eaf0f2; }} circle {{ fill: #4ea3ea; stroke: #eaf0f2; }}
.hair {{ stroke: #2a3a45; }} .fair {{ stroke: #b9c6cd; }}
}}
</style>
{parts}
</svg>
"""
HEADS = {
    "ponds": ["board", "ships a side", "winner", "positions", "seconds", "command"],
    "late": ["open nets", "positions", "median", "90 % within", "slowest"],
    "calibration": ["expected share of Black", "positions", "mean of it", "Black wins", "95 %"],
}
COMMAND = "python scripts/fishery_solved.py"
WINNERS = {0: "Black", 1: "White", UNKNOWN: "open"}
MOST = 10**9
BANDS = [(1, 8), (9, 12), (13, 16), (17, 20), (21, 24)]
GAME = load("fishery")
PLAYERS = ("random", "greedy", "mate@70i")
ITERATIONS = 1000
Row = list[str]


def start(rows: int, columns: int, ships: int) -> FisheryState:
    return cast("FisheryState", GAME.start(2, GAME.settle(2, {"rows": rows, "columns": columns, "ships": ships})))


def solve(board: str, ships: int, most: int) -> Row:
    """Return the row of one pond."""
    rows, columns = (int(side) for side in board.split("x"))
    pond = Pond(start(rows, columns, ships), most)
    begun = process_time()
    winner = pond.winner()
    seconds = process_time() - begun
    positions = f"{pond.seen:,}" if winner != UNKNOWN else f"over {pond.seen:,}"
    limit = "" if most == MOST else f" --most {most}"
    return [board, str(ships), WINNERS[winner], positions, f"{seconds:.2f}", f"`{COMMAND} pond {board} {ships}{limit}`"]


def late_positions(seed: int) -> Iterator[FisheryState]:
    """Yield the first position of each band in a game of the whole board; random, greedy and mate play by turns."""
    rng = Rng(seed)
    name, _, iterations = PLAYERS[seed % len(PLAYERS)].partition("@")
    budget = Budget(iterations=int(iterations.rstrip("i") or 1))
    state = start(7, 9, 6)
    bots = [bot_for(name, GAME, seat) for seat in (0, 1)]
    bands = BANDS.copy()
    while bands and (seat := state.mover()) != NOBODY:
        legal = [action for action in state.legal(seat) if action != PASS] or [PASS]
        state.apply(seat, bots[seat].choose(state.view(seat), legal, budget, rng))
        nets = 0 if state.placing_ships() else open_questions(state)
        if not state.placing_ships() and any(low <= nets <= high for low, high in bands):
            bands = [(low, high) for low, high in bands if not low <= nets <= high]
            yield state.copy()


def late(positions: int) -> list[Row]:
    """Return the rows of how long proofs of late positions take, in milliseconds."""
    times: dict[tuple[int, int], list[float]] = {band: [] for band in BANDS}
    seed = 0
    while min(len(found) for found in times.values()) < positions:
        for state in late_positions(seed):
            band = next((low, high) for low, high in BANDS if low <= open_questions(state) <= high)
            begun = process_time()
            Solver(MOST).winner(state, state.mover())
            times[band].append(1000 * (process_time() - begun))
        seed += 1
    return [
        [f"{low} to {high}", str(len(found)), *(f"{time:.2f} ms" for time in (median(found), tenth(found), max(found)))]
        for (low, high), found in times.items()
    ]


def tenth(times: list[float]) -> float:
    """Return the time within which nine of ten were done."""
    return sorted(times)[(9 * len(times) - 1) // 10]


def calibration(positions: int) -> list[Row]:
    """Return the rows of what the admiral's search expected, beside what was proven, by tenths of the share."""
    pairs: list[tuple[float, int]] = []
    seed = 0
    while len(pairs) < positions:
        for state in late_positions(seed):
            solver = Solver(MOST)
            winner = solver.winner(state, state.mover())
            if solver.seen and len(pairs) < positions:
                search = search_for(GAME, ALL, state.view(ALL), Rng(seed))
                search.run(Budget(iterations=ITERATIONS))
                pairs.append((search.expected()[0], winner))
        seed += 1
    return [row for tenth in range(10) if (row := calibrated(tenth, pairs))]


def calibrated(tenth: int, pairs: list[tuple[float, int]]) -> Row:
    within = [(share, winner) for share, winner in pairs if min(9, int(10 * share)) == tenth]
    if not within:
        return []
    won = sum(winner == 0 for _, winner in within) / len(within)
    low, high = wilson(won, len(within))
    expected = mean(share for share, _ in within)
    shares = [f"{expected:.2f}", f"{won:.2f}", f"{low:.2f} to {high:.2f}"]
    return [f"{tenth / 10:.1f} to {(tenth + 1) / 10:.1f}", str(len(within)), *shares]


def picture(rows: list[Row]) -> str:
    """Return a plot of a calibration: a point with its interval for each row, and the line of perfect foresight."""
    across, up = Axis(0, 1, 60, 460), Axis(0, 1, 320, 20)
    parts = [f'<path class="fair" d="M{across.at(0)} {up.at(0)}L{across.at(1)} {up.at(1)}"/>']
    for tick in across.ticks:
        parts.append(f'<path class="hair" d="M{across.at(0)} {up.at(tick)}H{across.at(1)}"/>')
        parts.append(f'<text x="{across.at(tick)}" y="340">{tick:.1f}</text>')
        parts.append(f'<text x="40" y="{up.at(tick) + 4}">{tick:.1f}</text>')
    for _, positions, expected, won, interval in rows:
        x, (low, high) = across.at(float(expected)), (up.at(float(end)) for end in interval.split(" to "))
        told = f"expected {expected}, won {won} of {positions}"
        parts.append(f'<path class="whisker" d="M{x} {low}V{high}"/>')
        parts.append(f'<circle cx="{x}" cy="{up.at(float(won))}" r="4"><title>{told}</title></circle>')
    parts.append('<text x="260" y="364">share that the search expects for Black</text>')
    parts.append('<text x="14" y="170" transform="rotate(-90 14 170)">Black wins</text>')
    return PLOT.format(parts="\n".join(parts))


def known(text: str, name: str) -> list[Row]:
    """Return the rows of a table of the document."""
    lines = between(text, name)[1].splitlines()[2:]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]


def table(name: str, rows: list[Row]) -> str:
    rule = "|---" * len(HEADS[name]) + "|\n"
    first, *others = (f"| {' | '.join(line)} |\n" for line in [HEADS[name], *rows])
    return first + rule + "".join(others)


def between(text: str, name: str) -> tuple[str, str, str]:
    before, _, rest = text.partition(f"<!-- {name}: begin -->\n")
    inner, _, after = rest.partition(f"<!-- {name}: end -->\n")
    return before, inner, after


def rewrite(name: str, rows: list[Row]) -> None:
    before, _, after = between(DOCUMENT.read_text(encoding="utf-8"), name)
    marked = f"<!-- {name}: begin -->\n{table(name, rows)}<!-- {name}: end -->\n"
    DOCUMENT.write_text(before + marked + after, encoding="utf-8")


def size_of(row: Row) -> tuple[int, int, int]:
    """Return what rows of ponds are sorted by."""
    rows, columns = (int(side) for side in row[0].split("x"))
    return rows * columns, rows, int(row[1])


def with_row(rows: list[Row], new: Row) -> list[Row]:
    """Return the rows with a new one in the place of what was known of its pond."""
    return sorted([*(row for row in rows if row[:2] != new[:2]), new], key=size_of)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["pond", "late", "calibration"])
    parser.add_argument("pond", nargs="*", metavar="BOARD SHIPS", help="such as 3x4 2")
    parser.add_argument("--most", type=int, default=MOST, help="give up after so many positions")
    parser.add_argument("--positions", type=int, default=200, help="how many late positions to look at")
    parser.add_argument("--dry", action="store_true", help="print, but do not write")
    given = parser.parse_args()
    if given.what == "pond":
        row = solve(given.pond[0], int(given.pond[1]), given.most)
        name, rows = "ponds", with_row(known(DOCUMENT.read_text(encoding="utf-8"), "ponds"), row)
        print(*row)
    else:
        name, rows = given.what, (late if given.what == "late" else calibration)(given.positions)
        print(table(name, rows), end="")
    if not given.dry:
        rewrite(name, rows)
        if name == "calibration":
            PICTURE.write_text(picture(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
