"""The boards of our games, each drawn by the module of its name. `artists` finds them."""
