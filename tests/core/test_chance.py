"""Committed chance: anybody can compute it again, and it follows the odds."""

import hashlib
import hmac
from collections import Counter

from shoal.core.chance import CommittedChance, SeededChance, committed_outcome
from shoal.core.rng import Rng

ODDS = [(3, 1), (5, 2), (8, 1)]
SECRET = bytes(range(32))


def test_an_outcome_is_what_the_published_formula_says() -> None:
    message = '["k7q2",["herring","net\\u00e9"],4]'
    x = int(hmac.new(SECRET, message.encode(), hashlib.sha256).hexdigest(), 16)
    mark = x * 4 // 2**256
    expected = [3, 5, 5, 8][mark]
    assert committed_outcome(SECRET, "k7q2", ("herring", "neté"), 4, ODDS) == expected


def test_outcomes_follow_the_weights() -> None:
    chance = CommittedChance(SECRET, "t", ())
    counts = Counter(chance.draw(ODDS) for _ in range(4000))
    assert abs(counts[5] - 2000) < 160
    assert abs(counts[3] - 1000) < 140


def test_draws_are_numbered_from_where_the_table_stood() -> None:
    whole = CommittedChance(SECRET, "t", ("a",))
    outcomes = [whole.draw(ODDS) for _ in range(20)]
    resumed = CommittedChance(SECRET, "t", ("a",), drawn=12)
    assert [resumed.draw(ODDS) for _ in range(8)] == outcomes[12:]


def test_table_words_and_secret_all_matter() -> None:
    def outcomes(secret: bytes, table: str, words: tuple[str, ...]) -> list[int]:
        chance = CommittedChance(secret, table, words)
        return [chance.draw(ODDS) for _ in range(40)]

    variants = [
        outcomes(SECRET, "t", ()),
        outcomes(SECRET, "u", ()),
        outcomes(SECRET, "t", ("w",)),
        outcomes(b"x", "t", ()),
    ]
    assert all(one != other for i, one in enumerate(variants) for other in variants[:i])


def test_the_secret_is_published_only_at_the_end() -> None:
    chance = CommittedChance(SECRET, "t", ())
    assert chance.commitment(reveal=False).secret is None
    assert chance.commitment(reveal=True).secret == SECRET.hex()
    assert chance.commitment(reveal=False).hash == hashlib.sha256(SECRET).hexdigest()


def test_seeded_chance_repeats() -> None:
    one, other = SeededChance(Rng(1)), SeededChance(Rng(1))
    assert [one.draw(ODDS) for _ in range(50)] == [other.draw(ODDS) for _ in range(50)]
