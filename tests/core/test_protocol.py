"""What core itself does for every game: checks before an action, showing, previews, playouts, editions."""

from pathlib import Path

import pytest

from shoal.core.actions import ActionTable, block
from shoal.core.catalogue import load
from shoal.core.edition import read_edition
from shoal.core.errors import BadEdition, GameOver, IllegalAction, UnknownAction
from shoal.core.game import ALL, CHANCE, NOBODY, act, show
from shoal.core.perft import perft
from shoal.core.random_playout import eager, play_out
from shoal.core.rng import Rng
from shoal.core.simulation import simulate, summarise
from toys.lots import GAME as LOTS_GAME
from toys.tide import ACTIONS, HOLD, LOW, TIDE, TideState


def tide_after(*texts: str) -> TideState:
    state = TIDE.start(2, {})
    for text in texts:
        act(state, state.turn()[0], ACTIONS.parse(text))
    return state


DEALT = ("draw 2", "draw 3")


@pytest.mark.parametrize(
    ("texts", "seat", "action", "rule"),
    [
        ((), 0, LOW, "CHANCE"),
        ((), CHANCE, LOW, "CHANCE"),
        (DEALT, CHANCE, LOW, "CHANCE"),
        (DEALT, 1, LOW, "TURN"),
        (DEALT, 0, HOLD, "TI-1"),
    ],
)
def test_an_illegal_action_is_refused_with_a_rule(texts: tuple[str, ...], seat: int, action: int, rule: str) -> None:
    with pytest.raises(IllegalAction) as error:
        act(tide_after(*texts), seat, action)
    assert error.value.refusal.rule == rule


def test_nothing_can_be_done_after_the_end() -> None:
    state = tide_after(*DEALT, "call low", "call low", "hold", "hold", "roll 1", "open 2 low", "open 3 low")
    with pytest.raises(GameOver, match=r"OVER: core\.over"):
        act(state, 0, HOLD)


def test_an_action_is_shown_by_its_text_or_its_veil() -> None:
    state = tide_after(*DEALT)
    assert [show(state, 0, LOW, reader).text for reader in (0, 1, NOBODY, ALL)] == [
        "call low", "calls", "calls", "call low",
    ]  # fmt: skip


def test_a_preview_composes_steps_and_refuses_illegal_ones() -> None:
    state = tide_after(*DEALT)
    preview = state.preview(0, [LOW])
    assert preview.view["calls"] == [1, None]
    assert preview.legal == []
    assert state.view(0)["calls"] == [0, None]
    with pytest.raises(IllegalAction):
        state.preview(0, [LOW, LOW])


def test_a_preview_of_the_last_sealed_bid_opens_nothing() -> None:
    state = LOTS_GAME.start(2, {})
    state.apply(1, 3)
    assert state.preview(0, [2]).view == {**state.view(0), "sealed": [2, None]}


def test_two_actions_with_the_same_text_are_refused() -> None:
    with pytest.raises(ValueError, match="two actions have the same text"):
        ActionTable(block("pass", ["", ""]))


def test_text_that_names_no_action() -> None:
    with pytest.raises(UnknownAction, match="no action is called 'Hold'"):
        ACTIONS.parse("Hold")


def test_eager_leaves_idle_actions_out_unless_forced() -> None:
    idle = [False, True, False]
    assert eager([0, 1, 2], idle) == [0, 2]
    assert eager([1], idle) == [1]


def test_perft_counts_each_outcome_once_and_seats_in_order() -> None:
    assert [perft(TIDE.start(2, {}), depth) for depth in range(5)] == [1, 3, 8, 16, 32]
    assert [perft(LOTS_GAME.start(2, {}), depth) for depth in (1, 2)] == [4, 16]


def test_perft_is_zero_beyond_the_end() -> None:
    assert perft(TIDE.start(2, {}), 9) == 8 * 4 * 4 * 3
    assert perft(TIDE.start(2, {}), 10) == 0


def test_a_playout_ends_the_game() -> None:
    state = TIDE.start(2, {})
    assert play_out(state, Rng(1)) == 9
    assert state.turn() == ()


