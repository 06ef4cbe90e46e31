"""Nets of integers: known weights give known numbers, damaged files are refused, features say what minds know."""

import pytest

from shoal.bots import find_mind
from shoal.bots.find_mind import learned_mind, mind_for
from shoal.bots.minds.fishery_boom import mind as fishery_boom
from shoal.bots.minds.fleet import mind as fleet
from shoal.bots.minds.fresh_fish import mind as fresh_fish
from shoal.bots.minds.pisces import mind as pisces
from shoal.bots.neural_net import CHANCES, LARGEST_FEATURE, DamagedNeuralNet, NeuralNet, checksum, parse_neural_net
from shoal.core.catalogue import load
from shoal.core.game import CHANCE, NOBODY, State
from shoal.core.rng import Rng

WEIGHTS = [512, -256, 100, 3, 128, -64, 300, 200, 16384, -16384]
FILE = """
seats = 2
shift = 9
check = {check}
first = [512, -256, 100, 3]
bias = [128, -64]
second = [300, 200]
direct = [16384, -16384]
"""
GOOD = FILE.format(check=checksum(2, 9, WEIGHTS))
MINDS = {
    "fishery_boom": fishery_boom.mind_with,
    "fleet": fleet.mind_with,
    "fresh_fish": fresh_fish.mind_with,
    "pisces": pisces.mind_with,
}
STEPS = 2**16 // 64
"""The weight with which a net says what the first feature says."""


def positions(name: str, seats: int, games: int = 2) -> list[State]:
    """Return the quiet positions of random games."""
    game, rng, mind = load(name), Rng(seats), MINDS[name]([])
    found = []
    for _ in range(games):
        state = game.start(seats, game.settle(seats, {}))
        while (mover := state.mover()) != NOBODY:
            if mind.quiet(state):
                found.append(state.copy())
            state.apply(mover, state.sample(rng) if mover == CHANCE else rng.pick(state.legal(mover)))
    return found


def test_a_known_file_gives_known_numbers() -> None:
    net = parse_neural_net(GOOD)
    assert (net.seats, net.shift, net.second) == (2, 9, [300, 200])
    # 1 * 512 - 256 + 128 = 384 of 512: 192 steps; 100 + 3 - 64 = 39: 19 steps; nothing straight
    assert net.score([1, 1]) == (192 * 300 + 19 * 200) >> 8 == 239
    # the first unit is full, the second has 36 steps, and 16384 / 65536 is 64 steps
    assert net.score([1, 0]) == (256 * 300 + 18 * 200 + 16384) >> 8 == 378
    # both units are empty
    assert net.score([-1, 0]) == -16384 >> 8 == -64


def one_by_one(layers: dict[str, list[int]], shift: int, features: list[int]) -> int:
    """Compute a score as docs/explanation/learning.md tells it, with one multiplication after another."""
    inputs = len(features)
    total = sum(feature * weight for feature, weight in zip(features, layers["direct"], strict=True))
    for unit, second in enumerate(layers["second"]):
        weights = layers["first"][inputs * unit : inputs * (unit + 1)]
        value = layers["bias"][unit] + sum(a * b for a, b in zip(features, weights, strict=True))
        total += (min(max(value, 0), 1 << shift) >> (shift - 8)) * second
    return total >> 8


def test_lanes_give_what_single_numbers_give() -> None:
    rng = Rng(5)

    def some(count: int, most: int) -> list[int]:
        return [rng.below(2 * most + 1) - most for _ in range(count)]

    for shift in (8, 12, 16):
        layers = {
            "first": some(160, 3000),
            "bias": some(16, 2**20),
            "second": some(16, 32767),
            "direct": some(10, 9000),
        }
        net = NeuralNet(2, shift, **layers)
        for most in (1, 30, LARGEST_FEATURE):
            features = some(10, most)
            assert net.score(features) == one_by_one(layers, shift, features)


def test_scores_become_shares() -> None:
    net = parse_neural_net(GOOD)
    assert net.shares([[1, 1], [1, 1]]) == [0.5, 0.5]
    better, worse = net.shares([[1, 0], [1, 1]])
    assert (better, worse) == (CHANCES[0] / (CHANCES[0] + CHANCES[139]), CHANCES[139] / (CHANCES[0] + CHANCES[139]))
    assert better == pytest.approx(1 / (1 + 2.718281828 ** (-139 / 256)), abs=1e-4)
    assert net.shares([[-1000, 0], [1000, 0]])[0] < 1e-6


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("512, -256", "513, -256"),
        ("shift = 9", "shift = 10"),
        ("[512, -256, 100, 3]", "[512, -256, 100]"),
        ("direct", "indirect"),
        ("[300, 200]", '["300", 200]'),
        ("[300, 200]", "300"),
        ("16384", "163840"),
        ("first = [512", "first = 512"),
    ],
)
def test_a_damaged_file_is_refused(old: str, new: str) -> None:
    with pytest.raises(DamagedNeuralNet):
        parse_neural_net(GOOD.replace(old, new, 1))


