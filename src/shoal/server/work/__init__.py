"""Work: what is due is claimed by any number of workers; a dead worker's claim returns."""
