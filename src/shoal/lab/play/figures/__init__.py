"""What the lab measures of each game, one file for each game."""
