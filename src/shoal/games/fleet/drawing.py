"""A view of Fleet as plain text, at most 96 columns wide: the table, each player's harbour, the reader's hand."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.core.telling import counted
from shoal.games.fleet.insight import points_by_source
from shoal.games.fleet.printed import BOATS, LICENCES
from shoal.games.fleet.state import state_of
from shoal.games.fleet.view import Boats, Counts, FleetView, Player

PHASES: Final = (
    ("Auction", ("choose", "open", "bid")),
    ("Launch", ("launch", "cod draw")),
    ("Captains", ("captain", "aboard", "lobster draw")),
    ("Processing", ("process", "trade draw")),
    ("Draw", ("draw", "discard")),
)
WIDTH: Final = 96


def draw(game: Game, view: View) -> str:
    known = cast("FleetView", view)
    state = state_of(game, known)
    points = [sum(points_by_source(state, seat).values()) for seat in range(state.seats)]
    lines = [_headline(known), *_licences(game, known, state.printed.minimum_bids), _supplies(known)]
    for seat, player in enumerate(known["players"]):
        lines += ["", *_harbour(game, known, seat, player, points[seat])]
        lines += _cards(known, seat, player, state.printed.cash)
    return "\n".join(line.rstrip() for line in lines)


def _headline(known: FleetView) -> str:
    phase = known["phase"]
    if phase == "over":
        return f"The end, after round {known['round']}"
    if phase == "pay":
        phase = "launch" if known["payment"]["boat"] else "choose"
    if known["round"] == 0:
        return "Setup"
    names = [f"[{name}]" if phase in steps else name for name, steps in PHASES]
    last = "   LAST ROUND" if any(known["last_round"]) else ""
    return f"Round {known['round']}   {'  '.join(names)}{last}"


def _licences(game: Game, known: FleetView, minimum_bids: list[int]) -> list[str]:
    auction = known["auction"]
    shown = []
    for licence, count in known["display"].items():
        name = f"{licence} ${minimum_bids[LICENCES.index(licence)]}"
        shown += [f"[{name}]" if licence == auction["licence"] else name] * count
    lines = _broken("Licences: ", shown or ["none"])
    if auction["bid"] is not None and auction["high"] is not None:
        lines.append(f"Bid: ${auction['bid']} by {game.meta.seat_name(auction['high'])}")
    return lines


def _supplies(known: FleetView) -> str:
    thrown = sum(player["thrown_size"] for player in known["players"])
    top, commons, premiums = known["below"]
    rest = f"{top + commons + premiums}, {premiums} premium" if premiums else f"{top + commons}"
    crates = max(known["supply"], 0)
    return f"Licence deck: {rest}   Crates: {crates}   Boat deck: {known['deck_size']}   Discards: {thrown}"


def _harbour(game: Game, known: FleetView, seat: int, player: Player, points: int) -> list[str]:
    mark = (">" if known["to_move"] == seat else " ") + ("*" if known["start_player"] == seat else " ")
    hand = counted(player["hand_size"], "card")
    crates = f", {counted(player['processed'], 'processed crate')}" if player["processed"] else ""
    lines = [f"{mark} {game.meta.seat_name(seat)}: {counted(points, 'point')}, {hand}{crates}"]
    if player["licences"]:
        lines += _wrapped("licences", [_several(name, count) for name, count in player["licences"].items()])
    if player["boats"]:
        lines += _wrapped("boats", [_boat(boats) for boats in player["boats"]])
    return lines


def _cards(known: FleetView, seat: int, player: Player, cash: list[int]) -> list[str]:
    """Show the hand to its owner, and to others what they know of it."""
    lines: list[str] = []
    if player["hand"] is not None:
        worth = sum(cash[BOATS.index(name)] * count for name, count in player["hand"].items())
        lines += _wrapped("hand", [*_counts(player["hand"]), f"${worth} in all"])
        if player["captain_cards"]:
            lines += _wrapped("captains", _counts(player["captain_cards"]))
        if known["seat"] == seat and known["fresh"]:
            lines += _wrapped("just drawn", _counts(known["fresh"]))
    elif player["hand_size"]:
        all_known = len(player["known"]) == player["hand_size"]
        lines += _wrapped("holds", player["known"] + ([] if all_known else [f"at least ${player['at_least']}"]))
    payment = known["payment"]
    if known["phase"] == "pay" and payment["seat"] == seat and payment["due"] is not None:
        lines += _wrapped("to pay", [f"${max(payment['due'], 0)} of ${payment['price'] - payment['discount']}"])
    return lines


def _counts(cards: Counts) -> list[str]:
    return [_several(name, count) for name, count in cards.items()]


def _several(name: str, count: int) -> str:
    return name if count == 1 else f"{count} {name}"


def _boat(boats: Boats) -> str:
    cargo = f"[{'#' * boats['crates']}{'.' * (4 - boats['crates'])}]" if boats["captain"] else "(no captain)"
    return f"{_several(boats['kind'], boats['boats'])} {cargo}"


def _wrapped(label: str, parts: list[str]) -> list[str]:
    return _broken(f"    {label + ':':<12}", parts)


def _broken(start: str, parts: list[str]) -> list[str]:
    """Break a list into lines that fit, the later ones under the first part."""
    lines, line = [], start
    for number, part in enumerate(parts):
        piece = part if number == len(parts) - 1 else f"{part}, "
        if len(line) + len(piece) > WIDTH:
            lines.append(line)
            line = " " * len(start)
        line += piece
    return [*lines, line]
