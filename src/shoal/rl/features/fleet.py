"""Fleet as planes: the auction, the round, and each seat from the reader on; hands as far as the reader knows them."""

from typing import Final, cast

from shoal.core.game import Game, View
from shoal.games.fleet.phases import NAMES
from shoal.games.fleet.printed import BOATS, LICENCES
from shoal.games.fleet.view import FleetView, Player
from shoal.rl.features.planes import Features, Plane, counts, one_hot, seen_from, small

LEVELS: Final = 6
PHASE_OF: Final = {name: place for place, name in enumerate(NAMES)}
LICENCE_OF: Final = {name: place for place, name in enumerate(LICENCES)}
BOAT_OF: Final = {name: place for place, name in enumerate(BOATS)}


class FleetFeatures(Features):
    """Boats afloat are counted by kind and level: 0 without a captain, 1 + c with a captain and c crates."""

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
            Plane("on the block", (licences,), "1 for the licence under the hammer"),
            Plane("bid", (1 + seats,), "the standing bid, and 1 for whose it is"),
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

    def encode(self, view: View, reader: int) -> list[int]:
        table = cast("FleetView", view)
        seats, auction, payment = self.seats, table["auction"], table["payment"]
        order = [table["players"][(reader + step) % seats] for step in range(seats)]
        row = one_hot(PHASE_OF[table["phase"]], len(NAMES))
        row += one_hot(seen_from(reader, table["to_move"], seats), seats)
        row += one_hot(seen_from(reader, table["start_player"], seats), seats)
        below = table["below"]
        row += [table["round"], below[0], below[1] + below[2], 1 if True in table["last_round"] else 0]
        row += counts(LICENCES, table["display"]) + counts(LICENCES, table["unseen"])
        row += one_hot(LICENCE_OF[auction["licence"]] if auction["licence"] else -1, len(LICENCES))
        row += [small(auction["bid"] or 0), *one_hot(seen_from(reader, auction["high"], seats), seats)]
        for out in (auction["done"], auction["passed"]):
            row += [1 if (reader + step) % seats in out else 0 for step in range(seats)]
        row += [payment["price"], payment["discount"], payment["cards"], payment["crates"], small(payment["due"] or 0)]
        row += table["left"] + [small(table["supply"]), small(table["deck_size"]), small(table["reshuffles"])]
        for player in order:
            row += [small(player["hand_size"]), small(player["at_least"]), *counts(BOATS, player["hand"])]
            row += [player["known"].count(kind) for kind in BOATS]
        for player in order:
            row += counts(LICENCES, player["licences"])
        for player in order:
            row += _boats(player)
        for player in order:
            row += [player["captains"], small(player["processed"])]
        return row


def _boats(player: Player) -> list[int]:
    row = [0] * (len(BOATS) * LEVELS)
    for alike in player["boats"]:
        level = 1 + alike["crates"] if alike["captain"] else 0
        row[LEVELS * BOAT_OF[alike["kind"]] + level] += alike["boats"]
    return row


FEATURES: Final = FleetFeatures
