"""People together: lobby, profiles, matchmaking, tournaments, puzzles, notifications."""