@pytest.mark.parametrize(("shift", "second"), [(7, [300, 200]), (17, [300, 200]), (9, [300])])
def test_layers_that_do_not_fit_are_refused_even_with_a_right_checksum(shift: int, second: list[int]) -> None:
    weights = [*WEIGHTS[:6], *second, *WEIGHTS[8:]]
    text = FILE.replace("shift = 9", f"shift = {shift}").replace("[300, 200]", str(second))
    with pytest.raises(DamagedNeuralNet, match="do not fit together"):
        parse_neural_net(text.format(check=checksum(2, shift, weights)))


def test_a_net_refuses_the_features_of_another_game() -> None:
    with pytest.raises(DamagedNeuralNet, match="another game"):
        parse_neural_net(GOOD).shares([[1, 1, 1], [1, 1, 1]])


def test_weights_whose_sums_leave_their_lane_are_refused() -> None:
    weights = [*WEIGHTS[:4], 2**31 - 1, *WEIGHTS[5:]]
    text = FILE.replace("[128, -64]", f"[{2**31 - 1}, -64]")
    with pytest.raises(DamagedNeuralNet, match="too large"):
        parse_neural_net(text.format(check=checksum(2, 9, weights)))


@pytest.mark.parametrize("name", MINDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_features_are_rows_of_small_whole_numbers(name: str, seats: int) -> None:
    mind = MINDS[name]([])
    found = [mind.features(state) for state in positions(name, seats)]
    assert {len(rows) for rows in found} == {seats}
    assert len({len(row) for rows in found for row in rows}) == 1
    assert max(abs(number) for rows in found for row in rows for number in row) <= LARGEST_FEATURE


@pytest.mark.parametrize("name", MINDS)
def test_the_first_feature_is_the_judgement_of_the_mind(name: str) -> None:
    found = [state for state in positions(name, 2) if name != "pisces" or state.figures()["rounds"]]
    by_hand = MINDS[name]([])
    inputs = len(by_hand.features(found[0])[0])
    by_net = MINDS[name]([NeuralNet(2, 8, [0] * inputs, [0], [0], [STEPS] + [0] * (inputs - 1))])
    for state in found:
        assert by_net.judge(state) == pytest.approx(by_hand.judge(state), abs=0.01)


def test_a_net_judges_only_games_of_its_own_number_of_seats() -> None:
    states = {seats: positions("fleet", seats, 1)[-1] for seats in (2, 3, 4)}
    inputs = len(fleet.MIND.features(states[2])[0])
    two, four = (NeuralNet(seats, 8, [0] * inputs, [0], [0], [0] * inputs) for seats in (2, 4))
    by_nets = fleet.mind_with([two, four])
    assert by_nets.judge(states[2]) == [0.5] * 2
    assert by_nets.judge(states[3]) == fleet.MIND.judge(states[3]) != [1 / 3] * 3
    assert by_nets.judge(states[4]) == [0.25] * 4


def test_the_name_of_a_net_that_comes_with_us_has_its_game_and_its_seats() -> None:
    files = list(find_mind.MINDS.glob("*/net_*.toml"))
    assert files
    for file in files:
        name, seats = file.parent.name, file.stem.removeprefix("net_")
        assert parse_neural_net(file.read_text(encoding="utf-8")).seats == int(seats)
        assert learned_mind(load(name)) is not mind_for(load(name))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_net_judges_fishery_boom_only_if_countries_compete(seats: int) -> None:
    game, by_hand = load("fishery_boom"), fishery_boom.mind_with([])
    state = positions("fishery_boom", seats, 1)[-1]
    inputs = len(by_hand.features(state)[0])
    by_net = fishery_boom.mind_with([NeuralNet(seats, 8, [0] * inputs, [0], [0], [0] * inputs)])
    assert by_net.judge(state) == pytest.approx([1 / seats] * seats)
    assert by_hand.judge(state) != by_net.judge(state)
    together = game.start(seats, game.settle(seats, {"scoring": "co-operative"}))
    assert by_net.judge(together) == by_hand.judge(together)
