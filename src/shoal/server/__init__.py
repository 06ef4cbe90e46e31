"""The server: tables that nothing can lose. By subject; SQL lives only in `store.py` files."""
