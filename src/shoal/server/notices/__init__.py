"""Notices: whose turn has begun, who wants to be told of it, how, and on which devices.

A notice is a row that the transaction of a move writes. The subject `calling` reads it and tells the player.
"""
