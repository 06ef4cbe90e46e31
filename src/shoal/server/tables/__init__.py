"""Tables: opened, played and kept, one row for every entry."""
