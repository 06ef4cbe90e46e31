"""What goes together with winning: things that seats have, strategies, and seats themselves with a fair set-up."""

from html import escape
from typing import Final

from shoal.lab.report import svg
from shoal.lab.report.fairness import Fair, fair_of
from shoal.lab.report.results import Results
from shoal.lab.report.statistics import FEWEST, Mean, by_amount, by_word, games_of, seatless, share_of

MOST_WORDS: Final = 14


def fair_plot(results: Results) -> list[str]:
    """Say how the set-up could be made fair, if a seat stands out, and draw the test."""
    fair = fair_of(results)
    if fair is None:
        return []
    names = [results.speaker.seat(seat) for seat in range(results.seats)]
    more = "less" if fair.fewest else "more"
    rows = []
    for seat, name in enumerate(names):
        for label, shares in ((name, fair.without), (f"with {fair.points[seat]:g} {more}", fair.with_them)):
            share = shares[seat]
            note = f"{share.value:.1%} ± {100 * share.margin:.1f}"
            rows.append(svg.Dot(label, share.value, share.low, share.high, note, seat))
    plot = svg.dots("Win share by seat, without and with the points of the set-up", rows, fair=1 / results.seats)
    note = (
        f"{fair_sentence(results, fair, names)} Found on half of the games, tested on the other half, which is shown. "
        "The players did not know of it: with it they might play otherwise."
    )
    return [f'<h3>A fair set-up</h3><p>{escape(note)}</p><div class="figures">{plot}</div>']


def fair_sentence(results: Results, fair: Fair, names: list[str]) -> str:
    """Say who gets how much, and who should sit where if nobody gets anything."""
    best = max(range(results.seats), key=lambda seat: fair.without[seat].value)
    gifts = [f"{names[seat]} {points:g}" for seat, points in enumerate(fair.points) if points]
    who = f"Without it the weakest player should be {names[best]}."
    if not gifts:
        return f"No number of {results.sheet.unit} makes the seats more equal. {who}"
    verb = "Take from" if fair.fewest else "Give"
    return f"{verb} {', '.join(gifts)} {results.sheet.unit} at the start. {who}"


def goods_plots(results: Results) -> list[str]:
    """Draw the win share of the seats that had each thing, at equal strength only."""
    if results.together or len(set(results.case.bots)) > 1 or not results.sheet.goods:
        return []
    plots = [
        win_dots(f"Win share of those who had it: {title}", worth(results, names), results)
        for title, names in results.sheet.goods
    ]
    note = (
        "All players are equally strong, and advantages of seats are removed. Seats of one game count once. "
        "Who had it may have been ahead before."
    )
    return [f'<h3>What each thing is worth</h3><p class="note">{note}</p><div class="figures">', *plots, "</div>"]


def worth(results: Results, names: tuple[str, ...]) -> dict[str, Mean]:
    """Return the win share of seats that had at least one of each thing, the best first.

    Things that few had or that everybody had are left out: nobody can be compared with them. Where a figure is a word,
    the things are its words.
    """
    shares, games = seatless(results).ravel(), games_of(results)
    titles = dict(results.sheet.figures)
    means: dict[str, Mean] = {}
    for name in names:
        if is_words(results, name):
            means |= by_word(results, results.words_by_seat(f"seat:{name}"))
            continue
        had = results.by_seat(f"seat:{name}").ravel() > 0
        if FEWEST <= had.sum() < had.size:
            means[titles[name].rpartition(": ")[2]] = share_of(shares[had], games[had])
    return dict(sorted(means.items(), key=lambda item: -item[1].value))


def is_words(results: Results, name: str) -> bool:
    """Return whether a figure of the seats is a word."""
    return str(results.plain.schema.field(f"seat:{name}").type.value_type) == "string"


def strategy_plots(results: Results) -> list[str]:
    """Draw the win share of each strategy, with the advantage of its seat removed."""
    if results.together:
        return []
    plots = []
    if results.sheet.opening:
        words = by_word(results, results.words_by_seat("openings"))
        plots.append(win_dots(f"Win share by {results.sheet.opening}", words, results))
    for name, title in results.sheet.figures:
        means = (
            by_word(results, results.words_by_seat(f"seat:{name}"))
            if is_words(results, name)
            else by_amount(results, results.by_seat(f"seat:{name}"))
        )
        if len(means) > 1:
            plots.append(win_dots(f"Win share by {title}", means, results))
    if not plots:
        return []
    note = "A strategy of winners need not be why they won: a leader can afford more. Advantages of seats are removed."
    if len(set(results.case.bots)) > 1:
        note += " The bots differ here: a good bot's favourite strategy wins more, whether or not it is good."
    return [f'<h3>Strategies</h3><p class="note">{note}</p><div class="figures">', *plots, "</div>"]


def win_dots(title: str, means: dict[str, Mean], results: Results) -> str:
    """Draw the win share of each word, the first of them if there are many."""
    shown = list(means.items())[:MOST_WORDS]
    rows = [
        svg.Dot(label, mean.value, mean.low, mean.high, f"{mean.value:.1%} of {mean.count:,}") for label, mean in shown
    ]
    return svg.dots(title, rows, fair=1 / results.seats) if rows else ""
