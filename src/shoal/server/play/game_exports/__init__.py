"""Finished public games as lines of JSON, for people who study them.

The attackers: they ask for many exports at once, stop reading, invent cursors, or look for games that are not theirs to
see. One export of a player and of an address runs at a time, for some minutes at most. Between two pages it holds
no connection to the database. A cursor is only a place in the order, so an invented one shows nothing new. Public games
are public: a block does not hide them. Running games, games by link, practice and shared tables are never shown.
"""
