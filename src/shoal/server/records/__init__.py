"""Records from elsewhere: finished games that were played in a page or on another server, to be reviewed here."""
