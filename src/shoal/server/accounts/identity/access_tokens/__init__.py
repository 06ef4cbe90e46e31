"""Personal access tokens, for programs that act as a player within scopes."""
