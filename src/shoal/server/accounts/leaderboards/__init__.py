"""Players in order: leaderboards, and names by their beginning."""
