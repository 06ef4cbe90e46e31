"""A view of Fleet as plain text, at most 96 columns wide: the table, each player's harbour, the reader's hand."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.games.fleet.insight import points_by_source
from shoal.games.fleet.view import Boats, Counts, FleetView, Player, restore
from shoal.games.fleet.words import plural

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
    state = restore(game, known)
    points = [sum(points_by_source(state, seat).values()) for seat in range(state.seats)]
    lines = [_headline(known), _licences(game, known), _supplies(known)]
    for seat, player in enumerate(known["players"]):
        lines += ["", *_harbour(game, known, seat, player, points[seat])]
    return "\n".join(line.rstrip() for line in lines)


def _headline(known: FleetView) -> str:
    phase = known["phase"]
    if phase == "over":
        return f"Round {known['round']}, the end"
    if phase == "pay":
        phase = "launch" if known["payment"]["boat"] else "choose"
    names = [f"[{name}]" if phase in steps else name for name, steps in PHASES]
    last = "   LAST ROUND" if any(known["last_round"]) else ""
    return f"Round {known['round']}   {'  '.join(names)}{last}"


def _licences(game: Game, known: FleetView) -> str:
    auction = known["auction"]
    shown = []
    for licence, count in known["display"].items():
        mark = "*" if licence == auction["licence"] else ""
        shown += [f"{mark}{licence}{mark}"] * count
    top, commons, premiums = known["below"]
    rest = f"{top + commons + premiums} to come" + (f", {premiums} premium" if premiums else "")
    bid = ""
    if auction["bid"] is not None and auction["high"] is not None:
        bid = f"   ${auction['bid']} bid by {game.meta.seat_name(auction['high'])}"
    return f"Licences: {', '.join(shown) or 'none'} ({rest}){bid}"


def _supplies(known: FleetView) -> str:
    thrown = sum(player["thrown_size"] for player in known["players"])
    return f"Crates: {max(known['supply'], 0)}   Boat deck: {known['deck_size']}   Discards: {thrown}"


def _harbour(game: Game, known: FleetView, seat: int, player: Player, points: int) -> list[str]:
    mark = ">" if known["to_move"] == seat else "*" if known["start_player"] == seat else " "
    hand = plural(player["hand_size"], "card")
    crates = f", {plural(player['processed'], 'processed crate')}" if player["processed"] else ""
    lines = [f"{mark} {game.meta.seat_name(seat)}: {plural(points, 'point')}, {hand}{crates}"]
    if player["licences"]:
        lines += _wrapped("licences", [_counted(name, count) for name, count in player["licences"].items()])
    if player["boats"]:
        lines += _wrapped("boats", [_boat(boats) for boats in player["boats"]])
    lines += _cards(known, seat, player)
    return lines


def _cards(known: FleetView, seat: int, player: Player) -> list[str]:
    """Show the hand to its owner, and to others what they know of it."""
    lines: list[str] = []
    if player["hand"] is not None:
        lines += _wrapped("hand", _counts(player["hand"]))
        if player["captain_cards"]:
            lines += _wrapped("captains", _counts(player["captain_cards"]))
        if known["seat"] == seat and known["fresh"]:
            lines += _wrapped("just drawn", _counts(known["fresh"]))
    elif player["hand_size"]:
        held = [*player["known"], f"at least ${player['at_least']}"]
        lines += _wrapped("holds", held)
    payment = known["payment"]
    if known["phase"] == "pay" and payment["seat"] == seat and payment["due"] is not None:
        lines += _wrapped("to pay", [f"${max(payment['due'], 0)} of ${payment['price'] - payment['discount']}"])
    return lines


def _counts(cards: Counts) -> list[str]:
    return [_counted(name, count) for name, count in cards.items()]


def _counted(name: str, count: int) -> str:
    return name if count == 1 else f"{count} {name}"


def _boat(boats: Boats) -> str:
    cargo = f"[{'#' * boats['crates']}{'.' * (4 - boats['crates'])}]" if boats["captain"] else "(no captain)"
    return f"{_counted(boats['kind'], boats['boats'])} {cargo}"


def _wrapped(label: str, parts: list[str]) -> list[str]:
    """Break a list into lines that fit, under a label."""
    lines, line = [], f"    {label + ':':<11}"
    for number, part in enumerate(parts):
        piece = part if number == len(parts) - 1 else f"{part}, "
        if len(line) + len(piece) > WIDTH:
            lines.append(line)
            line = " " * 15
        line += piece
    return [*lines, line]
