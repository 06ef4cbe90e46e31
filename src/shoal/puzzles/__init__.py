"""Puzzles: positions with one clearly best choice, found in played games. This room knows no game."""
