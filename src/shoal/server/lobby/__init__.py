"""The lobby and history: tables to join and to watch, one's own tables, profiles with ratings and finished games."""
