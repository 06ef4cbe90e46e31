"""Bot accounts: players that programs play, owned by people."""
