"""Views as planes of small whole numbers, one file for each game; standard library only, compiled like the engine."""
