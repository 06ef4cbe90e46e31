"""Notifications: tell players that it is their turn, by the quietest way that reaches them.

The page tells it if it is open; else a push to their devices; if none takes it, an email. At most one way for a turn.
The turns and the wishes of players are rows of `accounts/notification_outbox`; `platform/email` sends the emails.
"""
