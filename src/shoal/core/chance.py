"""Where chance comes from: a seeded generator, or commit-reveal (a secret whose hash was published before play).

Fair chance. When a table starts, the hash of a secret is published. Each player may add a word; no word is accepted
after the first outcome. A player may seal their word: they publish its SHA-256 hash first, and the word itself once all
seals and the secret's hash are fixed. Beside sealed words no other counts. Outcome n (counting every outcome drawn at
the table, undone ones too) is

    x = HMAC-SHA256(key = secret, message = compact JSON of [table, words, n]) as a big-endian number
    mark = x * (sum of the weights) >> 256

and the outcome is the one in `odds()` in whose share the mark lies. The secret is published when the table ends.
"""

import hashlib
import hmac
import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from shoal.core.native import mypyc_attr
from shoal.core.pickling import pickle_by_fields
from shoal.core.rng import Rng

Odds = list[tuple[int, int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceSource(ABC):
    """Draws outcomes from odds."""

    @abstractmethod
    def draw(self, odds: Odds) -> int:
        """Return one of the outcomes."""


class SeededChance(ChanceSource):
    """Chance for simulation: the same seed gives the same outcomes."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this chance again in a pickle or a deep copy."""
        return SeededChance, (self.rng,)

    def draw(self, odds: Odds) -> int:
        return self.rng.weighted(odds)


@dataclass(frozen=True)
class ChanceCommitment:
    """What is published about a table's chance: first the hash, then the words, at the end the secret.

    `seals` are the hashes of sealed words by seat, empty where a seat has none. With seals there is a word for each
    seat too, empty where it has none or did not reveal it.
    """

    table: str
    hash: str
    words: tuple[str, ...] = ()
    secret: str | None = None
    seals: tuple[str, ...] = ()

    def broken_seals(self) -> list[int]:
        """Return the seats whose word is not the one that was sealed, or was not sealed where others were."""
        if self.seals and len(self.words) != len(self.seals):
            return list(range(len(self.seals)))
        pairs = enumerate(zip(self.words, self.seals, strict=False))
        return [seat for seat, (word, seal) in pairs if word and seal_of(word) != seal]


pickle_by_fields(ChanceCommitment)


class CommittedChance(ChanceSource):
    """Chance for people: every outcome can be computed again once the secret is known."""

    def __init__(self, secret: bytes, table: str, words: tuple[str, ...], drawn: int = 0) -> None:
        self.secret = secret
        self.table = table
        self.words = words
        self.drawn = drawn

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes this chance again in a pickle or a deep copy."""
        return CommittedChance, (self.secret, self.table, self.words, self.drawn)

    def draw(self, odds: Odds) -> int:
        outcome = committed_outcome(self.secret, self.table, self.words, self.drawn, odds)
        self.drawn += 1
        return outcome

    def commitment(self, *, reveal: bool) -> ChanceCommitment:
        """Return what may be published; the secret only after the table has ended."""
        return ChanceCommitment(self.table, hash_of(self.secret), self.words, self.secret.hex() if reveal else None)


def hash_of(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def seal_of(word: str) -> str:
    """Return the hash by which a word is fixed before it is told."""
    return hashlib.sha256(word.encode()).hexdigest()


def committed_number(secret: bytes, table: str, words: tuple[str, ...], number: int) -> int:
    """Compute x for outcome `number` of a table; it is below 2**256. Anybody can check it."""
    message = json.dumps([table, list(words), number], separators=(",", ":"), ensure_ascii=True)
    return int.from_bytes(hmac.digest(secret, message.encode(), "sha256"), "big")


def committed_outcome(secret: bytes, table: str, words: tuple[str, ...], number: int, odds: Odds) -> int:
    """Return the outcome that x selects from the odds."""
    x = committed_number(secret, table, words, number)
    mark = x * sum(weight for _, weight in odds) >> 256
    for outcome, weight in odds:
        mark -= weight
        if mark < 0:
            return outcome
    raise AssertionError("the mark lies below the sum of the weights")
