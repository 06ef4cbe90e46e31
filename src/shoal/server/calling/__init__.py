"""Calling: tell players that it is their turn, by the quietest way that reaches them.

The page tells it if it is open; else a push to their devices; if none takes it, a letter. At most one way for a turn.
"""
