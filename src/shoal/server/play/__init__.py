"""Play: the websocket at which a table is read and played."""
