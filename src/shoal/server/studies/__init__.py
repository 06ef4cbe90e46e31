"""Studies: positions that nobody plays at, for lessons and for trying other moves in a finished game."""
