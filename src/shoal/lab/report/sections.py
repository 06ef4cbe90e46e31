"""The sections of a report: sentences and plots about one case."""

from html import escape
from typing import Final

import numpy as np

from shoal.core.catalogue import load
from shoal.core.options import format_value
from shoal.lab.play.measured_game import FORFEIT
from shoal.lab.report import svg
from shoal.lab.report.heat_maps import maps_plots
from shoal.lab.report.luck import luck_of
from shoal.lab.report.results import Numbers, Results
from shoal.lab.report.skill import Skill, skill_of
from shoal.lab.report.statistics import FEWEST, Mean, by_word, mean_of, share_of
from shoal.lab.report.strategies import fair_plot, goods_plots, strategy_plots, win_dots
from shoal.lab.sweeps import differences, in_words

QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
MOST_COLUMNS: Final = 24
HUNDREDTHS: Final = 21


def case_section(results: Results) -> str:
    """Return the section of one case: first sentences, then figures."""
    parts = [
        f'<section id="{anchor(results)}"><h2>{escape(title_of(results))}</h2>{_setting(results)}',
        f"<ul>{''.join(f'<li>{line}</li>' for line in findings(results))}</ul>",
        '<div class="figures">',
        *([] if results.together else [seats_plot(results)]),
        scores_plot(results),
        *bots_plot(results),
        *luck_plot(results),
        *skill_plot(results),
        length_plot(results),
        *([] if results.together else leads_plots(results)),
        *stock_plot(results),
        "</div>",
        *fair_plot(results),
        *goods_plots(results),
        *strategy_plots(results),
        *maps_plots(results),
        '<div class="tables">',
        phases_table(results),
        figures_table(results),
        "</div></section>",
    ]
    return "".join(parts)


def anchor(results: Results) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in results.case.name)


def title_of(results: Results) -> str:
    variant = results.case.variant
    return f"{results.game.meta.title}, {results.seats} players" + (f": {variant}" if variant else "")


def _setting(results: Results) -> str:
    options = ", ".join(_words(f"{name} {format_value(value)}") for name, value in results.case.options.items())
    bots = ", ".join(results.case.bots)
    line = f"{results.games:,} games by {escape(bots)}"
    line += f"; {results.exchanged.num_rows:,} more for luck" if results.exchanged.num_rows else ""
    reconstructed = results.game.edition.reconstructed()
    note = (
        f'<p class="note">Reconstructed, not from the rulebook: {", ".join(map(_words, reconstructed))}.</p>'
        if reconstructed
        else ""
    )
    return f"<p>{line}. {escape(options)}.</p>{_edition(results)}{note}"


def _edition(results: Results) -> str:
    """Say what is printed otherwise than in the game's own edition."""
    changed = differences(load(results.case.game).edition, results.game.edition)
    if not changed:
        return ""
    lines = [
        f"{_words(name)}: {in_words(after)} instead of {in_words(before)}" for name, (before, after) in changed.items()
    ]
    return f"<p><b>Edition</b>: {escape('; '.join(lines))}.</p>"


def findings(results: Results) -> list[str]:
    """Return the main figures as sentences."""
    lines = []
    if results.together:
        lines.append(f"Together {_number(mean_of(results.by_seat('scores').sum(axis=1)))} points.")
    else:
        shares = [share_of(column) for column in results.by_seat("shares").T]
        best = int(np.argmax([share.value for share in shares]))
        name, share = escape(results.speaker.seat(best)), shares[best]
        if share.well_apart_from(1 / results.seats):
            lines.append(f"<b>{name}</b> wins most: {_percent(share)}, where {1 / results.seats:.1%} would be equal.")
        else:
            lines.append(f"No seat is measurably better. {name} wins most, {_percent(share)}.")
    luck = luck_of(results, "scores" if results.together else "shares")
    if luck is not None:
        what = "the total" if results.together else "who wins"
        lines.append(
            f"Between equal bots, the game's chance alone decides {_part(luck.chance)} of {what}, and the bots' own "
            f"coin tosses alone {_part(luck.choices)}. The rest is decided by both together. None of this is skill."
        )
    skill = skill_of(results, "scores" if results.together else "shares")
    if skill is not None:
        lines.append(skill_sentence(skill, together=results.together))
    part = results.column("settled") / results.column("plies")
    if not results.together:
        lines.append(
            f"On average the winner takes the lead for good after {part.mean():.0%} of the game, and "
            f"the lead changes {results.column('lead_changes').mean():.1f} times."
        )
    decisions = sum(results.column(f"decisions:{phase}").mean() for phase in results.sheet.phases)
    forced = results.column("forced").mean() / decisions
    lines.append(f"A game has {decisions:.0f} decisions, {forced:.0%} of them without a choice.")
    return lines


def skill_sentence(skill: Skill, *, together: bool) -> str:
    """Say what each part decides, with its interval."""
    what = "the total" if together else "who wins"
    parts = [f"{name} {mean.value:.0%} ({mean.low:.0%} to {mean.high:.0%})" for name, mean in skill.parts()]
    return f"<b>Skill.</b> What decides {what}, over these bots: {', '.join(parts)}."


def seats_plot(results: Results) -> str:
    rows = [
        svg.Dot(results.speaker.seat(seat), share.value, share.low, share.high, _percent(share), seat)
        for seat, share in enumerate(share_of(column) for column in results.by_seat("shares").T)
    ]
    return svg.dots("Win share by seat", rows, fair=1 / results.seats)


def quantiles(values: Numbers) -> list[float]:
    return [float(quantile) for quantile in np.quantile(values, QUANTILES)]


