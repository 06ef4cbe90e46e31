"""Simulate contests whose true share is the target, and count wrong verdicts.

    python scripts/sequential_errors.py [--runs 20000] [--rounds 400]

The old rule, which looks at Wilson's interval after every game from the 40th on, is simulated beside it.
"""

import argparse

from shoal.bots.shares import ERROR, verdict, wilson
from shoal.core.rng import Rng

TARGETS = (0.5, 0.62, 0.9, 0.95)
UNIT = 1 << 20
FEWEST = 40


def by_interval(numbers: list[float], target: float) -> bool:
    """Return whether the old rule would have given a verdict."""
    total = 0.0
    for count, number in enumerate(numbers, 1):
        total += number
        low, high = wilson(total / count, count)
        if count >= FEWEST and not low <= target <= high:
            return True
    return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=20_000, help="contests for each target (default: 20,000)")
    parser.add_argument("--rounds", type=int, default=400, help="longest contest (default: 400)")
    chosen = parser.parse_args()
    for target in TARGETS:
        wrong = old = 0
        for number in range(chosen.runs):
            rng = Rng(number)
            numbers = [float(int(rng.below(UNIT)) < target * UNIT) for _ in range(chosen.rounds)]
            wrong += verdict(numbers, target) is not None
            old += by_interval(numbers, target)
        share, before = wrong / chosen.runs, old / chosen.runs
        print(f"target {target}: wrong {share:.2%} (at most {ERROR:.0%}), by fixed intervals {before:.1%}")


if __name__ == "__main__":
    main()
