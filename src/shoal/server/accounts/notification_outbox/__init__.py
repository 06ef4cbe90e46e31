"""The transactional outbox of notifications: whose turn has begun, who wants to be told of it, how, on which devices.

A notice is a row that the transaction of a move writes. `community/notifications` reads it and tells the player, by Web
Push or by email; `platform/email` sends the emails.
"""
