"""Write positions played with every option of every game, for the test of what the pages say about rules.

    python scripts/option_positions.py [--check]

Each position has what its reader gets, and what the engine answers where a sentence of the pages depends on an option.
`web/src/games/options.test.ts` lets the pages speak about each position, and compares. A test compares the written
file with what this would write.
"""

import gzip
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, cast

from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE, NOBODY, Game, State
from shoal.core.options import Options
from shoal.core.rng import Rng
from shoal.games.fishery_boom.insight import FisheryBoomInsight
from shoal.games.pisces.view import PiscesView

FILE: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "games" / "options.positions.json.gz"
GAMES: Final = 3
"""How many games are played with each option, to meet what is rare."""
SEATS: Final = {"fishery_boom": (2, 4)}
"""Where the number of players changes a rule, the numbers to play with; elsewhere the smallest."""

Answers = dict[str, bool]


def main() -> None:
    written = text()
    if "--check" in sys.argv:
        sys.exit(None if gzip.decompress(FILE.read_bytes()).decode() == written else str(FILE))
    FILE.write_bytes(gzip.compress(written.encode(), mtime=0))


def text() -> str:
    """Return what the file has to contain: one position a line."""
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for name in OURS for one in of_game(load(name))]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def of_game(game: Game) -> Iterator[dict[str, Any]]:
    for options in option_sets(game):
        for seats in SEATS.get(game.name, game.meta.seats[:1]):
            yield from positions(game, seats, options)


def option_sets(game: Game) -> Iterator[Options]:
    """Return the rules as printed, and then each option with its first and last other value."""
    yield {}
    for option in game.meta.options:
        others = [value for value in option.values if value != option.default]
        yield from ({option.name: value} for value in dict.fromkeys((others[0], others[-1])))


def positions(game: Game, seats: int, options: Options) -> Iterator[dict[str, Any]]:
    """Play at random; return the first position of each kind of decision, and each that answers something new."""
    seen: set[str] = set()
    for number in range(GAMES):
        rng, state = Rng(number), game.start(seats, options)
        while state.mover() != NOBODY:
            seat = state.mover()
            if seat != CHANCE:
                answers = ANSWERS[game.name](game, state, seat)
                key = json.dumps([_kind(state, seat), answers])
                if key not in seen:
                    seen.add(key)
                    yield _position(game, state, seat, options) | {"answers": answers}
            state.apply(seat, state.sample(rng) if seat == CHANCE else _some(state.legal(seat), rng))


def _some(legal: list[int], rng: Rng) -> int:
    return legal[rng.below(len(legal))]


def _kind(state: State, seat: int) -> str:
    view = state.view(seat)
    return f"{view.get('phase')} {view.get('step')}"


def _position(game: Game, state: State, seat: int, options: Options) -> dict[str, Any]:
    view = state.view(seat)
    legal = [game.actions.format(action) for action in state.legal(seat)]
    return {
        "game": game.name,
        "options": options,
        "seat": seat,
        "view": view,
        "insight": game.insight(view),
        "legal": legal,
    }


def _after(game: Game, state: State, *steps: str) -> State | None:
    """Return the position after some steps of the seats that decide; None if one is not legal."""
    later = state.copy()
    for step in steps:
        action = game.actions.parse(step)
        if later.mover() < 0 or action not in later.legal(later.mover()):
            return None
        later.apply(later.mover(), action)
    return later


def _steps(game: Game, state: State, word: str) -> list[str]:
    """Return the legal steps that begin with a word."""
    named = [game.actions.format(action) for action in state.legal(state.mover())] if state.mover() >= 0 else []
    return [step for step in named if step.split(" ")[0] == word]


def _of_pisces(game: Game, state: State, seat: int) -> Answers:
    """Answer what is paid by itself, whether a pass is final, and whether a bid below the highest is legal."""
    view = cast("PiscesView", state.view(seat))
    if view["phase"] == "purchases" and (buys := _steps(game, state, "buy")):
        after = _after(game, state, buys[0])
        return {"paid_by_itself": after is not None and after.view(seat)["phase"] == "payment"}
    return _of_bidding(game, state, seat) if view["phase"] == "bidding" else {}


def _of_bidding(game: Game, state: State, seat: int) -> Answers:
    highest = max(player["marker"] or 0 for player in cast("PiscesView", state.view(seat))["players"])
    bids = [int(step.removeprefix("bid ")) for step in _steps(game, state, "bid")]
    answers = {"lower_bid": min(bids) < highest} if bids and highest else {}
    passed = _after(game, state, "pass")
    bids_then = _steps(game, passed, "bid") if passed is not None else []
    later = _after(game, state, "pass", bids_then[0]) if bids_then else None
    if later is not None:
        answers["pass_is_final"] = cast("PiscesView", later.view(seat))["players"][seat]["passed"]
    return answers


def _of_fleet(game: Game, state: State, seat: int) -> Answers:
    """Answer whether others learn which card is discarded."""
    discards = _steps(game, state, "discard")
    if not discards:
        return {}
    return {"discard_is_open": state.seen_by(seat, game.actions.parse(discards[0]), NOBODY)}


def _of_boom(game: Game, state: State, seat: int) -> Answers:
    """Answer whether an upgraded piece of equipment keeps its old use, and whether anybody fishes illegally."""
    view = state.view(seat)
    years = cast("FisheryBoomInsight", game.insight(view))["years"]
    answers = {"illegal": any(year["illegal"] for year in years)}
    gear = [step.removeprefix("fish with ") for step in _steps(game, state, "fish")]
    for name in gear:
        if name.endswith("+"):
            answers["old_use_stays"] = name.removesuffix("+") in gear
    return answers


def _nothing(game: Game, state: State, seat: int) -> Answers:  # noqa: ARG001  (its view and legal steps say all)
    return {}


ANSWERS: Final[dict[str, Callable[[Game, State, int], Answers]]] = {
    "fishery": _nothing,
    "fishery_boom": _of_boom,
    "fleet": _of_fleet,
    "fresh_fish": _nothing,
    "pisces": _of_pisces,
}
"""What the engine answers beside the position, by game."""

if __name__ == "__main__":
    main()
