"""Shoal: five fishing board games, one engine."""

from shoal.builds import choose_from_environment

__version__ = "0.1.0"

choose_from_environment()
