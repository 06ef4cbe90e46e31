"""What bots know of each game: one mind a game, in a module of the game's name."""
