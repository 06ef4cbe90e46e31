"""Twin games over the wire, which differ only in what the rules hide: every byte that an observer gets is the same.

    PYTHONPATH=tests python ops/leaks.py --games 4 --steps 150 --json

Two servers hold the same table: same id, same published hash, same cookies. The observers are seat 0 and a stranger,
and what they may know is said by the oracles (`oracles.py`), from the rules and not from the views. At forks the truth
of the twins parts: another seat seals another bid, pays, discards or hires another card face down, or draws another
card. Before a difference would open all agree to go back, and often they do so after a fork, to fork again. Compared
are all frames of the websockets of both observers, and what they get over HTTP: the table, its record, the lobby,
refusals, reasons and previews.
"""

import argparse
import json
import tempfile
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from forks import Dice, Fork, Referee, choose, common_acts, draw_chance
from oracles import OPTIONS
from shoal.core.catalogue import load
from shoal.core.record import Act, Event
from shoal.core.rng import Rng
from shoal.server.play.answers import LARGEST_QUESTION
from shoal.table.table import Table
from twins import Laid, Twin, lay_tables, open_twin

FAR_BACK: Final = 12
"""Acts that are taken back where there is no way on: enough to go another way, or all that differ."""
SEATS: Final = (3, 4, 2)
"""How many play, game by game."""
PATHS: Final = ("/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/review", "/api/tables/{}/scenes",
                "/api/tables/{}/dice", "/api/tables/mine", "/api/lobby")  # fmt: skip


class Leak(Exception):
    """Seat 0 or a spectator was told what they may not know."""


@dataclass
class Counts:
    """How much was compared.

    steps      acts made in both twins, apart from chance's
    forks      acts of a seat or of chance that differed in the twins, hidden from the observers; the same at the same
               place counts once
    retreats   times that all went back before a difference opened
    reasons    answers that said why actions are refused, and were not refused themselves
    """

    steps: int = 0
    forks: int = 0
    retreats: int = 0
    frames: int = 0
    answers: int = 0
    reasons: int = 0
    bytes: int = 0


@dataclass
class TwinGame:
    """Both twins, the truth of each, and the dice of both; `calm` counts decisions that shall not fork."""

    twins: list[Twin]
    referees: list[Referee]
    dice: Dice
    rng: Rng
    counts: Counts = field(default_factory=Counts)
    forks: set[Fork] = field(default_factory=set)
    calm: int = 0

    @property
    def tables(self) -> list[Table]:
        return [referee.table for referee in self.referees]

    def step(self) -> bool:
        """Let a seat decide in both twins; False when the game is over."""
        turn = self.tables[0].turn()
        if not turn:
            return False
        others = [seat for seat in turn if seat]
        seat = self.rng.pick(others if others and self.rng.below(8) else list(turn))
        fork = self.calm == 0
        self.calm = max(0, self.calm - 1)
        before, forks = self.tables[0].acts, len(self.forks)
        way = choose([table.state for table in self.tables], seat, self.rng, fork=fork)
        if not way or not all(self.act(seat, pair) for pair in way):
            self.go_back(self.tables[0].acts - FAR_BACK)
            self.calm = 0 if self.rng.below(6) else len(self.twins[0].people)
        elif len(self.forks) > forks and self.tables[0].turn() and self.rng.below(2):
            self.go_back(before)
        return True

    def act(self, seat: int, pair: tuple[str, str]) -> bool:
        """Let a seat act in both twins, unless what chance would then give opens a difference."""
        drafts = [table.draft() for table in self.tables]
        for draft, text in zip(drafts, pair, strict=True):
            draft.feed(Act(seat, text))
        forks = draw_chance(drafts, self.dice)
        if forks is None:
            return False
        if pair[0] != pair[1]:
            forks.append((self.tables[0].acts, seat, *pair))
        for twin, text in zip(self.twins, pair, strict=True):
            twin.act(seat, f"step {self.counts.steps}", text)
        self.counts.steps += 1
        self.check(forks)
        return True

    def go_back(self, least: int) -> None:
        """Let all agree to go back so far, but not further than to where the truths are one."""
        same = common_acts(self.tables)
        assert same < self.tables[0].acts, "twins with the same truth can always go on"
        asker, to = self.rng.below(self.tables[0].state.seats), max(same, least)
        forks = self.draw_after_undo(asker, to)
        if forks is None:
            to, forks = same, self.draw_after_undo(asker, same)
        assert forks is not None, "from the same truth chance can give the same"
        limit = self.tables[0].undo_limit(asker)
        for twin in self.twins:
            twin.take_back(asker, f"back {self.counts.retreats}", to, alone=limit is not None and limit <= to)
        self.counts.retreats += 1
        self.check(forks)

    def draw_after_undo(self, asker: int, to: int) -> list[Fork] | None:
        drafts = [table.draft() for table in self.tables]
        for draft in drafts:
            draft.feed(Event("undo", asker, to))
        return draw_chance(drafts, self.dice)

    def check(self, forks: list[Fork]) -> None:
        """After some forks the observers have learned the same by the rules, and have got the same bytes."""
        self.forks.update(forks)
        self.counts.forks = len(self.forks)
        for referee in self.referees:
            referee.catch_up()
        here, there = self.referees
        assert here.history == there.history, "the twins have parted"
        assert here.table.turn() == there.table.turn(), "the oracle knows too little: a difference shows by itself"
        compare(self.twins, self.counts)


