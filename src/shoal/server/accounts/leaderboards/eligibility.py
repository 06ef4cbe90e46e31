"""Who has a place on a leaderboard: enough rated games, and a rating with a narrow margin."""

from typing import Final

LEAST_GAMES: Final = 10
"""Rated games that a player needs for a place on a leaderboard."""
WIDEST: Final = 80
"""The widest margin of a rating that has a place."""
