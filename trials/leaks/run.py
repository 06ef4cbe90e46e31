"""Check that no hidden information leaks: play twin games that differ only in secrets, and compare every byte sent.

    PYTHONPATH=tests python -m trials.leaks.run --games 4 --steps 150 --json

Two servers (the twins) have the same table: same id, same published hash, same cookies. The observers are seat 0 and a
spectator. The oracles (`what_readers_learn.py`) say what the observers may know, from the rules and not from the views.
At a fork the twins differ: another seat bids, pays, discards, hires or draws something else, hidden from the observers.
Before a difference would be revealed, all players agree to take it back. Often they also take back a fork, to fork
again. The script compares every websocket frame of both observers, and what they get over HTTP: the table, its record,
the lobby, refusals, reasons, previews and earlier positions, and what the tools for language models say. It fails if
anything differs.
"""

import argparse
import asyncio
import json
import tempfile
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from shoal.client import Client
from shoal.client.mcp_tools import McpTools
from shoal.core.catalogue import load
from shoal.core.record import ActEntry, EventEntry
from shoal.core.rng import Rng
from shoal.server.play.link_previews import routes as postcards
from shoal.server.play.websocket.message_handlers import LARGEST_QUESTION
from shoal.table.match import Match
from trials.leaks.diverging_acts import Dice, Fork, Referee, choose, common_acts, go_on
from trials.leaks.twin_servers import Twin, TwinTables, open_twin, prepare_twins
from trials.leaks.what_readers_learn import OPTIONS

FAR_BACK: Final = 12
"""How many acts are taken back when the twins cannot go on without revealing a difference."""
LOOKED_BACK: Final = 6
"""How many of the latest positions are looked at again, each time that everything is asked."""
SEATS: Final = (3, 4, 2)
"""The number of players of each game, by turns."""
PATHS: Final = ("/api/tables/{}", "/api/tables/{}/record", "/api/tables/{}/review", "/api/tables/{}/scenes",
                "/api/tables/{}/dice", "/api/tables/{}/postcard.png", "/api/tables/mine", "/api/lobby")  # fmt: skip


class Leak(Exception):
    """Seat 0 or a spectator was told something that they may not know."""


