"""Environments for reinforcement learning: PettingZoo, a vectorised environment, OpenSpiel."""
