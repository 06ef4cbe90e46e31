"""The generator: known numbers, fair bounds, refused seeds."""

from collections import Counter

import pytest

from shoal.core.rng import Rng


def sfc32(seed: int, stream: int, count: int) -> list[int]:
    """Return numbers of the published algorithm, written again with plain integers."""
    a, b, c, counter = seed % 2**32, seed // 2**32, stream, 1
    words = []
    for _ in range(15 + count):
        result = (a + b + counter) % 2**32
        counter += 1
        a, b = b ^ (b >> 9), (c * 9) % 2**32
        c = (((c << 21) | (c >> 11)) % 2**32 + result) % 2**32
        words.append(result)
    return words[15:]


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (1, 0), (1, 7), (2**64 - 1, 2**32 - 1), (0xDEADBEEF << 20, 3)])
def test_words_are_those_of_sfc32(seed: int, stream: int) -> None:
    rng = Rng(seed, stream)
    assert [rng.word() for _ in range(1000)] == sfc32(seed, stream, 1000)


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 174])
def test_below_is_uniform(bound: int) -> None:
    rng = Rng(5)
    counts = Counter(rng.below(bound) for _ in range(2000 * bound))
    assert set(counts) == set(range(bound))
    assert all(abs(count - 2000) < 5 * 2000**0.5 for count in counts.values())


def test_below_rejects_what_would_favour_small_numbers() -> None:
    bound = 3 << 29
    rng, plain = Rng(9), Rng(9)
    drawn = [rng.below(bound) for _ in range(2000)]
    words = [plain.word() * bound for _ in range(4000)]
    kept = [product >> 32 for product in words if product % 2**32 >= 2**32 % bound]
    assert drawn == kept[:2000]


@pytest.mark.parametrize("bound", [0, -1, 2**31 + 1])
def test_bounds_out_of_range_are_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="a bound is from 1"):
        Rng(1).below(bound)


@pytest.mark.parametrize(("seed", "stream"), [(-1, 0), (2**64, 0), (0, -1), (0, 2**32)])
def test_seeds_out_of_range_are_refused(seed: int, stream: int) -> None:
    with pytest.raises(ValueError, match="a seed is from 0"):
        Rng(seed, stream)


def test_weighted_follows_the_weights() -> None:
    rng = Rng(3)
    counts = Counter(rng.weighted([(10, 1), (20, 3), (30, 6)]) for _ in range(10_000))
    assert [round(counts[outcome] / 10_000, 1) for outcome in (10, 20, 30)] == [0.1, 0.3, 0.6]


def test_shuffle_gives_every_order_equally_often() -> None:
    rng = Rng(4)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(abs(count - 1000) < 160 for count in counts.values())
