"""What happened in Fresh Fish, line by line."""

from typing import cast

from shoal.core.game import Game, Shown, View
from shoal.core.telling import listed, mark
from shoal.games.fresh_fish.insight import Route, insight
from shoal.games.fresh_fish.printed import CENTERS, OUTLETS, TILES
from shoal.games.fresh_fish.view import OFF, FreshFishView


def tell(game: Game, before: View, shown: Shown, after: View) -> list[str]:
    earlier, later = cast("FreshFishView", before), cast("FreshFishView", after)
    lines = _Teller(game, earlier, later).tell(shown)
    if later["phase"] == "over" and earlier["phase"] != "over":
        lines += _result(game, later)
    return lines


class _Teller:
    """The views before and after an action."""

    def __init__(self, game: Game, before: FreshFishView, after: FreshFishView) -> None:
        self.game = game
        self.before = before
        self.after = after

    def tell(self, shown: Shown) -> list[str]:
        verb, _, rest = shown.text.partition(" ")
        if shown.veiled or verb == "bid":
            return self.bid(shown.seat, None if shown.veiled else rest)
        if verb == "center":
            return self.center(rest)
        if verb == "seat":
            return [f"{mark(int(rest.split()[0]))} begins."]
        if verb == "tile":
            return self.tile(rest)
        if verb == "build":
            return self.build(shown.seat, rest)
        return [self.choice(mark(shown.seat), verb, rest)]

    def choice(self, who: str, verb: str, rest: str) -> str:
        if verb == "take":
            return f"The deck is empty: {who} takes {'a street' if rest == 'street' else 'apartments set aside'}."
        return f"{who} draws a tile." if verb == "draw" else f"{who} passes." if not rest else f"{who} reserves {rest}."

    def center(self, plot: str) -> list[str]:
        return [f"The {CENTERS[len(self.before['centers'])]} stands at {plot}.", *self.forced("")]

    def tile(self, kind: str) -> list[str]:
        if kind == "apartments":
            return ["It is apartments."]
        if kind in TILES[5:]:
            waits = self.after["zones_waiting"] > self.before["zones_waiting"]
            end = ": there are no apartments for it, so it waits for the next." if waits else "."
            return [f"It is a {kind}{end}"]
        auction = self.after["auction"]
        outlet = OUTLETS[TILES.index(kind) - 1]
        if auction is not None:
            bidders = listed([mark(seat) for seat in auction["bidders"]])
            return [f"It is a {outlet}. {bidders} bid for it."]
        return [f"It is the last {outlet}.", *self.handed_over()]

    def bid(self, seat: int, amount: str | None) -> list[str]:
        who, auction = mark(seat), self.before["auction"]
        opened = self.after["opened"]
        if self.after["auction"] is not None or auction is None or opened is None:
            return [f"{who} seals a bid." if amount is None else f"{who} seals a bid of {amount}."]
        bids = [f"{mark(seat)} {bid}" for seat, bid in enumerate(opened["bids"]) if bid is not None]
        return [f"The last bid is in, and all are opened: {listed(bids)}.", *self.handed_over()]

    def handed_over(self) -> list[str]:
        """Tell who gets an outlet, for how much, and what becomes of it if they cannot build it."""
        opened = self.after["opened"]
        if opened is None:
            return []
        who, outlet, price = mark(opened["winner"]), opened["outlet"], opened["bids"][opened["winner"]]
        if price is None:
            lines = [f"Only {who} still needs it, and pays nothing."]
        else:
            tie = opened["bids"].count(price) > 1
            lines = [f"{who} wins the {'tie for the ' if tie else ''}{outlet} and pays {price}."]
        if self.after["builder"] is None:
            lines.append(f"{who} has no reserved plot, so the {outlet} stays beside the board.")
            lines += self.again(opened["winner"])
        return lines

    def again(self, winner: int) -> list[str]:
        player = self.after["player"]
        if self.after["phase"] != "turn" or player is None or winner == self.before["player"]:
            return []
        return [f"{mark(player)}'s turn starts again."]

    def build(self, seat: int, plot: str) -> list[str]:
        who, tile = mark(seat), self.before["tile"]
        waiting = self.after["zones_waiting"] < self.before["zones_waiting"]
        and_zone = [f"The waiting construction zone is put on {plot}."] if waiting else []
        if tile == "construction zone":
            return [f"{who} puts it on the apartments at {plot}."]
        if tile == "apartments" and plot in self.before["zones"]:
            return [f"{who} builds over the construction zone at {plot}; no plot is used.", *and_zone]
        if tile in TILES[1:5]:
            return self.outlet(seat, plot, OUTLETS[TILES.index(tile) - 1])
        what = "apartments" if tile == "apartments" else f"a {tile}"
        return [f"{who} builds {what} at {plot}.", *self.forced(plot), *and_zone]

    def outlet(self, seat: int, plot: str, outlet: str) -> list[str]:
        who = mark(seat)
        lines = [f"{who} builds the {outlet} at {plot}."]
        if self.after["aside"][seat] < self.before["aside"][seat]:
            lines.append(f"One of {who}'s markers set aside comes into play.")
        lines += self.forced(plot)
        route = insight(self.game, self.after)["routes"][seat][OUTLETS.index(outlet)]
        if route["chain"]:
            lines.append(f"Its route has length {route['present']}: {', '.join(route['chain'])}.")
        return lines + self.again(seat)

    def forced(self, built: str) -> list[str]:
        """Tell of the streets that appeared by force, and of the markers that came home."""
        known = {*self.before["streets"], built}
        new = [plot for plot in self.after["streets"] if plot not in known]
        if not new:
            return []
        lines = [
            f"Expropriated for streets: {listed(new)}." if len(new) > 1 else f"Expropriated for a street: {new[0]}."
        ]
        for seat, plots in enumerate(self.before["reserved"]):
            home = [plot for plot in plots if plot in new]
            if home:
                markers = "marker comes" if len(home) == 1 else "markers come"
                lines.append(f"{mark(seat)}'s {markers} home from {listed(home)}.")
        return lines


def _result(game: Game, after: FreshFishView) -> list[str]:
    insights = insight(game, after)
    ending = "settled" if insights["sites"] else "unsold" if insights["outlets_left"] else "full"
    lines = [f"Game over. {game.meta.endings[ending]}"]
    for seat, routes in enumerate(insights["routes"]):
        total, money = sum(route["counts"] for route in routes), after["money"][seat]
        parts = listed([_route(route) for route in routes])
        lines.append(f"{mark(seat)}: {parts} make {total}; less {money} money: {insights['scores'][seat]}.")
    ranks = [(score, -money) for score, money in zip(insights["scores"], after["money"], strict=True)]
    winners = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    by_money = insights["scores"].count(min(insights["scores"])) > len(winners)
    if len(winners) > 1:
        lines.append(f"{listed([mark(seat) for seat in winners])} share the win.")
    else:
        why = ", having more money than the rival" if by_money else ""
        lines.append(f"{mark(winners[0])} wins with {min(insights['scores'])}{why}.")
    return lines


def _route(route: Route) -> str:
    where = " (off board)" if route["at"] == OFF else " (never had)" if route["at"] is None else ""
    return f"{route['outlet']} {route['counts']}{where}"
