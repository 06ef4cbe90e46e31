"""Tables that wait for players: how many one may open, and when they expire."""
