"""Records from elsewhere: finished games of a page or another server, taken in to be reviewed here."""
