"""What operators do about people: only from the command line (`shoal admin`), and all of it is logged."""
