"""Opening statistics of all finished public games."""