def scores_plot(results: Results) -> str:
    rows = [
        svg.Strip(results.speaker.seat(seat), quantiles(scores), f"mean {scores.mean():.1f}", seat)
        for seat, scores in enumerate(results.by_seat("scores").T)
    ]
    every = results.by_seat("scores").ravel()
    rows.append(svg.Strip("all", quantiles(every), f"mean {every.mean():.1f}", svg.NO_MARK))
    won = results.by_seat("shares") > 1 / results.seats
    lowest = ", the lowest win" if won.any() and results.by_seat("scores")[won].mean() < every.mean() else ""
    return svg.strips(f"Points{lowest}: line for nine games of ten, box for the middle half, bar for the median", rows)


def bots_plot(results: Results) -> list[str]:
    if len(set(results.case.bots)) == 1 or results.together:
        return []
    words = results.words_by_seat("bots")
    return [win_dots("Win share by bot", by_word(results, words), results)]


def luck_plot(results: Results) -> list[str]:
    columns = (("points", "scores"),) if results.together else (("who wins", "shares"), ("points", "scores"))
    lucks = [(title, luck_of(results, column)) for title, column in columns]
    measured = [(title, luck) for title, luck in lucks if luck is not None]
    rows = [
        (title, (("chance", luck.chance.value), ("own tosses", luck.choices.value), ("both together", luck.together)))
        for title, luck in measured
    ]
    margins = "; ".join(f"{title} {_part(luck.chance)} and {_part(luck.choices)}" for title, luck in measured)
    return [svg.divided(f"Chance and the bots' own coin tosses, between equal bots: {margins}", rows)] if rows else []


def skill_plot(results: Results) -> list[str]:
    columns = (("points", "scores"),) if results.together else (("who wins", "shares"), ("points", "scores"))
    measured = [(title, skill) for title, column in columns if (skill := skill_of(results, column)) is not None]
    rows = [(title, tuple((part, mean.value) for part, mean in skill.parts())) for title, skill in measured]
    return [svg.divided("Strength and chance: what decides, over these bots", rows)] if rows else []


def length_plot(results: Results) -> str:
    return _histogram("Length of a game", results.column("plies"), "plies")


def leads_plots(results: Results) -> list[str]:
    part = results.column("settled") / results.column("plies")
    settled = [float((part <= number / (HUNDREDTHS - 1)).mean()) for number in range(HUNDREDTHS)]
    return [
        _histogram("How often the lead changes", results.column("lead_changes"), "changes of the sole lead"),
        svg.band(
            "When the winner is settled: the share of games whose winners lead for good",
            settled,
            settled,
            settled,
            "part of the game played",
            percent=True,
        ),
    ]


def stock_plot(results: Results) -> list[str]:
    if not results.sheet.stock:
        return []
    stocks, place = results.lists("stocks")
    first = results.sheet.opening_era
    eras = [stocks[place == era] for era in range(first, int(place.max()) + 1)]
    eras = [era for era in eras if len(era) >= max(FEWEST, results.games / 20)]
    if not eras:
        return []
    low, middle, high = (([float(np.quantile(era, part)) for era in eras]) for part in (0.05, 0.5, 0.95))
    title = f"{results.sheet.stock.capitalize()} by {results.sheet.era}: the median, and nine games of ten"
    return [svg.band(title, middle, low, high, f"{results.sheet.era}s played")]


def phases_table(results: Results) -> str:
    rows = []
    for phase in results.sheet.phases:
        decisions = results.column(f"decisions:{phase}").sum()
        if decisions:
            choices = results.column(f"choices:{phase}").sum() / decisions
            rows.append(f"<tr><td>{escape(phase)}<td>{decisions / results.games:.1f}<td>{choices:.1f}")
    head = "<tr><th>phase<th>decisions a game<th>actions to choose from"
    return f"<table><caption>Decisions by phase</caption>{head}{''.join(rows)}</table>"


def figures_table(results: Results) -> str:
    rows = [
        f"<tr><td>{escape(_words(figure))}<td>{_number(mean_of(results.column(f'figure:{figure}')))}"
        for figure in results.names("figure")
    ]
    endings, counts = np.unique(np.array(results.plain["ending"].to_pylist()), return_counts=True)
    for ending, count in zip(endings, counts, strict=True):
        forfeit = "A program of a bot failed, and its seat lost."
        sentence = forfeit if ending == FORFEIT else results.speaker.about(f"ending-{ending}")
        rows.append(f"<tr><td>{escape(sentence)}<td>{count / results.games:.1%}")
    return f"<table><caption>Means of a game, and how games end</caption>{''.join(rows)}</table>"


def _histogram(title: str, values: Numbers, below: str) -> str:
    low, high = int(values.min()), int(values.max())
    step = max(1, -(-(high - low + 1) // MOST_COLUMNS))
    counts = np.bincount(((values - low) // step).astype(int))
    labels = [str(low + step * number) for number in range(len(counts))]
    ending = below if step == 1 else f"{below}, in steps of {step}"
    return svg.columns(f"{title}: mean {values.mean():.1f}", labels, (counts / len(values)).tolist(), ending)


def _words(name: str) -> str:
    return name.replace("_", " ").replace(".", " ")


def _percent(mean: Mean) -> str:
    return f"{mean.value:.1%} ± {100 * mean.margin:.1f}"


def _part(mean: Mean) -> str:
    return f"{min(1.0, max(0.0, mean.value)):.0%} ± {100 * mean.margin:.0f}"


def _number(mean: Mean) -> str:
    return f"{mean.value:,.2f} ± {mean.margin:.2f}" if mean.margin else f"{mean.value:,.4g}"
