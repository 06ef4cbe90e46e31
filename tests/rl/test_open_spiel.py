"""OpenSpiel's own tests on our games, and tests of what its algorithms need."""

import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shoal.core.catalogue import OURS, load

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is installed for benchmarks and for these tests only")
MOST_LOOKS = 200
TABLES = [(name, seats) for name in OURS for seats in load(name).meta.seats]


def spiel(name: str, seats: int, options: str = "") -> Any:
    import shoal.rl.open_spiel  # noqa: F401, PLC0415  (registers the games)

    return pyspiel.load_game(f"shoal_{name}", {"players": seats, "options": options})


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_simulations_pass(name: str, seats: int) -> None:
    pyspiel.random_sim_test(spiel(name, seats), num_sims=1, serialize=True, verbose=False)


def test_a_process_that_registered_games_ends_well() -> None:
    program = "import pyspiel, shoal.rl.open_spiel; game = pyspiel.load_game('shoal_fishery')"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize("name", OURS)
def test_positions_are_copied_and_pickled(name: str) -> None:
    state = spiel(name, 2).new_initial_state()
    rng = np.random.default_rng(1)
    for _ in range(60):
        state.apply_action(int(rng.choice(state.legal_actions())))
    twin, sent = state.clone(), pickle.loads(pickle.dumps(state.position))
    before = str(state)
    assert str(twin) == before
    assert sent.state.view(-3) == state.position.state.view(-3)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before


def test_chance_has_the_engines_odds() -> None:
    state = spiel("fishery_boom", 2).new_initial_state()
    assert state.is_chance_node()
    assert [odds for _, odds in state.chance_outcomes()] == [0.5, 0.5]


def test_fishery_is_solved_by_alpha_beta_search() -> None:
    """It asks for a deterministic game of two players with perfect information and returns that sum to 0."""
    from open_spiel.python.algorithms.minimax import alpha_beta_search  # noqa: PLC0415  (only with OpenSpiel)

    game = spiel("fishery", 2, "rows=2 columns=2 ships=1")
    state = game.new_initial_state()
    value, action = alpha_beta_search(game, state, maximum_depth=game.max_game_length())
    assert value in (-1, 0, 1)
    after = state.child(action)
    assert alpha_beta_search(game, after, maximum_depth=99, maximizing_player_id=0)[0] == value


def test_types_are_true() -> None:
    chance, sums = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    kinds = {name: spiel(name, 2).get_type() for name in OURS}
    assert [name for name in OURS if kinds[name].chance_mode == chance.DETERMINISTIC] == ["fishery"]
    assert {kind.utility for kind in kinds.values()} == {sums.ZERO_SUM}
    together = spiel("fishery_boom", 3, "scoring=co-operative")
    assert together.get_type().utility == sums.IDENTICAL
    pyspiel.random_sim_test(together, num_sims=1, serialize=False, verbose=False)


def test_returns_sum_to_zero() -> None:
    state, rng = spiel("fleet", 4).new_initial_state(), np.random.default_rng(4)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0.0)
    assert max(state.returns()) == 1.0


@pytest.mark.parametrize(("name", "options"), [("fleet", "hidden_discards=true"), ("fresh_fish", "")])
def test_an_information_state_tells_what_the_player_saw_and_no_more(name: str, options: str) -> None:
    """It follows from the plies as shown: equal ones for two histories that differ in hidden plies only."""
    state, rng = spiel(name, 2, options).new_initial_state(), np.random.default_rng(3)
    kept: list[bool] = []
    while not state.is_terminal() and len(kept) < MOST_LOOKS:
        mover, before = state.current_player(), [state.information_state_string(player) for player in (0, 1)]
        position = state.position.state
        for player in (0, 1):
            others = [
                action
                for action in state.legal_actions()
                if mover != player
                if len(position.turn()) > 1 or not position.seen_by(position.mover(), action, player)
            ]
            texts = {state.child(action).information_state_string(player) for action in others[:5]}
            assert len(texts) <= 1
            kept.append(len(others) > 1)
        state.apply_action(int(rng.choice(state.legal_actions())))
        after = [state.information_state_string(player) for player in (0, 1)]
        assert all(new.startswith(old) for old, new in zip(before, after, strict=True))
    assert any(kept)


def test_another_edition_is_played_and_sent(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(re.sub(r"score_unmet = .*", "score_unmet = -7", load("fishery_boom").edition.text))
    import shoal.rl.open_spiel  # noqa: F401, PLC0415  (registers the games)

    game = pyspiel.load_game("shoal_fishery_boom", {"players": 2, "edition": str(file)})
    position = pickle.loads(pickle.dumps(game.new_initial_state().position))
    assert position.state.game.edition.sections["game"]["score_unmet"] == -7


def test_games_that_hide_nothing_have_perfect_information() -> None:
    perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
    assert [name for name in OURS if spiel(name, 2).get_type().information == perfect] == [
        "fishery",
        "fishery_boom",
        "pisces",
    ]


def test_options_are_read() -> None:
    game = spiel("fishery", 2, "rows=3 columns=4 ships=2")
    assert game.table.options["columns"] == 4
    assert game.max_game_length() == load("fishery").max_plies(2, {"rows": 3, "columns": 4, "ships": 2})


def test_a_tensor_has_its_planes_by_name() -> None:
    game = spiel("fishery", 2, "rows=3 columns=3 ships=1")
    state = game.new_initial_state()
    state.apply_action(0)
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert observer.dict["other ships"][0, 0, 0] == 1
    assert observer.tensor.sum() == 1 + 1
    assert '"to_move": 1' in observer.string_from(state, 1)
