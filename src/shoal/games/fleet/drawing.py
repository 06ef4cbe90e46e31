"""A view of Fleet as plain text, at most 96 columns wide: the table, each player's harbour, the reader's hand."""

from typing import Final, cast
from unicodedata import east_asian_width

from shoal.core.game import Game, View
from shoal.core.telling import Say, telling
from shoal.games.fleet.insight import points_by_source
from shoal.games.fleet.printed import BOATS, LICENCES
from shoal.games.fleet.state import state_of
from shoal.games.fleet.view import Boats, Counts, FleetView, Player

PHASES: Final = (
    (telling("fleet.auction"), ("choose", "open", "bid")),
    (telling("fleet.launching"), ("launch", "cod draw")),
    (telling("fleet.hiring"), ("captain", "aboard", "lobster draw")),
    (telling("fleet.processing"), ("process", "trade draw")),
    (telling("fleet.drawing"), ("draw", "discard")),
)
LICENCES_OWNED: Final = telling("fleet.licences-owned")
BOATS_AFLOAT: Final = telling("fleet.boats-afloat")
HAND: Final = telling("fleet.hand")
CAPTAINS: Final = telling("fleet.captains")
FRESH: Final = telling("fleet.fresh")
HOLDS: Final = telling("fleet.holds")
TO_PAY: Final = telling("fleet.to-pay")
LABELS: Final = (LICENCES_OWNED, BOATS_AFLOAT, HAND, CAPTAINS, FRESH, HOLDS, TO_PAY)
WIDTH: Final = 96
INDENT: Final = "    "


