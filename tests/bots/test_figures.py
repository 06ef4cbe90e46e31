"""docs/explanation/bots.md lists every contest that its script plays, and keeps the results."""

import bot_figures
from bot_figures import Figure, figures, known, table
from shoal.core.catalogue import OURS

COMMANDS = [figure.command for game in OURS for figure in figures(game)]


def test_the_document_lists_every_contest() -> None:
    assert list(known(bot_figures.DOCUMENT.read_text(encoding="utf-8")))[1:] == COMMANDS


def test_a_figure_is_written_and_read_again() -> None:
    reached = {COMMANDS[1]: ("0.975", "0.871 to 0.996", "40")}
    again = known(table(reached))
    assert again[COMMANDS[1]] == reached[COMMANDS[1]]
    assert again[COMMANDS[0]] == bot_figures.OPEN


def test_a_contest_is_a_command_that_can_be_typed() -> None:
    figure = Figure("fishery", "greedy against random", "--preset puddle --bots greedy,random", 0.5)
    share, interval, games = bot_figures.measure(figure, games=4, jobs=1)
    assert 0 <= float(share) <= 1
    assert " to " in interval
    assert games == "4"
