"""Write positions of the games, as a reader's client gets them, for the development page of the web client.

    python scripts/dev_positions.py [--bot greedy] [GAME or GAME-SEATS ...]

Write one file for each game and number of seats into web/positions: the opening, each phase of one game, and the end,
with a preview of every first step. The bot plays all seats. The files are not committed.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from shoal.bots.arena import tell
from shoal.bots.bot import Bot, Budget
from shoal.bots.roster import bot_for, entrant
from shoal.core.catalogue import OURS, load
from shoal.core.game import CHANCE, NOBODY, Game, State
from shoal.core.record import ActEntry
from shoal.core.rng import Rng
from shoal.table import reader_view
from shoal.table.match import Match, begin

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "positions"
NAMES: Final = ("Guest 4182", "mate", "skipper", "Marit", "Jonas", "Keiko")
AHEAD: Final = 60
"""How many first steps get a preview, at most."""
APART: Final = 12
"""A phase is shown again only after this many entries."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(OURS))
    parser.add_argument("--bot", default="random", help="who plays, such as greedy or mate@100i")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for wanted in given.games:
        name, _, number = wanted.partition("-")
        game = load(name)
        for seats in [int(number)] if number else game.meta.seats:
            written = positions(game, seats, given.bot)
            path = FOLDER / f"{name}-{seats}.json"
            path.write_text(json.dumps(written), encoding="utf-8")
            sys.stdout.write(f"{path.name}: {', '.join(str(one['phase']) for one in written)}\n")


def positions(game: Game, seats: int, bot: str) -> list[dict[str, Any]]:
    """Play one game; return the positions where seat 0 decides in a phase that was not shown lately."""
    rng, match = Rng(seats), begin(game, seats, {})
    name, budget = entrant(bot, Budget())
    players = [bot_for(name, game, seat) for seat in range(seats)]
    shown: dict[str, int] = {}
    written: list[dict[str, Any]] = []
    while (mover := NOBODY if not match.turn() else match.turn()[0]) != NOBODY:
        phase = str(match.state.view(0).get("phase", ""))
        if 0 in match.turn() and match.entries - shown.get(phase, -APART) >= APART and len(written) < 30:
            shown[phase] = match.entries
            written.append(one(match, phase))
        action = chosen(match.state, mover, players, budget, rng)
        tell(match.state, players, mover, action)
        match.feed(ActEntry(mover, game.actions.format(action)))
    return [*written, one(match, "over")]


def chosen(state: State, mover: int, players: list[Bot], budget: Budget, rng: Rng) -> int:
    """Return what chance or the bot of the mover's seat does."""
    if mover == CHANCE:
        return state.sample(rng)
    return players[mover].choose(state.view(mover), state.legal(mover), budget, rng)


def one(match: Match, phase: str) -> dict[str, Any]:
    position = reader_view.position(match, 0)
    steps = position["legal"][:AHEAD]
    return {
        "phase": phase,
        "welcome": {
            "type": "welcome",
            "table": summary(match),
            "you": 0,
            "earlier": 0,
            "happenings": reader_view.happenings(match, 0, 0),
            "position": position,
            "talk": [],
            "asked": None,
        },
        "previews": {step: ahead(match, step) for step in steps},
        "reasons": {},
    }


def ahead(match: Match, step: str) -> dict[str, Any]:
    return dict(reader_view.previewed(match, "", 0, match.due[0], [step]))


def summary(match: Match) -> dict[str, Any]:
    seats = match.state.seats
    kinds = ["person", *["bot"] * (seats - 1)]
    return {
        "id": "k7q2",
        "game": match.game.name,
        "seats": seats,
        "options": dict(match.state.options),
        "chairs": [
            {"kind": kind, "name": NAMES[seat], "level": None, "rating": None} for seat, kind in enumerate(kinds)
        ],
        "clock": {"kind": "none", "main": 0, "increment": 0, "days": 0},
        "door": "link",
        "rated": False,
        "talk": True,
        "status": "running" if match.turn() else "over",
        "turn": list(match.turn()),
        "entries": match.entries,
        "created": "2026-01-01T00:00:00Z",
        "commitment": {"hash": "", "words": [], "secret": None},
        "rematch": None,
    }


if __name__ == "__main__":
    main()
