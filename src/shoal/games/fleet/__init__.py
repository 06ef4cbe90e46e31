"""Fleet, a game for two to four by Benjamin Pinchback and Matthew D. Riddle."""

from shoal.games.fleet.game import Fleet

__all__ = ["GAME"]

GAME = Fleet(__name__.rpartition(".")[2])
