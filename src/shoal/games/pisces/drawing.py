"""A view of Pisces as plain text: boards two abreast, the ocean, the players."""

from typing import cast
from unicodedata import east_asian_width

from shoal.core.game import Game, View
from shoal.core.telling import Say, telling
from shoal.games.pisces.insight import Board, Location, boards_of
from shoal.games.pisces.state import state_of
from shoal.games.pisces.view import PiscesView, PlayerView

WIDTH = 49
MARKS = {"catch": "+", "release": "x", "ocean": "~", "safe": " "}


def draw(game: Game, view: View, say: Say) -> str:
    known, state = cast("PiscesView", view), state_of(game, view)
    lines = [_heading(known, say)]
    if known["boards"]:
        lines += ["", *_boards(known, boards_of(state), say), *_ocean(known, say), say(telling("pisces.legend"))]
    lines += ["", *_players(known, state.scores(), say), *_business(known, say)]
    if game.edition.reconstructed():
        lines.append(say(telling("pisces.reconstructed")))
    return "\n".join(lines)


def _columns(text: str) -> int:
    """Count the columns that a text takes: two for each letter of full width."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _padded(text: str, columns: int) -> str:
    return text + " " * (columns - _columns(text))


def _packed(head: str, parts: list[str], between: str, columns: int) -> list[str]:
    """Write parts one after the other, on as many lines as they need; further lines are indented."""
    lines, line = [], head + parts[0]
    for part in parts[1:]:
        if _columns(line + between + part) > columns:
            lines.append((line + between).rstrip())
            line = f"    {part}"
        else:
            line += between + part
    return [*lines, line]


def _heading(known: PiscesView, say: Say) -> str:
    seat, goals, phase = known["first_player"], known["goals"], known["phase"]
    if known["round"] == 0 or seat is None:
        return say(telling("pisces.before-round-one"))
    if goals:
        return say(telling("pisces.heading-goals", round=known["round"], phase=phase, goals=goals, seat=seat))
    return say(telling("pisces.heading", round=known["round"], phase=phase, seat=seat))


def _boards(known: PiscesView, boards: dict[str, Board], say: Say) -> list[str]:
    blocks = [_board(known, name, board, say) for name, board in boards.items()]
    width = max(WIDTH, *(2 + _columns(line) for block in blocks[::2] for line in block))
    lines = []
    for left, right in zip(blocks[::2], [*blocks[1::2], []], strict=False):
        for number in range(max(len(left), len(right))):
            halves = [block[number] if number < len(block) else "" for block in (left, right)]
            lines.append(f"{_padded(halves[0], width)}{halves[1]}".rstrip())
        lines.append("")
    return lines


def _board(known: PiscesView, name: str, board: Board, say: Say) -> list[str]:
    centre = known["boards"][name]["centre"]
    head = telling("pisces.board", species=name, seat=board["owner"], points=board["value"], chips=centre)
    stages = {place["stage"]: say(telling("pisces.stage", stage=place["stage"])) for place in board["locations"]}
    width = max(_columns(title) for title in stages.values())
    lines = [say(head)]
    for stage, title in stages.items():
        locations = [location for location in board["locations"] if location["stage"] == stage]
        cells = " ".join(_cell(location) for location in locations)
        lines.append(f"  {_padded(title, width)} {MARKS[locations[0]['catch']]} {cells}")
    return [*lines, *_boats(known, name, say, WIDTH - 2)]


def _cell(location: Location) -> str:
    label = location["spot"].partition(" ")[2]
    text = f"{label}:{location['chips'] or '.'}"
    return f"[{text}]" if location["blocked"] else text


def _boats(known: PiscesView, area: str, say: Say, columns: int) -> list[str]:
    fleets = [(seat, player["at"].get(area, 0)) for seat, player in enumerate(known["players"])]
    boats = [say(telling("pisces.boats-of", seat=seat, boats=boats)) for seat, boats in fleets if boats]
    return _packed(f"  {say(telling('pisces.boats-here'))} ", boats, ", ", columns) if boats else []


def _ocean(known: PiscesView, say: Say) -> list[str]:
    if not known["ocean"]:
        return []
    parts = []
    for name in dict.fromkeys(known["ocean"]):
        tokens = [number for number, other in enumerate(known["ocean"], 1) if other == name]
        if name is None:
            parts.append(say(telling("pisces.tokens-again", tokens=tokens)))
        else:
            parts.append(say(telling("pisces.tokens-of", tokens=tokens, species=name)))
    head = say(telling("pisces.area", area="ocean"))
    return [*_packed(f"{head}: ", parts, "; ", 2 * WIDTH), *_boats(known, "ocean", say, 2 * WIDTH)]


def _players(known: PiscesView, scores: list[int], say: Say) -> list[str]:
    names = [say(telling("pisces.player", seat=seat)) for seat in range(len(scores))]
    points = [say(telling("pisces.points", points=score)) for score in scores]
    width, wide = max(map(_columns, names)), max(map(_columns, points))
    lines = []
    for seat, player in enumerate(known["players"]):
        mark = ">" if seat == known["to_move"] else " "
        space = " " * (wide - _columns(points[seat]))
        head = f"{mark} {_padded(names[seat], width)}  {space}{points[seat]} | "
        lines += _packed(head, _things(player, say), " | ", 2 * WIDTH)
    return lines


def _things(player: PlayerView, say: Say) -> list[str]:
    """List what lies before a player."""
    chips = [say(telling("pisces.chips-of", species=name, chips=held)) for name, held in player["chips"].items()]
    things = [", ".join(chips) or say(telling("pisces.no-chips"))]
    if player["trophies"]:
        things.append(say(telling("pisces.trophies", trophies=player["trophies"])))
    if player["stars"]:
        things.append(say(telling("pisces.stars", stars=player["stars"])))
    things.append(say(telling("pisces.boats", boats=player["boats"])))
    gear = [say(telling("pisces.cards-of", item=name, cards=held)) for name, held in player["gear"].items() if held]
    return [*things, ", ".join(gear)] if gear else things


def _business(known: PiscesView, say: Say) -> list[str]:
    """Tell what is going on: an auction, a roll, a payment."""
    lines = []
    if known["phase"] in ("bidding", "bid payment"):
        lines += _auction(known, say)
    attempt, payment, seat = known["attempt"], known["payment"], known["player"]
    if attempt is not None and attempt["roll"]:
        lines.append(say(telling("pisces.has-rolled", seat=seat, roll=attempt["roll"], area=attempt["area"])))
    if payment is not None and known["phase"] == "bid payment":
        lines.append(say(telling("pisces.owes-bid", seat=seat, due=payment["due"])))
    elif payment is not None:
        lines.append(say(telling("pisces.owes", seat=seat, due=payment["due"], items=payment["items"])))
    if payment is not None and payment["paid"]:
        lines.append(say(telling("pisces.spent", spent=payment["paid"])))
    return lines


def _auction(known: PiscesView, say: Say) -> list[str]:
    lines = []
    for seat, player in enumerate(known["players"]):
        if player["marker"] is not None:
            lines.append(say(telling("pisces.has-bid", seat=seat, spot=player["marker"])))
        if player["passed"]:
            lines.append(say(telling("pisces.has-passed", seat=seat)))
    return lines or [say(telling("pisces.no-bid-yet"))]
