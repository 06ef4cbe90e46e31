"""Matchmaking: find people to play with, by codes of tables, by searches that are matched, and by challenges."""
