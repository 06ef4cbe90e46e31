"""Pairing: who meets whom in a round, and the standings that follow."""
