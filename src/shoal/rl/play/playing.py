"""One game after another for learners: chance is drawn at once, and a mask marks the legal actions of the next seat.

The mask is a part of a buffer that may hold the masks of many games, one byte for each action.
"""

from typing import Final

from shoal.core.game import CHANCE, NOBODY, Game, State, act
from shoal.core.native import i64
from shoal.core.options import Options
from shoal.core.rng import Rng
from shoal.rl.features.planes import Features

PAST_THE_END: Final = 1 << 40
"""A number above any action."""


class Playing:
    """The game being played at a table: its position, the seat to move, and the legal actions of that seat."""

    state: State
    mover: int
    legal: list[int]

    def __init__(
        self, game: Game, seats: int, options: Options, features: Features, rng: Rng, masks: bytearray, number: int
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.features = features
        self.rng = rng
        self.masks = masks
        self.actions = len(game.actions)
        self.first = number * self.actions
        self.legal = []
        self.mover = NOBODY

    def start(self) -> int:
        """Begin a new game and return the seat to move."""
        self.state = self.game.start(self.seats, self.options)
        return self._draw_chance()

    def allows(self, action: int) -> bool:
        """Return whether the action is legal for the seat to move."""
        return 0 <= action < self.actions and self.masks[self.first + action] == 1

    def step(self, seat: int, action: int) -> int:
        """Apply the seat's action and return the next seat, or NOBODY; refuse an illegal action with its rule."""
        if seat == self.mover and self.allows(action):
            self.state.apply(seat, action)
        else:
            act(self.state, seat, action)
        return self._draw_chance()

    def observe(self, seat: int) -> bytes:
        """Return the planes of the seat's view."""
        return self.features.encode(self.state.view(seat), seat)

    def rewards(self) -> list[float]:
        """Return each seat's reward: its share of the win, or the common total in co-operative play."""
        return [self.state.reward(seat) for seat in range(self.seats)]

    def _draw_chance(self) -> int:
        state = self.state
        mover = state.mover()
        while mover == CHANCE:
            state.apply(CHANCE, state.sample(self.rng))
            mover = state.mover()
        self.mover = mover
        legal = [] if mover == NOBODY else state.legal(mover)
        if legal is not self.legal:
            remark(self.masks, self.first, self.legal, legal)
            self.legal = legal
        return mover


def remark(masks: bytearray, first: i64, old: list[int], new: list[int]) -> None:
    """Change a mask from one sorted list of actions to another, only where they differ."""
    olds: i64 = len(old)
    news: i64 = len(new)
    left: i64 = 0
    right: i64 = 0
    while left < olds or right < news:
        gone: i64 = old[left] if left < olds else PAST_THE_END
        come: i64 = new[right] if right < news else PAST_THE_END
        if gone < come:
            masks[first + gone] = 0
        elif come < gone:
            masks[first + come] = 1
        left += gone <= come
        right += come <= gone


def step_all(games: list[Playing], actions: list[int]) -> list[tuple[int, list[float]]]:
    """Apply one action in each game; return the rewards of games that ended, and begin new games in their place."""
    for number, playing in enumerate(games):
        if not playing.allows(actions[number]):
            raise ValueError(f"game {number}: {playing.game.actions.format(actions[number])} is not legal")
    ended = []
    for number, playing in enumerate(games):
        if playing.step(playing.mover, actions[number]) == NOBODY:
            ended.append((number, playing.rewards()))
            playing.start()
    return ended


def observe_all(games: list[Playing], planes: bytearray, size: int) -> None:
    """Write the planes of the seat to move in each game, one game after another."""
    end = 0
    for playing in games:
        start, end = end, end + size
        planes[start:end] = playing.observe(playing.mover)
