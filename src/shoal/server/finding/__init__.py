"""Finding people to play with: codes of tables, searches that are matched, and challenges by name."""
