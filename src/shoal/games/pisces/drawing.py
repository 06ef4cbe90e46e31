"""A view of Pisces as plain text: boards two abreast, the ocean, the players."""

from collections.abc import Mapping
from textwrap import wrap
from typing import cast

from shoal.core.game import Game, View
from shoal.core.telling import counted, listed
from shoal.games.pisces.insight import Board, Location, boards_of
from shoal.games.pisces.meta import RECONSTRUCTED
from shoal.games.pisces.state import state_of
from shoal.games.pisces.view import PiscesView, PlayerView

WIDTH = 49
MARKS = {"catch": "+", "release": "x", "ocean": "~", "safe": " "}
LEGEND = "+ catch   x release   ~ from the ocean only   [ ] blocked   6:2 is two chips on 6"


def draw(game: Game, view: View) -> str:
    known, state = cast("PiscesView", view), state_of(game, view)
    lines = [_heading(known)]
    if known["boards"]:
        lines += ["", *_boards(known, boards_of(state)), *_ocean(known), LEGEND]
    lines += ["", *(_player(known, seat, points) for seat, points in enumerate(state.scores()))]
    lines += _business(known)
    if game.edition.reconstructed():
        lines += [RECONSTRUCTED]
    return "\n".join(lines)


def _heading(known: PiscesView) -> str:
    if known["round"] == 0:
        return "Before the first round."
    goals = f" Goals: {' and '.join(known['goals'])}." if known["goals"] else ""
    phase = "the end" if known["phase"] == "over" else known["phase"]
    return f"Round {known['round']}, {phase}.{goals} The token is with seat {known['first_player']}."


def _boards(known: PiscesView, boards: dict[str, Board]) -> list[str]:
    blocks = [_board(known, name, board) for name, board in boards.items()]
    lines = []
    for left, right in zip(blocks[::2], [*blocks[1::2], []], strict=False):
        for number in range(max(len(left), len(right))):
            halves = [block[number] if number < len(block) else "" for block in (left, right)]
            lines.append(f"{halves[0]:{WIDTH}}{halves[1]}".rstrip())
        lines.append("")
    return lines


def _board(known: PiscesView, name: str, board: Board) -> list[str]:
    centre = known["boards"][name]["centre"]
    lines = [f"{name.upper()} of seat {board['owner']}, {board['value']} points, {centre} in the centre"]
    stages = dict.fromkeys(location["stage"] for location in board["locations"])
    for stage in stages:
        locations = [location for location in board["locations"] if location["stage"] == stage]
        cells = " ".join(_cell(location) for location in locations)
        lines.append(f"  {stage:9}{MARKS[locations[0]['catch']]} {cells}")
    return [*lines, *_boats(known, name)]


def _cell(location: Location) -> str:
    label = location["spot"].partition(" ")[2]
    text = f"{label}:{location['chips'] or '.'}"
    return f"[{text}]" if location["blocked"] else text


def _boats(known: PiscesView, area: str) -> list[str]:
    fleets = [(seat, player["at"].get(area, 0)) for seat, player in enumerate(known["players"])]
    boats = [f"{seat} x{number}" if number > 1 else f"{seat}" for seat, number in fleets if number]
    return [f"  boats of seat{'s' if len(boats) > 1 else ''} {', '.join(boats)}"] if boats else []


def _ocean(known: PiscesView) -> list[str]:
    if not known["ocean"]:
        return []
    reached: dict[str, list[str]] = {}
    for number, name in enumerate(known["ocean"], 1):
        reached.setdefault(name or "roll again", []).append(str(number))
    tokens = ", ".join(f"{'/'.join(numbers)} {name}" for name, numbers in reached.items())
    boats = "".join(f";{line[1:]}" for line in _boats(known, "ocean"))
    return [f"OCEAN: {tokens}{boats}"]


def _player(known: PiscesView, seat: int, points: int) -> str:
    player = known["players"][seat]
    mark = ">" if seat == known["to_move"] else " "
    things = [_counts(player["chips"]) or "no chips", *_honours(player), counted(player["boats"], "boat")]
    gear = _counts({name: count for name, count in player["gear"].items() if count})
    if gear:
        things.append(gear)
    line = f"{mark} Seat {seat}: {points:3} points | {' | '.join(things)}"
    return "\n".join(wrap(line, 2 * WIDTH, subsequent_indent=" " * 10))


def _honours(player: PlayerView) -> list[str]:
    trophies, stars = player["trophies"], player["stars"]
    told = [counted(trophies, "trophy", "trophies")] if trophies else []
    return [*told, counted(stars, "star")] if stars else told


def _counts(counts: Mapping[str, int]) -> str:
    """List counted names: 3 crab, 1 mahi."""
    return ", ".join(f"{number} {name}" for name, number in counts.items())


def _business(known: PiscesView) -> list[str]:
    """Tell what is going on: an auction, a roll, a payment."""
    lines = []
    if known["phase"] in ("bidding", "bid payment"):
        bids = [f"seat {seat} on {p['marker']}" for seat, p in enumerate(known["players"]) if p["marker"]]
        lines.append(f"Bids: {', '.join(bids) or 'none'}.")
        passed = listed([f"seat {seat}" for seat, player in enumerate(known["players"]) if player["passed"]])
        lines += [f"Passed: {passed}."] if passed else []
    attempt, payment = known["attempt"], known["payment"]
    if attempt is not None and attempt["roll"]:
        lines.append(f"Seat {known['player']} has rolled {attempt['roll']} at {attempt['area']}.")
    if payment is not None:
        paid = f", paid so far: {', '.join(payment['paid'])}" if payment["paid"] else ""
        lines.append(
            f"Seat {known['player']} owes {counted(payment['due'], 'point')} for {', '.join(payment['items'])}{paid}."
        )
    return lines
