"""Fleet as planes: the auction, the round, and each seat from the reader on; hands as far as the reader knows them."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.games.fleet.phases import NAMES
from shoal.games.fleet.printed import BOATS, LICENCES
from shoal.games.fleet.view import Auction, FleetView, Payment, Player
from shoal.rl.features.planes import Features, Plane, Row, places_of

LEVELS: Final = 6
PHASE_OF: Final = places_of(NAMES)
LICENCE_OF: Final = places_of(LICENCES)
BOAT_OF: Final = places_of(BOATS)


class FleetFeatures(Features):
    """Launched boats are counted by kind and level: 0 without a captain, 1 + c with a captain and c crates."""

    def __init__(self, game: Game, seats: int) -> None:  # noqa: ARG002  (the cards are the same in every edition)
        kinds, licences = len(BOATS), len(LICENCES)
        self.seats = seats
        self.planes = [
            Plane("phase", (len(NAMES),), "1 for the step of the round"),
            Plane("to move", (seats,), "1 for the seat that decides"),
            Plane("start player", (seats,), "1 for the seat that begins the round"),
            Plane("round", (4,), "round; licences below the display: common, mixed; last round"),
            Plane("display", (licences,), "licences on display"),
            Plane("unseen", (licences,), "licences that nobody has seen"),
            Plane("on the block", (licences,), "1 for the licence being auctioned"),
            Plane("bid", (1 + seats,), "the highest bid, and 1 for the seat that made it"),
            Plane(
                "out", (2, seats), "1 for seats that can win no licence any more, then for those out of this bidding"
            ),
            Plane("payment", (5,), "price, discount, cards paid, crates paid, still due"),
            Plane("left", (3,), "launches, captains and cards that the seat may still have"),
            Plane("supply", (3,), "crates in the supply, cards in the deck, how often it was reshuffled"),
            Plane(
                "hands", (seats, 2 + 2 * kinds), "cards in hand, cash known; cards by kind: own ones, publicly known"
            ),
            Plane("licences", (seats, licences), "licences of each seat"),
            Plane("boats", (seats, kinds, LEVELS), "boats afloat by kind and level"),
            Plane("kept", (seats, 2), "captains and crates processed"),
        ]
        self.length = self.size

    def encode(self, view: View, reader: int) -> bytes:
        table = cast("FleetView", view)
        row = Row(self.length, reader, self.seats)
        order = row.order()
        below = table["below"]
        row.one_of(PHASE_OF[table["phase"]], len(NAMES))
        row.seat(table["to_move"])
        row.seat(table["start_player"])
        row.all_of([table["round"], below[0], below[1] + below[2]])
        row.truth(true=True in table["last_round"])
        row.counts(LICENCE_OF, table["display"])
        row.counts(LICENCE_OF, table["unseen"])
        _write_auction(row, table["auction"], order)
        _write_payment(row, table["payment"])
        row.all_of(table["left"])
        row.all_of([table["supply"], table["deck_size"], table["reshuffles"]])
        players = [table["players"][seat] for seat in order]
        for player in players:
            row.number(player["hand_size"])
            row.number(player["at_least"])
            row.counts(BOAT_OF, player["hand"])
            row.tally(BOAT_OF, player["known"])
        for player in players:
            row.counts(LICENCE_OF, player["licences"])
        for player in players:
            _write_boats(row, player)
        for player in players:
            row.number(player["captains"])
            row.number(player["processed"])
        return row.written()


def _write_auction(row: Row, auction: Auction, order: list[int]) -> None:
    licence, done, passed = auction["licence"], auction["done"], auction["passed"]
    row.one_of(LICENCE_OF[licence] if licence else -1, len(LICENCES))
    row.number(auction["bid"] or 0)
    row.seat(auction["high"])
    for seat in order:
        row.truth(true=seat in done)
    for seat in order:
        row.truth(true=seat in passed)


def _write_payment(row: Row, payment: Payment) -> None:
    row.all_of([payment["price"], payment["discount"], payment["cards"], payment["crates"], payment["due"] or 0])


def _write_boats(row: Row, player: Player) -> None:
    for alike in player["boats"]:
        level = 1 + alike["crates"] if alike["captain"] else 0
        row.numbers[row.at + LEVELS * BOAT_OF[alike["kind"]] + level] += alike["boats"]
    row.at += len(BOATS) * LEVELS


FEATURES: Final = FleetFeatures