def play_twins(laid: Laid, seed: int, most: int, asking: int = 5) -> Counts:
    """Play the twins for some steps, comparing after each, and asking whatever may be asked every so many."""
    dice = Dice(seed)
    with ExitStack() as stack:
        stack.enter_context(dice.thrown())
        twins = [open_twin(stack, laid, place, dice) for place in range(2)]
        referees = [Referee(settings, laid.table, laid.game, laid.seats) for settings in laid.nodes]
        for referee in referees:
            stack.callback(referee.rows.close)
        game = TwinGame(twins, referees, dice, Rng(seed))
        asked = -1
        while game.counts.steps < most and game.step():
            if game.counts.steps // asking != asked and twins[0].positions[0]["turn"]:
                asked = game.counts.steps // asking
                ask_everything(twins, game.counts)
    return game.counts


def compare(twins: list[Twin], counts: Counts) -> None:
    """Seat 0 and the stranger have got the same bytes."""
    for reader in (0, twins[0].stranger):
        here, there = (twin.frames[reader] for twin in twins)
        if here != there:
            raise Leak(difference(here, there))
        counts.frames += len(here)
        counts.bytes += sum(map(len, here))
        for twin in twins:
            twin.frames[reader].clear()


def difference(here: list[str], there: list[str]) -> str:
    for one, other in zip(here, there, strict=False):
        if one != other:
            at = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            return f"…{one[max(0, at - 80) : at + 80]}… is not …{other[max(0, at - 80) : at + 80]}…"
    return f"{len(here)} frames are not {len(there)}"


def ask_everything(twins: list[Twin], counts: Counts) -> None:
    """Ask whatever seat 0 and a stranger may ask, and compare the answers."""
    for reader in (0, twins[0].stranger):
        for path in PATHS:
            expect_equal([twin.get(reader, path.format(twin.table)) for twin in twins], counts)
        for twin in twins:
            twin.greet(reader, 0)
    actions = list(load(twins[0].game).actions.texts)
    parts = [actions[first : first + LARGEST_QUESTION] for first in range(0, len(actions), LARGEST_QUESTION)]
    position = twins[0].positions[0]
    legal = position["legal"]
    for decision in (position["decision"] or 0, 0):
        asked: list[dict[str, Any]] = [
            *({"type": "why", "decision": decision, "steps": [], "actions": part} for part in parts),
            *({"type": "preview", "decision": decision, "steps": [step]} for step in {*legal[:1], *legal[-1:]}),
            {"type": "act", "decision": decision, "steps": ["castle"]},
        ]
        for message in asked:
            expect_equal([twin.ask(0, **message).encode() for twin in twins], counts)
    compare(twins, counts)


def expect_equal(answers: list[bytes], counts: Counts) -> None:
    if answers[0] != answers[1]:
        raise Leak(difference([answers[0].decode()], [answers[1].decode()]))
    counts.answers += 1
    counts.reasons += answers[0].startswith(b'{"type":"reasons"')
    counts.bytes += len(answers[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="twin games of each kind")
    parser.add_argument("--steps", type=int, default=150, help="steps of each, at most")
    parser.add_argument("--json", action="store_true", help="one line of JSON for each kind, and nothing else")
    chosen = parser.parse_args()
    differences = 0
    for game in OPTIONS:
        total, found = Counts(), 0
        for seed in range(chosen.games):
            try:
                with tempfile.TemporaryDirectory() as folder:
                    laid = lay_tables(game, SEATS[seed % len(SEATS)], seed, Path(folder))
                    counts = play_twins(laid, seed, chosen.steps)
            except Leak as leak:
                found += 1
                print(json.dumps({"game": game, "seed": seed, "leak": str(leak)}))
                continue
            for name in (column.name for column in fields(Counts)):
                setattr(total, name, getattr(total, name) + getattr(counts, name))
            if not chosen.json:
                print(f"{game} {seed}: {counts}: no difference", flush=True)
        differences += found
        print(json.dumps({"game": game, "twin_games": chosen.games, **asdict(total), "differences": found}), flush=True)
    raise SystemExit(differences > 0)


if __name__ == "__main__":
    main()
