"""A view of Fleet as a picture: the table, each player's harbour, the reader's hand."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.core.picture import Line, Picture, Span, columns, flush_left, folded, itemized, packed
from shoal.core.telling import Say, Telling, telling
from shoal.games.fleet.edition_numbers import BOATS, LICENCES
from shoal.games.fleet.insight import points_by_source
from shoal.games.fleet.state import state_of
from shoal.games.fleet.view import Boats, Counts, FleetView, Payment, Player

PHASES: Final = (
    (telling("fleet.auction"), ("choose", "open", "bid")),
    (telling("fleet.launching"), ("launch", "cod draw")),
    (telling("fleet.hiring"), ("captain", "aboard", "lobster draw")),
    (telling("fleet.processing"), ("process", "trade draw")),
    (telling("fleet.drawing"), ("draw", "discard")),
)
AUCTION: Final = PHASES[0][1]
WITH_CARDS: Final = ("pay", "launch", "captain", "discard")
"""Phases whose actions name cards. In the auction they name licences, and else boats."""
LICENCES_OWNED: Final = telling("fleet.licences-owned")
BOATS_AFLOAT: Final = telling("fleet.boats-afloat")
HAND: Final = telling("fleet.hand")
CAPTAINS: Final = telling("fleet.captains")
FRESH: Final = telling("fleet.fresh")
HOLDS: Final = telling("fleet.holds")
TO_PAY: Final = telling("fleet.to-pay")
LABELS: Final = (LICENCES_OWNED, BOATS_AFLOAT, HAND, CAPTAINS, FRESH, HOLDS, TO_PAY)
INDENT: Final = "    "


class Lines:
    """A drawing in the making. Labels stand at the left, and what belongs to them begins in one column."""

    def __init__(self, labels: list[str], width: int) -> None:
        self.lines: Picture = []
        self.width = width
        self.label_width = 1 + max([columns(label) for label in labels])

    def add(self, line: Line) -> None:
        self.lines += folded([line], self.width)

    def add_under(self, label: str, parts: list[Line]) -> None:
        self.add_list(INDENT + flush_left(label, self.label_width), parts)

    def add_list(self, start: str, parts: list[Line]) -> None:
        """Add a list, broken into lines that fit, the later ones under the first part."""
        self.lines += packed([Span(start, "faint")], parts, ", ", self.width, columns(start))


def picture(game: Game, view: View, say: Say, width: int) -> Picture:
    fleet_view = cast("FleetView", view)
    state = state_of(game, fleet_view)
    lines = Lines([say(label) for label in LABELS], width)
    lines.add(_headline(fleet_view, say))
    _draw_licences(fleet_view, state.printed.minimum_bids, lines, say)
    lines.lines += itemized(_supplies(fleet_view, say), "faint", width)
    for seat, player in enumerate(fleet_view["players"]):
        points = sum(points_by_source(state, seat).values())
        lines.add([])
        lines.add([Span(_harbour(fleet_view, seat, points, say), f"seat-{seat} strong")])
        _draw_harbour(player, fleet_view["phase"] if fleet_view["to_move"] == seat else "", lines, say)
        _draw_cards(fleet_view, seat, state.printed.cash, lines, say)
        _draw_payment(fleet_view, seat, lines, say)
    return lines.lines


def _headline(view: FleetView, say: Say) -> Line:
    phase = view["phase"]
    if phase == "over":
        return [Span(say(telling("fleet.end", round=view["round"])), "strong")]
    if phase == "pay":
        phase = "launch" if view["payment"]["boat"] else "choose"
    if view["round"] == 0:
        return [Span(say(telling("fleet.setup")), "strong")]
    line = [Span(say(telling("fleet.round", round=view["round"])), "strong"), Span(" ")]
    for name, steps in PHASES:
        line += [Span("  "), Span(f"[{say(name)}]", "good") if phase in steps else Span(say(name), "faint")]
    if any(view["last_round"]):
        line += [Span("   "), Span(say(telling("fleet.last-round")), "bad")]
    return line


def _draw_licences(view: FleetView, minimum_bids: list[int], lines: Lines, say: Say) -> None:
    auction = view["auction"]
    shown: list[Line] = []
    for licence, count in view["display"].items():
        name = say(telling("fleet.on-display", licence=licence, bid=minimum_bids[LICENCES.index(licence)]))
        up = licence == auction["licence"]
        what = licence if view["phase"] in AUCTION else ""
        shown += [[Span(f"[{name}]" if up else name, "strong good" if up else "strong", what)]] * count
    lines.add_list(f"{say(telling('fleet.display'))} ", shown or [[Span(say(telling("fleet.none")))]])
    if auction["bid"] is not None and auction["high"] is not None:
        standing = say(telling("fleet.standing-bid", bid=auction["bid"], seat=auction["high"]))
        lines.add([Span(standing, f"seat-{auction['high']}")])


def _supplies(view: FleetView, say: Say) -> str:
    thrown = sum(player["thrown_size"] for player in view["players"])
    premiums = view["below"][2]
    parts = [
        telling("fleet.licence-deck", licences_left=sum(view["below"]), premiums=premiums),
        telling("fleet.supply", crates=max(view["supply"], 0)),
        telling("fleet.boat-deck", cards=view["deck_size"]),
        telling("fleet.discards", cards=thrown),
        telling("fleet.marker"),
    ]
    return "   ".join(say(part) for part in parts)


def _harbour(view: FleetView, seat: int, points: int, say: Say) -> str:
    player = view["players"][seat]
    mark = (">" if view["to_move"] == seat else " ") + ("*" if view["start_player"] == seat else " ")
    parts = [say(telling("fleet.harbour", seat=seat, points=points, cards=player["hand_size"]))]
    if player["processed"]:
        parts.append(say(telling("fleet.processed-crates", crates=player["processed"])))
    return f"{mark} {', '.join(parts)}"


def _draw_harbour(player: Player, phase: str, lines: Lines, say: Say) -> None:
    if player["licences"]:
        owned = player["licences"].items()
        lines.add_under(
            say(LICENCES_OWNED),
            [[Span(say(telling("fleet.owned", licence=name, count=count)))] for name, count in owned],
        )
    if player["boats"]:
        lines.add_under(say(BOATS_AFLOAT), [_boat(boats, phase, say) for boats in player["boats"]])


def _draw_cards(view: FleetView, seat: int, cash: list[int], lines: Lines, say: Say) -> None:
    """Show the hand to its owner, and to others what they know of it."""
    player = view["players"][seat]
    if player["hand"] is not None:
        lines.add_under(say(HAND), _hand(player["hand"], view["phase"], cash, say))
        if player["captain_cards"]:
            lines.add_under(say(CAPTAINS), _counts(player["captain_cards"], say))
        if view["seat"] == seat and view["fresh"]:
            lines.add_under(say(FRESH), _counts(view["fresh"], say))
    elif player["hand_size"]:
        held: list[Line] = [[Span(say(telling("fleet.held", card=name, count=1)))] for name in player["known"]]
        if len(held) < player["hand_size"]:
            held.append([Span(say(telling("fleet.at-least", cash=player["at_least"])), "faint")])
        lines.add_under(say(HOLDS), held)


def _draw_payment(view: FleetView, seat: int, lines: Lines, say: Say) -> None:
    payment = view["payment"]
    if view["phase"] == "pay" and payment["seat"] == seat and payment["due"] is not None:
        due, price = max(payment["due"], 0), payment["price"] - payment["discount"]
        still = telling("fleet.still-due", due=due, price=price)
        lines.add_under(say(TO_PAY), [[Span(say(still), "bad")], [Span(say(_bought(payment)))]])


def _bought(payment: Payment) -> Telling:
    if payment["boat"] is not None:
        return telling("fleet.for-boat", boat=payment["boat"])
    return telling("fleet.for-licence", licence=payment["licence"])


def _hand(hand: Counts, phase: str, cash: list[int], say: Say) -> list[Line]:
    """Return the cards of a hand with what each is worth as money, and their sum."""
    if not hand:
        return [[Span(say(telling("fleet.none")))]]
    worth = {name: cash[BOATS.index(name)] for name in hand}
    parts: list[Line] = []
    for name, count in hand.items():
        held = telling("fleet.held-worth", card=name, count=count, cash=worth[name])
        parts.append([Span(say(held), "", name if phase in WITH_CARDS else "")])
    total = sum(worth[name] * count for name, count in hand.items())
    return [*parts, [Span(say(telling("fleet.in-all", cash=total)), "faint")]]


def _counts(cards: Counts, say: Say) -> list[Line]:
    return [[Span(say(telling("fleet.held", card=name, count=count)))] for name, count in cards.items()]


def _boat(boats: Boats, phase: str, say: Say) -> Line:
    """Draw boats that are alike, as the actions of the phase name them."""
    crates, empty = boats["crates"], 4 - boats["crates"]
    what = {"aboard": boats["kind"], "process": f"{boats['kind']} {crates}" if crates else ""}.get(phase, "")
    name = Span(f"{say(telling('fleet.sailing', boat=boats['kind'], count=boats['boats']))} ", "", what)
    if not boats["captain"]:
        return [name, Span(f"({say(telling('fleet.no-captain'))})", "faint")]
    return [name, Span(f"[{'#' * crates}{'.' * empty}]", "good", "", f"[{'■' * crates}{'·' * empty}]")]
