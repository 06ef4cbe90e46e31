"""The one pseudo-random generator of Shoal: sfc32, the same numbers in every build and on every machine."""

from typing import Any, Final

from shoal.core.native import i64

WORD: Final = 0xFFFFFFFF
WARM_UP_ROUNDS: Final = 15
LARGEST_BOUND: Final = 1 << 31


class Rng:
    """A small fast generator (sfc32 of PractRand): 128 bits of state in four 32-bit words.

    A seed has 64 bits and a stream 32. Equal pairs always give equal numbers, other pairs unrelated ones.
    It is for simulation and search; people's games use committed chance (see `chance.py`).
    """

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int, stream: int = 0) -> None:
        if not (0 <= seed < 1 << 64 and 0 <= stream < 1 << 32):
            raise ValueError("a seed is from 0 to 2**64 - 1, a stream from 0 to 2**32 - 1")
        self.a = seed & WORD
        self.b = seed >> 32
        self.c = stream
        self.counter = 1
        for _ in range(WARM_UP_ROUNDS):
            self.word()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this generator again in a pickle or a deep copy."""
        return _again, (self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """Return the next 32 bits."""
        result: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & WORD
        return result

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1, each with exactly the same chance (Lemire's method)."""
        if not 0 < bound <= LARGEST_BOUND:
            raise ValueError("a bound is from 1 to 2**31")
        product: i64 = self.word() * bound
        low: i64 = product & WORD
        if low < bound:
            threshold: i64 = (WORD + 1 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & WORD
        return product >> 32

    def pick(self, items: list[int]) -> int:
        """Return one of the items, each with the same chance."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Put the items in a random order, each order with the same chance."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def weighted(self, odds: list[tuple[int, int]]) -> int:
        """Return one of the outcomes of odds, by their weights."""
        total: i64 = 0
        for _, weight in odds:
            total += weight
        mark: i64 = self.below(total)
        for outcome, weight in odds:
            mark -= weight
            if mark < 0:
                return outcome
        raise AssertionError("the mark lies below the sum of the weights")


def _again(a: int, b: int, c: int, counter: int) -> Rng:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.counter = a, b, c, counter
    return rng