def columns(text: str) -> int:
    """Count the columns that a text takes: two for each full-width character."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


class Lines:
    """A drawing in the making. Labels stand at the left, and what belongs to them begins in one column."""

    def __init__(self, labels: list[str]) -> None:
        self.lines: list[str] = []
        self.label_width = 1 + max(columns(label) for label in labels)

    def add(self, line: str) -> None:
        self.lines.append(line.rstrip())

    def add_under(self, label: str, parts: list[str]) -> None:
        self.add_list(INDENT + label + " " * (self.label_width - columns(label)), parts)

    def add_list(self, start: str, parts: list[str]) -> None:
        """Add a list, broken into lines that fit, the later ones under the first part."""
        line = start
        for number, part in enumerate(parts):
            piece = part if number == len(parts) - 1 else f"{part}, "
            if columns(line) + columns(piece) > WIDTH:
                self.add(line)
                line = " " * columns(start)
            line += piece
        self.add(line)

    def text(self) -> str:
        return "\n".join(self.lines)


def draw(game: Game, view: View, say: Say) -> str:
    known = cast("FleetView", view)
    state = state_of(game, known)
    lines = Lines([say(label) for label in LABELS])
    lines.add(_headline(known, say))
    _draw_licences(known, state.printed.minimum_bids, lines, say)
    lines.add(_supplies(known, say))
    for seat, player in enumerate(known["players"]):
        points = sum(points_by_source(state, seat).values())
        lines.add("")
        lines.add(_harbour(known, seat, points, say))
        _draw_harbour(player, lines, say)
        _draw_cards(known, seat, state.printed.cash, lines, say)
        _draw_payment(known, seat, lines, say)
    return lines.text()


def _headline(known: FleetView, say: Say) -> str:
    phase = known["phase"]
    if phase == "over":
        return say(telling("fleet.end", round=known["round"]))
    if phase == "pay":
        phase = "launch" if known["payment"]["boat"] else "choose"
    if known["round"] == 0:
        return say(telling("fleet.setup"))
    names = [f"[{say(name)}]" if phase in steps else say(name) for name, steps in PHASES]
    last = f"   {say(telling('fleet.last-round'))}" if any(known["last_round"]) else ""
    return f"{say(telling('fleet.round', round=known['round']))}   {'  '.join(names)}{last}"


def _draw_licences(known: FleetView, minimum_bids: list[int], lines: Lines, say: Say) -> None:
    auction = known["auction"]
    shown = []
    for licence, count in known["display"].items():
        name = say(telling("fleet.on-display", licence=licence, bid=minimum_bids[LICENCES.index(licence)]))
        shown += [f"[{name}]" if licence == auction["licence"] else name] * count
    lines.add_list(f"{say(telling('fleet.display'))} ", shown or [say(telling("fleet.none"))])
    if auction["bid"] is not None and auction["high"] is not None:
        lines.add(say(telling("fleet.standing-bid", bid=auction["bid"], seat=auction["high"])))


def _supplies(known: FleetView, say: Say) -> str:
    thrown = sum(player["thrown_size"] for player in known["players"])
    premiums = known["below"][2]
    parts = [
        telling("fleet.licence-deck", licences_left=sum(known["below"]), premiums=premiums),
        telling("fleet.supply", crates=max(known["supply"], 0)),
        telling("fleet.boat-deck", cards=known["deck_size"]),
        telling("fleet.discards", cards=thrown),
    ]
    return "   ".join(say(part) for part in parts)


def _harbour(known: FleetView, seat: int, points: int, say: Say) -> str:
    player = known["players"][seat]
    mark = (">" if known["to_move"] == seat else " ") + ("*" if known["start_player"] == seat else " ")
    parts = [say(telling("fleet.harbour", seat=seat, points=points, cards=player["hand_size"]))]
    if player["processed"]:
        parts.append(say(telling("fleet.processed-crates", crates=player["processed"])))
    return f"{mark} {', '.join(parts)}"


def _draw_harbour(player: Player, lines: Lines, say: Say) -> None:
    if player["licences"]:
        owned = player["licences"].items()
        lines.add_under(
            say(LICENCES_OWNED), [say(telling("fleet.owned", licence=name, count=count)) for name, count in owned]
        )
    if player["boats"]:
        lines.add_under(say(BOATS_AFLOAT), [_boat(boats, say) for boats in player["boats"]])


def _draw_cards(known: FleetView, seat: int, cash: list[int], lines: Lines, say: Say) -> None:
    """Show the hand to its owner, and to others what they know of it."""
    player = known["players"][seat]
    if player["hand"] is not None:
        worth = sum(cash[BOATS.index(name)] * count for name, count in player["hand"].items())
        lines.add_under(say(HAND), [*_counts(player["hand"], say), say(telling("fleet.in-all", cash=worth))])
        if player["captain_cards"]:
            lines.add_under(say(CAPTAINS), _counts(player["captain_cards"], say))
        if known["seat"] == seat and known["fresh"]:
            lines.add_under(say(FRESH), _counts(known["fresh"], say))
    elif player["hand_size"]:
        held = [say(telling("fleet.held", card=name, count=1)) for name in player["known"]]
        if len(held) < player["hand_size"]:
            held.append(say(telling("fleet.at-least", cash=player["at_least"])))
        lines.add_under(say(HOLDS), held)


def _draw_payment(known: FleetView, seat: int, lines: Lines, say: Say) -> None:
    payment = known["payment"]
    if known["phase"] == "pay" and payment["seat"] == seat and payment["due"] is not None:
        due, price = max(payment["due"], 0), payment["price"] - payment["discount"]
        lines.add_under(say(TO_PAY), [say(telling("fleet.still-due", due=due, price=price))])


def _counts(cards: Counts, say: Say) -> list[str]:
    return [say(telling("fleet.held", card=name, count=count)) for name, count in cards.items()]


def _boat(boats: Boats, say: Say) -> str:
    crates = boats["crates"]
    cargo = f"[{'#' * crates}{'.' * (4 - crates)}]" if boats["captain"] else f"({say(telling('fleet.no-captain'))})"
    return f"{say(telling('fleet.sailing', boat=boats['kind'], count=boats['boats']))} {cargo}"
