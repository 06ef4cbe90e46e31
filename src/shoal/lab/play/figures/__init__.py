"""What the lab asks of each game, one file a game."""
