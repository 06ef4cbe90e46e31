"""The five rooms. Games never import each other."""