@dataclass
class Counts:
    """How much was compared.

    steps      acts of seats made in both twins
    forks      different acts of a seat or of chance that differed between the twins, hidden from the observers
    retreats   times that all players took acts back
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
    """Both twins, their true states and their dice; the next `calm` decisions do not fork."""

    twins: list[Twin]
    referees: list[Referee]
    dice: Dice
    rng: Rng
    counts: Counts = field(default_factory=Counts)
    forks: set[Fork] = field(default_factory=set)
    calm: int = 0

    @property
    def matches(self) -> list[Match]:
        return [referee.match for referee in self.referees]

    def step(self) -> bool:
        """Make a decision in both twins; return False when the game is over."""
        turn = self.matches[0].turn()
        if not turn:
            return False
        others = [seat for seat in turn if seat]
        seat = self.rng.pick(others if others and self.rng.below(8) else list(turn))
        fork = self.calm == 0
        self.calm = max(0, self.calm - 1)
        before, forks = self.matches[0].acts, len(self.forks)
        way = choose([match.state for match in self.matches], seat, self.rng, fork=fork)
        if not way or not all(self.act(seat, pair) for pair in way):
            self.go_back(self.matches[0].acts - FAR_BACK)
            self.calm = 0 if self.rng.below(6) else len(self.twins[0].people)
        elif len(self.forks) > forks and self.matches[0].turn() and self.rng.below(2):
            self.go_back(before)
        return True

    def act(self, seat: int, pair: tuple[str, str]) -> bool:
        """Make an act in both twins; return False, and do nothing, if chance would then reveal a difference."""
        drafts = [match.draft() for match in self.matches]
        for draft, text in zip(drafts, pair, strict=True):
            draft.feed(ActEntry(seat, text))
        forks = go_on(drafts, self.dice)
        if forks is None:
            return False
        if pair[0] != pair[1]:
            forks.append((self.matches[0].acts, seat, *pair))
        for twin, text in zip(self.twins, pair, strict=True):
            twin.act(seat, f"step {self.counts.steps}", text)
        self.counts.steps += 1
        self.check(forks)
        return True

    def go_back(self, least: int) -> None:
        """Take acts back with the consent of all, to `least` or to the last common act, whichever is later."""
        same = common_acts(self.matches)
        assert same < self.matches[0].acts, "twins with the same state can always go on"
        asker, to = self.rng.below(self.matches[0].state.seats), max(same, least)
        forks = self.draw_after_undo(asker, to)
        if forks is None:
            to, forks = same, self.draw_after_undo(asker, same)
        assert forks is not None, "from the same state chance can give both the same"
        limit = self.matches[0].undo_rule.limit(asker)
        for twin in self.twins:
            twin.take_back(asker, f"back {self.counts.retreats}", to, alone=limit is not None and limit <= to)
        self.counts.retreats += 1
        self.check(forks)

    def draw_after_undo(self, asker: int, to: int) -> list[Fork] | None:
        drafts = [match.draft() for match in self.matches]
        for draft in drafts:
            draft.feed(EventEntry("undo", asker, to))
        return go_on(drafts, self.dice)

    def check(self, forks: list[Fork]) -> None:
        """Check that the observers have learned the same by the rules and have got the same bytes."""
        self.forks.update(forks)
        self.counts.forks = len(self.forks)
        for referee in self.referees:
            referee.catch_up()
        here, there = self.referees
        assert here.history == there.history, "by the rules the observers have seen a difference"
        assert here.match.turn() == there.match.turn(), "the oracle hides too much: the turns of the twins differ"
        compare(self.twins, self.counts)


def play_twins(prepared: TwinTables, seed: int, most: int, asking: int = 5) -> Counts:
    """Play both twins and compare them after each step; ask every possible question after each `asking` steps.

    Pictures are drawn anew each time, so that an old one cannot hide what a new one tells.
    """
    postcards.CACHE_S = 0
    dice = Dice(seed)
    with ExitStack() as stack:
        stack.enter_context(dice.thrown())
        twins = [open_twin(stack, prepared, place, dice) for place in range(2)]
        referees = [Referee(settings, prepared.table, prepared.game, prepared.seats) for settings in prepared.nodes]
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
    """Raise Leak unless seat 0 and the spectator have got the same bytes from both twins."""
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
    """Ask everything that seat 0 and a spectator may ask, and compare the answers."""
    for reader in (0, twins[0].stranger):
        for path in PATHS:
            expect_equal([twin.get(reader, path.format(twin.table)) for twin in twins], counts)
        for twin in twins:
            twin.greet(reader, 0)
        last = twins[0].positions[0]["entry"]
        for entry in sorted({0, last // 2, *range(max(0, last - LOOKED_BACK), last + 2)}):
            expect_equal([twin.ask(reader, type="look", entry=entry).encode() for twin in twins], counts)
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
    expect_equal([told_to_a_model(twin).encode() for twin in twins], counts)
    compare(twins, counts)


def told_to_a_model(twin: Twin) -> str:
    """Return what the tools for language models say to seat 0."""

    async def ask() -> str:
        client = Client(twin.node.url)
        for name, value in twin.cookies[0].items():
            client.http.cookies.set(name, value, domain="127.0.0.1")
        async with McpTools(client) as desk:
            answers = await desk.look(twin.table, wait=0), await desk.tables(), await desk.why(twin.table, "castle")
        return "\n".join(answers)

    twin.dice.serving = twin.place
    return asyncio.run(ask())


def expect_equal(answers: list[bytes], counts: Counts) -> None:
    if answers[0] != answers[1]:
        raise Leak(difference(*([answer.decode(errors="replace")] for answer in answers)))
    counts.answers += 1
    counts.reasons += answers[0].startswith(b'{"type":"reasons"')
    counts.bytes += len(answers[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4, help="twin games of each game (default: 4)")
    parser.add_argument("--steps", type=int, default=150, help="most steps in each twin game (default: 150)")
    parser.add_argument("--json", action="store_true", help="print only JSON lines: one for each game and each leak")
    chosen = parser.parse_args()
    differences = 0
    for game in OPTIONS:
        total, found = Counts(), 0
        for seed in range(chosen.games):
            try:
                with tempfile.TemporaryDirectory() as folder:
                    prepared = prepare_twins(game, SEATS[seed % len(SEATS)], seed, Path(folder))
                    counts = play_twins(prepared, seed, chosen.steps)
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
