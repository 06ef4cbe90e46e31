"""Write the tables of all rate limits into docs/reference/operations.md, from the constants of the server.

    python scripts/limits_table.py [--check]

A test runs this with `--check`.
"""

import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

import shoal.server
from shoal.server.platform.base.timestamps import DAY_S, HOUR_S, MINUTE_S
from shoal.server.platform.rate_limits.fixed_window import RateLimit
from shoal.server.platform.rate_limits.route_limits import ROUTES
from shoal.server.platform.rate_limits.token_buckets import BucketRate

T = TypeVar("T")
PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference" / "operations.md"
PERIODS: Final = {DAY_S: "a day", HOUR_S: "an hour"}


def modules() -> Iterator[ModuleType]:
    for found in pkgutil.walk_packages(shoal.server.__path__, "shoal.server."):
        if ".migrations." not in found.name:
            yield import_module(found.name)


def constants(kind: type[T]) -> list[T]:
    """Return the constants of a kind, each once, in the order of their modules."""
    return list(
        dict.fromkeys(value for module in modules() for value in vars(module).values() if isinstance(value, kind))
    )


def paces() -> list[str]:
    routes: dict[str, list[str]] = {}
    for (method, path), pace in ROUTES.items():
        routes.setdefault(pace.name, []).append(f"`{method} {path}`")
    known = dict.fromkeys([*constants(BucketRate), *ROUTES.values()])
    rows = (
        f"| {pace.name} | {', '.join(routes.get(pace.name, []))} | {pace.burst:g}, {pace.rate:g} "
        f"| {pace.burst * pace.per_address:g}, {pace.rate * pace.per_address:g} |"
        for pace in sorted(known, key=lambda pace: pace.name)
    )
    return ["| pace | routes | one player | all players of one address |", "|---|---|---|---|", *rows]


def limits() -> list[str]:
    rows = (
        f"| {limit.name} | {limit.most} in {period(limit.seconds)} |"
        for limit in sorted(constants(RateLimit), key=lambda limit: limit.name)
    )
    return ["| limit | most |", "|---|---|", *rows]


def period(seconds: int) -> str:
    return PERIODS.get(seconds, f"{seconds // MINUTE_S} minutes")


def written(text: str) -> str:
    """Return the page with both tables as they should be."""
    for mark, lines in (("paces", paces()), ("limits", limits())):
        begin, end = f"<!-- {mark}: written by scripts/limits_table.py -->\n", f"\n<!-- end of {mark} -->"
        head, _, rest = text.partition(begin)
        _, found, tail = rest.partition(end)
        if not found:
            raise SystemExit(f"{PAGE.name} lacks the marks of {mark}")
        text = head + begin + "\n".join(lines) + end + tail
    return text


def main() -> None:
    old = PAGE.read_text(encoding="utf-8")
    new = written(old)
    if "--check" in sys.argv:
        sys.exit(0 if new == old else "run scripts/limits_table.py: docs/reference/operations.md is old")
    PAGE.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
