"""The page of a report: all cases of an experiment, and what the variants change."""

from html import escape
from math import floor, log10
from pathlib import Path
from typing import Final

from shoal.lab.folder import read_folder, write_whole
from shoal.lab.report.results import Results, results_of
from shoal.lab.report.sections import anchor, case_section, title_of
from shoal.lab.report.statistics import FigureChange, changes, marked

REPORT: Final = "report.html"
MOST_DIGITS: Final = 3
STYLE: Final = (Path(__file__).with_name("style.css")).read_text(encoding="utf-8")


def write_report(path: Path) -> Path:
    """Write the report of a finished experiment into its folder."""
    folder = read_folder(path)
    page = page_of(results_of(folder), folder.plan.seed)
    write_whole(path / REPORT, page.encode())
    return path / REPORT


def page_of(cases: list[Results], seed: int) -> str:
    title = " · ".join(dict.fromkeys(case.game.meta.title for case in cases))
    links = "".join(f'<li><a href="#{anchor(case)}">{escape(title_of(case))}</a>' for case in cases)
    compared = comparisons(cases)
    links += '<li><a href="#variants">What the variants change</a>' if compared else ""
    sections = "".join(case_section(case) for case in cases)
    games = sum(case.games for case in cases)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}: report</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<header><h1>{escape(title)}</h1><p>{games:,} games, seed {seed}. The figures after ± are 95 % intervals.</p>"
        f"<nav><ul>{links}</ul></nav></header><main>{compared}{sections}</main></html>\n"
    )


def comparisons(cases: list[Results]) -> str:
    """Compare each variant with the first case of the same game, seats and bots, on equal seeds."""
    tables = []
    first: dict[tuple[str, int, tuple[str, ...]], Results] = {}
    for case in cases:
        key = case.case.game, case.seats, case.case.bots
        if key in first:
            tables.append(_comparison(first[key], case))
        first.setdefault(key, case)
    if not tables:
        return ""
    note = (
        "Compared game by game on equal seeds. ▲ and ▼ mark differences that are no noise, corrected for the number of "
        "figures: at most one table of twenty has a mark by chance. "
        "The last column is the margin that the same games would give if they were not pairs."
    )
    return (
        f'<section id="variants"><h2>What the variants change</h2><p class="note">{note}</p>{"".join(tables)}</section>'
    )


def _comparison(before: Results, after: Results) -> str:
    head = "<tr><th>figure<th>before<th>after<th>difference<th><th>unpaired"
    compared = changes(before, after)
    rows = "".join(_row(change, sure) for change, sure in zip(compared, marked(compared), strict=True))
    caption = f"{escape(title_of(after))}, compared with {escape(title_of(before))}"
    return f"<table><caption><span>{caption}</span></caption>{head}{rows}</table>"


def _row(change: FigureChange, sure: bool) -> str:  # noqa: FBT001  (whether it is marked)
    mark = "" if not sure else "▲" if change.difference.value > 0 else "▼"
    digits = digits_for(change.difference.margin)
    difference = f"{change.difference.value:+.{digits}f} ± {change.difference.margin:.{digits}f}"
    before, after = f"{change.before:.{digits}f}", f"{change.after:.{digits}f}"
    cells = before, after, difference, mark, f"± {change.alone:.{digits}f}"
    kind = ' class="sure"' if sure else ""
    return f"<tr{kind}><td>{escape(change.title)}" + "".join(f"<td>{cell}" for cell in cells)


def digits_for(margin: float) -> int:
    """Return how many decimals show two digits of the margin."""
    return min(MOST_DIGITS, max(0, 1 - floor(log10(margin)))) if margin else MOST_DIGITS
