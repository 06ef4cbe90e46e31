"""Work out figures of a report again from its Parquet files, and look for them on the page.

python scripts/report_figures.py results

It shares no code with the reports: plain Python, one row after another. Of every case it checks the win share of each
seat with Wilson's interval, the mean points of each seat, the mean length, the win share of each opening and of each
amount that is shown, and the differences between the first variant and the others, game by game.
"""

import json
import re
import sys
from collections import defaultdict
from collections.abc import Callable
from html import unescape
from math import sqrt
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

Row = dict[str, Any]
FEWEST = 30
Z = 1.96


def rows_of(folder: Path) -> dict[str, list[Row]]:
    """Return the plain games of each case, in the order of the plan and of their numbers."""
    names = [case["name"] for case in json.loads((folder / "plan.json").read_text(encoding="utf-8"))["cases"]]
    found: dict[str, list[Row]] = {name: [] for name in names}
    for file in sorted((folder / "games").glob("*.parquet")):
        for row in pq.read_table(file).to_pylist():
            if not row["exchanged"]:
                found[row["case"]].append(row)
    return {name: sorted(rows, key=lambda row: int(row["chance"])) for name, rows in found.items()}


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def deviation(values: list[float]) -> float:
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def wilson(share: float, count: float) -> float:
    """Return half of the width of Wilson's interval."""
    whole = Z * sqrt(share * (1 - share) / count + Z**2 / (4 * count**2)) / (1 + Z**2 / count)
    centre = (share + Z**2 / (2 * count)) / (1 + Z**2 / count)
    low, high = min(share, max(0.0, centre - whole)), max(share, min(1.0, centre + whole))
    return (high - low) / 2


def seat_share(values: list[float]) -> str:
    """Return the share of a seat as reports write it; ties that divide a win vary less than wins do."""
    share = mean(values)
    spread = sum((value - share) ** 2 for value in values) / len(values) ** 2
    count = min(float(len(values)), share * (1 - share) / spread) if 0 < share < 1 and spread else float(len(values))
    return f"{share:.1%} ± {100 * wilson(share, count):.1f}"


def expected(rows: list[Row]) -> list[str]:
    """Return what a case's section must say."""
    seats = rows[0]["seats"]
    texts = [f"Length of a game: mean {mean([row['plies'] for row in rows]):.1f}"]
    texts += [f"mean {mean([row['scores'][seat] for row in rows]):.1f}" for seat in range(seats)]
    if all(len(set(row["shares"])) == 1 for row in rows):
        return texts
    texts += [seat_share([row["shares"][seat] for row in rows]) for seat in range(seats)]
    named = ["openings", *(key for key in rows[0] if key.startswith("seat:") and len(values_of(rows, key)) <= 8)]
    return texts + [text for key in named for text in shares_by(rows, key)]


def values_of(rows: list[Row], key: str) -> set[Any]:
    return {value for row in rows for value in row[key]}


def shares_by(rows: list[Row], key: str) -> list[str]:
    """Return the win share of each value of a column, without the advantage of the seat."""
    seats = rows[0]["seats"]
    usual = [mean([row["shares"][seat] for row in rows]) for seat in range(seats)]
    found: defaultdict[Any, list[float]] = defaultdict(list)
    for row in rows:
        for seat, value in enumerate(row[key]):
            found[value].append(row["shares"][seat] - usual[seat] + 1 / seats)
    often = {value: shares for value, shares in found.items() if len(shares) >= FEWEST and value != ""}
    if len(often) < 2 or len(often) > 14:
        return []
    return [f"{min(1.0, max(0.0, mean(shares))):.1%} of {len(shares):,}" for shares in often.values()]


def changes(before: list[Row], after: list[Row]) -> dict[str, tuple[float, float]]:
    """Return the mean difference of some figures, and its margin."""
    figures: dict[str, Callable[[Row], float]] = {
        "plies": lambda row: row["plies"],
        "lead changes": lambda row: row["lead_changes"],
        "points of a seat": lambda row: sum(row["scores"]) / row["seats"],
        "spread of points": lambda row: max(row["scores"]) - min(row["scores"]),
    }
    found = {}
    for title, figure in figures.items():
        apart = [float(figure(two) - figure(one)) for one, two in zip(before, after, strict=True)]
        if any(apart):
            found[title] = mean(apart), Z * deviation(apart) / sqrt(len(apart))
    return found


def missing(folder: Path) -> tuple[int, list[str]]:
    """Return how many figures were worked out, and those that the page does not say."""
    page = unescape((folder / "report.html").read_text(encoding="utf-8"))
    sections = re.findall(r'<section id="(?!variants)[^"]*">(.*?)</section>', page, re.DOTALL)
    tables = re.findall(r"<table><caption><span>[^<]*, compared with (.*?)</table>", page, re.DOTALL)
    cases = rows_of(folder)
    lost, count = [], 0
    for (name, rows), section in zip(cases.items(), sections, strict=True):
        for text in expected(rows):
            count += 1
            lost += [] if text in section else [f"{name}: {text}"]
    first: dict[tuple[Any, ...], list[Row]] = {}
    for name, rows in cases.items():
        key = rows[0]["game"], rows[0]["seats"], tuple(sorted(rows[0]["bots"]))
        if key not in first:
            first[key] = rows
            continue
        table = tables.pop(0)
        for title, (value, margin) in changes(first[key], rows).items():
            count += 1
            shown = re.search(rf"<td>{title}<td>.*?<td>.*?<td>([-+\d.]+) ± ([\d.]+)", table)
            digits = len(shown[1].partition(".")[2]) if shown else 0
            good = shown is not None and (shown[1], shown[2]) == (f"{value:+.{digits}f}", f"{margin:.{digits}f}")
            lost += [] if good else [f"{name}: {title} {value:+.3f} ± {margin:.3f}"]
    return count, lost


def main(folder: Path) -> None:
    count, lost = missing(folder)
    print(f"{count - len(lost)} of {count} figures stand in the report")
    if lost:
        sys.exit("\n".join(lost))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
