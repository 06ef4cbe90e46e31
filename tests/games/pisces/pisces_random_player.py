"""The random player that the published figures of the reconstruction were made with.

Boards, block, areas and stack uniformly among what is legal; a Fish Finder with probability 1/2 while cards last; an
Outrigger exactly if nothing can be caught; with probability 1/2 one of the four items of the shop uniformly, until a
coin or the first that cannot be had says stop, paid the cheapest way; the lowest legal bid with probability 1/4, paid
with as many motors as possible.
"""

from games.pisces.pisces_moves import ACTIONS
from shoal.core.game import CHANCE, NOBODY
from shoal.core.rng import Rng
from shoal.games.pisces import GAME, phases
from shoal.games.pisces.edition_numbers import ITEMS, RED
from shoal.games.pisces.state import PiscesState
from shoal.games.pisces.ways_to_pay import chips_for

PUBLISHED_MEANS = {2: 73.0, 3: 57.1, 4: 49.6, 5: 45.4, 6: 42.8}


class RandomPlayer:
    """Plays all seats of one game; remembers the fleet and the payment that it is in the middle of."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.fleet: list[int] = []
        self.payment: list[int] = []

    def decide(self, state: PiscesState) -> int:
        legal, phase = state.legal(state.mover()), state.phase
        if phase == phases.FLEET:
            return self.boat(state)
        if phase == phases.FISHING:
            return self.attempt(legal)
        if phase == phases.STACK:
            return self.landing(state, legal)
        if phase in {phases.PURCHASES, phases.PAYMENT}:
            return self.purchase(state, legal)
        if phase in {phases.BIDDING, phases.BID_PAYMENT}:
            bids = phase == phases.BID_PAYMENT or self.rng.below(4) == 0
            return legal[0] if bids else legal[-1]
        return self.rng.pick(legal)

    def boat(self, state: PiscesState) -> int:
        if not self.fleet:
            self.fleet = sorted(self.rng.pick(state.in_play) for _ in range(state.boats[state.seat]))
        return ACTIONS.boat + self.fleet.pop(0)

    def attempt(self, legal: list[int]) -> int:
        boats = [action for action in legal if action < ACTIONS.finder]
        boat = self.rng.pick(boats)
        has_finder = len(legal) > len(boats)
        return boat - ACTIONS.cast + ACTIONS.finder if has_finder and self.rng.below(2) else boat

    def landing(self, state: PiscesState, legal: list[int]) -> int:
        stacks = [action for action in legal if action >= ACTIONS.stack]
        if ACTIONS.reroll in legal and not any(catches(state, action - ACTIONS.stack) for action in stacks):
            return int(ACTIONS.reroll)
        return self.rng.pick(stacks) if stacks else legal[0]

    def purchase(self, state: PiscesState, legal: list[int]) -> int:
        if state.phase == phases.PAYMENT:
            return int(ACTIONS.pay + self.payment.pop(0))
        item = self.rng.below(len(ITEMS))
        if self.rng.below(2) == 0 or ACTIONS.buy + item not in legal:
            return int(ACTIONS.done)
        self.payment = chips_for(state, state.printed.cost_of(item), exactly=False) or []
        return int(ACTIONS.buy + item)


def catches(state: PiscesState, place: int) -> bool:
    blocked = state.block[state.owner[state.printed.species_of[place]]] == place
    return not blocked and state.printed.icon_of[place] != RED


def play(seats: int, rng: Rng) -> PiscesState:
    """Play one game to its end."""
    state, player = GAME.start(seats, {}), RandomPlayer(rng)
    while (mover := state.mover()) != NOBODY:
        state.apply(mover, state.sample(rng) if mover == CHANCE else player.decide(state))
    return state


def means(seats: int, games: int, seed: int = 1) -> tuple[float, float]:
    """Return the mean score of a player and its standard error, one game counting as one observation."""
    results = [sum(play(seats, Rng(seed, number)).scores()) / seats for number in range(games)]
    mean = sum(results) / games
    variance = sum((result - mean) ** 2 for result in results) / (games - 1)
    return mean, (variance / games) ** 0.5
