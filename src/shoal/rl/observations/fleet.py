"""Fleet as planes: the auction, the round, and each seat from the reader on; hands as far as the reader knows them."""

from typing import Final, cast

from shoal.core.game import Game, State, View
from shoal.core.native import i64
from shoal.core.options import Options
from shoal.games.fleet.edition_numbers import BOAT_KINDS, BOATS, LICENCE_KINDS, LICENCES
from shoal.games.fleet.game import Fleet
from shoal.games.fleet.phases import BIDDING, NAMES, OPENING, PAYING
from shoal.games.fleet.position import Position
from shoal.games.fleet.position_layout import BITS_IN, CLASSES, KIND_BIT
from shoal.games.fleet.view import FleetView, LicenceAuction, Payment, Player
from shoal.rl.observations.native import BytesWriter
from shoal.rl.observations.planes import (
    Features,
    ObservationRow,
    Plane,
    add_number,
    add_numbers,
    add_turned,
    one_hot,
    orders_of,
    places_of,
    seats_turned,
    strips,
)

LEVELS: Final = 6
PHASE_OF: Final = places_of(NAMES)
LICENCE_OF: Final = places_of(LICENCES)
BOAT_OF: Final = places_of(BOATS)
ONE_PHASE: Final = one_hot(len(NAMES))
ONE_LICENCE: Final = one_hot(len(LICENCES))
KINDS_IN: Final = strips(BOAT_KINDS)


class FleetFeatures(Features):
    """Launched boats are counted by kind and level: 0 without a captain, 1 + c with a captain and c crates."""

    orders: list[list[int]]
    turned: list[list[bytes]]
    seats_in: list[list[bytes]]
    cash_of: list[int]
    least_cash: i64

    def __init__(self, game: Game, seats: int, options: Options) -> None:  # noqa: ARG002  (they change no shape)
        kinds, licences = len(BOATS), len(LICENCES)
        cash = cast("Fleet", game).printed.cash
        self.turned = seats_turned(seats)
        self.seats_in = [
            [bytes([bits >> (reader + step) % seats & 1 for step in range(seats)]) for bits in range(16)]
            for reader in range(seats)
        ]
        self.cash_of = [sum([cash[kind] for kind in range(kinds) if bits & KIND_BIT[kind]]) for bits in range(64)]
        self.least_cash = min(cash)
        self.seats = seats
        self.orders = orders_of(seats)
        self.planes = [
            Plane("phase", (len(NAMES),), "1 for the step of the round"),
            Plane("to move", (seats,), "1 for the seat that decides"),
            Plane("start player", (seats,), "1 for the seat that begins the round"),
            Plane("on the block", (licences,), "1 for the licence being auctioned"),
            Plane("highest bid", (seats,), "1 for the seat that made it"),
            Plane(
                "out", (2, seats), "1 for seats that can win no licence any more, then for those out of this bidding"
            ),
            Plane("known", (seats, kinds), "1 for each kind of card that everybody knows to be in the seat's hand"),
            Plane("round", (4,), "round; licences below the display: common, mixed; last round"),
            Plane("display", (licences,), "licences on display"),
            Plane("unseen", (licences,), "licences that nobody has seen"),
            Plane("bid", (1,), "the highest bid"),
            Plane("payment", (5,), "price, discount, cards paid, crates paid, still due"),
            Plane("left", (3,), "launches, captains and cards that the seat may still have"),
            Plane("supply", (3,), "crates in the supply, cards in the deck, how often it was reshuffled"),
            Plane("hand", (kinds,), "the reader's own cards by kind"),
            Plane("hands", (seats, 2), "cards in hand, cash that everybody knows to be in it"),
            Plane("licences", (seats, licences), "licences of each seat"),
            Plane("boats", (seats, kinds, LEVELS), "boats afloat by kind and level"),
            Plane("kept", (seats, 2), "captains and crates processed"),
        ]
        self.length = self.size

    # From the state

    def look(self, state: State, reader: int, out: BytesWriter) -> None:
        position = cast("Position", state)
        order = self.orders[reader]
        self._look_at_round(out, position, reader)
        _look_at_table(out, position, reader)
        self._look_at_hands(out, position, order)
        add_turned(out, position.licences, LICENCE_KINDS * reader)
        add_turned(out, position.fleet, CLASSES * reader)
        for seat in order:
            captains: i64 = 0
            for place in range(BOAT_KINDS * seat, BOAT_KINDS * seat + BOAT_KINDS):
                captains += position.captains[place]
            add_number(out, captains)
            add_number(out, position.processed[seat])

    def _look_at_round(self, out: BytesWriter, position: Position, reader: i64) -> None:
        phase = position.phase
        bidding, on_block = phase == BIDDING, phase in (OPENING, BIDDING)
        turned, seats_in = self.turned[reader], self.seats_in[reader]
        out.write(ONE_PHASE[phase])
        out.write(turned[position.to_move])
        out.write(turned[position.start_player])
        out.write(ONE_LICENCE[position.block if on_block else -1])
        out.write(turned[position.high if bidding else -1])
        out.write(seats_in[position.done])
        out.write(seats_in[position.passed if on_block else 0])
        for seat in self.orders[reader]:
            out.write(KINDS_IN[position.certain[seat]])

    def _look_at_hands(self, out: BytesWriter, position: Position, order: list[int]) -> None:
        """Write the reader's own cards; of other hands only what everybody knows."""
        own: i64 = BOAT_KINDS * order[0]
        add_numbers(out, position.hands, own, own + BOAT_KINDS)
        for seat in order:
            size: i64 = position.hand_size[seat]
            certain: i64 = position.certain[seat]
            cash: i64 = self.cash_of[certain] + (size - BITS_IN[certain]) * self.least_cash
            floor: i64 = position.floors[seat]
            add_number(out, size)
            add_number(out, max(floor, cash))

    # From the view

    def encode(self, view: View, reader: int) -> bytes:
        table = cast("FleetView", view)
        row = ObservationRow(self.length, reader, self.seats)
        below = table["below"]
        players = [table["players"][seat] for seat in row.order()]
        row.one_of(PHASE_OF[table["phase"]], len(NAMES))
        row.seat(table["to_move"])
        row.seat(table["start_player"])
        _write_auction(row, table["auction"])
        for player in players:
            row.tally(BOAT_OF, player["known"])
        row.all_of([table["round"], below[0], below[1] + below[2]])
        row.truth(true=True in table["last_round"])
        row.counts(LICENCE_OF, table["display"])
        row.counts(LICENCE_OF, table["unseen"])
        row.number(table["auction"]["bid"] or 0)
        _write_payment(row, table["payment"])
        row.all_of(table["left"])
        row.all_of([table["supply"], table["deck_size"], table["reshuffles"]])
        row.counts(BOAT_OF, players[0]["hand"])
        for player in players:
            row.number(player["hand_size"])
            row.number(player["at_least"])
        for player in players:
            row.counts(LICENCE_OF, player["licences"])
        for player in players:
            _write_boats(row, player)
        for player in players:
            row.number(player["captains"])
            row.number(player["processed"])
        return row.written()


