"""A second Pisces, written from the rules text as one story that asks whenever somebody has to decide.

It shares nothing with the engine but the edition file: chips are counted in dictionaries, payments are found by trying
all sets of chips, and nothing is fast. A story knows `who` decides and their `choices`, text to weight; `tell` goes on.
"""

import tomllib
from collections.abc import Generator, Iterator
from itertools import chain, product
from pathlib import Path
from typing import Any

import shoal.games.pisces

EDITION: dict[str, Any] = tomllib.loads(
    Path(shoal.games.pisces.__file__).with_name("edition.toml").read_text(encoding="utf-8")
)
SPECIES: dict[str, dict[str, Any]] = EDITION["species"]
ITEMS = ("boat", "outboard", "outrigger", "finder")
CHANCE = -1

Asking = Generator[tuple[int, dict[str, int]], str, Any]


def value(name: str) -> int:
    return int(SPECIES[name]["value"])


def payments(chips: dict[str, int], price: int) -> Iterator[list[str]]:
    """Return every way to pay at least the price without a chip too many, dearest chips first."""
    for bag in bags(chips, price):
        total = sum(map(value, bag))
        if total >= price and all(total - value(chip) < price for chip in bag):
            yield bag


def generous_payments(chips: dict[str, int], price: int) -> Iterator[list[str]]:
    """Every way to pay at least the price, dearest chips first, and to say that one is done."""
    for bag in bags(chips, sum(number * value(name) for name, number in chips.items())):
        if sum(map(value, bag)) >= price:
            yield [*bag, "done"]


def exact_payments(chips: dict[str, int], motors: int, spot: int) -> Iterator[list[str]]:
    """Return every way to pay a bid exactly: some motors, then chips, dearest first."""
    for used in range(motors + 1):
        for bag in bags(chips, spot):
            if 3 * used + sum(map(value, bag)) == spot:
                yield ["motor"] * used + bag


