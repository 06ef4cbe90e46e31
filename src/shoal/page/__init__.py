"""Play with no server: tables inside a page, spoken to in the same words as a server's."""
