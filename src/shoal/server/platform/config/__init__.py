"""Configuration from the environment: every SHOAL_ variable is read here."""
