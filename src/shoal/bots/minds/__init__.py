"""What bots know of each game: a folder with the name of the game, and its mind in `mind.py`."""
