"""A whole game of Fresh Fish by the letter of the rules, slow and plain. It shares nothing with the engine.

Everything is known by its text: plots, actions, tiles. Expropriation comes from the board oracle.
"""

from copy import deepcopy
from dataclasses import dataclass, field

from games.fresh_fish.fresh_fish_oracle import (
    Board,
    Plot,
    beside,
    forced_by_removal,
    having,
    parse_plot,
    plot_text,
    route,
)

SIDE = {2: 7, 3: 8, 4: 9, 5: 10}
APARTMENTS = {2: 8, 3: 12, 4: 15, 5: 19}
MAXIMUM = {2: 8, 3: 10, 4: 12, 5: 14}
OUTLETS = ("fish market", "nuclear waste disposal", "gas station", "game shop")


@dataclass
class Player:
    """What lies before a player; an outlet that could not be built is at None."""

    money: int = 15
    supply: int = 6
    aside: int = 2
    plots: set[Plot] = field(default_factory=set)
    outlets: dict[str, Plot | None] = field(default_factory=dict)
    beginner: bool = True


class NaiveGame:
    """A game in play: `turn`, `legal` and `outcomes` say what may come, `play` makes it happen."""

    def __init__(
        self,
        seats: int,
        layout: str = "simple",
        tie_break: str = "author",
        construction_zones: int = 0,
        demonstrations: int = 0,
        play_to_full_board: bool = False,
    ) -> None:
        self.side = SIDE[seats]
        self.layout, self.tie_break, self.to_full_board = layout, tie_break, play_to_full_board
        self.board: Board = {(row, column): "." for row in range(self.side) for column in range(self.side)}
        self.players = [Player() for _ in range(seats)]
        self.deck = dict.fromkeys(OUTLETS, seats)
        self.deck["apartments"] = APARTMENTS[seats] + construction_zones
        self.deck["construction zone"], self.deck["demonstration"] = construction_zones, demonstrations
        self.set_aside = 24 - self.deck["apartments"]
        self.zones: set[Plot] = set()
        self.waiting_zones = 0
        self.centers: list[Plot] = []
        self.phase = "centers"
        self.player = self.builder = 0
        self.tile = ""
        self.bids: dict[int, int] = {}
        self.center((0, 0))

    # What may come

    def turn(self) -> tuple[int, ...]:
        if self.phase == "over":
            return ()
        if self.phase == "bids":
            return tuple(seat for seat in self.bidders() if seat not in self.bids)
        return {"turn": (self.player,), "build": (self.builder,)}.get(self.phase, (-1,))

    def bidders(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if self.tile not in player.outlets]

    def outcomes(self) -> dict[str, int]:
        if self.phase == "tile":
            return {f"tile {kind}": number for kind, number in self.deck.items() if number}
        if self.phase == "start":
            return {f"seat {seat} starts": 1 for seat in range(len(self.players))}
        return {f"center {plot_text(plot)}": 1 for plot in self.center_plots()} if self.phase == "centers" else {}

    def center_plots(self) -> list[Plot]:
        far, half = self.side - 1, self.side // 2
        safe = having(self.board, ".") - forced_by_removal(self.board)
        if self.layout == "simple":
            return [plot for plot in safe if plot in ((0, far), (far, 0), (far, far))]
        if self.layout == "complex":
            return list(safe)
        low, high = set(range(half)), set(range(self.side - half, self.side))
        quarters = [
            {(row, column) for row in rows for column in columns} for rows in (low, high) for columns in (low, high)
        ]
        free = set().union(*(quarter for quarter in quarters if quarter.isdisjoint(self.centers)))
        return [plot for plot in safe if plot in free]

    def legal(self, seat: int) -> set[str]:
        if seat not in self.turn():
            return set()
        player = self.players[seat]
        if self.phase == "bids":
            return {f"bid {amount}" for amount in range(player.money + 1)}
        if self.phase == "build":
            return {f"build {plot_text(plot)}" for plot in self.building_plots(player)}
        choices = {f"reserve {plot_text(plot)}" for plot in self.reservable(player)}
        if player.plots and sum(self.deck.values()):
            choices.add("draw")
        elif player.plots:
            choices |= {"take street", "take apartments"} if self.set_aside else {"take street"}
        return choices or {"pass"}

    def reserved(self) -> set[Plot]:
        return set().union(*(player.plots for player in self.players))

    def reservable(self, player: Player) -> list[Plot]:
        reserved = self.reserved()
        free = [plot for plot in having(self.board, ".") if plot not in reserved and player.supply]
        if player.beginner:
            return free
        marked = {plot for plot in self.board if self.board[plot] != "." or plot in reserved}
        return [plot for plot in free if marked & set(beside(plot))]

    def building_plots(self, player: Player) -> set[Plot]:
        if self.tile == "construction zone":
            return having(self.board, "#") - self.zones
        return player.plots | self.zones if self.tile == "apartments" else player.plots

    # What happens

    def after(self, seat: int, text: str) -> "NaiveGame":
        other = deepcopy(self)
        other.play(seat, text)
        return other

    def play(self, seat: int, text: str) -> None:
        verb, _, rest = text.partition(" ")
        if verb == "seat":
            self.player, self.phase = int(rest[0]), "turn"
        elif verb == "center":
            self.center(parse_plot(rest))
        elif verb == "tile":
            self.turn_up(rest)
        elif verb == "bid":
            self.bids[seat] = int(rest)
            if not self.turn():
                self.open_bids()
        elif verb == "build":
            self.build(seat, parse_plot(rest))
        elif verb == "draw":
            self.phase = "tile"
        elif verb == "take":
            self.tile, self.builder, self.phase = rest, seat, "build"
            self.set_aside -= rest == "apartments"
        else:
            if verb == "reserve":
                self.reserve(self.players[seat], parse_plot(rest))
            self.next_turn()

    def center(self, plot: Plot) -> None:
        self.centers.append(plot)
        self.board[plot] = "S"
        self.expropriate()
        self.phase = "start" if len(self.centers) == 4 else "centers"

    def reserve(self, player: Player, plot: Plot) -> None:
        player.plots.add(plot)
        player.supply -= 1
        player.beginner = False

    def next_turn(self) -> None:
        self.player = (self.player + 1) % len(self.players)
        self.phase = "turn"

    def turn_up(self, kind: str) -> None:
        self.deck[kind] -= 1
        self.tile, self.builder, self.phase = kind, self.player, "build"
        if kind in OUTLETS:
            self.phase, self.bids = "bids", {}
            if len(self.bidders()) == 1:
                self.hand_over(self.bidders()[0], 0)
        elif kind == "construction zone" and not having(self.board, "#") - self.zones:
            self.waiting_zones += 1
            self.next_turn()

    def open_bids(self) -> None:
        seats = len(self.players)
        first = self.player + (self.tie_break == "left")
        order = [(first + step) % seats for step in range(seats)]
        highest = max(self.bids.values())
        self.hand_over(next(seat for seat in order if self.bids.get(seat) == highest), highest)

    def hand_over(self, winner: int, price: int) -> None:
        player = self.players[winner]
        player.money -= price
        self.builder, self.phase = winner, "build"
        if not player.plots:
            player.outlets[self.tile] = None
            self.go_on()

    def build(self, seat: int, plot: Plot) -> None:
        player, tile = self.players[seat], self.tile
        if tile == "construction zone":
            self.zones.add(plot)
            self.next_turn()
            return
        if plot in self.zones:
            self.zones.remove(plot)
        else:
            player.plots.remove(plot)
            self.board[plot] = {"apartments": "#", "street": "=", "demonstration": "D"}.get(tile, "O")
            self.pay_markers(player, plot)
            self.expropriate()
        if tile == "apartments" and self.waiting_zones:
            self.waiting_zones -= 1
            self.zones.add(plot)
        self.go_on()

    def pay_markers(self, player: Player, plot: Plot) -> None:
        if self.tile in OUTLETS:
            player.outlets[self.tile] = plot
            on_board = [other for other in player.outlets.values() if other]
            if len(on_board) <= 2:
                player.aside -= 1
                player.supply += 1
        else:
            player.supply += 1

    def expropriate(self) -> None:
        for plot in forced_by_removal(self.board):
            self.board[plot] = "="
            for player in self.players:
                if plot in player.plots:
                    player.plots.remove(plot)
                    player.supply += 1

    def go_on(self) -> None:
        if not having(self.board, ".") or (self.settled() and not self.to_full_board):
            self.phase = "over"
        elif self.tile in OUTLETS and self.builder != self.player:
            self.phase = "turn"
        else:
            self.next_turn()

    # What it is worth

    def counts(self, marks: str = "=D") -> list[list[int]]:
        """Return what the four routes of each player count over plots with these marks."""
        most = MAXIMUM[len(self.players)]
        return [
            [
                self.count(center, player.outlets.get(outlet), marks, most)
                for center, outlet in zip(self.centers, OUTLETS, strict=True)
            ]
            for player in self.players
        ]

    def count(self, center: Plot, outlet: Plot | None, marks: str, most: int) -> int:
        length = None if outlet is None else route(self.board, center, outlet, marks)
        return most if length is None else min(length, most)

    def settled(self) -> bool:
        return not any(self.deck[outlet] for outlet in OUTLETS) and self.counts() == self.counts("=D.")

    def scores(self) -> list[int]:
        return [sum(counts) - player.money for counts, player in zip(self.counts(), self.players, strict=True)]

    def ending(self) -> str:
        if self.phase != "over":
            return ""
        if having(self.board, "."):
            return "settled"
        return "unsold" if any(self.deck[outlet] for outlet in OUTLETS) else "full"


def perft(naive: NaiveGame, depth: int) -> int:
    """Count the sequences of that many plies; sealed bids are made in the order of the seats."""
    if depth == 0:
        return 1
    turn = naive.turn()
    if not turn:
        return 0
    texts = list(naive.outcomes()) if turn == (-1,) else list(naive.legal(turn[0]))
    return len(texts) if depth == 1 else sum(perft(naive.after(turn[0], text), depth - 1) for text in texts)
