"""The rules of life cycles, and ten rounds of every species without any boat, as golden text."""

from itertools import pairwise
from pathlib import Path

import pytest

from games.pisces.pisces_moves import BOARDS, begun, in_port, lay, odds, play, stage
from games.pisces.pisces_oracle import SPECIES, Board
from shoal.core.rng import Rng
from shoal.games.pisces import life_cycles
from shoal.games.pisces.state import PiscesState

GOLDEN = Path(__file__).with_name("life_cycles.txt")
SARDINE_DICE = 7
ALL_SIX = ("snapper", "tuna", "mahi", "crab", "shark", "sardine")


def aged(*boards: str, **stacks: int) -> PiscesState:
    """Lay chips out and let the fish of round 1 live; the auction stands open afterwards, or the dice are due."""
    return play(lay(in_port(*boards), **stacks), *["done"] * len(boards))


@pytest.mark.rule("PI-L1")
def test_spawners_die() -> None:
    state = in_port("tuna", "crab")
    lay(state, tuna_spawner_a=3, tuna_spawner_b=2, **{f"tuna_adult_{number}": 0 for number in range(2, 7)})
    centre = state.centre[1]
    play(state, "done", "done")
    assert stage(state, "tuna", "spawner") == [0, 0]
    assert state.centre[1] == centre + 5


@pytest.mark.rule("PI-L2")
def test_adults_become_spawners() -> None:
    assert stage(aged("tuna", "crab", tuna_adult_6=2), "tuna", "spawner") == [3, 3]


@pytest.mark.rule("PI-L3")
def test_juveniles_and_young_grow() -> None:
    state = aged("snapper", "sardine", snapper_young_a=2, snapper_juvenile_1a=3)
    assert stage(state, "snapper", "adult") == [2, 1, 1, 1, 1]
    assert stage(state, "snapper", "juvenile") == [2, 1, 1, 1]


@pytest.mark.rule("PI-L4")
@pytest.mark.parametrize(("adults", "born"), [(0, 0), (1, 2), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_the_adults_that_were_left_breed(adults: int, born: int) -> None:
    names = [f"tuna_adult_{number}" for number in range(6, 1, -1)]
    state = in_port("tuna", "crab")
    lay(state, **{name: int(place < adults) for place, name in enumerate(names)}, tuna_juvenile_1a=0)
    play(state, "done", "done")
    assert sum(stage(state, "tuna", "spawner")) == adults
    assert sum(stage(state, "tuna", "juvenile")) == born


@pytest.mark.rule("PI-L5")
def test_any_number_of_sardines_breeds_by_two_dice() -> None:
    state = aged("sardine", "tuna", **{f"sardine_adult_{spot}": 0 for spot in ("10to12", "8to9", "6to7", "2to5")})
    assert odds(state) == {f"roll {total}": 6 - abs(total - 7) for total in range(2, 13)}
    play(state, "roll 11")
    assert stage(state, "sardine", "adult") == [3, 3, 3, 2]
    assert state.view(0)["phase"] == "bidding"


@pytest.mark.rule("PI-L6")
def test_no_more_are_born_than_the_centre_holds() -> None:
    state = in_port("shark", "sardine")
    state.hold[4] += 3
    state.points[0] += 24
    lay(state, shark_adult_6=2)
    state.centre[4] = 0
    lay(state, shark_spawner_a=1, shark_spawner_b=1)
    play(state, "done", "done")
    assert stage(state, "shark", "spawner") == [3, 2]
    assert (sum(stage(state, "shark", "young")), state.centre[4]) == (2, 0)


@pytest.mark.rule("PI-L7")
def test_chips_are_dealt_from_the_highest_number_on() -> None:
    names = {f"crab_juvenile_{number}": 0 for number in (12, 11, 4, 3)}
    state = aged("crab", "tuna", **names, crab_juvenile_2=8)
    assert stage(state, "crab", "adult") == [2, 2, 2, 1, 1]
    tops = [max(numbers, default=0) for numbers in BOARDS.numbers]
    for starts in BOARDS.stage_from:
        for begin, end in pairwise(starts):
            assert tops[begin:end] == sorted(tops[begin:end], reverse=True)


def ten_rounds() -> str:
    """Let all boards live ten times without a boat; sardine dice show 7 each time."""
    state = begun(*ALL_SIX)
    lines = []
    for kind, name in enumerate(BOARDS.species):
        lines += [name, _row(state, name, 0)]
        for number in range(1, 11):
            life_cycles.age(state, kind)
            young = BOARDS.young[kind]
            spawners = life_cycles.spawners_of(state, kind)
            born = young[min(spawners, len(young) - 1)] if young else SARDINE_DICE
            life_cycles.breed(state, kind, born)
            lines.append(_row(state, name, number))
        lines.append("")
    return "\n".join(lines)


def _row(state: PiscesState, name: str, number: int) -> str:
    kind = BOARDS.species.index(name)
    stages = [f"{part} {' '.join(map(str, stage(state, name, part)))}" for part in BOARDS.stages[kind]]
    return f"  {number:2}  {' | '.join(stages)} | centre {state.centre[kind]}"


@pytest.mark.rule("PI-L1", "PI-L2", "PI-L3", "PI-L4", "PI-L5", "PI-L6", "PI-L7")
def test_ten_rounds_without_a_boat() -> None:
    assert ten_rounds() == GOLDEN.read_text(encoding="utf-8")


def test_ten_rounds_of_the_second_pisces() -> None:
    """The golden text again, by dealing chips one by one."""
    rows = iter(GOLDEN.read_text(encoding="utf-8").splitlines())
    for name in ALL_SIX:
        board = Board(name)
        assert next(rows) == name
        for number in range(11):
            if number:
                spawners = board.grow()
                young = SPECIES[name].get("reproduction", [])
                board.breed(young[min(spawners, len(young) - 1)] if young else SARDINE_DICE)
            parts = [f"{part} {' '.join(str(board.chips[s]) for s in board.spots(part))}" for part in board.stages]
            assert next(rows) == f"  {number:2}  {' | '.join(parts)} | centre {board.centre}"
        assert next(rows, "") == ""


def test_random_boards_live_as_in_the_second_pisces() -> None:
    rng = Rng(9)
    for _ in range(100):
        state = begun(*ALL_SIX)
        for kind, name in enumerate(BOARDS.species):
            board = Board(name)
            begin, end = BOARDS.board_from[kind], BOARDS.board_from[kind + 1]
            for place, spot in zip(range(begin, end), board.chips, strict=True):
                state.stack[place] = board.chips[spot] = rng.below(4)
            state.centre[kind] = board.centre = rng.below(12)
            wanted = rng.below(13)
            life_cycles.age(state, kind)
            life_cycles.breed(state, kind, wanted)
            board.grow()
            board.breed(wanted)
            assert state.stack[begin:end] == list(board.chips.values())
            assert state.centre[kind] == board.centre
