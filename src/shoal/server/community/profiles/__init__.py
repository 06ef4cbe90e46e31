"""Profiles: what everybody may know about a player, their finished games, and the search for players."""
