"""The rooms of the five games. They never import each other."""
