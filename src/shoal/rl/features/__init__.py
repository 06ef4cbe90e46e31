"""Views as planes of small whole numbers, one file a game; standard library only, compiled like the engine."""