def _look_at_table(out: BytesWriter, position: Position, reader: int) -> None:
    add_number(out, position.round)
    add_number(out, position.top_left)
    add_number(out, position.commons_left + position.premiums_left)
    add_number(out, 1 if position.no_licences or position.no_crates else 0)
    add_numbers(out, position.display, 0, LICENCE_KINDS)
    add_numbers(out, position.unseen, 0, LICENCE_KINDS)
    add_number(out, position.bid if position.phase == BIDDING else 0)
    add_number(out, position.price)
    add_number(out, position.paid_discount)
    add_number(out, position.paid_cards)
    add_number(out, position.paid_crates)
    knows_due = position.phase != PAYING or not position.hidden or reader == position.payer
    add_number(out, position.due if knows_due else 0)
    add_number(out, position.launches_left)
    add_number(out, position.hires_left)
    add_number(out, position.draws_left)
    add_number(out, position.supply)
    add_number(out, position.deck_size)
    add_number(out, position.reshuffles)


def _write_auction(row: ObservationRow, auction: LicenceAuction) -> None:
    licence, done, passed = auction["licence"], auction["done"], auction["passed"]
    row.one_of(LICENCE_OF[licence] if licence else -1, len(LICENCES))
    row.seat(auction["high"])
    for seat in row.order():
        row.truth(true=seat in done)
    for seat in row.order():
        row.truth(true=seat in passed)


def _write_payment(row: ObservationRow, payment: Payment) -> None:
    row.all_of([payment["price"], payment["discount"], payment["cards"], payment["crates"], payment["due"] or 0])


def _write_boats(row: ObservationRow, player: Player) -> None:
    for alike in player["boats"]:
        level = 1 + alike["crates"] if alike["captain"] else 0
        row.numbers[row.at + LEVELS * BOAT_OF[alike["kind"]] + level] += alike["boats"]
    row.at += len(BOATS) * LEVELS


FEATURES: Final = FleetFeatures
