"""Playing games in the lab and noting what a designer asks of them; standard library only, compiled like the engine."""
