"""Fishery, a game for two by Yuuki Doi."""

from shoal.games.fishery.game import Fishery

__all__ = ["GAME"]

GAME = Fishery(__name__.rpartition(".")[2])
