"""Schema migrations: `upgrade` brings a database up to date, `versions` has one file for each change."""
