"""Fresh Fish, a game for two to five by Friedemann Friese."""

from shoal.games.fresh_fish.game import FreshFish

__all__ = ["GAME"]

GAME = FreshFish(__name__.rpartition(".")[2])
