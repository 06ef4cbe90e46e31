"""Statistics of players: tallies, habits, rivalries and the history of ratings."""
