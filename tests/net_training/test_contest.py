"""Matches on paired seeds: their size is fixed, they go on after a stop, and a report tells them."""

from pathlib import Path

import numpy as np
import pytest

from shoal.core.catalogue import load
from shoal.net_training.__main__ import main
from shoal.net_training.contest import Contest, MatchPlan, open_contest, read_contest
from shoal.net_training.curves import Curves
from shoal.net_training.errors import NothingToLearn, OtherRun
from shoal.net_training.minds import mind_with
from shoal.net_training.quantising import net_file
from shoal.sequential_testing import wilson


def net_of_the_mind() -> str:
    """Return a net that says what the first feature says: the judgement of the mind."""
    game = load("fleet")
    inputs = len(mind_with(game, "").features(game.start(2, game.settle(2, {})))[0])
    direct = np.zeros(inputs)
    direct[0] = 1 / 64
    weights = {"first": np.zeros((inputs, 1)), "bias": np.zeros(1), "second": np.zeros(1), "direct": direct}
    return net_file(2, weights, np.ones(inputs))


MATCH = MatchPlan("fleet", 2, net_of_the_mind(), "", None, 3, pairs=2, seed=9)


def test_equal_minds_share_the_games_of_a_pair(tmp_path: Path) -> None:
    contest = open_contest(tmp_path, MatchPlan("fleet", 2, "", "", None, 3, pairs=2, seed=9))
    for pair in contest.missing():
        contest.play(pair)
    assert contest.missing() == []
    assert sum(contest.shares()) == 2
    assert contest.summary() == (4, 0.5, *wilson(0.5, 4))


def test_a_match_goes_on_where_it_stopped_and_a_report_tells_it(tmp_path: Path) -> None:
    (tmp_path / "net.toml").write_text(MATCH.net)
    command = [
        "match",
        "fleet",
        "--net",
        str(tmp_path / "net.toml"),
        "--iterations",
        "3",
        "--pairs",
        "2",
        "--seed",
        "9",
    ]
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    main([*command, "--out", str(whole)])
    open_contest(broken, MATCH).play(1)
    main([*command, "--out", str(broken)])
    assert read_contest(broken).shares() == read_contest(whole).shares()
    run = tmp_path / "run"
    run.mkdir()
    Curves("fleet", {}, 10, 2, [(0.69, 0.68), (0.5, 0.55)]).write(run)
    main(["report", str(run), str(whole)])
    page = (run / "report.html").read_text()
    games, share, low, high = read_contest(whole).summary()
    assert page.count('class="line') == len(("trained with", "other games"))
    assert "<td>1</td><td>0.5000</td><td>0.5500</td>" in page
    row = ["the mind", "3 iterations", str(games), f"{share:.3f}", f"{low:.3f} to {high:.3f}", "0.500"]
    assert "".join(f"<td>{cell}</td>" for cell in row) in page


def test_a_folder_never_mixes_two_matches(tmp_path: Path) -> None:
    open_contest(tmp_path, MATCH)
    with pytest.raises(OtherRun, match="another match"):
        open_contest(tmp_path, MatchPlan("fleet", 2, "", "", None, 3, pairs=2, seed=9))


def test_what_was_not_played_is_not_told(tmp_path: Path) -> None:
    with pytest.raises(NothingToLearn, match="no game was played"):
        Contest(tmp_path, MATCH).summary()
    with pytest.raises(NothingToLearn, match="no match"):
        read_contest(tmp_path)
    with pytest.raises(NothingToLearn, match="no finished training"):
        main(["report", str(tmp_path)])
