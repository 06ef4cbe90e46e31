"""The job queue for bots, clocks and reviews. Any number of workers claim; claims of a dead worker become free."""
