"""A page about a run of training and matches of its net: the losses of every epoch, and what the net won."""

from html import escape
from pathlib import Path
from typing import Final

from shoal.lab.folder import write_whole
from shoal.lab.report.page import STYLE
from shoal.lab.report.svg import PlotLine, lines
from shoal.net_training.contest import Contest
from shoal.net_training.curves import read_curves

PAGE: Final = "report.html"
FRAME: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}</title><meta name="viewport" content="width=device-width">
<style>{style}</style>
<header><h1>{title}</h1></header>
<main>{body}</main>
</html>
"""


def write_report(run: Path, contests: list[Contest]) -> Path:
    """Write the page into the folder of the run, and return its path."""
    curves = read_curves(run)
    title = f"Training a net for {curves.game}"
    own, other = ([losses[place] for losses in curves.losses] for place in (0, 1))
    rows = [[str(epoch), f"{loss:.4f}", f"{held:.4f}"] for epoch, (loss, held) in enumerate(curves.losses)]
    body = f"<section><p>{curves.trained:,} positions to train with, and {curves.held_out:,} of other games. "
    body += "Epoch 0 is the mind without a net. A lower loss means that shares are foretold better.</p>"
    curve = lines("Losses", [PlotLine("trained with", own), PlotLine("other games", other)], "epoch")
    body += f'<div class="figures">{curve}{table(["epoch", "loss", "loss on other games"], rows)}</div></section>'
    if contests:
        shares = [match_row(contest) for contest in contests]
        head = ["against", "budget", "games", "share", "95 %", "fair share"]
        body += f"<section><h2>Matches</h2>{table(head, shares)}</section>"
    write_whole(run / PAGE, FRAME.format(title=escape(title), style=STYLE, body=body).encode())
    return run / PAGE


def match_row(contest: Contest) -> list[str]:
    games, share, low, high = contest.summary()
    match = contest.match
    budget = f"{match.seconds} s" if match.iterations is None else f"{match.iterations} iterations"
    against = "an earlier net" if match.against else "the mind"
    return [against, budget, str(games), f"{share:.3f}", f"{low:.3f} to {high:.3f}", f"{1 / match.seats:.3f}"]


def table(head: list[str], rows: list[list[str]]) -> str:
    heads = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>\n" for cells in rows)
    return f"<table><tr>{heads}</tr>\n{lines}</table>\n"
