"""Bots: a bot gets a view and the legal actions, never a state, and returns one of the actions."""
