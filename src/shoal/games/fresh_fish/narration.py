"""What happened in Fresh Fish, as tellings."""

from typing import Final, cast

from shoal.core.game import Game, Shown, View
from shoal.core.telling import Telling, telling
from shoal.games.fresh_fish.edition_numbers import CENTERS, DEMONSTRATION, FIRST_OUTLET, TILES
from shoal.games.fresh_fish.insight import FreshFishInsight, insight
from shoal.games.fresh_fish.view import OFF, FreshFishView

OUTLET_TILES: Final = TILES[FIRST_OUTLET:DEMONSTRATION]


def tell(game: Game, before: View, shown: Shown, after: View) -> list[Telling]:
    earlier, later = cast("FreshFishView", before), cast("FreshFishView", after)
    told = _Teller(game, earlier, later).tell(shown)
    if later["phase"] == "over" and earlier["phase"] != "over":
        told += _result(insight(game, later), later["money"])
    return told


class _Teller:
    """The views before and after an action."""

    def __init__(self, game: Game, before: FreshFishView, after: FreshFishView) -> None:
        self.game = game
        self.before = before
        self.after = after

    def tell(self, shown: Shown) -> list[Telling]:
        verb, _, rest = shown.text.partition(" ")
        if shown.veiled or verb == "bid":
            return self.bid(shown.seat, None if shown.veiled else int(rest))
        if verb == "center":
            return self.center(rest)
        if verb == "seat":
            return [telling("fresh_fish.begins", seat=int(rest.split()[0]))]
        if verb == "tile":
            return self.tile(rest)
        if verb == "build":
            return self.build(shown.seat, rest)
        return [self.choice(shown.seat, verb, rest)]

    def choice(self, seat: int, verb: str, rest: str) -> Telling:
        if verb == "take":
            return telling("fresh_fish.took", seat=seat, tile=rest)
        if verb == "reserve":
            return telling("fresh_fish.reserved", seat=seat, plot=rest)
        return telling("fresh_fish.drew" if verb == "draw" else "fresh_fish.passed", seat=seat)

    def center(self, plot: str) -> list[Telling]:
        """Tell of a center by chance; the first time also of the Harbor, which no action places."""
        placed = [*self.before["centers"], plot]
        new = range(0 if len(placed) == 2 else len(placed) - 1, len(placed))
        stands = [telling("fresh_fish.stands", center=CENTERS[place], plot=placed[place]) for place in new]
        return [*stands, *self.forced("")]

    def tile(self, tile: str) -> list[Telling]:
        if tile not in OUTLET_TILES:
            waits = self.after["zones_waiting"] > self.before["zones_waiting"]
            return [telling("fresh_fish.zone-waits" if waits else "fresh_fish.turned-up", tile=tile)]
        auction = self.after["auction"]
        if auction is not None:
            return [telling("fresh_fish.auctioned", outlet=tile, seats=auction["bidders"])]
        return [telling("fresh_fish.last-turned-up", outlet=tile), *self.handed_over()]

    def bid(self, seat: int, amount: int | None) -> list[Telling]:
        opened = self.after["opened"]
        if self.after["auction"] is not None or opened is None:
            if amount is None:
                return [telling("fresh_fish.sealed", seat=seat)]
            return [telling("fresh_fish.sealed-bid", seat=seat, bid=amount)]
        bids = [[bidder, bid] for bidder, bid in enumerate(opened["bids"]) if bid is not None]
        return [telling("fresh_fish.bids-opened", bids=bids), *self.handed_over()]

    def handed_over(self) -> list[Telling]:
        """Tell who gets an outlet, for how much, and what becomes of it if they cannot build it."""
        opened = self.after["opened"]
        if opened is None:
            return []
        winner, outlet, price = opened["winner"], opened["outlet"].lower(), opened["bids"][opened["winner"]]
        if price is None:
            told = [telling("fresh_fish.won-alone", seat=winner, outlet=outlet)]
        elif opened["bids"].count(price) == 1:
            told = [telling("fresh_fish.won-auction", seat=winner, outlet=outlet, price=price)]
        else:
            told = [
                telling(
                    "fresh_fish.won-tie-left-first"
                    if self.after["options"]["tie_break"] == "left"
                    else "fresh_fish.won-tie-drawer-first",
                    seat=winner,
                    outlet=outlet,
                    price=price,
                )
            ]
        if self.after["builder"] is None:
            told.append(telling("fresh_fish.beside-board", seat=winner, outlet=outlet))
            told += self.again(winner)
        return told

    def again(self, winner: int) -> list[Telling]:
        player = self.after["player"]
        if self.after["phase"] != "turn" or player is None or winner == self.before["player"]:
            return []
        return [telling("fresh_fish.turn-again", seat=player)]

    def build(self, seat: int, plot: str) -> list[Telling]:
        tile = self.before["tile"]
        waiting = self.after["zones_waiting"] < self.before["zones_waiting"]
        and_zone = [telling("fresh_fish.waiting-zone-put", plot=plot)] if waiting else []
        if tile == "construction zone":
            return [telling("fresh_fish.zone-put", seat=seat, plot=plot)]
        if tile == "apartments" and plot in self.before["zones"]:
            return [telling("fresh_fish.built-over-zone", seat=seat, plot=plot), *and_zone]
        built = telling("fresh_fish.built", seat=seat, tile=tile, plot=plot)
        if tile in OUTLET_TILES:
            return [built, *self.outlet(seat, plot, tile)]
        return [built, *self.forced(plot), *and_zone]

    def outlet(self, seat: int, plot: str, outlet: str) -> list[Telling]:
        """Tell what an outlet brings: a marker, streets, and its route if it has one."""
        told = []
        if self.after["aside"][seat] < self.before["aside"][seat]:
            told.append(telling("fresh_fish.marker-joins", seat=seat))
        told += self.forced(plot)
        route = insight(self.game, self.after)["routes"][seat][OUTLET_TILES.index(outlet)]
        if route["chain"]:
            told.append(telling("fresh_fish.route", outlet=outlet, length=route["present"], route=route["chain"]))
        return told + self.again(seat)

    def forced(self, built: str) -> list[Telling]:
        """Tell of the streets that appeared by force, and of the markers that came home."""
        expected = {*self.before["streets"], built}
        new = [plot for plot in self.after["streets"] if plot not in expected]
        if not new:
            return []
        told = [telling("fresh_fish.expropriated", plots=new)]
        for seat, plots in enumerate(self.before["reserved"]):
            home = [plot for plot in plots if plot in new]
            if home:
                told.append(telling("fresh_fish.markers-home", seat=seat, plots=home))
        return told


