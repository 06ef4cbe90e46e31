"""Episodes, one game after another: chance is drawn at once, until a seat must act."""

from shoal.core.game import CHANCE, NOBODY, Game, State, act
from shoal.core.native import i64
from shoal.core.options import Options
from shoal.core.rng import Rng
from shoal.rl.observations.native import BytesWriter
from shoal.rl.observations.planes import Features, add_number
from shoal.rl.play.masks import Masks, lists


class Playing:
    """The game being played at a table: its position, the seat to move, and the legal actions of that seat."""

    state: State
    mover: int
    legal: list[int]

    def __init__(self, game: Game, seats: int, options: Options, features: Features, rng: Rng, masks: Masks) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.features = features
        self.rng = rng
        self.masks = masks
        self.legal = []
        self.mover = NOBODY

    def start(self) -> int:
        """Begin a new game and return the seat to move."""
        self.state = self.game.start(self.seats, self.options)
        return self.draw_chance()

    def allows(self, action: i64) -> bool:
        """Return whether the action is legal for the seat to move."""
        return lists(self.legal, action)

    def name_of(self, action: int) -> str:
        return self.game.actions.format(action) if 0 <= action < self.masks.actions else f"action {action}"

    def step(self, seat: int, action: int) -> int:
        """Apply the seat's action and return the next seat, or NOBODY; refuse an illegal action with its rule."""
        if seat == self.mover and self.allows(action):
            self.state.apply(seat, action)
        else:
            act(self.state, seat, action)
        return self.draw_chance()

    def observe(self, seat: int) -> bytes:
        """Return the planes of what the seat sees."""
        return self.features.observe(self.state, seat)

    def mask(self, seat: int) -> bytearray:
        """Return the legal actions of the seat, one byte for each action."""
        return bytearray(self.masks.of(self.legal if seat == self.mover else self.state.legal(seat)))

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
        self.legal = [] if mover == NOBODY else state.legal(mover)
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


def movers_of(games: list[Playing]) -> bytes:
    """Return the seat to move in each game, as one byte."""
    out = BytesWriter()
    for playing in games:
        add_number(out, playing.mover)
    return out.getvalue()


def mask_all(games: list[Playing], masks: bytearray) -> None:
    """Write the legal actions of the seat to move in each game, one game after another."""
    out = BytesWriter()
    for playing in games:
        playing.masks.write(playing.legal, out)
    masks[:] = out.getvalue()


def observe_all(games: list[Playing], planes: bytearray) -> None:
    """Write the planes of the seat to move in each game, one game after another."""
    out = BytesWriter()
    for playing in games:
        playing.features.look(playing.state, playing.mover, out)
    planes[:] = out.getvalue()


def choose_all(games: list[Playing], rng: Rng) -> list[int]:
    """Return a legal action for each game, each with the same chance."""
    return [rng.pick(playing.legal) for playing in games]
