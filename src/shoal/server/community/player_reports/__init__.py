"""Reports of players: a name, a line of chat or a game that operators should look at."""
