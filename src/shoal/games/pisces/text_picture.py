"""A view of Pisces as a picture: boards, two abreast where they fit, the ocean, the players."""

from typing import cast

from shoal.core.game import Game, View
from shoal.core.picture import (
    Line,
    Picture,
    Span,
    abreast,
    columns,
    flush_left,
    flush_right,
    folded,
    itemized,
    packed,
    written,
)
from shoal.core.telling import Say, telling
from shoal.games.pisces.insight import Board, boards_of
from shoal.games.pisces.insight_printed import Location
from shoal.games.pisces.state import state_of
from shoal.games.pisces.view import PiscesView, PlayerView

MARKS = {"catch": "+", "release": "x", "ocean": "~", "safe": " "}
STYLES = {"catch": "good", "release": "bad", "ocean": "water", "safe": "faint"}
BOARD = 47
"""The columns in which a board lists its boats, so that two boards fit beside each other."""


def picture(game: Game, view: View, say: Say, width: int) -> Picture:
    pisces_view, state = cast("PiscesView", view), state_of(game, view)
    lines: Picture = [[Span(_heading(pisces_view, say), "strong")], *written(_business(pisces_view, say)), []]
    if pisces_view["boards"]:
        boards = [_board(pisces_view, name, board, say, min(width, BOARD)) for name, board in boards_of(state).items()]
        lines += [*abreast(boards, width, 2), *_ocean(pisces_view, say, width), []]
    lines += [*_players(pisces_view, state.scores(), say, width), []]
    if pisces_view["boards"]:
        lines += itemized(say(telling("pisces.legend")), "faint", width)
    if game.edition.reconstructed():
        lines.append([Span(say(telling("pisces.reconstructed")), "faint")])
    return folded(lines, width)


def _heading(view: PiscesView, say: Say) -> str:
    seat, goals, phase = view["first_player"], view["goals"], view["phase"]
    if view["round"] == 0 or seat is None:
        return say(telling("pisces.before-round-one"))
    if goals:
        return say(telling("pisces.heading-goals", round=view["round"], phase=phase, goals=goals, seat=seat))
    return say(telling("pisces.heading", round=view["round"], phase=phase, seat=seat))


def _board(view: PiscesView, name: str, board: Board, say: Say, width: int) -> Picture:
    centre = view["boards"][name]["centre"]
    head = telling("pisces.board", species=name, seat=board["owner"], points=board["value"], chips=centre)
    stages = {place["stage"]: say(telling("pisces.stage", stage=place["stage"])) for place in board["locations"]}
    room = max([columns(title) for title in stages.values()])
    lines: Picture = [[Span(say(head), f"strong seat-{board['owner']}", name)]]
    for stage, title in stages.items():
        locations = [location for location in board["locations"] if location["stage"] == stage]
        catch = locations[0]["catch"]
        line = [Span(f"  {flush_left(title, room)} ", "faint"), Span(MARKS[catch], STYLES[catch])]
        for location in locations:
            line += [Span(" "), _cell(name, location)]
        lines.append(line)
    return [*lines, *_boats(view, name, say, width)]


def _cell(species: str, location: Location) -> Span:
    label, what = location["spot"].partition(" ")[2], f"{species} {location['spot']}"
    text = f"{label}:{location['chips'] or '.'}"
    if location["blocked"]:
        return Span(f"[{text}]", "bad", what)
    return Span(text, STYLES[location["catch"]] if location["chips"] else "faint", what)


def _boats(view: PiscesView, area: str, say: Say, width: int) -> Picture:
    parts: list[Line] = []
    for seat, player in enumerate(view["players"]):
        boats = player["at"].get(area, 0)
        if boats:
            parts.append([Span(say(telling("pisces.boats-of", seat=seat, boats=boats)), f"seat-{seat}")])
    head = [Span(f"  {say(telling('pisces.boats-here'))} ", "faint")]
    return packed(head, parts, ", ", width, 4) if parts else []


def _ocean(view: PiscesView, say: Say, width: int) -> Picture:
    if not view["ocean"]:
        return []
    parts: list[Line] = []
    for name in dict.fromkeys(view["ocean"]):
        tokens = [number for number, other in enumerate(view["ocean"], 1) if other == name]
        if name is None:
            parts.append([Span(say(telling("pisces.tokens-again", tokens=tokens)))])
        else:
            parts.append([Span(say(telling("pisces.tokens-of", tokens=tokens, species=name)))])
    head = [Span(say(telling("pisces.area", area="ocean")), "strong water", "ocean"), Span(": ")]
    return [*packed(head, parts, "; ", width, 4), *_boats(view, "ocean", say, width)]


def _players(view: PiscesView, scores: list[int], say: Say, width: int) -> Picture:
    names = [say(telling("pisces.player", seat=seat)) for seat in range(len(scores))]
    points = [say(telling("pisces.points", points=score)) for score in scores]
    first, second = max([columns(name) for name in names]), max([columns(text) for text in points])
    lines: Picture = []
    for seat, player in enumerate(view["players"]):
        mark = ">" if seat == view["to_move"] else " "
        name = Span(f"{mark} {flush_left(names[seat], first)}", f"seat-{seat} strong")
        head = [name, Span(f"  {flush_right(points[seat], second)} | ")]
        lines += packed(head, [[Span(thing)] for thing in _things(player, say)], " | ", width, 4)
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


def _business(view: PiscesView, say: Say) -> list[str]:
    """Tell what is going on: an order in which things are named, an auction, a roll, a payment."""
    lines = []
    if view["phase"] == "fleet":
        lines.append(say(telling("pisces.order-boats", area="ocean")))
    if view["phase"] == "purchases" and view["options"]["joint_payment"]:
        lines.append(say(telling("pisces.order-shop")))
    if view["phase"] in ("bidding", "bid payment"):
        lines += _auction(view, say)
    attempt, payment, seat = view["attempt"], view["payment"], view["player"]
    if attempt is not None and attempt["roll"]:
        lines.append(say(telling("pisces.has-rolled", seat=seat, roll=attempt["roll"], area=attempt["area"])))
    if payment is not None and view["phase"] == "bid payment":
        lines.append(say(telling("pisces.owes-bid", seat=seat, due=payment["due"])))
    elif payment is not None:
        lines.append(say(telling("pisces.owes", seat=seat, due=payment["due"], items=payment["items"])))
    if payment is not None and payment["paid"]:
        lines.append(say(telling("pisces.spent", spent=payment["paid"])))
    return lines


def _auction(view: PiscesView, say: Say) -> list[str]:
    lines = []
    for seat, player in enumerate(view["players"]):
        if player["marker"] is not None:
            lines.append(say(telling("pisces.has-bid", seat=seat, spot=player["marker"])))
        if player["passed"]:
            lines.append(say(telling("pisces.has-passed", seat=seat)))
    return lines or [say(telling("pisces.no-bid-yet"))]
