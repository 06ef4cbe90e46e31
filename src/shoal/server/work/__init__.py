"""Work for bots, clocks and reviews. Any number of workers claim it; claims of a dead worker are free again."""
