"""One game after another for learners: chance is drawn at once, and a mask marks the legal actions of the next seat."""

from shoal.core.game import CHANCE, NOBODY, Game, State, act
from shoal.core.native import i64
from shoal.core.options import Options
from shoal.core.rng import Rng
from shoal.rl.features.planes import Features
from shoal.rl.play.masks import Masks


class Playing:
    """The game being played at a table: its position, the seat to move, and the legal actions of that seat."""

    state: State
    mover: int
    legal: list[int]
    mask: bytes

    def __init__(self, game: Game, seats: int, options: Options, features: Features, rng: Rng, masks: Masks) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.features = features
        self.rng = rng
        self.masks = masks
        self.legal = []
        self.mask = masks.of(self.legal)
        self.mover = NOBODY

    def start(self) -> int:
        """Begin a new game and return the seat to move."""
        self.state = self.game.start(self.seats, self.options)
        return self.draw_chance()

    def allows(self, action: i64) -> bool:
        """Return whether the action is legal for the seat to move."""
        return 0 <= action < len(self.mask) and self.mask[action] == 1

    def name_of(self, action: int) -> str:
        return self.game.actions.format(action) if 0 <= action < len(self.mask) else f"action {action}"

    def step(self, seat: int, action: int) -> int:
        """Apply the seat's action and return the next seat, or NOBODY; refuse an illegal action with its rule."""
        if seat == self.mover and self.allows(action):
            self.state.apply(seat, action)
        else:
            act(self.state, seat, action)
        return self.draw_chance()

    def observe(self, seat: int) -> bytes:
        """Return the planes of what the seat sees."""
        parts: list[bytes] = []
        self.features.look(self.state, seat, parts)
        return b"".join(parts)

    def rewards(self) -> list[float]:
        """Return each seat's reward: its share of the win, or the common total in co-operative play."""
        return [self.state.reward(seat) for seat in range(self.seats)]

    def draw_chance(self) -> int:
        """Draw chance until a seat must act; return that seat, or NOBODY."""
        state = self.state
        mover = state.mover()
        while mover == CHANCE:
            state.apply(CHANCE, state.sample(self.rng))
            mover = state.mover()
        self.mover = mover
        legal = [] if mover == NOBODY else state.legal(mover)
        if legal is not self.legal:
            self.legal = legal
            self.mask = self.masks.of(legal)
        return mover


def step_all(games: list[Playing], actions: list[int]) -> list[tuple[int, list[float], bytes]]:
    """Apply one action in each game; list the games that ended, and begin new games in their place.

    With the number of a game come the rewards and the planes of the seat that ended it.
    """
    for number, playing in enumerate(games):
        if not playing.allows(actions[number]):
            raise ValueError(f"game {number}: {playing.name_of(actions[number])} is not legal")
    ended = []
    for number, playing in enumerate(games):
        seat = playing.mover
        playing.state.apply(seat, actions[number])
        if playing.draw_chance() == NOBODY:
            ended.append((number, playing.rewards(), playing.observe(seat)))
            playing.start()
    return ended


def mask_all(games: list[Playing], masks: bytearray) -> None:
    """Write the legal actions of the seat to move in each game, one game after another."""
    masks[:] = b"".join([playing.mask for playing in games])


def observe_all(games: list[Playing], planes: bytearray) -> None:
    """Write the planes of the seat to move in each game, one game after another."""
    parts: list[bytes] = []
    for playing in games:
        playing.features.look(playing.state, playing.mover, parts)
    planes[:] = b"".join(parts)


def choose_all(games: list[Playing], rng: Rng) -> list[int]:
    """Return a legal action for each game, each with the same chance."""
    return [rng.pick(playing.legal) for playing in games]
