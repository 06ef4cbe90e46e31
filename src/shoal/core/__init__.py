"""The protocol that every game keeps, and what can be built on it alone. Standard library only."""
