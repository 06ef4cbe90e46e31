"""Games: what is installed, and their rules."""
