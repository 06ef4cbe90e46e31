"""Players: guests with one click, accounts later under the same id, sessions."""