def _result(facts: FreshFishInsight, money: list[int]) -> list[Telling]:
    ending = "settled" if facts["sites"] else "unsold" if facts["outlets_left"] else "full"
    told = [telling("fresh_fish.over", ending=ending)]
    for seat, routes in enumerate(facts["routes"]):
        counts = [[route["outlet"].lower(), route["counts"]] for route in routes]
        missing = [route["outlet"].lower() for route in routes if route["at"] in (None, OFF)]
        total, score = sum([route["counts"] for route in routes]), facts["scores"][seat]
        told.append(
            telling(
                "fresh_fish.scored",
                seat=seat,
                score=score,
                routes=counts,
                total=total,
                money=money[seat],
                missing=missing,
            )
        )
    return [*told, winner(facts["scores"], money)]


def winner(scores: list[int], money: list[int]) -> Telling:
    """Tell who wins: the lowest score, of equal ones the most money, and else several together."""
    score = min(scores)
    tied = [seat for seat, points in enumerate(scores) if points == score]
    most = max([money[seat] for seat in tied])
    winners = [seat for seat in tied if money[seat] == most]
    if len(tied) == 1:
        return telling("fresh_fish.won", seat=winners[0], score=score)
    if len(winners) == 1:
        return telling("fresh_fish.won-by-money", tied=tied, seat=winners[0], score=score, money=most)
    if len(winners) < len(tied):
        return telling("fresh_fish.shared-by-money", tied=tied, seats=winners, score=score, money=most)
    return telling("fresh_fish.shared", seats=winners, score=score, money=most)
