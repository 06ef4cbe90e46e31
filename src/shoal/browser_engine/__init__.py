"""Play without a server: tables inside a page, with the same messages as a server's."""
