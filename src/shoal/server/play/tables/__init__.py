"""Tables: opened, joined, played and stored, with one row for each entry."""
