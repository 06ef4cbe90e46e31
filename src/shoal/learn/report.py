"""A page about a run of training and matches of its net: the losses of every epoch, and the shares."""

from html import escape
from pathlib import Path
from typing import Final

from shoal.lab.folder import write_whole
from shoal.learn.contest import Contest
from shoal.learn.curves import read_curves

PAGE: Final = "report.html"
FRAME: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}</title>
<style>
body {{ font-family: sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }}
table {{ border-collapse: collapse }} th, td {{ padding: .2rem .8rem; text-align: right }}
</style>
<h1>{title}</h1>
{body}
</html>
"""


def write_report(run: Path, contests: list[Contest]) -> Path:
    """Write the page into the folder of the run, and return its path."""
    curves = read_curves(run)
    title = f"Training a net for {curves.game}"
    body = f"<p>{curves.trained} positions to train with, and {curves.held_out} of other games. "
    body += "Epoch 0 is the mind without a net.</p>\n"
    rows = [[str(epoch), f"{own:.4f}", f"{other:.4f}"] for epoch, (own, other) in enumerate(curves.losses)]
    body += table(["epoch", "loss", "loss on other games"], rows)
    if contests:
        body += "<h2>Matches</h2>" + table(
            ["against", "budget", "games", "share", "95 %"], [match_row(contest) for contest in contests]
        )
    write_whole(run / PAGE, FRAME.format(title=escape(title), body=body).encode())
    return run / PAGE


def match_row(contest: Contest) -> list[str]:
    games, share, low, high = contest.summary()
    match = contest.match
    budget = f"{match.seconds} s" if match.iterations is None else f"{match.iterations} iterations"
    against = "an earlier net" if match.against else "the mind"
    return [against, budget, str(games), f"{share:.3f}", f"{low:.3f} to {high:.3f}"]


def table(head: list[str], rows: list[list[str]]) -> str:
    heads = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>\n" for cells in rows)
    return f"<table><tr>{heads}</tr>\n{lines}</table>\n"
