"""A match at a table, and what each reader is told of it. The server and the page both use it."""
