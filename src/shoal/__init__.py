"""Shoal: five fishing board games, one engine."""

from shoal.builds import insist_from_environment

__version__ = "0.1.0"

insist_from_environment()
