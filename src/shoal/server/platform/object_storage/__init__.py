"""Archives: files with the entries of finished games, in a folder or in object storage, outside of the database.

A file is NDJSON in gzip, and each line is a member of its own: one game is read without the others, and `zcat` reads
all. Files are never changed. They hold acts and times and no person, so erasing an account leaves them alone.

The attackers: readers who ask for old games again and again, to make us pay for requests or to keep our threads busy
while the storage is slow. They pass the limits of the routes first. The latest games that were read stay in memory,
and files are read in a few threads of their own, each with a time-out, while no connection to the database is held.
"""
