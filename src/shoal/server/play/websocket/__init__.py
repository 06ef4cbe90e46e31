"""The websocket through which a table is read and played."""
