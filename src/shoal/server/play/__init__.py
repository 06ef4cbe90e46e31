"""One table: the game played there, its websocket, who is present, bots that think, its review and its end."""
