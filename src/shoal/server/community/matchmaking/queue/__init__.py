"""The queue of searches: people who want a game are matched."""
