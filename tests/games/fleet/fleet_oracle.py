"""Fleet by its rulebook, as one generator: it yields who is to decide, and is sent the answer.

It shares nothing with the engine. Cards are names in lists, boats are [kind, crates or None]; payments are found by
trying every choice of cards and crates. Each question is (seat, possible answers); seat -1 is chance.
"""

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import combinations

Question = tuple[int, set[str]]
Asking = Generator[Question, str, str]

BOATS = {
    "tuna": (12, 1, 1, 3),
    "shrimp": (20, 1, 1, 2),
    "lobster": (20, 2, 2, 2),
    "vessel": (20, 2, 2, 2),
    "cod": (12, 2, 2, 1),
    "king-crab": (12, 3, 3, 1),
}
"""Copies, launch cost, points, cash."""
ORDER = [*BOATS, "crate"]
LICENCES = {
    "shrimp": (4, 4, 4),
    "cod": (4, 4, 4),
    "lobster": (4, 5, 3),
    "tuna": (4, 5, 3),
    "vessel": (4, 5, 3),
    "pub": (3, 10, 10),
    "king-crab-captains": (1, 10, 5),
    "king-crab-fish": (1, 10, 5),
    "king-crab-licences": (1, 10, 5),
}
"""Copies, least bid, points."""
COMMON = list(LICENCES)[:5]
LAYERS = {2: (4, 10, 3), 3: (6, 12, 4), 4: (8, 12, 6)}


