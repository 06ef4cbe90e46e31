"""AMAF (all moves as first): which actions go with winning, no matter who takes them and when.

It is what all playouts of a search tell together. In some games an action is worth about the same at any time before
the end. Then every playout tells something about each action that it contains, not only about the first one, so a few
hundred playouts tell much about all of them.
"""

from typing import Final

DOUBT: Final = 30.0
"""With so many playouts of each kind, half of the difference between them is believed."""


class AmafStatistics:
    """Counts the playouts with each action, and what each seat got in them.

    ends    the number of playouts
    totals  each seat's rewards in all of them
    times   for each action, the playouts in which it was taken
    gains   for each seat and action, the seat's rewards in these playouts
    """

    def __init__(self, actions: int, seats: int) -> None:
        self.ends = 0.0
        self.totals = [0.0] * seats
        self.times = [0.0] * actions
        self.gains = [[0.0] * actions for _ in range(seats)]

    def learn(self, taken: list[int], rewards: list[float]) -> None:
        """Add a playout."""
        self.ends += 1.0
        times = self.times
        for action in taken:
            times[action] += 1.0
        for seat, reward in enumerate(rewards):
            if reward > 0.0:
                self.totals[seat] += reward
                gains = self.gains[seat]
                for action in taken:
                    gains[action] += reward

    def of(self, action: int, seat: int) -> float:
        """Return how much more the seat gets where the action is taken; nearer to 0 the less is known."""
        times = self.times[action]
        others = self.ends - times
        if times == 0.0 or others == 0.0:
            return 0.0
        gained = self.gains[seat][action]
        difference = gained / times - (self.totals[seat] - gained) / others
        evidence = times * others / self.ends
        return difference * evidence / (evidence + DOUBT)
