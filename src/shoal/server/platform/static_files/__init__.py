"""Files of the pages of other releases, kept in the database that all nodes share.

A page that was opened before an upgrade loads its lazy parts later, and a page of the next release may ask a node that
is not replaced yet. `shoal migrate` stores the files of its release, whose names contain their hashes; those of the
release before stay for some weeks. A node has its own files in its package and asks the database only for others.

The attackers: they ask for names that do not exist, or for large files again and again. The list of names is read
once in some seconds at most, whatever is asked, and files that were read stay in memory: there are a few megabytes.
"""
