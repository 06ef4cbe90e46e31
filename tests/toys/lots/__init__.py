"""Lots, a toy: the smallest game that has the shape of a room."""

from toys.lots.game import Lots

__all__ = ["GAME"]

GAME = Lots(__name__.rpartition(".")[2])