def test_a_summary_does_not_depend_on_the_division_of_the_work() -> None:
    whole = simulate(LOTS_GAME, 3, {}, "uniform", 7, range(60))
    parts = [game for part in (range(17), range(17, 60)) for game in simulate(LOTS_GAME, 3, {}, "uniform", 7, part)]
    assert summarise(LOTS_GAME, 3, "uniform", 7, whole) == summarise(LOTS_GAME, 3, "uniform", 7, parts)
    assert sum(summarise(LOTS_GAME, 3, "uniform", 7, whole)["share"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[board]\nrows = 7\n", r"line 1: \[board\] source: must be"),
        ("rows = = 7", "line 1"),
        ("[a]\nsource = 'x'", "line 2: "),
        ("[[a]]\nsource = 'rulebook'\nx = [\n[1, 2],\n]\n[[a]]\nx = [[3]]\n", r"line 6: \[a\[2\]\] source: must be"),
        ("[a]\nsource = { rows = 'rulebook', columns = 'x' }", "line 2: "),
        ("[a]\nsource = {}", "line 2: "),
    ],
)
def test_editions_that_are_refused(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "edition.toml"
    path.write_text(text)
    with pytest.raises(BadEdition, match=reason):
        read_edition(path)


def test_a_wrong_value_is_named_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('# mine\n[board]\nsource = "rulebook"\nrows = 12\ncolumns = 9\n[pieces]\nsource = "rulebook"\n')
    with pytest.raises(BadEdition, match=r"mine.toml, line 4: \[board\] rows: must be a whole number from 2 to 7"):
        load("fishery", path)
    path.write_text('[board]\nsource = "rulebook"\nrows = 5\ncolumns = 5\n[pieces]\nsource = "rulebook"\n')
    with pytest.raises(BadEdition, match=r"mine.toml, line 5: \[pieces\] ships_each"):
        load("fishery", path)


def test_another_edition_makes_another_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        '[a]\nsource = "rulebook"\n[board]\nsource = "rulebook"\nrows = 5\ncolumns = 4\n'
        '[pieces]\nsource = "rulebook"\nships_each = 2\n'
    )
    game = load("fishery", path)
    assert len(game.start(2, {}).legal(0)) == 20
    assert game.edition.digest != load("fishery").edition.digest
    with pytest.raises(BadEdition, match="Tide is played with its own edition only"):
        TIDE.with_edition(game.edition)


def test_an_edition_names_what_is_reconstructed_and_ignores_layout(tmp_path: Path) -> None:
    path = tmp_path / "edition.toml"
    path.write_text('[a]\nsource = "rulebook"\nx = { y = 1 }\n[a.b]\nsource = "reconstructed"\nz = 2\n')
    edition = read_edition(path)
    assert edition.reconstructed() == ["a.b"]
    path.write_text('[a]\nsource = { x = "rulebook", y = "reconstructed" }\nx = 1\ny = 2\n[b]\nsource = "rulebook"\n')
    assert read_edition(path).reconstructed() == ["a"]
    path.write_text('# a remark\n[a]\nx.y = 1\nsource = "rulebook"\n[a.b]\nz = 2\nsource = "reconstructed"\n')
    assert read_edition(path).digest == edition.digest
    path.write_text('[a]\nsource = "rulebook"\nx = { y = 2 }\n')
    assert read_edition(path).digest != edition.digest


def test_the_sections_of_an_array_are_found_by_their_number(tmp_path: Path) -> None:
    path = tmp_path / "edition.toml"
    one = '[[fish]]\nsource = "reconstructed"\nname = "Cod"\narrows = [\n  [1, 1],\n  [1, 2]\n]\ndice = [4]\n'
    path.write_text(one + "# the second\n" + one)
    edition = read_edition(path)
    assert edition.reconstructed() == ["fish"]
    assert str(edition.wrong("fish[1]", "dice", "no")) == "edition.toml, line 8: [fish[1]] dice: no"
    assert str(edition.wrong("fish[2]", "dice", "no")) == "edition.toml, line 17: [fish[2]] dice: no"
    assert str(edition.wrong("fish[2]", "shields", "no")) == "edition.toml, line 10: [fish[2]] shields: no"
