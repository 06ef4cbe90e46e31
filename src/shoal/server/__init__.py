"""The server, by subject. SQL is only in files called `store.py`."""
