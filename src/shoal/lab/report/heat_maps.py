"""Heat maps: how often a place of the board is used, and how often those win who have it."""

from collections import defaultdict
from typing import Final

import numpy as np

from shoal.lab.report import heat_map_svg
from shoal.lab.report.results import Results
from shoal.lab.report.statistics import FEWEST, Mean, seatless, share_of

SIDE: Final = "/"
"""Stands in the name of a side between two squares."""


def maps_plots(results: Results) -> list[str]:
    """Draw each map of the game: first how often, then, where places have owners, how often these win."""
    if not results.sheet.maps:
        return []
    rows, columns = results.sheet.size_of(results.game.start(results.seats, results.case.options))
    plots = []
    for name, title in results.sheet.maps:
        used = uses(results, name)
        if any(SIDE in place for place in used):
            plots.append(heat_map_svg.sides(f"Games with {title} there", used, rows, columns))
        else:
            plots.append(heat_map_svg.squares(f"Games with {title} there", _texts(used), used, rows, columns))
        plots += _worth_plot(results, name, title, rows, columns)
    note = (
        "Numbers are percentages. Of places that fewer than 30 seats had, no win share is given. The title has the "
        "usual interval of a square: among many squares, one of twenty is off by more than that."
    )
    return [f'<h3>The board</h3><p class="note">{note}</p><div class="figures">', *plots, "</div>"]


def _worth_plot(results: Results, name: str, title: str, rows: int, columns: int) -> list[str]:
    worths = {} if results.together or len(set(results.case.bots)) > 1 else worth(results, name)
    if not worths:
        return []
    values = {place: mean.value for place, mean in worths.items()}
    margin = float(np.median([mean.margin for mean in worths.values()]))
    text = f"Win share of those with {title} there, about ± {100 * margin:.0f}; equal is {100 / results.seats:.0f}"
    return [heat_map_svg.squares(text, _texts(values), values, rows, columns)]


def _texts(values: dict[str, float]) -> dict[str, str]:
    return {place: f"{100 * value:.0f}" for place, value in values.items()}


def uses(results: Results, name: str) -> dict[str, float]:
    """Return the share of games in which anybody has each place."""
    counts: defaultdict[str, int] = defaultdict(int)
    for lists in results.plain[f"map:{name}"].to_pylist():
        for place in {place for places in lists for place in places}:
            counts[place] += 1
    return {place: count / results.games for place, count in counts.items()}


def worth(results: Results, name: str) -> dict[str, Mean]:
    """Return the win share of the seats that have each place, without the advantage of the seat.

    Rare places are left out. Places that are nobody's have no win share.
    """
    shares = seatless(results)
    had: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for game, lists in enumerate(results.plain[f"map:{name}"].to_pylist()):
        if len(lists) < results.seats:
            return {}
        for seat, places in enumerate(lists):
            for place in set(places):
                had[place].append((game, seat))
    return {
        place: share_of(shares[tuple(np.array(owners).T)], np.array([game for game, _ in owners]))
        for place, owners in had.items()
        if len(owners) >= FEWEST
    }
