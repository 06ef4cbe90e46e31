"""Players: guests, accounts and sessions. A guest who makes an account keeps their id."""
