"""Bots: each gets a view and the legal actions, never a state, and gives one of the actions."""
