"""Reports: a player tells the operators of a name, a line of chat, or the behaviour in a game."""
