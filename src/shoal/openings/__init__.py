"""Openings: how games begin, as keys that alike games share. This room knows no game and no database."""
