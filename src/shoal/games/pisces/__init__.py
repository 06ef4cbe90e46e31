"""Pisces, a game of fishing for two to six."""

from shoal.games.pisces.game import Pisces

__all__ = ["GAME"]

GAME = Pisces(__name__.rpartition(".")[2])
