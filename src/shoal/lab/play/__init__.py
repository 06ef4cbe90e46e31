"""Play games in the lab and note figures for designers; standard library only, compiled like the engine."""
