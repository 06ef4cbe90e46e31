"""A table: a game being played by people and bots, and what it says to each of them. Shared by server and page."""
