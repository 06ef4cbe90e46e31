"""What bots know of each game: one mind for each game, in a module with the name of the game."""