@dataclass
class Player:
    """One player's things."""

    hand: list[str] = field(default_factory=lambda: list(BOATS))
    licences: list[str] = field(default_factory=list)
    boats: list[list[str | int | None]] = field(default_factory=list)
    captains: list[str] = field(default_factory=list)
    crates: int = 0

    def owns(self, licence: str) -> int:
        return self.licences.count(licence)

    def power(self) -> int:
        return sum(BOATS[card][3] for card in self.hand) + self.crates + self.owns("shrimp")

    def captained(self) -> int:
        return sum(crates is not None for _, crates in self.boats)

    def fish(self) -> int:
        return sum(int(crates or 0) for _, crates in self.boats)

    def points(self) -> int:
        total = sum(LICENCES[licence][2] for licence in self.licences)
        total += sum(BOATS[str(kind)][2] for kind, _ in self.boats) + self.fish()
        kinds = len({licence[: len("king-crab")] for licence in self.licences})
        if "king-crab-captains" in self.licences:
            total += min(10, self.captained())
        if "king-crab-fish" in self.licences:
            total += min(10, self.fish() // 3)
        if "king-crab-licences" in self.licences:
            total += (0, 0, 2, 4, 5, 6, 8, 10)[kinds]
        return total


def cash(piece: str) -> int:
    return 1 if piece == "crate" else BOATS[piece][3]


def payments(hand: list[str], crates: int, due: int) -> set[tuple[str, ...]]:
    """Return the choices of cards and crates that are enough and have nothing superfluous, by trying all."""
    found: set[tuple[str, ...]] = set()
    for size in range(len(hand) + 1):
        for cards in set(combinations(sorted(hand, key=ORDER.index), size)):
            for paid in range(crates + 1):
                pieces = [*cards, *["crate"] * paid]
                total = sum(map(cash, pieces))
                if total >= due and all(total - cash(piece) < due for piece in pieces):
                    found.add(tuple(sorted(pieces, key=ORDER.index)))
    return found


class Story:
    """The course of a game; `tell` is the generator."""

    def __init__(self, seats: int, *, advanced: bool = False, hidden: bool = False) -> None:
        self.players = [Player() for _ in range(seats)]
        self.hidden = hidden
        self.deck = Counter({boat: numbers[0] - seats for boat, numbers in BOATS.items()})
        self.discards: Counter[str] = Counter()
        self.unseen = {licence: numbers[0] for licence, numbers in LICENCES.items()}
        self.top, self.commons, self.premiums = LAYERS[seats]
        if advanced:
            self.commons, self.top = self.commons + self.top - seats, seats
        self.display: list[str] = []
        self.supply = 25 * seats
        self.last = False
        self.first = 0
        self.rounds = 0

    def order(self) -> list[int]:
        seats = len(self.players)
        return [(self.first + turn) % seats for turn in range(seats)]

    def tell(self) -> Asking:
        start = yield -1, {f"start {seat}" for seat in range(len(self.players))}
        self.first = int(start[-1])
        yield from self.refresh()
        while not self.last:
            self.rounds += 1
            yield from self.auction()
            yield from self.launch()
            yield from self.hire()
            self.go_fishing()
            yield from self.process()
            yield from self.draw_phase()
            self.first = self.order()[1]
        return "over"

    def refresh(self) -> Asking:
        while len(self.display) < len(self.players):
            if self.top + self.commons + self.premiums == 0:
                self.last = True
                break
            sorts = COMMON if self.top or not self.premiums else list(LICENCES)
            sorts = sorts if self.top or self.commons else list(LICENCES)[5:]
            answer = yield -1, {f"reveal {licence}" for licence in sorts if self.unseen[licence]}
            licence = answer.removeprefix("reveal ")
            self.unseen[licence] -= 1
            self.display.append(licence)
            if self.top:
                self.top -= 1
            elif licence in COMMON:
                self.commons -= 1
            else:
                self.premiums -= 1
        return ""

    def auction(self) -> Asking:
        still_in = self.order()
        bought = False
        while still_in:
            opener = still_in[0]
            power = self.players[opener].power()
            choices = {f"auction {name}" for name in self.display if LICENCES[name][1] <= power}
            answer = yield opener, {"decline", *choices}
            if answer == "decline":
                still_in.remove(opener)
                continue
            licence = answer.removeprefix("auction ")
            winner, price = yield from self.bidding(licence, opener, still_in)
            yield from self.pay(winner, price)
            self.players[winner].licences.append(licence)
            self.display.remove(licence)
            still_in.remove(winner)
            bought = True
        if not bought:
            self.display = []
        yield from self.refresh()
        return ""

    def bidding(self, licence: str, opener: int, still_in: list[int]) -> Generator[Question, str, tuple[int, int]]:
        bidders = [(opener + turn) % len(self.players) for turn in range(len(self.players))]
        bidders = [seat for seat in bidders if seat in still_in]
        power = self.players[opener].power()
        answer = yield opener, {f"bid {amount}" for amount in range(LICENCES[licence][1], power + 1)}
        price = int(answer.split()[1])
        while len(bidders) > 1:
            bidders = bidders[1:] + bidders[:1]
            power = self.players[bidders[0]].power()
            answer = yield bidders[0], {"pass", *(f"bid {amount}" for amount in range(price + 1, power + 1))}
            if answer == "pass":
                bidders = bidders[-1:] + bidders[1:-1]
            else:
                price = int(answer.split()[1])
        return bidders[0], price

    def pay(self, seat: int, price: int) -> Asking:
        player = self.players[seat]
        due = max(0, price - player.owns("shrimp"))
        ways = payments(player.hand, player.crates, due)
        paid: list[str] = []
        while tuple(paid) not in ways:
            answer = yield seat, {f"pay {way[len(paid)]}" for way in ways if list(way[: len(paid)]) == paid}
            paid.append(answer.removeprefix("pay "))
        if self.hidden and any(piece != "crate" for piece in paid):
            lost = sum(map(cash, paid)) - due
            yield seat, {f"settle {lost} over" if lost else "settle"}
        for piece in paid:
            if piece == "crate":
                player.crates -= 1
            else:
                player.hand.remove(piece)
                self.discards[piece] += 1
        return ""

    def draw(self, seat: int) -> Asking:
        """Draw a card, if there is any."""
        if not self.deck.total():
            self.deck, self.discards = self.discards, Counter()
        if not self.deck.total():
            return ""
        answer = yield -1, {f"draw {boat}" for boat, count in self.deck.items() if count}
        boat = answer.removeprefix("draw ")
        self.deck[boat] -= 1
        self.players[seat].hand.append(boat)
        return boat

    def launch(self) -> Asking:
        launchers = []
        for seat in self.order():
            player = self.players[seat]
            kinds = {"king-crab" if licence.startswith("king-crab") else licence for licence in player.licences} - {
                "pub"
            }
            for _ in range(2 if player.owns("cod") else 1):
                if not player.hand or not kinds:
                    break
                able = [boat for boat in kinds if boat in player.hand and player.power() - cash(boat) >= BOATS[boat][1]]
                answer = yield seat, {"stop", *(f"launch {boat}" for boat in able)}
                if answer == "stop":
                    break
                boat = answer.removeprefix("launch ")
                player.hand.remove(boat)
                player.boats.append([boat, None])
                yield from self.pay(seat, BOATS[boat][1])
                launchers.append(seat)
        for seat in self.order():
            for _ in range(self.players[seat].owns("cod") if seat in launchers else 0):
                yield from self.draw(seat)
        return ""

    def hire(self) -> Asking:
        for seat in self.order():
            player = self.players[seat]
            for _ in range(2 if player.owns("lobster") else 1):
                free = [boat for boat in player.boats if boat[1] is None]
                if not player.hand or not free:
                    break
                answer = yield seat, {"stop", *(f"captain {card}" for card in player.hand)}
                if answer == "stop":
                    break
                player.hand.remove(answer.removeprefix("captain "))
                player.captains.append(answer.removeprefix("captain "))
                answer = yield seat, {f"aboard {kind}" for kind, _ in free}
                next(boat for boat in free if boat[0] == answer.removeprefix("aboard "))[1] = 0
        for seat in self.order():
            player = self.players[seat]
            steps = {0: (), 1: (1, 4)}.get(player.owns("lobster"), (1, 3, 7))
            for _ in range(sum(player.captained() >= step for step in steps)):
                yield from self.draw(seat)
        return ""

    def go_fishing(self) -> None:
        for player in self.players:
            for boat in player.boats:
                if boat[1] is not None and int(boat[1]) < 4:
                    boat[1] = int(boat[1]) + 1
                    self.supply -= 1
        self.last = self.last or self.supply <= 0

    def process(self) -> Asking:
        for seat in self.order():
            player = self.players[seat]
            licences = player.owns("vessel")
            if not licences or not (player.crates or player.fish()):
                continue
            todo = [boat for boat in player.boats if boat[1]]
            todo.sort(key=lambda boat: (ORDER.index(str(boat[0])), int(boat[1] or 0)))
            while True:
                trade = {"trade"} if player.crates else set()
                answer = yield seat, {"stop", *trade, *(f"process {kind} {crates}" for kind, crates in todo)}
                if not answer.startswith("process"):
                    break
                chosen = next(boat for boat in todo if answer == f"process {boat[0]} {boat[1]}")
                todo = todo[todo.index(chosen) + 1 :]
                chosen[1] = int(chosen[1] or 0) - 1
                player.crates += 1
            if answer == "trade":
                player.crates -= 1
                for _ in range(licences):
                    yield from self.draw(seat)
        return ""

    def draw_phase(self) -> Asking:
        for seat in self.order():
            player = self.players[seat]
            tuna = player.owns("tuna")
            drawn = []
            for _ in range((2, 2, 3, 3, 4)[tuna]):
                card = yield from self.draw(seat)
                drawn += [card] if card else []
            choice = {0: drawn, 2: player.hand, 4: player.hand}.get(tuna, [])
            if drawn and choice:
                answer = yield seat, {f"discard {card}" for card in choice}
                player.hand.remove(answer.removeprefix("discard "))
                self.discards[answer.removeprefix("discard ")] += 1
        return ""


def perft(seats: int, path: list[str], depth: int) -> int:
    """Count the sequences of that many steps after a path, telling the story again for each."""
    story = Story(seats).tell()
    _, answers = next(story)
    for step in path:
        assert step in answers, step
        _, answers = story.send(step)
    if depth == 1:
        return len(answers)
    return sum(perft(seats, [*path, answer], depth - 1) for answer in sorted(answers))
