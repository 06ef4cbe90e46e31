"""Presence: who is here now, who has a table open, and how others go on without somebody who is away.

Only rows count, and only the database's clock. A node writes its rows in batches; the bus only wakes readers.
"""
