"""The lobby and history: tables to join and to watch, a player's own tables, profiles, finished games."""
