"""Ratings of players, changed in the transaction that ends a game."""
