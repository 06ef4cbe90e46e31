"""Tournaments: arenas, in which people are paired again and again until the bell, and leagues of several rounds.

Everything is rows. Workers look at every tournament that is due, and each of their steps is one transaction: a table is
settled once, a round is made once, a table is opened once, whatever process is killed in between. Which tables a round
has follows from rows that stay (`pairing`), so it can be checked later.
"""
