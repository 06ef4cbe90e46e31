"""Rate limits: token buckets for each route, and fixed windows in the database."""
