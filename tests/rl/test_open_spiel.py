"""OpenSpiel's own tests on our games, and tests of what its algorithms need."""

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from shoal.core.catalogue import OURS, load

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is installed for benchmarks and for these tests only")
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
    assert observer.dict["other ships"][0, 0] == 1
    assert observer.tensor.sum() == 1 + 9 + 1
    assert '"to_move": 1' in observer.string_from(state, 1)
