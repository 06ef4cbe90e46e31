"""A match of fixed size between two nets of a game, or a net and the mind that is written by hand, on paired seeds.

In a pair of games the seats change: every seat is the first net's once, with the same chance. The second net has all
other seats. Each pair is one file, which is complete or missing, so a match that was killed goes on.
"""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from shoal.bots.arena import Spent, play_on
from shoal.bots.bot import Bot, Budget
from shoal.bots.find_mind import tuning_for
from shoal.bots.levels import Level, SearchBot
from shoal.core.catalogue import load
from shoal.core.rng import Rng
from shoal.lab.folder import write_whole
from shoal.net_training.errors import NothingToLearn, OtherRun
from shoal.net_training.minds import mind_with
from shoal.sequential_testing import wilson

MATCH: Final = "match.json"


@dataclass(frozen=True)
class MatchPlan:
    """Who plays, how long they think, and how many pairs; an empty net is the mind that is written by hand."""

    game: str
    seats: int
    net: str
    against: str
    seconds: float | None
    iterations: int | None
    pairs: int
    seed: int


class Contest:
    """The games of a match."""

    def __init__(self, path: Path, match: MatchPlan) -> None:
        self.path = path
        self.match = match

    def missing(self) -> list[int]:
        return [pair for pair in range(self.match.pairs) if not self._file(pair).exists()]

    def play(self, batch: int) -> None:
        """Play a pair: one game for each seat of the first net."""
        shares = [self._play_game(batch, seat) for seat in range(self.match.seats)]
        write_whole(self._file(batch), (json.dumps(shares) + "\n").encode())

    def shares(self) -> list[float]:
        """Return the first net's share in every game that was played."""
        files = [self._file(pair) for pair in range(self.match.pairs) if self._file(pair).exists()]
        return [share for file in files for share in json.loads(file.read_text(encoding="utf-8"))]

    def summary(self) -> tuple[int, float, float, float]:
        """Return the number of games, the share, and its 95 % interval."""
        shares = self.shares()
        if not shares:
            raise NothingToLearn(f"no game was played in {self.path}")
        share = sum(shares) / len(shares)
        return len(shares), share, *wilson(share, len(shares))

    def _play_game(self, pair: int, first: int) -> float:
        match = self.match
        game = load(match.game)
        minds = [mind_with(game, match.net if seat == first else match.against) for seat in range(match.seats)]
        budget = Budget(match.seconds, match.iterations)
        players: list[Bot] = [
            SearchBot(game, seat, mind, tuning_for(game), Level(budget)) for seat, mind in enumerate(minds)
        ]
        chance = Rng(match.seed, pair)
        own = [Rng(chance.word()) for _ in players]
        state = game.start(match.seats, game.settle(match.seats, {}))
        play_on(state, players, [budget] * match.seats, own, chance, [Spent() for _ in players])
        return state.shares()[first]

    def _file(self, pair: int) -> Path:
        return self.path / f"{pair:06d}.json"


def open_contest(path: Path, match: MatchPlan) -> Contest:
    """Create the folder of a match, or go on with it."""
    path.mkdir(parents=True, exist_ok=True)
    text = json.dumps(asdict(match)) + "\n"
    if not (path / MATCH).exists():
        write_whole(path / MATCH, text.encode())
    if (path / MATCH).read_text(encoding="utf-8") != text:
        raise OtherRun(f"{path} contains another match; choose another folder")
    return Contest(path, match)


def read_contest(path: Path) -> Contest:
    if not (path / MATCH).exists():
        raise NothingToLearn(f"{path} contains no match")
    return Contest(path, MatchPlan(**json.loads((path / MATCH).read_text(encoding="utf-8"))))