def bags(chips: dict[str, int], price: int) -> Iterator[list[str]]:
    """Return all sets of chips, none of a species more often than the price could ever take."""
    names = sorted(chips, key=lambda name: (-value(name), list(SPECIES).index(name)))
    ranges = [range(min(chips[name], price // value(name) + 1) + 1) for name in names]
    for counts in product(*ranges):
        yield [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def dice(number: int) -> dict[int, int]:
    sums: dict[int, int] = {}
    for throw in product(range(1, 7), repeat=number):
        sums[sum(throw)] = sums.get(sum(throw), 0) + 1
    return sums


def labels(spots: list[list[int]]) -> list[str]:
    texts = ["" if not s else str(s[0]) if len(s) == 1 else f"{s[0]}-{s[-1]}" for s in spots]
    return [t if t and texts.count(t) == 1 else t + "abcdefghij"[texts[:i].count(t)] for i, t in enumerate(texts)]


class Board:
    """A species' board: chips by (stage, label), in filling order, and in the centre."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.stages: list[str] = SPECIES[name]["stages"]
        self.numbers: dict[tuple[str, str], list[int]] = {}
        for stage in self.stages:
            spots = SPECIES[name][stage]["spots"]
            self.numbers.update({(stage, label): s for label, s in zip(labels(spots), spots, strict=True)})
        self.chips = dict.fromkeys(self.numbers, 1)
        self.centre = SPECIES[name]["chips"] - len(self.chips)

    def spots(self, stage: str) -> list[tuple[str, str]]:
        return [spot for spot in self.chips if spot[0] == stage]

    def lift(self, stage: str) -> int:
        total = sum(self.chips[spot] for spot in self.spots(stage))
        self.chips.update(dict.fromkeys(self.spots(stage), 0))
        return total

    def deal(self, stage: str, number: int) -> None:
        spots = self.spots(stage)
        for turn in range(number):
            self.chips[spots[turn % len(spots)]] += 1

    def grow(self) -> int:
        """Death, migration, growth; return the number of spawners."""
        self.centre += self.lift(self.stages[-1])
        for older, younger in zip(self.stages[:0:-1], self.stages[-2::-1], strict=True):
            self.deal(older, self.lift(younger))
        return sum(self.chips[spot] for spot in self.spots(self.stages[-1]))

    def breed(self, wanted: int) -> None:
        born = min(wanted, self.centre)
        self.centre -= born
        self.deal(self.stages[0], born)

    def text(self, spot: tuple[str, str]) -> str:
        return f"{self.name} {spot[0]} {spot[1]}"


class Player:
    def __init__(self) -> None:
        self.chips: dict[str, int] = dict.fromkeys(SPECIES, 0)
        self.boats, self.stars, self.trophies = 2, 0, 0
        self.gear = dict.fromkeys(ITEMS[1:], 0)
        self.fleet: list[str] = []
        self.block: tuple[str, str] | None = None
        self.caught: list[str] = []
        self.won = False

    def points(self) -> int:
        return sum(number * value(name) for name, number in self.chips.items())


class Story:
    """A game in progress; over when `choices` is empty."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.seats = seats
        self.final = options.get("pass_final", False)
        self.top = options.get("top_leader", False)
        self.blocked = options.get("blocked_stack", "free")
        self.joint = options.get("joint_payment", False)
        self.overpay = options.get("overpay", False)
        self.strict = options.get("strict_supply", False)
        self.players = [Player() for _ in range(seats)]
        self.boards: dict[str, Board] = {}
        self.owner: dict[str, int] = {}
        self.stock = dict.fromkeys(ITEMS[1:], 6)
        self.asking = self.play()
        self.who, self.choices = next(self.asking)

    def tell(self, text: str) -> "Story":
        assert text in self.choices, text
        try:
            self.who, self.choices = self.asking.send(text)
        except StopIteration:
            self.who, self.choices = -2, {}
        return self

    def order(self) -> list[int]:
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def play(self) -> Asking:
        text = yield CHANCE, {f"first {seat}": 1 for seat in range(self.seats)}
        self.first = int(text.split()[1])
        for seat in self.order():
            text = yield seat, {f"take {name}": 1 for name in SPECIES if name not in self.owner}
            self.owner[text.split()[1]] = seat
        self.boards = {name: Board(name) for name in SPECIES if name in self.owner}
        self.areas = [*self.boards, "ocean"]
        boards = {seat: name for name, seat in self.owner.items()}
        each = {2: 3, 3: 2}.get(self.seats, 1)
        self.ocean = {each * n + k + 1: boards[seat] for n, seat in enumerate(self.order()) for k in range(each)}
        self.deck = dict.fromkeys(self.boards, 6)
        for self.round in range(1, 7):
            yield from self.goals_blocks_and_fleets()
            for seat in self.order():
                yield from self.fish(seat)
            for player in self.players:
                player.block, player.caught, player.won = None, [], False
            if self.round < 6:
                yield from self.between_rounds()

    def goals_blocks_and_fleets(self) -> Asking:
        self.goals: list[str] = []
        for _ in range(2):
            text = yield CHANCE, {f"goal {name}": number for name, number in self.deck.items() if number}
            self.goals.append(text.split()[1])
            self.deck[self.goals[-1]] -= 1
        for seat in self.order():
            board = next(board for name, board in self.boards.items() if self.owner[name] == seat)
            full = {f"block {board.text(spot)}": spot for spot, chips in board.chips.items() if chips}
            if full:
                text = yield seat, dict.fromkeys(full, 1)
                self.players[seat].block = full[text]
        for seat in self.order():
            fleet = self.players[seat].fleet
            while len(fleet) < self.players[seat].boats:
                begin = self.areas.index(fleet[-1]) if fleet else 0
                text = yield seat, {f"boat {area}": 1 for area in self.areas[begin:]}
                fleet.append(text.split()[1])

    def fish(self, seat: int) -> Asking:
        player = self.players[seat]
        finders, outriggers = player.gear["finder"], player.gear["outrigger"]
        while player.fleet:
            verbs = ["cast", "finder"] if finders else ["cast"]
            text = yield seat, {f"{verb} {area}": 1 for verb in verbs for area in player.fleet}
            verb, area = text.split()
            player.fleet.remove(area)
            if verb == "finder":
                finders -= 1
                text = yield seat, {f"cast {other}": 1 for other in self.areas if other != area}
                area = text.split()[1]
            while True:
                hit = yield from self.roll(area)
                choices = list(hit) or ["keep"]
                if outriggers:
                    text = yield seat, dict.fromkeys([*choices, "reroll"], 1)
                elif len(hit) > 1:
                    text = yield seat, dict.fromkeys(choices, 1)
                else:
                    text = choices[0]
                if text != "reroll":
                    break
                outriggers -= 1
            if text != "keep":
                self.land(seat, *hit[text])

    def roll(self, area: str) -> Generator[tuple[int, dict[str, int]], str, dict[str, tuple[Board, tuple[str, str]]]]:
        """Roll the dice, and return the stacks that may be chosen."""
        if area == "ocean":
            text = yield CHANCE, {f"roll {number}": 1 for number in self.ocean}
            board = self.boards[self.ocean[int(text.split()[1])]]
            hit = board.spots("spawner")
        else:
            text = yield CHANCE, {f"roll {n}": ways for n, ways in dice(SPECIES[area]["dice"]).items()}
            board = self.boards[area]
            hit = [spot for spot, numbers in board.numbers.items() if int(text.split()[1]) in numbers]
        hit = [spot for spot in hit if board.chips[spot]]
        block = self.players[self.owner[board.name]].block
        if block in hit and len(hit) > 1:
            if self.blocked == "first":
                hit = [block]
            elif self.blocked == "last":
                hit.remove(block)
        return {f"stack {board.text(spot)}": (board, spot) for spot in hit}

    def land(self, seat: int, board: Board, spot: tuple[str, str]) -> None:
        player, owner = self.players[seat], self.players[self.owner[board.name]]
        if owner.block == spot:
            left = 20 - sum(other.stars for other in self.players)
            owner.stars += min(left, board.chips[spot]) if self.strict else board.chips[spot]
            return
        chips, board.chips[spot] = board.chips[spot], 0
        if SPECIES[board.name][spot[0]]["icon"] == "red":
            board.centre += chips
            return
        player.chips[board.name] += chips
        player.caught += [board.name] * chips
        one, two = self.goals
        met = player.caught.count(one) >= 2 if one == two else one in player.caught and two in player.caught
        if met and not player.won:
            player.won = True
            player.trophies += not self.strict or sum(other.trophies for other in self.players) < 10

    def between_rounds(self) -> Asking:
        motors = [player.gear["outboard"] for player in self.players]
        for seat in self.order():
            yield from self.shop(seat)
        spawners = {name: board.grow() for name, board in self.boards.items()}
        for name, board in self.boards.items():
            if name == "sardine":
                continue
            young = SPECIES[name]["reproduction"]
            board.breed(young[spawners[name]] if spawners[name] < len(young) else young[-1])
        if "sardine" in self.boards:
            text = yield CHANCE, {f"roll {n}": ways for n, ways in dice(2).items()}
            self.boards["sardine"].breed(int(text.split()[1]))
        yield from self.auction(motors)

    def shop(self, seat: int) -> Asking:
        player = self.players[seat]
        basket: list[str] = []
        while True:
            due = sum(20 if item == "boat" else 10 for item in basket)
            begin = ITEMS.index(basket[-1]) if basket else 0
            offers = [f"buy {item}" for item in ITEMS[begin:] if self.can_have(player, [*basket, item], due)]
            text = yield seat, dict.fromkeys([*offers, "done"], 1)
            if text != "done":
                basket.append(text.split()[1])
            if basket and (not self.joint or text == "done"):
                due = sum(20 if item == "boat" else 10 for item in basket)
                ways = list((generous_payments if self.overpay else payments)(player.chips, due))
                yield from self.pay(seat, ways)
                for item in basket:
                    self.deliver(player, item)
                basket = []
            if text == "done":
                return

    def can_have(self, player: Player, basket: list[str], due: int) -> bool:
        item = basket[-1]
        stock = 3 - player.boats if item == "boat" else self.stock[item]
        return basket.count(item) <= stock and player.points() >= due + (20 if item == "boat" else 10)

    def deliver(self, player: Player, item: str) -> None:
        if item == "boat":
            player.boats += 1
        else:
            player.gear[item] += 1
            self.stock[item] -= 1

    def pay(self, seat: int, ways: list[list[str]]) -> Asking:
        player = self.players[seat]
        paid: list[str] = []
        while paid not in ways:
            following = {way[len(paid)] for way in ways if way[: len(paid)] == paid and way != paid}
            text = yield seat, {piece if piece in ("motor", "done") else f"pay {piece}": 1 for piece in following}
            piece = text.split()[-1]
            paid.append(piece)
            if piece not in ("motor", "done"):
                player.chips[piece] -= 1
                self.boards[piece].centre += 1

    def auction(self, motors: list[int]) -> Asking:
        markers: dict[int, int] = {}
        since_bid: list[int] = []
        out: set[int] = set()
        seat, last = self.first, -1
        while len(since_bid if not self.final else out) < self.seats:
            seat = (seat + 1) % self.seats
            if seat in out:
                continue
            rest = [s for s in range(self.seats) if s not in (out if self.final else since_bid)]
            leads = markers and max(markers, key=lambda s: markers[s]) == seat
            if rest == [seat] and leads and (self.final or last == seat):
                break
            floor = max(markers.values(), default=0) if self.top else markers.get(seat, 0)
            bids = [
                spot
                for spot in range(4, 21)
                if spot > floor
                and spot not in markers.values()
                and any(exact_payments(self.players[seat].chips, motors[seat], spot))
            ]
            text = yield seat, dict.fromkeys(chain((f"bid {spot}" for spot in bids), ["pass"]), 1)
            if text == "pass":
                since_bid.append(seat)
                if self.final:
                    out.add(seat)
            else:
                markers[seat], since_bid, last = int(text.split()[1]), [], seat
        if not markers:
            self.first = (self.first + 1) % self.seats
            return
        winner = max(markers, key=lambda s: markers[s])
        yield from self.pay(winner, list(exact_payments(self.players[winner].chips, motors[winner], markers[winner])))
        self.first = winner

    def scores(self) -> list[int]:
        most = max(player.stars for player in self.players)
        return [p.points() + 10 * p.trophies + (20 if p.stars == most > 0 else 0) for p in self.players]


def perft(seats: int, history: list[str], depth: int, **options: Any) -> int:
    """Count the sequences of that many plies after a history, by telling the story again for each."""
    story = Story(seats, **options)
    for text in history:
        story.tell(text)
    if depth <= 1:
        return len(story.choices) if depth else 1
    return sum(perft(seats, [*history, text], depth - 1, **options) for text in story.choices)
