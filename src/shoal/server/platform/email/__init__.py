"""Transactional email: letters wait in the database until a worker has sent them by SMTP.

`store.queue_email` adds an email in the transaction of its cause, so both happen or neither. A worker sends it at least
once; a repeat has the same Message-ID, date and bytes, so that mailboxes show it once. A deployment without SMTP has no
letters: ask `settings.mails` before queueing one.

What is said about turns, and when, is in `community/notifications`; which turns have begun, and who wants to be told,
in `accounts/notification_outbox`.
"""
