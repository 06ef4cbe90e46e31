"""Rounds of tournaments: planned, stored, and settled by the scheduler."""
