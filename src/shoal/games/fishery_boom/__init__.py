"""Fishery Boom, a game for two to four."""

from shoal.games.fishery_boom.game import FisheryBoom

__all__ = ["GAME"]

GAME = FisheryBoom(__name__.rpartition(".")[2])
