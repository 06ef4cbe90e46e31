"""Retention: what is old leaves the database.

Entries of finished games go into the archive, and guests who never come back are forgotten. One worker at a time does
it, in batches that hold no lock for long.
"""
