"""What any server has, whatever it serves: configuration, database, bus, HTTP, observability, e-mail, storage."""
