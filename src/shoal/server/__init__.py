"""The server, in five wings (README.md). SQL is only in files called `store.py` or `…_store.py`."""
